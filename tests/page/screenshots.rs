//! Every kind of screen, as a player sees it in the browser, on a phone and on a desktop.
//!
//! Without `CLAIM_BOT_SCREENSHOTS` the screens are only checked at the width of a narrow phone; with it they
//! are also saved as screenshots, light and dark, in the folder `screens` there.

use std::collections::BTreeSet;

use claim_ai::Level;
use claim_rules::cards::Seat;
use claim_rules::{PublicView, claim_it, kingdoms};
use serde_json::json;

use super::browser::Driver;
use super::tab::Tab;
use crate::e2e::matches::Match;
use crate::e2e::message::Message;
use crate::e2e::person::Person;
use crate::e2e::random_match::RandomMatch;
use crate::e2e::world::{CHANNEL, World};

/// The formats of the screenshots: the suffix of the file's name, the size of the screen, and whether it is dark.
const FORMATS: [(&str, (u32, u32), bool); 4] = [
    ("phone-dark", (390, 844), true),
    ("phone-light", (390, 844), false),
    ("desktop-dark", (1280, 800), true),
    ("desktop-light", (1280, 800), false),
];

/// A person who plays in none of the matches, and gets no private messages.
pub(super) const ONLOOKER: &str = "fiona";

/// The size of a narrow phone's screen.
const NARROW: (u32, u32) = (360, 740);

/// Whether the visible pictures at the end of the channel have been loaded.
const IS_LOADED: &str = "const log = document.querySelector('#log');
    log.scrollTop = log.scrollHeight;
    const images = [...document.querySelectorAll('#log img')];
    const isVisible = (it) => { const box = it.getBoundingClientRect(); return box.bottom > 0 && box.top < innerHeight; };
    return images.filter(isVisible).every((it) => it.complete && it.naturalWidth)";

/// A script that returns the problem of the newest message, if it has one: it needs horizontal scrolling, its text and
/// the controls for playing are far apart, or they do not fit on the screen together.
const PROBLEM: &str = "const log = document.querySelector('#log');
    if (document.documentElement.scrollWidth > innerWidth) return 'the page scrolls sideways';
    const message = log.querySelector('li.message:last-of-type');
    for (const it of message.querySelectorAll('button, select, .embed')) {
        if (it.getBoundingClientRect().right > innerWidth) return 'too wide: ' + it.innerText;
    }
    const all = [...message.querySelectorAll('[data-component]')];
    const isOther = (it) => /^(hand|details|rules|fairness|table|ask-resign|clock):/.test(it.dataset.component);
    const plays = all.filter((it) => !isOther(it));
    const controls = plays.length ? plays : all;
    const embed = [...message.querySelectorAll('.embed')].at(-1);
    if (!controls.length || !embed) return '';
    const [prompt, first, last] = [embed, controls[0], controls.at(-1)].map((it) => it.getBoundingClientRect());
    if (first.top - prompt.bottom > 40) return 'the controls are far from the text';
    const hasPrompt = message.querySelectorAll('.embed').length > 1;
    if (hasPrompt && last.bottom - prompt.top > log.clientHeight) return 'one has to scroll between text and controls';
    return ''";

/// A browser tab in which one screen after another is checked and, if wanted, saved as a screenshot.
pub(super) struct Screenshots {
    tab: Tab,
}

impl Screenshots {
    pub(super) async fn new(driver: &Driver, world: &World) -> Self {
        world.wait_for_emoji().await;
        Self {
            tab: Tab::open(driver, &world.url(), "ben").await,
        }
    }

    /// Looks at the end of a channel as a person sees it. `dm` means the direct messages with the bot.
    pub(super) async fn look(&self, person: &Person, channel: &str, name: &str) {
        self.tab.resize(NARROW, true).await;
        self.tab.visit(person.name(), channel).await;
        self.tab.until("the pictures", IS_LOADED).await;
        let problem = self.tab.run(PROBLEM).await;
        assert_eq!(problem, json!(""), "{name}: {problem}");
        if !Tab::takes_screenshots() {
            return;
        }
        for (format, size, is_dark) in FORMATS {
            self.tab.resize(size, is_dark).await;
            self.tab.until("the pictures", IS_LOADED).await;
            self.tab
                .screenshot(&format!("screens/{name}-{format}.webp"))
                .await;
        }
    }

    /// Looks at the private answer to a press.
    pub(super) async fn look_at_answer(
        &self,
        person: &Person,
        message: &Message,
        kind: &str,
        name: &str,
    ) {
        person.press_kind(message, kind).await;
        self.look(person, CHANNEL, name).await;
    }

    /// Closes the tab.
    pub(super) async fn close(self) {
        self.tab.close().await;
    }
}

/// The games to play: all of them for screenshots, only the first one for the checks.
fn wanted(games: &'static [(&'static str, usize)]) -> impl Iterator<Item = (&'static str, usize)> {
    let number = if Tab::takes_screenshots() {
        games.len()
    } else {
        1
    };
    games.iter().copied().take(number)
}

/// Plays random actions until `is_wanted` accepts the position, and returns the seat to act; `None` if the match is
/// over before.
async fn play_until(
    game: &mut RandomMatch,
    world: &World,
    is_wanted: impl Fn(&RandomMatch, Seat) -> bool,
) -> Option<Seat> {
    while let Some(seat) = game.next_to_act(world).await {
        if is_wanted(game, seat) {
            return Some(seat);
        }
        game.act(seat).await;
    }
    None
}

/// Whether the player to act has to choose a place on the board.
fn has_choice(game: &RandomMatch) -> bool {
    match game.replay().state().public_view() {
        PublicView::Kingdoms(view) => matches!(view.awaiting, kingdoms::Awaiting::Place(_)),
        PublicView::ClaimIt(view) => matches!(view.awaiting, claim_it::Awaiting::Use { .. }),
        PublicView::Claim(_) => true,
    }
}

/// The number of actions played.
fn actions(game: &RandomMatch) -> usize {
    game.replay().line_count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn trick_games() {
    let Some(driver) = Driver::start().await else {
        return;
    };
    let world = World::with_artwork().await;
    let screenshots = Screenshots::new(&driver, &world).await;
    let ben = world.person("ben");
    for (game, players) in wanted(&[("claim", 2), ("claim2", 2), ("claim-mix", 4)]) {
        let options = json!({"game": game, "players": players});
        let mut playing = RandomMatch::start(&world, players, options, 1).await;
        let first = playing.next_to_act(&world).await.expect("the match runs");
        let leader = playing.players[first.index()].clone();
        screenshots
            .look(&ben, CHANNEL, &format!("{game}-table-start"))
            .await;
        screenshots
            .look(&leader, "dm", &format!("{game}-hand-leads"))
            .await;
        playing.click(first).await;
        let second = playing.next_to_act(&world).await.expect("the match runs");
        let follower = playing.players[second.index()].clone();
        follower.wait_for_turn_in(&playing.id).await;
        screenshots
            .look(&follower, "dm", &format!("{game}-hand-follows"))
            .await;
        screenshots
            .look(&leader, "dm", &format!("{game}-hand-waits"))
            .await;
        let lines = actions(&playing);
        let later = play_until(&mut playing, &world, |game, _| actions(game) > lines + 16).await;
        if let Some(seat) = later {
            let player = playing.players[seat.index()].clone();
            player.wait_for_turn_in(&playing.id).await;
            screenshots
                .look(&ben, CHANNEL, &format!("{game}-table-middle"))
                .await;
            screenshots
                .look(&player, "dm", &format!("{game}-hand-middle"))
                .await;
            let table = playing.public_message.clone();
            for kind in ["details", "rules", "fairness"] {
                let name = format!("{game}-{kind}");
                screenshots
                    .look_at_answer(&player, &table, kind, &name)
                    .await;
            }
        }
        playing.play_out(&world).await;
        look_at_the_end(&screenshots, &world, &playing, game).await;
    }
    world.end_unread().await;
    screenshots.close().await;
}

/// Looks at the last screens of a match that is over.
async fn look_at_the_end(
    screenshots: &Screenshots,
    world: &World,
    playing: &RandomMatch,
    game: &str,
) {
    playing.wait_for_results().await;
    let ben = playing.players[1].clone();
    let public = playing.public_message.id();
    let end = ben.wait_for_button(CHANNEL, &public, "rematch").await;
    screenshots
        .look(&ben, "dm", &format!("{game}-end-private"))
        .await;
    screenshots
        .look(
            &world.person(ONLOOKER),
            CHANNEL,
            &format!("{game}-end-public"),
        )
        .await;
    let analysis = ben.press_kind(&end, "analysis").await.expect("a reply");
    let is_analysis = |message: &Message| message.id() == analysis.id();
    let is_complete =
        |message: &Message| is_analysis(message) && !message.contains_text("Analyzing:");
    ben.wait_for_message(CHANNEL, is_complete).await;
    screenshots
        .look(&ben, CHANNEL, &format!("{game}-analysis"))
        .await;
    let mut frame = ben.press_kind(&end, "replay").await.expect("a replay");
    for _ in 0..9 {
        let next = frame.buttons()[2].custom_id.clone();
        frame = ben.press(&frame, &next).await.expect("the next frame");
    }
    screenshots
        .look(&ben, CHANNEL, &format!("{game}-replay"))
        .await;
    let mistake = frame.button("Next mistake").filter(|it| it.enabled);
    if let Some(mistake) = mistake {
        frame = ben
            .press(&frame, &mistake.custom_id)
            .await
            .expect("the mistake");
        screenshots
            .look(&ben, CHANNEL, &format!("{game}-mistake"))
            .await;
        let asked = ben.press(&frame, "Try again").await.expect("the question");
        screenshots
            .look(&ben, CHANNEL, &format!("{game}-try-again"))
            .await;
        let mut plays = asked.buttons().into_iter();
        if let Some(play) = plays.find(|it| it.custom_id.starts_with("try-action:")) {
            let judged = ben.press(&asked, &play.custom_id).await;
            screenshots
                .look(&ben, CHANNEL, &format!("{game}-tried"))
                .await;
            let judged = judged.expect("the verdict");
            look_at_playing_on(screenshots, &ben, judged, game).await;
        }
    }
}

/// Looks at a position of *Play on*, and at its end.
async fn look_at_playing_on(screenshots: &Screenshots, ben: &Person, judged: Message, game: &str) {
    let mut shown = ben.press(&judged, "Play on").await.expect("a position");
    screenshots
        .look(ben, CHANNEL, &format!("{game}-play-on"))
        .await;
    if !Tab::takes_screenshots() {
        return;
    }
    // No control is used twice, because some lead back.
    let mut used = BTreeSet::new();
    loop {
        let is_new = |id: &String| id.starts_with("play-from:") && !used.contains(id);
        let chosen = shown.select_values().into_iter().find(is_new);
        let buttons = shown.buttons().into_iter().map(|it| it.custom_id);
        let Some(control) = chosen.clone().or_else(|| buttons.rev().find(is_new)) else {
            break;
        };
        let next = match chosen {
            Some(choice) => ben.choose(&shown, &choice).await,
            None => ben.press(&shown, &control).await,
        };
        shown = next.expect("a position");
        used.insert(control);
    }
    screenshots
        .look(ben, CHANNEL, &format!("{game}-play-on-end"))
        .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn boards() {
    let Some(driver) = Driver::start().await else {
        return;
    };
    let world = World::with_artwork().await;
    let screenshots = Screenshots::new(&driver, &world).await;
    let [ben, onlooker] = ["ben", ONLOOKER].map(|name| world.person(name));
    for (game, players) in wanted(&[("kingdoms", 2), ("claim-it", 3)]) {
        let options = json!({"game": game, "players": players});
        let mut playing = RandomMatch::start(&world, players, options, 1).await;
        playing.next_to_act(&world).await.expect("the match runs");
        screenshots
            .look(&ben, CHANNEL, &format!("{game}-table-start"))
            .await;
        let moments: &[_] = if Tab::takes_screenshots() {
            &["early", "middle", "late"]
        } else {
            &["middle"]
        };
        for moment in moments {
            let lines = actions(&playing);
            let is_wanted = |game: &RandomMatch, _| actions(game) > lines + 20 && has_choice(game);
            let Some(seat) = play_until(&mut playing, &world, is_wanted).await else {
                break;
            };
            let player = playing.players[seat.index()].clone();
            screenshots
                .look(&onlooker, CHANNEL, &format!("{game}-table-{moment}"))
                .await;
            let name = format!("{game}-private-{moment}");
            if game == "claim-it" {
                let table = playing.public_message.clone();
                screenshots
                    .look_at_answer(&player, &table, "hand", &name)
                    .await;
                continue;
            }
            screenshots.look(&player, "dm", &name).await;
            if playing.click_first_step(seat).await {
                let name = format!("{game}-step-{moment}");
                screenshots.look(&player, "dm", &name).await;
            }
        }
        let table = playing.public_message.clone();
        for kind in ["rules", "fairness"] {
            screenshots
                .look_at_answer(&ben, &table, kind, &format!("{game}-{kind}"))
                .await;
        }
        if Tab::takes_screenshots() {
            playing.play_out(&world).await;
        } else {
            // Playing this to the end would take long, and show no other kind of screen.
            let question = ben.press_kind(&table, "ask-resign").await;
            let question = question.expect("a question");
            ben.confirm(&question).await;
        }
        look_at_the_end(&screenshots, &world, &playing, game).await;
    }
    world.end_unread().await;
    screenshots.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn ratings() {
    let Some(driver) = Driver::start().await else {
        return;
    };
    let world = World::with_artwork().await;
    let screenshots = Screenshots::new(&driver, &world).await;
    let [anna, ben] = ["anna", "ben"].map(|name| world.person(name));
    for (game, loser) in [("claim", 0), ("claim2", 0), ("claim", 1)] {
        let options = json!({"opponent": "ben", "game": game});
        let playing = Match::start_with(CHANNEL, &anna, &ben, options).await;
        playing.resign(loser).await;
    }
    screenshots.look(&ben, CHANNEL, "ratings-result").await;
    ben.command("claim leaderboard", json!({})).await;
    screenshots.look(&ben, CHANNEL, "ratings-leaderboard").await;
    ben.command("claim profile", json!({})).await;
    screenshots.look(&ben, CHANNEL, "ratings-profile").await;
    anna.command("claim profile", json!({"player": "ben"}))
        .await;
    screenshots.look(&anna, CHANNEL, "ratings-of-another").await;
    world.end_unread().await;
    screenshots.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn other_screens() {
    let Some(driver) = Driver::start().await else {
        return;
    };
    let world = World::with_artwork().await;
    let screenshots = Screenshots::new(&driver, &world).await;
    let [ben, fiona] = ["ben", "fiona"].map(|name| world.person(name));
    for (command, options) in [
        ("help", json!({})),
        ("rules", json!({"game": "claim"})),
        ("rules", json!({"game": "kingdoms"})),
        ("rules", json!({"game": "claim-it"})),
        ("leaderboard", json!({})),
        ("matches", json!({})),
        ("settings", json!({})),
        ("tutorial", json!({})),
    ] {
        let shown = ben
            .command(&format!("claim {command}"), options.clone())
            .await;
        let game = options["game"].as_str().map(|game| format!("-{game}"));
        let name = format!("{command}{}", game.unwrap_or_default());
        screenshots.look(&ben, CHANNEL, &name).await;
        if command == "help" {
            for page in ["commands", "trust"] {
                ben.press(&shown, &format!("help:{page}")).await;
                let name = format!("help-{page}");
                screenshots.look(&ben, CHANNEL, &name).await;
            }
        }
    }
    ben.command("claim start", json!({"opponent": "fiona"}))
        .await;
    let can_join = |message: &Message| message.enabled_button("join").is_some();
    fiona.wait_for_message(CHANNEL, can_join).await;
    screenshots.look(&fiona, CHANNEL, "lobby").await;
    let settings = fiona.command("claim settings", json!({})).await;
    let is_text_only = |id: &str| id.starts_with("set:text-only");
    let mut buttons = settings.buttons().into_iter();
    let switch = buttons.find(|button| is_text_only(&button.custom_id));
    let switch = switch.expect("a button for text only").custom_id;
    fiona.press(&settings, &switch).await;
    fiona
        .command("claim start", json!({"bots": Level::Easy as u8}))
        .await;
    let is_turn = |message: &Message| message.contains_text("Your turn");
    fiona.wait_for_message("dm", is_turn).await;
    screenshots.look(&fiona, "dm", "hand-text-only").await;
    world.end_unread().await;
    screenshots.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn settings_and_data() {
    let Some(driver) = Driver::start().await else {
        return;
    };
    let world = World::with_artwork().await;
    let screenshots = Screenshots::new(&driver, &world).await;
    for name in ["anna", "ben"] {
        let person = world.person(name);
        person.set(json!({"manager": true})).await;
        let settings = person.command("claim settings", json!({})).await;
        screenshots
            .look(&person, CHANNEL, &format!("settings-{name}"))
            .await;
        let server = person.press_kind(&settings, "server").await;
        let server = server.expect("the server's settings");
        person.press_kind(&server, "set-server").await;
        screenshots
            .look(&person, CHANNEL, &format!("server-settings-{name}"))
            .await;
        let settings = person.command("claim settings", json!({})).await;
        let data = person
            .press_kind(&settings, "data")
            .await
            .expect("two choices");
        screenshots
            .look(&person, CHANNEL, &format!("data-{name}"))
            .await;
        person.press_kind(&data, "ask-delete-data").await;
        screenshots
            .look(&person, CHANNEL, &format!("delete-data-{name}"))
            .await;
        person.command("claim about", json!({})).await;
        screenshots
            .look(&person, CHANNEL, &format!("about-{name}"))
            .await;
    }
    world.end_unread().await;
    screenshots.close().await;
}
