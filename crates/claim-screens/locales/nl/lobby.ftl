# A table before its match.

invitation = { $mentions }, { $host } nodigt { $count ->
    [one] je
   *[other] jullie
} uit voor een potje { $game }!
opened = { $host } wil graag { $game } spelen. Wie doet er mee?
call_full = { $mentions }, iedereen is er: druk op “Starten”.
call_host_left = { $mentions }, dit is nu jouw tafel: de host is weg.
series_next = { $mentions }, het volgende potje van de serie staat klaar: druk op “Starten”.
lobby_title = { $game }: open tafel
lobby_host = Tafel van { $host }
lobby_seat = Plek { $number }: { $player ->
    [none] vrij
   *[other] { $player }
}
lobby_seat_reserved = Plek { $number }: gereserveerd voor { $player }
lobby_declined = ✉️ { $players } { $count ->
    [one] heeft afgezegd
   *[other] hebben afgezegd
}.
lobby_team = Team { $number } – { $members }
series_first = Best of { $matches }
series_match = Best of { $matches }, potje { $number }. Stand in de serie: { $score }
series_continues = Best of { $matches }: { $score }. Het volgende potje gaat open in hetzelfde kanaal.
series_ended = De serie eindigt hier: { $score }
series_won = { $count ->
    [one] 🏆 { $players } wint de serie
   *[other] 🏆 { $players } winnen de serie
}: { $score }
series_drawn = 🤝 De serie eindigt gelijk: { $score }
lobby_option = { $option ->
    [factions] Facties
   *[variant] Variant
}: { $names }
lobby_time = ⏳ Bedenktijd per beurt: { $limit }
lobby_time_reserve = ⏳ Bedenktijd per speler: { $initial }, plus { $increment } per beurt
lobby_time_unlimited = ⏳ Geen tijdslimiet
lobby_unrated = ⚖️ Dit potje telt niet voor de rating: { $players ->
    [2] deze twee
   *[other] twee van deze spelers
} hebben de laatste 24 uur al { $matches } potjes met rating tegen elkaar gespeeld.
# What happens at a deadline.
out_of_time = { $players ->
    [2] Wie door de tijd gaat, verliest. Zolang jullie niet allebei hebben gespeeld, wordt het potje meestal alleen afgebroken.
   *[other] Wie door de tijd gaat, verliest. Kunnen de anderen doorspelen, dan neemt een bot de plek over; anders eindigt het potje.
}
lobby_wait = Druk op “Meedoen” om aan te schuiven. Als alle plekken bezet zijn, kan het potje beginnen.
lobby_wait_invited = { $count ->
    [one] { $players }, druk op “Meedoen” om aan te schuiven. Als iedereen er is, kan het potje beginnen.
   *[other] { $players }, druk allemaal op “Meedoen” om aan te schuiven. Als iedereen er is, kan het potje beginnen.
}
lobby_starts_with_invited = { $player }, druk op “Meedoen” en het potje begint meteen.
lobby_full = Iedereen is er: druk op “Starten”. Je hand komt dan als privébericht. De knop “Mijn hand” toont hem ook.
lobby_full_without_hands = Iedereen is er: druk op “Starten”. Er wordt gewoon hier gespeeld.
lobby_cancelled = De tafel van { $host } is opgeheven.
lobby_expired = Het potje is niet op tijd gestart. Deze tafel is gesloten.
lobby_fingerprint = Vingerafdruk van het geheim (SHA-256): { $commitment }
fingerprint_message = Vingerafdruk van het geheim: `{ $commitment }`

fairness_title = Aantoonbaar eerlijk
fairness_title_unproven = Fair play
fairness_text = Over kaarten en dobbelstenen beslis ik niet alleen, en dat kunnen jullie achteraf nagaan.
    1. Als een tafel opengaat, maak ik een willekeurig geheim. De vingerafdruk ervan zet ik in een apart bericht voordat iemand kan meedoen. Dat bericht verandert nooit; anders zou Discord het als bewerkt aangeven.
    2. Elke kaart en elke worp volgt uit het geheim en uit jullie klikken op “Meedoen” en “Starten”. Je hoeft er alleen op te vertrouwen dat ik elke klik gebruik zoals Discord hem doorgeeft.
    3. Na het potje onthul ik het geheim. Past het bij de vingerafdruk, dan is het niet verwisseld.
fairness_unproven = Dit potje begon meteen: vooraf was er geen vingerafdruk te zien en er telden geen klikken mee, dus de eerlijkheid is niet te bewijzen. Wil je een bewijs, open dan een tafel op een server, voeg bots toe onder “{ button_options }” en druk op “{ button_start }”.
fairness_fingerprint_heading = Vingerafdruk (SHA-256 van het geheim)
fairness_fingerprint = `{ $commitment }`
fairness_secret_heading = Geheim
fairness_secret = `{ $secret }`
    Vingerafdruk en geheim staan ook in het verslag (“Verslag”, onder de uitslag). `claim-bot check` controleert daarmee elke kaart en elke worp.
fairness_secret_later = Wordt na het potje onthuld.

button_join = Meedoen
button_leave = Tafel verlaten
button_decline = Afzeggen
button_options = Tafelopties
button_start = Starten
button_cancel = Tafel opheffen

# What can be changed at the table, privately.
options_title = Tafelopties
options_host = Dit is jouw tafel. Potjes met bots tellen niet voor de rating.
options_host_alone = Dit is jouw tafel. Tot iemand meedoet, kun je nog van spel wisselen. Potjes met bots tellen niet voor de rating.
options_guest = Tafel van { $host }. { $can_change ->
    [true] Je kunt van plek wisselen en bots toevoegen. Potjes met bots tellen niet voor de rating.
   *[false] Er is geen plek vrij.
}
options_game = **{ $game }** voor { $players } spelers
menu_bots = Bots toevoegen of weghalen
menu_seat = Van plek wisselen
menu_invite = Mensen uitnodigen
menu_players = Spelers weghalen of tafel overdragen
menu_game = Ander spel kiezen
menu_count = Aantal spelers wijzigen
menu_variant = Variant wijzigen
menu_time = Bedenktijd wijzigen
option_fill_with_bots = Vrije plekken vullen met bots: { $level ->
    [easy] makkelijk
    [medium] gemiddeld
   *[hard] sterk
}
option_add_bot = Eén bot toevoegen: { $level ->
    [easy] makkelijk
    [medium] gemiddeld
   *[hard] sterk
}
option_remove_bot = Een bot weghalen
option_seat = Plek { $number } nemen
option_seat_with = Plek { $number } nemen, in een team met { $player }
option_swap_seat = Ruilen met { $player } (plek { $number })
option_partner = In een team met { $player } spelen
option_hand_over = Tafel overdragen aan { $player }
option_remove = { $player } van de tafel halen
option_withdraw = Uitnodiging voor { $player } intrekken
option_players_count = { $count } spelers
button_change_game = Spel of tijd wijzigen
button_other_factions = Andere facties loten
button_table_options = Terug

# Where the bot is not a member.
bot_match_offer = Ik ben hier geen lid en kan geen tafel openen. In onze privéberichten kun je tegen bots spelen. Tegen mensen speel je op een server waar ik op zit.
button_bot_match = Tegen bots spelen
