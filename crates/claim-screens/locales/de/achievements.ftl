# Achievements: things worth doing, each earned once.

achievement = { $id ->
    [win-claim] Erste Krone
    [win-claim2] Zweite Krone
    [win-claim-mix] Gemischte Krone
    [win-kingdoms] Königlich
    [win-claim-it] Landbesitz
    [every-game] Vielseitig
    [shutout] Zu null
    [beat-easy] Aufgewärmt
    [beat-medium] Eine Stufe höher
    [beat-hard] Maschine besiegt
    [ten-opponents] Bekannt
    [five-in-a-row] Lauf
    [large-table] Tischspitze
    [ten-matches] Stammgast
    [hundred-matches] Urgestein
    [daily-win] Tagessieg
    [daily-week] Eine Woche Tagesspiele
    [puzzle-week] Eine Woche Rätsel
    [fifty-puzzles] Rätselprofi
    [tournament] Dabei
   *[tournament-win] Turniersieg
}
achievement_meaning = { $id ->
    [win-claim] Gewinne eine Partie Claim
    [win-claim2] Gewinne eine Partie Claim 2
    [win-claim-mix] Gewinne eine Partie Claim 1 + 2
    [win-kingdoms] Gewinne eine Partie Claim Kingdoms
    [win-claim-it] Gewinne eine Partie Claim It
    [every-game] Gewinne eine Partie jedes Spiels
    [shutout] Hole in einer Partie die Gunst aller Fraktionen
    [beat-easy] Schlage einen leichten Bot
    [beat-medium] Schlage einen mittleren Bot
    [beat-hard] Schlage einen starken Bot
    [ten-opponents] Spiele gegen zehn Leute
    [five-in-a-row] Gewinne fünf Partien gegen Menschen in Folge
    [large-table] Gewinne eine Partie zu dritt oder mehr
    [ten-matches] Beende zehn Partien
    [hundred-matches] Beende hundert Partien
    [daily-win] Gewinne ein Tagesspiel
    [daily-week] Beende das Tagesspiel an sieben Tagen in Folge
    [puzzle-week] Löse das Rätsel an sieben Tagen in Folge
    [fifty-puzzles] Löse fünfzig Rätsel
    [tournament] Beende eine Turnierpartie
   *[tournament-win] Gewinne ein Turnier
}
achievement_line = **{ achievement }** – { achievement_meaning }
achievement_of = { $name }: { $achievement }
achievements_heading = 🏅 Erfolge ({ $earned } von { $all })
achievements_open = Noch offen
achievements_new = 🏅 { $count ->
    [one] Neuer Erfolg
   *[other] Neue Erfolge
}
button_achievements = Erfolge
