//! How a match ended for each of its players: for the ratings, and for what they have achieved.

use claim_rules::cards::{Seat, SeatSet};
use claim_rules::record::Ending;

use super::{DealtMatch, Table};
use crate::career::SeatResult;
use crate::ids::UserId;
use crate::rating::{Finish, Outcome};

impl Table {
    /// How the match ended for each player, in the order of seats. Empty if the match is not rated: if it was
    /// not played, was called off, had a bot at the table when it began, belongs to no server, is one too many
    /// of two of its players, was forfeited in an event, or was voided.
    ///
    /// Players who left have lost against all who stayed. In team games, their partners are not rated, and
    /// their opponents only if they win.
    #[must_use]
    pub fn finishes(&self) -> Vec<(Seat, Finish)> {
        let dealt = self.dealt();
        let Some((dealt, ending)) = dealt.and_then(|dealt| Some((dealt, dealt.ending()?))) else {
            return Vec::new();
        };
        let is_unrated =
            self.settings.has_frequent_pair || self.voided_at.is_some() || self.is_forfeited();
        if !self.may_be_rated() || is_unrated || *ending == Ending::Aborted {
            return Vec::new();
        }
        let setup = &self.settings.setup;
        let has_left = |seat| has_left(dealt, ending, seat);
        let is_whole = |seat: Seat| setup.members(setup.side(seat)).all(|it| !has_left(it));
        let has_teams = setup.has_teams();
        let best = self.winners();
        let has_leavers = Seat::of(setup.players()).any(has_left);
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

    /// How the match ended for each person at the table, in the order of seats, whether it is rated or not. Empty if it has
    /// not ended, was called off, or forfeited by a player who was not there.
    #[must_use]
    pub fn results(&self) -> Vec<(Seat, SeatResult)> {
        let dealt = self.dealt();
        let Some((dealt, ending)) = dealt.and_then(|dealt| Some((dealt, dealt.ending()?))) else {
            return Vec::new();
        };
        if *ending == Ending::Aborted || self.is_forfeited() {
            return Vec::new();
        }
        let setup = &self.settings.setup;
        let best = self.winners();
        let is_played = matches!(ending, Ending::Played(_));
        let tallies = dealt.state().tallies().filter(|_| is_played);
        let result = |seat: Seat| {
            let is_own = |it: &Seat| setup.side(*it) == setup.side(seat);
            let (own, others): (Vec<Seat>, Vec<Seat>) = best.iter().partition(is_own);
            let outcome = if own.is_empty() || has_left(dealt, ending, seat) {
                Outcome::Lost
            } else if others.is_empty() {
                Outcome::Won
            } else {
                Outcome::Drawn
            };
            let scores = tallies.as_ref().map(|tallies| {
                let others = Seat::of(setup.players()).filter(|it| !is_own(it));
                let others = others.map(|it| tallies[it].score);
                (tallies[seat].score, others.max().unwrap_or_default())
            });
            SeatResult { outcome, scores }
        };
        let players = self.seating.players();
        players.map(|(seat, _)| (seat, result(seat))).collect()
    }

    /// Whether the match is one that ratings are for: between people, in a server.
    fn may_be_rated(&self) -> bool {
        !self.has_bots() && self.settings.guild.is_some()
    }

    /// The people whose earlier matches together decide whether this one is rated: those at the table, and those
    /// for whom seats are reserved. Empty if the match is not rated anyway.
    #[must_use]
    pub fn people_to_rate(&self) -> Vec<UserId> {
        if !self.may_be_rated() {
            return Vec::new();
        }
        let seated = self.seating.players().map(|(_, player)| player.user);
        let reserved = self.reserved_seats().into_iter();
        seated.chain(reserved.map(|(_, it)| it.user)).collect()
    }

    /// Notes whether two of the players have played too many rated matches together: see
    /// [`TableSettings::has_frequent_pair`](super::TableSettings).
    pub const fn set_frequent_pair(&mut self, has_frequent_pair: bool) {
        self.settings.has_frequent_pair = has_frequent_pair;
    }

    /// The seats that have won. Without teams, these are the best of those whose players stayed: others are
    /// ranked as if the players who left had not played. Empty if the match has not ended.
    #[must_use]
    pub fn winners(&self) -> SeatSet {
        let dealt = self.dealt();
        let Some((dealt, ending)) = dealt.and_then(|dealt| Some((dealt, dealt.ending()?))) else {
            return SeatSet::EMPTY;
        };
        let setup = &self.settings.setup;
        match ending {
            Ending::Played(_) if !setup.has_teams() => {
                let seats = Seat::of(setup.players());
                let stayed = seats.filter(|&seat| !has_left(dealt, ending, seat));
                dealt.state().best_of(stayed.collect())
            }
            _ => ending.winners().iter().copied().collect(),
        }
    }
}

/// Whether the player of a seat left before the end, or by it.
fn has_left(dealt: &DealtMatch, ending: &Ending, seat: Seat) -> bool {
    match ending {
        Ending::Resigned { seat: last, .. } | Ending::Timeout { seat: last, .. }
            if *last == seat =>
        {
            true
        }
        _ => dealt.leave_reason(seat).is_some(),
    }
}
