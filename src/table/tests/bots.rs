//! Bots at a table: seated in the lobby, without a clock of their own.

use super::*;

/// A match of the host against a bot, which has just begun.
fn against_a_bot(secret: [u8; 32]) -> Table {
    let terms = Terms {
        secret: Secret::from_bytes(secret),
        ..terms(None)
    };
    let table = Table::open(terms, player(HOST));
    let table = after(&table, Command::AddBot(HOST, Level::Easy));
    after(&table, Command::Start(HOST))
}

fn choice(table: &Table) -> Action {
    let seat = table.to_act().expect("somebody is to act");
    let state = table.dealt().expect("the match runs").state();
    policies::random(&state.view(seat), &mut rng()).expect("something is legal")
}

#[test]
fn a_bot_takes_the_next_free_seat_and_is_taken_away_again() {
    let table = after(&opened(), Command::AddBot(HOST, Level::Hard));
    assert_eq!(table.seating().bot(Seat::Second), Some(Level::Hard));
    refuses(&table, Command::Join(player(GUEST)), Refusal::TableFull);
    refuses(
        &table,
        Command::AddBot(HOST, Level::Easy),
        Refusal::TableFull,
    );
    refuses(&table, Command::RemoveBot(STRANGER), Refusal::NotSeated);
    let table = after(&table, Command::RemoveBot(HOST));
    assert_eq!(table.seating().bot(Seat::Second), None);
    refuses(
        &opened(),
        Command::AddBot(STRANGER, Level::Easy),
        Refusal::NotSeated,
    );
    refuses(
        &begun(),
        Command::AddBot(HOST, Level::Easy),
        Refusal::AlreadyRunning,
    );
}

#[test]
fn the_seat_of_whoever_was_invited_is_no_bots() {
    let table = Table::open(terms(Some(GUEST)), player(HOST));
    refuses(
        &table,
        Command::AddBot(HOST, Level::Easy),
        Refusal::NotInvited,
    );
}

#[test]
fn only_the_bot_acts_for_the_bot_and_only_people_have_a_clock() {
    let (mut led_by_bot, mut led_by_host) = (0, 0);
    for secret in 0..20 {
        let table = against_a_bot([secret; 32]);
        let (line, action) = (table.line_count(), choice(&table));
        let as_bot = Command::ActAsBot { line, action };
        if table.to_act() == Some(Seat::First) {
            led_by_host += 1;
            assert!(table.deadline().is_some());
            refuses(&table, as_bot, Refusal::NotYourTurn);
            continue;
        }
        led_by_bot += 1;
        assert_eq!(table.deadline(), None);
        let by_host = Command::Act {
            user: HOST,
            line: None,
            action,
        };
        refuses(&table, by_host, Refusal::NotYourTurn);
        refuses(&table, Command::Flag, Refusal::TimeLeft);
        let then = after(&table, as_bot.clone());
        assert_eq!(then.to_act(), Some(Seat::First));
        assert_eq!(then.deadline(), Some(NOW.after(TURN_LIMIT)));
        refuses(&then, as_bot, Refusal::NotYourTurn);
    }
    assert!(led_by_bot > 0 && led_by_host > 0);
}

#[test]
fn a_record_names_the_bot_and_takes_nothing_of_it_into_the_deal() {
    let table = after(&opened(), Command::AddBot(HOST, Level::Medium));
    let (_, lines) = accepted(&table, Command::Start(HOST), NOW);
    let Some(Line::Header(header)) = lines.first() else {
        panic!("a record begins with its header");
    };
    let names = ["Player 1", "Bot 2 (medium)"].map(str::to_owned);
    assert_eq!(header.names.as_deref(), Some(names.as_slice()));
    let entropy = ["join 1", ""].map(str::to_owned);
    assert_eq!(header.entropy.as_deref(), Some(entropy.as_slice()));
}
