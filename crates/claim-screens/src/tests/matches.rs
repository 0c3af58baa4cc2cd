//! Tests of match screens.

use std::collections::{BTreeSet, HashSet};

use claim_rules::cards::{BySeat, Card, Seat, SeatSet};
use claim_rules::record::LeaveReason;
use claim_rules::{Chapter, GameKind, PublicView, Setup, State, Turn, View, claim, kingdoms};
use claim_table::career::Achievement;
use claim_table::departure::{Agreement, Departure};
use claim_table::locale::Locale;

use super::limits::{self, presses, text};
use super::walk::{different_actions, languages, match_info, replayed, setups, walk};
use crate::emoji::{Emoji, plain};
use crate::screen::picture;
use crate::test_factor::match_count;
use crate::text::narrator::Narrator;
use crate::text::words;
use crate::{
    Ending, Finish, FinishedPress, HandPress, MatchInfo, PictureContent, PlayerInfo, Press,
    ReplayStep, Screen, Shareable, ShownRatingChange, Tone, WatchPress, bot, details, finished,
    finished_hand, hand, is_played_in_public, record_file, replay, resign_question, result_mention,
    table,
};

/// Calls `show` with every state of random matches of every game, and with languages in turn.
fn for_all_states(mut show: impl FnMut(Locale, &Setup, &State)) {
    let mut languages = languages();
    for setup in setups() {
        for seed in 0..2 {
            walk(&setup, seed, |state| {
                let locale = languages.next().expect("endless");
                show(locale, &setup, state);
            });
        }
    }
}

#[test]
fn match_screens_stay_within_limits() {
    let setups = setups();
    let check = |locale: Locale, setup: &Setup, state: &State| {
        let (info, public) = (match_info(setup), state.public_view());
        let shared = table(locale, &info, &public, None);
        limits::check(&shared);
        limits::check_further_buttons(&shared);
        limits::check(&details(locale, &info, &public, None));
        limits::check(&replayed(locale, &info, state));
        for seat in Seat::of(setup.players()) {
            let view = state.view(seat);
            let screen = hand(locale, &info, &view, "");
            limits::check(&screen);
            limits::check_further_buttons(&screen);
            limits::check(&details(locale, &info, &public, Some(&view)));
            let is_turn = state.to_act() == Some(seat);
            assert_eq!(screen.tone == Tone::YourTurn, is_turn);
            let different = different_actions(&view);
            let expect: BTreeSet<_> = different.iter().map(ToString::to_string).collect();
            assert_eq!(reachable(locale, &info, &view, &screen), expect);
        }
    };
    let mut languages = languages();
    for (seed, setup) in (0..).zip(setups.iter().cycle()).take(match_count(20)) {
        walk(setup, seed, |state| {
            let locale = languages.next().expect("endless");
            check(locale, setup, state);
        });
    }
}

/// The actions that buttons lead to, step by step. Every step but the first must have a way back.
fn reachable(locale: Locale, info: &MatchInfo, view: &View, at_first: &Screen) -> BTreeSet<String> {
    let mut actions = BTreeSet::new();
    let mut seen = BTreeSet::new();
    let mut left = vec![(String::new(), at_first.clone())];
    while let Some((chosen, screen)) = left.pop() {
        let mut back = false;
        for press in presses(&screen) {
            match press {
                Press::Hand(HandPress::Act { action, .. }) => {
                    actions.insert(action);
                }
                Press::Hand(HandPress::Choose { chosen: next, .. }) => {
                    back |= chosen.starts_with(&next);
                    if seen.insert(next.clone()) {
                        let screen = hand(locale, info, view, &next);
                        limits::check(&screen);
                        left.push((next, screen));
                    }
                }
                Press::Watch(WatchPress::Details(_) | WatchPress::More(_)) | Press::Rules(..) => {}
                other => panic!("unexpected press {other:?}"),
            }
        }
        assert!(
            back || screen.blocks == at_first.blocks,
            "no way back from {chosen:?}"
        );
    }
    actions
}

#[test]
fn finished_screens_stay_within_limits_for_every_ending() {
    for_all_states(|locale, setup, state| {
        if state.turn() != Turn::Over {
            return;
        }
        let (info, public) = (match_info(setup), state.public_view());
        for how in [
            Ending::Played,
            Ending::Left(Seat::Second, LeaveReason::Resigned),
            Ending::Left(Seat::First, LeaveReason::Timeout),
            Ending::CalledOff(Seat::First, LeaveReason::Left),
            Ending::Drawn,
            Ending::Aborted,
            Ending::Stopped,
            Ending::StoppedByOrganiser,
        ] {
            let is_stopped = matches!(how, Ending::Stopped | Ending::StoppedByOrganiser);
            let winners = match how {
                Ending::Played => state
                    .outcome()
                    .map_or_else(Vec::new, |played| played.winners),
                Ending::Left(seat, _) => setup.opponents(seat),
                Ending::Drawn => Seat::of(setup.players()).collect(),
                Ending::CalledOff(..)
                | Ending::Aborted
                | Ending::Stopped
                | Ending::StoppedByOrganiser => Vec::new(),
            };
            let finish = Finish {
                series: None,
                unrated: None,
                achievements: Seat::of(setup.players())
                    .flat_map(|seat| {
                        let earned = [Achievement::WinClaimMix, Achievement::FiveInARow];
                        earned.map(|it| (seat, it))
                    })
                    .collect(),
                how,
                was_played: !is_stopped,
                winners,
                is_among_those_who_stayed: false,
                view: public.clone(),
                ratings: Seat::of(setup.players())
                    .map(|seat| ShownRatingChange {
                        seat,
                        before: 1500.0,
                        after: 1512.4,
                        is_provisional: seat == Seat::First,
                    })
                    .collect(),
            };
            limits::check(&finished(locale, &info, &finish));
            for seat in Seat::of(setup.players()) {
                let screen = finished_hand(locale, &info, &finish, seat);
                limits::check(&screen);
                let mut offers = vec![Press::Finished(FinishedPress::Rematch(info.id))];
                if !is_stopped && !matches!(how, Ending::CalledOff(..)) {
                    offers.push(Press::Shareable(Shareable::Analysis(info.id)));
                }
                assert_eq!(presses(&screen), offers);
                limits::check(&result_mention(locale, &info, &finish, seat));
            }
        }
    });
}

#[test]
fn board_that_only_its_player_sees_has_the_colour_of_their_turn() {
    let setup = setups()
        .into_iter()
        .find(|it| it.kind() == GameKind::ClaimIt);
    let setup = setup.expect("Claim It is a game");
    walk(&setup, 2, |state| {
        let shown = |reader| {
            let (info, view) = (match_info(&setup), state.public_view());
            table(Locale::En, &info, &view, reader).tone
        };
        assert_eq!(shown(None), Tone::Table(GameKind::ClaimIt));
        for seat in Seat::of(setup.players()) {
            let is_turn = state.to_act() == Some(seat);
            assert_eq!(shown(Some(seat)) == Tone::YourTurn, is_turn);
        }
    });
}

#[test]
fn no_text_shows_a_message_key() {
    for_all_states(|locale, setup, state| {
        let screen = table(locale, &match_info(setup), &state.public_view(), None);
        let view = state.view(Seat::First);
        for text in [
            text(&screen),
            text(&hand(locale, &match_info(setup), &view, "")),
        ] {
            // In keys a letter follows the underscore; in the test names it does not.
            let letters = |pair: &[char]| pair[0] == '_' && pair[1].is_ascii_lowercase();
            let chars: Vec<_> = text.chars().collect();
            assert!(!chars.windows(2).any(letters), "{text}");
        }
    });
}

/// The cards that a text names or shows.
fn named(locale: Locale, text: &str) -> HashSet<Card> {
    let text = text.replace('\u{a0}', " ");
    let faces = text.chars().filter_map(Emoji::from_char);
    let face = |emoji| match emoji {
        Emoji::Card(card) | Emoji::Unplayable(card) => Some(card),
        _ => None,
    };
    let names = Card::ALL.into_iter();
    let names = names.filter(|&card| {
        let forms = [words::plain_card, words::plain_card_object];
        forms.iter().any(|form| text.contains(&form(locale, card)))
    });
    faces.filter_map(face).chain(names).collect()
}

fn cards(set: impl IntoIterator<Item = Card>) -> impl Iterator<Item = Card> {
    set.into_iter()
}

/// The cards that are public knowledge.
fn public(view: &claim::PublicView) -> HashSet<Card> {
    let mut known: HashSet<Card> = view.middle.into_iter().flatten().collect();
    known.extend(view.trick.plays().map(|(_, card)| card));
    for BySeat(sets) in [view.recruited, view.score, view.gnomes] {
        known.extend(sets.into_iter().flatten());
    }
    for set in [view.discarded, view.waiting, view.removed] {
        known.extend(cards(set));
    }
    known
}

#[test]
fn screens_reveal_no_hidden_cards() {
    for_all_states(|locale, setup, state| {
        let info = match_info(setup);
        let PublicView::Claim(view) = state.public_view() else {
            return;
        };
        let public = public(&view);
        let shown = named(
            locale,
            &text(&table(locale, &info, &state.public_view(), None)),
        );
        assert!(shown.is_subset(&public), "{shown:?}");
        let shown = details(locale, &info, &state.public_view(), None);
        let shown = named(locale, &text(&shown));
        assert!(shown.is_subset(&public), "{shown:?}");
        for seat in Seat::of(setup.players()) {
            let any = state.view(seat);
            let View::Claim(view) = &any else {
                return;
            };
            let mut known = public.clone();
            known.extend(cards(view.own.hand).chain(cards(view.own.followers)));
            known.extend(view.own.peeked);
            known.extend(view.own.known_draws.0.into_iter().flatten());
            let shown = details(locale, &info, &state.public_view(), Some(&any));
            let shown = named(locale, &text(&shown));
            assert!(shown.is_subset(&known), "{shown:?}");
            let shown = named(locale, &text(&hand(locale, &info, &any, "")));
            assert!(shown.is_subset(&known), "{shown:?}");
            let held: HashSet<_> = cards(view.own.hand).collect();
            assert!(held.is_subset(&shown), "a card of the hand is missing");
        }
    });
}

#[test]
fn only_games_with_hands_have_hand_screens() {
    for setup in setups() {
        let view = State::new(&setup).view(Seat::First);
        for (locale, hand_of) in [(Locale::En, "Your hand"), (Locale::De, "Deine Hand")] {
            let screen = hand(locale, &match_info(&setup), &view, "");
            let has_hands = !is_played_in_public(setup.kind());
            assert_eq!(screen.text().contains(hand_of), has_hands, "{screen:?}");
        }
    }
}

/// The public message of a random match played to its end.
fn played_out(locale: Locale, setup: &Setup, seed: u64) -> Screen {
    finished(locale, &match_info(setup), &finish(setup, seed))
}

/// The end of a random match.
pub(super) fn finish(setup: &Setup, seed: u64) -> Finish {
    let mut end = None;
    walk(setup, seed, |state| end = Some(state.clone()));
    let end = end.unwrap();
    Finish {
        series: None,
        unrated: None,
        achievements: Vec::new(),
        how: Ending::Played,
        was_played: true,
        winners: end.outcome().unwrap().winners,
        is_among_those_who_stayed: false,
        view: end.public_view(),
        ratings: Vec::new(),
    }
}

#[test]
fn result_says_that_a_player_who_left_cannot_win() {
    let setup = setups().into_iter().find(|it| it.players() == 3);
    let setup = setup.expect("a game is for three");
    let info = match_info(&setup);
    for (locale, sentence) in [
        (Locale::En, "Players who left can’t win"),
        (
            Locale::De,
            "Wer die Partie verlassen hat, kann nicht gewinnen",
        ),
    ] {
        let mut end = finish(&setup, 1);
        for is_among_those_who_stayed in [false, true] {
            end.is_among_those_who_stayed = is_among_those_who_stayed;
            let public = finished(locale, &info, &end);
            let private = finished_hand(locale, &info, &end, Seat::First);
            for screen in [public, private] {
                limits::check(&screen);
                let is_said = screen.text().contains(sentence);
                assert_eq!(is_said, is_among_those_who_stayed, "{screen:?}");
            }
        }
    }
}

#[test]
fn final_board_has_its_score() {
    for setup in setups() {
        let signs: &[&str] = match setup.kind() {
            GameKind::Kingdoms => &[
                "Spielende:",
                "Kontrolle der Fraktionen",
                "Punkte mit Kontrolle",
            ],
            GameKind::ClaimIt => &["🅐 ", "Gold "],
            _ => continue,
        };
        for seed in 0..5 {
            let screen = played_out(Locale::De, &setup, seed);
            limits::check(&screen);
            for sign in signs {
                let body = plain(&screen.text()).replace('\u{a0}', " ");
                assert!(body.contains(sign), "{sign}: {screen:?}");
            }
            assert!(!screen.text().contains("Diesen Zug"), "{screen:?}");
        }
    }
}

#[test]
fn open_cards_are_named_by_faction_and_value() {
    let mut checked = 0;
    for_all_states(|locale, setup, state| {
        let PublicView::Claim(view) = state.public_view() else {
            return;
        };
        let screen = table(locale, &match_info(setup), &state.public_view(), None);
        let shown = plain(&text(&screen));
        let sets = view
            .gnomes
            .0
            .into_iter()
            .chain([view.waiting, view.removed]);
        for set in sets {
            let values: Vec<_> = cards(set).map(|card| card.value().to_string()).collect();
            let Some(first) = cards(set).next() else {
                continue;
            };
            let expect = if values.len() == 1 {
                plain(&words::card(locale, first))
            } else {
                let name = words::faction_many(locale, first.faction());
                format!("{name} {}", values.join(" "))
            };
            assert!(shown.contains(&expect), "{expect}: {shown}");
            checked += 1;
        }
    });
    assert!(checked > 0);
}

#[test]
fn power_prompt_names_the_faction() {
    let setup = setups()
        .into_iter()
        .find(|it| it.kind() == GameKind::Kingdoms);
    let setup = setup.unwrap();
    let mut asked = 0;
    for seed in 0..5 {
        walk(&setup, seed, |state| {
            let (PublicView::Kingdoms(view), Some(seat)) = (state.public_view(), state.to_act())
            else {
                return;
            };
            let kingdoms::Awaiting::Power { faction, .. } = view.awaiting else {
                return;
            };
            asked += 1;
            for locale in Locale::ALL {
                let screen = hand(locale, &match_info(&setup), &state.view(seat), "");
                let name = words::faction_one(locale, faction);
                let power = format!("\n{name}");
                assert!(limits::headline(&screen).contains(&name), "{screen:?}");
                assert!(screen.text().contains(&power), "{power}: {screen:?}");
            }
        });
    }
    assert!(asked > 0);
}

#[test]
fn replay_steps_by_action_and_by_chapter() {
    let setup = &setups()[0];
    let mut state = None;
    walk(setup, 0, |it| state = Some(it.clone()));
    let state = state.unwrap();
    let views: Vec<_> = Seat::of(2).map(|seat| state.view(seat)).collect();
    let chapters = [(0, Chapter::Turn(1)), (2, Chapter::Turn(2))];
    let target = |screen: &Screen, label: &str| {
        let button = screen.all_buttons().find(|it| it.label == label).unwrap();
        match button.press {
            Press::Shareable(Shareable::Replay { actions, .. }) => {
                button.enabled.then_some(actions)
            }
            _ => None,
        }
    };
    for (actions, previous, next) in [
        (0, None, Some(2)),
        (1, Some(0), Some(2)),
        (2, Some(0), Some(4)),
        (3, Some(2), Some(4)),
        (4, Some(2), None),
    ] {
        let step = ReplayStep {
            views: &views,
            actions,
            total: 4,
            chapters: &chapters,
            analysis: None,
            early_end: None,
            winners: None,
        };
        let screen = replay(Locale::En, &match_info(setup), &step);
        limits::check(&screen);
        assert_eq!(target(&screen, "Prev. turn"), previous, "{actions}");
        assert_eq!(target(&screen, "Next turn"), next, "{actions}");
        let turn = if actions < 2 {
            "-# Turn\u{a0}1 · "
        } else {
            "-# Turn\u{a0}2 · "
        };
        assert_eq!(screen.text().contains(turn), actions < 4, "{actions}");
    }
}

#[test]
fn replay_shows_all_hands() {
    let setup = setups().into_iter().find(|it| it.kind() == GameKind::Claim);
    let setup = setup.unwrap();
    let names = ["Anna", "Ben"].map(|name| PlayerInfo {
        name: name.into(),
        user: None,
    });
    let info = MatchInfo {
        players: names.to_vec(),
        ..match_info(&setup)
    };
    walk(&setup, 1, |state| {
        let screen = replayed(Locale::En, &info, state);
        let picture = limits::picture(&screen);
        for seat in Seat::of(2) {
            let View::Claim(view) = state.view(seat) else {
                panic!("a view of Claim");
            };
            let count = view.own.hand.len();
            let heading = format!(
                "{}’s hand ({count})",
                info.players[seat.index()].name.plain()
            );
            assert_eq!(picture.text.contains(&heading), count > 0);
            assert_eq!(picture.alt.contains(&heading), count > 0, "{}", picture.alt);
            let cards = view.own.hand.into_iter();
            for card in cards {
                let faces = [Emoji::Card(card), Emoji::Unplayable(card)];
                let is_shown = |face: Emoji| picture.text.contains(&face.to_string());
                assert!(faces.into_iter().any(is_shown), "{}", picture.text);
            }
        }
    });
}

#[test]
fn texts_of_finished_matches_stay_within_limits() {
    let setup = &setups()[0];
    for departure in [
        Departure::TakenOver,
        Departure::CalledOff(None),
        Departure::CalledOff(Some(1)),
        Departure::LostForCallingOff,
        Departure::Lost,
    ] {
        let info = match_info(setup);
        limits::check(&resign_question(
            Locale::De,
            &info,
            departure,
            &[Agreement::Draw, Agreement::CallOff],
        ));
    }
    let screen = record_file(Locale::De, &match_info(setup), "{}\n".into());
    limits::check(&screen);
    assert_eq!(screen.attachment.unwrap().text, "{}\n");
}

#[test]
fn last_picture_of_a_replay_marks_those_who_won_by_the_result() {
    let mut tested = 0;
    for setup in setups().iter().filter(|it| it.kind() == GameKind::ClaimIt) {
        let mut state = None;
        walk(setup, 0, |it| state = Some(it.clone()));
        let state = state.expect("something was played");
        let views: Vec<_> = Seat::of(setup.players())
            .map(|seat| state.view(seat))
            .collect();
        for winner in Seat::of(setup.players()) {
            let winners: SeatSet = [winner].into_iter().collect();
            let step = ReplayStep {
                views: &views,
                actions: 4,
                total: 4,
                chapters: &[(0, Chapter::Turn(1))],
                analysis: None,
                early_end: None,
                winners: Some(winners),
            };
            let screen = replay(Locale::En, &match_info(setup), &step);
            match limits::picture(&screen).content {
                PictureContent::ClaimIt {
                    winners: marked, ..
                } => assert_eq!(marked, winners),
                _ => panic!("the board is not shown"),
            }
            tested += 1;
        }
    }
    assert!(tested > 0, "no match of Claim It");
}

#[test]
fn bots_have_no_more_than_their_names_in_pictures() {
    for locale in Locale::ALL {
        let mut info = match_info(&setups()[0]);
        info.players[0].name = "Jo (12)".into();
        info.players[1] = bot(locale, "Pip");
        let narrator = Narrator {
            locale,
            info: &info,
            reader: None,
        };
        assert_eq!(picture::names(narrator), ["Jo (12)", "Pip"]);
    }
}
