# La partida del día: las mismas cartas para todos, una vez al día.

daily_button_deal = Partida del día
daily_button_play = Jugar
daily_button_continue = Seguir
daily_button_compare = Comparar con los demás
daily_button_ranking = Clasificación
daily_button_practise = Repetir para practicar
daily_button_earlier = Días anteriores
daily_button_proof = Juego limpio
daily_button_records = Registros
daily_button_show_day = Ver

daily_title = 🃏 Partida del día · { date } · { $game }
daily_text = Una partida al día, con las mismas cartas para todos, contra { $bot }. Tienes **un solo intento**, sin reloj. Después ves qué hicieron los demás con las mismas cartas.
daily_running = Estás en plena partida. Para que cuente, termínala a tiempo. Límite: { $when }
daily_missed = No jugaste esta partida. Podrás practicarla cuando se cierre su día, dos días después.
daily_closed = Este día está cerrado: puedes jugar su partida para practicar.
daily_not_counted = Este intento no cuenta: no se jugó hasta el final a tiempo.
daily_practice = *Para practicar: esta partida no cuenta.*
daily_place = { $scope ->
    [here] En este servidor: **{ $place } de { $all }**, mejor que el { $better } %
   *[everywhere] En todas partes: **{ $place } de { $all }**, mejor que el { $better } %
}
daily_first = { $scope ->
    [here] En este servidor: tu resultado es el primero
   *[everywhere] En todas partes: tu resultado es el primero
}
daily_streak = { $current ->
    [0] Mejor racha: { $best } { $best ->
        [one] día
       *[other] días
    }
    [one] 🔥 Racha: **{ $current } día** (récord: { $best })
   *[other] 🔥 Racha: **{ $current } días** (récord: { $best })
}
daily_chart_heading = { $count ->
    [one] { $count } resultado por ahora
   *[other] { $count } resultados por ahora
}
daily_chart = { $outcome ->
    [won] victorias
    [drawn] empates
   *[lost] derrotas
} **{ $count }** { $bar }
daily_moment_heading = El momento más importante
daily_ranking_empty = Todavía no hay resultados.
daily_ranking_row = **{ $place }.** { $name } · { daily_score }
daily_ranking_own = **{ $place }.** ➤ { $name } · { daily_score }
daily_score = { $outcome ->
    [won] victoria { $own } – { $other }
    [drawn] empate { $own } – { $other }
   *[lost] derrota { $own } – { $other }
}
# Encima de un resultado compartido.
daily_shared_by = { $name } jugó la partida del día:
share_day = Partida de Claim del { date } ({ $game })
share_outcome = { daily_score }
share_better = mejor que el { $better } %

earlier_title = 🃏 Partidas de días anteriores
earlier_text = Lo que has terminado lo puedes jugar otra vez enseguida; lo demás, cuando se cierre su día.
earlier_day = **{ date }** · { $game }
earlier_none = sin jugar
earlier_unfinished = sin resultado
earlier_result = { daily_score }

proof_title = 🔒 Partidas del día limpias
proof_text = Las cartas de cada día salen de un secreto que se sortea cuando empieza el día anterior. Su huella, el SHA-256 del secreto, se ve desde entonces; el secreto se publica cuando se cierra el día. Así, ninguna partida puede cambiarse después de haberse visto.
proof_later = El secreto se publica cuando se cierra el día, dos días después.
proof_day = { date } · { $game }
proof_fingerprint = Huella: `{ $commitment }`
proof_secret = Secreto: `{ $secret }`
records_text = Todas las partidas del día, sin nombres, con el secreto del que salen las cartas. Cada una empieza con su cabecera.

resign_daily = ¿Te rindes? Tu único intento queda gastado y sin resultado.
