//! Bots at a table: seated in the lobby; they have no deadline.

use std::collections::BTreeSet;

use super::*;

/// A match that has just started, of the host against a bot.
pub(super) fn against_a_bot(secret: [u8; 32]) -> Table {
    let settings = TableSettings {
        secret: Secret::from_bytes(secret),
        ..settings(None)
    };
    let table = Table::open(settings, player(HOST));
    let table = after(&table, Command::AddBot(HOST, Level::Easy));
    after(&table, start_by(HOST))
}

fn choice(table: &Table) -> Action {
    let seat = table.to_act().expect("a seat is to act");
    let state = table.dealt().expect("the match has started").state();
    policies::random_action(&state.view(seat), &mut rng()).expect("something is legal")
}

#[test]
fn bot_takes_next_free_seat_and_can_be_removed() {
    let table = after(&opened(), Command::AddBot(HOST, Level::Hard));
    assert_eq!(table.seating().bot(Seat::Second), Some(Level::Hard));
    refuses(
        &table,
        Command::Join(player(GUEST), None),
        Refusal::TableFull,
    );
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
        &started(),
        Command::AddBot(HOST, Level::Easy),
        Refusal::AlreadyStarted,
    );
}

#[test]
fn bot_cannot_take_the_reserved_seat() {
    let table = Table::open(settings(Some(GUEST)), player(HOST));
    refuses(
        &table,
        Command::AddBot(HOST, Level::Easy),
        Refusal::NotInvited,
    );
}

#[test]
fn tutorial_has_no_deadlines() {
    let settings = TableSettings {
        is_tutorial: true,
        ..settings(None)
    };
    let table = Table::open(settings, player(HOST));
    let table = after(&table, Command::AddBot(HOST, Level::Easy));
    let mut table = after(&table, start_by(HOST));
    while table.to_act().is_some() {
        assert_eq!((table.deadline(), table.gift()), (None, None));
        let (line, action) = (table.line_count(), choice(&table));
        let act = if table.bot_to_act().is_some() {
            Command::ActAsBot { line, action }
        } else {
            Command::Act {
                user: HOST,
                line: Some(line),
                action,
            }
        };
        table = after(&table, act);
    }
}

#[test]
fn only_bots_act_for_bots_and_only_people_have_deadlines() {
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
        refuses(&table, Command::Flag, Refusal::DeadlineNotReached);
        let then = after(&table, as_bot.clone());
        assert_eq!(then.to_act(), Some(Seat::First));
        assert_eq!(then.deadline(), Some(NOW + TURN_LIMIT));
        refuses(&then, as_bot, Refusal::NotYourTurn);
    }
    assert!(led_by_bot > 0 && led_by_host > 0);
}

#[test]
fn bot_is_amid_its_turn_from_its_second_action_to_its_last() {
    let mut rng = rng();
    let table = Table::open(settings_of(GameKind::ClaimIt, 2), player(HOST));
    let table = after(&table, Command::AddBot(HOST, Level::Easy));
    let mut table = after(&table, start_by(HOST));
    let (mut turn, mut actions, mut is_long) = (None, 0, BTreeSet::new());
    while let Some(seat) = table.to_act() {
        if turn.replace(seat) != Some(seat) {
            actions = 0;
        }
        let is_amid = actions > 1 && seat == Seat::Second;
        assert_eq!(
            table.is_amid_bot_turn(),
            is_amid,
            "{seat}, {actions} actions"
        );
        is_long.insert((seat, actions > 1));
        table = after(&table, act(&table, &mut rng));
        actions += 1;
    }
    assert_eq!(is_long.len(), 4);
}

#[test]
fn record_names_the_bot_which_adds_no_entropy() {
    let table = after(&opened(), Command::AddBot(HOST, Level::Medium));
    let (_, lines) = accepted(&table, start_by(HOST), NOW);
    let header = header(&lines);
    let names = ["Player 1", "Marla (Bot, medium)"].map(str::to_owned);
    assert_eq!(header.names.as_deref(), Some(names.as_slice()));
    let entropy = ["join 1 start 1", ""].map(str::to_owned);
    assert_eq!(header.entropy.as_deref(), Some(entropy.as_slice()));
}
