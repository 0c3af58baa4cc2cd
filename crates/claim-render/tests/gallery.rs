//! Every kind of picture, of ordinary and extreme positions: what the tests look at, and with
//! `CLAIM_RENDER_GALLERY` a folder of files to look at.

use claim_render::{
    ChartPoint, Contrast, KingdomsChoice, LobbySeat, Names, Pairing, PairingResult, Picture,
    PodiumPlace, RoundResult, StandingRow, chart, claim_it, hand, kingdoms, kingdoms_cards,
    kingdoms_end, lobby, pairings, podium, ratings, standings, tricks, tricks_end,
};
use claim_rules::cards::{BySeat, Faction, Seat, SeatSet};
use claim_rules::claim::{self, Awaiting, Phase};
use claim_rules::kingdoms::{self as kingdoms_rules};
use claim_rules::{Game, GameKind, Turn};

use crate::samples::{self, NAMES};

/// A picture's name, and how it is drawn.
pub(crate) type Entry = (String, Box<dyn Fn(Contrast) -> Picture>);

/// Names that are hard to write.
pub(crate) const HARD_NAMES: Names<'_> = BySeat([
    "محمد",
    "山田太郎",
    "🐙🐙🐙",
    "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww",
    "Nguyễn Thị Minh",
]);

/// All pictures.
pub(crate) fn entries() -> Vec<Entry> {
    let mut entries = Vec::new();
    add_tricks(&mut entries);
    add_choices(&mut entries);
    add_kingdoms(&mut entries);
    add_claim_it(&mut entries);
    add_ends(&mut entries);
    add_lobbies(&mut entries);
    add_events(&mut entries);
    add_charts(&mut entries);
    entries
}

fn add(
    entries: &mut Vec<Entry>,
    name: impl Into<String>,
    draw: impl Fn(Contrast) -> Picture + 'static,
) {
    entries.push((name.into(), Box::new(draw)));
}

fn add_tricks(entries: &mut Vec<Entry>) {
    let moments = [
        (Phase::Recruit, 1, 0),
        (Phase::Recruit, 6, 1),
        (Phase::Gather, 1, 1),
        (Phase::Gather, 6, 1),
    ];
    for players in 2..=4 {
        for setup in [
            samples::tricks_setup(players),
            samples::claim2_setup(players),
        ] {
            for (phase, number, cards) in moments {
                let state = samples::tricks_at(setup, phase, number, cards, 2);
                let has_gnomes = setup.factions().contains(Faction::Gnome);
                let deck = if has_gnomes { "gnomes" } else { "goblins" };
                let name = format!("{players}-{deck}-{phase:?}-{number}").to_lowercase();
                add_table(entries, &name, &state);
            }
        }
    }
    let all_goblins = samples::all_goblins();
    add(entries, "table-2-all-goblins", move |it| {
        tricks(&all_goblins, &[], None, NAMES, it)
    });
    add(entries, "end-2-all-goblins", move |it| {
        tricks_end(&all_goblins, Seat::of(1).collect(), NAMES, it)
    });
}

/// The table from all points of view.
fn add_table(entries: &mut Vec<Entry>, name: &str, state: &claim::State) {
    let seat = state.to_act().unwrap_or_default();
    let players = state.setup().players();
    let (own, other) = (state.view(seat), state.view(seat.next(players)));
    add(entries, format!("hand-{name}"), move |it| {
        hand(&own, NAMES, it)
    });
    add(entries, format!("waiting-{name}"), move |it| {
        hand(&other, HARD_NAMES, it)
    });
    let public = state.public_view();
    add(entries, format!("table-{name}"), move |it| {
        tricks(&public, &[], None, NAMES, it)
    });
    let hands = Seat::of(players).map(|seat| (seat, state.view(seat).own.hand));
    let hands: Vec<_> = hands.collect();
    let chosen = state.view(seat).own.hand.into_iter().next();
    let all = hands.clone();
    add(entries, format!("open-{name}"), move |it| {
        tricks(&public, &all, None, NAMES, it)
    });
    if players == 2 {
        add(entries, format!("chosen-{name}"), move |it| {
            tricks(&public, &hands, chosen, NAMES, it)
        });
    }
}

fn add_choices(entries: &mut Vec<Entry>) {
    let is_seers = |it: &claim::State| matches!(it.awaiting(), Awaiting::Take { top: true, .. });
    let is_other = |it: &claim::State| matches!(it.awaiting(), Awaiting::Take { top: false, .. });
    let is_giants = |it: &claim::State| matches!(it.awaiting(), Awaiting::Remove { .. });
    for players in 2..=4 {
        let setup = samples::claim2_setup(players);
        add_table(
            entries,
            &format!("{players}-seer"),
            &samples::first(&setup, is_seers),
        );
        if players > 2 {
            add_table(
                entries,
                &format!("{players}-take"),
                &samples::first(&setup, is_other),
            );
        }
    }
    let setup = samples::claim2_setup(3);
    add_table(entries, "3-giant", &samples::first(&setup, is_giants));
    let dragon = |it: &claim::State| {
        let view = it.public_view();
        let led = view.trick.cards().first().map(|card| card.faction());
        view.phase == Phase::Gather && led == Some(Faction::Dragon) && !view.waiting.is_empty()
    };
    for players in [2, 4] {
        let setup = samples::claim2_setup(players);
        add_table(
            entries,
            &format!("{players}-dragon"),
            &samples::first(&setup, dragon),
        );
    }
}

fn add_kingdoms(entries: &mut Vec<Entry>) {
    for cards in [1, 8, 18, 25] {
        let state = samples::kingdoms_board(cards, 1);
        let view = *state.public_view();
        let seat = view.to_act().unwrap_or_default();
        let mut spaces = view.placeable_spaces().to_vec();
        spaces.sort_by_key(|space| (-space.y(), space.x()));
        let targets: Vec<_> = view
            .board
            .cards()
            .step_by(4)
            .map(|card| card.space)
            .collect();
        for (what, card) in [("place", Faction::Seer), ("gains", Faction::Troll)] {
            let spaces = spaces.clone();
            add(entries, format!("kingdoms-{cards}-{what}"), move |it| {
                let spaces = &spaces;
                let choice = KingdomsChoice::Space { card, spaces };
                kingdoms(&view, choice, seat, NAMES, it)
            });
        }
        add(entries, format!("kingdoms-{cards}-target"), move |it| {
            kingdoms(&view, KingdomsChoice::Card(&targets), seat, HARD_NAMES, it)
        });
        add(entries, format!("kingdoms-{cards}"), move |it| {
            kingdoms(&view, KingdomsChoice::Nothing, Seat::First, NAMES, it)
        });
        let own = state.view(seat);
        add(entries, format!("kingdoms-{cards}-cards"), move |it| {
            kingdoms_cards(&own, it)
        });
    }
    for direction in [(1, 0), (0, 1)] {
        let view = *samples::kingdoms_line(direction).public_view();
        add(
            entries,
            format!("kingdoms-line-{}", direction.0),
            move |it| kingdoms(&view, KingdomsChoice::Nothing, Seat::First, NAMES, it),
        );
    }
    let is_keeping =
        |it: &kingdoms_rules::State| matches!(it.awaiting(), kingdoms_rules::Awaiting::Keep { .. });
    let is_drawing =
        |it: &kingdoms_rules::State| matches!(it.awaiting(), kingdoms_rules::Awaiting::Draw(_));
    let setup = samples::kingdoms_setup();
    for (name, state) in [
        ("keep", samples::first(&setup, is_keeping)),
        ("draw", samples::first(&setup, is_drawing)),
    ] {
        let own = state.view(state.to_act().unwrap_or_default());
        add(entries, format!("kingdoms-cards-{name}"), move |it| {
            kingdoms_cards(&own, it)
        });
    }
}

fn add_claim_it(entries: &mut Vec<Entry>) {
    for players in 2..=5 {
        for stones in [0, 8, 18] {
            let view = *samples::claim_it_board(players, stones, 1).public_view();
            let names = if stones == 8 { HARD_NAMES } else { NAMES };
            add(entries, format!("claim-it-{players}-{stones}"), move |it| {
                claim_it(&view, SeatSet::EMPTY, names, it)
            });
        }
    }
}

fn add_ends(entries: &mut Vec<Entry>) {
    for players in 2..=4 {
        for (seed, names) in [(1, NAMES), (2, HARD_NAMES)] {
            let state = samples::finished_tricks(players, seed);
            let (view, winners) = (state.public_view(), state.winners());
            add(entries, format!("end-{players}-{seed}"), move |it| {
                tricks_end(&view, winners, names, it)
            });
        }
    }
    let draw = samples::finished_tricks(2, 3).public_view();
    add(entries, "end-2-draw", move |it| {
        tricks_end(&draw, Seat::of(2).collect(), NAMES, it)
    });
    let draw = *samples::claim_it_over(5, 2).public_view();
    add(entries, "end-claim-it-draw", move |it| {
        claim_it(&draw, Seat::of(2).collect(), NAMES, it)
    });
    for (players, names) in [(2, NAMES), (5, NAMES), (4, HARD_NAMES)] {
        let state = samples::claim_it_over(players, 1);
        let (view, winners) = (*state.public_view(), state.winners());
        add(entries, format!("end-claim-it-{players}"), move |it| {
            claim_it(&view, winners, names, it)
        });
    }
    let is_over = |it: &kingdoms_rules::State| it.turn() == Turn::Over;
    let state = samples::first(&samples::kingdoms_setup(), is_over);
    let (view, winners) = (*state.public_view(), state.winners());
    add(entries, "end-kingdoms", move |it| {
        kingdoms_end(&view, winners, NAMES, it)
    });
}

fn add_lobbies(entries: &mut Vec<Entry>) {
    use LobbySeat::{Free, Reserved, Taken};
    let two = &[Taken("Fiona"), Free][..];
    let three = &[Taken("Maximilian der Große"), Free, Taken("山田")];
    let four = &[Taken("Fiona"), Reserved("Benedikt"), Taken("Clara"), Free];
    let five = &[
        Taken("Fiona"),
        Taken("Benedikt"),
        Free,
        Reserved("Émile"),
        Free,
    ];
    for (name, kind, seats) in [
        ("2", GameKind::Claim, two),
        ("3", GameKind::ClaimMix, three),
        ("teams", GameKind::ClaimMix, four),
        ("kingdoms", GameKind::Kingdoms, two),
        ("claim-it", GameKind::ClaimIt, five),
    ] {
        let setup = samples::any_setup(kind, seats.len());
        add(entries, format!("lobby-{name}"), move |it| {
            lobby(&setup, seats, it)
        });
    }
}

fn add_events(entries: &mut Vec<Entry>) {
    add(entries, "podium", |it| {
        let place = |place, name, score| PodiumPlace { place, name, score };
        let places = [
            place(1, "Fiona", "1284"),
            place(2, "Benedikt", "1231"),
            place(3, "Maximilian der Große", "1190?"),
        ];
        podium(&places, it).expect("the font has the names")
    });
    add(entries, "standings", |it| {
        use RoundResult::{Bye, Drew, Lost, Open, Won};
        let row = |place, name, rounds, points| StandingRow {
            place,
            name,
            rounds,
            points,
        };
        let rows = [
            row(1, "Fiona", &[Won, Won, Drew, Won, Open][..], "3½"),
            row(2, "Benedikt", &[Won, Lost, Won, Won, Open], "3"),
            row(3, "Clara", &[Drew, Won, Lost, Won, Open], "2½"),
            row(3, "Émile", &[Bye, Won, Drew, Lost, Open], "2½"),
            row(5, "Annabel", &[Lost, Lost, Drew, Won, Open], "1½"),
            row(
                6,
                "Maximilian der Große",
                &[Lost, Lost, Won, Lost, Open],
                "1",
            ),
        ];
        standings(&rows, it).expect("the font has the names")
    });
    add(entries, "standings-percent", |it| {
        use RoundResult::{Lost, Won};
        let row = |place, name, rounds, points| StandingRow {
            place,
            name,
            rounds,
            points,
        };
        let rows = [
            row(1, "Fiona", &[Won, Lost, Won][..], "83.33 %"),
            row(2, "Maximilian der Große", &[Won, Won, Lost], "50.00 %"),
            row(3, "Clara", &[Lost, Lost, Lost], "8.33 %"),
        ];
        standings(&rows, it).expect("the font has the names")
    });
    add(entries, "pairings", |it| {
        let won = |scores, winner| PairingResult::Scored {
            scores,
            winner: Some(winner),
        };
        let drawn = PairingResult::Scored {
            scores: ["½", "½"],
            winner: None,
        };
        let round = [
            (["Fiona", "Benedikt"], won(["3", "2"], 0)),
            (["Clara", "Émile"], PairingResult::Open),
            (["Annabel", "Maximilian der Große"], won(["2", "3"], 1)),
            (["Maximilian der Große", "Wanda"], won(["104", "97"], 0)),
            (["Nguyễn Thị Minh", "Zoë"], drawn),
            (["Ben", "Ann"], PairingResult::Hidden),
        ];
        let round = round
            .iter()
            .zip(1..)
            .map(|(&(players, result), table)| Pairing {
                table,
                players,
                result,
            });
        let round: Vec<_> = round.collect();
        pairings(&round, it).expect("the font has the names")
    });
}

fn add_charts(entries: &mut Vec<Entry>) {
    let points: Vec<i32> = (0..40)
        .map(|index| 1500 + (index * 37) % 90 - index)
        .collect();
    add(entries, "ratings", move |it| ratings(&points, it));
    add(entries, "ratings-first", |it| ratings(&[1500, 1662], it));
    for (players, count) in [(2, 40), (4, 104), (5, 0), (3, 1)] {
        let chances = (0_u8..count).map(move |index| ChartPoint {
            seat: Seat::ALL[usize::from(index % players)],
            value: (index % 9 != 4).then(|| f32::from(index % 17) / 16.0),
            is_exact: index >= 30,
        });
        let chances: Vec<_> = chances.collect();
        add(entries, format!("chart-{players}"), move |it| {
            chart(&chances, players, NAMES, it)
        });
    }
}
