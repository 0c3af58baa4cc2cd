# The analysis of a finished match. Moves and cards are inserted as ready-made text.

analysis_title = Análisis · { $title }
analysis_progress = Analizando: { $done } de { $total } { $total ->
    [one] jugada
   *[other] jugadas
}…
analysis_first_look = Es una primera ojeada; se irá afinando.

summary_estimated = Todas las cifras son estimaciones.
summary_partly_exact = Las cifras del último turno son exactas; las demás, estimaciones.
summary_winning = { $player } tenía una posición ganadora al empezar la fase 2.
summary_even = La posición estaba igualada al empezar la fase 2.
summary_unclear = No dio tiempo a calcular quién ganaba al empezar la fase 2.
summary_unchanged = Así siguió.
summary_winning_from = Después, ganaba { $player }.
summary_even_from = Después, la posición estaba igualada.
summary_earlier = { $count ->
    [one] El archivo recoge un error anterior.
   *[other] El archivo recoge { $count } errores anteriores.
}

chart_heading = Probabilidad de ganar durante la partida
chart_caption = Probabilidad de ganar en %, jugada a jugada.
chart_line = A la derecha de la línea vertical es exacta.
chart_legend = ▁ perdido · ▅ igualado · █ ganado · ? desconocido
chart_legend_for_many = ▁ 0 % · ▅ 50 % · █ 100 % · ? desconocido
chart_exact = Los valores tras el hueco son exactos; los anteriores, estimaciones.

accuracy_heading = Precisión
accuracy_exact = { $player }: { $count ->
    [one] { $right } de { $count } jugada crítica correcta
   *[other] { $right } de { $count } jugadas críticas correctas
} en la fase 2 ({ $percent } %).
accuracy_estimated = { $player }: conserva el { $percent } % de sus opciones de ganar (estimado; { $count ->
    [one] una jugada importante
   *[other] { $count } jugadas importantes
}: { $labels })
balance_heading = Decisiones y suerte, en puntos porcentuales (una victoria son +{ $win })
# The part of the luck that was dealt, and the rest: draws, and what others had.
luck_of_hand = { $luck } (primera mano { $hand }, cartas posteriores { $later })
balance = { $player } { $result }: decisiones { $decisions }, { $kind ->
    [dice] dados
   *[cards] suerte
} { $luck }
label = { $label ->
    [best] la mejor
    [fine] buena
    [inaccuracy] imprecisión
    [mistake] error
    [blunder] error grave
    [unclear] dudosa
    [equal] da lo mismo
   *[only] única jugada
}
label_count = { $label ->
    [best] { $count ->
        [one] { $count } óptima
       *[other] { $count } óptimas
    }
    [fine] { $count ->
        [one] { $count } buena
       *[other] { $count } buenas
    }
    [inaccuracy] { $count ->
        [one] 1 imprecisión
       *[other] { $count } imprecisiones
    }
    [mistake] { $count ->
        [one] 1 error
       *[other] { $count } errores
    }
   *[blunder] { $count ->
        [one] 1 error grave
       *[other] { $count } errores graves
    }
}

mistakes_heading = { $kind ->
    [inaccuracies] Imprecisiones
   *[mistakes] { $order ->
        [own] Errores, primero los tuyos
       *[size] Los mayores errores
    }
}
mistake_exact = { $player } regaló { $what ->
    [win] la victoria
   *[draw] el empate
} con { $action } (error grave). { $better } habría bastado.
mistake_estimated = { $player } – { $action } ({ $chosen }): { $label ->
    [inaccuracy] imprecisión
    [mistake] error
   *[blunder] error grave
} ({ $loss }). Mejor: { $better } ({ $best }).
mistake_heading = { $label ->
    [inaccuracy] 🟨 Imprecisión
    [mistake] 🟧 Error
   *[blunder] 🟥 Error grave
} · { $player } · { $chapter }
mistake_actions = { $action } ({ $chosen }) en vez de { $better } ({ $best })
best_play_heading = El mejor juego tras { $played }
best_play_then = El mejor juego tras este error: { $plays }
likely_play_heading = Continuación probable: { $played } y después…
likely_play_then = Continuación probable: { $plays }
play_of = { $player }: { $action }
lost_anyway = Contra el mejor juego, { $player } ya no podía ganar; lo más difícil de responder era { $answer }.
at_chapter = { $chapter }: { $text }
jump_placeholder = { $kind ->
    [inaccuracies] Repasar desde una imprecisión…
   *[mistakes] Repasar desde un error…
}
jump_choice = { $chapter }, { $player }: { $action }
# Where two choices would otherwise be the same.
jump_choice_at = jugada { $number }
win_chance = { $percent } %
win_chance_within = { $percent } % ± { $error }
points_lost = { $points } ± { $error } puntos porcentuales perdidos
points_lost_clearly = { $points } puntos porcentuales perdidos
label_and_loss = { $label }, { $loss }
# Why a move lost chances, from what the player saw. Added to the loss.
loss_and_reason = { $loss }: { $reason }
reason_lower_card = una carta más baja { $result ->
    [wins] también gana esta baza
    [loses] también pierde esta baza
   *[alike] es igual de difícil de superar
}
reason_trick = { $result ->
    [wins] esta baza se podía ganar
    [loses] era mejor perder esta baza
    [leads] las cartas de la mesa se podían superar
   *[trails] era mejor no superar las cartas de la mesa
}
reason_beaten_by = los demás pueden tener { $cards ->
    [0] 0 cartas que ganan
    [one] 1 carta que gana
   *[other] { $cards } cartas que ganan
} a esta, y { $better } que { $better ->
    [one] gana
   *[other] ganan
} a la mejor
reason_value = el valor de esta carta es { $value }, el de la mejor { $better }
reason_points = { $scored ->
    [0] no da ningún punto al momento
    [one] da 1 punto al momento
   *[other] da { $scored } puntos al momento
}, y { $possible ->
    [one] era posible { $possible }
   *[other] eran posibles { $possible }
}
reason_lead = { $change ->
    [taken] se podía tomar la delantera en { $factions }
    [kept] cede la delantera en { $factions }
    [broken] se podía acabar con la delantera del rival en { $factions }
   *[given] da al rival la delantera en { $factions }
}
reason_figures = las figuras en { $factions } podían quedar mejor
reason_power = { $better ->
    [used] valía la pena usar la habilidad
   *[declined] era mejor no usar la habilidad
}
reason_draw = { $card ->
    [drawn] una carta de la oferta
   *[kept] una carta no elegida
} podía dar { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} en el turno siguiente
reason_next_lead = { $card ->
    [drawn] una carta de la oferta
   *[kept] una carta no elegida
} podía dar la delantera en { $factions } en el turno siguiente
reason_left_space = deja una casilla que vale { $points } puntos para { $card }

list_heading = Todas las jugadas
list_legend = Exacto: el resultado con el mejor juego, antes → después. Estimado: la probabilidad de ganar, con su margen. Desde 5 puntos porcentuales perdidos es una imprecisión; desde 10, un error; desde 20, un error grave. Las probabilidades son las de quien juega.
list_exact = { $chapter }, { $player }: { $action } – { analysis_before } → { analysis_after } ({ $label }). La mejor: { $best }
list_only = { $chapter }, { $player }: { $action } – { analysis_before } (única jugada)
list_unclear = { $chapter }, { $player }: { $action } – { analysis_before } → { analysis_after }
list_lost = { $chapter }, { $player }: { $action } – perdido contra el mejor juego
list_lost_answer = { $chapter }, { $player }: { $action } – perdido contra el mejor juego. Lo más difícil de responder: { $answer }
list_estimate = { $chapter }, { $player }: { $action } – { $chosen } ({ $label })
list_unknown = { $chapter }, { $player }: { $action } – no dio tiempo a calcularlo
list_estimate_better = { $chapter }, { $player }: { $action } – { $chosen } ({ $label }). Mejor: { $better }, { $best }
analysis_before = { $before ->
    [win] victoria
    [draw] empate
    [loss] derrota
   *[unknown] desconocido
}
analysis_after = { $after ->
    [win] victoria
    [draw] empate
    [loss] derrota
   *[unknown] desconocido
}

analysis_file = Todas las jugadas están en el archivo.
button_analysis = Analizar

button_try_again = Probar otra
button_try_another = Otro intento
button_back_to_replay = Volver a la repetición
try_title = Probar otra jugada · { $title }
try_question = Eres { $player }. ¿Qué jugarías?
try_not_possible = En este momento de la partida no hay nada que elegir.
button_play_on = Seguir jugando
play_on_title = Seguir jugando · { $title }
play_on_plays = Jugado: { $plays }
play_on_result = Resultado
play_on_does_not_count = Juegas como { $player }; los bots juegan por los demás. No cuenta, y solo lo ves tú.
play_on_too_long = Aquí ya no puedes seguir jugando. Vuelve a la repetición y empieza desde una posición posterior.

try_best = 🎯 **¡Es la mejor jugada!**
