//! Properties that hold at every step of every match of Claim Kingdoms.

use claim_rules::cards::{Faction, Seat};
use claim_rules::kingdoms::{
    Action, Awaiting, CardCounts, EndReason, Line as BoardLine, Power, Source, Space, State, View,
};
use claim_rules::record::{Replay, TimedLine, check};
use proptest::prelude::*;

use super::matches::{any_match, any_play, of, view};
use crate::rules::matches::{cases, step_through, text_of};

const SEATS: [Seat; 2] = [Seat::First, Seat::Second];

/// Asserts that there are seven cards of each faction and fifteen figures of each seat. The cards that are nowhere
/// else count as the draw pile.
#[track_caller]
pub(crate) fn check_conserved(state: &State, factions: &[Faction]) {
    let public = state.public_view();
    let mut cards: Vec<_> = public.board.cards().map(|card| card.faction).collect();
    cards.extend(public.display.into_iter().flatten());
    for seat in SEATS {
        let own = state.view(seat).own;
        cards.extend(own.hand.iter().chain(own.drawn.into_iter().flatten()));
        let bears = public.board.cards().filter(|card| card.figures[seat]);
        assert_eq!(bears.count() + usize::from(public.supply[seat]), 15);
    }
    assert_eq!(cards.len() + usize::from(public.pile_size), 49);
    let mut pile: Vec<_> = factions.iter().flat_map(|&it| [it; 7]).collect();
    for card in cards {
        let index = pile.iter().position(|&other| other == card);
        pile.remove(index.unwrap_or_else(|| panic!("too many cards of the faction {card}")));
    }
    // Unseen are the opponent's hidden cards, the cards that the opponent's Seer drew, and the pile.
    for seat in SEATS {
        let other = state.view(seat.next(2));
        let mut unseen = pile.clone();
        unseen.extend(hidden_cards(&other));
        unseen.extend(other.own.drawn.into_iter().flatten());
        assert_eq!(state.view(seat).unseen(), unseen.into_iter().collect());
    }
}

/// The cards in a seat's hand that only it knows.
fn hidden_cards(view: &View) -> Vec<Faction> {
    let open = view.public.open_hand[view.seat];
    let mut hidden: Vec<_> = view.own.hand.iter().collect();
    for card in open.iter() {
        let index = hidden.iter().position(|&other| other == card);
        hidden.remove(index.expect("an open card is in the hand"));
    }
    assert_eq!(
        hidden.len(),
        usize::from(view.public.hidden_size(view.seat))
    );
    hidden
}

/// The spaces of cards, the spaces around these, and spaces 64 away, which the engine stores in the same slot.
fn spaces(state: &State) -> Vec<Space> {
    let board = state.public_view().board;
    let mut spaces = Vec::new();
    for card in board.cards() {
        for (x, y) in (-2..=2).flat_map(|x| (-2..=2).map(move |y| (x, y))) {
            let (x, y) = (card.space.x() + x, card.space.y() + y);
            spaces.extend(Space::new(x, y));
            for (x, y) in [(x - 64, y), (x + 64, y), (x, y - 64), (x, y + 64)] {
                spaces.extend(Space::new(x, y));
            }
        }
    }
    spaces.sort_unstable();
    spaces.dedup();
    spaces
}

/// The points of the best use of the power of a card that is being placed.
fn best_use(state: &State, place: Action) -> u8 {
    let mut after = *state;
    after.play_unchecked(place);
    let uses = after.legal_actions().into_iter();
    let points = uses.filter_map(|action| match action {
        Action::Power(power) => after.public_view().power_points(power),
        _ => None,
    });
    points.max().unwrap_or(0)
}

/// Every action on one of these spaces, legal or not.
fn action_space(state: &State) -> Vec<Action> {
    let spaces = spaces(state);
    let mut actions = Vec::new();
    for one in Faction::ALL {
        actions.extend(spaces.iter().map(|&space| Action::Place(one, space)));
        actions.extend(Faction::ALL.map(|other| Action::Keep(one, other)));
    }
    let lines = [BoardLine::Row, BoardLine::Column].map(Power::Score);
    let mut powers = vec![Power::None, Power::Use, lines[0], lines[1]];
    for &space in &spaces {
        let of_one = [Power::Figure, Power::Swap, Power::Flip, Power::Copy];
        powers.extend(of_one.map(|power| power(space)));
        powers.push(Power::Remove(space, None));
        let near = |&&other: &&Space| space.x().abs_diff(other.x()) <= 2;
        let pairs = spaces.iter().filter(near);
        powers.extend(pairs.map(|&other| Power::Remove(space, Some(other))));
    }
    actions.extend(powers.into_iter().map(Action::Power));
    let sources = [
        Source::Display1,
        Source::Display2,
        Source::Display3,
        Source::Top,
    ];
    actions.extend(sources.map(Action::Draw));
    actions
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn cards_and_figures_are_conserved((factions, style) in any_play(), seed: u64) {
        step_through(&any_match(&factions, seed, style), |state| {
            check_conserved(of(state), &factions);
        });
    }

    #[test]
    fn actual_hand_is_considered_possible((factions, style) in any_play(), seed: u64) {
        step_through(&any_match(&factions, seed, style), |state| {
            for seat in SEATS {
                let hidden = hidden_cards(&view(state, seat.next(2)));
                let hidden: CardCounts = hidden.into_iter().collect();
                let known = view(state, seat).own.opponent_hands;
                let mut hands = known.hands(hidden.len());
                assert!(hands.any(|hand| hand == hidden));
            }
        });
    }

    #[test]
    fn power_points_are_what_a_power_scores((factions, style) in any_play(), seed: u64) {
        step_through(&any_match(&factions, seed, style), |state| {
            let before = of(state).public_view();
            let Awaiting::Power { seat, .. } = before.awaiting else {
                return;
            };
            for action in of(state).legal_actions() {
                let Action::Power(power) = action else {
                    continue;
                };
                let mut after = *of(state);
                after.play_unchecked(action);
                if let (Power::Copy(_), Some(_)) = (power, before.power_points(power)) {
                    after.play_unchecked(Action::Power(Power::Use));
                }
                let scored = after.public_view().points[seat] - before.points[seat];
                assert_eq!(scored, before.power_points(power).map_or(0, u16::from));
            }
        });
    }

    #[test]
    fn points_on_spaces_are_what_the_best_use_scores_there((factions, style) in any_play(), seed: u64) {
        step_through(&any_match(&factions, seed, style), |state| {
            let state = of(state);
            let Awaiting::Place(seat) = state.awaiting() else {
                return;
            };
            let board = &state.public_view().board;
            for faction in [Faction::Dwarf, Faction::Dragon, Faction::Troll] {
                if state.hand(seat).count(faction) == 0 {
                    continue;
                }
                for &space in board.open_spaces() {
                    let scored = best_use(state, Action::Place(faction, space));
                    assert_eq!(scored, board.points_on(space, faction), "{faction} on {space}");
                }
            }
        });
    }

    #[test]
    fn len_get_pick_and_contains_agree((factions, style) in any_play(), seed: u64) {
        step_through(&any_match(&factions, seed, style), |state| {
            let legal = of(state).legal_actions();
            let listed: Vec<_> = legal.iter().collect();
            assert_eq!(legal.len(), listed.len());
            assert_eq!(legal.is_empty(), listed.is_empty());
            assert_eq!(legal.get(listed.len()), None);
            assert_eq!(legal.pick(|count| count), None);
            for (n, &action) in (0..).zip(&listed) {
                let picked = legal.pick(|count| {
                    assert_eq!(count as usize, listed.len());
                    n
                });
                assert_eq!(picked, Some(action));
                assert!(legal.contains(action));
                let mut unchecked = *of(state);
                unchecked.play_unchecked(action);
                let mut checked = *of(state);
                checked.play(action).expect("a legal action");
                assert_eq!(unchecked, checked);
            }
        });
    }

    #[test]
    fn matches_end_by_the_rules((factions, style) in any_play(), seed: u64) {
        let lines = any_match(&factions, seed, style);
        let text = text_of(&lines);
        let replay = Replay::from_lines(text.lines()).expect("a correct record");
        let public = of(replay.state()).public_view();
        prop_assert!(public.turn_number <= 48);
        match public.awaiting {
            Awaiting::Over(EndReason::OutOfFigures) => {
                prop_assert_eq!(public.turn_number % 2, 0);
                prop_assert!(SEATS.iter().any(|&seat| public.supply[seat] == 0));
            }
            Awaiting::Over(EndReason::OutOfCards) => prop_assert_eq!(public.turn_number, 48),
            Awaiting::Over(EndReason::OutOfSpaces) => prop_assert_eq!(public.board.open_spaces(), []),
            awaiting => prop_assert!(false, "the match is over: {awaiting:?}"),
        }
        prop_assert_eq!(check(&text).map(|checked| checked.actions), Ok(replay.action_count()));
        for (line, text) in lines.iter().zip(text.lines()) {
            prop_assert_eq!(TimedLine::parse(text, Some(replay.kind())), Ok(line.clone().into()));
        }
    }
}

proptest! {
    #![proptest_config(cases(8))]

    #[test]
    fn exactly_the_legal_actions_are_accepted((factions, style) in any_play(), seed: u64) {
        step_through(&any_match(&factions, seed, style), |state| {
            let state = of(state);
            let legal: Vec<_> = state.legal_actions().into_iter().collect();
            let mut accepted = 0;
            let mut tried = *state;
            for action in action_space(state) {
                if tried.play(action).is_ok() {
                    assert!(legal.contains(&action), "{action}");
                    accepted += 1;
                    tried = *state;
                }
            }
            assert_eq!(accepted, legal.len());
            assert_eq!(tried, *state, "refused actions change nothing");
        });
    }
}
