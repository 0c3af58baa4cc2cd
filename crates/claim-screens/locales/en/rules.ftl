# The rules in short, in our own words: they should be readable at a glance on a phone.

rules_title = Rules of { $game }
rules_goal = Win the votes of more factions than your opponents. The followers you recruit in phase one are your hand in phase two, and what you win there scores.
rules_cards = { $cards } cards, 2 × { $tricks } tricks.
rules_cards_by_players = { $players } players: { $cards } cards, 2 × { $tricks } tricks.

rules_phase_one_heading = Phase one: recruit followers
rules_phase_one = Each trick is played for the face-up card in the middle. One player leads, then the other plays a card. The winner takes the face-up card; the loser draws the top card of the pile face down. Each puts the card face down on their own follower pile and may look at it. The cards played are discarded. The winner leads the next trick.
rules_phase_one_more = With 3 or 4 players, two cards are turned up: the winner chooses one, second place takes the other, the rest draw face down. Ranking: Knights on a led Goblin, then the led faction and Doppelgängers, then all others, each by value. Four players form two teams: partners sit opposite each other, and their score piles count together.

rules_following_heading = Following
rules_following = If you have a card of the led faction, you must play one. Otherwise, play any card. The highest card of the led faction wins; if values are equal, the card played first wins.

rules_example = **Example:** { $story }
rules_example_heading = Example tricks
example_followed = **Follow:** Anna leads { $led }. Ben has { faction_led }, so he must play one: { $answer } wins.
example_not_followed = **Unable to follow:** Anna leads { $led }. Ben has no { faction_many } and plays { $answer }: Anna wins.
example_knight = **Knight beats Goblin:** Anna leads { $led }. Ben has no { faction_many } and plays { $answer }: Ben wins.
example_tie = **Tie:** Anna leads { $led }, Ben plays { $answer }: Anna wins because her card was first.

rules_phase_two_heading = Phase two: gather supporters
rules_phase_two = Your followers are now your hand. The winner of a trick puts its cards on their score pile and leads the next trick.

rules_powers_heading = Factions
rules_power = { $faction }: { $power }

rules_scoring_heading = Scoring and ties
rules_scoring = The player with the most cards of a faction wins its vote; in a tie, the highest card decides, then the next. If all are equal, no player gets the vote. The player with the most votes wins the match. If votes are tied, the sum of the card values in the factions won decides; if that is equal too, the match is a draw.

rules_faction_cards = { $count } cards: { $values }
rules_choose = Read about a faction …
rules_games = Rules of another game …
rules_whole = The whole game

power_goblin = the most cards, no power.
power_knight = beat Goblins if a Goblin was led.
power_undead = played in phase one, they go to the winner’s score pile.
power_dwarf = in phase two, they go to the loser of the trick.
power_dwarf_mix = in phase two, they go to the loser of the trick; with 3 or 4 players, to the player who played the lowest value, even if it won.
power_doppelganger = can always be played; in the trick, they count as the led faction.
power_gnome = in phase two, they lie face up until the end, then score.
power_giant = in phase two, they remove an opponent’s face-up Gnome of the same value.
power_giant_mix = in phase two, they remove an opponent’s face-up Gnome of the same value; with 3 players, the winner chooses whose, or none.
power_troll = in phase two, only one per trick scores; the others wait.
power_dragon = the player who plays the last Dragon in a trick leads the next one.
power_seer = if you win a trick of phase one with a Seer, you may look at the top card and take it.

about_goblin = No power, but the most cards – five of them worth 0. Be careful when you lead one: every Knight beats it.
about_knight = If a Goblin was led, a Knight beats it, regardless of value. You must still follow: while you hold a Goblin, you cannot play a Knight on a Goblin. When a Knight is led, Knights are ordinary cards.
about_undead = In phase one, Undead you play are not discarded: they go face up on the score pile of the trick’s winner and count at the end. An Undead taken from the middle becomes a follower like any other card. In phase two, Undead are ordinary cards.
about_dwarf = In phase two, Dwarves in a trick go to the loser’s score pile; the other card goes to the winner. With 3 or 4 players, they go to the player who played the lowest value (in a tie, the one who played last), even if that player won the trick. In phase one, Dwarves are ordinary cards.
about_doppelganger = You can play one even if you could follow; it then counts as a card of the led faction, with its own value. It never takes over a power, and it scores as a Doppelgänger. When one is led, you must follow with Doppelgängers.
about_gnome = In phase two, Gnomes in a trick lie face up in front of the winner. At the end, those still there go to the winner’s score pile. Until then, Giants can remove them.
about_giant = In phase two, for every Giant in a trick, the winner removes one Gnome of the same value that lies face up in front of an opponent. That Gnome is out of the game. With 3 players, the winner chooses whose Gnome it is, or removes none. Giants score as usual.
about_troll = In phase two, Trolls gather in the middle: the winner of each trick scores only the highest one there, even if no Troll was played. The others wait for later tricks; the winner of the last trick takes them all.
about_dragon = In both phases, the player who plays the last Dragon in a trick leads the next trick, no matter who won. This carries over from phase one to phase two.
about_seer = If you win a trick of phase one with a Seer, you first look at the top card of the draw pile: take it, or take a card from the middle. The other players get what you leave. In phase two, Seers are ordinary cards.
