//! A message as a person sees it.

use serde_json::Value;

/// A message as a person sees it.
#[derive(Clone, Debug)]
pub(super) struct Seen(pub(super) Value);

/// A button as a person sees it.
#[derive(Clone, Debug)]
pub(super) struct SeenButton {
    /// What it says, without its picture.
    pub(super) label: String,
    /// What it sends.
    pub(super) custom_id: String,
    /// Whether it can be pressed.
    pub(super) enabled: bool,
}

impl Seen {
    /// Its id.
    pub(super) fn id(&self) -> String {
        self.0["id"].as_str().unwrap_or_default().to_owned()
    }

    /// Whether only its reader sees it.
    pub(super) fn is_ephemeral(&self) -> bool {
        self.0["ephemeral"] == true
    }

    /// Everything that can be read in it, buttons left out: content, embeds, fields, footers.
    pub(super) fn text(&self) -> String {
        let mut lines = vec![self.0["content"].as_str().unwrap_or_default()];
        for embed in self.0["embeds"].as_array().into_iter().flatten() {
            lines.extend(embed["title"].as_str());
            lines.extend(embed["description"].as_str());
            for field in embed["fields"].as_array().into_iter().flatten() {
                lines.extend(field["name"].as_str());
                lines.extend(field["value"].as_str());
            }
            lines.extend(embed["footer"]["text"].as_str());
        }
        lines.retain(|line| !line.is_empty());
        lines.join("\n")
    }

    /// Whether its text has that in it.
    pub(super) fn says(&self, part: &str) -> bool {
        self.text().contains(part)
    }

    /// Its buttons.
    pub(super) fn buttons(&self) -> Vec<SeenButton> {
        let rows = self.0["components"].as_array().into_iter().flatten();
        rows.flat_map(|row| row["components"].as_array().into_iter().flatten())
            .filter(|component| component["type"] == 2)
            .map(|button| SeenButton {
                label: button["label"].as_str().unwrap_or_default().to_owned(),
                custom_id: button["custom_id"].as_str().unwrap_or_default().to_owned(),
                enabled: button["disabled"] != true,
            })
            .collect()
    }

    /// What can be chosen from its lists.
    pub(super) fn choices(&self) -> Vec<String> {
        let rows = self.0["components"].as_array().into_iter().flatten();
        rows.flat_map(|row| row["components"].as_array().into_iter().flatten())
            .flat_map(|list| list["options"].as_array().into_iter().flatten())
            .filter_map(|choice| choice["value"].as_str().map(str::to_owned))
            .collect()
    }

    /// The button of that label.
    pub(super) fn button(&self, label: &str) -> Option<SeenButton> {
        self.buttons()
            .into_iter()
            .find(|button| button.label == label)
    }

    /// The ids of the buttons that act in a match.
    pub(super) fn actions(&self) -> Vec<String> {
        let buttons = self.buttons().into_iter();
        buttons
            .map(|button| button.custom_id)
            .filter(|id| id.starts_with("act:"))
            .collect()
    }
}
