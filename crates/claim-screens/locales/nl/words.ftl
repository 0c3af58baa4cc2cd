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
    [easy] makkelijk
    [medium] gemiddeld
   *[hard] sterk
}{ $temperament ->
    [bold] , gedurfd
    [careful] , voorzichtig
    [playful] , speels
   *[none] { "" }
})
bots_of_level = { $level ->
    [easy] Beginnersfouten, voor je eerste potjes
    [medium] Gelijkwaardig als je het spel kent
   *[hard] Weinig fouten
}: { $names }
titled = { $game }: { $what }

faction_one = { $faction ->
    [goblin] Goblin
    [knight] Ridder
    [undead] Ondode
    [dwarf] Dwerg
    [doppelganger] Dubbelganger
    [gnome] Gnoom
    [giant] Reus
    [troll] Trol
    [dragon] Draak
   *[seer] Ziener
}

faction_many = { $faction ->
    [goblin] Goblins
    [knight] Ridders
    [undead] Ondoden
    [dwarf] Dwergen
    [doppelganger] Dubbelgangers
    [gnome] Gnomen
    [giant] Reuzen
    [troll] Trollen
    [dragon] Draken
   *[seer] Zieners
}

# The led faction after “beken met” and “telt als”.
faction_led = een { faction_one }

# The name of a card; its emoji is put before it by the program.
card = { faction_one } { $value }
faction_object = { faction_one }
card_object = { card }

and = { $first } en { $last }
or = { $first } of { $last }
comma = { $first }, { $rest }
versus = { $first } – { $rest }

date = { $day } { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
} { $year }
# A number with one decimal.
decimal = { $whole },{ $tenths }
percent = { $whole },{ $hundredths }%
seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
hours = { $count } uur
days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
chapter_trick = Fase { $phase }, slag { $number }
chapter_turn = Beurt { $number }

# Time controls, as choices: no markdown.
time_unlimited = Geen tijdslimiet
time_per_turn = { $limit } per beurt
time_reserve = ieder { $initial } + { $increment } per beurt
