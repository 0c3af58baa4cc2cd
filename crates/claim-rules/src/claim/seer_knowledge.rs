//! What the owners of winning Seers know about the draw pile (RULES.md 1.4, 1.7).

use crate::cards::{BySeat, Card, CardSet, Seat};

/// The number of tricks in a phase.
const MAX_TRICKS: usize = 13;

/// Who knows the top card, and which draws of others were known in advance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct SeerKnowledge {
    /// The seat that knows the top card, if any does.
    peeker: Option<Seat>,
    /// Cards that one seat peeked at and another seat then drew: at most one per trick.
    known_draws: [Option<KnownDraw>; MAX_TRICKS],
    count: u8,
}

/// A card that `drawer` drew and `witness` had peeked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct KnownDraw {
    witness: Seat,
    drawer: Seat,
    card: Card,
}

impl SeerKnowledge {
    /// The knowledge of one seat: what it knows others drew, and who knows the top card now.
    pub(super) fn of(peeker: Option<Seat>, witness: Seat, known_draws: &BySeat<CardSet>) -> Self {
        let mut knowledge = Self::default();
        for drawer in Seat::ALL {
            for card in known_draws[drawer] {
                knowledge.peeker = Some(witness);
                knowledge.draw(drawer, card);
            }
        }
        knowledge.peeker = peeker;
        knowledge
    }

    /// A seat looks at the top card.
    pub(super) fn peek(&mut self, seat: Seat) {
        self.peeker = Some(seat);
    }

    /// Whether this seat knows the top card.
    pub(super) fn has_peeked(&self, seat: Seat) -> bool {
        self.peeker == Some(seat)
    }

    /// A seat draws the top card.
    #[inline]
    pub(super) fn draw(&mut self, drawer: Seat, card: Card) {
        if let Some(witness) = self.peeker.take()
            && witness != drawer
        {
            self.known_draws[usize::from(self.count)] = Some(KnownDraw {
                witness,
                drawer,
                card,
            });
            self.count += 1;
        }
    }

    /// Per other seat, the cards that this seat knows it drew.
    pub(super) fn known_draws(&self, seat: Seat) -> BySeat<CardSet> {
        let mut known = BySeat::<CardSet>::default();
        let own = |draw: &&KnownDraw| draw.witness == seat;
        for draw in self.known_draws.iter().flatten().filter(own) {
            known[draw.drawer].insert(draw.card);
        }
        known
    }
}
