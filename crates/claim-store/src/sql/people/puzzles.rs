//! The tables `puzzles`, `puzzle_secret`, `puzzle_answers`, `solvers` and `guild_solvers`.

use async_trait::async_trait;
use claim_ai::puzzle::{Day, PuzzleStats};
use claim_table::ids::{GuildId, UserId};

use crate::error::Result;
use crate::pages::{Page, PageRange};
use crate::puzzles::{PuzzleAnswer, PuzzleStore, SolverRow, StoredPuzzle};
use crate::sql::SqlStore;
use crate::sql::statements::columns::{decode_count, decode_id, decode_name, encode_id};
use crate::sql::statements::connection::Transaction;
use crate::sql::statements::query::{query, query_scalar};
use crate::sql::statements::row::Row;

/// The rows of all users who have answered a puzzle in a server. `$1` is the server, `$2` today, `$3` the first id of
/// pseudonyms, which are left out.
macro_rules! ranking {
    ($rest:literal) => {
        concat!(
            "WITH standing AS (SELECT s.user_id, s.answered, s.solved, s.best_streak, ",
            "CASE WHEN s.last_solved >= $2 - 1 THEN s.streak ELSE 0 END AS streak, ",
            "(SELECT a.solved FROM puzzle_answers a ",
            "WHERE a.day = $2 AND a.user_id = s.user_id) AS today, ",
            "g.name, g.user_name FROM guild_solvers g JOIN solvers s ON s.user_id = g.user_id ",
            "WHERE g.guild_id = $1 AND g.user_id < $3), ",
            "ranked AS (SELECT standing.*, ",
            "RANK() OVER (ORDER BY streak DESC, solved DESC) AS place FROM standing) ",
            "SELECT * FROM ranked ",
            $rest
        )
    };
}

/// The number of users who have answered a puzzle in the server `$1`, without pseudonyms, whose first id is `$2`.
pub(in crate::sql) const SOLVER_COUNT: &str =
    "SELECT COUNT(*) FROM guild_solvers WHERE guild_id = $1 AND user_id < $2";

/// A page of the ranking: `$4` is the maximum number of rows, `$5` the number of rows before them.
pub(in crate::sql) const RANKING_PAGE: &str =
    ranking!("ORDER BY place, user_id LIMIT $4 OFFSET $5");

/// The row of the user `$4` in the ranking.
pub(in crate::sql) const OWN_RANK: &str = ranking!("WHERE user_id = $4");

#[async_trait]
impl PuzzleStore for SqlStore {
    async fn puzzle(&self, day: Day) -> Result<Option<StoredPuzzle>> {
        let row = query("SELECT record, ratings FROM puzzles WHERE day = $1")
            .bind(i64::from(day.0))
            .fetch_optional(&self.pool)
            .await?;
        let puzzle = |row: &Row| {
            Ok(StoredPuzzle {
                record: row.try_get("record")?,
                ratings: row.try_get("ratings")?,
            })
        };
        row.as_ref().map(puzzle).transpose()
    }

    async fn puzzle_secret(&self, new: &str) -> Result<String> {
        query(concat!(
            "INSERT INTO puzzle_secret (id, secret) VALUES (1, $1) ",
            "ON CONFLICT (id) DO NOTHING",
        ))
        .bind(new)
        .execute(&self.pool)
        .await?;
        let select = "SELECT secret FROM puzzle_secret WHERE id = 1";
        Ok(query_scalar(select).fetch_one(&self.pool).await?)
    }

    async fn save_puzzle(&self, day: Day, puzzle: &StoredPuzzle) -> Result<()> {
        query("INSERT INTO puzzles (day, record, ratings) VALUES ($1, $2, $3)")
            .bind(i64::from(day.0))
            .bind(&puzzle.record)
            .bind(puzzle.ratings.as_deref())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn save_puzzle_answer(&self, answer: &PuzzleAnswer) -> Result<()> {
        let mut transaction = self.pool.begin_writing().await?;
        let inserted = query(concat!(
            "INSERT INTO puzzle_answers ",
            "(day, user_id, guild_id, name, action, solved, answered_ms) ",
            "VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (day, user_id) DO NOTHING",
        ))
        .bind(i64::from(answer.day.0))
        .bind(encode_id(answer.user.0))
        .bind(answer.guild.map(|guild| encode_id(guild.0)))
        .bind(&answer.name.display)
        .bind(&answer.action)
        .bind(i64::from(answer.is_solved))
        .bind(answer.answered_at.0)
        .execute(&mut transaction)
        .await?;
        if inserted > 0 {
            update_stats(&mut transaction, answer).await?;
            list_solver(&mut transaction, answer).await?;
        }
        Ok(transaction.commit().await?)
    }

    async fn puzzle_answer(&self, day: Day, user: UserId) -> Result<Option<String>> {
        let select = "SELECT action FROM puzzle_answers WHERE day = $1 AND user_id = $2";
        let action = query_scalar(select)
            .bind(i64::from(day.0))
            .bind(encode_id(user.0))
            .fetch_optional(&self.pool)
            .await?;
        Ok(action)
    }

    async fn puzzle_stats(&self, user: UserId, today: Day) -> Result<PuzzleStats> {
        let row = query(concat!(
            "SELECT answered, solved, best_streak, ",
            "CASE WHEN last_solved >= $2 - 1 THEN streak ELSE 0 END AS streak ",
            "FROM solvers WHERE user_id = $1",
        ))
        .bind(encode_id(user.0))
        .bind(i64::from(today.0))
        .fetch_optional(&self.pool)
        .await?;
        row.as_ref()
            .map_or_else(|| Ok(PuzzleStats::default()), parse_stats)
    }

    async fn puzzle_ranking(
        &self,
        guild: GuildId,
        today: Day,
        user: UserId,
        page: u32,
        per_page: u32,
    ) -> Result<Page<SolverRow>> {
        let first_pseudonym = encode_id(UserId::FIRST_PSEUDONYM.0);
        let total = query_scalar(SOLVER_COUNT)
            .bind(encode_id(guild.0))
            .bind(first_pseudonym)
            .fetch_one(&self.pool)
            .await?;
        let range = PageRange::new(page, per_page, total);
        let rows = query(RANKING_PAGE)
            .bind(encode_id(guild.0))
            .bind(i64::from(today.0))
            .bind(first_pseudonym)
            .bind(range.limit())
            .bind(range.offset())
            .fetch_all(&self.pool)
            .await?;
        let own = query(OWN_RANK)
            .bind(encode_id(guild.0))
            .bind(i64::from(today.0))
            .bind(first_pseudonym)
            .bind(encode_id(user.0))
            .fetch_optional(&self.pool)
            .await?;
        range.page(&rows, own.as_ref(), parse_row)
    }
}

/// Adds a new answer to the statistics of its user.
async fn update_stats(connection: &mut Transaction, answer: &PuzzleAnswer) -> Result<()> {
    query(concat!(
        "INSERT INTO solvers (user_id, answered, solved, streak, best_streak, last_solved) ",
        "VALUES ($1, 1, $2, $2, $2, CASE WHEN $2 = 1 THEN $3 END) ",
        "ON CONFLICT (user_id) DO UPDATE SET answered = solvers.answered + 1, ",
        "solved = solvers.solved + excluded.solved, ",
        "streak = CASE WHEN excluded.solved = 0 THEN 0 ",
        "WHEN solvers.last_solved = $3 - 1 THEN solvers.streak + 1 ELSE 1 END, ",
        "last_solved = CASE WHEN excluded.solved = 1 THEN $3 ELSE solvers.last_solved END",
    ))
    .bind(encode_id(answer.user.0))
    .bind(i64::from(answer.is_solved))
    .bind(i64::from(answer.day.0))
    .execute(&mut *connection)
    .await?;
    query(concat!(
        "UPDATE solvers SET best_streak = streak ",
        "WHERE user_id = $1 AND best_streak < streak",
    ))
    .bind(encode_id(answer.user.0))
    .execute(connection)
    .await?;
    Ok(())
}

/// Lists the user among the solvers of the server in which they have answered.
async fn list_solver(connection: &mut Transaction, answer: &PuzzleAnswer) -> Result<()> {
    let Some(guild) = answer.guild else {
        return Ok(());
    };
    query(concat!(
        "INSERT INTO guild_solvers (guild_id, user_id, name, user_name) VALUES ($1, $2, $3, $4) ",
        "ON CONFLICT (guild_id, user_id) ",
        "DO UPDATE SET name = excluded.name, user_name = excluded.user_name",
    ))
    .bind(encode_id(guild.0))
    .bind(encode_id(answer.user.0))
    .bind(&answer.name.display)
    .bind(&answer.name.user_name)
    .execute(connection)
    .await?;
    Ok(())
}

fn parse_stats(row: &Row) -> Result<PuzzleStats> {
    Ok(PuzzleStats {
        answered: decode_count(row, "answered")?,
        solved: decode_count(row, "solved")?,
        streak: decode_count(row, "streak")?,
        best_streak: decode_count(row, "best_streak")?,
    })
}

fn parse_row(row: &Row) -> Result<SolverRow> {
    let today: Option<i64> = row.try_get("today")?;
    Ok(SolverRow {
        rank: decode_count(row, "place")?,
        user: UserId(decode_id(row.try_get("user_id")?)),
        name: decode_name(row)?,
        today: today.map(|solved| solved != 0),
        stats: parse_stats(row)?,
    })
}
