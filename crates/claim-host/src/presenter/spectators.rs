//! The private answers in which people watch a match: they show each change by themselves, until shortly before their
//! tokens expire. Then they say so.

use std::sync::Arc;

use claim_screens::Watching;
use claim_table::Table;
use claim_table::desk::{ReplyCopy, Spectator};
use claim_table::ids::UserId;
use claim_table::locale::Locale;
use claim_table::timestamp::Timestamp;

use super::Presenter;
use super::message_update::{MessageUpdate, outcome_of};
use crate::matches::registry::Entry;
use crate::{BackgroundWork, CommandError, Messenger};

impl<M: Messenger> Presenter<M> {
    /// Keeps the reply with this token current, which shows `table` to a spectator.
    ///
    /// # Errors
    ///
    /// If the match cannot be read.
    pub(crate) async fn follow(
        &self,
        table: &Table,
        (user, locale): (UserId, Locale),
        token: String,
        expires_at: Timestamp,
    ) -> Result<(), CommandError> {
        let entry = self.shared.matches.entry(table.id()).await?;
        let spectator = Spectator {
            user,
            locale,
            copy: ReplyCopy {
                token: token.clone(),
                expires_at,
                revision: table.revision().into(),
            },
        };
        let ends_at = spectator.copy.ends_at();
        let surplus = entry.messages().add_spectator(spectator);
        if let Some(surplus) = surplus {
            self.say_farewell(&surplus, table).await?;
        }
        let is_behind = self
            .shared
            .matches
            .lock_table(&entry)
            .await?
            .table
            .revision()
            > table.revision();
        if is_behind {
            self.present_entry(&entry);
        }
        let supervisor = self.shared.matches.supervisor();
        let id = entry.id;
        supervisor.supervise(
            self,
            BackgroundWork::Presenting,
            id,
            move |presenter: Self| {
                let (entry, token) = (entry.clone(), token.clone());
                async move { presenter.end_following(&entry, &token, ends_at).await }
            },
        );
        Ok(())
    }

    /// Waits until the reply with this token cannot follow the match any longer, and has it say so. Does nothing if the
    /// match has ended, or the person has opened another reply, before.
    async fn end_following(
        &self,
        entry: &Arc<Entry>,
        token: &str,
        ends_at: Timestamp,
    ) -> Result<(), CommandError> {
        let clock = self.shared.matches.environment().clock();
        clock.sleep_until(ends_at).await;
        let spectator = entry.messages().take_spectator(token);
        if let Some(spectator) = spectator {
            let table = self.shared.matches.table(entry.id).await?;
            self.say_farewell(&spectator, &table).await?;
        }
        Ok(())
    }

    async fn say_farewell(&self, to: &Spectator, table: &Table) -> Result<(), CommandError> {
        let screens = &self.shared.screens;
        let screen = screens.watched(table, to.user, to.locale, Watching::Ended);
        let (screen, messenger) = (screen.await?, &self.shared.messenger);
        if let Err(error) = messenger.edit_reply(&to.copy.token, &screen).await {
            tracing::debug!(id = %table.id(), %error, "could not end the reply of a spectator");
        }
        Ok(())
    }
}

impl<M: Messenger> MessageUpdate<'_, M> {
    /// Brings the replies of spectators up to date.
    pub(crate) async fn update_spectators(&self) -> Result<(), CommandError> {
        let (presenter, entry) = (self.presenter, self.entry);
        for spectator in self.ask_desk(|it| it.outdated_spectators()) {
            let screens = &presenter.screens;
            let screen =
                screens.watched(self.table, spectator.user, spectator.locale, Watching::Live);
            let copy = spectator.copy.clone();
            let edited = presenter
                .messenger
                .edit_reply(&copy.token, &screen.await?)
                .await;
            if let Err(error) = &edited {
                tracing::debug!(id = %entry.id, %error, "could not update the reply of a spectator");
            }
            let copy = self.ask_desk(|it| it.after_copy_edit(copy, outcome_of(&edited)));
            let copy = copy.filter(|_| !self.table.is_over());
            entry.messages().set_spectator(&spectator, copy);
        }
        Ok(())
    }
}
