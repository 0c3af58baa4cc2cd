//! The result of Claim Kingdoms, faction by faction (RULES.md 2.4).

use claim_rules::cards::{Faction, Seat};
use claim_rules::kingdoms::{PublicView, control_value};

use super::{board, narration};
use crate::i18n::Message;
use crate::i18n::keys::kingdoms as keys;
use crate::text::narrator::Narrator;
use crate::text::words;

/// The reason of the end, control of each faction, points, and figures left if points are tied.
pub(super) fn result_lines(narrator: Narrator, view: &PublicView) -> Vec<String> {
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
    let mut lines = Vec::from_iter(narration::turn(narrator, view));
    let sides = narrator.per_side(|seat| narrator.info.name(seat));
    lines.push(narrator.say(&keys::kingdoms_result_heading(sides)));
    lines.extend(view.setup.sorted_factions().iter().map(control));
    lines.extend(points(narrator, view, keys::kingdoms_result));
    lines.push(board::players(narrator, view));
    lines
}

/// The points, and whose they are; if they are equal, what decides.
pub(super) fn score_lines(narrator: Narrator, view: &PublicView) -> Vec<String> {
    let sides = narrator.per_side(|seat| narrator.info.name(seat));
    points(narrator, view, |points| keys::kingdoms_score(points, sides))
}

/// The points as a line and, if they are equal, what decides.
fn points(
    narrator: Narrator,
    view: &PublicView,
    line: impl FnOnce(String) -> Message,
) -> Vec<String> {
    let points = view.score().points;
    let shown = narrator.per_side(|seat| points[seat].to_string());
    let mut lines = vec![narrator.say(&line(shown))];
    if points[Seat::First] == points[Seat::Second] {
        let supply = narrator.per_side(|seat| view.supply[seat].to_string());
        lines.push(narrator.say(&keys::kingdoms_result_tie(supply)));
    }
    lines
}
