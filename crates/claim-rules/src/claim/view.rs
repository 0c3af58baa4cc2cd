//! What a viewer may know (RULES.md 1.7). No view type has a field for a card hidden from its
//! viewer.

use super::history::History;
use super::{Actions, Awaiting, Phase, Setup, Trick, legal, powers};
use crate::cards::{BySeat, Card, CardSet, Faction, FactionSet, Seat};

/// The trick that was completed last, and what it has led to so far. Its cards stay on the table
/// while a seat has to make a choice because of it, and once the match is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastTrick {
    /// The phase it was played in.
    pub phase: Phase,
    /// The number of the trick within its phase, from 1.
    pub number: u8,
    /// The cards of the trick, one of each seat.
    pub trick: Trick,
    /// Phase one: the revealed cards, and who took them.
    pub middle: [Option<(Card, Seat)>; 2],
    /// Phase two: the Gnomes that Giants of the trick removed, and whose they were.
    pub removed: [Option<(Card, Seat)>; 4],
    /// Phase two: the Trolls that the winner scored.
    pub trolls: CardSet,
}

impl LastTrick {
    /// Phase two: who took the Dwarves of the trick, if it had any.
    #[must_use]
    pub fn dwarf_taker(&self) -> Option<Seat> {
        let dwarf = |(_, card): (Seat, Card)| card.faction() == Faction::Dwarf;
        let any = self.phase == Phase::Gather && self.trick.plays().any(dwarf);
        any.then(|| powers::dwarf_taker(&self.trick, self.trick.winner()))
    }
}

/// What a trick has led to so far. The fields are those of [`LastTrick`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct TrickEffects {
    pub(super) middle: [Option<(Card, Seat)>; 2],
    pub(super) removed: [Option<(Card, Seat)>; 4],
    pub(super) trolls: CardSet,
}

/// What everyone knows: the gallery's view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PublicView {
    /// The deck's factions and the number of players.
    pub setup: Setup,
    /// The phase of the match.
    pub phase: Phase,
    /// What the match waits for.
    pub awaiting: Awaiting,
    /// The number of the current trick within its phase, from 1.
    pub trick_number: u8,
    /// The current trick. It is complete while a seat has to make a choice because of it, and once
    /// the match is over.
    pub trick: Trick,
    /// Phase one: the revealed cards that are still in the middle, in the order of revealing.
    pub middle: [Option<Card>; 2],
    /// The number of cards in the draw pile, without the revealed cards; 0 before the deal and in
    /// phase two.
    pub pile_size: u8,
    /// The number of cards in each hand.
    pub hand_size: BySeat<u8>,
    /// The number of cards in each follower pile; 0 in phase two, in which these piles are the
    /// hands.
    pub follower_count: BySeat<u8>,
    /// The followers that were taken from the middle, which everyone saw. Kept through phase two.
    pub recruited: BySeat<CardSet>,
    /// Cards played in phase one that are out of the game.
    pub discarded: CardSet,
    /// The score piles, by seat: partners have one each. Once the match is over, they include the
    /// gnome rows.
    pub score: BySeat<CardSet>,
    /// The gnome rows, by seat (RULES.md 1.5); empty in phase one, and once the match is over.
    pub gnomes: BySeat<CardSet>,
    /// Trolls that are left for the winner of a later trick.
    pub waiting: CardSet,
    /// Gnomes that Giants removed from the game, of all seats together.
    pub removed: CardSet,
    /// The factions that each seat failed to follow in this phase, so that its hand has none of
    /// them.
    pub voids: BySeat<FactionSet>,
    /// The trick that was completed last, also if it was the last one of phase one; `None` before
    /// the first one is complete.
    pub last: Option<LastTrick>,
    /// All tricks so far.
    pub(super) history: History,
    /// The cards of the current trick, with the bits they have in the deck.
    pub(super) played: CardSet,
}

impl PublicView {
    /// The seat to act, if any.
    #[must_use]
    pub const fn to_act(&self) -> Option<Seat> {
        self.awaiting.seat()
    }

    /// The cards that everyone knows a seat to have: taken from the middle and not played in phase
    /// two. They are followers in phase one, and of the hand in phase two.
    #[must_use]
    pub fn known_cards(&self, seat: Seat) -> CardSet {
        self.not_played(seat, self.recruited[seat].into_iter())
    }

    /// Those of the cards that a seat has not played in phase two.
    fn not_played(&self, seat: Seat, cards: impl Iterator<Item = Card>) -> CardSet {
        let mut gone = self.history.played_in_phase_two(self.setup)[seat];
        let mut known = CardSet::EMPTY;
        for card in cards {
            if !gone.remove(card) {
                known.insert(card);
            }
        }
        known
    }
}

/// What only one seat knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Private {
    /// The cards of the hand; in phase two, what is left of the follower pile.
    pub hand: CardSet,
    /// Phase one: the follower pile, with the cards that were taken unseen. Empty in phase two.
    pub followers: CardSet,
    /// The top card of the draw pile, while this seat knows it because of its winning Seer.
    pub peeked: Option<Card>,
    /// Per other seat, the cards that it drew after this seat had peeked at them.
    pub known_draws: BySeat<CardSet>,
    /// The card from the top of the draw pile that this seat took because of the trick that was
    /// completed last.
    pub last_draw: Option<Card>,
}

/// One seat's information.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// The seat whose view it is.
    pub seat: Seat,
    /// What everyone knows.
    pub public: PublicView,
    /// What only this seat knows.
    pub own: Private,
}

impl View {
    /// The legal actions of this seat; empty if it is not its turn.
    #[must_use]
    pub fn legal_actions(&self) -> Actions {
        let public = &self.public;
        if public.to_act() != Some(self.seat) {
            return Actions::None;
        }
        legal::actions(
            public.setup,
            &public.awaiting,
            &public.trick,
            &public.gnomes,
            |_| self.own.hand,
        )
    }

    /// The cards that would beat `card` if it were played now, out of those that the seats which play after this one may
    /// hold, as far as it knows; `None` if a card of the trick beats it already, or if the trick is complete.
    #[must_use]
    pub fn cards_that_beat(&self, card: Card) -> Option<CardSet> {
        let mut trick = self.public.trick;
        trick.to_play()?;
        let is_best = trick.would_win(card);
        trick.push(card);
        let hidden = self.hidden_cards();
        let possible = trick.seats_to_play().fold(CardSet::EMPTY, |cards, seat| {
            cards.union(hidden.possible_hand(self, seat))
        });
        let better = possible.into_iter().filter(|&it| trick.would_win(it));
        is_best.then(|| better.collect())
    }

    /// The cards that this seat knows another one to have: [those that everyone
    /// knows](PublicView::known_cards), and those that it had peeked at.
    #[must_use]
    pub fn known_cards(&self, seat: Seat) -> CardSet {
        let seen = [self.public.recruited[seat], self.own.known_draws[seat]];
        self.public.not_played(seat, seen.into_iter().flatten())
    }
}
