//! `claim-bot migrate-db`: what it prints, and when it refuses.

use claim_store::{SqlStore, Store};

use super::{claim_bot, stderr, stdout};
use crate::temporary;

#[tokio::test]
async fn everything_is_copied_once() {
    let folder = temporary::folder();
    let url = |name: &str| format!("sqlite://{}", folder.path().join(name).display());
    let (from, to) = (url("bot.db"), url("copy.db"));
    let run = || claim_bot(&["migrate-db", "--from", &from, "--to", &to]);
    let missing = run();
    assert_eq!(missing.status.code(), Some(1));
    assert!(
        stderr(&missing).contains("--from: "),
        "{}",
        stderr(&missing)
    );
    let store = SqlStore::open(&from).await.expect("the database opens");
    store.close().await;
    let copied = run();
    assert_eq!(stdout(&copied), "copied and compared (0 matches)\n");
    assert_eq!(copied.status.code(), Some(0));
}

#[test]
fn url_that_names_no_database_is_refused_without_its_password() {
    let to = "postgress://user:secret@host/name?password=secret";
    let refused = claim_bot(&["migrate-db", "--from", "sqlite://a.db", "--to", to]);
    assert_eq!(refused.status.code(), Some(2));
    let message = stderr(&refused);
    assert!(
        message.contains("--to: \"…@host/name\" is not a valid database URL"),
        "{message}"
    );
}
