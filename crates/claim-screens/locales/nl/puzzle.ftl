# The daily puzzle and its ranking. The reader plays one of the two hands.

puzzle_title = 🧩 Puzzel van { date } · { $game }
puzzle_question = **Maar één kaart wint,** wat je tegenstander ook doet. Welke?
puzzle_you = Jij
puzzle_opponent = Tegenstander
puzzle_opponent_hand = Hand van je tegenstander ({ $count })
puzzle_piles = { score_piles }
puzzle_pile_line = { $faction }: jij { $own }, tegenstander { $opponent }
puzzle_pile_cards = { $count ->
    [0] **0**
   *[other] **{ $count }** ({ $values })
}
puzzle_open_hands = Nog { $tricks } slagen. Beide handen liggen open: wie fase 1 heeft onthouden, kent ze in fase 2 toch al.

puzzle_right = ✅ **Goed!** { $card } wint, wat je tegenstander ook doet.
puzzle_wrong = ❌ **Deze keer niet.** Na { $card } { $value ->
    [draw] wordt het hoogstens gelijkspel.
   *[loss] kan je tegenstander winnen.
} De goede kaart: { $solution }
puzzle_stats = { $streak ->
    [0] Totaal opgelost: { $solved } van { $answered }{ puzzle_best }
    [one] 🔥 Reeks: **{ $streak } dag** (beste: { $best }) · totaal opgelost: { $solved } van { $answered }
   *[other] 🔥 Reeks: **{ $streak } dagen** (beste: { $best }) · totaal opgelost: { $solved } van { $answered }
}
puzzle_best = { $best ->
    [0] { "" }
   *[other] { " " }· beste reeks: { $best }
}
puzzle_next = Volgende puzzel: { $when }
puzzle_counts = Je eerste antwoord telt.
puzzle_practice = *Om te oefenen: deze puzzel is voorbij, en je antwoord telt niet.*
puzzle_why = Waarom
puzzle_why_line = { $card } { $value ->
    [win] **wint**
    [draw] speelt gelijk
   *[loss] verliest
}: { $plays }
puzzle_end = { " " }→ stemmen **{ $votes }**{ $decided_by ->
    [sums] { " " }(kaartwaarden { $sums })
   *[votes] { "" }
}{ $count ->
    [0] { "" }
   *[other] { " " }· voor jou: { $factions }
}
puzzle_play = { $who ->
    [you] jij
   *[opponent] je tegenstander
} { $card }

rated_question = **Eén zet is duidelijk beter dan alle andere.** Welke?
rated_placeholder = Kies…
rated_right = ✅ **Goed!** De beste zet: **{ $choice }** (wint in { $chance }% van de gevallen)
rated_wrong = ❌ **Deze keer niet.** Jouw zet: { $choice } (wint in { $chance }% van de gevallen). De beste zet: { $solution } ({ $best }%)
rated_why = { $choice }: **{ $chance }%**
rated_why_then = { $choice }: **{ $chance }%**. Dan: { $plays }
rated_play = { $who ->
    [you] jij
   *[opponent] je tegenstander
}: { $action }
puzzle_more = { $count ->
    [one] Niet getoond: 1 slechtere zet.
   *[other] Niet getoond: { $count } slechtere zetten.
}
rated_margin = Winkansen, geschat op basis van wat je weet, ± { $margin } procentpunt.
rated_exact = Exacte winkansen.

button_puzzle = Puzzel van vandaag
button_puzzle_ranking = Ranglijst
button_earlier_puzzles = Eerdere puzzels
button_practise = Spelen
button_puzzle_again = Opnieuw

earlier_puzzles_title = 🧩 Eerdere puzzels
earlier_puzzles_text = Om te oefenen: je antwoorden tellen niet.
earlier_puzzle = **{ date }** · { $game }

puzzle_ranking_title = 🏅 Puzzelranglijst van deze server
puzzle_ranking_empty = Hier is nog geen puzzel beantwoord. Wees de eerste: `/claim puzzel`
puzzle_ranking_row = `{ $rank }.` { $today ->
    [solved] ✅
    [missed] ❌
   *[open] ▫️
} { $name } · reeks **{ $streak }**, beste { $best } · opgelost { $solved } van { $answered }
puzzle_ranking_own = ➤ { puzzle_ranking_row } ← jij
puzzle_ranking_symbols = Vandaag: ✅ opgelost · ❌ mis · ▫️ nog niet beantwoord

puzzle_over = Die puzzel is voorbij. Dit is die van vandaag:
puzzle_unknown_play = Die kaart kun je in de puzzel van vandaag niet spelen. Hier is hij:
puzzle_is_answered = Je hebt de puzzel van vandaag al beantwoord: je eerste antwoord telt.
puzzle_too_old = Zulke oude puzzels kun je niet meer oefenen. Dit is die van vandaag:

puzzle_solved_by = 🟩 { $player } heeft deze puzzel opgelost
