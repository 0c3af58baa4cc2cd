//! What to show, before Discord: plain data that any front end can translate.

use crate::cards::Faction;
use crate::ids::MatchId;
use crate::level::Level;
use crate::rules::GameKind;
use crate::time::Day;

/// One message's worth of text and controls.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Screen {
    /// Plain text above everything; the one place where a mention notifies.
    pub mention: String,
    /// Headline.
    pub title: String,
    /// The text, in the platform's markdown.
    pub body: String,
    /// Headed paragraphs below the text.
    pub sections: Vec<Section>,
    /// A small last line.
    pub footer: String,
    /// What kind of news it is.
    pub tone: Tone,
    /// Rows of controls, at most five.
    pub rows: Vec<Row>,
    /// A file that goes with it.
    pub attachment: Option<Attachment>,
}

/// A headed paragraph of a [`Screen`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Its heading.
    pub heading: String,
    /// Its text.
    pub text: String,
}

/// What kind of news a [`Screen`] is, told by a colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// Nothing special.
    #[default]
    Neutral,
    /// The reader is to act.
    YourTurn,
    /// It ended, or went well.
    Good,
    /// It went badly, or was refused.
    Bad,
}

/// A row of controls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// One to five buttons.
    Buttons(Vec<Button>),
    /// A list to choose one thing from.
    Select(Select),
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// What it says, at most 80 characters.
    pub label: String,
    /// A picture before the label.
    pub emoji: Option<&'static str>,
    /// How it looks.
    pub style: ButtonStyle,
    /// What pressing it asks for.
    pub press: Press,
    /// Whether it can be pressed.
    pub enabled: bool,
}

impl Button {
    /// A plain button: no picture, one of several, can be pressed.
    pub(super) const fn labelled(label: String, press: Press) -> Self {
        Self {
            label,
            emoji: None,
            style: ButtonStyle::Secondary,
            press,
            enabled: true,
        }
    }
}

impl Row {
    /// Buttons in rows of five; no buttons are no row.
    pub(super) fn of_buttons(buttons: &[Button]) -> Vec<Self> {
        let rows = buttons.chunks(5);
        rows.map(|row| Self::Buttons(row.to_vec())).collect()
    }
}

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonStyle {
    /// The thing to do.
    Primary,
    /// One of several.
    Secondary,
    /// Go.
    Success,
    /// Think first.
    Danger,
}

/// A list to choose one thing from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Select {
    /// What it says before anything is chosen.
    pub placeholder: String,
    /// The choices, 1 to 25: label, picture, and what choosing it asks for.
    pub choices: Vec<(String, Option<&'static str>, Press)>,
}

/// A file that goes with a [`Screen`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attachment {
    /// Its name.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// What pressing a control asks for. Stateless: all that is needed is in it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Press {
    /// Sit down at a table.
    Join(MatchId),
    /// Ask me which bot is to take a seat.
    AskBot(MatchId),
    /// Seat a bot of that level.
    AddBot(MatchId, Level),
    /// Take a bot away.
    RemoveBot(MatchId),
    /// Get up from it before the match begins.
    Leave(MatchId),
    /// Begin the match.
    Start(MatchId),
    /// Call it off before it begins.
    Cancel(MatchId),
    /// Show me my hand, privately.
    Hand(MatchId),
    /// Do this, seen at that many lines of the record.
    Act {
        /// The match.
        table: MatchId,
        /// How many lines the record had when the control was made.
        line: u32,
        /// What to do, in notation.
        action: String,
    },
    /// Show me what comes after the steps of an action that I chose, seen at that many lines of
    /// the record.
    Choose {
        /// The match.
        table: MatchId,
        /// How many lines the record had when the control was made.
        line: u32,
        /// The steps chosen so far.
        chosen: String,
    },
    /// Ask me whether I mean to give up.
    AskResign(MatchId),
    /// Give up, after having been asked whether one means it.
    Resign(MatchId),
    /// Play another match like that one.
    Rematch(MatchId),
    /// Show a finished match as it stood after that many actions.
    Replay {
        /// The match.
        table: MatchId,
        /// How many actions had been played.
        actions: u32,
    },
    /// Give me a finished match's record.
    Record(MatchId),
    /// Tell me what each decision of a finished match was worth.
    Analysis(MatchId),
    /// Show that page of the server's leaderboard, from 0.
    Leaderboard(u32),
    /// Show me today's puzzle.
    Puzzle,
    /// Answer the puzzle of that day.
    Solve {
        /// The day.
        day: Day,
        /// The play, in notation.
        action: String,
    },
    /// Show that page of the server's board of solvers, from 0.
    PuzzleBoard(u32),
    /// Show that page of my running matches, from 0.
    Matches(u32),
    /// Explain a game, or one of its factions.
    Rules(GameKind, Option<Faction>),
}
