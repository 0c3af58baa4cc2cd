//! Errors that an operator has to fix: the program prints one clear sentence, exits with a code, and damages nothing.

use std::net::TcpListener;
use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use super::process::{ExitReport, Launch};
use super::world::World;
use crate::temporary;

/// Checks that the program failed with an exit code and one sentence that contains all `parts`.
#[track_caller]
fn assert_error_sentence(ended: &ExitReport, code: i32, parts: &[&str]) {
    assert_eq!(ended.code, Some(code), "{ended:?}");
    assert_eq!(ended.out, "", "{ended:?}");
    let sentence = ended.err.strip_suffix('\n').unwrap_or_default();
    assert!(
        sentence.starts_with("claim-bot: ") && !sentence.contains('\n'),
        "{ended:?}"
    );
    for part in parts {
        assert!(sentence.contains(part), "{part}: {sentence}");
    }
}

/// A new folder. Each run has its own, so that the outputs are kept apart.
fn folder() -> tempfile::TempDir {
    temporary::folder()
}

fn write(path: &Path, content: impl AsRef<[u8]>) {
    std::fs::write(path, content).expect("the folder is writable");
}

#[tokio::test]
async fn configuration_errors_are_reported_before_connecting() {
    let world = World::without_bot().await;
    let (url, token) = (world.url(), world.token());
    let api = format!("api_url = \"{url}\"\n");
    let secret = format!("token = \"{token}\"\n");
    let no_folder = "[database]\nurl = \"sqlite://missing/bot.db\"\n";
    let is_folder = "[database]\nurl = \"sqlite://.\"\n";
    for (config, parts) in [
        (
            format!("[discord]\n{api}{secret}tokn = \"x\"\n"),
            vec!["config.toml line 4", "tokn"],
        ),
        (
            format!("[discord]\n{api}{secret}[databse]\n"),
            vec!["config.toml line 4", "databse"],
        ),
        (
            format!("[discord]\n{api}"),
            vec!["discord.token", "config.toml"],
        ),
        (
            format!("[discord]\n{secret}api_url = \"discord\"\n"),
            vec!["discord.api_url", "config.toml"],
        ),
        (
            format!("[discord]\n{api}{secret}[database]\nurl = \"mysql://x\"\n"),
            vec!["database.url", "config.toml"],
        ),
        (
            format!("[discord]\n{api}{secret}{no_folder}"),
            vec!["database.url", "the folder missing does not exist"],
        ),
        (
            format!("[discord]\n{api}{secret}{is_folder}"),
            vec!["database.url", "cannot be written"],
        ),
        (
            format!("[discord]\n{api}{secret}[log]\nfilter = \"a=b=c\"\n"),
            vec!["log.filter", "config.toml"],
        ),
        (
            format!("[discord]\n{api}{secret}[log]\nfilter = \"warning\"\n"),
            vec!["log.filter", "\"warning\" is not a level"],
        ),
    ] {
        let folder = folder();
        write(&folder.path().join("config.toml"), &config);
        let ended = Launch::bare(folder.path()).run().await;
        assert_error_sentence(&ended, 2, &parts);
        assert!(!ended.err.contains(token), "{ended:?}");
    }
    // What Docker makes of a bind mount whose file is missing.
    let mounted = folder();
    std::fs::create_dir(mounted.path().join("config.toml")).expect("the folder is writable");
    let ended = Launch::bare(mounted.path()).run().await;
    assert_error_sentence(
        &ended,
        2,
        &["config.toml: is a folder", "Docker", "bind mount"],
    );
    let folder = folder();
    let ended = Launch::bare(folder.path())
        .with("CLAIM_BOT_CONFIG", "nowhere.toml")
        .run()
        .await;
    assert_error_sentence(&ended, 2, &["nowhere.toml"]);
    assert!(world.requests().await.is_empty());
    world.end().await;
}

#[tokio::test]
async fn unknown_variables_are_named_in_the_log() {
    let world = World::without_bot().await;
    let launch = Launch::of(&world)
        .with("CLAIM_BOT_LIMITS_MATCHES", "3")
        .with("CLAIM_BOT_LOG_FORMT", "json")
        .with("CLAIM_BOT_SERVICE_HOST", "10.0.0.1");
    let before = world.sessions().await;
    let mut bot = launch.start();
    world.wait_for_session(before).await;
    bot.signal("TERM");
    let ended = bot.wait_for_exit().await;
    assert_eq!(ended.code, Some(0), "{}", ended.err);
    for sentence in [
        "CLAIM_BOT_LIMITS_MATCHES is unknown and has no effect",
        "CLAIM_BOT_LOG_FORMT is unknown and has no effect; did you mean CLAIM_BOT_LOG_FORMAT?",
    ] {
        assert!(ended.err.contains(sentence), "{}", ended.err);
    }
    assert!(!ended.err.contains("SERVICE_HOST"), "{}", ended.err);
    world.end().await;
}

#[tokio::test]
async fn connection_errors_are_reported() {
    let world = World::without_bot().await;
    let port = {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        listener.local_addr().expect("an address").port()
    };
    let closed = format!("http://127.0.0.1:{port}");
    let elsewhere = format!("{}/nothing-here", world.url());
    let key = "discord.api_url: ";
    for (url, token, code, parts) in [
        (
            closed.as_str(),
            world.token(),
            1,
            [key, closed.as_str(), "connection failed"],
        ),
        (&elsewhere, world.token(), 1, [key, &elsewhere, "404"]),
        (
            &world.url(),
            "wr0ng.t0ken",
            2,
            ["discord.token: ", &world.url(), "rejected the token"],
        ),
    ] {
        let folder = folder();
        let launch = Launch::bare(folder.path())
            .with("CLAIM_BOT_DISCORD_API_URL", url)
            .with("CLAIM_BOT_DISCORD_TOKEN", token)
            .with("CLAIM_BOT_LOG_FILTER", "trace");
        let ended = launch.run().await;
        let (health, said) = launch.health();
        assert!(
            health == Some(1) && said.contains("could not start"),
            "{said}"
        );
        // The sentence is the last line, after those of the log.
        let (_, sentence) = ended.err.trim_end().rsplit_once('\n').unwrap_or_default();
        let sentence = if sentence.is_empty() {
            ended.err.trim_end()
        } else {
            sentence
        };
        let last = ExitReport {
            err: format!("{sentence}\n"),
            ..ended
        };
        assert_error_sentence(&last, code, &parts);
        let said = std::fs::read_to_string(folder.path().join("stderr"));
        assert!(!said.expect("the output").contains(token));
    }
    world.end().await;
}

#[tokio::test]
async fn newer_foreign_and_damaged_databases_are_left_unchanged() {
    let mut world = World::without_bot().await;
    // Creates a database of the current version.
    world.start_bot(claim_host::Clock::System).await;
    world.stop_bot().await;
    let requests = world.last_request().await;
    let made = world.folder().join("bot.db");
    let whole = std::fs::read(&made).expect("the bot has created it");

    let mut connection = world.database().await;
    sqlx::query(concat!(
        "INSERT INTO _sqlx_migrations ",
        "(version, description, success, checksum, execution_time) ",
        "SELECT 9999, '7.8.9 a later one', success, checksum, execution_time FROM _sqlx_migrations ",
        "WHERE version = 1",
    ))
    .execute(&mut connection)
    .await
    .expect("the database can be written");
    connection.close().await.expect("the connection closes");
    let newer = std::fs::read(&made).expect("the file can be read");
    assert_ne!(newer, whole);

    let other = folder();
    let diary = other.path().join("diary.db");
    let options = SqliteConnectOptions::new().filename(&diary);
    let mut connection = options
        .create_if_missing(true)
        .connect()
        .await
        .expect("the database can be created");
    sqlx::query("CREATE TABLE days (day TEXT NOT NULL)")
        .execute(&mut connection)
        .await
        .expect("the database can be written");
    connection.close().await.expect("the connection closes");
    let foreign = std::fs::read(&diary).expect("the file can be read");

    let mut torn = whole.clone();
    torn.truncate(whole.len() / 2);
    // A start notices damage of the first page. Damage elsewhere is only found by `claim-bot check-db`, because a start
    // does not read the whole file.
    let mut scribbled = whole.clone();
    scribbled[100..3000].fill(0x5a);
    for (content, part) in [
        (newer.as_slice(), "update this one to 7.8.9 or later"),
        (&foreign, "belongs to another program"),
        (&torn, "damaged"),
        (&scribbled, "damaged"),
        (
            b"Dear diary, this is no database at all.".as_slice(),
            "damaged",
        ),
    ] {
        let folder = folder();
        let file = folder.path().join("my.db");
        write(&file, content);
        let ended = Launch::of(&world)
            .with(
                "CLAIM_BOT_DATABASE_URL",
                &format!("sqlite://{}", file.display()),
            )
            .in_folder(folder.path())
            .run()
            .await;
        assert_error_sentence(&ended, 1, &["database.url", "my.db", part]);
        let after = std::fs::read(&file).expect("the file still exists");
        assert!(after == content, "{part}: the file was changed");
    }
    assert_eq!(
        world.last_request().await,
        requests,
        "the error is found before connecting"
    );
    world.end().await;
}

#[tokio::test]
async fn database_that_other_users_can_read_is_reported() {
    use std::os::unix::fs::PermissionsExt;

    let world = World::without_bot().await;
    for (mode, is_reported) in [(0o600, false), (0o644, true)] {
        let permissions = std::fs::Permissions::from_mode(mode);
        let file = world.folder().join("bot.db");
        std::fs::set_permissions(file, permissions).expect("the file is there");
        let before = world.sessions().await;
        let mut bot = Launch::of(&world).start();
        world.wait_for_session(before).await;
        bot.signal("TERM");
        let ended = bot.wait_for_exit().await;
        let sentence = "other users of this machine can read the database";
        assert_eq!(ended.err.contains(sentence), is_reported, "{}", ended.err);
    }
    world.end().await;
}

#[tokio::test]
async fn second_bot_does_not_open_a_locked_database() {
    let world = World::new().await;
    let ben = world.person("ben");
    let folder = folder();
    let ended = Launch::of(&world).in_folder(folder.path()).run().await;
    assert_error_sentence(
        &ended,
        1,
        &["database.url", "bot.db", "another running bot"],
    );
    ben.command("claim help", serde_json::json!({})).await;
    assert_eq!(world.sessions().await, 1);
    world.end().await;
}

#[tokio::test]
async fn json_log_format_writes_json_lines() {
    let world = World::without_bot().await;
    let launch = Launch::of(&world)
        .with("CLAIM_BOT_LOG_FORMAT", "json")
        .with("CLAIM_BOT_LOG_FILTER", "trace");
    let mut process = launch.start();
    world.wait_for_session(0).await;
    process.signal("TERM");
    let ended = process.wait_for_exit().await;
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert!(!ended.err.is_empty());
    for line in ended.err.lines() {
        let event: serde_json::Value = serde_json::from_str(line).expect("a line of JSON");
        assert!(
            event["level"].is_string() && event["target"].is_string(),
            "{line}"
        );
    }
    world.end().await;
}
