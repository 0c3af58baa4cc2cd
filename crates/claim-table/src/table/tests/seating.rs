//! Who sits where, and under which name.

use super::*;

#[test]
fn bots_of_a_level_are_named_one_after_another() {
    let levels = [Level::Easy, Level::Hard, Level::Easy, Level::Hard];
    let seat = |table, level| after(&table, Command::AddBot(HOST, level));
    let table = levels.into_iter().fold(
        Table::open(settings_of(GameKind::ClaimIt, 5), player(HOST)),
        seat,
    );
    let bots: Vec<_> = table.seating().characters().collect();
    let [first, second] = [0, 1].map(|nth| levels[..2].iter().map(move |it| it.character(nth)));
    assert_eq!(bots, first.chain(second).collect::<Vec<_>>());
    assert_eq!(table.seating().character(Seat::First), None);
}

#[test]
fn deleted_person_is_replaced_in_their_seat_and_gets_no_messages() {
    let table = full();
    let mut seating = table.seating().clone();
    let pseudonym = UserId::FIRST_PSEUDONYM;
    seating.rename(GUEST, pseudonym, "Deleted");
    assert_eq!(
        seating.player(Seat::First),
        table.seating().player(Seat::First)
    );
    let renamed = seating.player(Seat::Second).expect("the seat is taken");
    let shown = (renamed.user, &*renamed.name.display, &*renamed.locale);
    assert_eq!(shown, (pseudonym, "Deleted", "en-US"));
    let with_bot = after(&opened(), Command::AddBot(HOST, Level::Easy));
    let readers = |seating: &Seating| [Seat::First, Seat::Second].map(|it| seating.has_reader(it));
    assert_eq!(readers(table.seating()), [true, true]);
    assert_eq!(readers(&seating), [true, false]);
    assert_eq!(readers(with_bot.seating()), [true, false]);
}
