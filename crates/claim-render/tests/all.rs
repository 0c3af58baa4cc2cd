//! The pictures as files: they reveal no hidden cards, are small, and look as before.

mod samples;
mod snapshots;

use claim_render::{
    ChartPoint, Contrast, MAX_BYTES, Picture, chart, claim_it, kingdoms, ratings, result, tricks,
};
use claim_rules::Game;
use claim_rules::cards::{BySeat, Seat, SeatSet};
use claim_rules::claim::{self, Phase};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use samples::{FromM13, NAMES};

/// The pictures in both palettes, with their names.
fn in_both(name: &str, draw: impl Fn(Contrast) -> Picture) -> Vec<(String, Picture)> {
    vec![
        (name.to_owned(), draw(Contrast::Standard)),
        (format!("{name}-high-contrast"), draw(Contrast::High)),
    ]
}

fn board(state: &claim_rules::kingdoms::State, names: BySeat<&str>, contrast: Contrast) -> Picture {
    kingdoms(state.public_view(), &FromM13, names, &[], contrast)
}

#[test]
fn hidden_cards_do_not_change_the_picture() {
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    for cards in [4, 9, 16] {
        let state = samples::kingdoms_board(cards, 5);
        let view = Game::view(&state, Seat::First);
        let mut others = (0..20).map(|_| view.sample(&mut rng));
        let other = others.find(|other| *other != state);
        let other = other.expect("a different state with the same view");
        let [one, other] = [state, other].map(|it| board(&it, NAMES, Contrast::Standard));
        assert_eq!(one, other);
    }
}

#[test]
fn hidden_cards_do_not_change_the_picture_of_a_trick_table() {
    let mut rng = ChaCha20Rng::seed_from_u64(2);
    for players in 2..=4 {
        let setup = samples::tricks_setup(players);
        let state = samples::tricks_at(setup, Phase::Recruit, 5, 1, 1);
        let view = Game::view(&state, Seat::First);
        let mut others = (0..20).map(|_| view.sample(&mut rng));
        let other = others.find(|other| *other != state);
        let other = other.expect("a different state with the same view");
        let own = [(Seat::First, view.own.hand)];
        let draw =
            |state: &claim::State| tricks(&state.public_view(), &own, NAMES, Contrast::Standard);
        assert_eq!(draw(&state), draw(&other));
    }
}

#[test]
fn the_same_view_gives_the_same_bytes() {
    let state = samples::kingdoms_board(12, 1);
    let draw = || board(&state, NAMES, Contrast::Standard);
    let first = draw();
    let threads: Vec<_> = std::thread::scope(|scope| {
        let threads = [(); 3].map(|()| scope.spawn(draw));
        threads.map(|it| it.join().expect("it draws")).into()
    });
    assert!(threads.iter().all(|picture| *picture == first));
}

#[test]
fn pictures_are_small_files() {
    let mut pictures = Vec::new();
    for cards in [1, 8, 16, 24] {
        let state = samples::kingdoms_board(cards, 2);
        let draw = |contrast| board(&state, NAMES, contrast);
        pictures.extend(in_both(&format!("Kingdoms, {cards} cards"), draw));
    }
    for direction in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
        let state = samples::kingdoms_line(direction);
        let draw = |contrast| board(&state, NAMES, contrast);
        pictures.extend(in_both(&format!("Kingdoms, towards {direction:?}"), draw));
    }
    for players in 2..=5 {
        for (moment, state) in [
            ("begun", samples::claim_it_board(players, 8, 1)),
            ("over", samples::claim_it_over(players, 1)),
        ] {
            let draw = |contrast| claim_it(state.public_view(), state.winners(), NAMES, contrast);
            let name = format!("Claim It, {players} players, {moment}");
            pictures.extend(in_both(&name, draw));
        }
    }
    for players in 2..=4 {
        let state = samples::finished_tricks(players, 1);
        let (view, winners) = (Game::public_view(&state), state.winners());
        let draw = |contrast| result(&view, winners, NAMES, contrast);
        pictures.extend(in_both(&format!("Claim, {players} players"), draw));
    }
    for players in 2..=4 {
        let setup = samples::tricks_setup(players);
        for (phase, number) in [(Phase::Recruit, 4), (Phase::Gather, 2), (Phase::Gather, 6)] {
            let state = samples::tricks_at(setup, phase, number, 1, 1);
            let hands = Seat::of(players).map(|seat| (seat, state.view(seat).own.hand));
            let hands: Vec<_> = hands.collect();
            let view = state.public_view();
            let draw = |contrast| tricks(&view, &hands, NAMES, contrast);
            let name = format!("Tricks, {players} players, {phase:?} {number}");
            pictures.extend(in_both(&name, draw));
        }
    }
    let points: Vec<i32> = (0..51).map(|index| 1500 + (index * 67) % 311).collect();
    pictures.extend(in_both("Ratings", |contrast| ratings(&points, contrast)));
    for (name, picture) in pictures {
        let size = picture.png.len();
        assert!(size <= MAX_BYTES, "{name}: {size} bytes");
    }
}

#[test]
fn charts_can_be_of_any_length() {
    for count in [0_u8, 1, 2, 200] {
        let chances: Vec<_> = (0..count)
            .map(|index| ChartPoint {
                seat: Seat::ALL[usize::from(index % 5)],
                value: Some(f32::from(index) / 100.0),
                is_exact: false,
            })
            .collect();
        let picture = chart(&chances, 5, NAMES, Contrast::High);
        assert!(picture.png.len() <= MAX_BYTES);
    }
}

#[test]
fn results_mark_the_winners_and_not_those_who_were_ahead_and_left() {
    let state = samples::finished_tricks(3, 1);
    let view = Game::public_view(&state);
    let others: SeatSet = Seat::of(3)
        .filter(|&seat| !state.winners().contains(seat))
        .collect();
    let draw = |winners| result(&view, winners, NAMES, Contrast::Standard).png;
    assert_ne!(draw(state.winners()), draw(others));
    let over = samples::claim_it_over(3, 1);
    let view = over.public_view();
    let draw = |winners| claim_it(view, winners, NAMES, Contrast::Standard).png;
    assert_ne!(draw(over.winners()), draw(SeatSet::EMPTY));
}

#[test]
fn any_name_can_be_drawn() {
    let state = samples::claim_it_board(5, 8, 1);
    let winners = state.winners();
    let draw = |names| claim_it(state.public_view(), winners, names, Contrast::Standard);
    let without = draw(BySeat([""; 5]));
    let with = |name| draw(BySeat([name, "", "", "", ""]));
    let (wide, narrow) = ("W".repeat(32), "i".repeat(32));
    for name in ["B", "Émile", "Мария", "Ωmega", &wide, &narrow] {
        assert_ne!(with(name), without, "{name} was not drawn");
    }
    for name in ["山田", "🐙", "Ben 🐙", "\u{202e}neB", "\n"] {
        assert_eq!(
            with(name),
            without,
            "{name:?} was drawn, although the font lacks a character of it"
        );
    }
}
