# Was der Bot kann und wie es losgeht.

help_title = Claim – Karten- und Würfelspiele auf deinem Server
help_what = Ich gebe die Karten, würfle, kenne die Regeln, zähle die Punkte und speichere jede Partie – ihr müsst nur noch spielen. Deine Hand siehst nur du; am Tisch können alle zusehen.
help_begin_heading = So geht’s los
help_begin = **Neu hier?** `/claim tutorial` erklärt dir ein Spiel, während du es spielst.
    Mit Screenreader: Schalte in `/claim einstellungen` „Nur Text“ ein.
    1. Gib in einem Kanal `/claim start` ein. Lade jemanden ein, wähle Bots oder lass die Plätze für alle offen.
    2. Nur gegen Bots geht es sofort los. Hast du eine Person eingeladen, geht es los, sobald sie mitspielt. Sonst drücke auf „Starten“, wenn alle sitzen.
    3. Deine Karten kommen per Direktnachricht. Auch der Knopf „Meine Hand“ am Tisch zeigt sie dir.
    4. Wenn du dran bist, drücke auf die Karte oder den Zug deiner Wahl.
    In Direktnachrichten mit mir beginnt `/claim start` eine Partie gegen Bots.
help_hints_heading = Erste Tipps
help_hints = - **Claim:** Spiele in Phase 1 hoch, wenn in der Mitte eine Karte mit Wert 5 oder mehr liegt, sonst niedrig. Gewinne in Phase 2 mit der niedrigsten Karte, die dafür reicht. Kannst du nicht gewinnen, spiele deine niedrigste.
    - **Claim Kingdoms:** Lege die Karte dorthin, wo sie dir jetzt den besten Punktestand bringt; die Kontrolle über die Fraktionen zählt mit.
    - **Claim It:** Lass deine größte Gruppe wachsen und höre auf, wenn du drei Steine gesetzt hast.
help_commands_heading = Befehle
help_more_commands_heading = Weitere Befehle
help_command = `/{ $group } { $command }` – { $description }
help_trust = Fairness & Datenschutz
help_fair_heading = Nachweisbar fair
help_fair = An einem offenen Tisch zeige ich den Fingerabdruck eines Geheimnisses, bevor jemand mitspielen kann. Alle Karten und Würfe ergeben sich aus diesem Geheimnis und euren Klicks auf „Mitspielen“ und „Starten“. Am Ende decke ich das Geheimnis auf. So könnt ihr jede Karte und jeden Wurf nachprüfen. Für Partien gegen Bots, die sofort beginnen, und für Tutorials gibt es diesen Nachweis nicht.
help_privacy_heading = Datenschutz
help_privacy = Ich speichere deine Discord-ID, deine Namen, deine Einstellungen und Urlaube, deine Partien (mit jedem Zug), deine Wertungen, deine Rätselantworten, Tagesspiele, Turniere und Aufgaben. Chatnachrichten lese ich nicht.
help_footer = Ein inoffizielles Fanprojekt ohne Verbindung zu Autoren und Verlagen der Spiele.
