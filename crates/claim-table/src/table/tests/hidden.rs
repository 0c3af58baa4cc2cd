//! Matches on boards that others still play: hidden until they are revealed, and not over before.

use super::*;
use crate::event::MatchOutcome;

/// A match on a board that has just begun.
fn begun() -> Table {
    let settings = TableSettings {
        event: Some("abcdef".parse().expect("an id")),
        board: Some("abcdef/1".to_owned()),
        ..settings(None)
    };
    let players = [HOST, GUEST].map(|user| Player {
        entropy: String::new(),
        ..player(user)
    });
    let begun = Table::open_event_match(settings, players.into(), NOW);
    let (table, lines) = begun.expect("all seats are taken");
    assert_eq!(header(&lines).board.as_deref(), Some("abcdef/1"));
    table
}

/// The same match, played to its end.
fn played() -> Table {
    let mut rng = rng();
    let mut table = begun();
    while table.to_act().is_some() {
        let command = act(&table, &mut rng);
        table = after(&table, command);
    }
    table
}

#[test]
fn match_on_a_board_is_hidden_until_it_is_revealed() {
    let table = begun();
    assert!(table.is_on_hidden_board());
    assert!(table.is_hidden_from(STRANGER, NOW));
    assert!(!table.is_hidden_from(HOST, NOW));
    assert_eq!(table.public_view(), None);
    refuses(&table, Command::Reveal, Refusal::NotOver);
    assert!(started().public_view().is_some());
    assert!(!started().is_hidden_from(STRANGER, NOW));
}

#[test]
fn hidden_result_is_public_once_revealed() {
    let table = played();
    assert!(table.has_ended() && !table.is_over() && table.hidden_end().is_some());
    assert_eq!((table.deadline(), table.to_act()), (None, None));
    assert!(MatchOutcome::of(&table).is_some());
    assert_eq!(table.public_view(), None);
    refuses(&table, Command::Void, Refusal::NotOver);
    refuses(&table, Command::Resign(HOST), Refusal::MatchOver);
    let (revealed, lines) = accepted(&table, Command::Reveal, NOW);
    assert!(lines.is_empty());
    assert!(revealed.is_over() && revealed.hidden_end().is_none());
    assert!(revealed.public_view().is_some());
    assert!(!revealed.is_hidden_from(STRANGER, NOW));
    assert_eq!(revealed.finishes().len(), 2);
    refuses(&revealed, Command::Reveal, Refusal::MatchOver);
    after(&revealed, Command::Void);
}

#[test]
fn only_hidden_matches_can_be_revealed() {
    refuses(&ended(), Command::Reveal, Refusal::MatchOver);
    refuses(&started(), Command::Reveal, Refusal::NotOver);
    refuses(&full(), Command::Reveal, Refusal::NotOver);
}
