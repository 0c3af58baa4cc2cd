# Unentschieden oder Abbruch anbieten. Das Angebot endet, wenn jemand weiterspielt, der gefragt wurde.

offer_made_by = { $player ->
    [you] 🤝 Du bietest { $what ->
        [draw] ein Unentschieden
       *[other] einen Abbruch ohne Wertung
    } an. Wer weiterspielt, ohne zu antworten, lehnt ab.
   *[other] 🤝 { $player } bietet { $what ->
        [draw] ein Unentschieden
       *[other] einen Abbruch ohne Wertung
    } an.
}
# Auf dem Sperrbildschirm.
told_offer = { $player } bietet { $what ->
    [draw] ein Unentschieden
   *[other] einen Abbruch
} an: Nimmst du an?
offer_decline_by_playing = Einfach weiterspielen heißt ablehnen.
offer_accepted_by_you = Du bist einverstanden. Es haben noch nicht alle geantwortet.
offer_accepted_by = Einverstanden: { $players }.
offer_declined_by = { $player ->
    [you] Du hast
   *[other] { $player } hat
} { $what ->
    [draw] das Unentschieden
   *[other] den Abbruch
} abgelehnt.
offer_withdrawn_by = { $player ->
    [you] Du hast
   *[other] { $player } hat
} das Angebot zurückgezogen.

button_offer = { $what ->
    [draw] Unentschieden anbieten
   *[other] Abbruch anbieten
}
button_accept_offer = { $what ->
    [draw] Unentschieden annehmen
   *[other] Partie abbrechen
}
button_decline_offer = Ablehnen
button_withdraw_offer = Angebot zurückziehen

offer_made = Angebot verschickt.
offer_accepted = Du bist einverstanden.
offer_declined = Du hast abgelehnt.
offer_withdrawn = Du hast dein Angebot zurückgezogen.
no_players_to_ask = Hier gibt es niemanden zu fragen: Die anderen sind Bots.
too_early_to_draw = Ein Unentschieden kannst du ab dem dritten Stich (oder der dritten Runde) anbieten.
offer_open = Es gibt schon ein Angebot. Antworte erst darauf.
offer_was_declined = Eben gab es schon ein Angebot. Nach dem nächsten Zug kannst du ein neues machen.
offer_lapsed = Dieses Angebot gibt es nicht mehr.
offer_already_accepted = Du bist schon einverstanden. Es haben noch nicht alle geantwortet.
match_stopped = Du hast die Partie beendet. Sie zählt nicht.
