//! Answering interactions: always, within Discord's three seconds, deferred first where the work
//! takes longer, and again where Discord stumbles.

use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures::{FutureExt, TryFutureExt};
use serenity::all::{
    CommandInteraction, ComponentInteraction, CreateInteractionResponse as Response,
    CreateInteractionResponseMessage, Http, HttpError, InteractionId, Message, MessageFlags,
};

use tokio::sync::Mutex;

use super::front::bounded;
use super::{App, message};
use crate::host::{Denied, Held, Person, Trouble};
use crate::i18n::Locale;
use crate::ids::{ChannelId, GuildId, MessageId, UserId};
use crate::store::Place;
use crate::table::Table;
use crate::ui::{self, Notice, Screen};

/// After this the answer is deferred: well before the three seconds that Discord waits.
const DEFER_AFTER: Duration = Duration::from_millis(1500);

/// How long a token is good for answering, less a margin.
const TOKEN_LIFE: Duration = Duration::from_mins(14);

/// How often an answer is tried, and the wait after the first failure, doubled each time: all of
/// them within the three seconds.
const TRIES: u32 = 4;
const FIRST_WAIT: Duration = Duration::from_millis(100);

/// An interaction that waits for its answer.
#[derive(Debug)]
pub(super) struct Asked<'a> {
    http: &'a Http,
    id: InteractionId,
    token: &'a str,
    /// The message whose control was pressed; none for a command.
    pressed: Option<&'a Message>,
    /// Who asks.
    pub(super) person: Person,
    /// Their language.
    pub(super) locale: Locale,
    /// The server, if it was asked in one.
    pub(super) guild: Option<GuildId>,
    /// The channel.
    pub(super) channel: ChannelId,
    /// The further message that says how far the work has come, if there is one.
    interim: Mutex<Option<serenity::all::MessageId>>,
}

/// What is answered.
#[derive(Debug)]
pub(super) struct Answer {
    screen: Screen,
    how: How,
    shows: Option<(Box<Table>, Held)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum How {
    /// A message that only the asker sees.
    Private,
    /// The message whose control was pressed changes, if only the asker sees it; else as above.
    InPlace,
    /// The message whose control was pressed changes, for everybody.
    Publicly,
}

/// Why there is no proper answer.
#[derive(Debug)]
pub(super) enum Problem {
    /// Something to be said.
    Notice(Notice),
    /// The host denied it.
    Denied(Denied),
}

impl From<Notice> for Problem {
    fn from(notice: Notice) -> Self {
        Self::Notice(notice)
    }
}

impl<T: Into<Denied>> From<T> for Problem {
    fn from(denied: T) -> Self {
        Self::Denied(denied.into())
    }
}

impl Answer {
    /// A screen that only the asker sees.
    pub(super) const fn private(screen: Screen) -> Self {
        Self {
            screen,
            how: How::Private,
            shows: None,
        }
    }

    /// A screen that takes the place of the one asked from, if only the asker sees that.
    pub(super) const fn in_place(screen: Screen) -> Self {
        Self {
            screen,
            how: How::InPlace,
            shows: None,
        }
    }

    /// A screen that takes the place of the public one asked from.
    pub(super) const fn publicly(screen: Screen) -> Self {
        Self {
            screen,
            how: How::Publicly,
            shows: None,
        }
    }

    /// The answer shows that table, as it is, in the place of the message held.
    pub(super) fn showing(self, table: Table, held: Option<Held>) -> Self {
        Self {
            shows: held.map(|held| (Box::new(table), held)),
            ..self
        }
    }

    /// The answer with a sentence above it.
    pub(super) fn with_sentence(mut self, sentence: String) -> Self {
        self.screen.mention = sentence;
        self
    }
}

impl<'a> Asked<'a> {
    /// A command.
    pub(super) fn by_command(http: &'a Http, asked: &'a CommandInteraction) -> Self {
        let nickname = asked.member.as_ref().and_then(|member| member.nick.clone());
        Self {
            http,
            id: asked.id,
            token: &asked.token,
            pressed: None,
            person: person(&asked.user, nickname, &asked.locale),
            locale: Locale::from_tag(&asked.locale),
            guild: asked.guild_id.map(|id| GuildId(id.get())),
            channel: ChannelId(asked.channel_id.get()),
            interim: Mutex::default(),
        }
    }

    /// A control that was pressed.
    pub(super) fn by_press(http: &'a Http, asked: &'a ComponentInteraction) -> Self {
        let nickname = asked.member.as_ref().and_then(|member| member.nick.clone());
        Self {
            http,
            id: asked.id,
            token: &asked.token,
            pressed: Some(&asked.message),
            person: person(&asked.user, nickname, &asked.locale),
            locale: Locale::from_tag(&asked.locale),
            guild: asked.guild_id.map(|id| GuildId(id.get())),
            channel: ChannelId(asked.channel_id.get()),
            interim: Mutex::default(),
        }
    }

    /// What the asker's joining adds to the deal: the platform's id of the interaction.
    pub(super) fn entropy(&self) -> String {
        self.id.to_string()
    }

    /// The message whose control was pressed.
    pub(super) fn pressed_message(&self) -> Option<MessageId> {
        self.pressed.map(|message| MessageId(message.id.get()))
    }

    /// Whether only the asker sees the message whose control was pressed.
    fn pressed_in_private(&self) -> bool {
        self.pressed
            .is_some_and(|message| self.guild.is_none() || is_ephemeral(message))
    }

    /// Does the work and answers. A fault of the program's becomes one neutral sentence for the
    /// asker and the whole story for the log.
    pub(super) async fn answer(
        &self,
        app: &App,
        work: impl Future<Output = Result<Answer, Problem>>,
    ) {
        let guarded = AssertUnwindSafe(work)
            .catch_unwind()
            .map(|done| match done {
                Ok(Ok(answer)) => answer,
                Ok(Err(problem)) => self.refusal(problem),
                // The panic hook has logged it.
                Err(_) => self.notice(&Notice::InternalError),
            });
        tokio::pin!(guarded);
        let (answer, delivered) = tokio::select! {
            answer = &mut guarded => {
                let delivered = self.respond(&answer).await;
                (answer, delivered)
            }
            () = tokio::time::sleep(DEFER_AFTER) => {
                let deferred = self.defer().await;
                let answer = guarded.await;
                let delivered = match deferred {
                    Ok(()) => self.complete(&answer).await,
                    Err(trouble) => Err(trouble),
                };
                (answer, delivered)
            }
        };
        match delivered {
            Ok(()) => self.remember(app, answer).await,
            // Nothing is lost: the presenter shows it, and whoever asked can ask again.
            Err(trouble) => tracing::warn!(%trouble, "an interaction could not be answered"),
        }
    }

    /// The sentence for a problem.
    fn refusal(&self, problem: Problem) -> Answer {
        match problem {
            Problem::Notice(notice) => self.notice(&notice),
            Problem::Denied(Denied::NoSuchMatch) => self.notice(&Notice::MatchNotFound),
            Problem::Denied(Denied::Refused(refusal)) => self.notice(&super::notice_of(refusal)),
            Problem::Denied(Denied::Failed(error)) => {
                tracing::error!(error = format!("{error:#}"), "something asked for failed");
                self.notice(&Notice::InternalError)
            }
        }
    }

    /// A short private answer.
    pub(super) fn notice(&self, notice: &Notice) -> Answer {
        Answer::private(ui::notice(self.locale, notice))
    }

    async fn respond(&self, answer: &Answer) -> Result<(), Trouble> {
        let in_place = self.is_in_place(answer);
        let message = message::answer(&answer.screen, !in_place);
        let response = if in_place {
            Response::UpdateMessage(message)
        } else {
            Response::Message(message)
        };
        match self.send(&response, &answer.screen).await {
            // The pressed message has just been replaced by one that shows the same.
            Err(Trouble::MessageGone) if in_place => {
                self.send(&Response::Acknowledge, &Screen::default()).await
            }
            sent => sent,
        }
    }

    /// Whether the answer changes the message whose control was pressed. What only the asker may
    /// see never goes where others look, whatever was pressed.
    fn is_in_place(&self, answer: &Answer) -> bool {
        match answer.how {
            How::Private => false,
            How::InPlace => self.pressed_in_private(),
            How::Publicly => self.pressed.is_some() && !self.pressed_in_private(),
        }
    }

    async fn send(&self, response: &Response, screen: &Screen) -> Result<(), Trouble> {
        again(|| {
            let files = message::files(screen);
            let sent = self
                .http
                .create_interaction_response(self.id, self.token, response, files);
            // An earlier try may have arrived, only Discord's word of it did not.
            sent.map_err(Box::new).or_else(|error| async move {
                if is_answered_already(&error) {
                    Ok(())
                } else {
                    Err(*error)
                }
            })
        })
        .await
    }

    /// Tells Discord that the answer will come.
    async fn defer(&self) -> Result<(), Trouble> {
        let response = if self.pressed.is_some() {
            Response::Acknowledge
        } else {
            Response::Defer(CreateInteractionResponseMessage::new().ephemeral(true))
        };
        self.send(&response, &Screen::default()).await
    }

    /// Answers after [`Asked::defer`].
    async fn complete(&self, answer: &Answer) -> Result<(), Trouble> {
        let screen = &answer.screen;
        if self.pressed.is_some() && !self.is_in_place(answer) {
            return self.answer_further(screen).await;
        }
        self.change_answer(screen).await
    }

    /// Tells the asker, privately, how far long work has come. Only once the answer is deferred:
    /// after [`DEFER_AFTER`].
    pub(super) async fn meanwhile(&self, screen: &Screen) {
        let told = if self.pressed.is_some() {
            self.answer_further(screen).await
        } else {
            self.change_answer(screen).await
        };
        if let Err(trouble) = told {
            tracing::warn!(%trouble, "an interim answer could not be shown");
        }
    }

    /// Shows a further private message, in the place of the interim one if there is one.
    async fn answer_further(&self, screen: &Screen) -> Result<(), Trouble> {
        let further = message::further_answer(screen);
        let mut interim = self.interim.lock().await;
        if let Some(message) = *interim {
            return again(|| {
                let files = message::files(screen);
                self.http
                    .edit_followup_message(self.token, message, &further, files)
                    .map_ok(drop)
            })
            .await;
        }
        let shown = again(|| {
            let files = message::files(screen);
            self.http
                .create_followup_message(self.token, &further, files)
        });
        *interim = Some(shown.await?.id);
        Ok(())
    }

    async fn change_answer(&self, screen: &Screen) -> Result<(), Trouble> {
        let edit = message::edit_answer(screen);
        again(|| {
            let files = message::files(screen);
            self.http
                .edit_original_interaction_response(self.token, &edit, files)
                .map_ok(drop)
        })
        .await
    }

    /// Remembers which message is up to date by the answer, and lets the others catch up.
    async fn remember(&self, app: &App, answer: Answer) {
        let in_place = self.is_in_place(&answer);
        let Some((table, held)) = answer.shows else {
            return;
        };
        let place = match self.pressed {
            Some(pressed) if in_place && !is_ephemeral(pressed) => Place::Message(
                ChannelId(pressed.channel_id.get()),
                MessageId(pressed.id.get()),
            ),
            _ => Place::Answer {
                token: self.token.to_owned(),
                until: app.host.now().after(TOKEN_LIFE),
            },
        };
        app.host.answered(held, &table, place).await;
    }
}

/// Makes a request, and again where Discord stumbles.
async fn again<R, T>(request: impl Fn() -> R) -> Result<T, Trouble>
where
    R: Future<Output = serenity::Result<T>>,
{
    let mut wait = FIRST_WAIT;
    for _ in 1..TRIES {
        match bounded(request()).await {
            Err(Trouble::Busy(_) | Trouble::Failed(_)) => {}
            done => return done,
        }
        tokio::time::sleep(wait).await;
        wait *= 2;
    }
    bounded(request()).await
}

/// Whether only one person sees a message, and it can be changed only by answering them.
fn is_ephemeral(message: &Message) -> bool {
    let flags = message.flags.unwrap_or_default();
    flags.contains(MessageFlags::EPHEMERAL)
}

/// Whether Discord says that the interaction has its answer.
fn is_answered_already(error: &serenity::Error) -> bool {
    /// Discord's code of it.
    const ACKNOWLEDGED: isize = 40060;
    matches!(
        error,
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response))
            if response.error.code == ACKNOWLEDGED
    )
}

fn person(user: &serenity::all::User, nickname: Option<String>, locale: &str) -> Person {
    let name = nickname
        .or_else(|| user.global_name.clone())
        .unwrap_or_else(|| user.name.clone());
    Person {
        user: UserId(user.id.get()),
        name,
        locale: locale.to_owned(),
    }
}
