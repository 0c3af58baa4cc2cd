//! The daily puzzles, the answers to them, and who solves how many.

use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Acquire, Row};

use super::pages::{Extent, Page};
use super::{Store, id, snowflake};
use crate::ids::{GuildId, UserId};
use crate::puzzle::Tally;
use crate::time::{Day, Timestamp};

/// An answer to a day's puzzle, as it is given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleAnswer {
    /// The day of the puzzle.
    pub day: Day,
    /// Who answered.
    pub user: UserId,
    /// The server they did it in; none for direct messages.
    pub guild: Option<GuildId>,
    /// Their name there.
    pub name: String,
    /// The play, in notation.
    pub action: String,
    /// Whether it was right.
    pub solved: bool,
    /// When they answered.
    pub answered: Timestamp,
}

/// Somebody's place on a server's board of solvers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolverRow {
    /// Their rank, from 1; equals share it.
    pub rank: u32,
    /// Who.
    pub user: UserId,
    /// Their name when they last answered in the server.
    pub name: String,
    /// Whether they solved today's puzzle; none if they did not answer it.
    pub today: Option<bool>,
    /// What all their answers come to.
    pub tally: Tally,
}

/// All rows of a board: of whoever answered in the server. `$1` is the server, `$2` the day.
macro_rules! board {
    ($rest:literal) => {
        concat!(
            "WITH standing AS (SELECT s.user_id, s.answered, s.solved, s.best_streak, ",
            "CASE WHEN s.last_solved >= $2 - 1 THEN s.streak ELSE 0 END AS streak, ",
            "(SELECT a.solved FROM puzzle_answers a ",
            "WHERE a.day = $2 AND a.user_id = s.user_id) AS today ",
            "FROM solvers s WHERE EXISTS (SELECT 1 FROM puzzle_answers a ",
            "WHERE a.guild_id = $1 AND a.user_id = s.user_id)), ",
            "ranked AS (SELECT standing.*, ",
            "RANK() OVER (ORDER BY streak DESC, solved DESC) AS place FROM standing) ",
            "SELECT ranked.*, (SELECT a.name FROM puzzle_answers a WHERE a.guild_id = $1 ",
            "AND a.user_id = ranked.user_id ORDER BY a.day DESC LIMIT 1) AS name FROM ranked ",
            $rest
        )
    };
}

impl Store {
    /// The record of a day's puzzle, if there is one already.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn puzzle(&self, day: Day) -> sqlx::Result<Option<String>> {
        sqlx::query_scalar("SELECT record FROM puzzles WHERE day = $1")
            .bind(i64::from(day.0))
            .fetch_optional(&self.pool)
            .await
    }

    /// Keeps the record of a day's puzzle.
    ///
    /// # Errors
    ///
    /// If the day has one already, or the database fails.
    pub async fn keep_puzzle(&self, day: Day, record: &str) -> sqlx::Result<()> {
        sqlx::query("INSERT INTO puzzles (day, record) VALUES ($1, $2)")
            .bind(i64::from(day.0))
            .bind(record)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Keeps an answer, unless that person has answered that day's puzzle already, and counts it;
    /// in one transaction.
    ///
    /// # Errors
    ///
    /// If the day has no puzzle, or the database fails.
    pub async fn keep_answer(&self, answer: &PuzzleAnswer) -> sqlx::Result<()> {
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        let kept = sqlx::query(concat!(
            "INSERT INTO puzzle_answers ",
            "(day, user_id, guild_id, name, action, solved, answered_ms) ",
            "VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (day, user_id) DO NOTHING",
        ))
        .bind(i64::from(answer.day.0))
        .bind(id(answer.user.0))
        .bind(answer.guild.map(|guild| id(guild.0)))
        .bind(&answer.name)
        .bind(&answer.action)
        .bind(i64::from(answer.solved))
        .bind(answer.answered.0)
        .execute(&mut *transaction)
        .await?;
        if kept.rows_affected() > 0 {
            count(&mut transaction, answer).await?;
        }
        transaction.commit().await
    }

    /// What somebody played in a day's puzzle, in notation; none if they have not answered.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn answer_of(&self, day: Day, user: UserId) -> sqlx::Result<Option<String>> {
        sqlx::query_scalar("SELECT action FROM puzzle_answers WHERE day = $1 AND user_id = $2")
            .bind(i64::from(day.0))
            .bind(id(user.0))
            .fetch_optional(&self.pool)
            .await
    }

    /// What somebody's answers come to on a day.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn tally(&self, user: UserId, today: Day) -> sqlx::Result<Tally> {
        let row = sqlx::query(concat!(
            "SELECT answered, solved, best_streak, ",
            "CASE WHEN last_solved >= $2 - 1 THEN streak ELSE 0 END AS streak ",
            "FROM solvers WHERE user_id = $1",
        ))
        .bind(id(user.0))
        .bind(i64::from(today.0))
        .fetch_optional(&self.pool)
        .await?;
        row.as_ref()
            .map_or_else(|| Ok(Tally::default()), tally_from)
    }

    /// A page of a server's board of solvers on a day, longest streak first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn solver_board(
        &self,
        guild: GuildId,
        today: Day,
        asker: UserId,
        page: u32,
        per_page: u32,
    ) -> sqlx::Result<Page<SolverRow>> {
        let total = sqlx::query_scalar(
            "SELECT COUNT(DISTINCT user_id) FROM puzzle_answers WHERE guild_id = $1",
        )
        .bind(id(guild.0))
        .fetch_one(&self.pool)
        .await?;
        let extent = Extent::new(page, per_page, total);
        let rows = sqlx::query(board!("ORDER BY place, user_id LIMIT $3 OFFSET $4"))
            .bind(id(guild.0))
            .bind(i64::from(today.0))
            .bind(extent.limit())
            .bind(extent.offset())
            .fetch_all(&self.pool)
            .await?;
        let own = sqlx::query(board!("WHERE user_id = $3"))
            .bind(id(guild.0))
            .bind(i64::from(today.0))
            .bind(id(asker.0))
            .fetch_optional(&self.pool)
            .await?;
        extent.page(&rows, own.as_ref(), row_from)
    }
}

/// Adds a new answer to what its giver's come to.
async fn count(connection: &mut SqliteConnection, answer: &PuzzleAnswer) -> sqlx::Result<()> {
    sqlx::query(concat!(
        "INSERT INTO solvers (user_id, answered, solved, streak, best_streak, last_solved) ",
        "VALUES ($1, 1, $2, $2, $2, CASE WHEN $2 = 1 THEN $3 END) ",
        "ON CONFLICT (user_id) DO UPDATE SET answered = solvers.answered + 1, ",
        "solved = solvers.solved + excluded.solved, ",
        "streak = CASE WHEN excluded.solved = 0 THEN 0 ",
        "WHEN solvers.last_solved = $3 - 1 THEN solvers.streak + 1 ELSE 1 END, ",
        "last_solved = CASE WHEN excluded.solved = 1 THEN $3 ELSE solvers.last_solved END",
    ))
    .bind(id(answer.user.0))
    .bind(i64::from(answer.solved))
    .bind(i64::from(answer.day.0))
    .execute(&mut *connection)
    .await?;
    sqlx::query(concat!(
        "UPDATE solvers SET best_streak = streak ",
        "WHERE user_id = $1 AND best_streak < streak",
    ))
    .bind(id(answer.user.0))
    .execute(connection)
    .await?;
    Ok(())
}

fn tally_from(row: &SqliteRow) -> sqlx::Result<Tally> {
    Ok(Tally {
        answered: number(row, "answered")?,
        solved: number(row, "solved")?,
        streak: number(row, "streak")?,
        best_streak: number(row, "best_streak")?,
    })
}

fn row_from(row: &SqliteRow) -> sqlx::Result<SolverRow> {
    let today: Option<i64> = row.try_get("today")?;
    Ok(SolverRow {
        rank: number(row, "place")?,
        user: UserId(snowflake(row.try_get("user_id")?)),
        name: row.try_get("name")?,
        today: today.map(|solved| solved != 0),
        tally: tally_from(row)?,
    })
}

fn number(row: &SqliteRow, column: &str) -> sqlx::Result<u32> {
    let number: i64 = row.try_get(column)?;
    Ok(u32::try_from(number).unwrap_or_default())
}
