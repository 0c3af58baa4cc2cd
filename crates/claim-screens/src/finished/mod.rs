//! The screens of a finished match: result, replay, analysis, and trying other actions.

pub(crate) mod analysis;
pub(crate) mod past_hand;
pub(crate) mod play_on;
pub(crate) mod play_on_choices;
pub(crate) mod replay;
pub(crate) mod result;
pub(crate) mod try_again;
