//! How a match ended for each of its players, for the ratings.

use claim_rules::cards::{Seat, SeatSet};
use claim_rules::record::Ending;

use super::Table;
use crate::rating::Finish;

impl Table {
    /// How the match ended for each player, in the order of seats. Empty if the match is not rated: if it was
    /// not played, was called off, had a bot at the table when it began, or belongs to no server.
    ///
    /// Players who left have lost against all who stayed. In team games, their partners are not rated, and
    /// their opponents only if they win.
    #[must_use]
    pub fn finishes(&self) -> Vec<(Seat, Finish)> {
        let dealt = self.dealt();
        let Some((dealt, ending)) = dealt.and_then(|dealt| Some((dealt, dealt.ending()?))) else {
            return Vec::new();
        };
        let is_counted = !self.has_bots() && self.settings.guild.is_some();
        if !is_counted || matches!(ending, Ending::Aborted) {
            return Vec::new();
        }
        let setup = &self.settings.setup;
        let seats = Seat::of(setup.players());
        let has_left = |seat: Seat| match ending {
            Ending::Resigned { seat: last, .. } | Ending::Timeout { seat: last, .. }
                if *last == seat =>
            {
                true
            }
            _ => dealt.left(seat).is_some(),
        };
        let is_whole = |seat: Seat| setup.members(setup.side(seat)).all(|it| !has_left(it));
        // Players who stayed are ranked among themselves, as if the others had not played.
        let stayed: SeatSet = seats.clone().filter(|&seat| is_whole(seat)).collect();
        let has_teams = seats.clone().any(|seat| setup.side(seat) != seat);
        let best: SeatSet = match ending {
            Ending::Played(_) if !has_teams => dealt.state().best_of(stayed),
            _ => ending.winners().iter().copied().collect(),
        };
        let has_leavers = seats.clone().any(has_left);
        let has_won = |seat: Seat| {
            let is_own = |it: Seat| setup.side(it) == setup.side(seat);
            best.contains(seat) && is_whole(seat) && best.iter().all(is_own)
        };
        let finish = |seat: Seat| {
            if has_left(seat) {
                Finish::Left
            } else if has_won(seat) || (best.contains(seat) && !(has_teams && has_leavers)) {
                Finish::Rank(1)
            } else if has_teams && has_leavers {
                // A partner of a player who left, or an opponent who has not won.
                Finish::Unrated
            } else {
                Finish::Rank(2)
            }
        };
        let players = self.seating.players();
        players.map(|(seat, _)| (seat, finish(seat))).collect()
    }
}
