# Words that many messages share.

game = { $game ->
    [claim] Claim
    [claim2] Claim 2
    [claim-mix] Claim 1 + 2
    [kingdoms] Claim Kingdoms
    [claim-it] Claim It
   *[other] Claim
}
# The same sign in every language: see BOT_SIGN.
bot = 🤖 { $name }
described_bot = { bot } ({ $level ->
    [easy] facile
    [medium] medio
   *[hard] difficile
}{ $temperament ->
    [bold] , audace
    [careful] , prudente
    [playful] , giocherellone
   *[none] { "" }
})
bots_of_level = { $level ->
    [easy] Errori da principiante, per le tue prime partite
    [medium] Una partita alla pari quando conosci il gioco
   *[hard] Pochi errori
}: { $names }
titled = { $game }: { $what }

faction_one = { $faction ->
    [goblin] Goblin
    [knight] Cavaliere
    [undead] Non-Morto
    [dwarf] Nano
    [doppelganger] Mutaforma
    [gnome] Gnomo
    [giant] Gigante
    [troll] Troll
    [dragon] Drago
   *[seer] Veggente
}

faction_many = { $faction ->
    [goblin] Goblin
    [knight] Cavalieri
    [undead] Non-Morti
    [dwarf] Nani
    [doppelganger] Mutaforma
    [gnome] Gnomi
    [giant] Giganti
    [troll] Troll
    [dragon] Draghi
   *[seer] Veggenti
}

# The led faction after 'follow with' and 'counts as'.
faction_led = { $faction ->
    [gnome] uno Gnomo
   *[other] un { faction_one }
}
# The faction with 'of': “the Knight’s power”.
faction_of = { $faction ->
    [gnome] dello Gnomo
   *[other] del { faction_one }
}

# The name of a card; its emoji is put before it by the program.
card = { faction_one } { $value }
# As the object of a sentence; the same in Italian.
faction_object = { faction_one }
card_object = { card }

and = { $first } e { $last }
or = { $first } o { $last }
comma = { $first }, { $rest }
versus = { $first } – { $rest }

date = { $day ->
    [1] 1º
   *[other] { $day }
} { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
} { $year }
# A number with one decimal.
decimal = { $whole },{ $tenths }
percent = { $whole },{ $hundredths }%
seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
chapter_trick = Fase { $phase }, presa { $number }
chapter_turn = Turno { $number }

# Time controls, as choices: no markdown.
time_unlimited = Senza limiti di tempo
time_per_turn = { $limit } per turno
time_reserve = { $initial } a testa + { $increment } per turno
