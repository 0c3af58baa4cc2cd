# Wege zur ersten Partie.

button_learn = Lernen
button_play_bots = { $count ->
    [one] Gegen einen Bot spielen
   *[other] Gegen Bots spielen
}
button_open_table = Tisch eröffnen
# Wo sich kein Tisch eröffnen lässt.
no_tables_in_direct_messages = Tische eröffnest du auf einem Server, mit `/claim start`. Hier kannst du gegen Bots spielen.
# Im Menü einer Person, unter „Apps“.
challenge = Zu Claim herausfordern
profile_of_person = Claim-Profil
# An alle, die dem Bot schreiben.
greeting = Nachrichten lese ich nicht. Tippe `/claim`, um zu sehen, was ich kann, oder fange gleich hier an:
# An eine Person, die vom Tisch entfernt wurde.
removed = { $host } hat dich vom Tisch für { $game } entfernt.
