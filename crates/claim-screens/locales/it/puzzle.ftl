# The daily puzzle and its ranking. The reader plays one of the two hands.

puzzle_title = 🧩 Rompicapo { $day ->
    [8] dell’
    [11] dell’
   *[other] del{ " " }
}{ date } · { $game }
puzzle_question = **Vince una sola carta,** qualunque cosa faccia l’avversario. Quale?
puzzle_you = Tu
puzzle_opponent = Avversario
puzzle_opponent_hand = Mano dell’avversario ({ $count })
puzzle_piles = { score_piles }
puzzle_pile_line = { $faction }: tu { $own }, avversario { $opponent }
puzzle_pile_cards = { $count ->
    [0] **0**
   *[other] **{ $count }** ({ $values })
}
puzzle_open_hands = Restano { $tricks } prese. Le due mani sono scoperte: nella fase 2 chi ricorda la fase 1 le conosce comunque.

puzzle_right = ✅ **Giusto!** { $card } vince, qualunque cosa faccia l’avversario.
puzzle_wrong = ❌ **Stavolta no.** Dopo { $card } { $value ->
    [draw] al massimo è un pareggio.
   *[loss] l’avversario può vincere.
} La carta giusta: { $solution }
puzzle_stats = { $streak ->
    [0] Risolti in tutto: { $solved } su { $answered }{ puzzle_best }
    [one] 🔥 Serie: **{ $streak } giorno** (record: { $best }) · risolti in tutto: { $solved } su { $answered }
   *[other] 🔥 Serie: **{ $streak } giorni** (record: { $best }) · risolti in tutto: { $solved } su { $answered }
}
puzzle_best = { $best ->
    [0] { "" }
   *[other] { " " }· serie record: { $best }
}
puzzle_next = Prossimo rompicapo: { $when }
puzzle_counts = Conta la tua prima risposta.
puzzle_practice = *Per allenarti: questo rompicapo è passato e la tua risposta non conta.*
puzzle_why = Perché
puzzle_why_line = { $card } { $value ->
    [win] **vince**
    [draw] pareggia
   *[loss] perde
}: { $plays }
puzzle_end = { " " }→ voti **{ $votes }**{ $decided_by ->
    [sums] { " " }(valori { $sums })
   *[votes] { "" }
}{ $count ->
    [0] { "" }
   *[other] { " " }· per te: { $factions }
}
puzzle_play = { $who ->
    [you] tu
   *[opponent] l’avversario
} { $card }

rated_question = **Una mossa è nettamente migliore delle altre.** Quale?
rated_placeholder = Scegli…
rated_right = ✅ **Giusto!** La mossa migliore: **{ $choice }** (vince il { $chance }% delle volte)
rated_wrong = ❌ **Stavolta no.** La tua mossa: { $choice } (vince il { $chance }% delle volte). La migliore: { $solution } ({ $best }%)
rated_why = { $choice }: **{ $chance }%**
rated_why_then = { $choice }: **{ $chance }%**. Poi: { $plays }
rated_play = { $who ->
    [you] tu
   *[opponent] l’avversario
}: { $action }
puzzle_more = { $count ->
    [one] Non mostrata: 1 mossa peggiore.
   *[other] Non mostrate: { $count } mosse peggiori.
}
rated_margin = Probabilità di vincere, stimate da quello che sai, ± { $margin } punti percentuali.
rated_exact = Probabilità esatte di vincere.

button_puzzle = Rompicapo di oggi
button_puzzle_ranking = Classifica
button_earlier_puzzles = Rompicapi passati
button_practise = Gioca
button_puzzle_again = Riprova

earlier_puzzles_title = 🧩 Rompicapi passati
earlier_puzzles_text = Per allenarti: le tue risposte non contano.
earlier_puzzle = **{ date }** · { $game }

puzzle_ranking_title = 🏅 Classifica dei rompicapi di questo server
puzzle_ranking_empty = Qui nessuno ha ancora risposto a un rompicapo. Comincia tu: `/claim rompicapo`
puzzle_ranking_row = `{ $rank }.` { $today ->
    [solved] ✅
    [missed] ❌
   *[open] ▫️
} { $name } · serie **{ $streak }**, record { $best } · risolti { $solved } su { $answered }
puzzle_ranking_own = ➤ { puzzle_ranking_row } ← tu
puzzle_ranking_symbols = Oggi: ✅ risolto · ❌ sbagliato · ▫️ senza risposta

puzzle_over = Quel rompicapo è passato. Ecco quello di oggi:
puzzle_unknown_play = Non puoi giocare quella carta nel rompicapo di oggi. Eccolo:
puzzle_is_answered = Hai già risposto al rompicapo di oggi: conta la tua prima risposta.
puzzle_too_old = Con rompicapi così vecchi non ci si può più allenare. Ecco quello di oggi:

puzzle_solved_by = 🟩 { $player } ha risolto questo rompicapo
