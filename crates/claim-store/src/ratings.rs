//! The ratings of players, and the leaderboards.

use std::collections::BTreeMap;

use async_trait::async_trait;
use claim_rules::GameKind;
use claim_rules::cards::{Faction, Seat};
use claim_table::Table;
use claim_table::ids::{GuildId, PersonName, UserId};
use claim_table::rating::{self, Entrant, Outcome, Rating};
use claim_table::timestamp::{Month, Timestamp};

use super::error::Result;
use super::pages::Page;

/// A leaderboard, on which each player has a separate rating. A match counts on several ladders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ladder {
    /// The month (UTC), at whose beginning all ratings start anew; `None` for all time.
    pub month: Option<Month>,
    /// The server; `None` for all servers.
    pub guild: Option<GuildId>,
    /// The game; `None` for all games.
    pub game: Option<GameKind>,
}

impl Ladder {
    /// The ladders on which a match that ended at `ended_at` counts.
    fn of_match(table: &Table, ended_at: Timestamp) -> Vec<Self> {
        let mut ladders = Vec::new();
        for month in [None, Some(ended_at.month())] {
            for guild in [None, table.settings().guild] {
                for game in [None, Some(table.game())] {
                    ladders.push(Self { month, guild, game });
                }
            }
        }
        ladders
    }
}

/// How a match changed the rating of one player on one ladder.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingChange {
    /// The player's seat.
    pub seat: Seat,
    /// The ladder of the rating.
    pub ladder: Ladder,
    /// The rating before the match, as [`RatingStore::rating`] has returned it.
    pub before: Rating,
    /// The rating after the match.
    pub after: Rating,
    /// The result for the player. Players for whom the match does not count have no change.
    pub outcome: Outcome,
}

/// The ratings that a match that ended at `ended_at` changes, each with its player's account. These are the
/// ratings that [`rate`] needs. Empty if the match is not rated (see [`Table::finishes`]).
#[must_use]
pub fn rated_by(table: &Table, ended_at: Timestamp) -> Vec<(Ladder, UserId)> {
    let finishes = table.finishes();
    let players = finishes
        .iter()
        .filter_map(|(seat, _)| table.seating().player(*seat));
    let ladders = Ladder::of_match(table, ended_at);
    players
        .flat_map(|player| ladders.iter().map(|ladder| (*ladder, player.user)))
        .collect()
}

/// The rating changes that a match that ended at `ended_at` causes. A player without an entry in `before` has
/// the initial rating.
#[must_use]
pub fn rate(
    table: &Table,
    ended_at: Timestamp,
    before: &BTreeMap<(Ladder, UserId), Rating>,
) -> Vec<RatingChange> {
    let finishes = table.finishes();
    let mut changes = Vec::new();
    if finishes.is_empty() {
        return changes;
    }
    for ladder in Ladder::of_match(table, ended_at) {
        let entrants = finishes.iter().filter_map(|&(seat, finish)| {
            let user = table.seating().player(seat)?.user;
            let entrant = Entrant {
                rating: before.get(&(ladder, user)).copied().unwrap_or_default(),
                side: table.settings().setup.side(seat) as u8,
                finish,
            };
            Some((seat, entrant))
        });
        let (seats, entrants): (Vec<_>, Vec<_>) = entrants.unzip();
        let after = rating::after_match(&entrants);
        for ((seat, entrant), after) in seats.into_iter().zip(entrants).zip(after) {
            let Some((after, outcome)) = after else {
                continue;
            };
            changes.push(RatingChange {
                seat,
                ladder,
                before: entrant.rating,
                after,
                outcome,
            });
        }
    }
    changes
}

/// The factions that the player of a seat, or their team, has won in a match that has ended. Empty if they
/// left before the end.
#[must_use]
pub fn won_factions(table: &Table, seat: Seat) -> Vec<Faction> {
    let side = table.settings().setup.side(seat);
    let dealt = table
        .dealt()
        .filter(|dealt| dealt.leave_reason(seat).is_none());
    let won = dealt.map(|dealt| dealt.state().won_factions());
    let won = won.unwrap_or_default().into_iter();
    won.filter(|&(_, winner)| winner == side)
        .map(|(faction, _)| faction)
        .collect()
}

/// A row of a leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingRow {
    /// The rank, from 1. Ratings that are equal to three decimals share a rank; screens round them further.
    pub rank: u32,
    /// The player's account.
    pub user: UserId,
    /// The player's names in their last match.
    pub name: PersonName,
    /// The current rating.
    pub rating: Rating,
    /// The number of rated matches that count on the ladder.
    pub played: u32,
    /// The number of them that the side of the player won alone.
    pub won: u32,
    /// The number of them in which the side of the player tied for first with another one.
    pub drawn: u32,
    /// The number of the others, those that the player left before the end among them.
    pub lost: u32,
    /// The current winning streak: how many matches the player has won in a row up to now.
    pub streak: u32,
    /// The longest winning streak so far, which may be the current one.
    pub best_streak: u32,
}

/// The results of a player's rated matches against one opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpponentRow {
    /// The opponent's account.
    pub user: UserId,
    /// The opponent's names in their last match.
    pub name: PersonName,
    /// Matches that the player won, or tied for first, and the opponent did not.
    pub won: u32,
    /// Matches in which both tied for first, on different sides.
    pub drawn: u32,
    /// Matches that the opponent won, or tied for first, and the player did not.
    pub lost: u32,
}

/// How many of a player's most recent rated matches [`RatingStore::opponents`] considers.
pub const MAX_OPPONENT_MATCHES: u32 = 1000;

/// Reads ratings. They are saved by the change that ends a match. After a match was voided, all are computed anew.
#[async_trait]
pub trait RatingStore: Send + Sync {
    /// A user's rating on a ladder; the initial rating if they have not played there.
    async fn rating(&self, ladder: Ladder, user: UserId) -> Result<Rating>;

    /// A user's row of a ladder, with the rank among the people who are listed; `None` before their first match there.
    async fn rating_row(&self, ladder: Ladder, user: UserId) -> Result<Option<RatingRow>>;

    /// A user's ratings of all time before and after each of their last `limit` rated matches, oldest first:
    /// in one server or all, in one game or all games together.
    async fn rating_history(
        &self,
        guild: Option<GuildId>,
        game: Option<GameKind>,
        user: UserId,
        limit: u32,
    ) -> Result<Vec<(Rating, Rating)>>;

    /// A page of a leaderboard, and the user's own row. Pages are counted from 0. People whose data was deleted are not
    /// listed.
    async fn leaderboard(
        &self,
        ladder: Ladder,
        user: UserId,
        page: u32,
        per_page: u32,
    ) -> Result<Page<RatingRow>>;

    /// The row of the player with the most matches on a ladder, of those who are listed.
    async fn most_played(&self, ladder: Ladder) -> Result<Option<RatingRow>>;

    /// The best row of the ladder of a month, of players who are listed and have played there in no month before.
    async fn best_newcomer(&self, ladder: Ladder) -> Result<Option<RatingRow>>;

    /// The opponents of a user in their last 1000 rated matches of all games, in one server or all: up to
    /// `limit`, those with the most decided or drawn matches first. With `only`, just that opponent.
    async fn opponents(
        &self,
        guild: Option<GuildId>,
        user: UserId,
        only: Option<UserId>,
        limit: u32,
    ) -> Result<Vec<OpponentRow>>;

    /// Rates the next matches, if ratings are being computed anew because a match was voided. Returns whether there is
    /// more to do. Until there is not, ratings are incomplete, and matches that end are rated when it is their turn.
    async fn continue_rebuild(&self) -> Result<bool>;

    /// Whether two of these people, who are at most as many as a match has players, have finished `count` rated
    /// matches together that ended after `since`.
    async fn has_frequent_pair(
        &self,
        people: &[UserId],
        since: Timestamp,
        count: u32,
    ) -> Result<bool>;

    /// The faction that a user, or their team, has won most often in rated matches, and how often; in one
    /// server or all.
    async fn favourite_faction(
        &self,
        guild: Option<GuildId>,
        user: UserId,
    ) -> Result<Option<(Faction, u32)>>;
}
