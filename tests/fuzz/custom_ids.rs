//! What controls send, and what is typed as an action: ids, actions in notation, chosen steps.

use claim_bot::discord::component_id::{decode, encode, encode_nth};
use claim_bot::i18n::Locale;
use claim_bot::ids::MatchId;
use claim_bot::ui::{self, MatchInfo, PlayerInfo, Press, Row, Screen};
use claim_rules::record::Replay;
use claim_rules::{Action, GameKind, View};
use proptest::prelude::*;
use proptest::sample::{Index, select};

use super::edits::{Edit, edited, edits};
use super::{RECORDS, cases};

/// The length of ids that Discord allows, in characters.
const MAX_LENGTH: usize = 100;

/// Valid ids, one of each kind.
const IDS: &[&str] = &[
    "join:abcdefghij",
    "ask-bot:abcdefghij",
    "add-bot:abcdefghij:medium",
    "remove-bot:abcdefghij",
    "leave:abcdefghij",
    "start:abcdefghij",
    "cancel:abcdefghij",
    "hand:abcdefghij",
    "details:abcdefghij",
    "fairness:abcdefghij",
    "act:abcdefghij:17:play goblin-0",
    "act:abcdefghij:4294967295:power remove -99,-99 -99,-99",
    "choose:abcdefghij:17:place doppelganger/-99",
    "ask-resign:abcdefghij",
    "resign:abcdefghij#3",
    "restart-tutorial:abcdefghij:claim-it",
    "rematch:abcdefghij",
    "replay:abcdefghij:52",
    "record:abcdefghij",
    "analysis:abcdefghij",
    "leaderboard:3",
    "my-rating:",
    "matches:0",
    "puzzle:",
    "solve:20778:play seer-9",
    "puzzle-board:2",
    "rules:claim-mix:",
    "rules:claim:doppelganger",
    "set:text-only:on",
    "set:high-contrast:off",
];

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

/// A valid id, or one after a few edits, or anything.
fn any_id() -> impl Strategy<Value = String> {
    let near = (select(IDS), edits(FRAGMENTS)).prop_map(|(id, edits)| edited(id, &edits));
    prop_oneof![
        8 => near,
        1 => "\\PC*",
        1 => "[a-z-]{1,16}(:[a-z0-9 #/+-]{0,12}){0,4}",
    ]
}

/// A point of a sample record, at which someone is to act: the view of that player.
fn point(record: usize, at: &Index) -> (MatchInfo, View) {
    let lines: Vec<_> = RECORDS[record].lines().collect();
    let mut count = 2 + at.index(lines.len() - 4);
    loop {
        let replay = Replay::from_lines(lines[..count].iter().copied());
        let replay = replay.expect("the sample is valid");
        if let Some(seat) = replay.state().to_act() {
            let setup = replay.header().setup.clone();
            let player = |user| PlayerInfo {
                name: format!("player {user}"),
                user: Some(claim_bot::ids::UserId(user)),
            };
            let info = MatchInfo {
                id: MatchId::NONE,
                players: (1..=u64::from(setup.players())).map(player).collect(),
                setup,
                line: 17,
                deadline: None,
                url: None,
                is_tutorial: false,
            };
            return (info, replay.state().view(seat));
        }
        // A line of chance follows.
        count += 1;
    }
}

/// An action of that view, as ids have it.
fn legal_action(view: &View, number: &Index) -> String {
    let legal = view.legal_actions();
    legal[number.index(legal.len())].to_string()
}

proptest! {
    #![proptest_config(cases(5_000))]

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
        record in 0..RECORDS.len(), at: Index, number: Index, edits in edits(FRAGMENTS),
    ) {
        let (info, view) = point(record, &at);
        let text = edited(&legal_action(&view, &number), &edits);
        for kind in GameKind::ALL {
            if let Some(action) = Action::parse(*kind, &text) {
                prop_assert_eq!(action.to_string(), &*text);
            }
        }
        for locale in Locale::ALL {
            if let Some(action) = ui::read_action(locale, &info, &view, &text) {
                prop_assert_eq!(ui::read_action(locale, &info, &view, &action.to_string()), Some(action));
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn screens_after_any_chosen_steps_are_valid(
        record in 0..RECORDS.len(), at: Index, steps in chosen(),
    ) {
        let (info, view) = point(record, &at);
        for locale in Locale::ALL {
            let screen = ui::hand(locale, &info, &view, &steps);
            let first = ui::hand(locale, &info, &view, "");
            prop_assert!(!screen.rows.is_empty() && !first.rows.is_empty());
            for press in presses(&screen) {
                let id = encode_nth(press, 24);
                prop_assert!(id.chars().count() <= MAX_LENGTH, "{id}");
                prop_assert_eq!(decode(&id), Some(press.clone()));
            }
        }
    }
}

/// What the controls of a screen send.
fn presses(screen: &Screen) -> Vec<&Press> {
    let presses = screen.rows.iter().map(|row| match row {
        Row::Buttons(buttons) => buttons.iter().map(|button| &button.press).collect(),
        Row::Select(select) => select.choices.iter().map(|(.., press)| press).collect(),
    });
    presses.collect::<Vec<Vec<_>>>().concat()
}

/// Steps of an action, after a few edits.
fn chosen() -> impl Strategy<Value = String> {
    let steps: &[&str] = &[
        "",
        "place goblin",
        "place goblin/0,1",
        "power",
        "power knight/1,0/2,0",
        "power remove/0,1",
        "play goblin-0",
        "take 2",
    ];
    let near = (select(steps), edits(FRAGMENTS));
    near.prop_map(|(steps, edits): (&str, Vec<Edit>)| edited(steps, &edits))
}
