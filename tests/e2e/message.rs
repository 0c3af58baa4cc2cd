//! A message as a person sees it.

use serde_json::Value;

/// Discord’s type of a text.
const TEXT_DISPLAY: u64 = 10;

/// Texts that only messages with a result contain, in both languages.
const RESULT_TEXTS: [&str; 10] = [
    "You won!",
    "You lost.",
    "🤝 Draw.",
    "Gewonnen!",
    "Verloren.",
    "Unentschieden.",
    "The match was called off",
    "Die Partie wurde abgebrochen",
    "You lose this match.",
    "Du verlierst diese Partie.",
];

/// A message: Discord's object with the sandbox's additions.
#[derive(Clone, Debug)]
pub(crate) struct Message(pub(crate) Value);

/// A button of a message.
#[derive(Clone, Debug)]
pub(crate) struct Button {
    /// The label without the emoji.
    pub(crate) label: String,
    /// The id that a press sends.
    pub(crate) custom_id: String,
    /// Whether it can be pressed.
    pub(crate) enabled: bool,
    /// Whether it is green.
    pub(crate) is_green: bool,
}

impl Button {
    fn of(button: &Value) -> Self {
        Self {
            label: button["label"].as_str().unwrap_or_default().to_owned(),
            custom_id: button["custom_id"].as_str().unwrap_or_default().to_owned(),
            enabled: button["disabled"] != true,
            is_green: button["style"] == 3,
        }
    }
}

/// What calls to open tables say, apart from invitations.
const CALLS: [&str; 2] = [
    ">\u{2069}, everyone is here: press “Start” to begin. · [",
    ">\u{2069}, the host has left, so this is your table now. · [",
];

impl Message {
    /// The message's id.
    pub(crate) fn id(&self) -> String {
        self.0["id"].as_str().unwrap_or_default().to_owned()
    }

    /// The id of its channel.
    pub(crate) fn channel(&self) -> String {
        self.0["channel_id"].as_str().unwrap_or_default().to_owned()
    }

    /// Whether only one person sees it.
    pub(crate) fn is_ephemeral(&self) -> bool {
        self.0["ephemeral"] == true
    }

    /// All text apart from controls: the content, and the texts of components.
    pub(crate) fn text(&self) -> String {
        let content = self.0["content"].as_str();
        let parts = self.components().into_iter();
        let texts = parts.filter(|part| part["type"] == TEXT_DISPLAY);
        let texts = texts.filter_map(|text| text["content"].as_str());
        let lines = content.into_iter().chain(texts);
        let lines: Vec<_> = lines.filter(|line| !line.is_empty()).collect();
        lines.join("\n")
    }

    /// The text above the rest: what notifies, or answers a press.
    pub(crate) fn above(&self) -> &str {
        let first = &self.0["components"][0];
        let text = Some(first).filter(|first| first["type"] == TEXT_DISPLAY);
        let content = self.0["content"].as_str().filter(|text| !text.is_empty());
        content
            .or_else(|| text?["content"].as_str())
            .unwrap_or_default()
    }

    /// The pictures: the items of galleries.
    pub(crate) fn pictures(&self) -> Vec<&Value> {
        let parts = self.components().into_iter();
        let items = parts.filter_map(|part| part["items"].as_array());
        items.flatten().collect()
    }

    /// The URL of the attached file.
    pub(crate) fn file(&self) -> Option<&str> {
        let mut parts = self.components().into_iter();
        parts.find_map(|part| part["file"]["url"].as_str())
    }

    /// The ids of the buttons of a kind: see [`Message::enabled_button`].
    pub(crate) fn button_ids(&self, kind: &str) -> Vec<String> {
        let ids = self.buttons().into_iter().map(|button| button.custom_id);
        ids.filter(|id| id.split(':').next() == Some(kind))
            .collect()
    }

    /// All components in reading order, nested ones included.
    pub(crate) fn components(&self) -> Vec<&Value> {
        let mut all = Vec::new();
        collect(&self.0["components"], &mut all);
        all
    }

    /// The fingerprint of a match's secret, if the message shows nothing else.
    pub(crate) fn fingerprint(&self) -> Option<&str> {
        let (_, text) = self.0["content"].as_str()?.split_once("\n-# ")?;
        let (_, fingerprint) = text.strip_suffix('`')?.split_once('`')?;
        Some(fingerprint)
    }

    /// Whether the message is a line of text that an edit is about to replace.
    pub(crate) fn is_announcement(&self) -> bool {
        let content = self.0["content"].as_str().unwrap_or_default();
        !content.is_empty() && self.fingerprint().is_none() && !content.contains("](")
    }

    /// Whether [`Message::text`] contains a text.
    pub(crate) fn contains_text(&self, part: &str) -> bool {
        self.text().contains(part)
    }

    /// Whether the message shows the result of a match.
    pub(crate) fn shows_result(&self) -> bool {
        RESULT_TEXTS.iter().any(|text| self.contains_text(text))
    }

    /// Whether the message only calls people to an open table.
    pub(crate) fn is_call(&self) -> bool {
        CALLS.iter().any(|call| self.contains_text(call))
    }

    pub(crate) fn buttons(&self) -> Vec<Button> {
        let parts = self.components().into_iter();
        let buttons = parts.filter(|component| component["type"] == 2);
        buttons.map(Button::of).collect()
    }

    /// The button beside a text that contains these words.
    pub(crate) fn button_beside(&self, words: &str) -> Option<Button> {
        let has_words = |section: &&Value| {
            let text = section["components"][0]["content"].as_str();
            section["accessory"].is_object() && text.is_some_and(|text| text.contains(words))
        };
        let section = self.components().into_iter().find(has_words)?;
        Some(Button::of(&section["accessory"]))
    }

    pub(crate) fn button(&self, label: &str) -> Option<Button> {
        self.buttons()
            .into_iter()
            .find(|button| button.label == label)
    }

    /// The enabled button of a kind, which is the part of its id before the colon.
    pub(crate) fn enabled_button(&self, kind: &str) -> Option<Button> {
        let is_kind = |id: &str| id.split(':').next() == Some(kind);
        self.buttons()
            .into_iter()
            .find(|button| button.enabled && is_kind(&button.custom_id))
    }

    /// Whether it shows the result of a match to everyone: the message of its table, or a new one.
    pub(super) fn is_public_result_of(&self, id: &str) -> bool {
        let is_of_match = |kind| {
            let button = self.enabled_button(kind);
            button.is_some_and(|it| it.custom_id == format!("{kind}:{id}"))
        };
        is_of_match("rematch") && is_of_match("more")
    }

    /// The ids of the buttons that play an action.
    pub(crate) fn actions(&self) -> Vec<String> {
        let buttons = self.buttons().into_iter();
        buttons
            .map(|button| button.custom_id)
            .filter(|id| id.starts_with("act:"))
            .collect()
    }

    /// The ids of the buttons that play an action of a match.
    pub(crate) fn actions_in(&self, match_id: &str) -> Vec<String> {
        let mut actions = self.actions();
        actions.retain(|action| action.starts_with(&format!("act:{match_id}:")));
        actions
    }

    /// The values of all select menus' options.
    pub(crate) fn select_values(&self) -> Vec<String> {
        self.selects().flat_map(values).collect()
    }

    /// The id of the select menu that has an option with this value, if there is one.
    pub(crate) fn select_with(&self, value: &str) -> Option<&str> {
        let mut selects = self.selects();
        let has_value = |select: &&Value| values(select).any(|it| it == value);
        selects.find(has_value)?["custom_id"].as_str()
    }

    /// The id of the select menu that has an option with this label, if there is one.
    pub(super) fn select_labelled(&self, label: &str) -> Option<&str> {
        let mut selects = self.selects();
        let has_label = |select: &&Value| {
            let options = select["options"].as_array();
            options.is_some_and(|all| all.iter().any(|it| it["label"] == label))
        };
        selects.find(has_label)?["custom_id"].as_str()
    }

    fn selects(&self) -> impl Iterator<Item = &Value> {
        let parts = self.components().into_iter();
        parts.filter(|component| component["options"].is_array())
    }
}

/// Adds components, those in them, and the buttons beside texts.
fn collect<'a>(components: &'a Value, all: &mut Vec<&'a Value>) {
    for component in components.as_array().into_iter().flatten() {
        all.push(component);
        collect(&component["components"], all);
        all.extend(Some(&component["accessory"]).filter(|accessory| accessory.is_object()));
    }
}

/// The values of a select menu's options.
fn values(select: &Value) -> impl Iterator<Item = String> {
    let options = select["options"].as_array().into_iter().flatten();
    options.filter_map(|option| option["value"].as_str().map(str::to_owned))
}
