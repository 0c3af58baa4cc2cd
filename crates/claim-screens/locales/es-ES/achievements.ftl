# Achievements: things worth doing, each earned once.

achievement = { $id ->
    [win-claim] Primera corona
    [win-claim2] Segunda corona
    [win-claim-mix] Corona mixta
    [win-kingdoms] Al frente del reino
    [win-claim-it] Terrateniente
    [every-game] Todoterreno
    [shutout] Pleno
    [beat-easy] Calentamiento
    [beat-medium] Un paso más
    [beat-hard] Máquina vencida
    [ten-opponents] Gente conocida
    [five-in-a-row] En racha
    [large-table] Lo mejor de la mesa
    [ten-matches] Habitual
    [hundred-matches] Veteranía
    [daily-win] Victoria del día
    [daily-week] Una semana de partidas
    [puzzle-week] Una semana de puzles
    [fifty-puzzles] Mente aguda
    [tournament] En liza
   *[tournament-win] Campeón
}
achievement_meaning = { $id ->
    [win-claim] Gana una partida de Claim
    [win-claim2] Gana una partida de Claim 2
    [win-claim-mix] Gana una partida de Claim 1 + 2
    [win-kingdoms] Gana una partida de Claim Kingdoms
    [win-claim-it] Gana una partida de Claim It
    [every-game] Gana una partida de cada juego
    [shutout] Gana todos los votos de una partida
    [beat-easy] Vence a un bot fácil
    [beat-medium] Vence a un bot medio
    [beat-hard] Vence a un bot difícil
    [ten-opponents] Juega contra diez personas
    [five-in-a-row] Gana cinco partidas seguidas contra personas
    [large-table] Gana una partida de tres o más jugadores
    [ten-matches] Termina diez partidas
    [hundred-matches] Termina cien partidas
    [daily-win] Gana una partida del día
    [daily-week] Termina la partida del día siete días seguidos
    [puzzle-week] Resuelve el puzle siete días seguidos
    [fifty-puzzles] Resuelve cincuenta puzles
    [tournament] Termina una partida de torneo
   *[tournament-win] Gana un torneo
}
achievement_line = **{ achievement }** – { achievement_meaning }
achievement_of = { $name }: { $achievement }
achievements_heading = 🏅 Logros ({ $earned } de { $all })
achievements_open = Por conseguir
achievements_new = 🏅 { $count ->
    [one] Nuevo logro
   *[other] Nuevos logros
}
button_achievements = Logros
