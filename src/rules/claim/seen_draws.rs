//! What winning Seers' owners saw of the draw pile (RULES.md 1.4, 1.7).

use crate::cards::{BySeat, Card, CardSet, Seat};

/// The most tricks a phase has.
const TRICKS: usize = 13;

/// Who has peeked at the top card, and which draws were witnessed so before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct SeenDraws {
    /// Who knows the top card, if anybody does.
    peeker: Option<Seat>,
    /// Cards that somebody peeked at and another then drew: at most one a trick.
    witnessed: [Option<Witnessed>; TRICKS],
    count: u8,
}

/// A card that one seat saw another draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Witnessed {
    witness: Seat,
    drawer: Seat,
    card: Card,
}

impl SeenDraws {
    /// What `witness` has seen others draw, and who has just peeked.
    pub(super) fn of(peeker: Option<Seat>, witness: Seat, witnessed: &BySeat<CardSet>) -> Self {
        let mut seen = Self {
            peeker: Some(witness),
            ..Self::default()
        };
        for drawer in Seat::ALL {
            for card in witnessed[drawer] {
                seen.peeker = Some(witness);
                seen.draw(drawer, card);
            }
        }
        seen.peeker = peeker;
        seen
    }

    /// Somebody looks at the top card.
    pub(super) fn peek(&mut self, seat: Seat) {
        self.peeker = Some(seat);
    }

    /// Whether this seat knows the top card.
    pub(super) fn peeked_by(&self, seat: Seat) -> bool {
        self.peeker == Some(seat)
    }

    /// Somebody draws the top card.
    #[inline]
    pub(super) fn draw(&mut self, drawer: Seat, card: Card) {
        if let Some(witness) = self.peeker.take()
            && witness != drawer
        {
            self.witnessed[usize::from(self.count)] = Some(Witnessed {
                witness,
                drawer,
                card,
            });
            self.count += 1;
        }
    }

    /// The cards that this seat saw others draw.
    pub(super) fn witnessed_by(&self, seat: Seat) -> BySeat<CardSet> {
        let mut seen = BySeat::<CardSet>::default();
        let own = |draw: &&Witnessed| draw.witness == seat;
        for draw in self.witnessed.iter().flatten().filter(own) {
            seen[draw.drawer].insert(draw.card);
        }
        seen
    }
}
