//! Changes of what people, and managers of servers, have set or decided: stored, and then applied to their matches.

use claim_screens::VacationInfo;
use claim_table::Command;
use claim_table::desk::MessageKind;
use claim_table::ids::{GuildId, MatchId, UserId};
use claim_table::locale::Locale;
use claim_table::settings::{PersonalSetting, PersonalSettings, ServerSetting, ServerSettings};

use crate::{BackgroundWork, CommandError, Host, Messenger};

impl<M: Messenger> Host<M> {
    /// Switches a setting of a person on or off. Updates the private messages of their running matches, and
    /// plays what has become forced. Returns all their settings.
    pub async fn change_setting(
        &self,
        user: UserId,
        setting: PersonalSetting,
        on: bool,
    ) -> Result<PersonalSettings, CommandError> {
        let change = self.shared.store.switch_setting(user, setting, on);
        self.change_personal(user, change).await
    }

    /// Sets the language of a person; `None` means that of their Discord client. Updates the private messages
    /// of their running matches. Returns all their settings.
    pub async fn change_language(
        &self,
        user: UserId,
        language: Option<Locale>,
    ) -> Result<PersonalSettings, CommandError> {
        let change = self.shared.store.set_language(user, language);
        self.change_personal(user, change).await
    }

    async fn change_personal(
        &self,
        user: UserId,
        change: impl Future<Output = claim_store::Result<PersonalSettings>>,
    ) -> Result<PersonalSettings, CommandError> {
        let settings = self.shared.people.change_personal(user, change).await?;
        if let Err(error) = self.apply_personal_settings(user).await {
            tracing::warn!(?error, "could not apply a changed setting, will retry");
            self.supervise(BackgroundWork::Recovery, None, move |host| async move {
                host.apply_personal_settings(user).await
            });
        }
        Ok(settings)
    }

    /// Updates what shows a person's settings, or follows from them, in all their matches.
    async fn apply_personal_settings(&self, user: UserId) -> Result<(), CommandError> {
        for id in self.shared.store.unfinished_matches_of(user).await? {
            if let Err(error) = self.apply_settings(user, id).await {
                tracing::warn!(%id, ?error, "could not apply a changed setting to a match, will retry");
                self.supervise(BackgroundWork::Recovery, id, move |host| async move {
                    host.apply_settings(user, id).await
                });
            }
        }
        Ok(())
    }

    async fn apply_settings(&self, user: UserId, id: MatchId) -> Result<(), CommandError> {
        let entry = self.shared.matches.entry(id).await?;
        self.shared.matches.play_newly_forced(&entry).await?;
        let table = self.shared.matches.lock_table(&entry).await?.table.clone();
        let seat = table.seating().seat_of(user);
        if let Some(seat) = seat {
            for kind in [MessageKind::Hand(seat), MessageKind::Reminder(seat)] {
                self.messages().mark_outdated(&entry, kind).await?;
            }
        }
        if table.is_direct() {
            self.messages()
                .mark_outdated(&entry, MessageKind::Public)
                .await?;
        }
        self.present(id);
        Ok(())
    }

    /// Changes a setting of a server. The caller has checked the person's permission. If the language
    /// changes, the public messages of the server's open tables and running matches are updated. Returns all
    /// settings of the server.
    pub async fn change_server_setting(
        &self,
        guild: GuildId,
        change: ServerSetting,
    ) -> Result<ServerSettings, CommandError> {
        let is_language = matches!(change, ServerSetting::Language(_));
        let settings = self.shared.people.change_server(guild, change).await;
        // Also after an error: the change may be stored.
        self.shared.posts.look_again();
        let settings = settings?;
        if is_language && let Err(error) = self.apply_server_language(guild).await {
            tracing::warn!(?error, "could not apply a changed language, will retry");
            self.supervise(BackgroundWork::Recovery, None, move |host| async move {
                host.apply_server_language(guild).await
            });
        }
        Ok(settings)
    }

    /// Updates the public messages of a server's open tables and running matches.
    async fn apply_server_language(&self, guild: GuildId) -> Result<(), CommandError> {
        for id in self.shared.store.unfinished_matches_in_guild(guild).await? {
            if let Err(error) = self.apply_language(id).await {
                tracing::warn!(%id, ?error, "could not apply a changed language to a match, will retry");
                self.supervise(BackgroundWork::Recovery, id, move |host| async move {
                    host.apply_language(id).await
                });
            }
        }
        Ok(())
    }

    async fn apply_language(&self, id: MatchId) -> Result<(), CommandError> {
        let entry = self.shared.matches.entry(id).await?;
        self.messages()
            .mark_outdated(&entry, MessageKind::Public)
            .await?;
        self.present(id);
        Ok(())
    }

    /// Voids a match that has ended: it does not count any more, its players are told, and all ratings are computed anew
    /// in the background. The caller has checked the person's permission.
    pub async fn void_match(&self, id: MatchId) -> Result<(), CommandError> {
        self.command(id, Command::Void).await?;
        self.continue_rebuild();
        self.supervise(BackgroundWork::Recovery, id, move |host| async move {
            host.shared.matches.present_again(id).await
        });
        Ok(())
    }

    /// Computes ratings anew in the background, if a match was voided and no process has completed that.
    pub(crate) fn continue_rebuild(&self) {
        self.supervise(BackgroundWork::Ratings, None, |host| async move {
            while host.shared.store.continue_rebuild().await? {}
            Ok(())
        });
    }

    /// Starts a vacation of `days` days, today included; 0 ends the vacation. In running matches with days
    /// per turn, the person's clock stops, or runs again.
    ///
    /// # Errors
    ///
    /// [`ReachedLimit::VacationDays`](claim_table::limits::ReachedLimit::VacationDays), or if the database fails.
    pub async fn take_vacation(
        &self,
        user: UserId,
        days: u32,
    ) -> Result<VacationInfo, CommandError> {
        let people = &self.shared.people;
        let stored = people.store_vacation(user, days).await;
        // A vacation whose saving failed is stored, too, if only the response was lost.
        let may_be_new = match &stored {
            Ok(requested) => requested.is_changed,
            Err(error) => matches!(error, CommandError::Internal(_)),
        };
        if may_be_new && self.shared.vacations.apply(user).await.is_err() {
            self.shared.vacations.resume();
        }
        Ok(people.vacation_info(&stored?.planned))
    }
}
