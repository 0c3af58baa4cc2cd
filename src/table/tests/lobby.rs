//! Before the match: who can join, leave, start and cancel.

use super::*;

#[test]
fn host_takes_the_first_seat() {
    let table = opened();
    assert_eq!(table.seating().seat_of(HOST), Some(Seat::First));
    assert_eq!(table.seating().occupants_if_full(), None);
    assert_eq!(table.deadline(), Some(NOW + LOBBY_TIMEOUT));
    assert!(!table.is_over());
    assert_eq!(table.line_count(), 0);
}

#[test]
fn free_seat_can_be_taken_and_left() {
    let table = full();
    assert_eq!(table.seating().seat_of(GUEST), Some(Seat::Second));
    let table = after(&table, Command::Leave(GUEST));
    assert_eq!(table.seating(), opened().seating());
    let table = after(&table, Command::Join(player(STRANGER)));
    assert_eq!(table.seating().seat_of(STRANGER), Some(Seat::Second));
}

#[test]
fn joining_twice_or_a_full_table_is_refused() {
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
fn leaving_without_a_seat_is_refused() {
    refuses(&full(), Command::Leave(STRANGER), Refusal::NotSeated);
}

#[test]
fn table_is_cancelled_when_the_host_leaves() {
    let table = after(&full(), Command::Leave(HOST));
    assert!(matches!(table.stage(), Stage::Cancelled));
    assert!(table.is_over());
    assert_eq!(table.deadline(), None);
}

#[test]
fn only_the_invited_user_can_join_or_decline() {
    let table = Table::open(settings(Some(GUEST)), player(HOST));
    refuses(&table, Command::Join(player(STRANGER)), Refusal::NotInvited);
    refuses(&table, Command::Cancel(STRANGER), Refusal::NotHost);
    let joined = after(&table, Command::Join(player(GUEST)));
    assert_eq!(joined.seating().seat_of(GUEST), Some(Seat::Second));
    let declined = after(&table, Command::Cancel(GUEST));
    assert!(matches!(declined.stage(), Stage::Cancelled));
}

#[test]
fn only_the_host_can_cancel_an_open_table() {
    refuses(&full(), Command::Cancel(GUEST), Refusal::NotHost);
    let table = after(&full(), Command::Cancel(HOST));
    assert!(matches!(table.stage(), Stage::Cancelled));
}

#[test]
fn every_seated_player_can_start_a_full_table() {
    refuses(&opened(), start_by(HOST), Refusal::TableNotFull);
    refuses(&full(), start_by(STRANGER), Refusal::NotSeated);
    for starter in [HOST, GUEST] {
        let (table, lines) = accepted(&full(), start_by(starter), NOW);
        assert!(table.running().is_some());
        assert_eq!(table.deadline(), Some(NOW + TURN_LIMIT));
        let written = u32::try_from(lines.len());
        assert_eq!(written, Ok(table.line_count()));
    }
}

#[test]
fn deal_follows_from_secret_joins_and_start() {
    let (table, lines) = accepted(&full(), start_by(HOST), NOW);
    let commitment = header(&lines).commitment;
    assert_eq!(commitment, Some(settings(None).secret.commitment()));
    let other = Player {
        entropy: "another join".to_owned(),
        ..player(GUEST)
    };
    let otherwise_joined = after(&opened(), Command::Join(other));
    let otherwise_joined = after(&otherwise_joined, start_by(HOST));
    let otherwise_started = after(&full(), start_by(GUEST));
    let deal = |table: &Table| table.dealt().map(|dealt| dealt.state().clone());
    assert_ne!(deal(&table), deal(&otherwise_joined));
    assert_ne!(deal(&table), deal(&otherwise_started));
    assert_ne!(deal(&otherwise_joined), deal(&otherwise_started));
}

#[test]
fn start_press_is_added_to_the_entropy_of_its_player() {
    let cases = [
        (start_by(HOST), ["join 1 start 1", "join 2"]),
        (start_by(GUEST), ["join 1", "join 2 start 2"]),
        (
            Command::Start {
                user: HOST,
                entropy: None,
            },
            ["join 1", "join 2"],
        ),
    ];
    for (start, entropy) in cases {
        let (table, lines) = accepted(&full(), start, NOW);
        let expected = entropy.map(str::to_owned);
        assert_eq!(header(&lines).entropy, Some(expected.to_vec()));
        let players = table.seating().players();
        let stored: Vec<_> = players.map(|(_, player)| player.entropy.clone()).collect();
        assert_eq!(stored, expected);
    }
}

#[test]
fn start_press_is_the_only_entropy_of_a_host_who_joined_without_any() {
    let host = Player {
        entropy: String::new(),
        ..player(HOST)
    };
    let table = Table::open(settings(None), host);
    let table = after(&table, Command::Join(player(GUEST)));
    let (_, lines) = accepted(&table, start_by(HOST), NOW);
    let expected = ["start 1", "join 2"].map(str::to_owned);
    assert_eq!(header(&lines).entropy, Some(expected.to_vec()));
}

#[test]
fn lobby_expires_at_its_deadline() {
    let deadline = NOW + LOBBY_TIMEOUT;
    let early = full().execute(Command::Flag, Timestamp(deadline.0 - 1));
    assert_eq!(early.err(), Some(Refusal::DeadlineNotReached));
    let (table, lines) = accepted(&full(), Command::Flag, deadline);
    assert!(matches!(table.stage(), Stage::Expired));
    assert!(table.is_over());
    assert_eq!((table.deadline(), lines), (None, Vec::new()));
}

#[test]
fn closed_table_refuses_everything() {
    let expired = accepted(&full(), Command::Flag, NOW + LOBBY_TIMEOUT).0;
    for table in [cancelled(), expired] {
        refuses(&table, Command::Join(player(STRANGER)), Refusal::Closed);
        refuses(&table, Command::Leave(HOST), Refusal::Closed);
        refuses(&table, start_by(HOST), Refusal::Closed);
        refuses(&table, Command::Cancel(HOST), Refusal::Closed);
        refuses(&table, Command::Resign(HOST), Refusal::Closed);
        refuses(&table, Command::Flag, Refusal::DeadlineNotReached);
    }
}
