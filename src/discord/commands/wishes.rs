//! What somebody wants to play, as typed into a command's options, in their language: read, and
//! completed with what goes together.

use rand::rand_core::UnwrapErr;
use rand::rngs::SysRng;
use serenity::all::{CommandInteraction, ResolvedOption, ResolvedValue};

use crate::i18n::Locale;
use crate::rules::{GameKind, Options, Setup};
use crate::ui::{self, Notice};

/// The id that leaves an option to chance.
const BY_LOT: &str = "by_lot";

/// What stands between the ids of an option of several.
const BETWEEN: char = ',';

/// What somebody wants to play, as far as they have typed it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Wishes {
    /// The asker's language.
    pub(super) locale: Locale,
    /// The game: its id or its name.
    pub(super) game: Option<String>,
    /// How many play.
    pub(super) players: Option<u8>,
    /// [`Options::FACTIONS`]: ids or names, with commas between.
    pub(super) factions: Option<String>,
    /// [`Options::VARIANT`]: its id or its name.
    pub(super) variant: Option<String>,
}

/// A choice that is offered while somebody types: what it says, and what it stands for.
type Choice = (String, String);

impl Wishes {
    /// What has been typed so far.
    pub(super) fn so_far(interaction: &CommandInteraction) -> Self {
        let mut wishes = Self {
            locale: Locale::from_tag(&interaction.locale),
            ..Self::default()
        };
        for option in interaction.data.options() {
            if let ResolvedValue::SubCommand(inner) = option.value {
                for option in &inner {
                    wishes.read(option);
                }
            }
        }
        wishes
    }

    fn read(&mut self, option: &ResolvedOption<'_>) {
        let text = match option.value {
            ResolvedValue::String(text) => Some(text.to_owned()),
            _ => None,
        };
        match (option.name, &option.value) {
            ("game", _) => self.game = text,
            (Options::FACTIONS, _) => self.factions = text,
            (Options::VARIANT, _) => self.variant = text,
            ("players", ResolvedValue::Integer(players)) => {
                self.players = u8::try_from(*players).ok();
            }
            _ => {}
        }
    }

    /// The set-up that is wished for, by lot where nothing is.
    pub(super) fn setup(&self) -> Result<Setup, Notice> {
        let kind = self.kind()?;
        let kind = kind.or_else(|| self.fitting()).ok_or(Notice::NotTogether)?;
        let players = kind.players().find(|&players| self.fits(kind, players));
        let players = players.ok_or_else(|| self.why_not(kind))?;
        let mut options = Options::default();
        for (key, typed) in self.options() {
            let chosen = typed.and_then(|typed| self.chosen(kind, players, key, typed));
            options = options.with_chosen(key, &chosen.unwrap_or_default());
        }
        Setup::by_lot(kind, players, &options, &mut UnwrapErr(SysRng))
            .map_err(|_| self.why_not(kind))
    }

    /// Why no number of players goes together with all that is wished of a game.
    fn why_not(&self, kind: GameKind) -> Notice {
        let mut numbers = kind.players();
        if !numbers.clone().any(|players| self.takes(players)) {
            return Notice::PlayersOfGame(kind);
        }
        let wished = self.options().into_iter();
        let wished = wished.filter_map(|(key, typed)| Some((key, typed?)));
        for (key, typed) in wished {
            let is_there = |players| !kind.choices(players, key, &[]).is_empty();
            if !numbers.clone().any(is_there) {
                return Notice::OptionNotOfGame(kind, key);
            }
            let fits = |players| self.takes(players) && self.option_fits(kind, players, key, typed);
            if !numbers.any(fits) {
                return Notice::OptionNotTogether(kind, key);
            }
        }
        Notice::NotTogether
    }

    /// The game that is wished for, if any is.
    pub(super) fn kind(&self) -> Result<Option<GameKind>, Notice> {
        let Some(typed) = self.game.as_deref().map(str::trim) else {
            return Ok(None);
        };
        let mut kinds = GameKind::ALL.iter().copied();
        let kind = kinds.find(|kind| kind.id() == typed || self.is_named(kind.id(), typed));
        kind.map(Some).ok_or(Notice::NoSuchGame)
    }

    /// The first game that goes with all wishes.
    fn fitting(&self) -> Option<GameKind> {
        let fits = |kind: &GameKind| kind.players().any(|players| self.fits(*kind, players));
        GameKind::ALL.iter().copied().find(fits)
    }

    /// The games that go with the other wishes.
    pub(super) fn games(&self) -> Vec<Choice> {
        let fits = |kind: &&GameKind| kind.players().any(|players| self.fits(**kind, players));
        let fitting = GameKind::ALL.iter().filter(fits);
        fitting
            .map(|kind| (self.name(kind.id()), kind.id().to_owned()))
            .collect()
    }

    /// The numbers of players that go with the other wishes.
    pub(super) fn numbers_of_players(&self) -> Vec<u8> {
        let others = Self {
            players: None,
            ..self.clone()
        };
        let kinds = match others.kind() {
            Ok(Some(kind)) => vec![kind],
            Ok(None) => GameKind::ALL.to_vec(),
            Err(_) => Vec::new(),
        };
        let numbers = kinds
            .into_iter()
            .flat_map(|kind| kind.players().map(move |players| (kind, players)));
        let mut fitting: Vec<_> = numbers
            .filter_map(|(kind, players)| others.fits(kind, players).then_some(players))
            .collect();
        fitting.sort_unstable();
        fitting.dedup();
        fitting
    }

    /// The ways in which what was typed for an option can go on, with the other wishes.
    pub(super) fn completions(&self, key: &str, partial: &str) -> Vec<Choice> {
        let mut others = self.clone();
        match key {
            Options::FACTIONS => others.factions = None,
            _ => others.variant = None,
        }
        let kind = others.kind().ok().flatten();
        let with_option = |kind: &GameKind| {
            let mut numbers = kind.players();
            numbers.any(|it| others.fits(*kind, it) && !kind.choices(it, key, &[]).is_empty())
        };
        let Some(kind) = kind.or_else(|| GameKind::ALL.iter().copied().find(with_option)) else {
            return Vec::new();
        };
        let fits = |players: &u8| others.fits(kind, *players);
        let mut completions = Vec::new();
        for players in kind.players().filter(fits) {
            for completion in others.continued(kind, players, key, partial) {
                if !completions.contains(&completion) {
                    completions.push(completion);
                }
            }
        }
        completions
    }

    fn continued(&self, kind: GameKind, players: u8, key: &str, partial: &str) -> Vec<Choice> {
        if kind.choices(players, key, &[]).is_empty() {
            return Vec::new();
        }
        // The last id may still be incomplete.
        let whole = self.chosen(kind, players, key, partial);
        let (chosen, rest) = match (whole, partial.rsplit_once(BETWEEN)) {
            (Some(chosen), _) => (Some(chosen), ""),
            (None, Some((done, rest))) => (self.chosen(kind, players, key, done), rest),
            (None, None) => (Some(Vec::new()), partial),
        };
        let Some(chosen) = chosen else {
            return Vec::new();
        };
        let next = kind.choices(players, key, &chosen);
        if next.is_empty() {
            return vec![self.listed(&chosen, true)];
        }
        let typed = rest.trim().to_lowercase();
        let begins =
            |id: &&&str| id.contains(&typed) || self.name(id).to_lowercase().contains(&typed);
        let mut longer: Vec<Choice> = Vec::new();
        let mut offered = Vec::new();
        for id in next.iter().filter(begins) {
            let ids = chosen.iter().chain([id]).copied().collect::<Vec<_>>();
            let ids = self.chosen(kind, players, key, &ids.join(","));
            let ids = ids.unwrap_or_default();
            let mut sorted = ids.clone();
            sorted.sort_unstable();
            // What follows of necessity may lead to the same again.
            if !offered.contains(&sorted) {
                let is_complete = kind.choices(players, key, &ids).is_empty();
                longer.push(self.listed(&ids, is_complete));
                offered.push(sorted);
            }
        }
        let by_lot = (self.name(BY_LOT), BY_LOT.to_owned());
        let by_lot = Some(by_lot).filter(|_| chosen.is_empty());
        by_lot.into_iter().chain(longer).collect()
    }

    /// An option as a choice: the names of its ids, with dots where more are to come.
    fn listed(&self, ids: &[&str], is_complete: bool) -> Choice {
        let names: Vec<_> = ids.iter().map(|id| self.name(id)).collect();
        let more = if is_complete { "" } else { ", …" };
        let label = names.join(", ") + more;
        (label.chars().take(100).collect(), ids.join(","))
    }

    /// Whether game and number of players go together with all that is wished.
    fn fits(&self, kind: GameKind, players: u8) -> bool {
        let fits = |(key, typed): (&str, Option<&str>)| {
            typed.is_none_or(|typed| self.option_fits(kind, players, key, typed))
        };
        let is_game = self
            .kind()
            .is_ok_and(|wish| wish.is_none_or(|it| it == kind));
        is_game && self.takes(players) && self.options().into_iter().all(fits)
    }

    /// Whether so many players are not against what is wished.
    fn takes(&self, players: u8) -> bool {
        self.players.is_none_or(|wish| wish == players)
    }

    /// Whether what was typed for an option goes together with game and number of players.
    fn option_fits(&self, kind: GameKind, players: u8, key: &str, typed: &str) -> bool {
        match self.chosen(kind, players, key, typed) {
            Some(chosen) => !kind.choices(players, key, &[]).is_empty() || chosen.is_empty(),
            None => false,
        }
    }

    fn options(&self) -> [(&'static str, Option<&str>); 2] {
        [
            (Options::FACTIONS, self.factions.as_deref()),
            (Options::VARIANT, self.variant.as_deref()),
        ]
    }

    /// The ids that were typed for an option, in the order in which the game takes them, with those
    /// that follow of necessity; none of them if it is left to chance, nothing if they do not go
    /// together.
    fn chosen(
        &self,
        kind: GameKind,
        players: u8,
        key: &str,
        typed: &str,
    ) -> Option<Vec<&'static str>> {
        let typed = typed.trim();
        let mut left: Vec<_> = typed.split(BETWEEN).map(str::trim).collect();
        left.retain(|typed| !typed.is_empty());
        if left.is_empty() || self.is_named(BY_LOT, typed) {
            return Some(Vec::new());
        }
        let mut chosen = Vec::new();
        loop {
            let next = kind.choices(players, key, &chosen);
            let is_typed = |id: &&&str| left.iter().any(|typed| self.is_named(id, typed));
            match (next.iter().find(is_typed), next.as_slice()) {
                (Some(id), _) => {
                    left.retain(|typed| !self.is_named(id, typed));
                    chosen.push(*id);
                }
                (None, [only]) => chosen.push(*only),
                (None, _) => break,
            }
        }
        left.is_empty().then_some(chosen)
    }

    fn is_named(&self, id: &str, typed: &str) -> bool {
        typed == id || typed.to_lowercase() == self.name(id).to_lowercase()
    }

    fn name(&self, id: &str) -> String {
        ui::choice(self.locale, id).unwrap_or_else(|| id.to_owned())
    }
}
