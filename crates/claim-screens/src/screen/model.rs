//! [`Screen`]: one message as plain data, which the Discord layer translates.

use claim_rules::GameKind;

use super::alt_text::{alt_text, spoken};
pub use super::picture_request::{
    BoardStep, PairingMark, PairingRow, PictureContent, PictureRequest, PodiumStep, RoundMark,
    StandingRow, WinChance,
};
use crate::press::Press;
use crate::text::distinct::distinct;
use crate::text::names;

/// The text and controls of one message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Screen {
    /// What a phone may tell of it: one line of plain text without drawn emoji. Empty if the message need not notify.
    pub notification: String,
    /// A sentence above the rest. Only mentions here notify the mentioned user. A screen with this alone is a message of
    /// plain text.
    pub above: String,
    /// The mood of the message.
    pub tone: Tone,
    /// Texts, pictures and controls in reading order.
    pub blocks: Vec<Block>,
    /// A text file to attach.
    pub attachment: Option<Attachment>,
    /// Whether it is posted without a notification.
    pub is_silent: bool,
}

/// A part of a [`Screen`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// Text in Discord's markdown.
    Text(String),
    /// A picture, or the text that replaces it.
    Picture(Box<PictureRequest>),
    /// A text with a button beside it.
    Section {
        /// The text in Discord's markdown.
        text: String,
        /// The button.
        button: Button,
    },
    /// A line between what matters now and the rest.
    Separator,
    /// Rows of controls.
    Controls {
        /// The rows.
        rows: Vec<Row>,
        /// The rows for readers who want text alone, if they need other labels: complete, and all different.
        text_only: Option<Vec<Row>>,
    },
}

impl Screen {
    /// The maximum number of characters of all texts together: Discord’s limit.
    pub const MAX_CHARS: usize = 4000;

    /// A screen that begins with a headline.
    pub(crate) fn headed(headline: &str) -> Self {
        Self::default().headline(headline)
    }

    /// A screen that begins with a smaller headline: what it is about.
    pub(crate) fn titled(title: &str) -> Self {
        Self::default().line(&format!("### {title}"))
    }

    /// Adds a headline: what to do now.
    pub(crate) fn headline(self, headline: &str) -> Self {
        if headline.is_empty() {
            return self;
        }
        self.line(&format!("## {headline}"))
    }

    /// Adds text below the text before it.
    pub(crate) fn line(mut self, line: &str) -> Self {
        if line.is_empty() {
            return self;
        }
        match self.blocks.last_mut() {
            Some(Block::Text(text)) => {
                text.push('\n');
                text.push_str(line);
            }
            _ => self.blocks.push(Block::Text(line.to_owned())),
        }
        self
    }

    /// Adds several lines.
    pub(crate) fn lines<T: AsRef<str>>(self, lines: impl IntoIterator<Item = T>) -> Self {
        let lines = lines.into_iter();
        lines.fold(self, |screen, line| screen.line(line.as_ref()))
    }

    /// Adds small print.
    pub(crate) fn small(self, text: &str) -> Self {
        let lines = text.lines().filter(|line| !line.is_empty());
        self.lines(lines.map(|line| format!("-# {line}")))
    }

    /// Adds a paragraph with a heading.
    pub(crate) fn paragraph(mut self, paragraph: &Paragraph) -> Self {
        self.blocks.push(Block::Text(paragraph.to_text()));
        self
    }

    /// Adds several paragraphs.
    pub(crate) fn paragraphs<'a>(
        self,
        paragraphs: impl IntoIterator<Item = &'a Paragraph>,
    ) -> Self {
        let paragraphs = paragraphs.into_iter();
        paragraphs.fold(self, Self::paragraph)
    }

    /// Adds a picture, if there is one.
    pub(crate) fn picture(mut self, picture: Option<PictureRequest>) -> Self {
        let picture = picture.map(|picture| Block::Picture(Box::new(picture)));
        self.blocks.extend(picture);
        self
    }

    /// Adds a text with a button beside it.
    pub(crate) fn section(mut self, text: String, button: Button) -> Self {
        self.blocks.push(Block::Section { text, button });
        self
    }

    /// Adds a line between what matters now and the rest.
    pub(crate) fn separator(mut self) -> Self {
        self.blocks.push(Block::Separator);
        self
    }

    /// Adds what has happened last, and further buttons, below a line.
    pub(crate) fn with_last(self, last: &[Paragraph], buttons: &[Button]) -> Self {
        self.with_last_rows(last, Row::of_buttons(buttons), None)
    }

    /// As [`Self::with_last`], with other rows for readers who want text alone, if they differ.
    pub(crate) fn with_last_rows(
        self,
        last: &[Paragraph],
        rows: Vec<Row>,
        text_only: Option<Vec<Row>>,
    ) -> Self {
        if last.is_empty() && rows.is_empty() {
            return self;
        }
        let last = last.iter().map(Paragraph::to_small_print);
        let last = last.collect::<Vec<_>>().join("\n");
        self.separator().small(&last).choices(rows, text_only)
    }

    /// Adds rows of controls, if there are any.
    pub(crate) fn rows(self, rows: Vec<Row>) -> Self {
        self.choices(rows, None)
    }

    /// Adds buttons, if there are any.
    pub(crate) fn buttons(self, buttons: &[Button]) -> Self {
        self.rows(Row::of_buttons(buttons))
    }

    /// Adds rows of controls and, if they differ, those for readers who want text alone.
    pub(crate) fn choices(mut self, rows: Vec<Row>, text_only: Option<Vec<Row>>) -> Self {
        if !rows.is_empty() {
            self.blocks.push(Block::Controls { rows, text_only });
        }
        self
    }

    /// The same with another mood.
    pub(crate) fn with_tone(self, tone: Tone) -> Self {
        Self { tone, ..self }
    }

    /// The same with a text file.
    pub(crate) fn attaching(self, name: String, text: String) -> Self {
        Self {
            attachment: Some(Attachment { name, text }),
            ..self
        }
    }

    /// The same with a sentence above the rest, before those that are there.
    #[must_use]
    pub fn with_sentence(self, sentence: String) -> Self {
        let lines = [sentence, self.above];
        let lines: Vec<_> = lines.into_iter().filter(|it| !it.is_empty()).collect();
        Self {
            above: lines.join("\n"),
            ..self
        }
    }

    /// The same with what a phone may tell: these lines as words alone. Names cannot become links or mentions.
    pub(crate) fn telling<T: AsRef<str>>(self, lines: impl IntoIterator<Item = T>) -> Self {
        let lines = lines.into_iter();
        let lines: Vec<_> = lines.flat_map(|line| spoken(line.as_ref())).collect();
        let notification = alt_text(lines).replace("](", "] (").replace('<', "‹");
        Self {
            notification,
            ..self
        }
    }

    /// What is posted first of a message that notifies: plain text, because phones show nothing else. The
    /// message becomes the rest by an edit. `None` if there is nothing to tell.
    #[must_use]
    pub fn announcement(&self) -> Option<Self> {
        let lines = [self.above.as_str(), &self.notification];
        let lines: Vec<_> = lines.into_iter().filter(|it| !it.is_empty()).collect();
        (!lines.is_empty()).then(|| Self {
            above: lines.join(" "),
            is_silent: self.is_silent,
            ..Self::default()
        })
    }

    /// The pictures.
    pub fn pictures(&self) -> impl Iterator<Item = &PictureRequest> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Picture(picture) => Some(&**picture),
            _ => None,
        })
    }

    /// The rows of controls, without the buttons beside texts.
    pub fn all_rows(&self) -> impl Iterator<Item = &Row> {
        self.blocks.iter().flat_map(|block| match block {
            Block::Controls { rows, .. } => rows.as_slice(),
            _ => &[],
        })
    }

    /// All buttons in reading order.
    pub fn all_buttons(&self) -> impl Iterator<Item = &Button> {
        self.blocks.iter().flat_map(|block| match block {
            Block::Controls { rows, .. } => rows.iter().flat_map(Row::buttons).collect(),
            Block::Section { button, .. } => vec![button],
            _ => Vec::new(),
        })
    }

    /// The presses of all controls.
    pub fn presses(&self) -> impl Iterator<Item = &Press> {
        self.blocks.iter().flat_map(|block| match block {
            Block::Controls { rows, .. } => rows.iter().flat_map(Row::presses).collect(),
            Block::Section { button, .. } => vec![&button.press],
            _ => Vec::new(),
        })
    }

    /// All text but that of controls, as it is without pictures.
    #[must_use]
    pub fn text(&self) -> String {
        let blocks = self.blocks.iter();
        let texts = blocks.filter_map(|block| match block {
            Block::Text(text) | Block::Section { text, .. } => Some(text.as_str()),
            Block::Picture(picture) => Some(picture.text.as_str()),
            Block::Separator | Block::Controls { .. } => None,
        });
        let texts: Vec<_> = texts.filter(|text| !text.is_empty()).collect();
        texts.join("\n")
    }

    /// The same with other rows: `change` maps all rows of a block. Blocks without rows are left out, and texts beside
    /// buttons stay alone.
    pub(crate) fn map_rows(self, change: impl Fn(Vec<Row>) -> Vec<Row>) -> Self {
        let blocks = self.blocks.into_iter();
        let blocks = blocks.filter_map(|block| match block {
            Block::Controls { rows, text_only } => {
                let rows = change(rows);
                let text_only = text_only.map(&change);
                (!rows.is_empty()).then_some(Block::Controls { rows, text_only })
            }
            Block::Section { text, .. } => Some(Block::Text(text)),
            other => Some(other),
        });
        Self {
            blocks: blocks.collect(),
            ..self
        }
    }

    /// The same without controls.
    pub(crate) fn without_controls(self) -> Self {
        self.map_rows(|_| Vec::new()).without_last_separator()
    }

    /// The same without a separator at the end.
    fn without_last_separator(mut self) -> Self {
        self.blocks.pop_if(|block| *block == Block::Separator);
        self
    }
}

/// A paragraph with a heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paragraph {
    /// The heading.
    pub heading: String,
    /// The text in Discord's markdown, at most [`Paragraph::MAX_CHARS`] characters.
    pub text: String,
}

impl Paragraph {
    /// The maximum number of characters of the text, so that a message has room for several.
    pub const MAX_CHARS: usize = 1024;

    /// Heading and text.
    pub(crate) fn to_text(&self) -> String {
        format!("**{}**\n{}", self.heading, self.text)
    }

    /// The paragraph as small print in one line.
    pub(crate) fn to_small_print(&self) -> String {
        let text = self.text.lines().collect::<Vec<_>>().join(" · ");
        format!("**{}** – {text}", self.heading)
    }
}

/// The mood of a [`Screen`], shown as a colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// Waiting, lists, and everything without a particular mood.
    #[default]
    Neutral,
    /// It is the reader's turn.
    YourTurn,
    /// The table of this game, as everyone sees it.
    Table(GameKind),
    /// The end of a match.
    End,
    /// Something was done, or is right.
    Good,
    /// Something was refused, or is wrong.
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
    /// The maximum number of buttons in a row.
    pub(crate) const MAX_BUTTONS: usize = 5;

    /// Buttons in full rows; no rows if there are no buttons.
    pub(crate) fn of_buttons(buttons: &[Button]) -> Vec<Self> {
        let rows = buttons.chunks(Self::MAX_BUTTONS);
        rows.map(|row| Self::Buttons(row.to_vec())).collect()
    }

    /// The presses of the row’s controls.
    fn presses(&self) -> Vec<&Press> {
        match self {
            Self::Buttons(buttons) => buttons.iter().map(|it| &it.press).collect(),
            Self::Select(select) => select.choices.iter().map(|it| &it.press).collect(),
            Self::People(menu) => vec![&menu.press],
        }
    }

    /// The buttons of the row; none if it is a menu.
    #[must_use]
    pub fn buttons(&self) -> &[Button] {
        match self {
            Self::Buttons(buttons) => buttons,
            Self::Select(_) | Self::People(_) => &[],
        }
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
