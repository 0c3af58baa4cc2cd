# What the program does, and how to begin.

help_title = Claim – card and dice games in your server
help_what = I deal the cards, roll the dice, know the rules, keep the score and remember every match – you just play. You see your own hand in private; everybody can watch the table.
help_begin_heading = First steps
help_begin = 1. Type `/claim start` in a channel, and invite somebody or let anybody join.
    2. When all seats are taken, press “Start”.
    3. What you play with comes by direct message. If yours are closed, press “My hand” under the table.
    4. When it is your turn, press the card or the move you want to play. New to the game? `/claim rules`
help_commands_heading = Commands
help_command = `/{ $group } { $command }` – { $description }
help_fair_heading = Fair chance
help_fair = Before anybody sits down, I show the fingerprint of a secret that decides, together with your joining, all that is left to chance. At the end I show the secret itself, so anybody can check that no deck was stacked and no die loaded.
help_privacy_heading = Privacy
help_privacy = I store your account’s id, your name as shown here, your language, your matches, your rating and your answers to puzzles – nothing else you write.
help_footer = An independent fan project, not connected with the authors or publishers of the games.
