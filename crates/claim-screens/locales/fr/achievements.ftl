# Achievements: things worth doing, each earned once.

achievement = { $id ->
    [win-claim] Première couronne
    [win-claim2] Deuxième couronne
    [win-claim-mix] Couronne mixte
    [win-kingdoms] À la tête du royaume
    [win-claim-it] Propriétaire
    [every-game] Polyvalence
    [shutout] Carton plein
    [beat-easy] Échauffement
    [beat-medium] Un cran plus haut
    [beat-hard] Machine vaincue
    [ten-opponents] Connaissances
    [five-in-a-row] En série
    [large-table] Maître de la table
    [ten-matches] Habitué
    [hundred-matches] Vétéran
    [daily-win] Victoire du jour
    [daily-week] Une semaine de donnes
    [puzzle-week] Une semaine d’énigmes
    [fifty-puzzles] Fin limier
    [tournament] En lice
   *[tournament-win] Champion
}
achievement_meaning = { $id ->
    [win-claim] Gagne une partie de Claim
    [win-claim2] Gagne une partie de Claim 2
    [win-claim-mix] Gagne une partie de Claim 1 + 2
    [win-kingdoms] Gagne une partie de Claim Kingdoms
    [win-claim-it] Gagne une partie de Claim It
    [every-game] Gagne une partie de chaque jeu
    [shutout] Remporte toutes les voix d’une partie
    [beat-easy] Bats un bot facile
    [beat-medium] Bats un bot moyen
    [beat-hard] Bats un bot fort
    [ten-opponents] Joue contre dix personnes
    [five-in-a-row] Gagne cinq parties de suite contre des personnes
    [large-table] Gagne une partie à trois ou plus
    [ten-matches] Termine dix parties
    [hundred-matches] Termine cent parties
    [daily-win] Gagne une donne du jour
    [daily-week] Termine la donne du jour sept jours de suite
    [puzzle-week] Résous l’énigme sept jours de suite
    [fifty-puzzles] Résous cinquante énigmes
    [tournament] Termine une partie de tournoi
   *[tournament-win] Gagne un tournoi
}
achievement_line = **{ achievement }** – { achievement_meaning }
achievement_of = { $name } : { $achievement }
achievements_heading = 🏅 Succès ({ $earned } sur { $all })
achievements_open = Encore à obtenir
achievements_new = 🏅 { $count ->
    [one] Nouveau succès
   *[other] Nouveaux succès
}
button_achievements = Succès
