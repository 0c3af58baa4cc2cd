//! Before the match: who may sit down, get up, begin it and call it off.

use super::*;

#[test]
fn whoever_opens_a_table_sits_at_it() {
    let table = opened();
    assert_eq!(table.seating().seat_of(HOST), Some(Seat::First));
    assert_eq!(table.seating().everybody(), None);
    assert_eq!(table.deadline(), Some(NOW.after(LOBBY_TIME)));
    assert!(!table.is_over());
    assert_eq!(table.line_count(), 0);
}

#[test]
fn anybody_may_take_a_free_seat_and_leave_it_again() {
    let table = full();
    assert_eq!(table.seating().seat_of(GUEST), Some(Seat::Second));
    let table = after(&table, Command::Leave(GUEST));
    assert_eq!(table.seating(), opened().seating());
    let table = after(&table, Command::Join(player(STRANGER)));
    assert_eq!(table.seating().seat_of(STRANGER), Some(Seat::Second));
}

#[test]
fn nobody_sits_down_twice_and_nobody_else_at_a_full_table() {
    refuses(
        &opened(),
        Command::Join(player(HOST)),
        Refusal::AlreadySeated,
    );
    refuses(
        &full(),
        Command::Join(player(GUEST)),
        Refusal::AlreadySeated,
    );
    refuses(&full(), Command::Join(player(STRANGER)), Refusal::TableFull);
}

#[test]
fn whoever_does_not_sit_there_cannot_leave() {
    refuses(&full(), Command::Leave(STRANGER), Refusal::NotSeated);
}

#[test]
fn the_hosts_leaving_calls_the_match_off() {
    let table = after(&full(), Command::Leave(HOST));
    assert!(matches!(table.stage(), Stage::Cancelled));
    assert!(table.is_over());
    assert_eq!(table.deadline(), None);
}

#[test]
fn only_the_invited_may_join_or_decline() {
    let table = Table::open(terms(Some(GUEST)), player(HOST));
    refuses(&table, Command::Join(player(STRANGER)), Refusal::NotInvited);
    refuses(&table, Command::Cancel(STRANGER), Refusal::NotHost);
    let joined = after(&table, Command::Join(player(GUEST)));
    assert_eq!(joined.seating().seat_of(GUEST), Some(Seat::Second));
    let declined = after(&table, Command::Cancel(GUEST));
    assert!(matches!(declined.stage(), Stage::Cancelled));
}

#[test]
fn an_open_table_is_called_off_by_its_host_alone() {
    refuses(&full(), Command::Cancel(GUEST), Refusal::NotHost);
    let table = after(&full(), Command::Cancel(HOST));
    assert!(matches!(table.stage(), Stage::Cancelled));
}

#[test]
fn any_seated_player_may_begin_once_all_seats_are_taken() {
    refuses(&opened(), Command::Start(HOST), Refusal::SeatsEmpty);
    refuses(&full(), Command::Start(STRANGER), Refusal::NotSeated);
    for starter in [HOST, GUEST] {
        let (table, lines) = accepted(&full(), Command::Start(starter), NOW);
        assert!(table.running().is_some());
        assert_eq!(table.deadline(), Some(NOW.after(TURN_LIMIT)));
        let written = u32::try_from(lines.len());
        assert_eq!(written, Ok(table.line_count()));
    }
}

#[test]
fn the_deal_follows_from_the_secret_and_the_joins() {
    let (table, lines) = accepted(&full(), Command::Start(HOST), NOW);
    let Some(Line::Header(header)) = lines.first() else {
        panic!("a record begins with its header");
    };
    assert_eq!(header.commitment, Some(terms(None).secret.commitment()));
    assert_eq!(
        header.entropy.as_deref(),
        Some(["join 1", "join 2"].map(str::to_owned).as_slice())
    );
    let other = Player {
        entropy: "another join".to_owned(),
        ..player(GUEST)
    };
    let otherwise = after(&opened(), Command::Join(other));
    let otherwise = after(&otherwise, Command::Start(HOST));
    let deal = |table: &Table| table.dealt().map(|dealt| dealt.state().clone());
    assert_ne!(deal(&table), deal(&otherwise));
}

#[test]
fn a_lobby_expires_at_its_deadline_and_not_before() {
    let deadline = NOW.after(LOBBY_TIME);
    let early = full().after(Command::Flag, Timestamp(deadline.0 - 1));
    assert_eq!(early.err(), Some(Refusal::TimeLeft));
    let (table, lines) = accepted(&full(), Command::Flag, deadline);
    assert!(matches!(table.stage(), Stage::Expired));
    assert!(table.is_over());
    assert_eq!((table.deadline(), lines), (None, Vec::new()));
}

#[test]
fn a_closed_table_stays_closed() {
    let expired = accepted(&full(), Command::Flag, NOW.after(LOBBY_TIME)).0;
    for table in [cancelled(), expired] {
        refuses(&table, Command::Join(player(STRANGER)), Refusal::Closed);
        refuses(&table, Command::Leave(HOST), Refusal::Closed);
        refuses(&table, Command::Start(HOST), Refusal::Closed);
        refuses(&table, Command::Cancel(HOST), Refusal::Closed);
        refuses(&table, Command::Resign(HOST), Refusal::Closed);
        refuses(&table, Command::Flag, Refusal::TimeLeft);
    }
}
