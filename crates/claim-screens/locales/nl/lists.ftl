# Leaderboards, profiles, and a player's own matches.

leaderboard_title = 🏆 Ranglijst
leaderboard_empty = Deze ranglijst is nog leeg. Speel op een server een potje met rating tegen mensen uit, dan sta je erin: `/claim start`
leaderboard_row = `{ $rank }.` { $name } · **{ $rating }** · { $played ->
    [one] { $played } potje
   *[other] { $played } potjes
}: { $won } gewonnen, { $drawn } gelijk, { $lost } verloren
leaderboard_own = ➤ { leaderboard_row } ← jij
this_server = Deze server
all_servers = Alle servers
all_games = Alle spellen
this_month = Deze maand
all_time = Altijd
month_starts_anew = Elke maand beginnen deze ratings opnieuw.
button_my_profile = Mijn profiel
button_leaderboard = Ranglijst
profile_own = 📈 Jouw profiel
profile_of = 📈 Profiel van { $name }
profile_unnamed = 📈 Profiel
rating_record = { $played ->
    [one] { $played } potje
   *[other] { $played } potjes
}: { $won } gewonnen, { $drawn } gelijk, { $lost } verloren
rating_now = **{ $rating }** · plaats { $rank } · { $record }
rating_none = Je hebt hier nog geen potje met rating uitgespeeld. Potjes tussen mensen op een server tellen voor de rating: `/claim start`
rating_none_other = { $player } heeft hier nog geen potje met rating uitgespeeld.
rating_none_of_game = Je hebt hier nog geen potje { $game } met rating uitgespeeld.
rating_none_of_game_other = { $player } heeft hier nog geen potje { $game } met rating uitgespeeld.
rating_provisional = ? voorlopig: nog maar weinig potjes met rating
profile_streaks = Op rij gewonnen: { $streak } · langste reeks: { $best }
profile_favourite = Favoriete factie: { $faction } ({ $won } keer gewonnen)
profile_games = Ratings per spel
profile_game = { $game }: **{ $rating }** · plaats { $rank } · { $record }
profile_bots = Tegen bots (zonder rating; al je potjes, op alle servers)
profile_bot = { $level ->
    [easy] Makkelijk
    [medium] Gemiddeld
   *[hard] Sterk
} ({ $names }): { $won } gewonnen, { $drawn } gelijk, { $lost } verloren
profile_forms = Jouw zetten (geanalyseerde potjes, op alle servers)
form_kept = **{ $game }:** { $percent }% van de winkansen behouden in { $count ->
    [one] één potje
   *[other] je laatste { $count } potjes
}.
form_exact_only = **{ $game }:** { $count ->
    [one] één potje
   *[other] je laatste { $count } potjes
}.
form_strength = { $strength ->
    [above-hard] Beter dan sterke bots.
    [below-easy] Zwakker dan makkelijke bots.
    [above-easy] Tussen makkelijke en gemiddelde bots.
   *[above-medium] Tussen gemiddelde en sterke bots.
}
form_trend = De laatste { $count }: { $new }%, daarvoor { $old }%.
form_critical = { $right } van { $count } beslissende { $count ->
    [one] zet
   *[other] zetten
} goed in fase 2.
form_typical = Meest gemaakte fout: { $kind ->
    [lead-one] waarmee je uitkomt in fase 1
    [follow-one] wat je bijlegt in fase 1
    [lead-two] waarmee je uitkomt in fase 2
    [follow-two] wat je bijlegt in fase 2
    [choice] welke kaart je neemt
    [roll] nog eens gooien in plaats van stoppen
    [stop] stoppen in plaats van nog eens gooien
    [space] welk veld je kiest
    [place] waar je welke kaart legt
    [power] hoe je krachten gebruikt
   *[draw] welke kaart je trekt
}.
profile_events = Toernooien
profile_event = { $event }: plaats **{ $place }** van { $players }
profile_opponents = Meest voorkomende tegenstanders
profile_opponent = { $name }: { $won } gewonnen, { $drawn } gelijk, { $lost } verloren
profile_against_you_heading = Onderling
profile_against_you = Jij: { $won } gewonnen, { $drawn } gelijk, { $lost } verloren
rating_history = { $count ->
    [one] Het enige potje met rating
   *[other] De laatste { $count } potjes met rating
}
page = Pagina { $number } van { $pages }
button_previous = Terug
button_next = Verder

matches_title = Jouw lopende potjes
matches_empty = Je hebt geen lopende potjes.
matches_line = Wacht op anderen: { $title }
matches_line_paused = ⏸️ Gepauzeerd: { $title }
matches_line_your_turn = **Jouw beurt:** { $title }
# Beside a match: whether it waits for the reader.
button_go_on = Verder spelen
button_show = Bekijken
matches_tables = Jouw open tafels en uitnodigingen
link_to_hand = [Jouw hand]({ $url })

finished_matches_title = Jouw afgelopen potjes
finished_matches_empty = Je hebt nog geen afgelopen potjes.
button_finished_matches = Afgelopen potjes

which_match_title = Welk potje?
which_match_menu = Kies een potje

tables_title = Open tafels op deze server
tables_empty = Er is geen tafel open.
tables_line = **{ $game }** · { $players } · { $free ->
    [0] alle plekken bezet
   *[other] { $free } van { $total } plekken vrij
}
tables_line_reserved = **{ $game }** · { $players } · gereserveerd voor { $names }
tables_label = Open tafel · { $game }: { $players }

button_share = In het kanaal delen
button_open_shared = Openen
button_refresh = Vernieuwen
watching = Je kijkt mee: nieuwe zetten verschijnen hier. Zo niet, druk dan op “{ $refresh }”.
watching_ended = Dit volgt het potje niet meer. “{ $watch }” toont het weer.
tables_running = Bezig in dit kanaal
shared = Gedeeld in het kanaal.
shared_by = Gedeeld door { $player }
