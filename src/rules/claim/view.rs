//! What a viewer may know (RULES.md 1.7), by type: no view has a place for another's card.

use crate::cards::{BySeat, Card, CardSet, Faction, FactionSet, Seat};

use super::history::History;
use super::{Actions, Setup, State, Trick, legal, powers};

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

impl Awaiting {
    /// The seat whose action is awaited.
    #[must_use]
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Play(seat) | Self::Take { seat, .. } | Self::Remove { seat, .. } => Some(seat),
            Self::FirstLeader | Self::Deck | Self::Nothing => None,
        }
    }
}

/// The trick that was completed last, and what has come of it so far. While somebody has a choice to
/// make that came of it, and once the match is over, its cards still lie there.
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
    /// Phase two: who took the trick's Dwarves, if it had any.
    #[must_use]
    pub fn dwarf_taker(&self) -> Option<Seat> {
        let dwarf = |(_, card): (Seat, Card)| card.faction() == Faction::Dwarf;
        let any = self.phase == Phase::Gather && self.trick.plays().any(dwarf);
        any.then(|| powers::dwarf_taker(&self.trick, self.trick.winner()))
    }
}

/// What came of a trick, so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Aftermath {
    /// As [`LastTrick::middle`].
    pub(super) middle: [Option<(Card, Seat)>; 2],
    /// As [`LastTrick::removed`].
    pub(super) removed: [Option<(Card, Seat)>; 4],
    /// As [`LastTrick::trolls`].
    pub(super) trolls: CardSet,
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
    /// The factions that each hand has none of, for its owner failed to follow them in this phase.
    pub voids: BySeat<FactionSet>,
    /// The trick that was completed last.
    pub last: Option<LastTrick>,
    /// All tricks so far.
    pub(super) history: History,
    /// The cards of the current trick, with the bits that are theirs in the deck.
    pub(super) played: CardSet,
}

impl PublicView {
    /// The seat whose action is awaited.
    #[must_use]
    pub const fn to_act(&self) -> Option<Seat> {
        self.awaiting.seat()
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
}

impl State {
    /// What everybody knows.
    #[must_use]
    pub fn public_view(&self) -> PublicView {
        PublicView {
            setup: self.setup,
            phase: self.phase,
            awaiting: self.awaiting,
            trick_number: self.trick_number,
            trick: self.trick,
            middle: self.middle,
            pile_size: self.pile.size(),
            hand_size: self.hands.map(size),
            follower_count: self.followers.map(size),
            recruited: self.recruited,
            discarded: self.discarded,
            score: self.score,
            gnomes: self.gnomes,
            waiting: self.waiting,
            removed: self.removed,
            voids: self.history.voids(self.setup, self.phase),
            last: self.last_trick(),
            history: self.history,
            played: self.played,
        }
    }

    /// What a seat knows.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        let own = Private {
            hand: self.hands[seat],
            followers: self.followers[seat],
            peeked: self.seen.peeked_by(seat).then(|| self.pile.top()),
            witnessed: self.seen.witnessed_by(seat),
        };
        View {
            seat,
            public: self.public_view(),
            own,
        }
    }

    fn last_trick(&self) -> Option<LastTrick> {
        let (phase, number, trick) = self.history.last(self.setup)?;
        let Aftermath {
            middle,
            removed,
            trolls,
        } = self.aftermath;
        Some(LastTrick {
            phase,
            number,
            trick,
            middle,
            removed,
            trolls,
        })
    }
}

#[expect(clippy::cast_possible_truncation, reason = "no deck has 256 cards")]
fn size(cards: CardSet) -> u8 {
    cards.len() as u8
}
