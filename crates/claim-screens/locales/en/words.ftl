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
    [easy] easy
    [medium] medium
   *[hard] hard
}{ $temperament ->
    [bold] , bold
    [careful] , careful
    [playful] , playful
   *[none] { "" }
})
bots_of_level = { $level ->
    [easy] Beginner’s mistakes, for your first matches
    [medium] A fair match once you know the game
   *[hard] Few mistakes
}: { $names }
titled = { $game }: { $what }

faction_one = { $faction ->
    [goblin] Goblin
    [knight] Knight
    [undead] Undead
    [dwarf] Dwarf
    [doppelganger] Doppelgänger
    [gnome] Gnome
    [giant] Giant
    [troll] Troll
    [dragon] Dragon
   *[seer] Seer
}

faction_many = { $faction ->
    [goblin] Goblins
    [knight] Knights
    [undead] Undead
    [dwarf] Dwarves
    [doppelganger] Doppelgängers
    [gnome] Gnomes
    [giant] Giants
    [troll] Trolls
    [dragon] Dragons
   *[seer] Seers
}

# The led faction after 'follow with' and 'counts as'.
faction_led = { $faction ->
    [undead] an Undead
   *[other] a { faction_one }
}

# The name of a card; its emoji is put before it by the program.
card = { faction_one } { $value }
# As the object of a sentence; other languages may need another form.
faction_object = { faction_one }
card_object = { card }

and = { $first } and { $last }
or = { $first } or { $last }
comma = { $first }, { $rest }
versus = { $first } – { $rest }

# A number with one decimal.
decimal = { $whole }.{ $tenths }
percent = { $whole }.{ $hundredths }%
date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
chapter_trick = Phase { $phase ->
    [1] one
   *[other] two
}, trick { $number }
chapter_turn = Turn { $number }

# Time controls, as choices: no markdown.
time_unlimited = No time limit
time_per_turn = { $limit } per turn
time_reserve = { $initial } each + { $increment } per turn
