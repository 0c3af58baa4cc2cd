# Toernooien.

event_button_new = Nieuw toernooi
event_button_open = Toernooi openen
event_button_show = Bekijken
event_button_join = Meedoen
event_button_leave = Uitstappen
event_button_standings = Stand
event_button_compare = Vergelijken
event_button_first_difference = Eerste verschil
event_button_leg = Potje { $leg }
event_button_rules = Regels
event_button_record = Verslag
event_button_manage = Beheren
event_button_here = Ik ben er
event_button_back = Terug
event_button_previous = Vorige
event_button_next = Volgende
event_button_check_in = { $to ->
    [on] Met check-in
   *[off] Zonder check-in
}
event_button_start_now = Nu beginnen
event_button_postpone = { $minutes ->
    [60] 1 uur uitstellen
    [1440] 1 dag uitstellen
   *[other] { $minutes } minuten uitstellen
}
event_button_sign_up = { $to ->
    [on] Inschrijving openen
   *[off] Inschrijving sluiten
}
event_button_pause = { $to ->
    [on] Pauzeren
   *[off] Hervatten
}
event_button_players = Deelnemers
event_button_rulings = Uitslag bepalen
event_button_round = Ronde { $round }
event_button_end = Toernooi beëindigen
event_button_end_now = Ja, beëindigen
event_button_leave_now = Ja, uitstappen

event_title = 🏆 { $name }
event_default_name = { $game }-toernooi
event_list_title = Toernooien op deze server
event_list_empty = Op dit moment is er geen.
event_form_title = 🏆 Nieuw toernooi: { $name }
event_form_text = Open het zo, of verander het eerst. Iedereen in dit kanaal kan meedoen.
event_swiss = Zwitsers systeem, { $rounds } rondes
event_round_robin = Iedereen tegen iedereen
event_knockout = Knock-out
event_knockout_best_of = Knock-out, best of { $matches }
event_choose_format = Toernooivorm wijzigen
event_choose_game = Spel wijzigen
event_choose_time = Bedenktijd wijzigen
event_choose_deals = Puntentelling wijzigen
event_choose_start = Begin wijzigen
event_choose_most = Aantal deelnemers wijzigen
event_starts_in = Begint over { $duration }
event_most = { $count ->
    [0] Onbeperkt aantal deelnemers
   *[other] Hoogstens { $count } deelnemers
}
event_check_in_hint = { $state ->
    [on] Check-in: in de tien minuten voor het begin melden spelers dat ze er zijn
   *[off] Zonder check-in
}
event_deals = { $deals ->
    [own] Overwinningen tellen; elke tafel heeft eigen kaarten
    [board] Overwinningen tellen; alle tafels van een ronde hebben dezelfde kaarten
   *[duplicate] Duplicate: overal dezelfde kaarten, en je wordt vergeleken met de anderen op dezelfde plek
}
event_outline_deals = { $deals ->
    [board] dezelfde kaarten aan alle tafels
   *[duplicate] duplicate
}

event_organised_by = Georganiseerd door { $person }
event_start = Begin: { $when }
event_join_until = Schrijf je voor die tijd in!
event_sign_up_closed = De inschrijving is gesloten.
event_check_in_open = De check-in is open: druk voor het begin op “Ik ben er”.
event_paused = Gepauzeerd: tot het hervat wordt, begint er geen ronde.
event_round_running = Ronde { $round } van { $rounds }: { $left ->
    [one] aan één tafel wordt nog gespeeld.
   *[other] aan { $left } tafels wordt nog gespeeld.
}
event_round_over = Ronde { $round } van { $rounds } is voorbij.
event_next_begins = Volgende ronde: { $when }
event_over_played = Het is voorbij. Bedankt voor het meespelen!
event_over_ended = De organisator heeft het beëindigd.
event_over_cancelled = Het is afgelast.
event_players = { $count ->
    [0] Nog geen deelnemers.
    [one] **1 deelnemer**
   *[other] **{ $count } deelnemers**
}
event_more = … en nog { $count }
event_standings_heading = **Stand** – punten (verschillen)
event_standings_heading_duplicate = **Stand** – gemiddelde per ronde (punten voor overwinningen)
event_no_standings = Er is nog geen ronde beslist.
event_call_check_in = **{ $name }** begint zo. Zijn jullie er?
event_check_in_text = Druk voor het begin op de knop. Wie dat niet doet, ligt eruit.
event_round_title = 🏆 { $name } · Ronde { $round }
event_round_call = **{ $name }**: ronde { $round } begint!
event_tables = Tafels: { $links }
event_first_action = Jullie tafel wacht: wie binnen vijf minuten geen zet doet, verliest reglementair.
event_hidden_round = Alle tafels hebben dezelfde kaarten. Kaarten en uitslagen blijven daarom verborgen tot de ronde voorbij is. Verklap niets!
event_bye = Bye: { $names }
event_result_forfeit = { $name } was er niet
event_result_ruled = beslissing van de organisator
event_result_void = ongeldig
event_result_hidden = afgelopen
event_compare_title = 🏆 { $name } · Ronde { $round } · Vergelijking
event_compare_text = Aan alle tafels dezelfde kaarten: A is de eerste naam, B de tweede. De nummers zijn tafels.
event_compare_first = Eerste verschil: **{ $chapter }**
event_compare_alike = Aan alle tafels werd hetzelfde gespeeld.
event_compare_all = Alle
event_won = { $count ->
    [one] 🏆 { $winners } heeft **{ $name }** gewonnen!
   *[other] 🏆 { $winners } hebben **{ $name }** samen gewonnen!
}
event_cancelled = **{ $name }** gaat niet door.

event_rules_swiss = Zwitsers systeem: elke ronde speel je tegen iemand met ongeveer evenveel punten, en zo mogelijk tegen niemand twee keer.
event_rules_round_robin = Iedereen speelt één keer tegen alle anderen.
event_rules_knockout = Knock-out: wie verliest, ligt eruit. Bij gelijke stand gaat de hoogst geplaatste door.
event_rules_points = Winst is 1 punt, gelijkspel ½, een bye 1. Bij gelijke punten beslist de som van de verschillen, daarna het onderlinge resultaat.
event_rules_duplicate_points = Per ronde krijg je het percentage van de anderen op dezelfde plek die het met dezelfde kaarten slechter deden dan jij; gelijk telt half. Een bye is 60%. Het gemiddelde beslist, daarna de punten voor overwinningen.
event_rules_knockout_points = De rangorde volgt uit de rondes die je overleeft. De plaatsing volgt uit de rating.
event_rules_board = Alle tafels van een ronde hebben dezelfde kaarten. Kaarten en uitslagen blijven verborgen tot de ronde voorbij is; daarna laat *Vergelijken* zien wat elke tafel ervan heeft gemaakt.
event_rules_live = Speel binnen vijf minuten je eerste zet, anders verlies je reglementair. De tweede keer lig je eruit. Pauzes zijn er niet.
event_rules_days = Speel elke zet binnen je tijd per beurt; zonder één zet verlies je reglementair. De tweede keer lig je eruit. Een potje eindigt na 14 dagen.
event_rules_leave = Stap je uit, dan verlies je het potje dat je speelt; eerdere uitslagen blijven staan.
event_rules_proof = Indeling en kaarten volgen uit een geheim met deze vingerafdruk, dat aan het eind bekend wordt: { $commitment }

event_manage_title = { $name } beheren
event_manage_help = Het gaat door zonder jou: rondes beginnen vanzelf, en wie twee keer reglementair verliest, ligt eruit. Een beslissing beëindigt het potje aan die tafel; over je eigen potje beslis je niet. Een pauze beëindigt alles na een week.
event_not_posted = Ik kan niets plaatsen in { $channel }, dus daar verschijnt niets nieuws. Geef me “Kanaal bekijken” en “Berichten versturen”, of beëindig het toernooi.
event_players_text = Voeg mensen toe of verwijder een speler. Wie verwijderd is, kan niet terug.
event_choose_added = Mensen toevoegen …
event_choose_removed = Een speler verwijderen …
event_rulings_text = Kies een tafel om winst toe te kennen of de uitslag te schrappen. Over je eigen tafel beslissen anderen.
event_choose_table = Kies een tafel …
event_ruling_text = Je beslissing vervangt wat er gespeeld is en beëindigt een lopend potje. De reden staat in het verslag.
event_choose_ruling = Kies een uitslag en een reden …
event_award_win = { $name } wint
event_award_draw = Gelijkspel
event_award_void = Potje schrappen: telt als gelijkspel
event_reason = { $reason ->
    [agreed] De spelers zijn het eens
    [absent] Een speler was er niet
    [conduct] Oneerlijk spel
   *[trouble] Technische problemen
}
event_end_question = **{ $name }** nu beëindigen? Lopende potjes worden gestopt, en de ronde die niet beslist is, telt voor niemand.
event_leave_question = Uit **{ $name }** stappen? Je verliest het potje dat je speelt.

event_joined =
    Je doet mee aan { $name }.
    Begin: { $when }
event_checked_in = Je bent erbij. Tot zo!
event_left = Je bent uit het toernooi gestapt.
event_opened = Het toernooi is geopend.
event_done = Gedaan.
event_added = { $count ->
    [one] 1 speler is toegevoegd.
   *[other] { $count } spelers zijn toegevoegd.
}
event_none_added = Er kwam niemand bij: ze doen al mee, of kunnen niet meer meedoen.
event_no_bots = Bots kunnen niet meedoen aan toernooien.
event_not_found = Dit toernooi bestaat niet.
event_not_organiser = Dat kunnen alleen de organisator en mensen die evenementen mogen beheren.
event_may_not_create = Alleen mensen met het recht *Evenementen beheren* of *Server beheren* kunnen hier toernooien openen. In de serverinstellingen kan een beheerder het voor iedereen openstellen.
event_refused = { $why ->
    [over] Het toernooi is voorbij.
    [already-in] Je doet al mee.
    [not-in] Je doet niet mee aan dit toernooi.
    [removed] De organisator heeft je uit dit toernooi verwijderd.
    [sign-up-closed] De inschrijving is gesloten.
    [too-late] Het is te laat om mee te doen: het toernooi is begonnen.
    [full] Alle plaatsen zijn bezet.
    [no-check-in] Er is op dit moment geen check-in.
    [already-checked-in] Je hebt al ingecheckt.
    [eliminated] Je ligt er al uit.
    [begun] Het toernooi is begonnen.
    [too-few-players] Er doen minder dan drie mensen mee.
    [in-past] Die tijd is al voorbij.
    [unchanged] Zo is het al.
    [no-such-table] Die tafel bestaat niet.
    [own-match] Je speelt aan deze tafel. Laat een ander beslissen.
    [needs-winner] Een van de twee moet doorgaan.
    [next-round-begun] De volgende ronde is begonnen, dus deze uitslag blijft staan.
   *[not-running] Dit potje loopt niet meer.
}
event_limit = { $count ->
    [one] Op deze server kan maar één toernooi tegelijk lopen.
   *[other] Op deze server kunnen hoogstens { $count } toernooien tegelijk lopen.
}
