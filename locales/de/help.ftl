# Was das Programm tut und wie es losgeht.

help_title = Claim – Karten- und Würfelspiele auf deinem Server
help_what = Ich gebe die Karten, würfle, kenne die Regeln, zähle die Punkte und merke mir jede Partie – ihr spielt einfach. Deine Hand siehst nur du; am Tisch können alle zusehen.
help_begin_heading = Erste Schritte
help_begin = 1. Gib in einem Kanal `/claim start` ein und lade jemanden ein, oder lass den Platz für alle offen.
    2. Sind alle Plätze besetzt, drück auf „Start“.
    3. Womit du spielst, kommt per Direktnachricht. Sind Direktnachrichten bei dir aus, drück unter dem Tisch auf „Meine Hand“.
    4. Wenn du dran bist, drück auf die Karte oder den Zug deiner Wahl. Neu hier? `/claim regeln`
help_commands_heading = Befehle
help_command = `/{ $group } { $command }` – { $description }
help_fair_heading = Fairer Zufall
help_fair = Bevor sich jemand setzt, zeige ich den Fingerabdruck eines Geheimnisses, das zusammen mit eurem Beitreten allen Zufall bestimmt. Am Ende zeige ich das Geheimnis selbst. So kann jeder nachprüfen, dass weder Karten noch Würfel gezinkt sind.
help_privacy_heading = Datenschutz
help_privacy = Ich speichere die ID deines Kontos, deinen Anzeigenamen, deine Sprache, deine Partien, deine Wertungszahl und deine Rätselantworten – und nichts von dem, was du sonst schreibst.
help_footer = Ein unabhängiges Fanprojekt, ohne Verbindung zu Autoren und Verlagen der Spiele.
