//! The daily post of a server: a manager turns it on, it comes at the hour of its zone, and leads to what it tells of.

use std::time::Duration;

use claim_host::Clock;
use claim_table::timestamp::Timestamp;
use reqwest::Method;
use serde_json::json;
use tokio::sync::watch;

use super::matches::Match;
use super::message::Message;
use super::person::Person;
use super::world::{CHANNEL, World};

/// When these tests begin: 28 May 2026, 20:26:40 UTC.
const START: Timestamp = Timestamp(1_780_000_000_000);

/// 29 May 2026, 00:00 UTC: nine o’clock in Tokyo.
const POST: Timestamp = Timestamp(1_780_012_800_000);

const DAY: Duration = Duration::from_hours(24);

/// A server whose clock the test moves, and its manager, who reads English.
struct Server {
    time: watch::Sender<Timestamp>,
    clock: Clock,
    world: World,
    manager: Person,
}

impl Server {
    async fn new() -> Self {
        let (time, clock) = Clock::manual(START);
        let world = World::with_clock(clock.clone()).await;
        let manager = world.person("ben");
        manager.set(json!({"manager": true})).await;
        Self {
            time,
            clock,
            world,
            manager,
        }
    }

    fn set_time(&self, now: Timestamp) {
        self.time.send(now).expect("the bot uses the clock");
    }

    /// The settings of the server.
    async fn settings(&self) -> Message {
        self.settings_in(CHANNEL).await
    }

    async fn settings_in(&self, channel: &str) -> Message {
        let own = self
            .manager
            .command_in(channel, "claim settings", json!({}));
        let own = own.await;
        let shown = self.manager.press(&own, "Server settings").await;
        shown.expect("the settings")
    }

    /// The settings of the daily post.
    async fn post_settings(&self) -> Message {
        self.post_settings_in(CHANNEL).await
    }

    async fn post_settings_in(&self, channel: &str) -> Message {
        let shown = self.settings_in(channel).await;
        let shown = self.manager.press_kind(&shown, "daily-post").await;
        shown.expect("the settings of the post")
    }

    /// Turns the post on, at nine o’clock in Tokyo.
    async fn turn_on(&self) -> Message {
        let shown = self.post_settings().await;
        let zones = self.manager.press(&shown, "Time zone").await;
        let zones = zones.expect("the zones");
        let zones = self.manager.choose(&zones, "zones:asia:0").await;
        let mut zones = zones.expect("the zones of Asia");
        let tokyo = "set-server:post-zone:Asia/Tokyo".to_owned();
        while !zones.select_values().contains(&tokyo) {
            zones = (self.manager.press(&zones, "Next").await).expect("the next page");
        }
        let shown = self.manager.choose(&zones, &tokyo).await;
        let shown = shown.expect("the settings of the post");
        assert!(shown.contains_text("09:00"), "{}", shown.text());
        assert!(shown.contains_text("Asia/Tokyo"), "{}", shown.text());
        let shown = self.manager.press(&shown, "Turn on here").await;
        shown.expect("the settings of the post")
    }

    /// The daily posts in the channel.
    async fn posts(&self) -> Vec<Message> {
        let mut messages = self.manager.messages(CHANNEL).await;
        messages.retain(is_post);
        messages
    }

    /// Waits until the next post is due at a time: the one before is decided.
    async fn wait_until_next_is(&self, at: Timestamp) {
        let next = format!("<t:{}:f>", at.unix_seconds());
        while !self.post_settings().await.contains_text(&next) {}
    }

    /// Waits until there are so many daily posts. Returns the last one.
    async fn wait_for_posts(&self, count: usize) -> Message {
        loop {
            let (mut messages, last) = self.manager.messages_and_newest_entry(CHANNEL).await;
            messages.retain(is_post);
            assert!(messages.len() <= count, "{messages:?}");
            if messages.len() == count {
                return messages.pop().expect("a post");
            }
            self.manager.wait_for_activity(last).await;
        }
    }
}

fn is_post(message: &Message) -> bool {
    !message.is_ephemeral() && message.contains_text("Today’s deal:")
}

#[tokio::test]
async fn post_comes_once_a_day_at_the_hour_of_the_zone() {
    let mut server = Server::new().await;
    let fiona = server.world.person("fiona");
    let shown = server.settings().await;
    assert!(
        shown.contains_text("Daily post: **off**"),
        "{}",
        shown.text()
    );
    let shown = server.turn_on().await;
    assert!(shown.contains_text("It comes in <#"), "{}", shown.text());
    assert!(
        shown.contains_text(&format!("<t:{}:f>", POST.unix_seconds())),
        "{}",
        shown.text()
    );
    let game = Match::start(CHANNEL, &server.manager, &fiona).await;
    game.resign(1).await;
    fiona.command("claim start", json!({})).await;
    fiona
        .wait_for_message(CHANNEL, |it| it.enabled_button("join").is_some())
        .await;
    server.set_time(POST - Duration::from_secs(1));
    assert!(server.posts().await.is_empty());
    server.set_time(POST);
    let post = server.wait_for_posts(1).await;
    // 29 May is a Friday.
    assert!(post.contains_text("Claim 2"), "{}", post.text());
    assert!(post.contains_text("29 May 2026"), "{}", post.text());
    assert!(post.contains_text("**1** table waits"), "{}", post.text());
    let pushes = fiona.pushes().await;
    assert!(
        !pushes.iter().any(|it| it.to_string().contains("deal")),
        "it does not notify: {pushes:?}"
    );

    // Its buttons show privately what there is.
    for (kind, expected) in [
        ("daily", "Daily deal"),
        ("puzzle", "Puzzle for 29 May 2026"),
        ("tables", "Open tables in this server"),
    ] {
        let shown = fiona.press_kind(&post, kind).await.expect("an answer");
        assert!(shown.is_ephemeral());
        assert!(shown.contains_text(expected), "{}", shown.text());
    }

    // A restart brings no second one, the next day does.
    server.world.stop_bot().await;
    server.world.start_bot(server.clock.clone()).await;
    server.set_time(POST + Duration::from_mins(59));
    server.settings().await;
    assert_eq!(server.posts().await.len(), 1);
    server.set_time(POST + DAY);
    server.wait_for_posts(2).await;
    server.world.end_unread().await;
}

#[tokio::test]
async fn post_tells_who_was_best_yesterday() {
    let server = Server::new().await;
    let (ben, fiona) = (&server.manager, server.world.person("fiona"));
    server.turn_on().await;
    for person in [ben, &fiona] {
        let shown = person.command("claim daily", json!({})).await;
        let hand = person.press_kind(&shown, "play-daily").await;
        let hand = hand.expect("the hand");
        super::daily::play(person, &hand, 100).await;
        let puzzle = person.command("claim puzzle", json!({})).await;
        let play = puzzle.enabled_button("solve").expect("a play").custom_id;
        person.press(&puzzle, &play).await;
    }
    server.set_time(POST);
    let post = server.wait_for_posts(1).await;
    let text = post.text();
    assert!(text.contains("Yesterday’s deal · 2 results"), "{text}");
    assert!(text.contains("🥇 **"), "{text}");
    assert!(text.contains("of 2 solved it"), "{text}");
    server.world.end_unread().await;
}

#[tokio::test]
async fn first_post_of_a_month_has_the_podium_of_the_last_one() {
    let server = Server::new().await;
    let (ben, fiona) = (&server.manager, server.world.person("fiona"));
    server.turn_on().await;
    Match::start(CHANNEL, ben, &fiona).await.resign(1).await;
    // 1 June, nine o’clock in Tokyo.
    server.set_time(POST + DAY * 3);
    let post = server.wait_for_posts(1).await;
    let text = post.text();
    assert!(text.contains("Best of last month"), "{text}");
    assert!(text.contains("Most matches: **"), "{text}");
    assert!(text.contains("Best newcomer: **"), "{text}");
    server.set_time(POST + DAY * 4);
    let next = server.wait_for_posts(2).await;
    assert!(!next.contains_text("last month"), "{}", next.text());
    server.world.end_unread().await;
}

#[tokio::test]
async fn there_is_no_post_if_no_one_plays() {
    let server = Server::new().await;
    let (ben, fiona) = (&server.manager, server.world.person("fiona"));
    server.turn_on().await;
    // Nothing was ever played.
    server.set_time(POST);
    server.wait_until_next_is(POST + DAY).await;
    assert!(server.posts().await.is_empty());
    Match::start(CHANNEL, ben, &fiona).await.resign(1).await;
    for (days, posts) in (1..=7).zip(1..) {
        server.set_time(POST + DAY * days);
        server.wait_for_posts(posts).await;
    }
    // A week later, no one has played.
    server.set_time(POST + DAY * 8);
    server.wait_until_next_is(POST + DAY * 9).await;
    Match::start(CHANNEL, ben, &fiona).await.resign(1).await;
    assert_eq!(server.posts().await.len(), 7);
    server.set_time(POST + DAY * 9);
    server.wait_for_posts(8).await;
    server.world.end_unread().await;
}

#[tokio::test]
async fn settings_say_that_the_channel_is_gone() {
    let server = Server::new().await;
    let (ben, fiona) = (&server.manager, server.world.person("fiona"));
    Match::start(CHANNEL, ben, &fiona).await.resign(1).await;
    let channel = json!({"server": "Card Club", "name": "short-lived"});
    server.world.control.post("/channels", channel).await;
    let shown = server.post_settings_in("short-lived").await;
    let shown = ben.press(&shown, "Turn on here").await;
    shown.expect("the settings of the post");
    let control = &server.world.control;
    let deleted = control.request(Method::DELETE, "/channels/short-lived", None);
    deleted.await.expect("the channel is deleted");
    // Nine o’clock in UTC.
    server.set_time(POST + DAY / 24 * 9);
    let shown = loop {
        let shown = server.settings().await;
        if shown.contains_text("its channel is gone") {
            break shown;
        }
    };
    let shown = ben.press_kind(&shown, "daily-post").await;
    let shown = shown.expect("the settings of the post");
    assert!(
        shown.contains_text("its channel is gone"),
        "{}",
        shown.text()
    );
    let shown = ben.press(&shown, "Post here instead").await;
    shown.expect("the settings of the post");
    server.set_time(POST + DAY / 24 * 33);
    server.wait_for_posts(1).await;
    let shown = server.settings().await;
    assert!(
        !shown.contains_text("its channel is gone"),
        "{}",
        shown.text()
    );
    server.world.end_unread().await;
}

#[tokio::test]
async fn switch_of_the_server_turns_it_off() {
    let server = Server::new().await;
    let (ben, fiona) = (&server.manager, server.world.person("fiona"));
    Match::start(CHANNEL, ben, &fiona).await.resign(1).await;
    server.turn_on().await;
    let shown = server.settings().await;
    let shown = ben.press(&shown, "Turn off post and achievements").await;
    let shown = shown.expect("the settings");
    assert!(
        shown.contains_text("achievements: **switched off**"),
        "{}",
        shown.text()
    );
    assert!(shown.enabled_button("daily-post").is_none());
    server.set_time(POST);
    let shown = ben.press(&shown, "Allow post and achievements").await;
    assert!(shown.is_some_and(|it| it.contains_text("achievements: **allowed**")));
    // Within the hour, the post is still due.
    server.wait_for_posts(1).await;
    let shown = server.post_settings().await;
    let shown = ben.press(&shown, "Turn off").await.expect("the settings");
    assert!(shown.contains_text("It is **off**"), "{}", shown.text());
    server.world.end_unread().await;
}

#[tokio::test]
async fn only_managers_choose_where_it_comes() {
    let server = Server::new().await;
    let fiona = server.world.person("fiona");
    let own = fiona.command("claim settings", json!({})).await;
    for forged in [
        "daily-post:",
        "zones:europe:0",
        "set-server:post:1:en-US",
        "set-server:post-hour:7",
    ] {
        let refused = fiona.forge(&own, forged).await.expect("an answer");
        assert!(
            refused.contains_text("*Manage Server*"),
            "{}",
            refused.text()
        );
    }
    // A forged channel is not the one that is used.
    let shown = server.post_settings().await;
    let forged = server
        .manager
        .forge(&shown, "set-server:post:1:en-US")
        .await;
    let shown = forged.expect("the settings");
    assert!(!shown.contains_text("<#1>"), "{}", shown.text());
    server.world.end_unread().await;
}
