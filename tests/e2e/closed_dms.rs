//! Players whose direct messages are closed are mentioned in the channel, and play with the button “My hand”.

use std::time::Duration;

use claim_host::Clock;
use claim_table::ATTENTION_TIME;
use claim_table::timestamp::Timestamp;
use serde_json::{Value, json};
use tokio::sync::watch;

use super::matches::{ACTIONS, Match, PlayedAction, Record, notation};
use super::message::Message;
use super::notifications::check_one_notification_per_turn;
use super::person::Person;
use super::world::{CHANNEL, World};

/// When these tests begin.
const START: Timestamp = Timestamp(1_780_000_000_000);

/// The sender that sets the bot's clock. Tests move it, because players who have just acted are not mentioned.
type ClockSender = watch::Sender<Timestamp>;

/// Lets enough time pass that a player whose turn begins is mentioned, even after a recent action.
fn pass(clock: &ClockSender) {
    clock.send_modify(|now| *now = *now + ATTENTION_TIME);
}

/// A player whose direct messages are closed.
struct ClosedPlayer {
    clock: ClockSender,
    person: Person,
    seat: usize,
    mention: String,
    /// The ids of the pings so far, oldest first.
    pings: Vec<String>,
    /// The ephemeral message in the channel that shows their hand, once requested.
    hand: Option<String>,
}

impl ClosedPlayer {
    async fn new(person: &Person, seat: usize, clock: &ClockSender) -> Self {
        Self {
            clock: clock.clone(),
            person: person.clone(),
            seat,
            mention: format!("<@{}>", person.id().await),
            pings: Vec::new(),
            hand: None,
        }
    }

    /// Requests the hand with the button below the public message.
    async fn request_hand(&mut self, game: &Match) -> Message {
        let table = self
            .person
            .wait_for_button(CHANNEL, &game.public_message, "hand")
            .await;
        let hand = self.person.press_kind(&table, "hand").await;
        let hand = hand.expect("the hand");
        assert!(hand.is_ephemeral() && game.is_linked_from(&hand));
        self.hand = Some(hand.id());
        hand
    }

    /// Waits until the message with their hand shows their turn.
    async fn wait_for_hand(&self, game: &Match) -> Message {
        let is_turn = |message: &Message| {
            Some(message.id()) == self.hand && !message.actions_in(&game.id).is_empty()
        };
        self.person.wait_for_message(CHANNEL, is_turn).await
    }

    /// Waits for a new ping.
    async fn wait_for_ping(&mut self) -> Message {
        let call = |message: &Message| {
            message.contains_text(&self.mention)
                && message.contains_text("it’s your turn")
                && !self.pings.contains(&message.id())
        };
        let call = self.person.wait_for_post(CHANNEL, call).await;
        self.pings.push(call.id());
        call
    }

    /// Plays the `n`th action of the hand, counted modulo their number. The hand is updated in place.
    async fn act(&self, game: &Match, hand: &Message, n: usize) -> PlayedAction {
        let choices = hand.actions_in(&game.id);
        let choice = &choices[n % choices.len()];
        pass(&self.clock);
        let after = self.person.press(hand, choice).await;
        let after = after.expect("the hand");
        assert_eq!(after.id(), hand.id(), "in place");
        assert!(!after.actions().contains(choice));
        (self.seat, notation(choice))
    }

    /// Waits until the last ping is deleted, and checks that the earlier ones are gone, too.
    async fn wait_until_pings_deleted(&self) {
        let Some(last) = self.pings.last() else {
            return;
        };
        let is_last_deletion =
            |entry: &Value| entry["kind"] == "deleted" && entry["message_id"] == last.as_str();
        self.person.wait_for_feed_entry(is_last_deletion).await;
        let message = self.person.messages(CHANNEL).await;
        assert!(
            !message
                .iter()
                .any(|message| self.pings.contains(&message.id()))
        );
    }

    /// How many pings notified the player.
    async fn ping_notifications(&self) -> usize {
        let feed = self.person.feed().await;
        let called = feed.iter().filter(|entry| {
            entry["notifies"] == true && entry["mentioned"] == true && entry["kind"] == "posted"
        });
        called.count()
    }
}

/// A match of Anna, who accepts no direct messages, against Ben.
async fn match_with_closed_dms(
    world: &World,
    clock: &ClockSender,
) -> (Match, ClosedPlayer, Person) {
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    anna.set(json!({"dms": "closed", "locale": "en-US"})).await;
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.wait_for_deal(&ben).await;
    let closed = ClosedPlayer::new(&anna, 0, clock).await;
    (game, closed, ben)
}

/// Plays for the opponent until the player is mentioned. That happens only if their hand could not be delivered.
async fn play_until_ping(
    closed: &mut ClosedPlayer,
    opponent: &Person,
    game: &Match,
    clock: &ClockSender,
) {
    loop {
        tokio::select! {
            _ = closed.wait_for_ping() => return,
            hand = opponent.wait_for_turn_in(&game.id) => {
                pass(clock);
                opponent.press(&hand, &hand.actions()[0]).await;
            }
        }
    }
}

#[tokio::test]
async fn player_with_closed_dms_is_mentioned_and_plays_by_my_hand() {
    let (clock, time) = Clock::manual(START);
    let world = World::with_clock(time).await;
    let (game, mut closed, ben) = match_with_closed_dms(&world, &clock).await;
    let anna = closed.person.clone();
    closed.request_hand(&game).await;
    let mut played: Vec<PlayedAction> = Vec::new();
    for n in 0..ACTIONS {
        let done = tokio::select! {
            hand = closed.wait_for_hand(&game) => {
                if played.last().is_none_or(|(seat, _)| *seat != closed.seat) {
                    closed.wait_for_ping().await;
                }
                closed.act(&game, &hand, n).await
            }
            hand = ben.wait_for_turn_in(&game.id) => {
                closed.wait_until_pings_deleted().await;
                let choices = hand.actions();
                let choice = &choices[n % choices.len()];
                pass(&clock);
                ben.press(&hand, choice).await;
                (1, notation(choice))
            }
        };
        played.push(done);
    }
    let is_over = |message: &Message| Some(message.id()) == closed.hand && game.is_result(message);
    anna.wait_for_message(CHANNEL, is_over).await;
    ben.wait_for_result(|it| game.is_result(it)).await;
    let is_result = |message: &Message| message.is_public_result_of(&game.id);
    let end = ben.wait_for_message(CHANNEL, is_result).await;
    closed.wait_until_pings_deleted().await;
    let record = Record::of(&ben, &end).await;
    assert_eq!(record.actions(), played);
    let is_call = |message: &Message| message.contains_text("your match is over");
    let call = anna.wait_for_message(CHANNEL, is_call).await;
    for kind in ["rematch", "analysis"] {
        assert!(call.enabled_button(kind).is_some(), "{call:?}");
    }
    assert!(
        call.contains_text("Anna") && call.contains_text("→"),
        "{call:?}"
    );
    let turns = record.turns_of(closed.seat);
    assert_eq!(
        (closed.pings.len(), closed.ping_notifications().await),
        (turns, turns + 1)
    );
    assert!(anna.messages("dm").await.is_empty());
    check_one_notification_per_turn(&ben, 1, &record).await;
    world.end().await;
}

#[tokio::test]
async fn first_look_at_a_hand_that_was_not_delivered_says_why_it_is_in_the_channel() {
    let (clock, time) = Clock::manual(START);
    let world = World::with_clock(time).await;
    let (game, mut closed, ben) = match_with_closed_dms(&world, &clock).await;
    play_until_ping(&mut closed, &ben, &game, &clock).await;
    let says_why = |hand: &Message| hand.contains_text("did not deliver them by direct message");
    let hand = closed.request_hand(&game).await;
    assert!(says_why(&hand), "{hand:?}");
    let hand = closed.request_hand(&game).await;
    assert!(!says_why(&hand), "{hand:?}");
    world.end_unread().await;
}

#[tokio::test]
async fn player_with_closed_dms_is_called_to_answer_an_offer() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    anna.set(json!({"locale": "en-US"})).await;
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.play(0..4).await;
    game.play_until_turn_of(1).await;
    anna.set(json!({"dms": "closed"})).await;
    let question = game.ask_to_resign(1).await;
    ben.press(&question, "Offer to call it off").await;
    let is_call = |message: &Message| {
        message.contains_text("your answer is needed")
            && message.enabled_button("accept-offer").is_some()
    };
    let call = anna.wait_for_message(CHANNEL, is_call).await;
    anna.press_kind(&call, "accept-offer").await;
    ben.wait_for_message("dm", |it| it.contains_text("agreed to call"))
        .await;
    world.end_unread().await;
}

#[tokio::test]
async fn both_players_can_close_and_reopen_dms() {
    let (clock, time) = Clock::manual(START);
    let world = World::with_clock(time).await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    for person in [&anna, &ben] {
        person
            .set(json!({"dms": "closed", "locale": "en-US"}))
            .await;
    }
    let game = Match::start(CHANNEL, &anna, &ben).await;
    let mut both = [
        ClosedPlayer::new(&anna, 0, &clock).await,
        ClosedPlayer::new(&ben, 1, &clock).await,
    ];
    for closed in &mut both {
        closed.request_hand(&game).await;
    }
    let [first, second] = &mut both;
    // Play until both have had a turn and it is Anna's turn again.
    let mut last = None;
    loop {
        let (closed, hand) = tokio::select! {
            hand = first.wait_for_hand(&game) => (&mut *first, hand),
            hand = second.wait_for_hand(&game) => (&mut *second, hand),
        };
        if last != Some(closed.seat) {
            closed.wait_for_ping().await;
        }
        if closed.seat == 0 && last == Some(1) {
            break;
        }
        last = Some(closed.act(&game, &hand, 0).await.0);
    }

    // Anna opens her direct messages during her turn: from her next turn on, her hand arrives there.
    anna.set(json!({"dms": "open"})).await;
    while let Some(hand) = hand_of_first(first, second, &game).await {
        first.act(&game, &hand, 0).await;
    }
    first.wait_until_pings_deleted().await;
    let calls = first.ping_notifications().await;
    let hand = loop {
        tokio::select! {
            hand = second.wait_for_hand(&game) => { second.act(&game, &hand, 0).await; }
            hand = anna.wait_for_turn_in(&game.id) => break hand,
        }
    };
    second.wait_until_pings_deleted().await;
    assert_eq!(
        first.ping_notifications().await,
        calls,
        "the hand in a direct message replaces the ping"
    );

    // Anna closes her direct messages again: she is mentioned at her next turn.
    anna.set(json!({"dms": "closed"})).await;
    assert!(!hand.actions_in(&game.id).is_empty());
    first.request_hand(&game).await;
    while let Some(hand) = hand_of_first(first, second, &game).await {
        first.act(&game, &hand, 0).await;
    }
    loop {
        tokio::select! {
            hand = second.wait_for_hand(&game) => { second.act(&game, &hand, 0).await; }
            _ = first.wait_for_ping() => break,
        }
    }
    assert_eq!(first.ping_notifications().await, calls + 1);
    world.end().await;
}

#[tokio::test]
async fn hand_in_a_late_answer_stays_private() {
    let (clock, time) = Clock::manual(START);
    let world = World::with_clock(time).await;
    let (game, mut closed, ben) = match_with_closed_dms(&world, &clock).await;
    closed.request_hand(&game).await;
    let mut hand = loop {
        tokio::select! {
            hand = closed.wait_for_hand(&game) => {
                closed.wait_for_ping().await;
                closed.act(&game, &hand, 0).await;
            }
            hand = ben.wait_for_turn_in(&game.id) => break hand,
        }
    };
    closed.wait_until_pings_deleted().await;

    // Discord is slow to accept the answer, so it is deferred, and sent as a follow-up to the press on the public
    // message.
    let slow = json!({"kind": "slow", "method": "POST", "route": "/callback", "delay_ms": 10_000});
    world.inject_fault(slow).await;
    closed.request_hand(&game).await;
    // By the time Anna is mentioned, the hand has been sent somewhere.
    loop {
        pass(&clock);
        ben.press(&hand, &hand.actions()[0]).await;
        tokio::select! {
            _ = closed.wait_for_ping() => break,
            next = ben.wait_for_turn_in(&game.id) => hand = next,
        }
    }
    let seen = ben.messages(CHANNEL).await;
    let public = seen.iter().find(|it| it.id() == game.public_message);
    let public = public.expect("the public message");
    assert!(!public.contains_text("Your hand"), "{}", public.text());
    world.end().await;
}

#[tokio::test]
async fn any_refusal_of_a_direct_message_leads_to_a_ping() {
    let (clock, time) = Clock::manual(START);
    let world = World::with_clock(time).await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    // After this match, the bot knows the channel of Ben's direct messages, but not of Fiona's.
    let other = Match::start(CHANNEL, &ben, &world.person("david")).await;
    other.wait_for_deal(&ben).await;
    resign_by_command(&other, &ben).await;
    let channel = fiona.direct_channel().await;
    let post = format!("/channels/{channel}/messages");
    for (route, status, code) in [
        // Opening the channel, which the bot does not know yet, is refused.
        ("/users/@me/channels", 403, 0),
        // Posting is refused: no common server, channels opened too quickly, explicit content, no reason given.
        (post.as_str(), 403, 50278),
        (&post, 400, 40003),
        (&post, 403, 20009),
        (&post, 403, 0),
    ] {
        let refusal = json!({
            "kind": "refuse", "status": status, "code": code,
            "method": "POST", "route": route, "count": 1000,
        });
        world.inject_fault(refusal).await;
        let game = Match::start(CHANNEL, &ben, &fiona).await;
        let mut closed = ClosedPlayer::new(&fiona, 1, &clock).await;
        closed.request_hand(&game).await;
        play_until_ping(&mut closed, &ben, &game, &clock).await;
        world.clear_faults().await;
        resign_by_command(&game, &ben).await;
        closed.wait_until_pings_deleted().await;
    }
    world.end_unread().await;
}

/// Lets a player resign by command.
async fn resign_by_command(game: &Match, loser: &Person) {
    let options = json!({"match": game.id});
    let question = loser.command("claim resign", options).await;
    loser.confirm(&question).await;
}

#[tokio::test]
async fn mention_posted_with_a_lost_response_is_deleted_after_the_turn() {
    let (clock, time) = Clock::manual(START);
    let mut world = World::with_clock(time.clone()).await;
    let (game, mut closed, ben) = match_with_closed_dms(&world, &clock).await;
    let channel = closed.request_hand(&game).await.channel();
    for restarts in [false, true] {
        play_until_turn_of_guest(&mut closed, &ben, &game, false).await;
        closed.wait_until_pings_deleted().await;
        // The ping is posted, but the response is lost, and the bot cannot find out before the turn is over.
        for mut fault in [
            json!({"kind": "lost_response"}),
            json!({"kind": "500", "count": 1000}),
        ] {
            fault["method"] = json!("POST");
            fault["route"] = json!(format!("/channels/{channel}/messages"));
            world.inject_fault(fault).await;
        }
        play_until_turn_of_first(&closed, &ben, &game).await;
        closed.wait_for_ping().await;
        play_until_turn_of_guest(&mut closed, &ben, &game, true).await;
        if restarts {
            world.stop_bot().await;
        }
        world.clear_faults().await;
        if restarts {
            world.start_bot(time.clone()).await;
        }
        closed.wait_until_pings_deleted().await;
    }
    world.end().await;
}

/// Plays for the guest until the first player's hand shows their turn.
async fn play_until_turn_of_first(closed: &ClosedPlayer, guest: &Person, game: &Match) {
    loop {
        tokio::select! {
            hand = guest.wait_for_turn_in(&game.id) => {
                pass(&closed.clock);
                guest.press(&hand, &hand.actions()[0]).await;
            }
            _ = closed.wait_for_hand(game) => return,
        }
    }
}

#[tokio::test]
async fn mention_whose_deletion_is_refused_is_deleted_later() {
    let (clock, time) = Clock::manual(START);
    let world = World::with_clock(time).await;
    let (game, mut closed, ben) = match_with_closed_dms(&world, &clock).await;
    let channel = closed.request_hand(&game).await.channel();
    play_until_turn_of_first(&closed, &ben, &game).await;
    let old = closed.wait_for_ping().await.id();
    let refusal = json!({
        "kind": "refuse", "status": 403, "code": 50013, "method": "DELETE",
        "route": format!("/channels/{channel}/messages/{old}"),
    });
    world.inject_fault(refusal).await;
    play_until_turn_of_guest(&mut closed, &ben, &game, true).await;
    world.wait_for_deletion(&old).await;
    // By the next mention, the bot has noted the refusal.
    play_until_turn_of_first(&closed, &ben, &game).await;
    closed.wait_for_ping().await;
    clock.send_modify(|now| *now = *now + Duration::from_mins(1));
    let is_deletion =
        |entry: &Value| entry["kind"] == "deleted" && entry["message_id"] == old.as_str();
    closed.person.wait_for_feed_entry(is_deletion).await;
    world.end_unread().await;
}

/// A player who has just acted is not mentioned, because they still look at their hand. This does not hold if the hand is
/// gone.
#[tokio::test]
async fn player_whose_hand_fails_right_after_their_play_is_mentioned_at_once() {
    // The clock stands still.
    let (_clock, time) = Clock::manual(START);
    let world = World::with_clock(time).await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    anna.set(json!({"locale": "en-US"})).await;
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.wait_for_deal(&anna).await;
    game.play_until_turn_of(0).await;
    anna.set(json!({"dms": "closed"})).await;
    game.act(0).await;
    let mention = format!("<@{}>", anna.id().await);
    let is_call = |message: &Message| {
        message.contains_text(&mention) && message.contains_text("it’s your turn")
    };
    loop {
        tokio::select! {
            _ = anna.wait_for_message(CHANNEL, is_call) => break,
            hand = ben.wait_for_turn_in(&game.id) => {
                ben.press(&hand, &hand.actions()[0]).await;
            }
            // The answer to her play shows her next turn: she leads.
            hand = anna.wait_for_turn_in(&game.id) => {
                anna.press(&hand, &hand.actions()[0]).await;
            }
        }
    }
    world.end_unread().await;
}

#[tokio::test]
async fn mention_that_failed_at_first_notifies() {
    let (clock, time) = Clock::manual(START);
    let world = World::with_clock(time).await;
    let (game, mut closed, ben) = match_with_closed_dms(&world, &clock).await;
    let channel = closed.request_hand(&game).await.channel();
    play_until_turn_of_guest(&mut closed, &ben, &game, false).await;
    closed.wait_until_pings_deleted().await;
    let fault = json!({
        "kind": "500", "method": "POST", "route": format!("/channels/{channel}/messages"),
    });
    world.inject_fault(fault).await;
    play_until_turn_of_first(&closed, &ben, &game).await;
    closed.wait_for_ping().await;
    assert_eq!(closed.ping_notifications().await, closed.pings.len());
    world.end_unread().await;
}

#[tokio::test]
async fn player_who_resumes_a_match_is_not_mentioned_but_told_if_another_does() {
    let (clock, time) = Clock::manual(START);
    let world = World::with_clock(time).await;
    let (game, mut closed, ben) = match_with_closed_dms(&world, &clock).await;
    let anna = closed.person.clone();
    closed.request_hand(&game).await;
    play_until_turn_of_first(&closed, &ben, &game).await;
    closed.wait_for_ping().await;
    let table = anna
        .wait_for_button(CHANNEL, &game.public_message, "hand")
        .await;
    let use_clock = async |person: &Person, kind: &str| {
        let shown = person.forge(&table, &format!("{kind}:{}", game.id)).await;
        shown.expect("the clock");
    };
    for resuming in [&anna, &ben] {
        use_clock(&anna, "ask-pause").await;
        use_clock(&ben, "ask-pause").await;
        closed.wait_until_pings_deleted().await;
        use_clock(resuming, "resume").await;
    }
    closed.wait_for_ping().await;
    assert_eq!(closed.ping_notifications().await, 2);
    world.end_unread().await;
}

/// Plays for the first player until it is the guest's turn. Waits for a ping first, unless `is_mentioned` says that the
/// player has already been mentioned for this turn.
async fn play_until_turn_of_guest(
    closed: &mut ClosedPlayer,
    guest: &Person,
    game: &Match,
    mut is_mentioned: bool,
) {
    loop {
        let hand = tokio::select! {
            hand = closed.wait_for_hand(game) => hand,
            _ = guest.wait_for_turn_in(&game.id) => return,
        };
        // Acting before the ping would prevent it, because the turn would be over.
        if !is_mentioned {
            closed.wait_for_ping().await;
            is_mentioned = true;
        }
        closed.act(game, &hand, 0).await;
    }
}

/// The first player's hand if it is their turn; `None` if it is the second player's.
async fn hand_of_first(
    first: &ClosedPlayer,
    second: &ClosedPlayer,
    game: &Match,
) -> Option<Message> {
    tokio::select! {
        hand = first.wait_for_hand(game) => Some(hand),
        _ = second.wait_for_hand(game) => None,
    }
}
