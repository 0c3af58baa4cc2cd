//! Matches for two: started in any channel, played by pressing buttons, and compared with the
//! record that is published at the end.

use std::ops::Range;

use claim_table::ATTENTION_TIME;
use claim_table::timestamp::Timestamp;
use serde_json::{Value, json};
use tokio::sync::watch;

use super::message::Message;
use super::person::Person;

/// The number of actions in a match of Claim: every card of the deck is played once.
pub(super) const ACTIONS: usize = 52;

/// A match that has started.
pub(crate) struct Match {
    /// The id of the match.
    pub(super) id: String,
    /// The channel in which it is played.
    pub(super) channel: String,
    /// The id of its public message.
    pub(crate) public_message: String,
    /// The players by seat.
    pub(crate) players: [Person; 2],
}

/// An action that was played: the seat and the notation.
pub(super) type PlayedAction = (usize, String);

impl Match {
    /// Starts a match to which `host` invites `guest`.
    pub(crate) async fn start(channel: &str, host: &Person, guest: &Person) -> Self {
        let options = json!({"opponent": guest.name()});
        Self::start_with(channel, host, guest, options).await
    }

    /// As [`Match::start`], with other options for `/claim start`.
    pub(crate) async fn start_with(
        channel: &str,
        host: &Person,
        guest: &Person,
        options: Value,
    ) -> Self {
        host.command_in(channel, "claim start", options).await;
        let lobby = guest
            .wait_for_message(channel, |message| message.enabled_button("join").is_some())
            .await;
        guest.press_kind(&lobby, "join").await;
        // If the guest was invited, the match starts at once.
        let is_next = |message: &Message| {
            let has = |kind| message.enabled_button(kind).is_some();
            message.id() == lobby.id() && (has("start") || has("hand"))
        };
        let lobby = guest.wait_for_message(channel, is_next).await;
        if lobby.enabled_button("start").is_some() {
            host.press_kind(&lobby, "start").await;
        }
        Self::started(channel, &lobby.id(), host, guest).await
    }

    /// Waits until the match with the public message `public_message` has started.
    pub(super) async fn started(
        channel: &str,
        public_message: &str,
        host: &Person,
        guest: &Person,
    ) -> Self {
        let table = guest.wait_for_button(channel, public_message, "hand").await;
        let button = table.enabled_button("hand").expect("the button is there");
        let (_, id) = button
            .custom_id
            .split_once(':')
            .expect("the id names a match");
        Self {
            id: id.to_owned(),
            channel: channel.to_owned(),
            public_message: public_message.to_owned(),
            players: [host.clone(), guest.clone()],
        }
    }

    /// Waits until a player has received their hand after the deal by direct message. Otherwise a single message might
    /// announce both the deal and the next turn.
    pub(super) async fn wait_for_deal(&self, player: &Person) {
        player
            .wait_for_message("dm", |message| self.is_linked_from(message))
            .await;
    }

    /// Waits until a direct message shows a turn. Returns the seat to act, and the message.
    pub(crate) async fn to_act(&self) -> (usize, Message) {
        let [first, second] = &self.players;
        tokio::select! {
            hand = first.wait_for_turn_in(&self.id) => (0, hand),
            hand = second.wait_for_turn_in(&self.id) => (1, hand),
        }
    }

    /// Presses the `n`th action button of the player to act, modulo the number of buttons. With several processes, a
    /// late edit may show a turn that is already over, and be replaced before the press: the press is sent even so, and
    /// repeated if it is refused.
    pub(crate) async fn act(&self, n: usize) -> PlayedAction {
        loop {
            let (seat, hand) = self.to_act().await;
            let choices = hand.actions();
            let choice = &choices[n % choices.len()];
            let reply = self.players[seat].forge(&hand, choice).await;
            if reply.is_none_or(|it| !it.is_ephemeral() || it.id() == hand.id()) {
                return (seat, notation(choice));
            }
        }
    }

    /// Plays the actions with these numbers, counted from the beginning of the match.
    pub(super) async fn play(&self, actions: Range<usize>) -> Vec<PlayedAction> {
        let mut done = Vec::new();
        for n in actions {
            done.push(self.act(n).await);
        }
        done
    }

    /// Plays until it is that seat's turn.
    pub(super) async fn play_until_turn_of(&self, seat: usize) -> Vec<PlayedAction> {
        let mut done = Vec::new();
        while self.to_act().await.0 != seat {
            done.push(self.act(0).await);
        }
        done
    }

    /// Lets the first seat play whenever it is its turn, until `done` is ready. The clock moves before each play, because
    /// players are not mentioned within seconds of their own.
    pub(super) async fn play_first_seat_until<T>(
        &self,
        clock: &watch::Sender<Timestamp>,
        done: impl Future<Output = T>,
    ) -> T {
        let player = &self.players[0];
        let mut done = std::pin::pin!(done);
        loop {
            tokio::select! {
                turn = player.wait_for_turn_in(&self.id) => {
                    clock.send_modify(|now| *now = *now + ATTENTION_TIME);
                    player.press(&turn, &turn.actions()[0]).await;
                }
                result = &mut done => return result,
            }
        }
    }

    /// Lets a seat resign with the public message's button, after both have played: earlier, the match
    /// would be called off. Returns the public message.
    pub(crate) async fn resign(&self, seat: usize) -> Message {
        loop {
            let question = self.ask_to_resign(seat).await;
            if question.enabled_button("resign").is_some() {
                self.players[seat].confirm(&question).await;
                return self.wait_for_results().await;
            }
            self.act(0).await;
        }
    }

    /// Presses the public message's button with which a seat resigns. Returns the question.
    pub(crate) async fn ask_to_resign(&self, seat: usize) -> Message {
        let player = &self.players[seat];
        let table = player
            .wait_for_button(&self.channel, &self.public_message, "hand")
            .await;
        let question = player.press_kind(&table, "ask-resign").await;
        question.expect("a question")
    }

    /// Waits until both players have read the result. Returns the message that shows it to everyone.
    pub(crate) async fn wait_for_results(&self) -> Message {
        for player in &self.players {
            player.wait_for_result(|it| self.is_result(it)).await;
        }
        let [first, _] = &self.players;
        let is_result = |message: &Message| message.is_public_result_of(&self.id);
        first.wait_for_message(&self.channel, is_result).await
    }

    /// Whether a direct message shows the result of this match.
    pub(super) fn is_result(&self, message: &Message) -> bool {
        self.is_linked_from(message) && message.shows_result()
    }

    /// Whether a message links to this match's public message.
    pub(super) fn is_linked_from(&self, message: &Message) -> bool {
        message.contains_text(&format!("/{})", self.public_message))
    }
}

/// The notation of a button's action.
pub(super) fn notation(custom_id: &str) -> String {
    let action = custom_id.splitn(4, ':').nth(3);
    action.expect("the id of an action").to_owned()
}

/// The published record of a finished match.
pub(crate) struct Record {
    /// The text of the file.
    pub(super) text: String,
    lines: Vec<Value>,
}

impl Record {
    /// Downloads the record with the button below the result.
    pub(super) async fn of(reader: &Person, end: &Message) -> Self {
        let answer = reader.press_kind(end, "record").await;
        let answer = answer.expect("a message with the record");
        let url = answer.file();
        let file = reqwest::get(url.expect("an attached file")).await;
        let text = file.expect("the file is served").text().await;
        let text = text.expect("the file is text");
        let lines = text
            .lines()
            .map(|line| serde_json::from_str(line).expect("a line of JSON"));
        Self {
            lines: lines.collect(),
            text,
        }
    }

    /// The header: the first line.
    pub(super) fn header(&self) -> &Value {
        &self.lines[0]
    }

    /// The seat that began.
    pub(super) fn first(&self) -> &str {
        let mut chance = self.lines.iter().filter_map(|line| line["chance"].as_str());
        let first = chance.find_map(|chance| chance.strip_prefix("first "));
        first.expect("a seat began")
    }

    /// The result: the last line.
    pub(super) fn result(&self) -> &Value {
        self.lines.last().expect("a last line")
    }

    /// The actions in order.
    pub(super) fn actions(&self) -> Vec<PlayedAction> {
        let actions = self.lines.iter().filter_map(|line| {
            let seat = usize::try_from(line["seat"].as_u64()?).ok()?;
            Some((seat, line["do"].as_str()?.to_owned()))
        });
        actions.collect()
    }

    /// The deck before the deal, from the top.
    pub(super) fn deck(&self) -> Vec<String> {
        let mut chance = self.lines.iter().filter_map(|line| line["chance"].as_str());
        let deck = chance.find_map(|chance| chance.strip_prefix("deck "));
        let deck = deck.expect("a deck was dealt").split(' ');
        deck.map(str::to_owned).collect()
    }

    /// How many times it became a seat's turn, by the deal or by another player's action.
    pub(super) fn turns_of(&self, seat: usize) -> usize {
        let actors: Vec<_> = self.actions().into_iter().map(|(seat, _)| seat).collect();
        let is_new = |n: &usize| *n == 0 || actors[n - 1] != actors[*n];
        let turns = (0..actors.len()).filter(is_new);
        turns.filter(|&n| actors[n] == seat).count()
    }
}
