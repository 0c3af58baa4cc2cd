//! Draws and calling off by agreement, and matches that a moderator stops.

use claim_rules::cards::SeatSet;

use super::*;
use crate::departure::Agreement;
use crate::rating::Finish;

/// Plays a match until its third trick has begun.
fn in_third_trick(mut table: Table) -> Table {
    let mut rng = rng();
    while !table.dealt().expect("the match runs").has_reached_round(3) {
        let seat = table.to_act().expect("a seat is to act");
        let early = table.check_offer(seat, Agreement::Draw);
        assert_eq!(early, Err(Refusal::TooEarlyToDraw));
        table = after(&table, act(&table, &mut rng));
    }
    table
}

fn ending(table: &Table) -> Option<&Ending> {
    table.dealt().and_then(DealtMatch::ending)
}

#[test]
fn third_trick_begins_when_two_are_complete() {
    let table = in_third_trick(started());
    let actions = table.line_count() - started().line_count();
    assert_eq!(actions, 4, "two tricks of two cards");
    let view = table.dealt().expect("dealt").state().trick();
    assert_eq!(view, Some((1, 3)));
}

#[test]
fn tricks_are_counted_over_both_phases() {
    let mut table = in_third_trick(started());
    let mut rng = rng();
    while table.to_act().is_some() {
        table = after(&table, act(&table, &mut rng));
        let dealt = table.dealt().expect("dealt");
        assert!(dealt.has_reached_round(3), "{:?}", dealt.state().trick());
    }
}

#[test]
fn round_of_a_game_without_tricks_begins_when_each_player_had_a_turn() {
    let mut rng = rng();
    let table = Table::open(settings_of(GameKind::Kingdoms, 2), player(HOST));
    let mut table = after(
        &after(&table, Command::Join(player(GUEST), None)),
        start_by(HOST),
    );
    let (mut seat, mut turns) = (None, 0);
    while let Some(to_act) = table.to_act() {
        turns += u32::from(seat.replace(to_act) != Some(to_act));
        let round = turns.div_ceil(2);
        let dealt = table.dealt().expect("the match runs");
        assert!(dealt.has_reached_round(round) && !dealt.has_reached_round(round + 1));
        table = after(&table, act(&table, &mut rng));
    }
    assert!(turns > 6);
}

#[test]
fn draw_needs_everybody_who_has_not_left() {
    let table = in_third_trick(started_with(3));
    let table = after(&table, Command::Resign(UserId(2)));
    let table = after(&table, Command::Offer(UserId(3), Agreement::Draw));
    let line = table.line_count();
    let offer = table.offer().expect("an offer");
    assert_eq!((offer.by, offer.line), (Seat::Third, line));
    assert_eq!(offer.revision, table.revision());
    let left = table.execute(Command::AcceptOffer(UserId(2), line), NOW);
    assert_eq!(left.err(), Some(Refusal::HasLeft));
    let other = table.execute(Command::AcceptOffer(HOST, line - 1), NOW);
    assert_eq!(other.err(), Some(Refusal::OfferLapsed), "of another offer");
    let (over, lines) = accepted(&table, Command::AcceptOffer(HOST, line), NOW);
    let winners = Seat::of(3).collect();
    assert_eq!(ending(&over), Some(&Ending::Drawn { winners }));
    assert_eq!(
        (over.early_end(), over.offer()),
        (Some(EarlyEnd::Agreed), None)
    );
    assert_eq!(lines.len(), 1);
    let finishes = over.finishes().into_iter().map(|(_, finish)| finish);
    let [drawn, left] = [Finish::Rank(1), Finish::Left];
    assert_eq!(finishes.collect::<Vec<_>>(), [drawn, left, drawn]);
}

#[test]
fn offer_lapses_when_a_player_who_was_asked_plays() {
    let mut rng = rng();
    let table = started();
    let (first, second) = (to_act(&table), waiting(&table));
    let offered = after(&table, Command::Offer(first, Agreement::CallOff));
    let played = after(&offered, act(&offered, &mut rng));
    assert!(played.offer().is_some(), "the one who offers may play on");
    assert_eq!(to_act(&played), second);
    let played = after(&played, act(&played, &mut rng));
    assert_eq!(played.offer(), None);
    let asked = after(&played, Command::Offer(first, Agreement::CallOff));
    let over = after(&asked, Command::AcceptOffer(second, asked.line_count()));
    assert_eq!(ending(&over), Some(&Ending::Aborted));
    assert_eq!(over.early_end(), Some(EarlyEnd::Agreed));
    assert_eq!(over.called_off_by(), None);
    assert!(over.finishes().is_empty(), "not rated");
}

#[test]
fn declined_offer_is_shown_until_the_next_play() {
    let table = started();
    let line = table.line_count();
    let table = after(&table, Command::Offer(HOST, Agreement::CallOff));
    let table = after(&table, Command::DeclineOffer(GUEST, line));
    let offer = table.offer().expect("it is shown");
    assert_eq!(offer.declined_by, Some(Seat::Second));
    assert!(!offer.waits_for(Seat::Second));
    refuses(
        &table,
        Command::AcceptOffer(GUEST, line),
        Refusal::OfferLapsed,
    );
    let table = after(&table, act(&table, &mut rng()));
    assert_eq!(table.offer(), None);
}

#[test]
fn own_offer_can_be_withdrawn_but_not_made_again_before_the_next_play() {
    let table = started();
    let line = table.line_count();
    let offer = Command::Offer(HOST, Agreement::CallOff);
    let table = after(&table, offer.clone());
    let table = after(&table, Command::DeclineOffer(HOST, line));
    let withdrawn = table.offer().expect("it is shown");
    assert_eq!(withdrawn.declined_by, Some(withdrawn.by));
    refuses(
        &table,
        Command::AcceptOffer(GUEST, line),
        Refusal::OfferLapsed,
    );
    refuses(&table, offer, Refusal::OfferDeclined);
}

#[test]
fn leaving_withdraws_an_offer() {
    let table = started_with(3);
    let table = after(&table, Command::Offer(HOST, Agreement::CallOff));
    let table = after(&table, Command::Resign(UserId(2)));
    assert_eq!(table.offer(), None);
}

#[test]
fn moderator_closes_a_table_or_stops_a_match() {
    let closed = after(&opened(), Command::CancelAsModerator);
    assert!(matches!(closed.stage(), Stage::Cancelled) && closed.deadline().is_none());
    let stopped = after(&started(), Command::Stop);
    assert_eq!(ending(&stopped), Some(&Ending::Aborted));
    assert_eq!(stopped.early_end(), Some(EarlyEnd::Stopped));
    for seat in [Seat::First, Seat::Second] {
        let dealt = stopped.dealt().expect("dealt");
        assert!(dealt.needs_notification(seat));
    }
    refuses(
        &started(),
        Command::CancelAsModerator,
        Refusal::AlreadyStarted,
    );
    refuses(&opened(), Command::Stop, Refusal::NotStarted);
    refuses(&stopped, Command::Stop, Refusal::MatchOver);
    refuses(&closed, Command::Stop, Refusal::Closed);
}

#[test]
fn offers_round_trip_as_text() {
    for (by, accepted, declined_by) in [
        (Seat::Third, vec![Seat::Third], None),
        (
            Seat::Second,
            vec![Seat::First, Seat::Second],
            Some(Seat::Fifth),
        ),
    ] {
        let offer = Offer {
            agreement: Agreement::CallOff,
            by,
            accepted: accepted.into_iter().collect::<SeatSet>(),
            declined_by,
            line: 12,
            revision: 9,
        };
        assert_eq!(offer.to_string().parse(), Ok(offer));
    }
    for wrong in [
        "",
        "draw 1 2 -",
        "draw 1 2 x 0",
        "peace 1 2 - 0",
        "draw -1 2 - 0",
    ] {
        assert_eq!(wrong.parse::<Offer>(), Err(ParseOfferError), "{wrong}");
    }
}
