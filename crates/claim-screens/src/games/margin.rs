//! Between which sides it is told how close a finished match was.

use claim_rules::cards::{Seat, SeatSet};

use crate::text::narrator::Narrator;

/// The sides of a decided match to compare: the winners’, and the reader’s, or else the best of the others. `None` if
/// several sides share the win, or others than those who won were ahead, because they have left.
pub(crate) fn compared<T: Ord>(
    narrator: Narrator,
    winners: SeatSet,
    standing: impl Fn(Seat) -> T,
) -> Option<(Seat, Seat)> {
    let setup = &narrator.info.setup;
    let winner = setup.side(winners.iter().next()?);
    if winners.iter().any(|seat| setup.side(seat) != winner) {
        return None;
    }
    let mut others: Vec<_> = setup.sides().filter(|&side| side != winner).collect();
    if others
        .iter()
        .any(|&side| standing(side) >= standing(winner))
    {
        return None;
    }
    others.sort_by_key(|&side| standing(side));
    let own = narrator.reader.map(|seat| setup.side(seat));
    let loser = own.filter(|&side| side != winner).or(others.pop())?;
    Some((winner, loser))
}

/// A side as the `player` argument of messages: its names in bold, or `you` for the reader’s.
pub(crate) fn who(narrator: Narrator, side: Seat) -> String {
    let own = narrator.reader.map(|seat| narrator.info.setup.side(seat));
    if own == Some(side) {
        "you".to_owned()
    } else {
        narrator.side(side)
    }
}
