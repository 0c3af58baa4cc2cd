# What the bot does and how to start.

help_title = Claim – card and dice games in your server
help_what = I deal, roll, know the rules, keep score and save every match – you just play. Only you see your hand; everyone can watch the table.
help_begin_heading = Getting started
help_begin = **New here?** `/claim tutorial` explains a game while you play it.
    With a screen reader, turn on “Text only” in `/claim settings`.
    1. Type `/claim start` in a channel. Invite someone, choose bots, or let anyone join.
    2. Against bots alone, the match starts at once. With one invited player, it starts as soon as they join. Otherwise, press “Start” when every seat is taken.
    3. Your cards arrive by direct message. The button “My hand” at the table shows them, too.
    4. On your turn, press the card or move you want to play.
    In direct messages with me, `/claim start` begins a match against bots.
help_hints_heading = First hints
help_hints = - **Claim:** In phase one, play high if a card of value 5 or more lies in the middle, otherwise low. In phase two, win with the lowest card that is enough. If you can’t win, play your lowest.
    - **Claim Kingdoms:** Play the card on the space where it gives you the best score now; control of the factions counts, too.
    - **Claim It:** Let your largest group grow, and stop when you have placed three stones.
help_commands_heading = Commands
help_more_commands_heading = More commands
help_command = `/{ $group } { $command }` – { $description }
help_trust = Fairness & privacy
help_fair_heading = Provably fair
help_fair = At an open table, I show the fingerprint of a secret before anyone joins. Every deal and every roll follows from this secret, combined with your clicks on “Join” and “Start”. At the end I reveal the secret, so anyone can check every card and every roll. Matches against bots that start at once, and tutorials, have no such proof.
help_privacy_heading = Privacy
help_privacy = I store your Discord ID, names, settings, vacations, matches (every move), ratings, puzzle answers, daily deals, tournaments and exercises. I don’t read chat messages.
help_footer = An unofficial fan project, not affiliated with the authors or publishers of the games.
