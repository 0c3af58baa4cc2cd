# Achievements: things worth doing, each earned once.

achievement = { $id ->
    [win-claim] First crown
    [win-claim2] Second crown
    [win-claim-mix] Mixed crown
    [win-kingdoms] Ruler of the kingdom
    [win-claim-it] Landowner
    [every-game] All-rounder
    [shutout] Clean sweep
    [beat-easy] Warmed up
    [beat-medium] A step up
    [beat-hard] Machine beaten
    [ten-opponents] Well met
    [five-in-a-row] On a roll
    [large-table] Top of the table
    [ten-matches] Regular
    [hundred-matches] Veteran
    [daily-win] Deal of the day
    [daily-week] A week of deals
    [puzzle-week] A week of puzzles
    [fifty-puzzles] Puzzle solver
    [tournament] Contender
   *[tournament-win] Champion
}
achievement_meaning = { $id ->
    [win-claim] Win a match of Claim
    [win-claim2] Win a match of Claim 2
    [win-claim-mix] Win a match of Claim 1 + 2
    [win-kingdoms] Win a match of Claim Kingdoms
    [win-claim-it] Win a match of Claim It
    [every-game] Win a match of every game
    [shutout] Win all votes of a match
    [beat-easy] Beat an easy bot
    [beat-medium] Beat a medium bot
    [beat-hard] Beat a hard bot
    [ten-opponents] Play against ten people
    [five-in-a-row] Win five matches against people in a row
    [large-table] Win a match with three or more players
    [ten-matches] Finish ten matches
    [hundred-matches] Finish a hundred matches
    [daily-win] Win a daily deal
    [daily-week] Finish the daily deal on seven days in a row
    [puzzle-week] Solve the puzzle on seven days in a row
    [fifty-puzzles] Solve fifty puzzles
    [tournament] Finish a match of a tournament
   *[tournament-win] Win a tournament
}
achievement_line = **{ achievement }** – { achievement_meaning }
achievement_of = { $name }: { $achievement }
achievements_heading = 🏅 Achievements ({ $earned } of { $all })
achievements_open = Still to earn
achievements_new = 🏅 { $count ->
    [one] New achievement
   *[other] New achievements
}
button_achievements = Achievements
