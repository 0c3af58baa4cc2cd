//! Tests of the games with a board: how spaces are named, the steps of a turn, and the descriptions of
//! pictures.

use claim_rules::cards::{BySeat, Seat};
use claim_rules::claim_it::{Dice, Face, Spaces};
use claim_rules::kingdoms::{self, Action, Power, Space};
use claim_rules::{GameKind, PublicView, Setup, State, Turn, View, claim_it};
use claim_table::locale::Locale;
use claim_table::settings::{PersonalSetting, PersonalSettings};
use rand::SeedableRng;
use rand::rngs::StdRng;

use super::limits::{check, picture, presses, text};
use super::walk::{languages, match_info, named, replayed, setups, walk};
use crate::i18n::Translate;
use crate::i18n::keys::kingdoms as keys;
use crate::text::words;
use crate::{
    BoardStep, Button, ClockInfo, HandPress, MatchInfo, PictureContent, Press, Row, Screen,
    WatchPress, board, column_name, hand, labelled_actions, personal, read_action, row_name,
    space_name, table,
};

/// The description of a match's picture.
fn alt(locale: Locale, info: &MatchInfo, state: &State) -> String {
    let screen = replayed(locale, info, state);
    picture(&screen).alt.clone()
}

fn setups_of(kind: GameKind) -> impl Iterator<Item = Setup> {
    setups().into_iter().filter(move |it| it.kind() == kind)
}

fn kingdoms_setup() -> Setup {
    setups_of(GameKind::Kingdoms).next().unwrap()
}

/// Plays a match in which every card is placed as far in one direction as possible.
fn stretch(seed: u64, direction: (i8, i8), mut show: impl FnMut(&State)) {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut state = State::new(&kingdoms_setup());
    let distance = |action: &claim_rules::Action| match action {
        claim_rules::Action::Kingdoms(Action::Place(_, space)) => {
            space.x() * direction.0 + space.y() * direction.1
        }
        claim_rules::Action::Kingdoms(Action::Power(Power::None)) => 1,
        _ => 0,
    };
    loop {
        show(&state);
        match state.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let chance = state.draw_chance(&mut rng).unwrap();
                state.apply_chance(&chance).unwrap();
            }
            Turn::Seat(_) => {
                let best = state.legal_actions().into_iter().max_by_key(distance);
                state.play(best.unwrap()).unwrap();
            }
        }
    }
}

fn kingdoms_view(state: &State) -> kingdoms::PublicView {
    match state.public_view() {
        PublicView::Kingdoms(view) => *view,
        other => panic!("not Kingdoms: {other:?}"),
    }
}

/// Fails unless a text names every card of a board after its column, in the sentence of its row.
#[track_caller]
fn check_rows(locale: Locale, view: &kingdoms::PublicView, text: &str) {
    for card in view.board.cards() {
        let begin = locale.say(&keys::kingdoms_row("", row_name(card.space.y())));
        let row = text.lines().find_map(|line| line.strip_prefix(&begin));
        let row = row.expect("the row");
        let name = if card.face_up {
            words::faction_one(locale, card.faction)
        } else {
            String::new()
        };
        let expected = format!("{} {name}", column_name(card.space.x()));
        assert!(row.contains(&expected), "{expected}: {text}");
    }
}

#[test]
fn boards_in_sentences_name_every_card_in_its_row() {
    let mut languages = languages();
    for direction in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
        stretch(1, direction, |state| {
            let locale = languages.next().expect("endless");
            let info = named(&kingdoms_setup());
            let screen = table(locale, &info, &state.public_view(), None);
            check(&screen);
            check_rows(locale, &kingdoms_view(state), &picture(&screen).board);
        });
    }
}

#[test]
fn boards_say_whose_figure_stands_where() {
    let mut state = State::new(&kingdoms_setup());
    let mut rng = StdRng::seed_from_u64(1);
    while kingdoms_view(&state).turn_number < 2 {
        match state.turn() {
            Turn::Over => panic!("the match has just begun"),
            Turn::Chance => {
                let chance = state.draw_chance(&mut rng).unwrap();
                state.apply_chance(&chance).unwrap();
            }
            Turn::Seat(_) => state.play(state.legal_actions()[0]).unwrap(),
        }
    }
    let screen = table(
        Locale::En,
        &named(&kingdoms_setup()),
        &state.public_view(),
        None,
    );
    let board = &picture(&screen).board;
    assert!(board.contains("(start card)"), "{board}");
    assert!(
        board.contains("(Anna, last placed)") || board.contains("(Ben, last placed)"),
        "{board}"
    );
}

#[test]
fn text_alone_shows_a_board_once_per_turn() {
    let text_only = PersonalSettings::default().with(PersonalSetting::TextOnly, true);
    let mut counts = [0; 2];
    for setup in setups_of(GameKind::Kingdoms).chain(setups_of(GameKind::ClaimIt)) {
        walk(&setup, 3, |state| {
            let Some(seat) = state.to_act() else { return };
            let (view, info) = (state.view(seat), match_info(&setup));
            let first = hand(Locale::En, &info, &view, "");
            for chosen in presses(&first).into_iter().filter_map(|press| match press {
                Press::Hand(HandPress::Choose { chosen, .. }) => Some(chosen),
                _ => None,
            }) {
                let shown = personal(hand(Locale::En, &info, &view, &chosen), text_only);
                assert!(!text(&shown).contains("\nRow "), "{}", text(&shown));
            }
            let shown = personal(first, text_only);
            let is_row = |line: &str| line.starts_with("Row ") || line == "No stones yet.";
            let has_board = shown.text().lines().any(is_row);
            let is_board = |press: &Press| matches!(press, Press::Watch(WatchPress::Board(_)));
            let has_button = presses(&shown).iter().any(is_board);
            assert!(has_board != has_button, "{}", text(&shown));
            counts[usize::from(has_board)] += 1;
            let board = board(Locale::En, &info, &state.public_view());
            check(&board);
        });
    }
    assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
}

/// The labels of the buttons and the options of a screen, those of menus together.
fn labels(screen: &Screen) -> (Vec<String>, Vec<Vec<String>>) {
    let (mut buttons, mut menus) = (Vec::new(), Vec::new());
    for row in screen.all_rows() {
        match row {
            Row::Buttons(row) => buttons.extend(row.iter().map(|it: &Button| it.label.clone())),
            Row::Select(menu) => {
                menus.push(
                    menu.choices
                        .iter()
                        .map(|choice| choice.label.clone())
                        .collect(),
                );
            }
            Row::People(_) => {}
        }
    }
    (buttons, menus)
}

#[test]
fn a_card_is_placed_with_two_presses() {
    let setup = kingdoms_setup();
    let info = MatchInfo {
        clock: ClockInfo::default(),
        ..match_info(&setup)
    };
    let (mut menus_seen, mut gains_seen) = (0, 0);
    for (seed, locale) in (0..4).zip(Locale::ALL.into_iter().cycle()) {
        walk(&setup, seed, |state| {
            let Some(seat) = state.to_act() else { return };
            let view = state.view(seat);
            let public = kingdoms_view(state);
            if public.awaiting != kingdoms::Awaiting::Place(seat) {
                return;
            }
            for press in presses(&hand(locale, &info, &view, "")) {
                let Press::Hand(HandPress::Choose { chosen, .. }) = press else {
                    continue;
                };
                let screen = hand(locale, &info, &view, &chosen);
                let PictureContent::Kingdoms { step, .. } = &picture(&screen).content else {
                    panic!("not Kingdoms: {screen:?}");
                };
                let BoardStep::Space { card, .. } = *step else {
                    panic!("no card is chosen: {screen:?}");
                };
                assert_eq!(card.id(), chosen);
                let alt = &picture(&screen).alt;
                let (buttons, menus) = labels(&screen);
                let open = public.board.open_spaces().len();
                menus_seen += menus.len();
                if menus.is_empty() {
                    assert_eq!(
                        buttons.len(),
                        open + 4,
                        "the spaces, the way back, and three more"
                    );
                } else {
                    assert_eq!(menus.concat().len(), open);
                    assert_eq!(buttons.len(), 4, "the way back, and three more");
                }
                let spaces: Vec<_> = presses(&screen)
                    .iter()
                    .filter_map(|press| match press {
                        Press::Hand(HandPress::Act { action, .. }) => {
                            action.rsplit_once(' ')?.1.parse().ok()
                        }
                        _ => None,
                    })
                    .collect();
                assert_eq!(spaces.len(), open, "every space is played at once");
                assert!(spaces.is_sorted_by_key(|space: &Space| (-space.y(), space.x())));
                let labels = [menus.concat(), buttons].concat();
                for ((space, label), number) in spaces.iter().zip(labels).zip(1..) {
                    let mut parts = label.split([' ', '·']);
                    assert_eq!(parts.next(), Some(&*i32::to_string(&number)), "{label}");
                    let is_full = !menus.is_empty();
                    assert_eq!(label.contains(&space_name(*space)), is_full, "{label}");
                    let gain = match public.board.points_on(*space, card) {
                        0 => None,
                        points => Some(points.to_string()),
                    };
                    let shown = label.rsplit_once('+').map(|(_, gain)| gain.to_owned());
                    assert_eq!(shown, gain, "{label}");
                    let gain_in_words = gain.as_ref().map(|gain| format!(" +{gain}"));
                    assert!(alt.contains(&gain_in_words.unwrap_or_default()), "{alt}");
                    gains_seen += usize::from(gain.is_some());
                }
            }
        });
    }
    assert!(menus_seen > 0 && gains_seen > 0);
}

#[test]
fn spaces_are_described_by_the_cards_beside_them() {
    let setup = kingdoms_setup();
    let mut first = None;
    walk(&setup, 1, |state| {
        if let (None, Some(seat)) = (&first, state.to_act()) {
            first = Some((state.view(seat), kingdoms_view(state)));
        }
    });
    let (view, public) = first.unwrap();
    let start = public.board.card_at(Space::START).unwrap().faction;
    let View::Kingdoms(own) = &view else { panic!() };
    let card = own.own.hand.iter().next().unwrap();
    for (locale, sides) in [
        (Locale::En, ["above", "left of", "right of", "below"]),
        (Locale::De, ["unten:", "rechts:", "links:", "oben:"]),
    ] {
        let start = words::faction_one(locale, start);
        let screen = hand(locale, &match_info(&setup), &view, card.id());
        let text_only = PersonalSettings::default().with(PersonalSetting::TextOnly, true);
        let (buttons, _) = labels(&personal(screen.clone(), text_only));
        let places = ["M14", "L13", "N13", "M12"].into_iter().zip(sides).zip(1..);
        for (((space, side), number), label) in places.zip(&buttons) {
            let expect = format!("{number} · {space} · {side} {start}");
            assert!(label.starts_with(&expect), "{label}");
            assert!(
                picture(&screen)
                    .alt
                    .contains(&format!("{number} {side} {start}"))
            );
        }
        // The same spaces, typed.
        let card_name = words::faction_one(locale, card);
        let expect = format!("place {} 1,0", card.id());
        for typed in [
            format!("{card_name} N13"),
            format!("{} n13 ", card_name.to_lowercase()),
            format!("{card_name} on N13"),
            format!("{card_name} auf n13"),
            format!("place {} n13", card.id()),
            expect.clone(),
        ] {
            let action = read_action(locale, &match_info(&setup), &view, &typed);
            let action = action.map(|action| action.to_string());
            assert_eq!(action.as_deref(), Some(&*expect), "{typed}");
        }
    }
}

#[test]
fn labels_with_named_spaces_are_read_with_a_hyphen_for_the_minus() {
    let mut read = 0;
    stretch(2, (-1, 0), |state| {
        let Some(seat) = state.to_act() else { return };
        let (view, info) = (state.view(seat), match_info(&kingdoms_setup()));
        for (action, label) in labelled_actions(Locale::De, &info, &view) {
            if label.contains('−') {
                let typed = label.replace('−', "-");
                let found = read_action(Locale::De, &info, &view, &typed);
                assert_eq!(found, Some(action), "{typed}");
                read += 1;
            }
        }
    });
    assert!(read > 0, "no space left of A");
}

/// Whether a text has a space in notation, for example "2,5" or "-1,0".
fn has_notation(text: &str) -> bool {
    let chars: Vec<_> = text.chars().collect();
    let is_space = |it: &[char]| it[0].is_ascii_digit() && it[1] == ',' && it[2] != ' ';
    chars.windows(3).any(is_space)
}

#[test]
fn screens_never_show_spaces_in_notation() {
    let mut languages = languages();
    for setup in setups_of(GameKind::Kingdoms).chain(setups_of(GameKind::ClaimIt)) {
        for seed in 0..2 {
            walk(&setup, seed, |state| {
                let locale = languages.next().expect("endless");
                let (info, public) = (match_info(&setup), state.public_view());
                let mut texts = vec![
                    text(&table(locale, &info, &public, None)),
                    text(&replayed(locale, &info, state)),
                ];
                if let Some(seat) = state.to_act() {
                    let view = state.view(seat);
                    texts.push(text(&hand(locale, &info, &view, "")));
                    let labelled = labelled_actions(locale, &info, &view).into_iter();
                    texts.extend(labelled.map(|(_, label)| label));
                }
                for text in texts {
                    assert!(!has_notation(&text), "{text}");
                }
            });
        }
    }
}

#[test]
fn claim_it_is_played_on_the_public_message() {
    let setup = setups_of(GameKind::ClaimIt).next().unwrap();
    walk(&setup, 2, |state| {
        let info = match_info(&setup);
        let screen = table(Locale::En, &info, &state.public_view(), None);
        check(&screen);
        let acts = presses(&screen)
            .into_iter()
            .filter_map(|press| match press {
                Press::Hand(HandPress::Act { action, .. }) => Some(action),
                _ => None,
            });
        let legal = state.legal_actions();
        let legal: Vec<_> = legal.iter().map(ToString::to_string).collect();
        assert_eq!(acts.collect::<Vec<_>>(), legal);
        // A bot's turn has no buttons.
        let mut info = info;
        for player in &mut info.players {
            player.user = None;
        }
        let presses = presses(&table(Locale::En, &info, &state.public_view(), None));
        assert!(
            !presses
                .iter()
                .any(|it| matches!(it, Press::Hand(HandPress::Act { .. })))
        );
    });
}

#[test]
fn claim_it_tells_where_the_last_turn_placed_its_stones() {
    let setup = setups_of(GameKind::ClaimIt).next().unwrap();
    let mut told = 0;
    walk(&setup, 2, |state| {
        let PublicView::ClaimIt(view) = state.public_view() else {
            panic!("a match of Claim It");
        };
        let Some(last) = view.last_turn else { return };
        let screen = table(Locale::En, &match_info(&setup), &state.public_view(), None);
        let text = screen.text();
        let (_, story) = text.split_once("**Last turn** – ").expect("the last turn");
        let placed = last
            .placed
            .claimed
            .into_iter()
            .chain(last.placed.owner_stones);
        for claim_it::Space { row, column } in placed {
            let name = format!("row {row}, column {column}");
            assert!(story.contains(&name), "{story}");
            told += 1;
        }
    });
    assert!(told > 0);
}

#[test]
fn claim_it_spaces_are_read_in_words() {
    let setup = setups_of(GameKind::ClaimIt).next().unwrap();
    let mut read = 0;
    walk(&setup, 4, |state| {
        let Some(seat) = state.to_act() else { return };
        let (view, info) = (state.view(seat), match_info(&setup));
        for locale in Locale::ALL {
            for (action, label) in labelled_actions(locale, &info, &view) {
                let name = label.split(':').next().unwrap_or_default();
                let named = [&label, name].map(|it| read_action(locale, &info, &view, it));
                assert_eq!(named, [Some(action), Some(action)], "{label}");
                read += usize::from(label != name);
            }
        }
    });
    assert!(read > 0);
}

#[test]
fn descriptions_of_boards_are_short_enough_and_name_every_card() {
    let mut languages = languages();
    for setup in setups() {
        let info = match_info(&setup);
        for seed in 0..2 {
            walk(&setup, seed, |state| {
                let locale = languages.next().expect("endless");
                let public = state.public_view();
                assert!(
                    table(locale, &info, &public, None)
                        .pictures()
                        .next()
                        .is_some()
                );
                let alt = alt(locale, &info, state);
                assert!(alt.chars().count() <= 1024, "{alt}");
                if let (PublicView::Kingdoms(view), false) = (&public, alt.ends_with('…')) {
                    check_rows(locale, view, &alt.replace(". ", "\n"));
                }
            });
        }
    }
    for direction in [(-1, 0), (0, -1)] {
        stretch(3, direction, |state| {
            let info = match_info(&kingdoms_setup());
            let alt = alt(Locale::De, &info, state);
            assert!(alt.chars().count() <= 1024, "{alt}");
        });
    }
}

/// A board of five players without a free space, and a roll that can be used in six ways.
fn full_claim_it_board() -> (Setup, PublicView) {
    let setup = setups_of(GameKind::ClaimIt).last().unwrap();
    let mut view = None;
    walk(&setup, 0, |state| view = Some(state.public_view()));
    let Some(PublicView::ClaimIt(mut view)) = view else {
        panic!("not Claim It");
    };
    let mut seats = view.setup.seats().collect::<Vec<_>>().into_iter().cycle();
    view.stones = BySeat::default();
    view.gold = Spaces::EMPTY;
    for (number, space) in Spaces::BOARD.into_iter().enumerate() {
        view.stones[seats.next().unwrap()].insert(space);
        if number % 2 == 0 {
            view.gold.insert(space);
        }
    }
    let mut left = (Spaces::BOARD - view.gold).into_iter();
    for number in Face::ALL {
        view.placed.claim_stones[number] = left.next();
    }
    view.placed.claimed = view.placed.claim_stones.0.into_iter().flatten().collect();
    view.supply.owner_stones = 9;
    let (seat, dice) = (Seat::First, Dice([Face::One, Face::Two, Face::Four]));
    view.awaiting = claim_it::Awaiting::Use { seat, dice };
    (setup, PublicView::ClaimIt(view))
}

#[test]
fn full_claim_it_board_is_described_to_the_end() {
    let (setup, view) = full_claim_it_board();
    for locale in Locale::ALL {
        let info = match_info(&setup);
        let screen = table(locale, &info, &view, None);
        check(&screen);
        let alt = &picture(&screen).alt;
        assert!(alt.chars().count() <= 1024 && !alt.ends_with('…'), "{alt}");
    }
}

#[test]
fn cards_have_a_picture_while_one_of_them_is_chosen() {
    let setup = kingdoms_setup();
    let mut shown = 0;
    // A language without cases, in which names are the same in every sentence.
    let locale = Locale::En;
    for seed in 0..2 {
        walk(&setup, seed, |state| {
            let Some(seat) = state.to_act() else { return };
            let info = match_info(&setup);
            let is_power = matches!(
                kingdoms_view(state).awaiting,
                kingdoms::Awaiting::Power { .. }
            );
            for reader in Seat::of(2) {
                let view = state.view(reader);
                let screen = hand(locale, &info, &view, "");
                check(&screen);
                let View::Kingdoms(own) = &view else { panic!() };
                let has_cards = screen.pictures().any(
                    |it| matches!(&it.content, PictureContent::KingdomsCards(view) if view == own),
                );
                let chooses_space = matches!(
                    &picture(&screen).content,
                    PictureContent::Kingdoms {
                        step: BoardStep::Space { .. },
                        ..
                    }
                );
                let chooses_card = reader == seat && !is_power && !chooses_space;
                assert_eq!(has_cards, chooses_card, "{screen:?}");
                shown += usize::from(has_cards);
                let alt: String = screen.pictures().map(|it| it.alt.as_str()).collect();
                for card in own
                    .own
                    .hand
                    .iter()
                    .chain(own.own.drawn.into_iter().flatten())
                {
                    let name = words::faction_one(locale, card);
                    assert!(
                        alt.contains(&name) && screen.text().contains(&name),
                        "{name}"
                    );
                }
            }
        });
    }
    assert!(shown > 0);
}

#[test]
fn own_board_marks_what_a_power_can_choose() {
    let setup = kingdoms_setup();
    let mut marked = 0;
    for seed in 0..4 {
        walk(&setup, seed, |state| {
            let Some(seat) = state.to_act() else { return };
            let (view, info) = (state.view(seat), match_info(&setup));
            let screen = hand(Locale::En, &info, &view, "");
            let PictureContent::Kingdoms { step, .. } = &picture(&screen).content else {
                panic!("not Kingdoms: {screen:?}");
            };
            let targets: &[Space] = match step {
                BoardStep::Target(targets) => targets,
                BoardStep::None | BoardStep::Space { .. } => &[],
            };
            for action in state.legal_actions() {
                let claim_rules::Action::Kingdoms(Action::Power(power)) = action else {
                    assert_eq!(targets, &[], "{action:?}");
                    continue;
                };
                if let Power::Figure(space) | Power::Swap(space) | Power::Flip(space) = power {
                    assert!(targets.contains(&space), "{space:?}");
                    marked += 1;
                }
            }
        });
    }
    assert!(marked > 0);
}
