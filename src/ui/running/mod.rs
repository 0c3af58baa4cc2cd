//! The screens of a running match.

pub(in crate::ui) mod clock_screen;
pub(in crate::ui) mod details;
pub(in crate::ui) mod hand;
pub(in crate::ui) mod leaving;
pub(in crate::ui) mod match_info;
pub(in crate::ui) mod offers;
pub(in crate::ui) mod player_info;
pub(in crate::ui) mod resign;
pub(in crate::ui) mod table;
pub(in crate::ui) mod turn_notices;
pub(in crate::ui) mod watch;
pub(in crate::ui) mod which_match;
