//! [`Screen`]: one message as plain data, which the Discord layer translates.

use claim_rules::cards::{CardSet, Seat, SeatSet};
use claim_rules::kingdoms::Space;
use claim_rules::{claim, claim_it, kingdoms};

use crate::press::Press;
use crate::text::distinct::distinct;
use crate::text::names;

/// The text and controls of one message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Screen {
    /// Plain text above the rest. Only mentions here notify the mentioned user.
    pub mention: String,
    /// The headline.
    pub title: String,
    /// The text in Discord's markdown.
    pub body: String,
    /// Paragraphs with headings below the text.
    pub sections: Vec<Section>,
    /// Small print below text and sections, without markdown. It is shown only together with a title, a text or a
    /// section.
    pub footer: String,
    /// What the next press depends on, directly above the controls: whose turn it is, what lies in
    /// the middle, the deadline.
    pub prompt: String,
    /// A picture, between the text and the prompt.
    pub picture: Option<Box<PictureRequest>>,
    /// The mood of the message.
    pub tone: Tone,
    /// Rows of controls, at most five.
    pub rows: Vec<Row>,
    /// The rows for readers who want text alone, if they need other labels: complete, and all different.
    pub text_only_rows: Option<Vec<Row>>,
    /// A text file to attach.
    pub attachment: Option<Attachment>,
    /// Whether it is posted without a notification.
    pub is_silent: bool,
}

/// A picture, for `claim-render` to draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureRequest {
    /// What it shows.
    pub content: PictureContent,
    /// The players' names in seat order, for places without markdown.
    pub names: Vec<String>,
    /// Text directly above the picture that is needed only with it, in Discord's markdown.
    pub caption: String,
    /// What the picture shows in words, at most 1,024 characters.
    pub alt: String,
    /// The text that replaces picture and caption where there is no picture. Empty if the rest of the screen says
    /// all of it.
    pub text: String,
    /// Whether it is drawn in the palette of high contrast.
    pub high_contrast: bool,
}

/// What a picture shows. Only the views of those who see the screen are drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PictureContent {
    /// The board of Claim Kingdoms.
    Kingdoms {
        /// What everyone knows.
        view: Box<kingdoms::PublicView>,
        /// The spaces that can be chosen for a power.
        targets: Vec<Space>,
    },
    /// The board of Claim It.
    ClaimIt {
        /// What everyone knows.
        view: Box<claim_it::PublicView>,
        /// The seats that have won; none while the match runs.
        winners: SeatSet,
    },
    /// The table of a trick-taking game.
    Tricks {
        /// What everyone knows.
        view: Box<claim::PublicView>,
        /// The hands that the reader knows, from the top.
        hands: Vec<(Seat, CardSet)>,
    },
    /// The result of a trick-taking game.
    Result {
        /// What everyone knows.
        view: Box<claim::PublicView>,
        /// The seats that have won.
        winners: SeatSet,
    },
    /// How the players' chances of winning developed.
    Chances {
        /// The number of players.
        players: u8,
        /// The chances, in the order of the decisions.
        chances: Vec<WinChance>,
    },
    /// How a player's rating developed: before the first match and after each one.
    Ratings(Vec<i32>),
}

/// A player's chance of winning at one of the decisions of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WinChance {
    /// The player, who decided.
    pub seat: Seat,
    /// The chance in per cent; `None` if it is not known.
    pub percent: Option<u8>,
    /// Whether the decision was solved exactly. Even then, the chance may be unknown.
    pub is_exact: bool,
}

impl PictureRequest {
    /// Whether the picture is the same as that of another request, in any language.
    #[must_use]
    pub fn shows_same(&self, other: &Self) -> bool {
        self.names == other.names
            && self.content == other.content
            && self.high_contrast == other.high_contrast
    }
}

impl Screen {
    /// The body as it is without the picture: with the picture's text.
    #[must_use]
    pub fn text_body(&self) -> String {
        let text = self.picture.iter().map(|picture| picture.text.as_str());
        let parts = [self.body.as_str()].into_iter().chain(text);
        let parts: Vec<_> = parts.filter(|part| !part.is_empty()).collect();
        parts.join("\n")
    }
}

/// A paragraph with a heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The heading.
    pub heading: String,
    /// The text in Discord's markdown, at most [`Section::MAX_CHARS`] characters.
    pub text: String,
}

impl Section {
    /// The maximum number of characters of the text: Discord's limit.
    pub const MAX_CHARS: usize = 1024;

    /// The section as part of a longer text, with an empty line before it.
    pub(crate) fn to_paragraph(&self) -> String {
        format!("\n**{}**\n{}", self.heading, self.text)
    }
}

/// The mood of a [`Screen`], shown as a colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// No particular mood.
    #[default]
    Neutral,
    /// It is the reader's turn.
    YourTurn,
    /// Something was done, won or finished.
    Good,
    /// Something was lost or refused.
    Bad,
}

/// A row of controls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// One to five buttons.
    Buttons(Vec<Button>),
    /// A select menu.
    Select(Select),
    /// A menu of the members of the server.
    People(PeopleMenu),
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// The label, at most [`Button::MAX_LABEL_CHARS`] characters.
    pub label: String,
    /// An emoji before the label: that of Unicode, or the character that stands for an uploaded one.
    pub emoji: Option<&'static str>,
    /// The style.
    pub style: ButtonStyle,
    /// The request that pressing it sends.
    pub press: Press,
    /// Whether it can be pressed.
    pub enabled: bool,
}

impl Button {
    /// The maximum number of characters of a label: Discord's limit.
    pub const MAX_LABEL_CHARS: usize = 80;

    /// An enabled secondary button without emoji.
    pub(crate) fn labelled(label: String, press: impl Into<Press>) -> Self {
        Self {
            label,
            emoji: None,
            style: ButtonStyle::Secondary,
            press: press.into(),
            enabled: true,
        }
    }
}

impl Row {
    /// The maximum number of rows in a message.
    pub(crate) const MAX: usize = 5;

    /// The maximum number of buttons in a row.
    pub(crate) const MAX_BUTTONS: usize = 5;

    /// Buttons in full rows; no rows if there are no buttons.
    pub(crate) fn of_buttons(buttons: &[Button]) -> Vec<Self> {
        let rows = buttons.chunks(Self::MAX_BUTTONS);
        rows.map(|row| Self::Buttons(row.to_vec())).collect()
    }
}

/// The style of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonStyle {
    /// The main choice.
    Primary,
    /// One choice among others.
    Secondary,
    /// A choice that starts or completes something.
    Success,
    /// A choice that cannot be undone.
    Danger,
}

/// A select menu with one choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Select {
    /// The text shown before a choice is made.
    pub placeholder: String,
    /// 1 to [`Select::MAX_CHOICES`] choices.
    pub choices: Vec<Choice>,
}

/// One choice of a select menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Its name: 1 to [`Select::MAX_LABEL_CHARS`] characters.
    pub label: String,
    /// What stands below the name, in smaller letters: at most [`Select::MAX_LABEL_CHARS`] characters; empty for
    /// nothing.
    pub description: String,
    /// Stands before the name.
    pub emoji: Option<&'static str>,
    /// The request that choosing it sends.
    pub press: Press,
}

impl Choice {
    /// A choice with a name alone.
    #[must_use]
    pub fn labelled(label: String, press: impl Into<Press>) -> Self {
        Self {
            label,
            description: String::new(),
            emoji: None,
            press: press.into(),
        }
    }
}

impl Select {
    /// A menu whose choices have different names: equal ones are numbered.
    #[must_use]
    pub fn new(placeholder: String, choices: Vec<Choice>) -> Self {
        let labels = choices.iter().map(|choice| choice.label.clone());
        let labels = distinct(labels, Self::MAX_LABEL_CHARS);
        let choices = choices.into_iter().zip(labels);
        Self {
            placeholder,
            choices: choices
                .map(|(choice, label)| Choice { label, ..choice })
                .collect(),
        }
    }

    /// The maximum number of choices: Discord's limit.
    pub const MAX_CHOICES: usize = 25;

    /// The maximum number of characters of a choice's label: Discord's limit.
    pub const MAX_LABEL_CHARS: usize = 100;

    /// The label of a choice, cut to [`Select::MAX_LABEL_CHARS`].
    #[must_use]
    pub fn label(text: &str) -> String {
        names::cut(text, Self::MAX_LABEL_CHARS)
    }
}

/// A menu of the members of the server, of whom some are chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PeopleMenu {
    /// The text shown before a choice is made.
    pub placeholder: String,
    /// How many people can be chosen at most, 1 to 25.
    pub max: u8,
    /// The request that choosing them sends. Who was chosen comes with it.
    pub press: Press,
}

/// A file attached to a [`Screen`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attachment {
    /// The file name.
    pub name: String,
    /// The content.
    pub text: String,
}
