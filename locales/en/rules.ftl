# The rules in short, in our own words: a phone should show them at a glance.

rules_title = Rules of { $game }
rules_goal = Win the votes of more factions than your opponents. What you recruit in phase one is the hand you play in phase two, and what you win there counts.

rules_phase_one_heading = Phase one: recruit followers
rules_phase_one = Each trick is about the card turned up in the middle. One leads, the other answers. The winner takes that card, the other the top of the draw pile, unseen; both go face down on your own follower pile. The cards played are discarded. The winner leads next.
rules_phase_one_more = With 3 or 4 players two cards are turned up: the winner chooses one, second place takes the other, and the others draw unseen. Four play as two teams: partners face each other, and both their score piles count together.

rules_following_heading = Following
rules_following = If you hold a card of the led faction, you must play one; else play anything. The highest card of the led faction wins, and of equal cards the earlier one.

rules_phase_two_heading = Phase two: gather supporters
rules_phase_two = Your followers are now your hand. Whoever wins a trick puts its cards on their score pile and leads next.

rules_powers_heading = The factions
rules_power = { $faction }: { $power }

rules_scoring_heading = Scoring
rules_scoring = Whoever has scored the most cards of a faction wins its vote; if equal, the highest card decides, then the next. Most votes win the match. If votes are equal too, the sum of the values in the factions won decides.

rules_faction_cards = { $count } cards: { $values }
rules_choose = Read about a faction …
rules_whole = The whole game

power_goblin = the most cards, no power.
power_knight = beat Goblins, if a Goblin was led.
power_undead = played in phase one, they go on the winner’s score pile.
power_dwarf = in phase two they go to the loser of the trick.
power_dwarf_mix = in phase two they go to the loser of the trick; with 3 or 4 players to its lowest value, even if it won.
power_doppelganger = may always be played, and count as the led faction.
power_gnome = in phase two they lie open until the end, then score.
power_giant = in phase two they remove an opponent’s open Gnome of equal value.
power_giant_mix = in phase two they remove an opponent’s open Gnome of equal value; with 3 players the winner chooses whose, or none.
power_troll = in phase two only one a trick scores; the rest wait.
power_dragon = whoever played the trick’s last Dragon leads the next.
power_seer = won with one in phase one: look at the top card, take it if you like.

about_goblin = No power, but nobody has more cards – five of them worth 0. Careful when you lead one: every Knight beats it.
about_knight = When a Goblin was led, a Knight wins whatever the values. You must still follow: as long as you hold a Goblin, you cannot answer a led Goblin with a Knight. Led by itself, a Knight is a plain card.
about_undead = In phase one, Undead that are played are not discarded: they go face up on the score pile of whoever wins the trick, and count at the end. An Undead taken from the middle becomes a follower like any card. In phase two they are plain cards.
about_dwarf = In phase two, the Dwarves of a trick go to its loser’s score pile; the other card goes to the winner. With 3 or 4 players they go to whoever played the lowest value, the last one if several did; that can be the winner. In phase one they are plain cards.
about_doppelganger = You may play one even if you could follow; it then counts as a card of the led faction, by its own value. It never takes over a power, and scores as a Doppelgänger. When one is led, Doppelgängers must be followed with Doppelgängers.
about_gnome = In phase two, the Gnomes of a trick lie open in front of its winner. Those still there at the end join the score pile. Until then Giants can remove them.
about_giant = In phase two, for every Giant in a trick its winner removes one Gnome of the same value that lies open in front of an opponent. That Gnome is out of the game. With 3 players the winner chooses whose it is, or removes none. The Giants themselves score as usual.
about_troll = In phase two, Trolls gather in the middle: each trick’s winner scores only the highest that waits there, even if no Troll was played. The rest wait for later tricks; the last trick takes them all.
about_dragon = In both phases, whoever played the last Dragon of a trick leads the next one, no matter who won. This carries over from phase one to phase two.
about_seer = Win a trick of phase one with a Seer, and you first look at the top card of the draw pile: take it, or a card from the middle. What you leave goes to the others. In phase two Seers are plain cards.
