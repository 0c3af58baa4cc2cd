# Achievements: things worth doing, each earned once.

achievement = { $id ->
    [win-claim] Eerste kroon
    [win-claim2] Tweede kroon
    [win-claim-mix] Gemengde kroon
    [win-kingdoms] Heerser van het rijk
    [win-claim-it] Grondbezit
    [every-game] Allrounder
    [shutout] De nul gehouden
    [beat-easy] Opgewarmd
    [beat-medium] Een trede hoger
    [beat-hard] Machine verslagen
    [ten-opponents] Bekenden
    [five-in-a-row] Op dreef
    [large-table] De beste aan tafel
    [ten-matches] Stamgast
    [hundred-matches] Veteraan
    [daily-win] Dagwinst
    [daily-week] Een week dagpotjes
    [puzzle-week] Een week puzzels
    [fifty-puzzles] Puzzelaar
    [tournament] Deelnemer
   *[tournament-win] Kampioen
}
achievement_meaning = { $id ->
    [win-claim] Win een potje Claim
    [win-claim2] Win een potje Claim 2
    [win-claim-mix] Win een potje Claim 1 + 2
    [win-kingdoms] Win een potje Claim Kingdoms
    [win-claim-it] Win een potje Claim It
    [every-game] Win een potje van elk spel
    [shutout] Win alle stemmen van een potje
    [beat-easy] Versla een makkelijke bot
    [beat-medium] Versla een gemiddelde bot
    [beat-hard] Versla een sterke bot
    [ten-opponents] Speel tegen tien mensen
    [five-in-a-row] Win vijf potjes op rij tegen mensen
    [large-table] Win een potje met drie of meer spelers
    [ten-matches] Speel tien potjes uit
    [hundred-matches] Speel honderd potjes uit
    [daily-win] Win een dagpotje
    [daily-week] Speel zeven dagen op rij het dagpotje uit
    [puzzle-week] Los zeven dagen op rij de puzzel op
    [fifty-puzzles] Los vijftig puzzels op
    [tournament] Speel een toernooipotje uit
   *[tournament-win] Win een toernooi
}
achievement_line = **{ achievement }** – { achievement_meaning }
achievement_of = { $name }: { $achievement }
achievements_heading = 🏅 Prestaties ({ $earned } van { $all })
achievements_open = Nog te halen
achievements_new = 🏅 { $count ->
    [one] Nieuwe prestatie
   *[other] Nieuwe prestaties
}
button_achievements = Prestaties
