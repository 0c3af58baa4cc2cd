//! Commits that succeed although they are reported as failed. To simulate that, another connection makes the same
//! change first, so that the host's save is refused.

use claim_screens::{FinishedPress, HandPress, Press};

use super::*;

/// Stores the change that a command would make, without the host. Returns the table after it.
async fn store_change(test: &TestHost, table: &Table, command: Command) -> Table {
    let executed = table.execute(command, NOW);
    let (after, lines) = executed.expect("the command is legal");
    let id = table.id();
    let stage = if after.is_over() { "over" } else { "running" };
    let update = format!(
        "UPDATE matches SET revision = {}, stage = '{stage}' WHERE id = '{id}';",
        after.revision()
    );
    let inserts = (table.line_count()..).zip(&lines).map(|(number, line)| {
        let json = line.to_json().replace('\'', "''");
        format!("INSERT INTO lines (match_id, number, text) VALUES ('{id}', {number}, '{json}');")
    });
    let statements: String = std::iter::once(update).chain(inserts).collect();
    test.run(&statements).await;
    after
}

#[tokio::test]
async fn command_after_failed_save_uses_stored_state() {
    let test = TestHost::new().await;
    let table = test.start_match().await;
    let stored = store_change(&test, &table, act(&table)).await;
    let (failed, waited) = tokio::join!(
        test.host.command(table.id(), act(&table)),
        test.host.command(table.id(), act(&stored)),
    );
    assert!(failed.is_err());
    let after = waited.expect("the action is legal in the stored match");
    assert!(after.line_count() > stored.line_count());
}

#[tokio::test]
async fn end_that_was_stored_despite_an_error_is_shown() {
    let mut test = TestHost::new().await;
    let table = test.start_match().await;
    let id = table.id();
    test.host.present(id);
    test.wait_for_screen(|screen| has_button(screen, &Press::Hand(HandPress::Show(id))))
        .await;
    let resign = || Command::Resign(UserId(1));
    store_change(&test, &table, resign()).await;
    assert!(test.host.command(id, resign()).await.is_err());
    test.wait_for_screen(|screen| has_button(screen, &Press::Finished(FinishedPress::Rematch(id))))
        .await;
}
