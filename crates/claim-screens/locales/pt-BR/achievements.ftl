# Achievements: things worth doing, each earned once.

achievement = { $id ->
    [win-claim] Primeira coroa
    [win-claim2] Segunda coroa
    [win-claim-mix] Coroa mista
    [win-kingdoms] À frente do reino
    [win-claim-it] Dono das terras
    [every-game] Versátil
    [shutout] Unanimidade
    [beat-easy] Aquecimento
    [beat-medium] Um degrau acima
    [beat-hard] Máquina vencida
    [ten-opponents] Conhecidos
    [five-in-a-row] Embalado
    [large-table] Melhor da mesa
    [ten-matches] Da casa
    [hundred-matches] Veterano
    [daily-win] Vitória do dia
    [daily-week] Uma semana de partidas
    [puzzle-week] Uma semana de enigmas
    [fifty-puzzles] Mente afiada
    [tournament] Na disputa
   *[tournament-win] Campeão
}
achievement_meaning = { $id ->
    [win-claim] Vença uma partida de Claim
    [win-claim2] Vença uma partida de Claim 2
    [win-claim-mix] Vença uma partida de Claim 1 + 2
    [win-kingdoms] Vença uma partida de Claim Kingdoms
    [win-claim-it] Vença uma partida de Claim It
    [every-game] Vença uma partida de cada jogo
    [shutout] Ganhe todos os votos de uma partida
    [beat-easy] Vença um bot fácil
    [beat-medium] Vença um bot médio
    [beat-hard] Vença um bot forte
    [ten-opponents] Jogue contra dez pessoas
    [five-in-a-row] Vença cinco partidas seguidas contra pessoas
    [large-table] Vença uma partida com três ou mais jogadores
    [ten-matches] Termine dez partidas
    [hundred-matches] Termine cem partidas
    [daily-win] Vença uma partida do dia
    [daily-week] Termine a partida do dia sete dias seguidos
    [puzzle-week] Resolva o enigma sete dias seguidos
    [fifty-puzzles] Resolva cinquenta enigmas
    [tournament] Termine uma partida de torneio
   *[tournament-win] Vença um torneio
}
achievement_line = **{ achievement }** – { achievement_meaning }
achievement_of = { $name }: { $achievement }
achievements_heading = 🏅 Conquistas ({ $earned } de { $all })
achievements_open = Ainda por conquistar
achievements_new = 🏅 { $count ->
    [one] Nova conquista
   *[other] Novas conquistas
}
button_achievements = Conquistas
