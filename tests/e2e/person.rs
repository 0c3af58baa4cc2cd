//! The people of the tests: they use the bot and read its messages.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde_json::{Value, json};

use super::control::{Control, TIMEOUT_MS};
use super::message::Message;
use super::world::CHANNEL;

/// A person in the sandbox. Clones are the same person.
#[derive(Clone)]
pub(crate) struct Person {
    control: Control,
    name: String,
    /// The messages that the test has read.
    read: Arc<Mutex<BTreeSet<String>>>,
    /// The interactions that may fail.
    may_fail: Arc<Mutex<BTreeSet<String>>>,
}

impl Person {
    /// The person of that name.
    pub(crate) fn new(control: Control, name: &str) -> Self {
        Self {
            control,
            name: name.to_owned(),
            read: Arc::default(),
            may_fail: Arc::default(),
        }
    }

    /// The person's name.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// The id of the person's account, as in mentions.
    pub(crate) async fn id(&self) -> String {
        let world = self.control.get("/world").await;
        let mut users = world["users"].as_array().into_iter().flatten();
        let user = users.find(|user| user["username"] == self.name.as_str());
        let id = user.and_then(|user| user["id"].as_str());
        id.expect("every person has an account").to_owned()
    }

    /// The id of the channel of the person's direct messages with the bot, which this opens.
    pub(crate) async fn direct_channel(&self) -> String {
        self.messages("dm").await;
        let channels = self.control.get(&self.path("channels")).await;
        let mut channels = channels["channels"].as_array().into_iter().flatten();
        let direct = channels.find(|channel| channel["type"] == 1);
        let id = direct.and_then(|channel| channel["id"].as_str());
        id.expect("the channel is open").to_owned()
    }

    /// Changes settings: `dms` to `closed` or `open`, `locale` to a tag.
    pub(crate) async fn set(&self, settings: Value) {
        self.control.post(&self.path("settings"), settings).await;
    }

    /// Runs a command in [`CHANNEL`] and returns the message that replies to it.
    pub(crate) async fn command(&self, command: &str, options: Value) -> Message {
        self.command_in(CHANNEL, command, options).await
    }

    /// As [`Person::command`], in another channel; `dm` means the direct messages with the bot.
    pub(crate) async fn command_in(&self, channel: &str, command: &str, options: Value) -> Message {
        let body = json!({"channel": channel, "command": command, "options": options});
        self.interact("command", body, channel)
            .await
            .expect("a command is answered by a message")
    }

    /// Writes a message in a channel; `dm` means the direct messages with the bot.
    pub(crate) async fn write(&self, channel: &str, content: &str) {
        let body = json!({"channel": channel, "content": content});
        self.control.post(&self.path("message"), body).await;
    }

    /// Uses a command of a person's menu in [`CHANNEL`]. Returns the message that replies to it.
    pub(crate) async fn command_on(&self, target: &str, command: &str) -> Message {
        let body = json!({"channel": CHANNEL, "command": command, "target": target});
        self.interact("command", body, CHANNEL)
            .await
            .expect("a command is answered by a message")
    }

    /// Sends the data of a command in [`CHANNEL`], even if Discord would not send such data. Returns the message that
    /// replies to it.
    pub(super) async fn raw_command(&self, data: &Value) -> Message {
        let body = json!({"channel": CHANNEL, "data": data});
        self.interact("raw-command", body, CHANNEL)
            .await
            .expect("a command is answered by a message")
    }

    /// As [`Person::raw_command`], but for autocompletion. Returns the state of the interaction.
    pub(super) async fn raw_autocomplete(&self, data: &Value) -> Value {
        let body = json!({"channel": CHANNEL, "data": data, "autocomplete": true});
        let path = self.path("raw-command");
        self.interaction(&interaction_id(&self.control.post(&path, body).await))
            .await
    }

    /// The labels and values offered while an option is typed in [`CHANNEL`].
    pub(crate) async fn complete(
        &self,
        command: &str,
        focused: &str,
        options: Value,
    ) -> Vec<(String, String)> {
        self.complete_in(CHANNEL, command, focused, options).await
    }

    /// As [`Person::complete`], in another channel.
    pub(crate) async fn complete_in(
        &self,
        channel: &str,
        command: &str,
        focused: &str,
        options: Value,
    ) -> Vec<(String, String)> {
        let body = json!({
            "channel": channel, "command": command, "options": options, "focused": focused
        });
        let answer = self.control.post(&self.path("autocomplete"), body).await;
        let text = |value: &Value| match value {
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        let choices = answer["choices"].as_array().into_iter().flatten();
        choices
            .map(|choice| (text(&choice["name"]), text(&choice["value"])))
            .collect()
    }

    /// Presses a button, given by its label or id. Returns the message that replies: a new one, or
    /// the edited one; `None` if it is already deleted.
    pub(crate) async fn press(&self, message: &Message, button: &str) -> Option<Message> {
        let body = json!({"message": message.id(), "button": button});
        self.interact("press", body, &message.channel()).await
    }

    /// The message on which a button of a match is: this one or, if it has none of that kind or label, what its button
    /// “More” opens.
    async fn with_button(&self, message: &Message, button: &str) -> Message {
        let has_button =
            |it: &Message| it.button(button).is_some() || it.enabled_button(button).is_some();
        let more = message
            .enabled_button("more")
            .filter(|_| !has_button(message));
        match more {
            Some(more) => {
                let opened = self.press(message, &more.custom_id).await;
                opened.expect("what else can be done")
            }
            None => message.clone(),
        }
    }

    /// Presses a button, given by its label, that may be behind “More”.
    pub(crate) async fn press_or_find(&self, message: &Message, label: &str) -> Option<Message> {
        let message = self.with_button(message, label).await;
        self.press(&message, label).await
    }

    /// Presses the enabled button of a kind, which may be behind “More”: see [`Message::enabled_button`].
    pub(crate) async fn press_kind(&self, message: &Message, kind: &str) -> Option<Message> {
        let message = &self.with_button(message, kind).await;
        let button = message.enabled_button(kind);
        let button = button.unwrap_or_else(|| panic!("no {kind} in: {message:?}"));
        self.press(message, &button.custom_id).await
    }

    /// Confirms a question: presses its first button.
    pub(crate) async fn confirm(&self, question: &Message) -> Option<Message> {
        let button = question.buttons().into_iter().next();
        let button = button.unwrap_or_else(|| panic!("not a question: {question:?}"));
        self.press(question, &button.custom_id).await
    }

    /// Cancels the open table of a public message, with the private menu. Returns the reply.
    pub(crate) async fn cancel_table(&self, lobby: &Message) -> Message {
        let menu = self.press_kind(lobby, "table-options").await;
        let menu = menu.expect("the options of the table");
        let reply = self.press_kind(&menu, "cancel").await;
        reply.expect("the menu becomes a sentence")
    }

    /// Sends a press with an id that no button of the message has.
    pub(crate) async fn forge(&self, message: &Message, custom_id: &str) -> Option<Message> {
        let body = json!({"message": message.id(), "custom_id": custom_id, "forged": true});
        self.interact("press", body, &message.channel()).await
    }

    /// Chooses an option of a select menu.
    pub(crate) async fn choose(&self, message: &Message, value: &str) -> Option<Message> {
        let menu = message.select_with(value);
        let body = json!({"message": message.id(), "custom_id": menu, "values": [value]});
        self.interact("select", body, &message.channel()).await
    }

    /// Chooses people from a menu of the members, given by its id.
    pub(super) async fn choose_people(
        &self,
        message: &Message,
        menu: &str,
        people: &[&str],
    ) -> Option<Message> {
        let body = json!({"message": message.id(), "custom_id": menu, "values": people});
        self.interact("select", body, &message.channel()).await
    }

    /// Chooses the option with a label of a select menu, given by its id.
    pub(super) async fn choose_labelled(
        &self,
        message: &Message,
        menu: &str,
        label: &str,
    ) -> Option<Message> {
        let body = json!({"message": message.id(), "custom_id": menu, "values": [label]});
        self.interact("select", body, &message.channel()).await
    }

    /// Presses a button without waiting for the reply. Returns the interaction's id.
    pub(crate) async fn press_without_waiting(&self, message: &Message, button: &str) -> String {
        let body = json!({"message": message.id(), "button": button});
        interaction_id(&self.control.post(&self.path("press"), body).await)
    }

    /// Presses a button, given by its id, without waiting for the reply. This works even if the message has just lost
    /// the button, as if the press had been on its way. Returns the interaction's id.
    pub(crate) async fn press_on_its_way(&self, message: &Message, custom_id: &str) -> String {
        let body = json!({"message": message.id(), "custom_id": custom_id, "forged": true});
        interaction_id(&self.control.post(&self.path("press"), body).await)
    }

    /// Runs a command without waiting for the reply. Returns the interaction's id.
    pub(crate) async fn command_without_waiting(
        &self,
        channel: &str,
        command: &str,
        options: Value,
    ) -> String {
        let body = json!({"channel": channel, "command": command, "options": options});
        interaction_id(&self.control.post(&self.path("command"), body).await)
    }

    /// The final state of an interaction. The interaction may fail.
    pub(crate) async fn interaction_outcome(&self, interaction: &str) -> Value {
        lock(&self.may_fail).insert(interaction.to_owned());
        self.interaction(interaction).await
    }

    /// Starts an interaction and waits for its reply, which must come.
    async fn interact(&self, action: &str, body: Value, channel: &str) -> Option<Message> {
        let interaction = interaction_id(&self.control.post(&self.path(action), body).await);
        // At first, the whole feed is new.
        let mut last = 0;
        loop {
            let state = self.interaction(&interaction).await;
            let name = &self.name;
            assert_eq!(
                state["state"], "answered",
                "{name}: 'interaction failed': {state}"
            );
            let followup = state["followups"].as_array().and_then(|all| all.last());
            let id = followup.unwrap_or(&state["message"]).as_str()?.to_owned();
            // The reply to a deferred press is a follow-up, or an edit or a replacement of the message.
            let is_deferred = state["how"] == "deferred_update" && followup.is_none();
            if is_deferred && !self.has_changed(&id, &interaction).await {
                self.wait_for_activity(last).await;
                last = self.last_feed_entry().await;
                continue;
            }
            let (messages, newest) = self.messages_and_newest_entry(channel).await;
            let reply = messages.into_iter().find(|message| message.id() == id);
            // After a deferral, the message shows “thinking” until the reply replaces it.
            let thinks = reply
                .as_ref()
                .is_some_and(|reply| reply.0["thinking"] == true);
            if !thinks {
                let reply = reply?;
                self.mark_read(&reply);
                return Some(reply);
            }
            self.wait_for_activity(newest).await;
        }
    }

    /// Whether a message was edited or deleted after an interaction was acknowledged.
    async fn has_changed(&self, message: &str, interaction: &str) -> bool {
        let feed = self.feed().await;
        let is_acknowledgement =
            |entry: &&Value| entry["kind"] == "answered" && entry["interaction"] == interaction;
        let mut later = feed.iter().skip_while(|entry| !is_acknowledgement(entry));
        later.any(|entry| {
            entry["message_id"] == message
                && (entry["kind"] == "edited" || entry["kind"] == "deleted")
        })
    }

    /// The state of an interaction, as soon as it is answered or has failed.
    async fn interaction(&self, interaction: &str) -> Value {
        let path = format!("/interactions/{interaction}?wait_ms={TIMEOUT_MS}");
        self.control.get(&path).await
    }

    /// The messages that the person sees in a channel now, oldest first.
    pub(crate) async fn messages(&self, channel: &str) -> Vec<Message> {
        self.messages_and_newest_entry(channel).await.0
    }

    /// As [`Person::messages`], with the number of the newest entry in any person's feed at that moment.
    pub(crate) async fn messages_and_newest_entry(&self, channel: &str) -> (Vec<Message>, u64) {
        let path = self.path(&format!("channels/{channel}/messages"));
        let mut answer = self.control.get(&path).await;
        let Value::Array(messages) = answer["messages"].take() else {
            panic!("no messages: {answer}");
        };
        let newest = answer["last"].as_u64().expect("a number");
        (messages.into_iter().map(Message).collect(), newest)
    }

    /// Marks all messages that the person sees in a channel now as read, and returns them.
    pub(crate) async fn read_all(&self, channel: &str) -> Vec<Message> {
        let messages = self.messages(channel).await;
        for message in &messages {
            self.mark_read(message);
        }
        messages
    }

    /// Waits for a message that passes, and marks it as read. If there are several, takes the newest one. What is only
    /// announced has no contents yet.
    pub(crate) async fn wait_for_message(
        &self,
        channel: &str,
        passes: impl Fn(&Message) -> bool,
    ) -> Message {
        let is_whole = |message: &Message| !message.is_announcement() && passes(message);
        self.wait_for_post(channel, is_whole).await
    }

    /// As [`Self::wait_for_message`], also for a message that is only announced.
    pub(crate) async fn wait_for_post(
        &self,
        channel: &str,
        passes: impl Fn(&Message) -> bool,
    ) -> Message {
        loop {
            let (messages, last) = self.messages_and_newest_entry(channel).await;
            if let Some(found) = messages.iter().rev().find(|message| passes(message)) {
                self.mark_read(found);
                return found.clone();
            }
            if !self.has_activity_after(last).await {
                let texts: Vec<_> = messages.iter().map(Message::text).collect();
                panic!("{} sees no such message, but only: {texts:#?}", self.name);
            }
        }
    }

    /// Waits until a channel has a single message, apart from ephemeral ones, fingerprints and calls to tables, and marks
    /// it as read.
    pub(crate) async fn wait_for_single_message(&self, channel: &str) -> Message {
        loop {
            let (mut messages, last) = self.messages_and_newest_entry(channel).await;
            messages.retain(|it| !it.is_ephemeral() && it.fingerprint().is_none() && !it.is_call());
            if let [single] = &messages[..] {
                self.mark_read(single);
                return single.clone();
            }
            let is_active = self.has_activity_after(last).await;
            assert!(is_active, "{} still sees {messages:#?}", self.name);
        }
    }

    /// Waits until a message has an enabled button of a kind: see [`Message::enabled_button`].
    pub(crate) async fn wait_for_button(&self, channel: &str, id: &str, kind: &str) -> Message {
        let has_button =
            |message: &Message| message.id() == id && message.enabled_button(kind).is_some();
        self.wait_for_message(channel, has_button).await
    }

    /// Waits for the message that opens a table and mentions the person.
    pub(crate) async fn wait_for_invitation(&self, channel: &str) -> Message {
        let mention = format!("<@{}>", self.id().await);
        let invites = |it: &Message| it.fingerprint().is_some() && it.contains_text(&mention);
        self.wait_for_message(channel, invites).await
    }

    /// Waits until it is the person's turn, by direct message. Returns their hand.
    pub(crate) async fn wait_for_turn(&self) -> Message {
        let has_actions = |message: &Message| !message.actions().is_empty();
        self.wait_for_message("dm", has_actions).await
    }

    /// Waits until it is the person's turn in a match, by direct message. Returns their hand.
    pub(crate) async fn wait_for_turn_in(&self, match_id: &str) -> Message {
        let has_actions = |message: &Message| !message.actions_in(match_id).is_empty();
        self.wait_for_message("dm", has_actions).await
    }

    /// Waits for a new direct message with a result, and marks it as read.
    pub(crate) async fn wait_for_result(&self, is_result: impl Fn(&Message) -> bool) -> Message {
        // A new message is posted as a line of text, and becomes the result by its first edit.
        let announced = RefCell::new(BTreeSet::new());
        let is_new = |entry: &Value| {
            let message = Message(entry["message"].clone());
            let is_first = match entry["kind"].as_str() {
                Some("posted") => announced.borrow_mut().insert(message.id()),
                Some("edited") => announced.borrow_mut().remove(&message.id()),
                _ => false,
            };
            is_first && !message.is_ephemeral() && is_result(&message)
        };
        self.wait_for_feed_entry(is_new).await;
        // Perhaps by now another message, which has replaced that of a process that was killed.
        let is_shown = |message: &Message| !message.is_ephemeral() && is_result(message);
        self.wait_for_message("dm", is_shown).await
    }

    /// The person's feed: everything that became visible to them, or changed.
    pub(crate) async fn feed(&self) -> Vec<Value> {
        let feed = self.control.get(&self.path("feed")).await;
        feed["entries"].as_array().cloned().unwrap_or_default()
    }

    /// What the person's phone has shown.
    pub(crate) async fn pushes(&self) -> Vec<Value> {
        let pushes = self.control.get(&self.path("pushes")).await;
        pushes["entries"].as_array().cloned().unwrap_or_default()
    }

    /// Waits until the person's feed has an entry that passes. Returns the first one.
    pub(crate) async fn wait_for_feed_entry(&self, passes: impl Fn(&Value) -> bool) -> Value {
        let mut last = 0;
        loop {
            let news = self.feed_after(last).await;
            let entries = news["entries"].as_array().cloned().unwrap_or_default();
            if entries.is_empty() {
                let feed = self.feed().await;
                let lines = feed.iter().map(summary).collect::<Vec<_>>();
                panic!(
                    "{}: no such feed entry, but only:\n{}",
                    self.name,
                    lines.join("\n")
                );
            }
            if let Some(entry) = entries.into_iter().find(&passes) {
                return entry;
            }
            last = news["last"].as_u64().unwrap_or(last);
        }
    }

    /// Waits until the person's feed has an entry after that number.
    pub(crate) async fn wait_for_activity(&self, last: u64) {
        let is_active = self.has_activity_after(last).await;
        assert!(is_active, "{}: timed out waiting for activity", self.name);
    }

    /// The number of the newest entry in any person's feed.
    pub(crate) async fn last_feed_entry(&self) -> u64 {
        let newest = self.control.get("/feed").await;
        newest["last"].as_u64().unwrap_or_default()
    }

    async fn has_activity_after(&self, last: u64) -> bool {
        let news = self.feed_after(last).await;
        news["entries"]
            .as_array()
            .is_some_and(|entries| !entries.is_empty())
    }

    async fn feed_after(&self, last: u64) -> Value {
        let query = format!("feed?after={last}&wait_ms={TIMEOUT_MS}");
        self.control.get(&self.path(&query)).await
    }

    /// Fails if a message of the person was never read, or an interaction of theirs failed.
    pub(crate) async fn assert_everything_read(&self) {
        let channels = self.control.get(&self.path("channels")).await;
        for channel in channels["channels"].as_array().into_iter().flatten() {
            let is_server_channel = channel["type"].as_u64().unwrap_or(0) == 0;
            let id = channel["id"].as_str().unwrap_or_default();
            for message in self.messages(id).await {
                // Public messages do not have to be read by everyone.
                let is_public = is_server_channel && !message.is_ephemeral();
                assert!(
                    is_public || lock(&self.read).contains(&message.id()),
                    "{} never read this: {}",
                    self.name,
                    message.text()
                );
            }
        }
        for entry in self.feed().await {
            let interaction = entry["interaction"].as_str().unwrap_or_default();
            assert!(
                entry["kind"] != "failed" || lock(&self.may_fail).contains(interaction),
                "an interaction of {} failed: {entry}",
                self.name
            );
        }
    }

    fn mark_read(&self, message: &Message) {
        lock(&self.read).insert(message.id());
    }

    fn path(&self, rest: &str) -> String {
        format!("/users/{}/{rest}", self.name)
    }
}

fn interaction_id(created: &Value) -> String {
    let id = created["interaction"].as_str();
    id.expect("an interaction has an id").to_owned()
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A line about an entry of a feed.
fn summary(entry: &Value) -> String {
    let text = Message(entry["message"].clone()).text();
    let start: String = text.chars().take(200).collect();
    let [kind, channel, message] = ["kind", "channel", "message_id"].map(|key| &entry[key]);
    format!("{kind} {message} in {channel}: {start:?}")
}
