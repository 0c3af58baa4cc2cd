//! Swiss pairings against all other ways to pair the same players: 945, if there are ten.

use std::collections::BTreeMap;

use rand::Rng;

use super::world::World;
use crate::event::{Entrant, Event, EventSettings, Format, Progress, Round, Scoring};
use crate::test_factor::match_count;

/// What a way to pair players is compared by, in this order, as the rules of events have it.
type Terms = (usize, usize, i64, i64, i64, u64);

#[test]
fn no_other_pairing_is_better() {
    let mut compared = 0;
    for seed in 0..match_count(30) as u64 {
        let mut world = World::new(seed, |settings| make_swiss(settings, seed));
        let mut rounds = 0;
        let mut before: Option<Event> = None;
        world.play(3 + seed % 8, |event| {
            if event.progress().rounds().len() > rounds {
                rounds += 1;
                if let Some(before) = &before {
                    compared += usize::from(is_best_after(before, event, seed));
                }
            }
            before = Some(event.clone());
        });
    }
    assert!(compared > match_count(30), "{compared} rounds compared");
}

fn make_swiss(settings: &mut EventSettings, seed: u64) {
    settings.format = Format::Swiss { rounds: 9 };
    if seed.is_multiple_of(3) {
        settings.scoring = Scoring::Duplicate;
        settings.deals = crate::event::Deals::Board;
    }
}

/// Compares the round that has begun with all others that could have. Not if people have come or gone at the same moment.
fn is_best_after(before: &Event, after: &Event, seed: u64) -> bool {
    let progress = before.progress();
    let number = progress.rounds().len() + 1;
    let round = after.progress().rounds().last().expect("a round has begun");
    let order = order_of_chance(before, progress);
    let players: Vec<_> = order
        .into_iter()
        .filter(|&it| progress.is_present(it))
        .collect();
    let mut those_in: Vec<_> = round.players().collect();
    let mut expected = players.clone();
    those_in.sort_unstable();
    expected.sort_unstable();
    if those_in != expected {
        return false;
    }
    let places = players.len().next_multiple_of(2);
    let mut words = BTreeMap::new();
    let mut stream = before.secret().named_stream(&format!("round {number}"));
    for low in 0..places {
        for high in low + 1..places {
            words.insert((low, high), stream.next_u32());
        }
    }
    let terms = |pairs: &[(usize, usize)]| terms(progress, &players, &words, pairs);
    let place = |player: Entrant| players.iter().position(|&it| it == player).expect("is in");
    let paired = round.tables.iter().map(|table| {
        let [one, other] = table.players.map(place);
        (one.min(other), one.max(other))
    });
    let byes = round
        .byes
        .iter()
        .map(|&player| (place(player), players.len()));
    let actual = terms(&paired.chain(byes).collect::<Vec<_>>());
    let mut best = None;
    for_all_pairings(
        &mut (0..places).collect::<Vec<_>>(),
        &mut Vec::new(),
        &mut |pairs| {
            let terms = terms(pairs);
            best = Some(best.map_or(terms, |best: Terms| best.min(terms)));
        },
    );
    assert_eq!(Some(actual), best, "{seed}, round {number}");
    check_seats_and_tables(progress, round, &players);
    true
}

/// All who joined before the first round, shuffled, then those who came later.
fn order_of_chance(event: &Event, progress: &Progress) -> Vec<Entrant> {
    if !progress.rounds().is_empty() {
        return progress.order.clone();
    }
    let joined = u16::try_from(progress.players().len()).expect("few players");
    let mut order: Vec<_> = (0..joined).map(Entrant).collect();
    claim_rules::chance::shuffle(&mut event.secret().named_stream("order"), &mut order);
    order
}

fn terms(
    progress: &Progress,
    players: &[Entrant],
    words: &BTreeMap<(usize, usize), u32>,
    pairs: &[(usize, usize)],
) -> Terms {
    let mut terms = (0, 0, 0, 0, 0, 0);
    for &(low, high) in pairs {
        let one = players[low];
        terms.5 += u64::from(words[&(low, high)]);
        let Some(&other) = players.get(high) else {
            let rounds = progress.rounds().iter();
            terms.1 += usize::from(rounds.clone().any(|round| round.byes.contains(&one)));
            terms.2 += progress.points(one);
            continue;
        };
        let tables = progress.rounds().iter().flat_map(|round| &round.tables);
        terms.0 += tables
            .filter(|table| table.players.contains(&one) && table.players.contains(&other))
            .count();
        terms.3 += (progress.points(one) - progress.points(other)).pow(2);
        let seats = |first, second| {
            (balance(progress, first) + 1).pow(2) + (balance(progress, second) - 1).pow(2)
        };
        terms.4 += seats(one, other).min(seats(other, one));
    }
    terms
}

/// How much more often a player has had seat 0 than seat 1.
fn balance(progress: &Progress, player: Entrant) -> i64 {
    let tables = progress.rounds().iter().flat_map(|round| &round.tables);
    tables
        .map(|table| match table.players {
            [first, _] if first == player => 1,
            [_, second] if second == player => -1,
            _ => 0,
        })
        .sum()
}

fn for_all_pairings(
    left: &mut Vec<usize>,
    pairs: &mut Vec<(usize, usize)>,
    found: &mut impl FnMut(&[(usize, usize)]),
) {
    if left.is_empty() {
        return found(pairs);
    }
    let low = left.remove(0);
    for index in 0..left.len() {
        let high = left.remove(index);
        pairs.push((low, high));
        for_all_pairings(left, pairs, found);
        pairs.pop();
        left.insert(index, high);
    }
    left.insert(0, low);
}

/// Seat 0 has the smaller balance, and the tables are in order of points.
fn check_seats_and_tables(progress: &Progress, round: &Round, players: &[Entrant]) {
    let place = |player: Entrant| players.iter().position(|&it| it == player);
    for table in &round.tables {
        let [first, second] = table.players;
        let key = |player| (balance(progress, player), place(player));
        assert!(key(first) < key(second), "seat 0 of {:?}", table.players);
    }
    let keys = round.tables.iter().map(|table| {
        let points = table.players.map(|player| progress.points(player));
        let earlier = table.players.map(place).into_iter().min();
        (
            -points[0].max(points[1]),
            -points[0].min(points[1]),
            earlier,
        )
    });
    assert!(keys.is_sorted(), "tables are in order");
}
