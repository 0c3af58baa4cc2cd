//! Whole random matches: restoring a stored table gives the same table, and records are valid and
//! prove a fair deal.

use claim_rules::record::check;
use rand::RngExt;

use super::*;
use crate::departure::Agreement;
use crate::test_factor::match_count;

/// Every game with every number of players, with random options.
fn setups(rng: &mut ChaCha20Rng) -> Vec<Setup> {
    let mut setups = Vec::new();
    for &kind in GameKind::ALL {
        for players in kind.players() {
            let setup = Setup::random(kind, players, &Options::default(), rng);
            setups.push(setup.expect("the game takes so many"));
        }
    }
    setups
}

/// Plays a match to its end, which may come early. Calls `see` with each table on the way, and the record so
/// far.
fn play(setup: Setup, rng: &mut ChaCha20Rng, mut see: impl FnMut(&Table, &[TimedLine])) {
    let players = setup.players();
    let settings = TableSettings {
        setup,
        secret: Secret::random(rng),
        ..settings(None)
    };
    let mut table = Table::open(settings, player(HOST));
    let mut record = Vec::new();
    let mut now = NOW;
    see(&table, &record);
    for number in 2..=u64::from(players) {
        table = after(&table, Command::Join(player(UserId(number)), None));
        see(&table, &record);
    }
    let mut next = start_by(UserId(u64::from(players)));
    loop {
        let (then, lines) = accepted(&table, next, now);
        table = then;
        record.extend(lines);
        see(&table, &record);
        if table.is_over() {
            return;
        }
        now = now + Duration::from_secs(1);
        next = match rng.random_range(0..200) {
            2..6 => offer_or_answer(&table, rng),
            0 => leaving(&table, rng),
            1 => match table.deadline() {
                Some(deadline) => {
                    now = deadline.max(now);
                    Command::Flag
                }
                // It is the turn of a bot that has taken over a seat.
                None => act(&table, rng),
            },
            _ => act(&table, rng),
        };
    }
}

/// The command of a random player who leaves the match.
fn leaving(table: &Table, rng: &mut ChaCha20Rng) -> Command {
    let seats: Vec<_> = table.active_seats().collect();
    let seat = seats[rng.random_range(0..seats.len())];
    let user = table.seating().player(seat).expect("a person").user;
    let reason = LeaveReason::Resigned;
    match rng.random_range(0..3) {
        0 if table.can_call_off() => Command::CallOff { user, reason },
        1 => Command::LeaveServer(user),
        _ => Command::Resign(user),
    }
}

/// A player offers to call the match off, or answers the offer; otherwise, the player to act plays.
fn offer_or_answer(table: &Table, rng: &mut ChaCha20Rng) -> Command {
    let user = |seat| table.seating().player(seat).expect("a person").user;
    let asked = |offer: &Offer| table.active_seats().find(|&seat| offer.waits_for(seat));
    match table.offer() {
        Some(offer) => match asked(offer) {
            Some(seat) if rng.random_bool(0.5) => Command::AcceptOffer(user(seat), offer.line),
            Some(seat) => Command::DeclineOffer(user(seat), offer.line),
            None => act(table, rng),
        },
        None => match table.active_seats().next() {
            Some(seat) if table.check_offer(seat, Agreement::CallOff).is_ok() => {
                Command::Offer(user(seat), Agreement::CallOff)
            }
            _ => act(table, rng),
        },
    }
}

/// Several matches of every setup.
fn every_match(mut see: impl FnMut(&Table, &[TimedLine])) {
    let mut rng = rng();
    for setup in setups(&mut rng) {
        for _ in 0..match_count(2) {
            play(setup.clone(), &mut rng, &mut see);
        }
    }
}

fn text_of(record: &[TimedLine]) -> String {
    record.iter().map(|line| line.to_json() + "\n").collect()
}

#[test]
fn stored_table_restores_unchanged() {
    every_match(|table, record| {
        let stored = stored(table, record.to_vec());
        let restored = Table::restore(stored).expect("the table restores");
        // The debug output contains everything except the secret.
        assert_eq!(format!("{restored:?}"), format!("{table:?}"));
        assert_eq!(restored.settings(), table.settings());
    });
}

#[test]
fn record_is_valid_after_every_command() {
    every_match(|table, record| {
        if table.dealt().is_none() {
            assert_eq!(record, []);
            return;
        }
        let is_action = |it: &&TimedLine| matches!(it.line, Line::Action { .. });
        let actions = record.iter().filter(is_action).count();
        match check(text_of(record)) {
            Ok(checked) => assert_eq!(checked.actions, actions),
            Err(fault) => panic!("{fault}"),
        }
    });
}

#[test]
fn secret_is_published_only_at_the_end_and_proves_the_deal() {
    every_match(|table, record| {
        if record.is_empty() {
            return;
        }
        let (header, dealt) = (header(record), &record[1..]);
        let published = match dealt.last().map(|last| &last.line) {
            Some(Line::Result { secret, .. }) => secret.as_ref(),
            _ => None,
        };
        assert_eq!(published.is_some(), table.is_over());
        assert_eq!(header.commitment, Some(table.commitment()));
        let Some(secret) = published else {
            assert!(!text_of(record).contains(&table.settings().secret.to_hex()));
            return;
        };
        assert_eq!(secret.commitment(), table.commitment());
        let entropy = header.entropy.as_ref().expect("every seat's");
        let mut replay = Replay::new(header.clone());
        let drawn = replay.draw_chance(&mut secret.stream(entropy));
        let written = dealt.iter().take(drawn.len()).map(|it| &it.line);
        assert!(!drawn.is_empty() && written.eq(&drawn));
    });
}

#[test]
fn another_state_replaces_that_of_a_match() {
    let table = started();
    let state = |table: &Table| table.dealt().map(|dealt| dealt.state().clone());
    let played = after(&table, act(&table, &mut rng()));
    let replaced = table.clone().with_state(state(&played).expect("dealt"));
    assert_eq!(state(&replaced), state(&played));
    assert_ne!(state(&replaced), state(&table));
    assert_eq!(replaced.line_count(), table.line_count());
}

#[test]
fn invalid_record_is_not_restored() {
    let (table, record) = accepted(&full(), start_by(HOST), NOW);
    let restore = |lines: &[TimedLine]| {
        let stored = stored(&table, lines.to_vec());
        Table::restore(stored).map(|table| table.line_count())
    };
    assert_eq!(restore(&record), Ok(table.line_count()));
    let doubled = [record.as_slice(), &record[record.len() - 1..]].concat();
    for wrong in [&record[1..], &doubled] {
        assert!(restore(wrong).is_err());
    }
}

#[test]
fn every_legal_action_of_the_view_is_accepted() {
    every_match(|table, _| {
        let Some(seat) = table.to_act() else { return };
        let state = table.dealt().expect("the match has started").state();
        if table.bot_to_act().is_some() {
            return;
        }
        let user = to_act(table);
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
