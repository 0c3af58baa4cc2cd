# The analysis of a finished match. Moves and cards are inserted as ready-made text.

analysis_title = Analisi · { $title }
analysis_progress = Analisi in corso: { $done } di { $total } { $total ->
    [one] mossa
   *[other] mosse
}…
analysis_first_look = È un primo sguardo; diventerà più preciso.

summary_estimated = Tutti i numeri sono stime.
summary_partly_exact = I numeri dell’ultimo turno sono esatti, gli altri sono stime.
summary_winning = All’inizio della fase 2 { $player } aveva una posizione vincente.
summary_even = All’inizio della fase 2 la posizione era pari.
summary_unclear = Non c’è stato tempo per calcolare chi stesse vincendo all’inizio della fase 2.
summary_unchanged = E così è rimasto.
summary_winning_from = Poi stava vincendo { $player }.
summary_even_from = Poi la posizione era pari.
summary_earlier = { $count ->
    [one] Il file riporta un errore precedente.
   *[other] Il file riporta { $count } errori precedenti.
}

chart_heading = Probabilità di vincere nel corso della partita
chart_caption = Probabilità di vincere in %, mossa per mossa.
chart_line = A destra della linea verticale sono esatte.
chart_legend = ▁ persa · ▅ pari · █ vinta · ? ignota
chart_legend_for_many = ▁ 0% · ▅ 50% · █ 100% · ? ignota
chart_exact = I valori dopo lo spazio vuoto sono esatti, quelli prima sono stime.

accuracy_heading = Precisione
accuracy_exact = { $player }: { $count ->
    [one] { $right } mossa critica giusta su { $count }
   *[other] { $right } mosse critiche giuste su { $count }
} nella fase 2 ({ $percent }%).
accuracy_estimated = { $player }: conservato il { $percent }% delle probabilità di vincere (stima; { $count ->
    [one] una mossa importante
   *[other] { $count } mosse importanti
}: { $labels })
balance_heading = Decisioni e fortuna, in punti percentuali (una vittoria vale +{ $win })
# The part of the luck that was dealt, and the rest: draws, and what others had.
luck_of_hand = { $luck } (prima mano { $hand }, carte successive { $later })
balance = { $player } { $result }: decisioni { $decisions }, { $kind ->
    [dice] dadi
   *[cards] fortuna
} { $luck }
label = { $label ->
    [best] la migliore
    [fine] buona
    [inaccuracy] imprecisione
    [mistake] errore
    [blunder] errore grave
    [unclear] incerta
    [equal] è indifferente
   *[only] unica mossa
}
label_count = { $label ->
    [best] { $count ->
        [one] { $count } ottima
       *[other] { $count } ottime
    }
    [fine] { $count ->
        [one] { $count } buona
       *[other] { $count } buone
    }
    [inaccuracy] { $count ->
        [one] 1 imprecisione
       *[other] { $count } imprecisioni
    }
    [mistake] { $count ->
        [one] 1 errore
       *[other] { $count } errori
    }
   *[blunder] { $count ->
        [one] 1 errore grave
       *[other] { $count } errori gravi
    }
}

mistakes_heading = { $kind ->
    [inaccuracies] Imprecisioni
   *[mistakes] { $order ->
        [own] Errori, prima i tuoi
       *[size] Gli errori più grandi
    }
}
mistake_exact = { $player } ha regalato { $what ->
    [win] la vittoria
   *[draw] il pareggio
} con { $action } (errore grave). { $better } sarebbe bastato.
mistake_estimated = { $player } – { $action } ({ $chosen }): { $label ->
    [inaccuracy] imprecisione
    [mistake] errore
   *[blunder] errore grave
} ({ $loss }). Meglio: { $better } ({ $best }).
mistake_heading = { $label ->
    [inaccuracy] 🟨 Imprecisione
    [mistake] 🟧 Errore
   *[blunder] 🟥 Errore grave
} · { $player } · { $chapter }
mistake_actions = { $action } ({ $chosen }) invece di { $better } ({ $best })
best_play_heading = Il gioco migliore dopo { $played }
best_play_then = Il gioco migliore dopo questo errore: { $plays }
likely_play_heading = Seguito probabile: { $played }, poi…
likely_play_then = Seguito probabile: { $plays }
play_of = { $player }: { $action }
lost_anyway = Contro il gioco migliore { $player } non poteva più vincere; la risposta più difficile era a { $answer }.
at_chapter = { $chapter }: { $text }
jump_placeholder = { $kind ->
    [inaccuracies] Rivedi da un’imprecisione…
   *[mistakes] Rivedi da un errore…
}
jump_choice = { $chapter }, { $player }: { $action }
# Where two choices would otherwise be the same.
jump_choice_at = mossa { $number }
win_chance = { $percent }%
win_chance_within = { $percent }% ± { $error }
points_lost = { $points } ± { $error } punti percentuali persi
points_lost_clearly = { $points } punti percentuali persi
label_and_loss = { $label }, { $loss }
# Why a move lost chances, from what the player saw. Added to the loss.
loss_and_reason = { $loss }: { $reason }
reason_lower_card = anche una carta più bassa { $result ->
    [wins] vince questa presa
    [loses] perde questa presa
   *[alike] è altrettanto difficile da battere
}
reason_trick = { $result ->
    [wins] questa presa si poteva vincere
    [loses] era meglio perdere questa presa
    [leads] le carte sul tavolo si potevano battere
   *[trails] era meglio non battere le carte sul tavolo
}
reason_beaten_by = gli altri possono avere { $cards ->
    [0] 0 carte che battono
    [one] 1 carta che batte
   *[other] { $cards } carte che battono
} questa, e { $better } che { $better ->
    [one] batte
   *[other] battono
} la migliore
reason_value = il valore di questa carta è { $value }, quello della migliore { $better }
reason_points = { $scored ->
    [0] non dà subito punti
    [one] dà subito 1 punto
   *[other] dà subito { $scored } punti
}, e { $possible ->
    [one] era possibile { $possible }
   *[other] erano possibili { $possible }
}
reason_lead = { $change ->
    [taken] si poteva prendere il primo posto in { $factions }
    [kept] cede il primo posto in { $factions }
    [broken] si poteva togliere all’avversario il primo posto in { $factions }
   *[given] dà all’avversario il primo posto in { $factions }
}
reason_figures = le pedine su { $factions } potevano stare meglio
reason_power = { $better ->
    [used] conveniva usare l’abilità
   *[declined] era meglio non usare l’abilità
}
reason_draw = { $card ->
    [drawn] una carta dell’offerta
   *[kept] una carta non tenuta
} poteva dare { $points ->
    [one] 1 punto
   *[other] { $points } punti
} nel turno successivo
reason_next_lead = { $card ->
    [drawn] una carta dell’offerta
   *[kept] una carta non tenuta
} poteva dare il primo posto in { $factions } nel turno successivo
reason_left_space = lascia una casella che per { $card } vale { $points } punti

list_heading = Tutte le mosse
list_legend = Esatto: il risultato con il gioco migliore, prima → dopo. Stimato: la probabilità di vincere, con il suo margine. Da 5 punti percentuali persi è un’imprecisione, da 10 un errore, da 20 un errore grave. Le probabilità sono viste da chi deve muovere.
list_exact = { $chapter }, { $player }: { $action } – { analysis_before } → { analysis_after } ({ $label }). La migliore: { $best }
list_only = { $chapter }, { $player }: { $action } – { analysis_before } (unica mossa)
list_unclear = { $chapter }, { $player }: { $action } – { analysis_before } → { analysis_after }
list_lost = { $chapter }, { $player }: { $action } – persa contro il gioco migliore
list_lost_answer = { $chapter }, { $player }: { $action } – persa contro il gioco migliore. La più difficile per l’avversario: { $answer }
list_estimate = { $chapter }, { $player }: { $action } – { $chosen } ({ $label })
list_unknown = { $chapter }, { $player }: { $action } – non c’è stato tempo per calcolarlo
list_estimate_better = { $chapter }, { $player }: { $action } – { $chosen } ({ $label }). Meglio: { $better }, { $best }
analysis_before = { $before ->
    [win] vittoria
    [draw] pareggio
    [loss] sconfitta
   *[unknown] ignoto
}
analysis_after = { $after ->
    [win] vittoria
    [draw] pareggio
    [loss] sconfitta
   *[unknown] ignoto
}

analysis_file = Tutte le mosse sono nel file.
button_analysis = Analizza

button_try_again = Riprova
button_try_another = Altro tentativo
button_back_to_replay = Torna al replay
try_title = Riprova · { $title }
try_question = Sei { $player }. Che cosa giocheresti?
try_not_possible = In questo punto della partita non c’è niente da scegliere.
button_play_on = Gioca da qui
play_on_title = Gioca da qui · { $title }
play_on_plays = Giocato: { $plays }
play_on_result = Risultato
play_on_does_not_count = Giochi come { $player }; per gli altri giocano i bot. Non conta, e lo vedi solo tu.
play_on_too_long = Qui non puoi continuare oltre. Torna al replay e riparti da una posizione successiva.

try_best = 🎯 **È la mossa migliore!**
