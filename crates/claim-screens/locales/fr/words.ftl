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
    [medium] moyen
   *[hard] fort
}{ $temperament ->
    [bold] , audacieux
    [careful] , prudent
    [playful] , joueur
   *[none] { "" }
})
bots_of_level = { $level ->
    [easy] Des erreurs de débutant, pour tes premières parties
    [medium] À ta mesure une fois que tu connais le jeu
   *[hard] Peu d’erreurs
} : { $names }
titled = { $game } : { $what }

# Ask a native speaker: “Voyant” for the Seer of Claim 2, of which no French edition was seen.
faction_one = { $faction ->
    [goblin] Gobelin
    [knight] Chevalier
    [undead] Mort-vivant
    [dwarf] Nain
    [doppelganger] Doppelgänger
    [gnome] Gnome
    [giant] Géant
    [troll] Troll
    [dragon] Dragon
   *[seer] Voyant
}

faction_many = { $faction ->
    [goblin] Gobelins
    [knight] Chevaliers
    [undead] Morts-vivants
    [dwarf] Nains
    [doppelganger] Doppelgängers
    [gnome] Gnomes
    [giant] Géants
    [troll] Trolls
    [dragon] Dragons
   *[seer] Voyants
}

# The led faction after “fournis” and “compte comme”.
faction_led = un { faction_one }

# The name of a card; its emoji is put before it by the program.
card = { faction_one } { $value }
faction_object = { faction_one }
card_object = { card }

and = { $first } et { $last }
or = { $first } ou { $last }
comma = { $first }, { $rest }
versus = { $first } – { $rest }

date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
# A number with one decimal.
decimal = { $whole },{ $tenths }
percent = { $whole },{ $hundredths } %
seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
chapter_trick = Phase { $phase }, pli { $number }
chapter_turn = Tour { $number }

# Time controls, as choices: no markdown.
time_unlimited = Sans limite de temps
time_per_turn = { $limit } par tour
time_reserve = { $initial } chacun + { $increment } par tour
