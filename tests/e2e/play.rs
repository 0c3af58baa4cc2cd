//! Matches in the tests: begun in any channel, played on by whoever is to act, and read back from
//! the record that everybody can have at the end.

use std::ops::Range;

use serde_json::{Value, json};

use super::driver::Person;
use super::seen::{Seen, SeenButton};

/// How many actions a match has: every card of the deck is played once.
pub(super) const ACTIONS: usize = 52;

/// What a player's own screen says when the match is over, in either language.
const OVER: [&str; 6] = [
    "You won!",
    "You lost this one.",
    "A draw.",
    "Gewonnen!",
    "Diesmal hast du verloren.",
    "Unentschieden.",
];

/// A match that has begun.
pub(super) struct Match {
    /// Its id, as in the ids of its buttons.
    pub(super) id: String,
    /// Where it is played.
    pub(super) channel: String,
    /// The id of its public message.
    pub(super) home: String,
    /// Who plays, by seat.
    pub(super) players: [Person; 2],
}

/// An action that was done: whose it was, and its notation.
pub(super) type Done = (usize, String);

impl Match {
    /// Begins a match: `host` opens the table, `guest` is invited and joins, `host` starts.
    pub(super) async fn begin(channel: &str, host: &Person, guest: &Person) -> Self {
        let options = json!({"opponent": guest.name()});
        Self::begin_with(channel, host, guest, options).await
    }

    /// As [`Match::begin`], with any options for `/claim start`.
    pub(super) async fn begin_with(
        channel: &str,
        host: &Person,
        guest: &Person,
        options: Value,
    ) -> Self {
        host.command_in(channel, "claim start", options).await;
        let lobby = guest
            .sees(channel, |seen| seen.control("join").is_some())
            .await;
        guest.use_control(&lobby, "join").await;
        let lobby = guest.sees_now(channel, &lobby.id(), "start").await;
        host.use_control(&lobby, "start").await;
        Self::begun(channel, &lobby.id(), host, guest).await
    }

    /// The match whose public message that is, as soon as it runs.
    pub(super) async fn begun(channel: &str, home: &str, host: &Person, guest: &Person) -> Self {
        let table = guest.sees_now(channel, home, "hand").await;
        let button = table.control("hand").expect("it was just seen");
        let (_, id) = button.custom_id.split_once(':').expect("it names a match");
        Self {
            id: id.to_owned(),
            channel: channel.to_owned(),
            home: home.to_owned(),
            players: [host.clone(), guest.clone()],
        }
    }

    /// Waits until a player has got their cards, by direct message. Whoever plays sooner may be told
    /// of the deal and of the next turn at once.
    pub(super) async fn is_dealt_to(&self, player: &Person) {
        player.sees("dm", |seen| self.is_linked_in(seen)).await;
    }

    /// Who is to act, and their hand in their direct messages.
    pub(super) async fn to_act(&self) -> (usize, Seen) {
        let [first, second] = &self.players;
        tokio::select! {
            hand = first.turn_in(&self.id) => (0, hand),
            hand = second.turn_in(&self.id) => (1, hand),
        }
    }

    /// Lets whoever is to act press one of their buttons, the `n`th, counted round.
    pub(super) async fn act(&self, n: usize) -> Done {
        let (seat, hand) = self.to_act().await;
        let choices = hand.actions();
        let choice = &choices[n % choices.len()];
        self.players[seat].press(&hand, choice).await;
        (seat, notation(choice))
    }

    /// Plays on for some actions, numbered from the beginning of the match.
    pub(super) async fn play(&self, actions: Range<usize>) -> Vec<Done> {
        let mut done = Vec::new();
        for n in actions {
            done.push(self.act(n).await);
        }
        done
    }

    /// Plays on until that seat is to act.
    pub(super) async fn bring_to(&self, seat: usize) -> Vec<Done> {
        let mut done = Vec::new();
        while self.to_act().await.0 != seat {
            done.push(self.act(0).await);
        }
        done
    }

    /// Lets a seat give up by the public message's button, and mean it.
    pub(super) async fn resign(&self, seat: usize) -> Seen {
        let player = &self.players[seat];
        let table = player
            .sees_now(&self.channel, &self.home, "ask-resign")
            .await;
        let question = player.use_control(&table, "ask-resign").await;
        let question = question.expect("whoever gives up is asked whether they mean it");
        player.use_control(&question, "resign").await;
        self.ended().await
    }

    /// The public message as soon as the match is over; both players look at their own screens.
    pub(super) async fn ended(&self) -> Seen {
        for player in &self.players {
            player.sees("dm", |seen| self.is_over_for(seen)).await;
        }
        let [first, _] = &self.players;
        first.sees_now(&self.channel, &self.home, "rematch").await
    }

    /// Whether that is a player's own screen of this match, and tells of its end.
    pub(super) fn is_over_for(&self, seen: &Seen) -> bool {
        self.is_linked_in(seen) && OVER.iter().any(|sentence| seen.says(sentence))
    }

    /// Whether a message has the link to this match's public message.
    pub(super) fn is_linked_in(&self, seen: &Seen) -> bool {
        seen.says(&format!("/{})", self.home))
    }
}

/// The notation of the action that a button's id stands for.
pub(super) fn notation(custom_id: &str) -> String {
    let action = custom_id.splitn(4, ':').nth(3);
    action.expect("it is an action's id").to_owned()
}

impl Seen {
    /// The button that asks for that, if it can be pressed; `verb` is how ids of its kind begin.
    pub(super) fn control(&self, verb: &str) -> Option<SeenButton> {
        let fits = |it: &SeenButton| it.enabled && it.custom_id.split(':').next() == Some(verb);
        self.buttons().into_iter().find(fits)
    }

    /// The ids of the buttons that act in that match.
    pub(super) fn actions_in(&self, id: &str) -> Vec<String> {
        let mut actions = self.actions();
        actions.retain(|action| action.starts_with(&format!("act:{id}:")));
        actions
    }
}

impl Person {
    /// Presses the button that asks for that, whatever its label is.
    pub(super) async fn use_control(&self, seen: &Seen, verb: &str) -> Option<Seen> {
        let button = seen.control(verb);
        let button = button.unwrap_or_else(|| panic!("no {verb} in: {seen:?}"));
        self.press(seen, &button.custom_id).await
    }

    /// Waits until a message has a button that asks for that and can be pressed.
    pub(super) async fn sees_now(&self, channel: &str, message: &str, verb: &str) -> Seen {
        let is_it = |seen: &Seen| seen.id() == message && seen.control(verb).is_some();
        self.sees(channel, is_it).await
    }

    /// Waits until it is their turn in that match, by direct message; their hand.
    pub(super) async fn turn_in(&self, id: &str) -> Seen {
        self.sees("dm", |seen| !seen.actions_in(id).is_empty())
            .await
    }
}

/// The record of a match that is over.
pub(super) struct Record {
    /// The text of the file.
    pub(super) text: String,
    lines: Vec<Value>,
}

impl Record {
    /// The file that the button under the public message gives.
    pub(super) async fn of(reader: &Person, end: &Seen) -> Self {
        let answer = reader.use_control(end, "record").await;
        let answer = answer.expect("the record comes in a message");
        let url = answer.0["attachments"][0]["url"].as_str();
        let file = reqwest::get(url.expect("there is a file")).await;
        let text = file.expect("it is there").text().await;
        let text = text.expect("it is a text");
        let lines = text
            .lines()
            .map(|line| serde_json::from_str(line).expect("a line is JSON"));
        Self {
            lines: lines.collect(),
            text,
        }
    }

    /// The first line.
    pub(super) fn header(&self) -> &Value {
        &self.lines[0]
    }

    /// The last line.
    pub(super) fn result(&self) -> &Value {
        self.lines.last().expect("a record has lines")
    }

    /// The actions in order.
    pub(super) fn actions(&self) -> Vec<Done> {
        let actions = self.lines.iter().filter_map(|line| {
            let seat = usize::try_from(line["seat"].as_u64()?).ok()?;
            Some((seat, line["do"].as_str()?.to_owned()))
        });
        actions.collect()
    }

    /// The deck as it was dealt, top first.
    pub(super) fn deck(&self) -> Vec<String> {
        let mut chance = self.lines.iter().filter_map(|line| line["chance"].as_str());
        let deck = chance.find_map(|chance| chance.strip_prefix("deck "));
        let deck = deck.expect("a deck was dealt").split(' ');
        deck.map(str::to_owned).collect()
    }

    /// How often it became a seat's turn, by the deal or by what another did.
    pub(super) fn turns_of(&self, seat: usize) -> usize {
        let actors: Vec<_> = self.actions().into_iter().map(|(seat, _)| seat).collect();
        let is_new = |n: &usize| *n == 0 || actors[n - 1] != actors[*n];
        let turns = (0..actors.len()).filter(is_new);
        turns.filter(|&n| actors[n] == seat).count()
    }
}
