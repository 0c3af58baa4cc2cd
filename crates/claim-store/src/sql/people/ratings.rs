//! The tables `ratings`, `rating_changes` and `faction_wins`.

use std::num::ParseIntError;

use async_trait::async_trait;
use claim_rules::GameKind;
use claim_rules::cards::{Faction, Seat};
use claim_table::Table;
use claim_table::ids::{GuildId, PersonName, UserId};
use claim_table::rating::{Outcome, Rating};
use claim_table::timestamp::Timestamp;

use super::results::encode_outcome;
use crate::error::{Error, Result};
use crate::pages::{Page, PageRange};
use crate::ratings::{
    Ladder, MAX_OPPONENT_MATCHES, OpponentRow, RatingChange, RatingRow, RatingStore, won_factions,
};
use crate::sql::SqlStore;
use crate::sql::opening::upgrade::position;
use crate::sql::statements::columns::{
    decode_count, decode_id, decode_name, decode_rating, encode_guild, encode_id, encode_rating,
};
use crate::sql::statements::connection::{Target, Transaction};
use crate::sql::statements::query::{query, query_as, query_scalar};
use crate::sql::statements::row::Row;

/// SQL: the row `a` of a player, with the rank on the ladder of month `$1`, server `$2` and game `$3`. Pseudonyms, whose
/// first id is `$4`, take no rank.
macro_rules! ranked {
    ($rest:literal) => {
        concat!(
            "SELECT a.user_id, a.name, a.user_name, a.rating, a.uncertainty, a.played, a.won, a.drawn, ",
            "a.lost, a.streak, a.best_streak, (SELECT COUNT(*) FROM ratings b WHERE b.month = a.month ",
            "AND b.guild_id = a.guild_id AND b.game = a.game AND b.shown > a.shown ",
            "AND b.user_id < $4) + 1 AS place ",
            "FROM ratings a WHERE a.month = $1 AND a.guild_id = $2 AND a.game = $3 ",
            $rest
        )
    };
}

/// The number of rated players of a ladder, without pseudonyms.
pub(in crate::sql) const PLAYER_COUNT: &str = concat!(
    "SELECT COUNT(*) FROM ratings WHERE month = $1 AND guild_id = $2 AND game = $3 ",
    "AND user_id < $4",
);

/// A page of the leaderboard, without pseudonyms: `$5` is the maximum number of rows, `$6` the number of rows before them.
/// The plus sign keeps SQLite from searching by user, after which it would have to sort.
pub(in crate::sql) const LEADERBOARD_PAGE: &str =
    ranked!("AND +a.user_id < $4 ORDER BY a.shown DESC, a.user_id LIMIT $5 OFFSET $6");

/// The player with the most matches on the ladder.
pub(in crate::sql) const BUSIEST: &str =
    ranked!("AND +a.user_id < $4 ORDER BY a.played DESC, a.shown DESC, a.user_id LIMIT 1");

/// The best player on the ladder of a month, of those who have played there in no month before.
pub(in crate::sql) const BEST_NEWCOMER: &str = ranked!(
    "AND +a.user_id < $4 AND NOT EXISTS (SELECT 1 FROM ratings e WHERE e.user_id = a.user_id \
     AND e.guild_id = a.guild_id AND e.game = a.game AND e.month >= 0 AND e.month < a.month) \
     ORDER BY a.shown DESC, a.user_id LIMIT 1"
);

/// The leaderboard's row of the user `$5`.
pub(in crate::sql) const OWN_RATING: &str = ranked!("AND a.user_id = $5");

/// The last `$4` changes of the ratings of the user `$3` in the server `$1` and the game `$2`.
pub(in crate::sql) const HISTORY: &str = concat!(
    "SELECT rating_before, uncertainty_before, rating_after, uncertainty_after ",
    "FROM rating_changes WHERE guild_id = $1 AND game = $2 AND user_id = $3 ",
    "ORDER BY number DESC LIMIT $4",
);

/// Up to `$5` opponents of the user `$2` in the server `$1`, in their last `$3` matches. If `$4` is not 0,
/// only that opponent. The cross join and the plus sign make SQLite search by match. Otherwise it goes through all matches
/// of the server for each of the user's.
pub(in crate::sql) const OPPONENTS: &str = concat!(
    "SELECT met.user_id, COALESCE(n.name, '') AS name, COALESCE(n.user_name, '') AS user_name, ",
    "met.won, met.drawn, met.lost FROM (",
    "SELECT b.user_id, SUM(CASE WHEN recent.outcome > b.outcome THEN 1 ELSE 0 END) AS won, ",
    "SUM(CASE WHEN recent.outcome = b.outcome THEN 1 ELSE 0 END) AS drawn, ",
    "SUM(CASE WHEN recent.outcome < b.outcome THEN 1 ELSE 0 END) AS lost, ",
    "COUNT(*) AS played FROM (",
    "SELECT match_id, side, outcome FROM rating_changes ",
    "WHERE guild_id = $1 AND game = '' AND user_id = $2 ORDER BY number DESC LIMIT $3) recent ",
    "CROSS JOIN rating_changes b ",
    "WHERE b.match_id = recent.match_id AND +b.guild_id = $1 AND b.game = '' ",
    "AND b.side <> recent.side AND (recent.outcome > 0 OR b.outcome > 0) ",
    "AND ($4 = 0 OR b.user_id = $4) GROUP BY b.user_id ",
    "ORDER BY played DESC, b.user_id LIMIT $5) met ",
    "LEFT JOIN ratings n ON n.month = -1 AND n.guild_id = $1 AND n.game = '' ",
    "AND n.user_id = met.user_id ORDER BY met.played DESC, met.user_id",
);

/// The faction that the user `$2` has won most often in the server `$1`.
pub(in crate::sql) const FAVOURITE_FACTION: &str = concat!(
    "SELECT faction, won FROM faction_wins WHERE guild_id = $1 AND user_id = $2 ",
    "ORDER BY won DESC LIMIT 2",
);

/// A pair of the people `$3` to `$7` with at least `$2` rated matches that ended after `$1`. The cross joins make
/// SQLite begin with the seats of one of them.
pub(in crate::sql) const FREQUENT_PAIR: &str = concat!(
    "SELECT CAST(1 AS BIGINT) FROM seats a CROSS JOIN matches m CROSS JOIN seats b ",
    "WHERE a.user_id IN ($3, $4, $5, $6, $7) AND m.id = a.match_id AND m.stage = 'over' ",
    "AND m.ended_ms > $1 AND m.rated_number IS NOT NULL AND b.match_id = m.id ",
    "AND b.user_id > a.user_id AND b.user_id IN ($3, $4, $5, $6, $7) ",
    "GROUP BY a.user_id, b.user_id HAVING COUNT(*) >= $2 LIMIT 1",
);

/// The columns of a ladder: month, server, game.
fn encode_ladder(ladder: Ladder) -> (i64, i64, &'static str) {
    let month = ladder.month.map_or(-1, |month| i64::from(month.0));
    (
        month,
        encode_guild(ladder.guild),
        ladder.game.map_or("", GameKind::id),
    )
}

/// Requests that all ratings are computed anew, and empties the tables that follow from them.
pub(in crate::sql) async fn request_rebuild(connection: &mut Transaction) -> Result<()> {
    for statement in [
        "DELETE FROM ratings",
        "DELETE FROM rating_changes",
        "DELETE FROM faction_wins",
        concat!(
            "INSERT INTO upgrades (name, position) VALUES ('ratings', '0') ",
            "ON CONFLICT (name) DO UPDATE SET position = '0'",
        ),
    ] {
        query(statement).execute(&mut *connection).await?;
    }
    Ok(())
}

/// The number of the last match that a rebuild has rated; `None` if none is requested, or it is complete.
pub(in crate::sql) async fn last_rated(target: impl Into<Target<'_>>) -> Result<Option<i64>> {
    let number = position(target, "ratings").await?;
    let number = number.map(|number| number.parse()).transpose();
    number.map_err(|error: ParseIntError| Error::corrupt("upgrades", error))
}

/// A user's rating on a ladder.
pub(in crate::sql) async fn rating(
    target: impl Into<Target<'_>>,
    ladder: Ladder,
    user: UserId,
) -> Result<Rating> {
    let (month, guild, game) = encode_ladder(ladder);
    let found: Option<(i64, i64)> = query_as(concat!(
        "SELECT rating, uncertainty FROM ratings ",
        "WHERE month = $1 AND guild_id = $2 AND game = $3 AND user_id = $4",
    ))
    .bind(month)
    .bind(guild)
    .bind(game)
    .bind(encode_id(user.0))
    .fetch_optional(target)
    .await?;
    Ok(
        found.map_or_else(Rating::default, |(points, uncertainty)| Rating {
            points: decode_rating(points),
            uncertainty: decode_rating(uncertainty),
        }),
    )
}

/// Saves the rating changes of a match that has ended, which is number `number` in the order of rated
/// matches.
pub(in crate::sql) async fn save(
    connection: &mut Transaction,
    table: &Table,
    number: i64,
    changes: &[RatingChange],
) -> Result<()> {
    for change in changes {
        let Some(player) = table.seating().player(change.seat) else {
            continue;
        };
        update(connection, player.user, &player.name, change).await?;
        if change.ladder.month.is_some() {
            continue;
        }
        insert_change(connection, table, number, player.user, change).await?;
        if change.ladder.game.is_some() {
            continue;
        }
        for faction in won_factions(table, change.seat) {
            query(concat!(
                "INSERT INTO faction_wins (guild_id, user_id, faction, won) VALUES ($1, $2, $3, 1) ",
                "ON CONFLICT (guild_id, user_id, faction) DO UPDATE SET won = faction_wins.won + 1",
            ))
            .bind(encode_guild(change.ladder.guild))
            .bind(encode_id(player.user.0))
            .bind(faction.id())
            .execute(&mut *connection)
            .await?;
        }
    }
    Ok(())
}

/// Replaces a player's rating. It is a conflict if the stored rating is not the one before the match, because
/// another match of the player has changed it since it was read.
async fn update(
    connection: &mut Transaction,
    user: UserId,
    name: &PersonName,
    change: &RatingChange,
) -> Result<()> {
    let (month, guild, game) = encode_ladder(change.ladder);
    let new = Rating::default();
    query(concat!(
        "INSERT INTO ratings (month, guild_id, game, user_id, name, user_name, rating, uncertainty, ",
        "shown, played, won, drawn, lost, streak, best_streak) ",
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0, 0, 0, 0, 0, 0) ",
        "ON CONFLICT (month, guild_id, game, user_id) DO NOTHING",
    ))
    .bind(month)
    .bind(guild)
    .bind(game)
    .bind(encode_id(user.0))
    .bind(&name.display)
    .bind(&name.user_name)
    .bind(encode_rating(new.points))
    .bind(encode_rating(new.uncertainty))
    .bind(encode_rating(new.shown()))
    .execute(&mut *connection)
    .await?;
    let count = |outcome| i64::from(change.outcome == outcome);
    let updated = query(concat!(
        "UPDATE ratings SET name = $5, user_name = $14, rating = $6, uncertainty = $7, shown = $8, ",
        "played = played + 1, won = won + $9, drawn = drawn + $10, lost = lost + $11, ",
        "streak = (streak + 1) * $9, best_streak = CASE WHEN (streak + 1) * $9 > best_streak ",
        "THEN (streak + 1) * $9 ELSE best_streak END ",
        "WHERE month = $1 AND guild_id = $2 AND game = $3 AND user_id = $4 ",
        "AND rating = $12 AND uncertainty = $13",
    ))
    .bind(month)
    .bind(guild)
    .bind(game)
    .bind(encode_id(user.0))
    .bind(&name.display)
    .bind(encode_rating(change.after.points))
    .bind(encode_rating(change.after.uncertainty))
    .bind(encode_rating(change.after.shown()))
    .bind(count(Outcome::Won))
    .bind(count(Outcome::Drawn))
    .bind(count(Outcome::Lost))
    .bind(encode_rating(change.before.points))
    .bind(encode_rating(change.before.uncertainty))
    .bind(&name.user_name)
    .execute(connection)
    .await?;
    match updated {
        0 => Err(Error::Conflict),
        _ => Ok(()),
    }
}

async fn insert_change(
    connection: &mut Transaction,
    table: &Table,
    number: i64,
    user: UserId,
    change: &RatingChange,
) -> Result<()> {
    let (_, guild, game) = encode_ladder(change.ladder);
    let side = table.settings().setup.side(change.seat);
    query(concat!(
        "INSERT INTO rating_changes (match_id, seat, guild_id, game, user_id, number, side, ",
        "outcome, rating_before, uncertainty_before, rating_after, uncertainty_after) ",
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
    ))
    .bind(table.id().to_string())
    .bind(i64::from(change.seat as u8))
    .bind(guild)
    .bind(game)
    .bind(encode_id(user.0))
    .bind(number)
    .bind(i64::from(side as u8))
    .bind(encode_outcome(change.outcome))
    .bind(encode_rating(change.before.points))
    .bind(encode_rating(change.before.uncertainty))
    .bind(encode_rating(change.after.points))
    .bind(encode_rating(change.after.uncertainty))
    .execute(connection)
    .await?;
    Ok(())
}

#[async_trait]
impl RatingStore for SqlStore {
    async fn rating(&self, ladder: Ladder, user: UserId) -> Result<Rating> {
        rating(&self.pool, ladder, user).await
    }

    async fn rating_row(&self, ladder: Ladder, user: UserId) -> Result<Option<RatingRow>> {
        let (month, guild, game) = encode_ladder(ladder);
        let row = query(OWN_RATING)
            .bind(month)
            .bind(guild)
            .bind(game)
            .bind(encode_id(UserId::FIRST_PSEUDONYM.0))
            .bind(encode_id(user.0))
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(parse_row).transpose()
    }

    async fn rating_history(
        &self,
        guild: Option<GuildId>,
        game: Option<GameKind>,
        user: UserId,
        limit: u32,
    ) -> Result<Vec<(Rating, Rating)>> {
        let mut rows = query(HISTORY)
            .bind(encode_guild(guild))
            .bind(game.map_or("", GameKind::id))
            .bind(encode_id(user.0))
            .bind(i64::from(limit))
            .fetch_all(&self.pool)
            .await?;
        rows.reverse();
        rows.iter().map(parse_change).collect()
    }

    async fn leaderboard(
        &self,
        ladder: Ladder,
        user: UserId,
        page: u32,
        per_page: u32,
    ) -> Result<Page<RatingRow>> {
        let (month, guild, game) = encode_ladder(ladder);
        let first_pseudonym = encode_id(UserId::FIRST_PSEUDONYM.0);
        let total = query_scalar(PLAYER_COUNT)
            .bind(month)
            .bind(guild)
            .bind(game)
            .bind(first_pseudonym)
            .fetch_one(&self.pool)
            .await?;
        let range = PageRange::new(page, per_page, total);
        let rows = query(LEADERBOARD_PAGE)
            .bind(month)
            .bind(guild)
            .bind(game)
            .bind(first_pseudonym)
            .bind(range.limit())
            .bind(range.offset())
            .fetch_all(&self.pool)
            .await?;
        let mut page = range.page(&rows, None, parse_row)?;
        page.own = self.rating_row(ladder, user).await?;
        Ok(page)
    }

    async fn most_played(&self, ladder: Ladder) -> Result<Option<RatingRow>> {
        self.first_row(BUSIEST, ladder).await
    }

    async fn best_newcomer(&self, ladder: Ladder) -> Result<Option<RatingRow>> {
        self.first_row(BEST_NEWCOMER, ladder).await
    }

    async fn opponents(
        &self,
        guild: Option<GuildId>,
        user: UserId,
        only: Option<UserId>,
        limit: u32,
    ) -> Result<Vec<OpponentRow>> {
        let rows = query(OPPONENTS)
            .bind(encode_guild(guild))
            .bind(encode_id(user.0))
            .bind(i64::from(MAX_OPPONENT_MATCHES))
            .bind(only.map_or(0, |only| encode_id(only.0)))
            .bind(i64::from(limit))
            .fetch_all(&self.pool)
            .await?;
        let parse = |row: &Row| {
            Ok(OpponentRow {
                user: UserId(decode_id(row.try_get("user_id")?)),
                name: decode_name(row)?,
                won: decode_count(row, "won")?,
                drawn: decode_count(row, "drawn")?,
                lost: decode_count(row, "lost")?,
            })
        };
        rows.iter().map(parse).collect()
    }

    async fn continue_rebuild(&self) -> Result<bool> {
        Ok(self.rate_next().await?.is_some())
    }

    async fn has_frequent_pair(
        &self,
        people: &[UserId],
        since: Timestamp,
        count: u32,
    ) -> Result<bool> {
        let [first, _, ..] = people else {
            return Ok(false);
        };
        let found = query_scalar(FREQUENT_PAIR)
            .bind(since.0)
            .bind(i64::from(count));
        // Where they are fewer than five, the first one stands in for the others.
        let places = 0..Seat::ALL.len();
        let people = places.map(|place| people.get(place).unwrap_or(first));
        let found = people.fold(found, |query, user| query.bind(encode_id(user.0)));
        let found: Option<i64> = found.fetch_optional(&self.pool).await?;
        Ok(found.is_some())
    }

    async fn favourite_faction(
        &self,
        guild: Option<GuildId>,
        user: UserId,
    ) -> Result<Option<(Faction, u32)>> {
        let rows = query(FAVOURITE_FACTION)
            .bind(encode_guild(guild))
            .bind(encode_id(user.0))
            .fetch_all(&self.pool)
            .await?;
        let [row, others @ ..] = rows.as_slice() else {
            return Ok(None);
        };
        let won = decode_count(row, "won")?;
        if let [other] = others
            && decode_count(other, "won")? == won
        {
            return Ok(None);
        }
        let id: &str = row.try_get("faction")?;
        let faction = id.parse();
        let faction = faction.map_err(|_| {
            Error::corrupt("faction_wins", anyhow::anyhow!("unknown faction {id:?}"))
        })?;
        Ok(Some((faction, won)))
    }
}

/// Parses the ratings before and after a match.
pub(in crate::sql) fn parse_change(row: &Row) -> Result<(Rating, Rating)> {
    let rating = |points, uncertainty| -> Result<Rating> {
        Ok(Rating {
            points: decode_rating(row.try_get(points)?),
            uncertainty: decode_rating(row.try_get(uncertainty)?),
        })
    };
    Ok((
        rating("rating_before", "uncertainty_before")?,
        rating("rating_after", "uncertainty_after")?,
    ))
}

impl SqlStore {
    /// The first row of a ladder by a statement that needs nothing else.
    async fn first_row(
        &self,
        statement: &'static str,
        ladder: Ladder,
    ) -> Result<Option<RatingRow>> {
        let (month, guild, game) = encode_ladder(ladder);
        let row = query(statement)
            .bind(month)
            .bind(guild)
            .bind(game)
            .bind(encode_id(UserId::FIRST_PSEUDONYM.0))
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(parse_row).transpose()
    }
}

fn parse_row(row: &Row) -> Result<RatingRow> {
    Ok(RatingRow {
        rank: decode_count(row, "place")?,
        user: UserId(decode_id(row.try_get("user_id")?)),
        name: decode_name(row)?,
        rating: Rating {
            points: decode_rating(row.try_get("rating")?),
            uncertainty: decode_rating(row.try_get("uncertainty")?),
        },
        played: decode_count(row, "played")?,
        won: decode_count(row, "won")?,
        drawn: decode_count(row, "drawn")?,
        lost: decode_count(row, "lost")?,
        streak: decode_count(row, "streak")?,
        best_streak: decode_count(row, "best_streak")?,
    })
}
