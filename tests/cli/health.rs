//! `claim-bot health` while the bot cannot serve yet.

use std::process::Command;

use super::stdout;

#[test]
fn migration_is_healthy_and_says_how_far_it_is() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let database = folder.path().join("bot.db");
    // As the bot writes it at every step.
    let lock = folder.path().join("bot.db.lock");
    std::fs::write(lock, "migrating: 5 of 100 matches").expect("the file is written");
    let health = Command::new(env!("CARGO_BIN_EXE_claim-bot"))
        .arg("health")
        .env_clear()
        .env("CLAIM_BOT_DISCORD_TOKEN", "token")
        .env(
            "CLAIM_BOT_DATABASE_URL",
            format!("sqlite://{}", database.display()),
        )
        .current_dir(folder.path())
        .output()
        .expect("the program starts");
    let said = stdout(&health);
    assert!(
        said.starts_with("migrating: 5 of 100 matches: last heartbeat "),
        "{said}"
    );
    assert_eq!(health.status.code(), Some(0));
}
