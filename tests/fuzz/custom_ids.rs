//! Custom ids of controls, actions in notation, and chosen steps, after random edits.

use std::sync::LazyLock;

use claim_discord::component_id::{decode, encode, encode_nth};
use claim_rules::record::Replay;
use claim_rules::{Action, GameKind, View};
use claim_screens::{self, HandPress, MatchInfo, PlayerInfo, Press, PuzzlePress};
use claim_table::ids::{MatchId, UserId};
use claim_table::locale::Locale;
use proptest::prelude::*;
use proptest::sample::{Index, select};

use super::edits::{edited, edits};
use super::{RECORDS, cases};
use crate::press_ids;

/// The maximum length of an id in Discord, in characters.
const MAX_LENGTH: usize = 100;

/// Valid ids, at least one of each kind.
static IDS: LazyLock<Vec<&str>> = LazyLock::new(|| {
    let table = press_ids::ids().into_iter().map(|(_, id)| id);
    table.chain(["resign:abcdefghij#3"]).collect()
});

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
    let near = (select(&IDS[..]), edits(FRAGMENTS)).prop_map(|(id, edits)| edited(id, &edits));
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
    let players = (1..=u64::from(setup.players())).map(player);
    let players = players.collect();
    MatchInfo {
        line: 17,
        ..MatchInfo::new(MatchId::NONE, setup, players)
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
            if let Press::Hand(HandPress::Act { action, .. }) | Press::Puzzle(PuzzlePress::Solve { action, .. }) = press {
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
        if let Some(action) = claim_screens::read_action(locale, info, view, &text) {
            let again = claim_screens::read_action(locale, info, view, &action.to_string());
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
        let first = claim_screens::hand(locale, info, view, "");
        let offered: Vec<_> = first.presses().filter_map(chosen).collect();
        let steps = offered.get(number.index(offered.len().max(1)));
        let steps = edited(steps.unwrap_or(&"power knight"), &edits);
        let screen = claim_screens::hand(locale, info, view, &steps);
        prop_assert!(screen.presses().next().is_some());
        for press in screen.presses() {
            let id = encode_nth(press, 24);
            prop_assert!(id.chars().count() <= MAX_LENGTH, "{id}");
            prop_assert_eq!(decode(&id), Some(press.clone()));
        }
    }
}

/// The steps that were chosen before a press that adds one.
fn chosen(press: &Press) -> Option<&str> {
    match press {
        Press::Hand(HandPress::Choose { chosen, .. }) => Some(chosen),
        _ => None,
    }
}
