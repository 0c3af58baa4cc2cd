//! What a viewer may know (RULES.md 1.7), by type: no view has a place for another's card.

use crate::cards::{BySeat, Card, CardSet, Seat};

use super::{Actions, Choices, Setup, Trick};

/// The stage a match is in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Phase {
    /// Before the deal.
    #[default]
    Dealing,
    /// Phase one: recruit followers.
    Recruit,
    /// Phase two: gather supporters.
    Gather,
    /// All tricks are played.
    Over,
}

/// What the rules ask for now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaiting {
    /// Chance: which seat leads the first trick.
    FirstLeader,
    /// Chance: the shuffled deck.
    Deck,
    /// A card to the trick.
    Play(Seat),
    /// A card for the follower pile.
    Take {
        /// Who chooses.
        seat: Seat,
        /// Whether the top card may be taken: a Seer won.
        top: bool,
    },
    /// Whose Gnome a Giant removes.
    Remove {
        /// Who chooses: the trick's winner.
        seat: Seat,
        /// The Gnome in question.
        gnome: Card,
        /// The Giant's place in the trick's order of play.
        place: u8,
    },
    /// Nothing: the match is over.
    Nothing,
}

/// The trick before the current one, and what came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastTrick {
    /// The phase it was played in.
    pub phase: Phase,
    /// Its number within the phase, from 1.
    pub number: u8,
    /// Its cards.
    pub trick: Trick,
    /// Phase one: the revealed cards and who took them.
    pub middle: [Option<(Card, Seat)>; 2],
    /// Phase two: the Gnomes it removed, and whose they were.
    pub removed: [Option<(Card, Seat)>; 4],
    /// Phase two: the Trolls that were scored by its winner.
    pub trolls: CardSet,
}

impl LastTrick {
    /// A trick of which nothing has come yet.
    pub(super) const fn new(phase: Phase, number: u8, trick: Trick) -> Self {
        let (middle, removed) = ([None; 2], [None; 4]);
        Self {
            phase,
            number,
            trick,
            middle,
            removed,
            trolls: CardSet::EMPTY,
        }
    }

    /// Phase two: who took the trick's Dwarves, if it had any.
    #[must_use]
    pub fn dwarf_taker(&self) -> Option<Seat> {
        let dwarf = |(_, card): (Seat, Card)| card.faction() == crate::cards::Faction::Dwarf;
        let any = self.phase == Phase::Gather && self.trick.plays().any(dwarf);
        any.then(|| super::powers::dwarf_taker(&self.trick, self.trick.winner()))
    }
}

/// What everybody knows: the gallery's view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PublicView {
    /// The deck's factions and the number of players.
    pub setup: Setup,
    /// The stage of the match.
    pub phase: Phase,
    /// What the rules ask for now.
    pub awaiting: Awaiting,
    /// The number of the current trick within its phase, from 1.
    pub trick_number: u8,
    /// The current trick.
    pub trick: Trick,
    /// Phase one: the revealed cards that still lie in the middle, in the order of revealing.
    pub middle: [Option<Card>; 2],
    /// How many cards the draw pile has.
    pub pile_size: u8,
    /// How many cards each hand has.
    pub hand_size: BySeat<u8>,
    /// How many cards each follower pile has.
    pub follower_count: BySeat<u8>,
    /// The followers that were taken from the middle, openly. Kept through phase two.
    pub recruited: BySeat<CardSet>,
    /// Cards played in phase one that are out of the game.
    pub discarded: CardSet,
    /// The score piles.
    pub score: BySeat<CardSet>,
    /// The gnome rows.
    pub gnomes: BySeat<CardSet>,
    /// Trolls that wait for a trick's winner.
    pub waiting: CardSet,
    /// Gnomes that Giants removed from the game.
    pub removed: CardSet,
    /// The trick before the current one.
    pub last: Option<LastTrick>,
}

impl PublicView {
    /// The seat whose action is awaited.
    #[must_use]
    pub const fn to_act(&self) -> Option<Seat> {
        match self.awaiting {
            Awaiting::Play(seat) | Awaiting::Take { seat, .. } | Awaiting::Remove { seat, .. } => {
                Some(seat)
            }
            Awaiting::FirstLeader | Awaiting::Deck | Awaiting::Nothing => None,
        }
    }

    /// What the seat to act may do, whatever it holds: the one definition of legal.
    #[must_use]
    #[inline]
    pub(super) fn actions(&self, hand_of: impl FnOnce(Seat) -> CardSet) -> Actions {
        match self.awaiting {
            Awaiting::Play(seat) => Actions::Play(self.trick.playable(hand_of(seat).distinct())),
            _ => self.choices(),
        }
    }

    // Less frequent, and kept out of the way of the frequent.
    #[inline(never)]
    fn choices(&self) -> Actions {
        match self.awaiting {
            Awaiting::Take { top, .. } => {
                Actions::Choose(Choices::to_take(self.middle.map(|card| card.is_some()), top))
            }
            Awaiting::Remove { seat, gnome, .. } => {
                let victims = self.setup.seats().filter(|&it| self.may_lose(it, gnome, seat));
                Actions::Choose(Choices::to_remove(victims))
            }
            _ => Actions::None,
        }
    }

    /// Whether `victim` has that Gnome in its row and is no friend of the trick's `winner`.
    pub(super) fn may_lose(&self, victim: Seat, gnome: Card, winner: Seat) -> bool {
        self.setup.side(victim) != self.setup.side(winner) && self.gnomes[victim].contains(gnome)
    }
}

/// What only a seat itself knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Private {
    /// The cards it may play now.
    pub hand: CardSet,
    /// Phase one: its follower pile.
    pub followers: CardSet,
    /// The top card of the draw pile, while a Seer's owner knows it.
    pub peeked: Option<Card>,
    /// Cards others drew that it had peeked at.
    pub witnessed: BySeat<CardSet>,
}

/// One seat's information.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// Whose view it is.
    pub seat: Seat,
    /// What everybody knows.
    pub public: PublicView,
    /// What this seat alone knows.
    pub own: Private,
}

impl View {
    /// What this seat may do now; nothing while it is not to act.
    #[must_use]
    pub fn legal_actions(&self) -> Actions {
        if self.public.to_act() == Some(self.seat) {
            self.public.actions(|_| self.own.hand)
        } else {
            Actions::None
        }
    }
}
