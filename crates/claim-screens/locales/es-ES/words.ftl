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
    [easy] fácil
    [medium] medio
   *[hard] difícil
}{ $temperament ->
    [bold] , audaz
    [careful] , prudente
    [playful] , juguetón
   *[none] { "" }
})
bots_of_level = { $level ->
    [easy] Errores de principiante, para tus primeras partidas
    [medium] Una partida igualada cuando ya conoces el juego
   *[hard] Pocos errores
}: { $names }
titled = { $game }: { $what }

faction_one = { $faction ->
    [goblin] Goblin
    [knight] Caballero
    [undead] No-muerto
    [dwarf] Enano
    [doppelganger] Doppelgänger
    [gnome] Gnomo
    [giant] Gigante
    [troll] Troll
    [dragon] Dragón
   *[seer] Vidente
}

faction_many = { $faction ->
    [goblin] Goblins
    [knight] Caballeros
    [undead] No-muertos
    [dwarf] Enanos
    [doppelganger] Doppelgängers
    [gnome] Gnomos
    [giant] Gigantes
    [troll] Trolls
    [dragon] Dragones
   *[seer] Videntes
}

# The led faction after 'follow with' and 'counts as'.
faction_led = un { faction_one }

# The name of a card; its emoji is put before it by the program.
card = { faction_one } { $value }
# As the object of a sentence; the same in Spanish.
faction_object = { faction_one }
card_object = { card }

and = { $first } y { $last }
or = { $first } o { $last }
comma = { $first }, { $rest }
versus = { $first } – { $rest }

date = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} de { $year }
# A number with one decimal.
decimal = { $whole },{ $tenths }
percent = { $whole },{ $hundredths } %
seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
chapter_trick = Fase { $phase }, baza { $number }
chapter_turn = Turno { $number }

# Time controls, as choices: no markdown.
time_unlimited = Sin límite de tiempo
time_per_turn = { $limit } por turno
time_reserve = { $initial } cada uno + { $increment } por turno
