# Wörter, die viele Sätze brauchen.

game = { $game ->
    [claim] Claim
    [claim2] Claim 2
    [claim-mix] Claim 1 + 2
    [kingdoms] Claim Kingdoms
    [claim-it] Claim It
   *[other] Claim
}
bot = Bot { $number } ({ $level ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
})
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

# Wen oder was: nach 'bedienen', 'für' und dergleichen.
faction_accusative = { $faction ->
    [goblin] einen Kobold
    [knight] einen Ritter
    [undead] einen Untoten
    [dwarf] einen Zwerg
    [doppelganger] einen Doppelgänger
    [gnome] einen Gnom
    [giant] einen Riesen
    [troll] einen Troll
    [dragon] einen Drachen
   *[seer] einen Seher
}

# Eine Karte wird ohne ihr Bild genannt, das davor gesetzt wird.
card = { faction_one } { $value }

and = { $first } und { $last }
or = { $first } oder { $last }
comma = { $first }, { $rest }
versus = { $first } – { $rest }

date = { $day }.{ $month }.{ $year }
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
