//! The result of Claim Kingdoms, faction by faction (RULES.md 2.4).

use claim_rules::cards::{Faction, Seat, SeatSet};
use claim_rules::kingdoms::{PublicView, Score, control_value};

use super::{board, narration, picture, tutorial};
use crate::games::contract::ResultTexts;
use crate::games::margin;
use crate::i18n::keys::kingdoms as keys;
use crate::screen::model::BoardStep;
use crate::text::narrator::Narrator;
use crate::text::words;

/// The points, why the match ended, what decides if they are equal, and who controls which faction.
pub(super) fn texts(narrator: Narrator, view: &PublicView, winners: SeatSet) -> ResultTexts {
    let score = view.score();
    let control = |&faction: &Faction| {
        let owner = score.control[faction].map(|seat| narrator.info.name(seat));
        narrator.say(&keys::kingdoms_result_line(
            board::counts(narrator, view, faction),
            words::faction(narrator.locale, faction),
            owner.unwrap_or_else(|| "none".into()),
            control_value(faction).to_string(),
        ))
    };
    let mut text = vec![narrator.say(&keys::kingdoms_result_heading())];
    text.extend(view.setup.sorted_factions().iter().map(control));
    let shown = narrator.named(|seat| score.points[seat].to_string());
    text.push(narrator.say(&keys::kingdoms_result(shown)));
    let mut why = Vec::from_iter(close(narrator, view, winners, &score));
    why.extend(narration::turn(narrator, view));
    if score.points[Seat::First] == score.points[Seat::Second] {
        let supply = narrator.named(|seat| view.supply[seat].to_string());
        why.push(narrator.say(&keys::kingdoms_result_tie(supply)));
    }
    ResultTexts {
        score: view.setup.seats().map(|seat| score.points[seat]).collect(),
        why,
        picture: picture(narrator, view, BoardStep::None, winners),
        text,
        board: board::lines(narrator, view),
        lesson: tutorial::closing_words(narrator, view),
    }
}

/// How close it was: the faction on which one more figure would have turned the match, or else the missing points.
fn close(narrator: Narrator, view: &PublicView, winners: SeatSet, score: &Score) -> Option<String> {
    let standing = |seat| (score.points[seat], view.supply[seat]);
    let (winner, loser) = margin::compared(narrator, winners, standing)?;
    let who = margin::who(narrator, loser);
    let missing = score.points[winner] - score.points[loser];
    let decides = |faction: Faction| {
        let figures = view.board.figures_on(faction);
        let mut cards = view.board.cards();
        let has_room =
            cards.any(|card| card.face_up && card.faction == faction && !card.figures[loser]);
        // Drawing level takes the points from the winner, and getting ahead brings them.
        let changes = matches!(figures[winner].checked_sub(figures[loser]), Some(0 | 1));
        has_room && changes && control_value(faction) > missing
    };
    let mut factions = view.setup.sorted_factions().into_iter();
    let message = match factions.find(|&faction| decides(faction)) {
        Some(faction) => keys::kingdoms_close_figure(words::faction(narrator.locale, faction), who),
        None if missing > 0 => keys::kingdoms_close_points(missing, who),
        None => return None,
    };
    Some(narrator.say(&message))
}
