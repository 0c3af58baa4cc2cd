//! Players whose direct messages are closed: they are called in the channel and play by 'My hand'.

use serde_json::{Value, json};

use super::driver::{CHANNEL, Person, World};
use super::notifications::check_turns_told_once;
use super::play::{ACTIONS, Done, Match, Record, notation};
use super::seen::Seen;

/// A player whose direct messages are closed.
struct Closed {
    person: Person,
    seat: usize,
    mention: String,
    /// The calls so far, oldest first.
    calls: Vec<String>,
    /// The private message in the channel that shows their hand, once they have asked for it.
    hand: Option<String>,
}

impl Closed {
    async fn new(person: &Person, seat: usize) -> Self {
        Self {
            person: person.clone(),
            seat,
            mention: format!("<@{}>", person.id().await),
            calls: Vec::new(),
            hand: None,
        }
    }

    /// Asks for the hand by the button that is always under the public message.
    async fn ask_for_hand(&mut self, game: &Match) -> Seen {
        let table = self.person.sees_now(CHANNEL, &game.home, "hand").await;
        let hand = self.person.use_control(&table, "hand").await;
        let hand = hand.expect("the hand is shown");
        assert!(hand.is_ephemeral() && game.is_linked_in(&hand));
        self.hand = Some(hand.id());
        hand
    }

    /// Waits until it is their turn, in the message that shows their hand already.
    async fn turn(&self, game: &Match) -> Seen {
        let is_turn =
            |seen: &Seen| Some(seen.id()) == self.hand && !seen.actions_in(&game.id).is_empty();
        self.person.sees(CHANNEL, is_turn).await
    }

    /// Waits until they are called again.
    async fn is_called(&mut self) -> Seen {
        let call = |seen: &Seen| {
            seen.says(&self.mention)
                && seen.says("it is your turn")
                && !self.calls.contains(&seen.id())
        };
        let call = self.person.sees(CHANNEL, call).await;
        self.calls.push(call.id());
        call
    }

    /// Plays an action out of the hand that is shown, which then shows what came of it.
    async fn act(&self, game: &Match, hand: &Seen, n: usize) -> Done {
        let choices = hand.actions_in(&game.id);
        let choice = &choices[n % choices.len()];
        let after = self.person.press(hand, choice).await;
        let after = after.expect("the hand is shown again");
        assert_eq!(after.id(), hand.id(), "in place");
        assert!(!after.actions().contains(choice));
        (self.seat, notation(choice))
    }

    /// Waits until the last call is taken away; the earlier ones were.
    async fn is_not_called_any_more(&self) {
        let Some(last) = self.calls.last() else {
            return;
        };
        let is_it =
            |entry: &Value| entry["kind"] == "deleted" && entry["message_id"] == last.as_str();
        self.person.hears(is_it).await;
        let seen = self.person.messages(CHANNEL).await;
        assert!(!seen.iter().any(|seen| self.calls.contains(&seen.id())));
    }

    /// How many of the calls notified whom they called.
    async fn times_called(&self) -> usize {
        let feed = self.person.feed().await;
        let called = feed.iter().filter(|entry| {
            entry["notifies"] == true && entry["mentioned"] == true && entry["kind"] == "posted"
        });
        called.count()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_closes_their_messages_is_called_and_plays_by_my_hand() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    anna.set(json!({"dms": "closed", "locale": "en-US"})).await;
    let game = Match::begin(CHANNEL, &anna, &ben).await;
    game.is_dealt_to(&ben).await;
    let mut closed = Closed::new(&anna, 0).await;
    closed.ask_for_hand(&game).await;
    let mut played: Vec<Done> = Vec::new();
    for n in 0..ACTIONS {
        let done = tokio::select! {
            hand = closed.turn(&game) => {
                if played.last().is_none_or(|(seat, _)| *seat != closed.seat) {
                    closed.is_called().await;
                }
                closed.act(&game, &hand, n).await
            }
            hand = ben.turn_in(&game.id) => {
                closed.is_not_called_any_more().await;
                let choices = hand.actions();
                let choice = &choices[n % choices.len()];
                ben.press(&hand, choice).await;
                (1, notation(choice))
            }
        };
        played.push(done);
    }
    let is_over = |seen: &Seen| Some(seen.id()) == closed.hand && game.is_over_for(seen);
    anna.sees(CHANNEL, is_over).await;
    ben.sees("dm", |seen| game.is_over_for(seen)).await;
    let end = ben.sees_now(CHANNEL, &game.home, "rematch").await;
    closed.is_not_called_any_more().await;
    let record = Record::of(&ben, &end).await;
    assert_eq!(record.actions(), played);
    let turns = record.turns_of(closed.seat);
    assert_eq!(
        (closed.calls.len(), closed.times_called().await),
        (turns, turns)
    );
    assert!(anna.messages("dm").await.is_empty());
    check_turns_told_once(&ben, 1, &record).await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_can_be_closed_for_both_and_opened_and_closed_again() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    for person in [&anna, &ben] {
        person
            .set(json!({"dms": "closed", "locale": "en-US"}))
            .await;
    }
    let game = Match::begin(CHANNEL, &anna, &ben).await;
    let mut both = [Closed::new(&anna, 0).await, Closed::new(&ben, 1).await];
    for closed in &mut both {
        closed.ask_for_hand(&game).await;
    }
    let [first, second] = &mut both;
    // Both have had the turn by then, and it is Anna's again.
    let mut last = None;
    loop {
        let (closed, hand) = tokio::select! {
            hand = first.turn(&game) => (&mut *first, hand),
            hand = second.turn(&game) => (&mut *second, hand),
        };
        if last != Some(closed.seat) {
            closed.is_called().await;
        }
        if closed.seat == 0 && last == Some(1) {
            break;
        }
        last = Some(closed.act(&game, &hand, 0).await.0);
    }

    // Opened in her own turn, her messages are of use from her next one on.
    anna.set(json!({"dms": "open"})).await;
    while let Some(hand) = turn_of_first(first, second, &game).await {
        first.act(&game, &hand, 0).await;
    }
    first.is_not_called_any_more().await;
    let calls = first.times_called().await;
    let hand = loop {
        tokio::select! {
            hand = second.turn(&game) => { second.act(&game, &hand, 0).await; }
            hand = anna.turn_in(&game.id) => break hand,
        }
    };
    second.is_not_called_any_more().await;
    assert_eq!(first.times_called().await, calls, "a message is enough");

    // Closed again with the hand in them, she is called again.
    anna.set(json!({"dms": "closed"})).await;
    assert!(!hand.actions_in(&game.id).is_empty());
    first.ask_for_hand(&game).await;
    while let Some(hand) = turn_of_first(first, second, &game).await {
        first.act(&game, &hand, 0).await;
    }
    loop {
        tokio::select! {
            hand = second.turn(&game) => { second.act(&game, &hand, 0).await; }
            _ = first.is_called() => break,
        }
    }
    assert_eq!(first.times_called().await, calls + 1);
    world.end().await;
}

/// The first one's hand if it is their turn, nothing if it is the second one's.
async fn turn_of_first(first: &Closed, second: &Closed, game: &Match) -> Option<Seen> {
    tokio::select! {
        hand = first.turn(game) => Some(hand),
        _ = second.turn(game) => None,
    }
}
