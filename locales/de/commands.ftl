# Namen: klein, ohne Leerzeichen. Beschreibungen: höchstens 100 Zeichen.

command_claim = claim
command_claim_description = Die Kartenspiele der Claim-Reihe spielen
command_start = start
command_start_description = Einen Tisch in diesem Kanal eröffnen
command_play = spielen
command_play_description = Eine Karte spielen oder etwas anderes entscheiden, das bei dir liegt
command_hand = hand
command_hand_description = Mir meine Karten zeigen – nur mir
command_table = tisch
command_table_description = Eine Partie so zeigen, wie alle sie sehen
command_matches = partien
command_matches_description = Meine laufenden Partien mit Links auflisten
command_resign = aufgeben
command_resign_description = Eine Partie aufgeben
command_leaderboard = rangliste
command_leaderboard_description = Zeigen, wer auf diesem Server vorn liegt
command_rules = regeln
command_rules_description = Ein Spiel oder eine seiner Fraktionen erklären
command_help = hilfe
command_help_description = Was dieser Bot kann und wie es losgeht

option_opponent = gegner
option_opponent_description = Wer eingeladen ist; ohne Angabe kann sich jeder dazusetzen
option_game = spiel
option_game_description = Welches Spiel
option_time = zeit
option_time_description = Wie lange ein Zug dauern darf
option_action = aktion
option_action_description = Was du tun willst
option_match = partie
option_match_description = Welche deiner Partien
option_faction = fraktion
option_faction_description = Welche Fraktion; ohne Angabe das ganze Spiel

choice_ten_minutes = 10 Minuten pro Zug
choice_one_hour = 1 Stunde pro Zug
choice_one_day = 1 Tag pro Zug
choice_three_days = 3 Tage pro Zug
