//! Random matches to test with, for every game and number of players.

use std::collections::HashSet;

use claim_rules::cards::Seat;
use claim_rules::{Action, Chapter, GameKind, Options, Setup, State, Turn, View, claim, kingdoms};
use claim_table::ids::{MatchId, PersonName, UserId};
use claim_table::locale::Locale;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use crate::test_factor::match_count;
use crate::{ClockInfo, MatchInfo, PlayerInfo, ReplayStep, Screen, replay, tell_players_apart};

/// Every game with every number of players it allows, with random options.
pub(super) fn setups() -> Vec<Setup> {
    let mut rng = StdRng::seed_from_u64(3);
    let mut setups = Vec::new();
    for &kind in GameKind::ALL {
        for players in kind.players() {
            setups.push(Setup::random(kind, players, &Options::default(), &mut rng).unwrap());
        }
    }
    setups
}

/// Match info with names as long and awkward as Discord allows: the same for different people, and written from right to
/// left.
pub(super) fn match_info(setup: &Setup) -> MatchInfo {
    let name = |seat| PersonName {
        display: "ع*_`~|<#>[]()#-:./\\*_`~|<$>[]()#".into(),
        user_name: format!("_.{seat}"),
    };
    let player = |seat| PlayerInfo {
        name: (&name(seat)).into(),
        user: Some(UserId(u64::MAX - u64::from(seat))),
    };
    let mut players: Vec<_> = (0..setup.players()).map(player).collect();
    let in_headline = players.len();
    tell_players_apart(&mut players, in_headline);
    MatchInfo {
        id: MatchId::random(&mut StdRng::seed_from_u64(1)),
        setup: setup.clone(),
        players,
        line: 123,
        chapter: Some(Chapter::Turn(7)),
        deadline: Some(4_000_000_000),
        clock: ClockInfo {
            can_pause: true,
            ..ClockInfo::default()
        },
        url: Some("https://discord.com/channels/18446744073709551615/18446744073709551615/18446744073709551615".into()),
        left: Vec::new(),
        offer: None,
        series: None,
        is_tutorial: false,
        daily: None,
        is_on_hidden_board: false,
    }
}

/// The languages one after another, for states of random matches: so that there are screens in each of them.
pub(super) fn languages() -> impl Iterator<Item = Locale> {
    Locale::ALL.into_iter().cycle()
}

/// The names of the players of [`named`].
pub(super) const NAMES: [&str; 5] = ["Anna", "Ben", "Clara", "David", "Emil"];

/// The match of [`match_info`] with short names.
pub(super) fn named(setup: &Setup) -> MatchInfo {
    let mut info = match_info(setup);
    for (player, name) in info.players.iter_mut().zip(NAMES) {
        player.name = name.into();
    }
    info
}

/// The legal actions of a view without those that take a card which is equal to that of an earlier one.
pub(super) fn different_actions(view: &View) -> Vec<Action> {
    let card = |action: &Action| match (view, *action) {
        (View::Kingdoms(view), Action::Kingdoms(kingdoms::Action::Draw(source))) => {
            Some(view.public.displayed(source)?.to_string())
        }
        (View::Claim(view), Action::Claim(claim::Action::Take(source))) => {
            let [first, second] = view.public.middle;
            Some(match source {
                claim::Source::Middle1 => first?.to_string(),
                claim::Source::Middle2 => second?.to_string(),
                claim::Source::Top => return None,
            })
        }
        _ => None,
    };
    let mut cards = HashSet::new();
    let mut actions = view.legal_actions();
    actions.retain(|action| card(action).is_none_or(|card| cards.insert(card)));
    actions
}

/// The replay of a match after 7 of 60 actions.
pub(super) fn replayed(locale: Locale, info: &MatchInfo, state: &State) -> Screen {
    let views: Vec<_> = Seat::of(info.setup.players())
        .map(|seat| state.view(seat))
        .collect();
    let chapters = [(0, Chapter::Turn(1)), (5, Chapter::Turn(2))];
    let step = ReplayStep {
        views: &views,
        actions: 7,
        total: 60,
        chapters: &chapters,
        analysis: None,
        early_end: None,
        winners: None,
    };
    replay(locale, info, &step)
}

/// Plays a random match to its end and calls `show` with every state. Random matches of Claim It are so long that of
/// their states only the last one and an eighth of the others are shown; with `CLAIM_BOT_TEST_FACTOR=8`, all.
pub(super) fn walk(setup: &Setup, seed: u64, mut show: impl FnMut(&State)) {
    let share = match setup.kind() {
        GameKind::ClaimIt => match_count(1).min(8),
        _ => 8,
    };
    let mut sample = StdRng::seed_from_u64(seed);
    let mut rng = StdRng::seed_from_u64(seed);
    let mut state = State::new(setup);
    loop {
        if state.turn() == Turn::Over || sample.random_range(0..8) < share {
            show(&state);
        }
        match state.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let chance = state.draw_chance(&mut rng).unwrap();
                state.apply_chance(&chance).unwrap();
            }
            Turn::Seat(_) => {
                let actions = state.legal_actions();
                state
                    .play(actions[rng.random_range(0..actions.len())])
                    .unwrap();
            }
        }
    }
}
