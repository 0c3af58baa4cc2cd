//! The screens of a finished match: result, replay, analysis, trying other actions, practice, and voiding it.

pub(crate) mod analysis;
pub(crate) mod past_hand;
pub(crate) mod play_on;
pub(crate) mod play_on_choices;
pub(crate) mod practice;
pub(crate) mod replay;
pub(crate) mod result;
pub(crate) mod try_again;
pub(crate) mod voiding;
