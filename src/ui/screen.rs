//! [`Screen`]: one message as plain data, which the Discord layer translates.

use claim_ai::Level;
use claim_ai::puzzle::Day;
use claim_rules::cards::{CardSet, Faction, Seat, SeatSet};
use claim_rules::kingdoms::Space;
use claim_rules::{GameKind, claim, claim_it, kingdoms};
use strum::{EnumString, IntoStaticStr};

use super::distinct::distinct;
use super::names;
use super::play_on_choices::PlayOnChoices;
use crate::departure::Agreement;
use crate::i18n::Locale;
use crate::ids::{MatchId, UserId};
use crate::settings::{PersonalSetting, ServerSetting};
use crate::terms::Terms;
use crate::time_control::TimeControl;

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
    pub(super) fn to_paragraph(&self) -> String {
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
    /// The maximum number of rows in a message.
    pub(super) const MAX: usize = 5;

    /// The maximum number of buttons in a row.
    pub(super) const MAX_BUTTONS: usize = 5;

    /// Buttons in full rows; no rows if there are no buttons.
    pub(super) fn of_buttons(buttons: &[Button]) -> Vec<Self> {
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
    pub fn labelled(label: String, press: Press) -> Self {
        Self {
            label,
            description: String::new(),
            emoji: None,
            press,
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

/// Whose profile is shown, and of which matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ProfilePage {
    /// The person; `None` for the user.
    pub user: Option<UserId>,
    /// The game of the rating that is shown first; `None` for all games.
    pub game: Option<GameKind>,
    /// Whether all servers count, not only this one.
    pub all_servers: bool,
}

/// Which page of which leaderboard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct LeaderboardPage {
    /// The page, from 0. A page after the last one stands for the last one.
    pub page: u32,
    /// The game; `None` for all games.
    pub game: Option<GameKind>,
    /// Whether all servers are counted, not only this one.
    pub all_servers: bool,
    /// Whether only this month is counted, not all time.
    pub this_month: bool,
}

/// A page of the help.
#[derive(Clone, Copy, Debug, Default, EnumString, Eq, Hash, IntoStaticStr, PartialEq)]
#[strum(serialize_all = "kebab-case")]
pub enum HelpPage {
    /// What the bot does, and how to start.
    #[default]
    Start,
    /// The commands.
    Commands,
    /// Why the chance is fair, and what is stored of people.
    Trust,
}

impl HelpPage {
    /// All pages, in their order.
    pub const ALL: [Self; 3] = [Self::Start, Self::Commands, Self::Trust];

    /// Its name in the id of its button.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// A match of one person against bots that can be started.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BotMatch {
    /// The game.
    pub kind: GameKind,
    /// The number of players: the person and the bots.
    pub players: u8,
    /// The level of the bots.
    pub level: Level,
    /// The factions that were chosen, in games in which they can be.
    pub factions: Vec<Faction>,
    /// The variant that was chosen, in games in which it can be.
    pub variant: Option<String>,
    /// How long the players may think.
    pub time_control: TimeControl,
}

/// The request that a control sends. It carries everything needed to answer it, so that controls keep
/// working after a restart.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "names say what some variants and fields are")]
pub enum Press {
    /// Join a table, on the terms that the screen shows. Messages of earlier versions name none.
    Join(MatchId, Option<Terms>),
    /// Decline the invitation to a table.
    Decline(MatchId),
    /// Show privately what the user can change at a table before the match.
    TableOptions(MatchId),
    /// Show privately which game and options can be chosen instead.
    GameOptions(MatchId),
    /// Change the game, the number of players or the variant. What does not fit is chosen again.
    ChangeGame(MatchId, GameKind, u8, Option<String>),
    /// Change how long the players may think.
    ChangeTime(MatchId, TimeControl),
    /// Invite the chosen people to a table.
    Invite(MatchId),
    /// Exchange the occupants of two seats.
    SwapSeats {
        table: MatchId,
        /// The two seats: the reader's own, or that of a partner, and the other one.
        seats: [Seat; 2],
        /// The people in them, who may be others by the time of the press.
        occupants: [Option<UserId>; 2],
    },
    /// Remove a person from a table.
    Remove(MatchId, UserId),
    /// Withdraw the invitation of a person to a table.
    Withdraw(MatchId, UserId),
    /// Make a person the host of a table.
    HandOver(MatchId, UserId),
    AddBot(MatchId, Level),
    /// Add bots of this level in all open seats.
    FillWithBots(MatchId, Level),
    RemoveBot(MatchId),
    /// Post in the channel what this request shows.
    Share(Box<Press>),
    /// Start a match of the user against bots in direct messages.
    StartBotMatch(BotMatch),
    /// Leave a table before the match starts.
    Leave(MatchId),
    Start(MatchId),
    /// Cancel a table before the match starts.
    Cancel(MatchId),
    /// Show the user's hand privately.
    Hand(MatchId),
    /// Show a match privately as everyone sees it.
    Table(MatchId),
    /// Show privately what the screens of a running match leave out.
    Details(MatchId),
    /// Explain privately how the deal of a match can be verified.
    Fairness(MatchId),
    /// Play an action.
    Act {
        table: MatchId,
        /// How many lines the record had when the control was made.
        line: u32,
        /// The action in notation.
        action: String,
    },
    /// Show the next step of choosing an action.
    Choose {
        table: MatchId,
        /// How many lines the record had when the control was made.
        line: u32,
        /// The steps chosen so far.
        chosen: String,
    },
    /// Show the clock of a match privately.
    Clock(MatchId),
    /// Give the player to act more time, if it is that seat. Buttons of earlier versions name none.
    GiveTime(MatchId, Option<Seat>),
    /// Ask for a pause. Buttons of earlier versions that agree to one have this, too.
    AskPause(MatchId),
    /// Agree to the pause that another player asked for.
    AgreeToPause(MatchId),
    /// Decline a pause. Buttons of earlier versions that withdraw a request have this, too.
    DeclinePause(MatchId),
    /// Withdraw one's own request for a pause, or one's agreement to one.
    WithdrawPause(MatchId),
    /// End a pause.
    Resume(MatchId),
    /// Continue a match on hold.
    Continue(MatchId),
    /// Ask for confirmation before resigning.
    AskResign(MatchId),
    Resign(MatchId),
    /// Call off a match that has hardly begun.
    CallOff(MatchId),
    /// Offer something to the other players.
    Offer(MatchId, Agreement),
    /// Accept the offer that was made when the record had that number of lines.
    AcceptOffer {
        table: MatchId,
        /// That number of lines, which keeps the control from answering a later offer.
        line: u32,
    },
    /// Decline the offer that was made when the record had that number of lines.
    DeclineOffer {
        table: MatchId,
        /// That number of lines, which keeps the control from answering a later offer.
        line: u32,
    },
    /// Stop a match, as a moderator.
    Stop(MatchId),
    /// Cancel an open table, as a moderator.
    CancelAsModerator(MatchId),
    /// End a running tutorial and start one of this game.
    RestartTutorial(MatchId, GameKind),
    /// Open or join a table for a rematch.
    Rematch(MatchId),
    /// Show a step of a finished match's replay.
    Replay {
        table: MatchId,
        /// The number of actions before the step. A number beyond the match's actions stands for its end.
        actions: u32,
    },
    /// Show the replay at the next mistake of its analysis.
    ReplayMistake {
        table: MatchId,
        /// The number of actions before the step from which to look.
        actions: u32,
        /// Whether to look for a later mistake, and not for an earlier one.
        forward: bool,
    },
    /// Ask what the user would play after a number of actions of a finished match.
    TryAgain {
        table: MatchId,
        /// The number of actions before the decision.
        actions: u32,
        /// The steps chosen so far.
        chosen: String,
    },
    /// Judge an action after a number of actions of a finished match.
    TryAction {
        table: MatchId,
        /// The number of actions before the decision.
        actions: u32,
        /// The action in notation.
        action: String,
    },
    /// Show the position that the user reaches by playing on after a number of actions of a finished match, and
    /// the next step of choosing an action there.
    PlayOn {
        table: MatchId,
        /// The number of actions of the match before the first choice.
        actions: u32,
        /// The user's choices since then.
        choices: PlayOnChoices,
        /// The steps of the next choice taken so far.
        chosen: String,
    },
    /// Send the record of a finished match.
    Record(MatchId),
    /// Analyse a finished match.
    Analysis(MatchId),
    /// Show a page of a leaderboard.
    Leaderboard(LeaderboardPage),
    /// Show a person's profile.
    Profile(ProfilePage),
    /// Show today's puzzle.
    Puzzle,
    /// Answer a puzzle.
    Solve {
        /// The day of the puzzle. An answer to the puzzle of another day does not count.
        day: Day,
        /// The play, in notation.
        action: String,
    },
    /// Show the puzzle of an earlier day, for practice.
    Practice {
        day: Day,
        /// The play to try, in notation; empty for none.
        action: String,
    },
    /// Show a page (from 0) of the server's puzzle ranking.
    PuzzleRanking(u32),
    /// Show a page (from 0) of the user's running matches.
    Matches(u32),
    /// Show a page of the help.
    Help(HelpPage),
    /// Explain a game or one of its factions.
    Rules(GameKind, Option<Faction>),
    /// Show the user's settings.
    Settings,
    /// Switch one of the user's settings on or off.
    Set(PersonalSetting, bool),
    /// Set the user's language; `None` for that of their Discord client.
    SetLanguage(Option<Locale>),
    /// Go on vacation for this many days from today on; 0 ends the vacation.
    Vacation(u32),
    /// Show the settings of the server.
    ServerSettings,
    /// Change a setting of the server.
    SetServer(ServerSetting),
    /// Say what is stored of the user.
    Data,
    /// Send what is stored of the user as a file.
    ExportData,
    /// Ask for confirmation before deleting what is stored of the user.
    AskDeleteData,
    /// Delete what is stored of the user.
    DeleteData,
}
