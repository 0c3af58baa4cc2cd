//! What people have done: how matches ended for each seat, and the places in tournaments.

use anyhow::Context;
use async_trait::async_trait;
use claim_ai::Level;
use claim_rules::cards::Seat;
use claim_rules::{Day, Setup};
use claim_table::career::{Career, CareerMatch, Opponent, SeatResult};
use claim_table::ids::UserId;
use claim_table::rating::Outcome;
use claim_table::timestamp::Timestamp;

use crate::careers::CareerStore;
use crate::error::Result;
use crate::puzzles::PuzzleStore;
use crate::sql::SqlStore;
use crate::sql::matches::parse_setup;
use crate::sql::statements::columns::{decode_count, decode_id, encode_id};
use crate::sql::statements::query::{query, query_scalar};
use crate::sql::statements::row::Row;

/// The seats of others in the matches of the user `$1` that count. The cross joins make SQLite begin with the user's own
/// seats.
pub(in crate::sql) const CAREER: &str = concat!(
    "SELECT m.game, m.players, m.options, m.ended_ms, m.daily_day, o.match_id, o.seat AS own_seat, ",
    "o.outcome, o.score, o.other_score, s.seat, s.user_id, s.bot, ",
    "(SELECT COUNT(*) FROM event_matches e WHERE e.match_id = m.id) AS events ",
    "FROM seats o CROSS JOIN matches m CROSS JOIN seats s ",
    "WHERE o.user_id = $1 AND o.outcome IS NOT NULL AND m.id = o.match_id AND m.stage = 'over' ",
    "AND m.tutorial = 0 AND m.is_practice = 0 AND m.voided_revision IS NULL ",
    "AND s.match_id = m.id AND s.seat <> o.seat ORDER BY m.ended_ms, m.id, s.seat",
);

/// How many events the user `$1` has won.
pub(in crate::sql) const EVENTS_WON: &str =
    "SELECT COUNT(*) FROM event_players WHERE user_id = $1 AND place = 1";

#[async_trait]
impl CareerStore for SqlStore {
    async fn career(&self, user: UserId) -> Result<Career> {
        let rows = query(CAREER)
            .bind(encode_id(user.0))
            .fetch_all(&self.pool)
            .await?;
        let match_id = |row: &Row| row.try_get::<String, _>("match_id").ok();
        let matches = rows.chunk_by(|one, other| match_id(one) == match_id(other));
        let events_won: i64 = query_scalar(EVENTS_WON)
            .bind(encode_id(user.0))
            .fetch_one(&self.pool)
            .await?;
        Ok(Career {
            matches: matches.filter_map(|rows| parse(rows).ok()).collect(),
            // On any day, these say the same of all that was answered.
            puzzles: self.puzzle_stats(user, Day(0)).await?,
            events_won: u32::try_from(events_won).unwrap_or_default(),
        })
    }
}

/// Parses a match from the rows of its other seats. There must be at least one.
fn parse(rows: &[Row]) -> anyhow::Result<CareerMatch> {
    let row = &rows[0];
    let setup = parse_setup(row)?;
    let own: i64 = row.try_get("own_seat")?;
    let own = parse_seat(&setup, own)?;
    let (mut opponents, mut partners) = (Vec::new(), Vec::new());
    for row in rows {
        let (seat, other) = parse_other(&setup, row)?;
        if setup.side(seat) == setup.side(own) {
            partners.push(other);
        } else {
            opponents.push(other);
        }
    }
    let score = |column| {
        let score: Option<i64> = row.try_get(column)?;
        anyhow::Ok(score.and_then(|score| u16::try_from(score).ok()))
    };
    let daily: Option<i64> = row.try_get("daily_day")?;
    Ok(CareerMatch {
        id: row.try_get::<&str, _>("match_id")?.parse()?,
        game: setup.kind(),
        ended_at: Timestamp(row.try_get("ended_ms")?),
        result: SeatResult {
            outcome: match row.try_get::<i64, _>("outcome")? {
                2 => Outcome::Won,
                1 => Outcome::Drawn,
                _ => Outcome::Lost,
            },
            scores: score("score")?.zip(score("other_score")?),
        },
        opponents,
        partners,
        daily: daily.and_then(|day| u32::try_from(day).ok()).map(Day),
        is_of_event: decode_count(row, "events")? > 0,
    })
}

/// Another seat, and who has it.
fn parse_other(setup: &Setup, row: &Row) -> anyhow::Result<(Seat, Opponent)> {
    let seat = parse_seat(setup, row.try_get("seat")?)?;
    let bot: Option<&str> = row.try_get("bot")?;
    Ok((
        seat,
        match bot {
            Some(level) => Opponent::Bot(level.parse::<Level>()?),
            None => Opponent::Person(UserId(decode_id(row.try_get("user_id")?))),
        },
    ))
}

fn parse_seat(setup: &Setup, number: i64) -> anyhow::Result<Seat> {
    let seat = Seat::of(setup.players()).nth(usize::try_from(number)?);
    seat.with_context(|| format!("there is no seat {number}"))
}
