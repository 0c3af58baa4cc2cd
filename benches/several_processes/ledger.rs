//! Compares the answers that people got with the stored records.

use std::time::Duration;

use anyhow::Context;
use serde_json::Value;
use sqlx::PgConnection;

use super::contest::Played;
use super::tally::Times;
use super::waiting;

/// The clock of matches in which a person does not act.
const SHORT_CLOCK_MS: u64 = 60_000;

/// The maximum time until the database says that all messages show the end of their match, even if a process was
/// just killed.
const SETTLING_TIME: Duration = Duration::from_secs(15);

/// The findings of [`check`].
#[derive(Debug, Default)]
pub(crate) struct Findings {
    /// Plays that are stored.
    pub(crate) stored: usize,
    /// Plays that were answered and are not stored.
    pub(crate) lost: Vec<String>,
    /// Records that the rules refuse: a play that was stored twice, for example.
    pub(crate) invalid: Vec<String>,
    /// How late deadlines were enforced, in milliseconds.
    pub(crate) lateness_ms: Times,
    /// Matches whose messages do not show their end, according to the database.
    pub(crate) unpresented: i64,
}

/// Compares the matches with their stored records.
pub(crate) async fn check(
    connection: &mut PgConnection,
    matches: &[Played],
) -> anyhow::Result<Findings> {
    let mut findings = Findings::default();
    for played in matches {
        let record = "SELECT text FROM records WHERE match_id = $1";
        let record: Option<String> = sqlx::query_scalar(record)
            .bind(&played.id)
            .fetch_optional(&mut *connection)
            .await?;
        let record = record.unwrap_or_default();
        if let Err(error) = claim_rules::record::check(&record) {
            findings.invalid.push(format!("{}: {error}", played.id));
        }
        let lines = record.lines().map(serde_json::from_str);
        let lines: Vec<Value> = lines.collect::<Result<_, _>>()?;
        findings.stored += lines.iter().filter(|line| line["do"].is_string()).count();
        for (&number, action) in &played.answered {
            let stored = lines.get(number as usize).map(|line| &line["do"]);
            if stored.and_then(Value::as_str) != Some(action) {
                let answered = format!("{} line {number}: {action}, but {stored:?}", played.id);
                findings.lost.push(answered);
            }
        }
        if played.is_idle {
            let lateness = lateness(&lines)
                .with_context(|| format!("the match did not end by timeout: {record}"))?;
            findings.lateness_ms.note(lateness);
        }
    }
    // The database learns a moment later that the messages show the end.
    let settled = waiting::until(SETTLING_TIME, async || {
        let unpresented = sqlx::query_scalar("SELECT count(*) FROM unpresented");
        findings.unpresented = unpresented.fetch_one(&mut *connection).await?;
        Ok(findings.unpresented == 0)
    });
    // On a timeout, `unpresented` is not zero, which the report shows.
    let _ = settled.await;
    Ok(findings)
}

/// How long after its deadline a match was ended.
fn lateness(lines: &[Value]) -> Option<u64> {
    let [.., last_play, result] = lines else {
        return None;
    };
    let times_out = result["result"]["ended"] == "timeout";
    let at = |line: &Value| line["at"].as_u64();
    let deadline = at(last_play)? + SHORT_CLOCK_MS;
    at(result).filter(|_| times_out)?.checked_sub(deadline)
}
