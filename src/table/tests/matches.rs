//! Whole random matches: what is stored of a table gives the same table back, and its record is
//! correct and fair.

use super::*;
use crate::record::check;
use rand::RngExt;

/// Every game for every number of players, with options by lot.
fn setups(rng: &mut ChaCha20Rng) -> Vec<Setup> {
    let mut setups = Vec::new();
    for &kind in GameKind::ALL {
        for players in kind.players() {
            let setup = Setup::by_lot(kind, players, &Options::default(), rng);
            setups.push(setup.expect("the game takes so many"));
        }
    }
    setups
}

/// Plays a match to its end, which may be before its time, and shows every table on the way with
/// its record so far.
fn play(setup: Setup, rng: &mut ChaCha20Rng, mut see: impl FnMut(&Table, &[Line])) {
    let players = setup.players();
    let terms = Terms {
        setup,
        secret: Secret::random(rng),
        ..terms(None)
    };
    let mut table = Table::open(terms, player(HOST));
    let mut record = Vec::new();
    let mut now = NOW;
    see(&table, &record);
    for number in 2..=u64::from(players) {
        table = after(&table, Command::Join(player(UserId(number))));
        see(&table, &record);
    }
    let mut next = Command::Start(UserId(u64::from(players)));
    loop {
        let (then, lines) = accepted(&table, next, now);
        table = then;
        record.extend(lines);
        see(&table, &record);
        if table.is_over() {
            return;
        }
        now = now.after(Duration::from_secs(1));
        next = match rng.random_range(0..200) {
            0 => Command::Resign(UserId(rng.random_range(1..=u64::from(players)))),
            1 => {
                now = table.deadline().expect("a running match has one");
                Command::Flag
            }
            _ => act(&table, rng),
        };
    }
}

/// Every setup, several times over.
fn every_match(mut see: impl FnMut(&Table, &[Line])) {
    let mut rng = rng();
    for setup in setups(&mut rng) {
        for _ in 0..10 {
            play(setup.clone(), &mut rng, &mut see);
        }
    }
}

fn text_of(record: &[Line]) -> String {
    record.iter().map(|line| line.to_json() + "\n").collect()
}

#[test]
fn what_is_stored_gives_the_same_table_back() {
    every_match(|table, record| {
        let stored = Stored {
            terms: table.terms().clone(),
            seating: table.seating().clone(),
            undealt: Stage::Lobby,
            revision: table.revision(),
            deadline: table.deadline(),
            lines: record.to_vec(),
        };
        let restored = Table::restore(stored).expect("it was a table's");
        // A table says all of itself when it is printed, except its secret.
        assert_eq!(format!("{restored:?}"), format!("{table:?}"));
        assert_eq!(restored.terms(), table.terms());
    });
}

#[test]
fn every_record_is_correct_at_every_moment() {
    every_match(|table, record| {
        if table.dealt().is_none() {
            assert_eq!(record, []);
            return;
        }
        let is_action = |line: &&Line| matches!(line, Line::Action { .. });
        let actions = record.iter().filter(is_action).count();
        match check(text_of(record)) {
            Ok(checked) => assert_eq!(checked.actions, actions),
            Err(fault) => panic!("{fault}"),
        }
    });
}

#[test]
fn the_secret_is_published_at_the_end_alone_and_proves_the_deal() {
    every_match(|table, record| {
        let Some((Line::Header(header), dealt)) = record.split_first() else {
            return;
        };
        let published = match dealt.last() {
            Some(Line::Result { secret, .. }) => secret.as_ref(),
            _ => None,
        };
        assert_eq!(published.is_some(), table.is_over());
        assert_eq!(header.commitment, Some(table.commitment()));
        let Some(secret) = published else {
            assert!(!text_of(record).contains(&table.terms().secret.to_hex()));
            return;
        };
        assert_eq!(secret.commitment(), table.commitment());
        let entropy = header.entropy.as_ref().expect("every seat's");
        let mut replay = Replay::new(header.clone());
        let drawn = replay.settle(&mut secret.stream(entropy));
        assert!(!drawn.is_empty() && dealt.starts_with(&drawn));
    });
}

#[test]
fn what_is_no_record_of_the_match_is_not_restored() {
    let (table, record) = accepted(&full(), Command::Start(HOST), NOW);
    let restore = |lines: &[Line]| {
        let stored = Stored {
            terms: table.terms().clone(),
            seating: table.seating().clone(),
            undealt: Stage::Lobby,
            revision: table.revision(),
            deadline: table.deadline(),
            lines: lines.to_vec(),
        };
        Table::restore(stored).map(|table| table.line_count())
    };
    assert_eq!(restore(&record), Ok(table.line_count()));
    let doubled = [record.as_slice(), &record[record.len() - 1..]].concat();
    for wrong in [&record[1..], &doubled] {
        let corrupt = restore(wrong).expect_err("no record");
        assert_eq!(corrupt.id, table.id());
    }
}

#[test]
fn the_view_offers_what_the_table_takes() {
    every_match(|table, _| {
        let Some(seat) = table.to_act() else { return };
        let state = table.dealt().expect("the match runs").state();
        let user = table.seating().player(seat).expect("who sits there").user;
        for action in state.view(seat).legal_actions() {
            let command = Command::Act {
                user,
                line: None,
                action,
            };
            accepted(table, command, NOW);
        }
    });
}
