//! The screens of a finished match: result, replay, analysis, and trying other actions.

pub(in crate::ui) mod analysis;
pub(in crate::ui) mod past_hand;
pub(in crate::ui) mod play_on;
pub(in crate::ui) mod play_on_choices;
pub(in crate::ui) mod replay;
pub(in crate::ui) mod result;
pub(in crate::ui) mod try_again;
