# Short private answers.

turn_mention = { $mention }, jij bent aan de beurt – druk op “{ $button }”.
asked_mention = { $mention }, er wordt op je antwoord gewacht:
turn_mention_link = { $mention }, jij bent aan de beurt: { $link }
# The direct message in games that are played at the table.
turn_notice = **Jij bent aan de beurt.**
# On a phone’s lock screen.
told_turn = Jij bent aan de beurt: { $title }
turn_notice_other = Er wordt aan de tafel gespeeld. Je krijgt een bericht als je aan de beurt bent.

not_your_turn = Je bent niet aan de beurt.
outdated_button = Deze knop is verouderd. Neem een nieuwer bericht van mij.
outdated_button_of_match = Deze knop is verouderd. Zo staat het potje er nu voor:
match_over = Dit potje is voorbij.
match_paused = Dit potje is gepauzeerd. Elke speler kan het hervatten onder “Klok”.
match_not_paused = Dit potje is niet gepauzeerd.
no_pause_in_event = In toernooien zijn er geen pauzes: de volgende ronde wacht op iedereen.
no_clock = In dit potje loopt geen klok.
own_clock = Alleen een tegenstander kan je meer tijd geven.
enough_time = Deze speler heeft nog ruim de tijd. Je kunt pas meer geven als er een deel van op is.
pause_already_asked = Je hebt al om een pauze gevraagd. Die begint als iedereen het ermee eens is.
no_pause_asked = Dat verzoek om een pauze staat niet meer open.
not_in_match = Je speelt niet mee in dit potje. Begin er zelf een met `/claim start`.
has_left = Je hebt dit potje verlaten. Een bot speelt door op jouw plek.
cannot_call_off = Het potje kan niet meer worden afgebroken.
unknown_button = Die knop ken ik niet. Neem een nieuwer bericht van mij.
unreadable_command = Dat commando kon ik niet lezen. Typ het nog eens en kies uit de lijsten die tijdens het typen opengaan.
unknown_action = Die zet ken ik niet. Kies er een uit de lijst die tijdens het typen opengaat.
unknown_game = Dat spel ken ik niet. Kies er een uit de lijst die tijdens het typen opengaat.
wrong_player_count = { $game } is voor { $numbers } spelers. Kies een ander aantal, of een ander spel.
option_unavailable = Bij { $game } valt er geen { $option ->
    [factions] factie
   *[variant] variant
} te kiezen. Laat deze optie weg.
option_conflict = { $option ->
    [factions] { $misfits } gaan in { $game } niet samen met de andere facties
   *[variant] “{ $misfits }” bestaat niet in { $game }
}{ $players ->
    [these] { " " }bij dit aantal spelers
   *[any] { "" }
}. Kies uit de lijst die tijdens het typen opengaat, of laat de optie leeg.
faction_missing = In { $game } moet minstens een van deze facties meedoen: { $factions }. Kies uit de lijst die tijdens het typen opengaat, of laat de optie leeg.
several_variants = Kies maar één variant.
options_conflict = Deze opties gaan niet samen. Kies uit de lijsten die tijdens het typen opengaan, of laat opties leeg.
unknown_choice = “{ $typed }” ken ik niet. Kies uit de lijst die tijdens het typen opengaat, of laat de optie leeg.
unknown_faction = Die factie ken ik niet. Kies er een uit de lijst die tijdens het typen opengaat.
table_full = Alle plekken aan deze tafel zijn bezet. Open je eigen tafel met `/claim start`.
table_not_full = Er zijn nog plekken vrij. Het potje kan beginnen als alle plekken bezet zijn.
table_closed = Deze tafel is gesloten.
already_started = Dit potje is al begonnen. Open een nieuwe tafel met `/claim start`.
already_seated = Je zit al aan deze tafel.
not_seated = Je zit niet aan deze tafel. Druk op “Meedoen” voor een vrije plek.
other_not_seated = Die speler zit niet meer aan deze tafel.
other_not_invited = Die uitnodiging staat niet meer open.
only_seated_start = Alleen wie aan deze tafel zit, kan het potje starten.
only_host_cancels = Alleen de host kan deze tafel opheffen.
opponent_is_yourself = Je kunt niet tegen jezelf spelen. Kies een ander.
opponent_is_bot = Andere bots kun je niet uitnodigen. Kies een persoon.
opponent_is_this_bot = Ik heb geen uitnodiging nodig. Tegen bots speel je met het menu “{ menu_bots }”.
already_invited = Iedereen die je koos, heeft al een plek of een uitnodiging.
seats_reserved = { $count ->
    [one] De vrije plek is
   *[other] De vrije plekken zijn
} gereserveerd voor { $names }.
no_longer_in_server = Je zit niet meer op de server waar dit potje is gespeeld.
opponent_not_here = Die persoon zit niet op deze server, dus ik kan die niet uitnodigen.
removed_from_table = De host heeft je van deze tafel gehaald. Met `/claim start` open je een eigen tafel.
rated_changed = Of dit potje telt voor de rating, is net veranderd: kijk nog eens naar de tafel en druk opnieuw als je nog wilt spelen.
terms_changed = De host heeft net het spel of de tijd veranderd. Kijk nog eens naar de tafel en druk op “Meedoen” als je nog wilt spelen.
no_invitation = Je hebt geen open uitnodiging voor deze tafel.
seat_taken = Op die plek zit al iemand.
host_only = Dat kan alleen de host van deze tafel.
others_joined = Er doen al anderen mee, dus het spel kan niet meer veranderen. Hef de tafel op en open een nieuwe.
too_few_seats = Je hebt meer mensen uitgenodigd dan er plekken zijn. Kies een hoger aantal spelers, of nodig minder mensen uit.
no_seats_for_bots = Er zijn geen plekken over voor bots. Laat `bots` weg, of kies een spel voor meer spelers.
invited_other = { $count ->
    [one] Deze plek is gereserveerd voor { $names }
   *[other] De vrije plekken zijn gereserveerd voor { $names }
}. Open je eigen tafel met `/claim start`.
match_not_found = Dat potje kan ik niet vinden. `/claim potjes` toont je lopende potjes.
match_unreadable = Ik kan de bewaarde gegevens van dit potje niet lezen, dus het gaat pas verder als dat is opgelost. Er is niets verwijderd en alle klokken staan stil. Vertel het alsjeblieft aan wie deze bot beheert.
own_match_unreadable = Ik kan de bewaarde gegevens van een van je potjes niet lezen, dus dat potje gaat pas verder als dat is opgelost. Er is niets verwijderd en alle klokken staan stil. Vertel het alsjeblieft aan wie deze bot beheert.
match_still_running = Dat potje loopt nog. Probeer het opnieuw als het voorbij is.
match_hidden = Anderen spelen nog met dezelfde kaarten. Je kunt het potje bekijken als de ronde voorbij is.
no_finished_match = Je hebt nog geen afgelopen potjes.
nothing_to_analyse = Dat potje eindigde voordat er gespeeld was, dus er valt niets te analyseren.
no_running_match = Je hebt geen lopende potjes.
missing_permissions = In dit kanaal mis ik: { $permissions }. Een serverbeheerder kan me dat geven.
missing_thread_permissions = Ik kan in dit kanaal nog geen threads openen. Ontbrekende rechten: { $permissions }. Geef ze aan mijn rol; tot dan worden potjes in het kanaal zelf gespeeld.
thread_refused = Ik kon in <#{ $channel }> geen thread openen voor een potje. Mijn rol heeft daar deze rechten nodig: { $permissions }. Zonder die rechten worden potjes in het kanaal zelf gespeeld. Wil je geen threads, zet ze dan uit met `/claim instellingen`.
limit_own_tables = Je hebt al { $count ->
    [one] een open tafel
   *[other] { $count } open tafels
}. Start een potje of hef een tafel op voordat je er nog een opent.
limit_player_tables = { $player } heeft al { $count ->
    [one] een open tafel. Je kunt deze overdragen als het potje aan die tafel is begonnen of die tafel is opgeheven.
   *[other] { $count } open tafels. Je kunt deze overdragen als aan een daarvan een potje is begonnen of er een is opgeheven.
}
limit_server_tables = Deze server heeft al { $count ->
    [one] een open tafel
   *[other] { $count } open tafels
}. Schuif aan met `/claim tafels`, of probeer het later opnieuw.
limit_own_matches = { $count ->
    [one] Je speelt al een potje. Maak dat eerst af.
   *[other] Je speelt al { $count } potjes tegelijk. Maak er eerst een af.
}
limit_player_matches = { $player } speelt al { $count ->
    [one] een potje. Dit potje kan beginnen als dat voorbij is.
   *[other] { $count } potjes tegelijk. Dit potje kan beginnen als een daarvan voorbij is.
}
limit_server_matches = { $count ->
    [one] Op deze server loopt al een potje. Probeer het opnieuw als het voorbij is.
   *[other] Op deze server lopen al { $count } potjes. Probeer het opnieuw als er een voorbij is.
}
limit_vacation_days = Je hebt niet genoeg vakantiedagen over ({ $count } per jaar). Kies minder dagen.
limit_analyses = { $count ->
    [one] Ik werk nog aan je laatste verzoek. Wacht even tot het klaar is.
   *[other] Ik werk nog aan { $count } verzoeken van jou. Wacht even tot er een klaar is.
}
limit_all_analyses = { $count ->
    [one] Ik analyseer nog een ander potje.
   *[other] Er wachten al { $count } andere potjes op hun analyse.
} Probeer het over een minuut opnieuw.
servers_only = Dit werkt alleen op een server waar ik op zit.
cannot_write_here = Je kunt dit hier niet delen, omdat je in dit kanaal niet kunt schrijven. Probeer een ander kanaal.
not_shared = Dat kon ik hier net niet plaatsen. Probeer het nog eens.
watch_elsewhere = Je kunt dit potje volgen in { $channel }.
stop_elsewhere = Je kunt dit potje alleen stoppen in { $channel }.
only_bots_here = Hier kun je alleen tegen bots spelen. Tegen mensen speel je met `/claim start` op een server waar ik op zit.
no_series_here = Een serie speel je alleen op een server. Hier kun je losse potjes spelen: gebruik `/claim start` zonder `serie`.
match_started_in_direct_messages = Je potje is begonnen in onze privéberichten. `/claim hand` toont het hier ook. Aan tafel: { $bots }.
match_started_against_bots = Je potje is begonnen. Aan tafel: { $bots }.
internal_error = Er ging bij mij iets mis. Probeer het zo nog eens. Alles wat ik bevestigd heb, is bewaard.
shutting_down = Ik start opnieuw op. Probeer het over een minuut nog eens. Je potjes zijn veilig.

# Choices that /claim play offers when there is nothing to play: no markdown, at most 100 characters.
play_no_match = Er wacht geen potje op je. Begin er een met /claim start
play_not_your_turn = Je bent niet aan de beurt: wachten op { $player }

# A choice that /claim play offers when there are more moves than fit.
play_more = nog { $count } – typ om ze te zien

joined_table = Je zit nu aan de tafel.
table_elsewhere = De tafel is in { $channel }.
table_not_posted = Ik kan de tafel nu niet tonen in { $channel }. Ik blijf het proberen. Verschijnt hij niet, vraag dan een moderator om mij daar “Kanaal bekijken” en “Berichten versturen” te geven.
bots_joined = Nieuw aan tafel: { $bots }.
invitation_declined = Je hebt afgezegd. De anderen zien dat aan de tafel.
people_invited = Iedereen die je koos, is uitgenodigd.
seats_changed = De plekken zijn gewisseld.
player_removed = Klaar. De plek is vrij.
invitation_withdrawn = De uitnodiging is ingetrokken.
table_handed_over = De tafel is overgedragen.
bot_removed = De bot heeft de tafel verlaten.
no_bot = Er zit geen bot aan deze tafel.
left_table = Je hebt de tafel verlaten.
table_cancelled = De tafel is opgeheven.
resigned = Je hebt opgegeven.
resigned_to_bot = Je hebt opgegeven. Een bot speelt door op jouw plek.
called_off = Je hebt het potje afgebroken. Het telt niet.

# As Discord calls them.
# Ask a native speaker: these names in Discord’s Dutch settings.
permission_view_channel = Kanaal bekijken
permission_connect = Verbinden
permission_send_messages = Berichten versturen
permission_create_public_threads = Openbare threads maken
permission_send_messages_in_threads = Berichten versturen in threads
permission_attach_files = Bestanden bijvoegen
permission_read_message_history = Berichtgeschiedenis bekijken

# Why the rules refuse a move.
refused_no_turn = Er is nu niemand aan de beurt.
refused_not_held = Je hebt { $card } niet in je hand.
refused_revoke = Je moet bekennen met { faction_led }.
refused_revoke_doppelganger = Je moet bekennen met { faction_led } (of een Dubbelganger spelen).
refused_play_expected = Speel nu een kaart.
refused_take_expected = Neem eerst een kaart.
refused_remove_expected = Kies eerst wiens Gnoom de Reus weghaalt.
refused_nothing_there = Die kaart kun je niet nemen.
refused_no_victim = Die speler heeft zo’n Gnoom niet.

# Matches in lists.
match_your_turn = Jouw beurt · { $title }
match_ended_ago = { $unit ->
    [minute] { $count } min
    [hour] { $count } u
   *[day] { $count ->
        [one] 1 dag
       *[other] { $count } dagen
    }
} geleden · { $title }
match_ended_exactly_ago = { $days ->
    [0] {""}
    [one] 1 dag{" "}
   *[other] { $days } dagen{" "}
}{ $hours ->
    [0] {""}
   *[other] { $hours } u{" "}
}{ $minutes } min geleden · { $title }

# Tables that were opened, and matches that have begun.
table_opened = Je tafel is open. Als alle plekken bezet zijn, kan iedereen aan tafel het potje starten.
table_opened_for_guest = Je tafel is open. Het potje begint zodra je gast meedoet.
table_opened_with_bots = Je tafel is open en de bots zitten klaar. Als al je gasten er zijn, kun je het potje starten. Potjes met bots tellen niet voor de rating.
table_opened_with_bots_for_guest = Je tafel is open en de bots zitten klaar. Het potje begint zodra je gast meedoet. Potjes met bots tellen niet voor de rating.
match_started_with_bots = Het potje is begonnen. Aan tafel: { $bots }. Het telt niet voor de rating en is niet aantoonbaar eerlijk (zie “Fair play”).
match_started = Het potje is begonnen.
rematch_opened = De tafel voor de revanche is open. De anderen kunnen aanschuiven met “Meedoen” of “Revanche”.
rematch_missed = De revanche is zonder jou begonnen. Om weer te spelen, open je een tafel met `/claim start`.
other_table_open = Je hebt nog een open tafel: [Naar de tafel]({ $url }). Onder “Tafelopties” kun je die opheffen.
hand_elsewhere = Speel verder in je privéberichten: [Jouw hand]({ $url })
hand_moved = Je hand staat in een nieuwer bericht.
hand_not_delivered = Je kaarten staan hier omdat Discord ze niet als privébericht heeft bezorgd. Wil je ze daar krijgen, sta dan privéberichten toe in de privacy-instellingen van de server.
series_running = De serie is begonnen, dus spelers en plekken staan vast.

# To the person who runs the bot, by direct message.
operator_notice = **De bot heeft je nodig.** { $kind ->
    [backup] De laatste back-up van de database is mislukt.
    [disk] De schijf van de database is bijna vol.
    [quarantine] Sommige potjes zijn onleesbaar en apart gezet.
   *[clock] De klok van zijn machine loopt niet goed.
} `{ $details }`
