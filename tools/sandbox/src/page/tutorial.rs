//! The tutorial that the page shows to new visitors.

use std::collections::BTreeMap;

use serde::Serialize;

/// First steps with a bot, which the web page suggests until they are done: alone, a command; with
/// a second user, run a command, switch to that user, press a button.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
pub struct Tutorial {
    /// The full name of the slash command for a person who is alone, if there is one.
    pub alone: Option<String>,
    /// The full name of the slash command for the first step of two, for example `poll create`.
    pub command: String,
    /// What the page says, by language: `en`, which is required, and `de`.
    pub texts: BTreeMap<String, TutorialTexts>,
}

/// A [`Tutorial`] in one language.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
pub struct TutorialTexts {
    /// The heading, for example "Create a poll in a minute".
    pub title: String,
    /// What to press in the last step, in Discord's Markdown, for example "Press **Vote**."
    pub press: String,
}

impl Tutorial {
    /// A tutorial with English texts.
    #[must_use]
    pub fn new(command: &str, title: &str, press: &str) -> Self {
        let tutorial = Self {
            alone: None,
            command: command.to_owned(),
            texts: BTreeMap::new(),
        };
        tutorial.with_language("en", title, press)
    }

    /// The same with a command for a person who is alone.
    #[must_use]
    pub fn alone(self, command: &str) -> Self {
        Self {
            alone: Some(command.to_owned()),
            ..self
        }
    }

    /// Adds the texts of a language, or replaces them.
    #[must_use]
    pub fn with_language(mut self, language: &str, title: &str, press: &str) -> Self {
        let texts = TutorialTexts {
            title: title.to_owned(),
            press: press.to_owned(),
        };
        self.texts.insert(language.to_owned(), texts);
        self
    }
}
