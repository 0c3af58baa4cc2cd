//! The screens of a running match.

pub(crate) mod clock_screen;
pub(crate) mod details;
pub(crate) mod hand;
pub(crate) mod hidden;
pub(crate) mod leaving;
pub(crate) mod match_info;
pub(crate) mod more;
pub(crate) mod moves;
pub(crate) mod offers;
pub(crate) mod player_info;
pub(crate) mod resign;
pub(crate) mod table;
pub(crate) mod turn_notices;
pub(crate) mod watch;
pub(crate) mod which_match;
