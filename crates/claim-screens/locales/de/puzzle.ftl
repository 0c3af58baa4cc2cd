# Das tägliche Rätsel und seine Bestenliste. Wer es löst, spielt eine der beiden Hände.

puzzle_title = 🧩 Rätsel vom { date } · { $game }
puzzle_question = **Nur eine Karte gewinnt** – egal, was dein Gegenüber spielt. Welche?
puzzle_you = Du
puzzle_opponent = Gegenüber
puzzle_opponent_hand = Hand deines Gegenübers ({ $count })
puzzle_piles = { score_piles }
puzzle_pile_line = { $faction }: du { $own }, Gegenüber { $opponent }
puzzle_pile_cards = { $count ->
    [0] **0**
   *[other] **{ $count }** ({ $values })
}
puzzle_open_hands = Noch { $tricks } Stiche. Beide Hände liegen offen: Wer sich Phase 1 gemerkt hat, kennt sie in Phase 2 ohnehin.

puzzle_right = ✅ **Richtig!** { $card } gewinnt – egal, was dein Gegenüber spielt.
puzzle_wrong = ❌ **Diesmal nicht.** Nach { $card } { $value ->
    [draw] reicht es höchstens zum Unentschieden.
   *[loss] kann dein Gegenüber gewinnen.
} Richtig war: { $solution }
puzzle_stats = { $streak ->
    [0] Insgesamt gelöst: { $solved } von { $answered }{ puzzle_best }
    [one] 🔥 Serie: **{ $streak } Tag** (beste: { $best }) · insgesamt gelöst: { $solved } von { $answered }
   *[other] 🔥 Serie: **{ $streak } Tage** (beste: { $best }) · insgesamt gelöst: { $solved } von { $answered }
}
puzzle_best = { $best ->
    [0] { "" }
   *[other] { " " }· beste Serie: { $best }
}
puzzle_next = Nächstes Rätsel: { $when }
puzzle_counts = Deine erste Antwort zählt.
puzzle_practice = *Zum Üben: Dieses Rätsel ist vorbei, deine Antwort zählt nicht.*
puzzle_why = Warum
puzzle_why_line = { $card } { $value ->
    [win] **gewinnt**
    [draw] führt zum Unentschieden
   *[loss] verliert
}: { $plays }
puzzle_end = { " " }→ Fraktionen **{ $votes }**{ $decided_by ->
    [sums] { " " }(Kartenwerte { $sums })
   *[votes] { "" }
}{ $count ->
    [0] { "" }
   *[other] { " " }· deine: { $factions }
}
puzzle_play = { $who ->
    [you] du
   *[opponent] dein Gegenüber
} { $card }

rated_question = **Ein Zug ist klar besser als alle anderen.** Welcher?
rated_placeholder = Auswählen …
rated_right = ✅ **Richtig!** Am besten: **{ $choice }** (gewinnt in { $chance } % der Fälle)
rated_wrong = ❌ **Diesmal nicht.** Dein Zug: { $choice } (gewinnt in { $chance } % der Fälle). Am besten: { $solution } ({ $best } %)
rated_why = { $choice }: **{ $chance } %**
rated_why_then = { $choice }: **{ $chance } %**. Dann: { $plays }
rated_play = { $who ->
    [you] du
   *[opponent] dein Gegenüber
}: { $action }
puzzle_more = { $count ->
    [one] Nicht gezeigt: 1 schlechterer Zug.
   *[other] Nicht gezeigt: { $count } schlechtere Züge.
}
rated_margin = Gewinnchancen, geschätzt nach dem, was du weißt, ± { $margin } Prozentpunkte.
rated_exact = Exakte Gewinnchancen.

button_puzzle = Rätsel von heute
button_puzzle_ranking = Bestenliste
button_earlier_puzzles = Frühere Rätsel
button_practise = Lösen
button_puzzle_again = Noch einmal

earlier_puzzles_title = 🧩 Frühere Rätsel
earlier_puzzles_text = Zum Üben: Deine Antworten zählen nicht.
earlier_puzzle = **{ date }** · { $game }

puzzle_ranking_title = 🏅 Rätsel-Bestenliste dieses Servers
puzzle_ranking_empty = Hier wurde noch kein Rätsel beantwortet. Mache den Anfang: `/claim rätsel`
puzzle_ranking_row = `{ $rank }.` { $today ->
    [solved] ✅
    [missed] ❌
   *[open] ▫️
} { $name } · Serie **{ $streak }**, beste { $best } · gelöst { $solved } von { $answered }
puzzle_ranking_own = ➤ { puzzle_ranking_row } ← du
puzzle_ranking_symbols = Heute: ✅ gelöst · ❌ nicht gelöst · ▫️ noch offen

puzzle_over = Dieses Rätsel ist vorbei. Hier ist das von heute:
puzzle_unknown_play = Diese Karte kannst du im Rätsel von heute nicht spielen. Hier ist es:
puzzle_is_answered = Das Rätsel von heute hast du schon beantwortet: Es zählt deine erste Antwort.
puzzle_too_old = So alte Rätsel kannst du nicht mehr üben. Hier ist das von heute:

puzzle_solved_by = 🟩 { $player } hat dieses Rätsel gelöst
