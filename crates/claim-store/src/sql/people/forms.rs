//! The table `judged_matches`.

use async_trait::async_trait;
use claim_ai::analysis::MistakeKind;
use claim_rules::GameKind;
use claim_table::form::{JudgedMatch, MAX_MATCHES};
use claim_table::ids::UserId;

use crate::error::{Error, Result};
use crate::forms::FormStore;
use crate::sql::SqlStore;
use crate::sql::statements::columns::{decode_count, encode_id};
use crate::sql::statements::query::{query, query_scalar};
use crate::sql::statements::row::Row;

/// Up to `$3` matches of the game `$2` in which the user `$1` was judged, the newest first.
pub(in crate::sql) const JUDGED_MATCHES: &str = concat!(
    "SELECT j.match_id, j.lost, j.at_stake, j.critical, j.correct, j.mistakes ",
    "FROM judged_matches j JOIN matches m ON m.id = j.match_id ",
    "WHERE j.user_id = $1 AND m.game = $2 AND m.stage = 'over' AND m.voided_revision IS NULL ",
    "ORDER BY m.ended_ms DESC, m.id LIMIT $3",
);

/// Whether the user `$1` can be judged in the match `$2`: how many seats say so.
pub(in crate::sql) const CAN_BE_JUDGED: &str = concat!(
    "SELECT COUNT(*) FROM seats s JOIN matches m ON m.id = s.match_id ",
    "WHERE s.user_id = $1 AND s.match_id = $2 AND m.stage = 'over'",
);

#[async_trait]
impl FormStore for SqlStore {
    async fn judged_matches(&self, user: UserId, game: GameKind) -> Result<Vec<JudgedMatch>> {
        let rows = query(JUDGED_MATCHES)
            .bind(encode_id(user.0))
            .bind(game.id())
            .bind(i64::from(MAX_MATCHES))
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(parse).collect()
    }

    async fn save_judged_match(&self, user: UserId, judged: &JudgedMatch) -> Result<()> {
        let mut transaction = self.pool.begin_writing().await?;
        // So that the person is not forgotten meanwhile.
        transaction.lock_table("seats").await?;
        let seats: i64 = query_scalar(CAN_BE_JUDGED)
            .bind(encode_id(user.0))
            .bind(judged.table.to_string())
            .fetch_one(&mut transaction)
            .await?;
        if seats == 0 {
            return Ok(transaction.rollback().await?);
        }
        let mistakes: Vec<_> = judged.mistakes.iter().map(|it| it.id()).collect();
        query(concat!(
            "INSERT INTO judged_matches ",
            "(user_id, match_id, lost, at_stake, critical, correct, mistakes) ",
            "VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (user_id, match_id) DO UPDATE SET ",
            "lost = excluded.lost, at_stake = excluded.at_stake, critical = excluded.critical, ",
            "correct = excluded.correct, mistakes = excluded.mistakes",
        ))
        .bind(encode_id(user.0))
        .bind(judged.table.to_string())
        .bind(i64::from(judged.lost))
        .bind(i64::from(judged.at_stake))
        .bind(i64::from(judged.critical))
        .bind(i64::from(judged.correct))
        .bind(mistakes.join(" "))
        .execute(&mut transaction)
        .await?;
        Ok(transaction.commit().await?)
    }
}

fn parse(row: &Row) -> Result<JudgedMatch> {
    let table: String = row.try_get("match_id")?;
    let mistakes: String = row.try_get("mistakes")?;
    let mistakes = mistakes.split_whitespace().map(str::parse::<MistakeKind>);
    let mistakes = mistakes.collect::<std::result::Result<_, _>>();
    Ok(JudgedMatch {
        table: table
            .parse()
            .map_err(|error| Error::corrupt("a judged match", error))?,
        lost: decode_count(row, "lost")?,
        at_stake: decode_count(row, "at_stake")?,
        critical: decode_count(row, "critical")?,
        correct: decode_count(row, "correct")?,
        mistakes: mistakes.map_err(|error| Error::corrupt("a judged match", error))?,
    })
}
