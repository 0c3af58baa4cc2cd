//! Whom people have blocked: those can no longer invite them.

use claim_store::BlockedPerson;
use claim_table::Invitation;
use claim_table::ids::{PersonName, UserId};
use claim_table::settings::MAX_BLOCKED;

use super::People;
use crate::CommandError;

impl People {
    /// The people whom a user has blocked, as ids and names, the first one first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn blocked_by(&self, user: UserId) -> claim_store::Result<Vec<(UserId, PersonName)>> {
        let blocked = self.store.blocked_by(user).await?.into_iter();
        Ok(blocked.map(|it| (it.user, it.name)).collect())
    }

    /// Blocks a person for a user. Returns false if the user has blocked [`MAX_BLOCKED`] others already.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn block(
        &self,
        user: UserId,
        other: UserId,
        name: PersonName,
    ) -> claim_store::Result<bool> {
        let person = BlockedPerson { user: other, name };
        let now = self.environment.now();
        self.store.block(user, &person, now, MAX_BLOCKED).await
    }

    /// Ends that a user has blocked a person.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn unblock(&self, user: UserId, other: UserId) -> claim_store::Result<()> {
        self.store.unblock(user, other).await
    }

    /// Refuses invitations by a user if one of the invited people has blocked them.
    ///
    /// # Errors
    ///
    /// [`CommandError::TakesNoInvitations`], or if the database fails.
    pub async fn check_invitations(
        &self,
        by: UserId,
        invitations: &[Invitation],
    ) -> Result<(), CommandError> {
        for invitation in invitations {
            if self.store.has_blocked(invitation.user, by).await? {
                return Err(CommandError::TakesNoInvitations(invitation.name.clone()));
            }
        }
        Ok(())
    }
}
