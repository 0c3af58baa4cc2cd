//! Reasons why the rules of Claim Kingdoms refuse an action.

use claim_rules::kingdoms::IllegalAction;
use claim_table::locale::Locale;

use super::label;
use super::space_name::space_name;
use crate::i18n::Translate;
use crate::i18n::keys::kingdoms as keys;

/// Why the rules refused an action.
pub(super) fn refusal(locale: Locale, why: IllegalAction) -> String {
    locale.say(&match why {
        IllegalAction::NoActionDue => keys::kingdoms_refused_no_turn(),
        IllegalAction::PlaceExpected => keys::kingdoms_refused_place_expected(),
        IllegalAction::PowerExpected(faction) => {
            keys::kingdoms_refused_power_expected(faction.id())
        }
        IllegalAction::KeepExpected => keys::kingdoms_refused_keep_expected(),
        IllegalAction::DrawExpected => keys::kingdoms_refused_draw_expected(),
        IllegalAction::NotHeld(faction) => keys::kingdoms_refused_not_held(faction.id()),
        IllegalAction::SpaceTaken(space) => keys::kingdoms_refused_taken(space_name(space)),
        IllegalAction::NoAdjacentCard(space) => {
            keys::kingdoms_refused_touches_nothing(space_name(space))
        }
        IllegalAction::WrongPower(faction) => keys::kingdoms_refused_another_power(faction.id()),
        IllegalAction::LineHasTroll(line) => keys::kingdoms_refused_line(label::line_id(line)),
        IllegalAction::NotAdjacent(space) => keys::kingdoms_refused_not_adjacent(space_name(space)),
        IllegalAction::FaceDown(space) => keys::kingdoms_refused_face_down(space_name(space)),
        IllegalAction::HasOwnFigure(space) => keys::kingdoms_refused_own_figure(space_name(space)),
        IllegalAction::NoOpponentFigure(space) => {
            keys::kingdoms_refused_no_figure(space_name(space))
        }
        IllegalAction::SupplyEmpty => keys::kingdoms_refused_supply(),
        IllegalAction::NothingToCopy(space) => keys::kingdoms_refused_copy(space_name(space)),
        IllegalAction::NotAmongChoices(..) => keys::kingdoms_refused_keep(),
        IllegalAction::NothingToDraw(_) => keys::kingdoms_refused_draw(),
    })
}
