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
    [medium] médio
   *[hard] forte
}{ $temperament ->
    [bold] , ousado
    [careful] , cauteloso
    [playful] , brincalhão
   *[none] { "" }
})
bots_of_level = { $level ->
    [easy] Erros de iniciante, para suas primeiras partidas
    [medium] Páreo justo quando você já conhece o jogo
   *[hard] Poucos erros
}: { $names }
titled = { $game }: { $what }

faction_one = { $faction ->
    [goblin] Goblin
    [knight] Cavaleiro
    [undead] Morto-Vivo
    [dwarf] Anão
    [doppelganger] Doppelgänger
    [gnome] Gnomo
    [giant] Gigante
    [troll] Troll
    [dragon] Dragão
   *[seer] Profeta
}

faction_many = { $faction ->
    [goblin] Goblins
    [knight] Cavaleiros
    [undead] Mortos-Vivos
    [dwarf] Anões
    [doppelganger] Doppelgängers
    [gnome] Gnomos
    [giant] Gigantes
    [troll] Trolls
    [dragon] Dragões
   *[seer] Profetas
}

# The led faction after “acompanhe com” and “conta como”.
faction_led = um { faction_one }

# The name of a card; its emoji is put before it by the program.
card = { faction_one } { $value }
faction_object = { faction_one }
card_object = { card }

and = { $first } e { $last }
or = { $first } ou { $last }
comma = { $first }, { $rest }
versus = { $first } – { $rest }

date = { $day ->
    [1] 1º
   *[other] { $day }
} de { $month ->
    [1] janeiro
    [2] fevereiro
    [3] março
    [4] abril
    [5] maio
    [6] junho
    [7] julho
    [8] agosto
    [9] setembro
    [10] outubro
    [11] novembro
   *[12] dezembro
} de { $year }
# A number with one decimal.
decimal = { $whole },{ $tenths }
percent = { $whole },{ $hundredths }%
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
    [one] { $count } dia
   *[other] { $count } dias
}
chapter_trick = Fase { $phase }, vaza { $number }
chapter_turn = Turno { $number }

# Time controls, as choices: no markdown.
time_unlimited = Sem limite de tempo
time_per_turn = { $limit } por turno
time_reserve = { $initial } cada + { $increment } por turno
