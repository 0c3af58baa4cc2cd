//! The form of a new event: menus with defaults, so that one press opens it.

use std::time::Duration;

use claim_rules::{GameKind, Options, Setup};
use claim_table::event::Format;
use claim_table::locale::Locale;
use claim_table::time_control::TimeControl;

use super::{button, format};
use crate::i18n::Translate;
use crate::i18n::keys::{events as keys, lobby};
use crate::lobby::open_table;
use crate::press::{ChosenOptions, EventDeals, EventDraft, EventPress};
use crate::screen::model::{ButtonStyle, Choice, Row, Screen, Select};
use crate::text::names::{Name, cut};
use crate::text::words;

/// The maximum number of characters of a name: the ids of buttons carry it.
pub const MAX_EVENT_NAME: u16 = 32;

/// The formats that can be chosen.
const FORMATS: [Format; 10] = [
    Format::Swiss { rounds: 3 },
    Format::Swiss { rounds: 4 },
    Format::Swiss { rounds: 5 },
    Format::Swiss { rounds: 6 },
    Format::Swiss { rounds: 7 },
    Format::Swiss { rounds: 8 },
    Format::Swiss { rounds: 9 },
    Format::RoundRobin,
    Format::Knockout { best_of: 1 },
    Format::Knockout { best_of: 3 },
];

/// After how many minutes an event can start.
const STARTS: [u32; 11] = [5, 10, 15, 30, 60, 120, 240, 480, 1440, 2880, 10_080];

/// How many players there can be at most; 0 for any number.
const LIMITS: [u8; 9] = [0, 4, 6, 8, 12, 16, 24, 32, 64];

impl EventDraft {
    /// A new event as most people want it. Without a name, it is called after its game.
    #[must_use]
    pub fn new(locale: Locale, game: GameKind, name: &str) -> Self {
        let name = name.trim();
        let name = if name.is_empty() {
            locale.say(&keys::event_default_name(words::game(locale, game)))
        } else {
            name.to_owned()
        };
        Self {
            format: Format::Swiss { rounds: 4 },
            game,
            chosen: ChosenOptions::default(),
            time: TimeControl::Reserve {
                initial: Duration::from_mins(5),
                increment: Duration::from_secs(10),
            },
            starts_in: 30,
            most: 0,
            check_in: true,
            deals: EventDeals::Own,
            name: cut(&name, MAX_EVENT_NAME.into()),
        }
    }

    /// Whether players have to say before the start that they are there.
    #[must_use]
    pub fn has_check_in(&self) -> bool {
        self.check_in && self.time.is_live()
    }

    /// What a match counts, and where the deals come from: what was chosen, or what fits the rest.
    #[must_use]
    pub fn fitting_deals(&self) -> EventDeals {
        match self.deals {
            EventDeals::Duplicate if !self.may_be_duplicate() => EventDeals::Board,
            deals => deals,
        }
    }

    /// Whether players can be compared: over days they talk, and in a knockout they have to beat each other.
    fn may_be_duplicate(&self) -> bool {
        self.time.is_live() && !matches!(self.format, Format::Knockout { .. })
    }
}

/// Shows what a new event will be, and what can be chosen instead.
#[must_use]
pub fn event_form(locale: Locale, draft: &EventDraft) -> Screen {
    let starts_in = |minutes: u32| {
        let duration = Duration::from_mins(minutes.into());
        locale.say(&keys::event_starts_in(words::duration(locale, duration)))
    };
    let most = |most: u8| locale.say(&keys::event_most(u32::from(most)));
    let check_in = draft.has_check_in();
    let deals = |deals: EventDeals| locale.say(&keys::event_deals(deals.id()));
    let setup = Setup::new(draft.game, 2, draft.chosen.options()).ok();
    let options = setup
        .iter()
        .flat_map(|setup| open_table::options(locale, setup));
    let options = options.map(|it| locale.say(&it));
    let lines = [
        format(locale, draft.format),
        words::game(locale, draft.game),
    ];
    let lines = lines.into_iter().chain(options).chain([
        words::time_control(locale, draft.time),
        deals(draft.fitting_deals()),
        starts_in(draft.starts_in),
        most(draft.most),
        locale.say(&keys::event_check_in_hint(on_or_off(check_in))),
    ]);
    let menu = |placeholder, choices: Vec<(String, EventDraft)>| {
        let choices = choices.into_iter();
        let choices =
            choices.map(|(label, draft)| Choice::labelled(label, EventPress::Form(draft)));
        let choices: Vec<_> = choices.collect();
        (!choices.is_empty()).then(|| Row::Select(Select::new(locale.say(&placeholder), choices)))
    };
    let with = |change: &dyn Fn(&mut EventDraft)| {
        let mut changed = draft.clone();
        change(&mut changed);
        changed
    };
    let formats = FORMATS.map(|it| (format(locale, it), with(&|draft| draft.format = it)));
    let games = GameKind::ALL.iter().filter(|it| it.players().contains(&2));
    let games = games.map(|&it| {
        let changed = with(&|draft| {
            draft.game = it;
            draft.chosen = ChosenOptions::default();
        });
        (words::game(locale, it), changed)
    });
    let variants = draft.game.choices(2, Options::VARIANT, &[]).into_iter();
    let variants = variants.filter_map(|id| {
        let changed = with(&|draft| draft.chosen.variant = Some(id.to_owned()));
        Some((words::choice(locale, id)?, changed))
    });
    let variants: Vec<_> = variants.collect();
    let times = times().map(|it| {
        let time = words::time_control(locale, it);
        (time, with(&|draft| draft.time = it))
    });
    let starts = STARTS.map(|it| (starts_in(it), with(&|draft| draft.starts_in = it)));
    let fitting = EventDeals::ALL.into_iter();
    let fitting = fitting.filter(|&it| it != EventDeals::Duplicate || draft.may_be_duplicate());
    let all_deals = fitting.map(|it| (deals(it), with(&|draft| draft.deals = it)));
    let mosts = LIMITS.map(|it| (most(it), with(&|draft| draft.most = it)));
    let rows = vec![
        menu(keys::event_choose_format(), formats.into()),
        menu(keys::event_choose_game(), games.collect()),
        menu(lobby::menu_variant(), variants),
        menu(keys::event_choose_time(), times.collect()),
        menu(keys::event_choose_deals(), all_deals.collect()),
        menu(keys::event_choose_start(), starts.into()),
        menu(keys::event_choose_most(), mosts.into()),
    ];
    let rows = rows.into_iter().flatten().collect();
    let open = button(
        locale.say(&keys::event_button_open()),
        ButtonStyle::Success,
        EventPress::Open(draft.clone()),
    );
    let mut buttons = vec![open];
    if !draft.chosen.factions.is_empty() {
        buttons.push(button(
            locale.say(&lobby::button_other_factions()),
            ButtonStyle::Secondary,
            EventPress::Form(with(&|draft| draft.chosen = ChosenOptions::default())),
        ));
    }
    if draft.time.is_live() {
        buttons.push(button(
            locale.say(&keys::event_button_check_in(on_or_off(!check_in))),
            ButtonStyle::Secondary,
            EventPress::Form(with(&|draft| draft.check_in = !check_in)),
        ));
    }
    let name = Name::from(draft.name.as_str()).escaped();
    Screen::titled(&locale.say(&keys::event_form_title(name)))
        .line(&locale.say(&keys::event_form_text()))
        .lines(lines.map(|line| format!("- {line}")))
        .buttons(&buttons)
        .rows(rows)
}

/// The times that events can have: live ones with a reserve, and days per turn.
fn times() -> impl Iterator<Item = TimeControl> {
    TimeControl::CHOICES.into_iter().filter(|time| match time {
        TimeControl::Reserve { .. } => true,
        TimeControl::PerTurn(_) => time.has_days_per_turn(),
        TimeControl::Unlimited => false,
    })
}

const fn on_or_off(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}
