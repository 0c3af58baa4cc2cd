//! The result of Claim Kingdoms, faction by faction (RULES.md 2.4).

use claim_rules::cards::{Faction, Seat, SeatSet};
use claim_rules::kingdoms::{PublicView, control_value};

use super::{board, narration, picture, tutorial};
use crate::games::contract::ResultTexts;
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
    let sides = narrator.per_side(|seat| narrator.info.name(seat));
    let mut text = vec![narrator.say(&keys::kingdoms_result_heading(sides))];
    text.extend(view.setup.sorted_factions().iter().map(control));
    let shown = narrator.per_side(|seat| score.points[seat].to_string());
    text.push(narrator.say(&keys::kingdoms_result(shown)));
    text.push(board::players(narrator, view));
    text.extend(board::lines(narrator, view, &[]));
    let mut why = Vec::from_iter(narration::turn(narrator, view));
    if score.points[Seat::First] == score.points[Seat::Second] {
        let supply = narrator.per_side(|seat| view.supply[seat].to_string());
        why.push(narrator.say(&keys::kingdoms_result_tie(supply)));
    }
    ResultTexts {
        score: view.setup.seats().map(|seat| score.points[seat]).collect(),
        why,
        picture: picture(narrator, view, BoardStep::None, winners),
        text,
        lesson: tutorial::closing_words(narrator, view),
    }
}
