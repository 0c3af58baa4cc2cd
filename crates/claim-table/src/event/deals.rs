//! The matches that an event waits for, and the secrets from which their deals follow.

use claim_rules::record::Secret;

use super::Event;
use super::settings::Deals;
use crate::ids::{MatchId, UserId};

/// A match that has to be opened and played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventMatch {
    /// The id that the match has.
    pub id: MatchId,
    /// The round, from 1.
    pub round: u8,
    /// The table, from 1.
    pub table: u8,
    /// Which match of the pair, from 1.
    pub leg: u8,
    /// The players by their seats.
    pub seats: [UserId; 2],
    /// The match's own secret.
    pub secret: Secret,
    /// What each seat adds to the secret.
    pub entropy: [String; 2],
    /// The name of the deal, if several matches have the same one.
    pub board: Option<String>,
}

impl Event {
    /// Whether the results of a round, from 1, are hidden, because its tables have the same deal and one of them is not
    /// decided.
    #[must_use]
    pub fn is_hidden(&self, round: u8) -> bool {
        let index = usize::from(round).checked_sub(1);
        let round = index.and_then(|index| self.progress.rounds().get(index));
        let is_played = round.is_some_and(|round| !round.is_decided()) && !self.is_over();
        is_played && self.progress.settings().deals == Deals::Board
    }

    /// The matches that are to be played at the moment, in order of tables.
    #[must_use]
    pub fn matches(&self) -> Vec<EventMatch> {
        let Some((round, number)) = self.progress.rounds().iter().zip(1..).last() else {
            return Vec::new();
        };
        let running = self.running().into_iter().map(|running| {
            let pairing = &round.tables[usize::from(running.table) - 1];
            let players = pairing.seats_of_leg(running.leg);
            let person = |seat: usize| &self.people[players[seat].index()];
            let place = |place: String| match running.leg {
                1 => place,
                leg => format!("{place}.{leg}"),
            };
            let settings = self.progress.settings();
            let (secret, entropy, board) = match settings.deals {
                Deals::Own => (
                    format!("match {}", place(format!("{number}.{}", running.table))),
                    [0, 1].map(|seat| person(seat).entropy.clone()),
                    None,
                ),
                Deals::Board => {
                    let board = place(number.to_string());
                    let name = format!("{}/{board}", settings.id);
                    (format!("board {board}"), Default::default(), Some(name))
                }
            };
            EventMatch {
                id: running.id,
                round: number,
                table: running.table,
                leg: running.leg,
                seats: [0, 1].map(|seat| person(seat).user),
                secret: self.secret.derived(&secret),
                entropy,
                board,
            }
        });
        running.collect()
    }
}
