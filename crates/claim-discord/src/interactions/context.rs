//! What commands and presses work with: who uses the bot, where, and what they have sent; the bot; and the changes that
//! they make. It looks each match up once: compared with the store, which other processes may have changed.

use std::collections::BTreeSet;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use claim_host::{
    CommandError, DailyRequest, DeliveryError, Host, Person, SetupChange, TableRequest,
    TutorialRequest,
};
use claim_table::ids::{ChannelId, GuildId, MatchId, MessageId, UserId};
use claim_table::locale::Locale;
use claim_table::settings::PersonalSettings;
use claim_table::{Command, Table};

use super::incoming::{CommandCall, ComponentUse, Control, Interaction, Place, Request};
use super::reply::responder::Responder;
use crate::application::Application;
use crate::commands::definition::options::{Options, ResolvedUser};
use crate::messages::messenger::DiscordMessenger;

/// How long it may take to read a person's settings: the answer itself needs the rest of the time.
const SETTINGS_TIMEOUT: Duration = Duration::from_millis(500);

/// The options of a press.
static NO_OPTIONS: Options = Options::none();

/// An interaction while it is carried out and answered.
#[derive(Debug)]
pub(crate) struct Context<'a> {
    pub(crate) app: &'a Application,
    pub(crate) host: &'a Host<DiscordMessenger>,
    /// The user.
    pub(crate) person: Person,
    /// The user's language.
    pub(crate) locale: Locale,
    /// The server; none in direct messages, and where the bot is not a member.
    pub(crate) guild: Option<GuildId>,
    pub(crate) channel: ChannelId,
    /// What else is known of the channel.
    pub(crate) place: &'a Place,
    /// The options of the command that were filled in.
    pub(crate) options: &'a Options,
    pub(super) responder: Responder<'a>,
    id: u64,
    component: Option<&'a ComponentUse>,
    /// `None` as long as they could not be read.
    settings: Mutex<Option<PersonalSettings>>,
    /// The matches that were compared with the store.
    looked_up: Mutex<BTreeSet<MatchId>>,
    /// The matches that the user has changed: their messages are updated after the answer, or when it is late.
    changed: Mutex<Vec<MatchId>>,
}

impl<'a> Context<'a> {
    /// The context of an interaction that has arrived just now.
    pub(crate) async fn new(app: &'a Application, interaction: &'a Interaction) -> Self {
        let place = &interaction.place;
        let (component, options) = match &interaction.request {
            Request::Press(component) => (Some(component), &NO_OPTIONS),
            Request::Command(CommandCall { options, .. })
            | Request::Completion(CommandCall { options, .. }, _) => (None, options),
        };
        let responder = Responder::new(app, &interaction.envelope);
        let responder = match component {
            Some(component) => {
                let is_private = place.is_direct() || component.source.is_ephemeral;
                responder.with_source(&component.source, is_private)
            }
            None => responder,
        };
        let settings = settings_in_time(app, interaction.person.user).await;
        let chosen = settings.and_then(|settings| settings.language);
        Self {
            app,
            host: &app.host,
            person: interaction.person.clone(),
            locale: chosen.unwrap_or(interaction.envelope.locale),
            guild: place.guild,
            channel: place.channel,
            place,
            options,
            responder,
            id: interaction.envelope.id,
            component,
            settings: Mutex::new(settings),
            looked_up: Mutex::default(),
            changed: Mutex::default(),
        }
    }

    /// The user's account.
    pub(crate) const fn user(&self) -> UserId {
        self.person.user
    }

    /// The user's settings, read when the interaction arrived.
    pub(crate) async fn settings(&self) -> claim_store::Result<PersonalSettings> {
        let known = *lock(&self.settings);
        if let Some(settings) = known {
            return Ok(settings);
        }
        let settings = self.host.people().personal_settings(self.user()).await?;
        self.note_settings(settings);
        Ok(settings)
    }

    /// Notes the user's settings after a change: the answer is shown with them.
    pub(crate) fn note_settings(&self, settings: PersonalSettings) {
        *lock(&self.settings) = Some(settings);
    }

    /// The option `match`, which many commands have.
    pub(crate) fn match_name(&self) -> Option<&str> {
        self.options.text("match")
    }

    /// The kind of control that was used.
    pub(crate) fn control(&self) -> Option<Control> {
        self.component.map(|component| component.control)
    }

    /// The people who were chosen in a menu of people.
    pub(crate) fn people(&self) -> &[ResolvedUser] {
        self.component.map_or(&[], |component| &component.people)
    }

    /// What the user contributes to the deal by joining a table: the id that Discord gave to the
    /// interaction.
    pub(crate) fn entropy(&self) -> String {
        self.id.to_string()
    }

    /// Whether the user may stop the match of a table from here: a moderator in its channel who has no seat in the
    /// match. Elsewhere, only permissions for the whole server count: a member may moderate a channel of their own.
    pub(crate) fn can_moderate(&self, table: &Table) -> bool {
        self.is_uninvolved_moderator(table)
            && (self.is_in_channel_of(table) || self.place.is_manager)
    }

    /// Whether the user is a moderator in this channel, in the server of the table, and has no seat in its match.
    pub(crate) fn is_uninvolved_moderator(&self, table: &Table) -> bool {
        let guild = table.settings().guild;
        let plays = table.dealt().is_some() && table.seating().seat_of(self.user()).is_some();
        self.place.is_moderator && guild.is_some() && guild == self.guild && !plays
    }

    /// Whether this happens in the channel of a table, or in a thread of that channel. A match in direct messages has
    /// none, also if it was started from a channel.
    pub(crate) fn is_in_channel_of(&self, table: &Table) -> bool {
        !table.is_direct()
            && [Some(self.channel), self.place.parent].contains(&Some(table.settings().channel))
    }

    /// Whether a component of a message that others see, too, was used.
    pub(crate) fn is_public_press(&self) -> bool {
        self.responder.is_public_press()
    }

    /// The message whose component was used.
    pub(crate) fn source_message(&self) -> Option<MessageId> {
        self.responder.source_message()
    }

    /// Whether the message whose component was used is seen by the user alone.
    pub(crate) fn is_from_ephemeral(&self) -> bool {
        self.responder.is_from_ephemeral()
    }

    /// The current table of a match. The first time, the match is looked up: the copy in memory is compared with the
    /// store. After that, the table is what this process knows by then.
    pub(crate) async fn table(&self, id: MatchId) -> Result<Table, CommandError> {
        if lock(&self.looked_up).contains(&id) {
            return self.host.known_table(id).await;
        }
        let table = self.host.table(id).await?;
        self.check_not_hidden(&table)?;
        self.note_looked_up([&table]);
        Ok(table)
    }

    /// Refuses a table that is hidden from the user: that of a daily deal as if it did not exist, one on a board with the
    /// reason, because its public message shows that it exists.
    pub(crate) fn check_not_hidden(&self, table: &Table) -> Result<(), CommandError> {
        if !table.is_hidden_from(self.user(), self.host.now()) {
            Ok(())
        } else if table.is_on_hidden_board() {
            Err(CommandError::MatchHidden)
        } else {
            Err(CommandError::MatchNotFound)
        }
    }

    /// The user's running matches, as [`Host::running_matches_of`] lists them, which looks them up.
    pub(crate) async fn running_matches(&self) -> Result<Vec<Table>, CommandError> {
        let running = self.host.lists().running_matches_of(self.user()).await?;
        self.note_looked_up(&running);
        Ok(running)
    }

    fn note_looked_up<'t>(&self, tables: impl IntoIterator<Item = &'t Table>) {
        lock(&self.looked_up).extend(tables.into_iter().map(Table::id));
    }

    /// Whether a button of a match's public message was pressed.
    pub(crate) async fn is_pressed_in_public(&self, table: &Table) -> bool {
        // Another process may have posted that message.
        let is_looked_up = self.table(table.id()).await.is_ok();
        is_looked_up
            && self
                .host
                .lists()
                .is_public_message(table, self.source_message())
                .await
    }

    /// Executes a command of the user. As with every change, the match's messages are updated after the
    /// answer.
    pub(crate) async fn command(
        &self,
        id: MatchId,
        command: Command,
    ) -> Result<Table, CommandError> {
        self.present_later(id);
        self.host.command(id, command).await
    }

    /// Changes what is played at the user's table.
    pub(crate) async fn change_setup(
        &self,
        id: MatchId,
        change: SetupChange,
    ) -> Result<Table, CommandError> {
        self.present_later(id);
        let changed = self
            .host
            .tables()
            .change_setup(id, self.user(), change)
            .await;
        // The host has looked the match up to know what is played there.
        lock(&self.looked_up).insert(id);
        changed
    }

    /// Opens a table for the user.
    pub(crate) async fn open_table(&self, request: TableRequest) -> Result<Table, CommandError> {
        let opened = self
            .host
            .tables()
            .open_table(request, self.person.clone())
            .await;
        self.present_opened(opened)
    }

    /// Seats the user, as `person`, for a rematch of a match.
    pub(crate) async fn rematch(&self, old: Table, person: Person) -> Result<Table, CommandError> {
        if old.settings().is_tutorial {
            // It may still be running, and ends then.
            self.present_later(old.id());
        }
        let seated = self
            .host
            .tables()
            .rematch(old, person, self.entropy())
            .await;
        self.present_opened(seated)
    }

    /// Starts a tutorial for the user.
    pub(crate) async fn start_tutorial(
        &self,
        request: TutorialRequest,
    ) -> Result<Table, CommandError> {
        let started = self
            .host
            .tables()
            .start_tutorial(request, self.person.clone())
            .await;
        self.present_opened(started)
    }

    /// Ends a tutorial of the user, and starts another one.
    pub(crate) async fn restart_tutorial(
        &self,
        running: MatchId,
        request: TutorialRequest,
    ) -> Result<Table, CommandError> {
        self.present_later(running);
        let person = self.person.clone();
        let restarted = self
            .host
            .tables()
            .restart_tutorial(running, request, person);
        self.present_opened(restarted.await)
    }

    /// Begins the user's attempt at the deal of a day, or a match of it for practice; `None` if they may not.
    pub(crate) async fn play_daily(
        &self,
        request: DailyRequest,
        is_practice: bool,
    ) -> Result<Option<Table>, CommandError> {
        let (daily, person) = (self.host.daily(), self.person.clone());
        let opened = if is_practice {
            daily.practise(request, person).await
        } else {
            daily.play(request, person).await
        };
        opened?
            .map(|table| self.present_opened(Ok(table)))
            .transpose()
    }

    /// Posts the public message of a new table before the answer, so that the answer stands below it.
    pub(crate) async fn present_above(&self, id: MatchId) -> Result<(), DeliveryError> {
        self.present_later(id);
        self.host.presenter().present_table(id).await
    }

    fn present_opened(&self, opened: Result<Table, CommandError>) -> Result<Table, CommandError> {
        if let Ok(table) = &opened {
            self.present_later(table.id());
            self.note_looked_up([table]);
        }
        opened
    }

    fn present_later(&self, id: MatchId) {
        lock(&self.changed).push(id);
    }

    /// The matches that were changed so far.
    pub(super) fn changed(&self) -> Vec<MatchId> {
        lock(&self.changed).clone()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The user's settings; `None` if they are not known in time.
async fn settings_in_time(app: &Application, user: UserId) -> Option<PersonalSettings> {
    let settings = app.host.people().personal_settings(user);
    match tokio::time::timeout(SETTINGS_TIMEOUT, settings).await {
        Ok(Ok(settings)) => Some(settings),
        Ok(Err(error)) => {
            tracing::error!(%error, "could not read a person's settings");
            None
        }
        Err(_) => None,
    }
}
