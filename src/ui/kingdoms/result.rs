//! The result of Claim Kingdoms, faction by faction (RULES.md 2.4).

use crate::cards::{Faction, Seat};
use crate::i18n::keys::kingdoms as keys;
use crate::rules::kingdoms::{PublicView, control_value};
use crate::ui::{Teller, words};

use super::{board, told};

/// Why it ended, who controls which faction, the points, the figures left where they decide, and
/// the board with what its signs mean.
pub(super) fn result(teller: Teller, view: &PublicView) -> Vec<String> {
    let score = view.score();
    let control = |&faction: &Faction| {
        let owner = score.control[faction].map(|seat| teller.caption.name(seat));
        teller.say(&keys::kingdoms_result_line(
            words::faction(teller.locale, faction),
            control_value(faction).to_string(),
            owner.unwrap_or_else(|| "nobody".into()),
            board::counts(teller, view, faction),
        ))
    };
    let mut lines = Vec::from_iter(told::turn(teller, view));
    let sides = teller.per_side(|seat| teller.caption.name(seat));
    lines.push(teller.say(&keys::kingdoms_result_heading(sides)));
    lines.extend(view.setup.factions().iter().map(control));
    let points = teller.per_side(|seat| score.points[seat].to_string());
    lines.push(teller.say(&keys::kingdoms_result(points)));
    if score.points[Seat::First] == score.points[Seat::Second] {
        let supply = teller.per_side(|seat| view.supply[seat].to_string());
        lines.push(teller.say(&keys::kingdoms_result_tie(supply)));
    }
    lines.push(board::grid(teller.locale, view));
    lines.push(board::letters(teller.locale, view));
    lines.push(board::legend(teller));
    lines
}
