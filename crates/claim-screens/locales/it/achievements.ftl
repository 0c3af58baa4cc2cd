# Achievements: things worth doing, each earned once.

achievement = { $id ->
    [win-claim] Prima corona
    [win-claim2] Seconda corona
    [win-claim-mix] Corona mista
    [win-kingdoms] A capo del regno
    [win-claim-it] Latifondista
    [every-game] Versatile
    [shutout] En plein
    [beat-easy] Riscaldamento
    [beat-medium] Un gradino più su
    [beat-hard] Macchina sconfitta
    [ten-opponents] Facce note
    [five-in-a-row] Striscia vincente
    [large-table] In cima al tavolo
    [ten-matches] Di casa
    [hundred-matches] Di lungo corso
    [daily-win] Vittoria del giorno
    [daily-week] Una settimana di partite
    [puzzle-week] Una settimana di rompicapi
    [fifty-puzzles] Mente acuta
    [tournament] In gara
   *[tournament-win] Campione
}
achievement_meaning = { $id ->
    [win-claim] Vinci una partita di Claim
    [win-claim2] Vinci una partita di Claim 2
    [win-claim-mix] Vinci una partita di Claim 1 + 2
    [win-kingdoms] Vinci una partita di Claim Kingdoms
    [win-claim-it] Vinci una partita di Claim It
    [every-game] Vinci una partita di ogni gioco
    [shutout] Conquista tutti i voti di una partita
    [beat-easy] Batti un bot facile
    [beat-medium] Batti un bot medio
    [beat-hard] Batti un bot difficile
    [ten-opponents] Gioca contro dieci persone
    [five-in-a-row] Vinci cinque partite di fila contro persone
    [large-table] Vinci una partita in tre o più
    [ten-matches] Finisci dieci partite
    [hundred-matches] Finisci cento partite
    [daily-win] Vinci una partita del giorno
    [daily-week] Finisci la partita del giorno per sette giorni di fila
    [puzzle-week] Risolvi il rompicapo per sette giorni di fila
    [fifty-puzzles] Risolvi cinquanta rompicapi
    [tournament] Finisci una partita di torneo
   *[tournament-win] Vinci un torneo
}
achievement_line = **{ achievement }** – { achievement_meaning }
achievement_of = { $name }: { $achievement }
achievements_heading = 🏅 Traguardi ({ $earned } su { $all })
achievements_open = Ancora da raggiungere
achievements_new = 🏅 { $count ->
    [one] Nuovo traguardo
   *[other] Nuovi traguardi
}
button_achievements = Traguardi
