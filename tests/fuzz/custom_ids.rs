//! Custom ids of controls, actions in notation, and chosen steps, after random edits.

use std::sync::LazyLock;

use claim_bot::discord::component_id::{decode, encode, encode_nth};
use claim_bot::i18n::Locale;
use claim_bot::ids::{MatchId, UserId};
use claim_bot::ui::{self, ClockInfo, MatchInfo, PlayerInfo, Press, Row, Screen};
use claim_rules::record::Replay;
use claim_rules::{Action, GameKind, View};
use proptest::prelude::*;
use proptest::sample::{Index, select};

use super::edits::{edited, edits};
use super::{RECORDS, cases};

/// The maximum length of an id in Discord, in characters.
const MAX_LENGTH: usize = 100;

/// Valid ids, one of each kind.
const IDS: &[&str] = &[
    "join:abcdefghij",
    "join:abcdefghij:claim-it:3:recycle:10m+15s",
    "decline:abcdefghij",
    "invite:abcdefghij",
    "table-options:abcdefghij",
    "game-options:abcdefghij",
    "change-game:abcdefghij:claim-mix:3:",
    "change-time:abcdefghij:1d",
    "swap-seats:abcdefghij:0:1:7:",
    "swap-seats:abcdefghij:0:1:18446744073709551615:18446744073709551615",
    "remove:abcdefghij:18446744073709551615",
    "withdraw:abcdefghij:18446744073709551615",
    "hand-over:abcdefghij:100",
    "add-bot:abcdefghij:medium",
    "fill-with-bots:abcdefghij:hard",
    "remove-bot:abcdefghij",
    "leave:abcdefghij",
    "start:abcdefghij",
    "cancel:abcdefghij",
    "bot-match:claim:2:easy:01234:",
    "bot-match:claim:2:easy:01234::10m+15s",
    "hand:abcdefghij",
    "table:abcdefghij",
    "details:abcdefghij",
    "share:leaderboard:0",
    "clock:abcdefghij",
    "give-time:abcdefghij",
    "give-time:abcdefghij:1",
    "ask-pause:abcdefghij",
    "decline-pause:abcdefghij",
    "withdraw-pause:abcdefghij",
    "resume:abcdefghij",
    "go-on:abcdefghij",
    "take-up:abcdefghij",
    "vacation:3",
    "fairness:abcdefghij",
    "act:abcdefghij:17:play goblin-0",
    "act:abcdefghij:4294967295:power remove -99,-99 -99,-99",
    "choose:abcdefghij:17:place doppelganger/-99",
    "ask-resign:abcdefghij",
    "resign:abcdefghij#3",
    "call-off:abcdefghij",
    "cancel-table:abcdefghij",
    "stop:abcdefghij",
    "offer:abcdefghij:draw",
    "accept-offer:abcdefghij:17",
    "decline-offer:abcdefghij:17",
    "restart-tutorial:abcdefghij:claim-it",
    "rematch:abcdefghij",
    "replay:abcdefghij:52",
    "replay-mistake:abcdefghij:52:next",
    "try:abcdefghij:17:place doppelganger/-99",
    "try-action:abcdefghij:17:play goblin-0",
    "play-from:abcdefghij:17:Ab1:place doppelganger/-99",
    "record:abcdefghij",
    "analysis:abcdefghij",
    "leaderboard:3",
    "leaderboard:0:claim:everywhere:month",
    "profile:100:claim",
    "profile::claim:everywhere",
    "my-rating:",
    "matches:0",
    "puzzle:",
    "solve:20778:play seer-9",
    "practice:20778:play seer-9",
    "puzzle-board:2",
    "rules:claim-mix:",
    "rules:claim:doppelganger",
    "settings:",
    "set:text-only:on",
    "set:high-contrast:off",
    "language:de",
    "server:",
    "set-server:threads:on",
    "data:",
    "export-data:",
    "ask-delete-data:",
    "delete-data:",
];

#[test]
fn ids_to_edit_are_valid() {
    for id in IDS {
        assert!(decode(id).is_some(), "{id}");
    }
}

/// What edits insert into ids and notation.
const FRAGMENTS: &[&str] = &[
    ":",
    "::",
    "#",
    "#1",
    "/",
    ",",
    " ",
    "-",
    "+",
    "0",
    "00",
    "-1",
    "+1",
    "4294967295",
    "4294967296",
    "\0",
    "\n",
    "abcdefghij",
    "bbbbbbbbbb",
    "ABCDEFGHIJ",
    "act",
    "choose",
    "replay",
    "set",
    "on",
    "claim",
    "kingdoms",
    "doppelganger",
    "goblin-0",
    "play",
    "place",
    "power",
    "take",
    "−",
    "é",
    "🃏",
    "\u{202e}",
];

/// A valid id, a valid id after a few edits, or an arbitrary text.
fn any_id() -> impl Strategy<Value = String> {
    let near = (select(IDS), edits(FRAGMENTS)).prop_map(|(id, edits)| edited(id, &edits));
    prop_oneof![
        8 => near,
        1 => "\\PC*",
        1 => "[a-z-]{1,16}(:[a-z0-9 #/+-]{0,12}){0,4}",
    ]
}

/// For each point of the sample records at which a player has to act, the view of that player.
static POINTS: LazyLock<Vec<(MatchInfo, View)>> =
    LazyLock::new(|| RECORDS.iter().flat_map(|record| points(record)).collect());

fn points(record: &str) -> Vec<(MatchInfo, View)> {
    let mut lines = record.lines();
    let header = lines.next().expect("a header");
    let mut replay = Replay::from_header(header).expect("a valid header");
    let mut points = Vec::new();
    for line in lines {
        let line = replay.parse_line(line).expect("a valid line");
        replay.step_timed(&line).expect("a correct line");
        if let Some(seat) = replay.state().to_act() {
            points.push((match_info(&replay), replay.state().view(seat)));
        }
    }
    points
}

fn match_info(replay: &Replay) -> MatchInfo {
    let setup = replay.header().setup.clone();
    let player = |user| PlayerInfo {
        name: format!("player {user}").into(),
        user: Some(UserId(user)),
    };
    MatchInfo {
        id: MatchId::NONE,
        players: (1..=u64::from(setup.players())).map(player).collect(),
        setup,
        line: 17,
        chapter: None,
        deadline: None,
        clock: ClockInfo::default(),
        url: None,
        left: Vec::new(),
        offer: None,
        series: None,
        is_tutorial: false,
    }
}

/// A legal action of that view, as it is written in ids.
fn legal_action(view: &View, number: Index) -> String {
    let legal = view.legal_actions();
    legal[number.index(legal.len())].to_string()
}

proptest! {
    #![proptest_config(cases(2_000))]

    #[test]
    fn id_that_decodes_encodes_to_the_same(id in any_id()) {
        if let Some(press) = decode(&id) {
            let again = [encode(&press), encode_nth(&press, 7)].map(|id| decode(&id));
            prop_assert_eq!(again, [Some(press.clone()), Some(press.clone())]);
            prop_assert!(encode(&press).chars().count() <= id.chars().count());
            if let Press::Act { action, .. } | Press::Solve { action, .. } = press {
                for kind in GameKind::ALL {
                    if let Some(action) = Action::parse(*kind, &action) {
                        prop_assert_eq!(Action::parse(*kind, &action.to_string()), Some(action));
                    }
                }
            }
        }
    }

    #[test]
    fn action_that_is_read_is_written_the_same(
        at: Index, number: Index, edits in edits(FRAGMENTS), locale in select(&Locale::ALL[..]),
    ) {
        let (info, view) = at.get(&POINTS);
        let text = edited(&legal_action(view, number), &edits);
        for kind in GameKind::ALL {
            if let Some(action) = Action::parse(*kind, &text) {
                prop_assert_eq!(action.to_string(), &*text);
            }
        }
        if let Some(action) = ui::read_action(locale, info, view, &text) {
            let again = ui::read_action(locale, info, view, &action.to_string());
            prop_assert_eq!(again, Some(action));
        }
    }
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn screens_after_any_chosen_steps_are_valid(
        at: Index, number: Index, edits in edits(FRAGMENTS), locale in select(&Locale::ALL[..]),
    ) {
        let (info, view) = at.get(&POINTS);
        let first = ui::hand(locale, info, view, "");
        let offered: Vec<_> = presses(&first).into_iter().filter_map(chosen).collect();
        let steps = offered.get(number.index(offered.len().max(1)));
        let steps = edited(steps.unwrap_or(&"power knight"), &edits);
        let screen = ui::hand(locale, info, view, &steps);
        prop_assert!(!screen.rows.is_empty());
        for press in presses(&screen) {
            let id = encode_nth(press, 24);
            prop_assert!(id.chars().count() <= MAX_LENGTH, "{id}");
            prop_assert_eq!(decode(&id), Some(press.clone()));
        }
    }
}

/// The steps that were chosen before a press that adds one.
fn chosen(press: &Press) -> Option<&str> {
    match press {
        Press::Choose { chosen, .. } => Some(chosen),
        _ => None,
    }
}

/// The presses of a screen's controls.
fn presses(screen: &Screen) -> Vec<&Press> {
    let presses = screen.rows.iter().map(|row| match row {
        Row::Buttons(buttons) => buttons.iter().map(|button| &button.press).collect(),
        Row::Select(select) => select.choices.iter().map(|it| &it.press).collect(),
        Row::People(menu) => vec![&menu.press],
    });
    presses.collect::<Vec<Vec<_>>>().concat()
}
