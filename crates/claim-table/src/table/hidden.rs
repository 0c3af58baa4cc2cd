//! Deals that others still play: what a match shows to whom until then, and when its result becomes public.
//!
//! The matches of a round of an event can have the same deal, the board. Each of them is hidden until the round is over.
//! One that has ended before has a result that only its players know: it is not over, so that nothing is shown of it,
//! computed from it or rated, until it is revealed.

use claim_rules::PublicView;
use claim_rules::record::TimedLine;

use super::{DealtMatch, Refusal, Stage, Table};
use crate::ids::UserId;
use crate::timestamp::Timestamp;

impl Table {
    /// Whether the match has the deal of a board that is still played at other tables.
    #[must_use]
    pub const fn is_on_hidden_board(&self) -> bool {
        self.settings.board.is_some() && !self.is_revealed
    }

    /// Whether no one but its players may see anything of the deal: others still play it, as a board or as a daily deal.
    #[must_use]
    pub fn is_hidden(&self, now: Timestamp) -> bool {
        self.is_on_hidden_board() || self.is_daily_open(now)
    }

    /// Whether a person may see nothing of the deal: see [`Self::is_hidden`].
    #[must_use]
    pub fn is_hidden_from(&self, user: UserId, now: Timestamp) -> bool {
        self.is_hidden(now) && self.seating.seat_of(user).is_none()
    }

    /// What everyone sees of the match; `None` if it has not started, or has the deal of a hidden board.
    #[must_use]
    pub fn public_view(&self) -> Option<PublicView> {
        let dealt = self.dealt().filter(|_| !self.is_on_hidden_board())?;
        Some(dealt.state().public_view())
    }

    /// Whether nothing can be played any more. Unlike [`Self::is_over`], it does not matter whether the result is public.
    #[must_use]
    pub fn has_ended(&self) -> bool {
        match &self.stage {
            Stage::Lobby => false,
            Stage::Cancelled | Stage::Expired => true,
            Stage::Dealt(dealt) => dealt.ending().is_some(),
        }
    }

    /// The match, if it has ended and its result is hidden.
    #[must_use]
    pub fn hidden_end(&self) -> Option<&DealtMatch> {
        let is_hidden = self.has_ended() && self.is_on_hidden_board();
        self.dealt().filter(|_| is_hidden)
    }

    pub(super) fn reveal(&mut self) -> Result<Vec<TimedLine>, Refusal> {
        if !self.has_ended() {
            return Err(Refusal::NotOver);
        }
        if !self.is_on_hidden_board() {
            return Err(Refusal::MatchOver);
        }
        self.is_revealed = true;
        Ok(Vec::new())
    }
}
