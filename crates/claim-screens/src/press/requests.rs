//! What the larger presses ask for.

use claim_ai::Level;
use claim_rules::cards::Faction;
use claim_rules::{GameKind, Options, Setup};
use claim_table::event::{Deals, EventSettings, Format, Scoring};
use claim_table::ids::UserId;
use claim_table::time_control::TimeControl;
use strum::{EnumString, IntoStaticStr};

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
    /// What was chosen in games that have options.
    pub chosen: ChosenOptions,
    /// How long the players may think.
    pub time_control: TimeControl,
}

/// The options of a game that were chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct ChosenOptions {
    /// The factions, in games in which they can be chosen.
    pub factions: Vec<Faction>,
    /// The variant, in games in which it can be chosen.
    pub variant: Option<String>,
}

impl ChosenOptions {
    /// Those of a game that is set up.
    #[must_use]
    pub fn of(setup: &Setup) -> Self {
        let factions = setup.options().ids(Options::FACTIONS).into_iter();
        let variants = setup.options().ids(Options::VARIANT);
        Self {
            factions: factions.filter_map(|id| id.parse().ok()).collect(),
            variant: variants.first().map(ToString::to_string),
        }
    }

    /// As a set-up has them.
    #[must_use]
    pub fn options(&self) -> Options {
        let factions: Vec<_> = self.factions.iter().map(|it| it.id()).collect();
        let variant: Vec<_> = self.variant.iter().map(String::as_str).collect();
        Options::default()
            .with_chosen(Options::FACTIONS, &factions)
            .with_chosen(Options::VARIANT, &variant)
    }
}

/// A new event, as its form is filled in.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct EventDraft {
    /// Who meets whom.
    pub format: Format,
    /// The game.
    pub game: GameKind,
    /// Its options; those that are not chosen are drawn.
    pub chosen: ChosenOptions,
    /// What a match counts, and where the deals come from. What does not fit the rest is replaced: see
    /// [`EventDraft::fitting_deals`].
    pub deals: EventDeals,
    /// How long the players may think.
    pub time: TimeControl,
    /// After how many minutes it starts.
    pub starts_in: u32,
    /// The highest number of players; 0 for any number.
    pub most: u8,
    /// Whether players have to say before the start that they are there, if they are expected to be there.
    pub check_in: bool,
    /// What it is called.
    pub name: String,
}

/// What a match of an event counts, and where the deals come from.
#[derive(Clone, Copy, Debug, EnumString, Eq, Hash, IntoStaticStr, PartialEq)]
#[strum(serialize_all = "kebab-case")]
pub enum EventDeals {
    /// Wins count, and each match has a deal of its own.
    Own,
    /// Wins count, and the matches of a round have the same deal.
    Board,
    /// Players are compared with others who have the same deal in the same seat.
    Duplicate,
}

impl EventDeals {
    /// All of them.
    pub(crate) const ALL: [Self; 3] = [Self::Own, Self::Board, Self::Duplicate];

    /// What the settings of an event have.
    #[must_use]
    pub const fn of(settings: &EventSettings) -> Self {
        match (settings.scoring, settings.deals) {
            (Scoring::Duplicate, _) => Self::Duplicate,
            (Scoring::Wins, Deals::Board) => Self::Board,
            (Scoring::Wins, Deals::Own) => Self::Own,
        }
    }

    /// What a match counts.
    #[must_use]
    pub const fn scoring(self) -> Scoring {
        match self {
            Self::Own | Self::Board => Scoring::Wins,
            Self::Duplicate => Scoring::Duplicate,
        }
    }

    /// Where the deals come from.
    #[must_use]
    pub const fn deals(self) -> Deals {
        match self {
            Self::Own => Deals::Own,
            Self::Board | Self::Duplicate => Deals::Board,
        }
    }

    /// The stable identifier, for example `board`.
    pub(crate) fn id(self) -> &'static str {
        self.into()
    }
}

/// Why the organiser of an event rules.
#[derive(Clone, Copy, Debug, EnumString, Eq, Hash, IntoStaticStr, PartialEq)]
#[strum(serialize_all = "kebab-case")]
pub enum RulingReason {
    /// The players agree on it.
    Agreed,
    /// A player was not there.
    Absent,
    /// A player has not been fair.
    Conduct,
    /// Something technical went wrong.
    Trouble,
}

impl RulingReason {
    /// All reasons, in their order.
    pub const ALL: [Self; 4] = [Self::Agreed, Self::Absent, Self::Conduct, Self::Trouble];

    /// Its name in the ids of menus and in messages.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// Where to look from a step of a replay.
#[derive(Clone, Copy, Debug, EnumString, Eq, Hash, IntoStaticStr, PartialEq)]
#[strum(serialize_all = "kebab-case")]
pub enum Direction {
    /// At later steps.
    Next,
    /// At earlier steps.
    Previous,
}

impl Direction {
    /// Its name in the ids of buttons.
    pub(super) fn id(self) -> &'static str {
        self.into()
    }
}
