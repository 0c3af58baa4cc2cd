//! How a match ended for each of its players, as ratings need it.

use claim_rules::cards::Seat;
use claim_rules::record::Ending;

use super::Table;
use crate::rating::Finish;

impl Table {
    /// How the match ended for each player, in the order of seats; empty if it is not rated: it was not
    /// played, was called off, or a bot sat at the table.
    #[must_use]
    pub fn finishes(&self) -> Vec<(Seat, Finish)> {
        let ending = self.dealt().and_then(|dealt| dealt.ending());
        let has_bots = self.seating.bots().next().is_some();
        let Some(ending) = ending.filter(|_| !has_bots) else {
            return Vec::new();
        };
        let left = match ending {
            Ending::Aborted => return Vec::new(),
            Ending::Resigned { seat, .. } | Ending::Timeout { seat, .. } => Some(*seat),
            Ending::Played(_) | Ending::Drawn { .. } => None,
        };
        let setup = &self.settings.setup;
        let finish = |seat: Seat| {
            let is_partner = |left| left != seat && setup.side(left) == setup.side(seat);
            match left {
                Some(left) if left == seat => Finish::Left,
                Some(left) if is_partner(left) => Finish::Unrated,
                _ if ending.winners().contains(&seat) => Finish::Rank(1),
                _ => Finish::Rank(2),
            }
        };
        let players = self.seating.players();
        players.map(|(seat, _)| (seat, finish(seat))).collect()
    }
}
