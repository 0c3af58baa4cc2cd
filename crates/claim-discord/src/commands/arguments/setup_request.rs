//! The set-up that a user asks for with a command's options, typed in their language: parsed, drawn
//! at random where they leave it open, and completed with what is compatible.

use std::collections::BTreeSet;

use claim_host::CommandError;
use claim_rules::cards::Faction;
use claim_rules::{GameKind, Options, Setup};
use claim_screens::Select;
use claim_screens::i18n::Message;
use claim_screens::i18n::keys::notices;
use claim_table::locale::Locale;
use rand::Rng;

use super::autocomplete::{Choice, best_matches};
use crate::interactions::context::Context;

/// The numbers of players of all games.
pub(crate) const MIN_PLAYERS: u8 = 2;
pub(crate) const MAX_PLAYERS: u8 = 5;

/// The value that leaves an option to chance.
const RANDOM: &str = "random";

/// Separates the ids in the value of an option.
const ID_SEPARATOR: char = ',';

/// The set-up that a user asks for, as typed. What is `None` is left to the program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct SetupRequest {
    /// The user's language.
    pub(crate) locale: Locale,
    /// The game: its id or its name.
    pub(crate) game: Option<String>,
    /// The game if none is named, unless the other options exclude it.
    pub(crate) default_game: Option<GameKind>,
    /// The number of players.
    pub(crate) players: Option<u8>,
    /// [`Options::FACTIONS`]: ids or names, separated by commas.
    pub(crate) factions: Option<String>,
    /// [`Options::VARIANT`]: its id or its name.
    pub(crate) variant: Option<String>,
}

impl SetupRequest {
    /// Reads the request from a command's options, also while the user is still typing them.
    pub(crate) fn of(ctx: &Context<'_>) -> Self {
        let text = |name| ctx.options.text(name).map(str::to_owned);
        let players = ctx.options.integer("players");
        Self {
            locale: ctx.locale,
            game: text("game"),
            default_game: None,
            players: players.and_then(|players| u8::try_from(players).ok()),
            factions: text(Options::FACTIONS),
            variant: text(Options::VARIANT),
        }
    }

    /// The same with the default game of the server.
    pub(crate) async fn in_server(ctx: &Context<'_>) -> Result<Self, CommandError> {
        let mut request = Self::of(ctx);
        if let Some(guild) = ctx.guild {
            request.default_game = ctx.host.people().server_settings(guild).await?.default_game;
        }
        Ok(request)
    }

    /// The requested set-up, with everything that the user left open drawn at random.
    pub(crate) fn draw_setup(&self, rng: &mut impl Rng) -> Result<Setup, Message> {
        let kind = self.game_kind()?.or_else(|| self.unnamed_game());
        let kind =
            kind.ok_or_else(|| self.unknown_value().unwrap_or(notices::options_conflict()))?;
        let mut player_counts = kind.players();
        let players = player_counts.find(|&players| self.is_compatible(kind, players));
        let players = players.ok_or_else(|| self.conflict(kind))?;
        let mut options = Options::default();
        for (key, typed) in self.options() {
            let ids = typed.and_then(|typed| self.parse_option(kind, players, key, typed).ok());
            options = options.with_chosen(key, &ids.unwrap_or_default());
        }
        Setup::random(kind, players, &options, rng).map_err(|_| self.conflict(kind))
    }

    /// Why the request is compatible with no number of players of a game.
    fn conflict(&self, kind: GameKind) -> Message {
        let player_counts = kind.players();
        if !player_counts
            .clone()
            .any(|players| self.allows_players(players))
        {
            let (min, max) = player_counts.into_inner();
            let numbers = if min == max {
                min.to_string()
            } else {
                format!("{min}–{max}")
            };
            return notices::wrong_player_count(claim_screens::game(self.locale, kind), numbers);
        }
        let options = self.options().into_iter();
        for (key, typed) in options.filter_map(|(key, typed)| Some((key, typed?))) {
            let has_option = |players| !kind.choices(players, key, &[]).is_empty();
            if !player_counts.clone().any(has_option) {
                return notices::option_unavailable(claim_screens::game(self.locale, kind), key);
            }
            if let Some(unknown) = self.unknown_value() {
                return unknown;
            }
            let is_compatible = |players| self.is_option_compatible(kind, players, key, typed);
            let allowed = player_counts.clone().filter(|it| self.allows_players(*it));
            if !allowed.clone().any(is_compatible) {
                let fits_others = player_counts.clone().any(is_compatible);
                return self.option_conflict(kind, allowed, (key, typed), fits_others);
            }
        }
        notices::options_conflict()
    }

    /// Why what was typed for an option is compatible with none of these numbers of players. `fits_others` tells whether it
    /// is with others.
    fn option_conflict(
        &self,
        kind: GameKind,
        players: impl Iterator<Item = u8> + Clone,
        (key, typed): (&'static str, &str),
        fits_others: bool,
    ) -> Message {
        let first = |players| kind.choices(players, key, &[]);
        let misfits = players.clone();
        let misfits = misfits.map(|players| self.misfits(kind, players, key, typed));
        let misfits = misfits.min_by_key(Vec::len).unwrap_or_default();
        if key == Options::VARIANT && parts(typed).nth(1).is_some() {
            return notices::several_variants();
        }
        let is_first = |id: &&str| parts(typed).any(|part| self.matches(id, part));
        let firsts: BTreeSet<_> = players.flat_map(first).collect();
        if key == Options::FACTIONS && !firsts.iter().any(is_first) {
            let needed = firsts.into_iter().map(|id| self.name(id));
            let needed = claim_screens::either(self.locale, needed);
            return notices::faction_missing(needed, claim_screens::game(self.locale, kind));
        }
        let misfits = claim_screens::list(self.locale, misfits.into_iter().map(|id| self.name(id)));
        let players = if fits_others { "these" } else { "any" };
        notices::option_conflict(
            claim_screens::game(self.locale, kind),
            misfits,
            key,
            players,
        )
    }

    /// The notice that names the first value that no game knows.
    fn unknown_value(&self) -> Option<Message> {
        let unknown = |(key, typed): (&str, Option<&str>)| {
            let ids = ids_of(key);
            let is_known = |part: &&str| {
                self.matches(RANDOM, part) || ids.iter().any(|id| self.matches(id, part))
            };
            let unknown = parts(typed?).find(|part| !is_known(part));
            unknown.map(|part| notices::unknown_choice(claim_screens::escape(part)))
        };
        self.options().into_iter().find_map(unknown)
    }

    /// The known values of an option for which a game with that number of players has no room beside the others.
    fn misfits(&self, kind: GameKind, players: u8, key: &str, typed: &str) -> Vec<&'static str> {
        let Err(left) = self.parse_option(kind, players, key, typed) else {
            return Vec::new();
        };
        let ids = ids_of(key).into_iter();
        ids.filter(|id| left.iter().any(|part| self.matches(id, part)))
            .collect()
    }

    /// The requested game, if the user names one.
    pub(crate) fn game_kind(&self) -> Result<Option<GameKind>, Message> {
        let Some(typed) = self.game.as_deref().map(str::trim) else {
            return Ok(None);
        };
        let mut kinds = GameKind::ALL.iter().copied();
        let kind = kinds.find(|kind| self.matches(kind.id(), typed));
        kind.map(Some).ok_or_else(notices::unknown_game)
    }

    /// The game if none is named: the default, or else the first one, with which the options are
    /// compatible.
    fn unnamed_game(&self) -> Option<GameKind> {
        let kinds = self.default_game.into_iter();
        let mut kinds = kinds.chain(GameKind::ALL.iter().copied());
        kinds.find(|&kind| self.is_game_compatible(kind))
    }

    /// The games that are compatible with the other options.
    pub(crate) fn game_choices(&self) -> Vec<Choice> {
        let kinds = GameKind::ALL.iter();
        let compatible = kinds.filter(|&&kind| self.is_game_compatible(kind));
        compatible
            .map(|kind| (self.name(kind.id()), kind.id().to_owned()))
            .collect()
    }

    /// The numbers of players that are compatible with the other options, in ascending order: first those of
    /// the server's default game, then the others with the game that they lead to.
    pub(crate) fn player_choices(&self) -> Vec<(String, u8)> {
        let with = |players| Self {
            players: Some(players),
            ..self.clone()
        };
        let named = self.game_kind();
        let mut choices = Vec::new();
        let mut others = Vec::new();
        for players in MIN_PLAYERS..=MAX_PLAYERS {
            let request = with(players);
            let kind = match named {
                Ok(Some(kind)) => request.is_game_compatible(kind).then_some(kind),
                Ok(None) => request.unnamed_game(),
                Err(_) => None,
            };
            let Some(kind) = kind else { continue };
            let default = self.default_game.filter(|_| self.game.is_none());
            if default.is_none_or(|default| default == kind) {
                choices.push((players.to_string(), players));
            } else {
                others.push((format!("{players} · {}", self.name(kind.id())), players));
            }
        }
        choices.extend(others);
        choices
    }

    /// The choices that continue what was typed for an option and are compatible with the other
    /// options, the best match first.
    pub(crate) fn option_choices(&self, key: &str, typed: &str) -> Vec<Choice> {
        let mut others = self.clone();
        match key {
            Options::FACTIONS => others.factions = None,
            _ => others.variant = None,
        }
        let kind = others.game_kind().ok().flatten();
        let has_option = |kind: &GameKind| {
            let mut player_counts = kind.players();
            player_counts.any(|players| {
                others.is_compatible(*kind, players) && !kind.choices(players, key, &[]).is_empty()
            })
        };
        let default = others.default_game.into_iter();
        let mut kinds = default.chain(GameKind::ALL.iter().copied());
        let Some(kind) = kind.or_else(|| kinds.find(has_option)) else {
            return Vec::new();
        };
        let mut choices = Vec::new();
        for players in kind.players() {
            if !others.is_compatible(kind, players) {
                continue;
            }
            for choice in others.continuations(kind, players, key, typed) {
                // The same value may be complete with some numbers of players, and not with others.
                if choices.iter().all(|(_, value)| *value != choice.1) {
                    choices.push(choice);
                }
            }
        }
        choices
    }

    fn continuations(&self, kind: GameKind, players: u8, key: &str, typed: &str) -> Vec<Choice> {
        if kind.choices(players, key, &[]).is_empty() {
            return Vec::new();
        }
        // The last id may be incomplete.
        let (chosen, partial) = match (
            self.parse_option(kind, players, key, typed).ok(),
            typed.rsplit_once(ID_SEPARATOR),
        ) {
            (Some(chosen), _) => (Some(chosen), ""),
            (None, Some((complete, partial))) => (
                self.parse_option(kind, players, key, complete).ok(),
                partial,
            ),
            (None, None) => (Some(Vec::new()), typed),
        };
        let Some(chosen) = chosen else {
            return Vec::new();
        };
        let next = kind.choices(players, key, &chosen);
        if next.is_empty() {
            return vec![self.choice(&chosen, true)];
        }
        let random = chosen.is_empty().then_some(RANDOM);
        let candidates = random.into_iter().chain(next);
        let mut choices: Vec<Choice> = Vec::new();
        let mut offered = Vec::new();
        for id in best_matches(candidates, partial, |id| [self.name(id), (*id).to_owned()]) {
            if id == RANDOM {
                choices.push((self.name(RANDOM), RANDOM.to_owned()));
                continue;
            }
            let ids = chosen.iter().chain([&id]).copied().collect::<Vec<_>>();
            let joined = ids.join(",");
            let ids = self.parse_option(kind, players, key, &joined);
            let ids = ids.unwrap_or_default();
            let mut sorted = ids.clone();
            sorted.sort_unstable();
            // Two ids may imply the same complete choice.
            if !offered.contains(&sorted) {
                let is_complete = kind.choices(players, key, &ids).is_empty();
                choices.push(self.choice(&ids, is_complete));
                offered.push(sorted);
            }
        }
        choices
    }

    /// An option as a choice: the names of its ids, with dots where more have to follow.
    fn choice(&self, ids: &[&str], is_complete: bool) -> Choice {
        let names: Vec<_> = ids.iter().map(|id| self.name(id)).collect();
        let more = if is_complete { "" } else { ", …" };
        let label = names.join(", ") + more;
        (Select::label(&label), ids.join(","))
    }

    fn is_game_compatible(&self, kind: GameKind) -> bool {
        kind.players()
            .any(|players| self.is_compatible(kind, players))
    }

    /// Whether a game for a number of players is compatible with the request.
    fn is_compatible(&self, kind: GameKind, players: u8) -> bool {
        let is_option_compatible = |(key, typed): (&str, Option<&str>)| {
            typed.is_none_or(|typed| self.is_option_compatible(kind, players, key, typed))
        };
        let is_game = self
            .game_kind()
            .is_ok_and(|requested| requested.is_none_or(|it| it == kind));
        is_game
            && self.allows_players(players)
            && self.options().into_iter().all(is_option_compatible)
    }

    fn allows_players(&self, players: u8) -> bool {
        self.players.is_none_or(|requested| requested == players)
    }

    /// Whether what was typed for an option is compatible with a game for a number of players.
    fn is_option_compatible(&self, kind: GameKind, players: u8, key: &str, typed: &str) -> bool {
        match self.parse_option(kind, players, key, typed) {
            Ok(ids) => !kind.choices(players, key, &[]).is_empty() || ids.is_empty(),
            Err(_) => false,
        }
    }

    fn options(&self) -> [(&'static str, Option<&str>); 2] {
        [
            (Options::FACTIONS, self.factions.as_deref()),
            (Options::VARIANT, self.variant.as_deref()),
        ]
    }

    /// Parses an option: its ids in the order in which the game takes them, including those that
    /// they imply. No ids if the option is left to chance. If it is not valid, the values that are unknown or do not fit.
    fn parse_option<'a>(
        &self,
        kind: GameKind,
        players: u8,
        key: &str,
        typed: &'a str,
    ) -> Result<Vec<&'static str>, Vec<&'a str>> {
        let mut left: Vec<_> = parts(typed).collect();
        if left.len() > Faction::COUNT {
            return Err(left.split_off(Faction::COUNT));
        }
        if left.is_empty() || self.matches(RANDOM, typed.trim()) {
            return Ok(Vec::new());
        }
        let mut ids = Vec::new();
        loop {
            let next = kind.choices(players, key, &ids);
            let is_typed = |id: &&&str| left.iter().any(|typed| self.matches(id, typed));
            match (next.iter().find(is_typed), next.as_slice()) {
                (Some(id), _) => {
                    left.retain(|typed| !self.matches(id, typed));
                    ids.push(*id);
                }
                (None, [only]) => ids.push(*only),
                (None, _) => break,
            }
        }
        if left.is_empty() { Ok(ids) } else { Err(left) }
    }

    /// Whether the user typed an id or its name; of a faction, in the singular or the plural.
    fn matches(&self, id: &str, typed: &str) -> bool {
        let typed = typed.to_lowercase();
        let is_one =
            |faction| claim_screens::faction_one(self.locale, faction).to_lowercase() == typed;
        typed == id
            || typed == self.name(id).to_lowercase()
            || id.parse::<Faction>().is_ok_and(is_one)
    }

    fn name(&self, id: &str) -> String {
        claim_screens::choice(self.locale, id).unwrap_or_else(|| id.to_owned())
    }
}

/// The values in the text of an option, at most one more than an option can have: each takes time.
fn parts(typed: &str) -> impl Iterator<Item = &str> {
    let parts = typed.split(ID_SEPARATOR).map(str::trim);
    let parts = parts.filter(|part| !part.is_empty());
    parts.take(Faction::COUNT + 1)
}

/// The ids of an option in all games together.
fn ids_of(key: &str) -> BTreeSet<&'static str> {
    let ids_in = |kind: &GameKind| {
        let kind = *kind;
        kind.players()
            .flat_map(move |players| kind.choices(players, key, &[]))
    };
    GameKind::ALL.iter().flat_map(ids_in).collect()
}
