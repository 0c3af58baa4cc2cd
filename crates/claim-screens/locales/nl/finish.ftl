# A finished match: its result, its replay, its record.

match_won = { $count ->
    [one] 🏆 { $players } wint!
   *[other] 🏆 { $players } winnen!
}
match_drawn = 🤝 Het potje eindigt in gelijkspel.
match_shared = 🤝 { $players } delen de eerste plaats.
match_aborted = Het potje is afgebroken en telt niet.
ended_resigned = { $player ->
    [you] Jij gaf op.
   *[other] { $player } gaf op.
}
ended_timeout = { $player ->
    [you] Jouw tijd was op.
   *[other] De tijd van { $player } was op.
}
ended_left = { $player ->
    [you] Jij hebt de server verlaten.
   *[other] { $player } heeft de server verlaten.
}
ended_drawn = De spelers zijn gelijkspel overeengekomen.
ended_agreed = De spelers zijn overeengekomen af te breken.
ended_stopped = Een moderator heeft het potje gestopt.
ended_stopped_by_organiser = De organisator van het toernooi heeft dit potje beëindigd.
match_voided = 🚫 Een moderator van de server heeft dit potje ongeldig verklaard: het telt niet.
unrated_pair = ⚖️ Zonder rating: toen dit potje begon, hadden { $players ->
    [2] deze twee
   *[other] twee van de spelers
} binnen 24 uur al { $matches } potjes met rating tegen elkaar gespeeld.
# After one of the three sentences about a player who has left.
taken_over = { $sentence } Een bot heeft het overgenomen.
best_who_stayed = Wie vertrok, kan niet winnen: de beste van de anderen wint.
you_are_replaced = Een bot speelt door op jouw plek. Voor jou telt het potje als verlies.
you_lost_by_leaving = { $sentence } Je verliest dit potje.

result_heading = **Zo stemden de facties: { $votes }**
vote_won = { $faction }: { $side } ({ $counts })
vote_tie_broken = { $faction }: { $side } ({ $counts }; hoge kaart: { $high } verslaat { $low })
vote_tie = { $faction }: gelijk ({ $counts })
vote_no_cards = { $faction }: geen kaarten
votes_tied = Evenveel stemmen. { $outcome ->
    [tied] De som van de kaartwaarden in de gewonnen facties is ook gelijk:
   *[decided] De som van de kaartwaarden in de gewonnen facties beslist:
} **{ $sums }**

# How close it was.
close_card = { $owner ->
    [you] Met jouw { $card }
   *[other] Met { $card } van { $owner }
} had { $player ->
    [you] jij
   *[other] { $player }
} gewonnen.
close_votes = { $player ->
    [you] Jij kwam
   *[other] { $player } kwam
} { $count ->
    [one] 1 stem
   *[other] { $count } stemmen
} tekort.

# The message in the channel for a player who gets no direct messages.
result_mention = { $mention }, je potje is voorbij.

ratings_heading = Ratings
rating_change = { $player }: { $before } → { $after } ({ $change })

# Headlines; the score follows.
you_won = 🏆 Je hebt gewonnen!
you_lost = Je hebt verloren.
you_drew = 🤝 Gelijkspel.

# Above the buttons that a result leaves out.
finished_more = Het verslag van dit potje, en hoe je nagaat dat er eerlijk is gedeeld:

# The table’s message, when its result is a new message below.
result_below = Dit potje is voorbij: [bekijk de uitslag]({ $url })

button_rematch = Revanche
button_play_too = Ook spelen
button_replay = Terugkijken
button_record = Verslag

replay_title = Terugkijken · { $title }
replay_position = Zet { $actions } van { $total }
replay_no_mistake_after = { $kind ->
    [inaccuracies] Geen onnauwkeurigheid hierna, en geen fout in het potje.
   *[mistakes] Geen fout hierna.
}
replay_no_mistake_before = { $kind ->
    [inaccuracies] Geen onnauwkeurigheid hiervoor, en geen fout in het potje.
   *[mistakes] Geen fout hiervoor.
}
hand_of = Hand van { $player } ({ $count })
followers_of = Volgelingen van { $player } ({ $count })
button_first = Begin
button_back = Terug
button_forward = Verder
button_last = Einde
# Short, so that both buttons of a pair fit beside each other on a phone.
button_previous_trick = Vorige slag
button_next_trick = Volgende slag
button_previous_turn = Vorige beurt
button_next_turn = Volgende beurt
button_previous_mistake = Vorige fout
button_next_mistake = Volgende fout

record_title = Verslag · { $title }
record_text = Elke deling, worp en zet van het potje, één per regel, met de vingerafdruk en het geheim van de deling. Controleren doe je met het programma van deze bot: `claim-bot check BESTAND`

decided_by_last_trick = Pas de allerlaatste slag besliste het potje.
decided_after_trick = Na slag { $trick } van { $tricks } in fase 2 kon { $player ->
    [you] jij
   *[other] { $player }
} niet meer verliezen.
