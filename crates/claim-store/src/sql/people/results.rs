//! How matches ended for each person: columns of the table `seats`.

use claim_table::Table;
use claim_table::rating::Outcome;

use crate::error::Result;
use crate::sql::statements::connection::Transaction;
use crate::sql::statements::query::query;

/// Saves how a match has ended for each person at it.
pub(in crate::sql) async fn save_results(
    connection: &mut Transaction,
    table: &Table,
) -> Result<()> {
    for (seat, result) in table.results() {
        let (own, other) = result.scores.unzip();
        query(concat!(
            "UPDATE seats SET outcome = $1, score = $2, other_score = $3 ",
            "WHERE match_id = $4 AND seat = $5",
        ))
        .bind(encode_outcome(result.outcome))
        .bind(own.map(i64::from))
        .bind(other.map(i64::from))
        .bind(table.id().to_string())
        .bind(i64::from(seat as u8))
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

/// The column `outcome`.
pub(in crate::sql) const fn encode_outcome(outcome: Outcome) -> i64 {
    match outcome {
        Outcome::Won => 2,
        Outcome::Drawn => 1,
        Outcome::Lost => 0,
    }
}
