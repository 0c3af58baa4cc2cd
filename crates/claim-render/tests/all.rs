//! The pictures as files: they reveal no hidden cards, are small and legible, and look as before.

mod gallery;
mod matches;
mod samples;
mod snapshots;

use std::collections::BTreeSet;
use std::path::Path;

use claim_render::{
    ChartPoint, Contrast, KingdomsChoice, LobbySeat, MAX_BYTES, Names, Pairing, PairingResult,
    Picture, PodiumPlace, StandingRow, chart, claim_it, hand, kingdoms, kingdoms_cards,
    kingdoms_end, lobby, pairings, podium, standings, tricks, tricks_end,
};
use claim_rules::cards::{BySeat, Seat, SeatSet};
use claim_rules::claim::Phase;
use claim_rules::{Game, GameKind};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use samples::NAMES;

const BOTH: [Contrast; 2] = [Contrast::Standard, Contrast::High];

/// The size in bytes that nine of ten pictures have at most.
const USUAL_BYTES: usize = 50_000;

/// A digit or capital of at least 25 units is asserted where text is drawn, in debug builds as that
/// of the tests.
#[test]
fn pictures_are_small_files_with_legible_text() {
    let gallery = std::env::var_os("CLAIM_RENDER_GALLERY");
    let (mut small, mut all) = (0, 0);
    for (name, draw) in gallery::entries() {
        for contrast in BOTH {
            let Picture { png, width, .. } = draw(contrast);
            let size = png.len();
            assert!(size <= MAX_BYTES, "{name}: {size} bytes");
            small += usize::from(size <= USUAL_BYTES);
            all += 1;
            assert!([1040, 880].contains(&width), "{name}: {width} pixels");
            if let Some(folder) = &gallery {
                let name = snapshots::with_contrast(&name, contrast);
                let file = Path::new(folder).join(format!("{name}.png"));
                std::fs::write(file, png).expect("the picture can be written");
            }
        }
    }
    assert!(10 * small >= 9 * all, "only {small} of {all} are small");
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
        let draw = |state: &claim_rules::kingdoms::State| {
            let board = state.public_view();
            let board = kingdoms(
                board,
                KingdomsChoice::Nothing,
                Seat::First,
                NAMES,
                Contrast::Standard,
            );
            (
                board,
                kingdoms_cards(&state.view(Seat::First), Contrast::Standard),
            )
        };
        assert_eq!(draw(&state), draw(&other));
    }
}

#[test]
fn hidden_cards_do_not_change_the_picture_of_a_trick_table() {
    let mut rng = ChaCha20Rng::seed_from_u64(2);
    for players in 2..=4 {
        for phase in [Phase::Recruit, Phase::Gather] {
            let setup = samples::claim2_setup(players);
            let state = samples::tricks_at(setup, phase, 5, 1, 1);
            let view = state.view(Seat::First);
            let mut others = (0..20).map(|_| view.sample(&mut rng));
            let other = others.find(|other| *other != state);
            let other = other.expect("a different state with the same view");
            let draw = |state: &claim_rules::claim::State| {
                let own = hand(&state.view(Seat::First), NAMES, Contrast::Standard);
                (
                    own,
                    tricks(&state.public_view(), &[], None, NAMES, Contrast::Standard),
                )
            };
            assert_eq!(draw(&state), draw(&other));
        }
    }
}

/// Also in several threads, which share what is cached.
#[test]
fn the_same_view_gives_the_same_bytes() {
    let draw = || -> Vec<Picture> {
        let entries = gallery::entries().into_iter().step_by(5);
        entries.map(|(_, draw)| draw(Contrast::Standard)).collect()
    };
    let [first, second] = std::thread::scope(|scope| {
        let threads = [(); 2].map(|()| scope.spawn(draw));
        threads.map(|it| it.join().expect("it draws"))
    });
    assert_eq!(first, second);
}

#[test]
fn chosen_card_of_a_hand_is_marked() {
    let setup = samples::tricks_setup(2);
    let state = samples::tricks_at(setup, Phase::Gather, 5, 0, 1);
    let view = state.public_view();
    let hands = Seat::of(2).map(|seat| (seat, state.view(seat).own.hand));
    let hands: Vec<_> = hands.collect();
    let draw = |chosen| tricks(&view, &hands, chosen, NAMES, Contrast::Standard).png;
    // Two equal cards are one choice.
    let cards: BTreeSet<_> = hands.iter().flat_map(|(_, hand)| *hand).collect();
    let chosen = cards.iter().map(|&card| draw(Some(card)));
    let pictures: BTreeSet<_> = chosen.chain([draw(None)]).collect();
    assert_eq!(pictures.len(), cards.len() + 1);
}

#[test]
fn ends_mark_the_winners_and_not_those_who_were_ahead_and_left() {
    let state = samples::finished_tricks(3, 1);
    let view = state.public_view();
    let others: SeatSet = Seat::of(3)
        .filter(|&seat| !state.winners().contains(seat))
        .collect();
    let draw = |winners| tricks_end(&view, winners, NAMES, Contrast::Standard).png;
    assert_ne!(draw(state.winners()), draw(others));
    let over = samples::claim_it_over(3, 1);
    let view = over.public_view();
    let draw = |winners| claim_it(view, winners, NAMES, Contrast::Standard).png;
    assert_ne!(draw(over.winners()), draw(SeatSet::EMPTY));
}

#[test]
fn names_that_cannot_be_written_become_the_letter_of_the_seat() {
    let state = samples::claim_it_board(5, 8, 1);
    let draw = |names: Names<'_>| {
        claim_it(
            state.public_view(),
            SeatSet::EMPTY,
            names,
            Contrast::Standard,
        )
        .png
    };
    let with = |name| draw(BySeat([name, "", "", "", ""]));
    let letter = with("A");
    let (wide, narrow) = ("W".repeat(32), "i".repeat(32));
    for name in ["B", "Émile", "Мария", "Ωmega", "Nguyễn", &wide, &narrow] {
        assert_ne!(with(name), letter, "{name} was not drawn");
    }
    for name in [
        "山田",
        "さくら",
        "王小明",
        "김민준",
        "محمد",
        "דוד",
        "สมชาย",
        "🐙",
        "Ben 🐙",
        "\u{202e}neB",
        "\n",
        "",
    ] {
        assert_eq!(
            with(name),
            letter,
            "{name:?} was drawn, although the font lacks it"
        );
    }
}

#[test]
fn every_picture_of_a_match_replaces_names_that_it_cannot_write() {
    const LETTERS: Names<'_> = BySeat(["A", "B", "C", "D", "E"]);
    const OTHERS: Names<'_> = BySeat(["山田", "محمد", "🐙", "Ben 🐙", ""]);
    let contrast = Contrast::Standard;
    let [two, four] = [2, 4].map(|players| samples::finished_tricks(players, 1));
    let board = samples::kingdoms_board(8, 1);
    let over = samples::claim_it_over(5, 1);
    let waiting = samples::any_setup(GameKind::ClaimIt, 5);
    let draw = |names: Names<'_>| {
        let taken = Seat::ALL.map(|seat| LobbySeat::Taken(names[seat]));
        let mut pictures = vec![
            kingdoms(
                board.public_view(),
                KingdomsChoice::Nothing,
                Seat::First,
                names,
                contrast,
            ),
            kingdoms_end(board.public_view(), SeatSet::EMPTY, names, contrast),
            claim_it(over.public_view(), over.winners(), names, contrast),
            lobby(&waiting, &taken, contrast),
        ];
        for state in [&two, &four] {
            let view = state.public_view();
            pictures.extend([
                hand(&state.view(Seat::First), names, contrast),
                tricks(&view, &[], None, names, contrast),
                tricks_end(&view, state.winners(), names, contrast),
            ]);
        }
        pictures
    };
    let differs = |(one, other): (Picture, Picture)| one != other;
    let pictures = draw(OTHERS).into_iter().zip(draw(LETTERS));
    let differing: Vec<_> = pictures.map(differs).collect();
    assert!(!differing.contains(&true), "{differing:?}");
}

#[test]
fn rankings_are_left_to_text_if_the_font_lacks_a_name() {
    let draw = |name| {
        let (place, points) = (1, "1284");
        let step = PodiumPlace {
            place,
            name,
            score: points,
        };
        let row = StandingRow {
            place,
            name,
            rounds: &[],
            points,
        };
        let pairing = Pairing {
            table: 1,
            players: ["Ann", name],
            result: PairingResult::Open,
        };
        [
            podium(&[step], Contrast::Standard),
            standings(&[row], Contrast::Standard),
            pairings(&[pairing], Contrast::Standard),
        ]
        .map(|it| it.is_some())
    };
    assert_eq!(draw("Мария"), [true; 3]);
    for name in ["山田", "Ben 🐙", ""] {
        assert_eq!(draw(name), [false; 3], "{name}");
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
