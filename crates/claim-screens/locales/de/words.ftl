# Wörter, die in vielen Texten vorkommen.

game = { $game ->
    [claim] Claim
    [claim2] Claim 2
    [claim-mix] Claim 1 + 2
    [kingdoms] Claim Kingdoms
    [claim-it] Claim It
   *[other] Claim
}
# Dasselbe Zeichen in allen Sprachen: siehe BOT_SIGN.
bot = 🤖 { $name }
described_bot = { bot } ({ $level ->
    [easy] leicht
    [medium] mittel
   *[hard] stark
}{ $temperament ->
    [bold] , mutig
    [careful] , vorsichtig
    [playful] , verspielt
   *[none] { "" }
})
bots_of_level = { $level ->
    [easy] Macht Anfängerfehler, für deine ersten Partien
    [medium] Auf Augenhöhe, wenn du das Spiel kennst
   *[hard] Macht kaum Fehler
}: { $names }
titled = { $game }: { $what }

faction_one = { $faction ->
    [goblin] Kobold
    [knight] Ritter
    [undead] Untoter
    [dwarf] Zwerg
    [doppelganger] Doppelgänger
    [gnome] Gnom
    [giant] Riese
    [troll] Troll
    [dragon] Drache
   *[seer] Seher
}

faction_many = { $faction ->
    [goblin] Kobolde
    [knight] Ritter
    [undead] Untote
    [dwarf] Zwerge
    [doppelganger] Doppelgänger
    [gnome] Gnome
    [giant] Riesen
    [troll] Trolle
    [dragon] Drachen
   *[seer] Seher
}

# Die ausgespielte Fraktion vor 'bedienen'.
faction_led = { faction_many }

# Die Fraktion einer Karte im Akkusativ und Dativ.
faction_object = { $faction ->
    [undead] Untoten
    [giant] Riesen
    [dragon] Drachen
   *[other] { faction_one }
}

# Der Name einer Karte; das Emoji davor setzt das Programm.
card = { faction_one } { $value }
# Im Akkusativ und Dativ: „Du ziehst Untoten 9“.
card_object = { faction_object } { $value }

and = { $first } und { $last }
or = { $first } oder { $last }
comma = { $first }, { $rest }
versus = { $first } – { $rest }

# Eine Zahl mit einer Nachkommastelle.
decimal = { $whole },{ $tenths }
percent = { $whole },{ $hundredths } %
date = { $day }.{ $month }.{ $year }
seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
chapter_trick = Phase { $phase }, Stich { $number }
chapter_turn = Zug { $number }

# Bedenkzeiten als Auswahl: ohne Markdown.
time_unlimited = Unbegrenzt
time_per_turn = { $limit } pro Zug
time_reserve = je { $initial } + { $increment } pro Zug
