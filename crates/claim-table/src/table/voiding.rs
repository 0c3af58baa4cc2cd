//! Voiding: a moderator decides that a finished match does not count. Its record stays as it is.

use claim_rules::record::TimedLine;

use super::{Refusal, Stage, Table};

impl Table {
    /// The revision by which a moderator voided the match; `None` if none has.
    #[must_use]
    pub const fn voided_at(&self) -> Option<u32> {
        self.voided_at
    }

    pub(super) fn void(&mut self) -> Result<Vec<TimedLine>, Refusal> {
        match &self.stage {
            Stage::Cancelled | Stage::Expired => return Err(Refusal::Closed),
            Stage::Dealt(_) if self.is_over() => {}
            Stage::Lobby | Stage::Dealt(_) => return Err(Refusal::NotOver),
        }
        if self.voided_at.is_some() {
            return Err(Refusal::AlreadyVoided);
        }
        self.voided_at = Some(self.revision + 1);
        Ok(Vec::new())
    }
}
