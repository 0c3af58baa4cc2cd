//! Brings one message of a match up to date: carries out what the desk decides, and tells it of the
//! outcome.

use std::sync::Arc;

use claim_screens::Screen;
use claim_table::desk::{
    Aftermath, Destination, Failure, MessageKind, MessageState, Next, Note, Placed, Post, Progress,
    Sending, Settings, SettingsOf, Situation, Step,
};
use claim_table::ids::{ChannelId, MessageId};
use claim_table::{Command, Table};
use tokio::sync::SemaphorePermit;

use super::Shared;
use super::message_slots::OnConflict;
use crate::matches::registry::Entry;
use crate::messenger::{DeliveryError, Messenger};

/// The update of one message. Its slot is locked.
pub(crate) struct MessageUpdate<'a, M> {
    /// What the presenter uses.
    pub(crate) presenter: &'a Shared<M>,
    /// The match to which the message belongs.
    pub(crate) entry: &'a Arc<Entry>,
    /// The state to show. Read after the slot was locked.
    pub(crate) table: &'a Table,
    /// Which of the match's messages it is.
    pub(crate) kind: MessageKind,
    /// Where the message that this one links to was when the update began.
    pub(crate) link: Option<(ChannelId, MessageId)>,
    /// The presenter's permit. `None` if the update is made for the response to an interaction, or
    /// once the permit was given up.
    pub(crate) permit: Option<SemaphorePermit<'a>>,
    /// Whether the response to an interaction follows. It may show the other messages, so these are
    /// updated after it.
    pub(crate) is_before_reply: bool,
    /// Whether the message was, or may have been, edited or deleted. If so, it is not known whether
    /// an edit by another process arrived before or after that.
    pub(crate) has_edited: bool,
}

impl<M: Messenger> MessageUpdate<'_, M> {
    /// Brings the message up to date.
    pub(crate) async fn run(&mut self) -> Result<(), DeliveryError> {
        let mut so_far = Progress::Begun;
        loop {
            let step = self.plan(|it| it.next_step(so_far)).await?;
            if step == Step::Done {
                return Ok(());
            }
            so_far = self.ask_desk(|it| it.progress(so_far, &step));
            self.carry_out(step).await?;
        }
    }

    /// Archives the match's thread.
    pub(crate) async fn archive(&mut self) -> Result<(), DeliveryError> {
        let step = self.ask_desk(|it| it.archive_step());
        self.carry_out(step).await
    }

    /// What `decide` says about the message, which does not depend on settings.
    pub(crate) fn ask_desk<T>(&self, decide: impl FnOnce(Situation<'_>) -> T) -> T {
        let settings = Settings::default();
        self.presenter
            .messages
            .ask_desk(self.entry, self.table, self.kind, settings, decide)
    }

    /// What is to be done with the message. Settings are read once they decide.
    async fn plan(&self, next: impl Fn(Situation<'_>) -> Step) -> Result<Step, DeliveryError> {
        let (presenter, mut settings) = (self.presenter, Settings::default());
        loop {
            match presenter
                .messages
                .ask_desk(self.entry, self.table, self.kind, settings, &next)
            {
                Step::Read(SettingsOf::Person(user)) => {
                    settings.reader = Some(
                        presenter
                            .matches
                            .people()
                            .known_personal_settings(user)
                            .await?,
                    );
                }
                Step::Read(SettingsOf::Server(guild)) => {
                    let server = presenter
                        .matches
                        .people()
                        .known_server_settings(guild)
                        .await?;
                    settings.wants_threads = Some(server.match_threads);
                }
                step => return Ok(step),
            }
        }
    }

    async fn carry_out(&mut self, step: Step) -> Result<(), DeliveryError> {
        match step {
            Step::Done | Step::Read(_) => Ok(()),
            Step::DeleteSuperseded(channel, message) => {
                self.delete_superseded(channel, message).await
            }
            Step::Post(post) => self.post(post).await,
            Step::ReadLastMessage(channel) => {
                let last = self.presenter.messenger.last_message(channel).await;
                let next = self.ask_desk(|it| it.after_last_message(outcome_of(&last)));
                self.store(next, Ok(())).await
            }
            Step::Edit(channel, message) => self.edit(channel, message).await,
            Step::EditReply(token) => {
                let edited = self.edit_reply(&token).await;
                let next = self.ask_desk(|it| it.after_reply_edit(outcome_of(&edited)));
                self.store(next, edited).await
            }
            Step::Delete(channel, message) => {
                self.has_edited = true;
                self.delete(channel, message).await?;
                let next = self.ask_desk(|it| it.after_removal());
                self.store(next, Ok(())).await
            }
            Step::Store(state) => self.save(state).await,
            Step::StartThread(channel, message) => self.start_thread(channel, message).await,
            Step::ArchiveThread(thread) => {
                let archived = self.presenter.messenger.archive_thread(thread).await;
                let next = self.ask_desk(|it| it.after_archiving(outcome_of(&archived)));
                self.store(next, archived).await
            }
            Step::Reconsider(kind) => {
                // The permit is given up first: the other message may be locked for a slow request.
                self.permit = None;
                Ok(self
                    .presenter
                    .messages
                    .mark_outdated(self.entry, kind)
                    .await?)
            }
        }
    }

    /// Stores the state that follows from what was `done`, if one does.
    pub(crate) async fn store(
        &mut self,
        next: Next,
        done: Result<(), DeliveryError>,
    ) -> Result<(), DeliveryError> {
        match next {
            Next::Store(state) => self.save(state).await,
            _ => done,
        }
    }

    /// Posts a new message. The nonce is stored first, so that the message is found again if the
    /// confirmation is lost.
    async fn post(&mut self, post: Post) -> Result<(), DeliveryError> {
        let mut screen = self.message_screen().await?;
        if post.is_announced {
            screen = screen.announcement().unwrap_or(screen);
        }
        screen.is_silent |= post.is_silent;
        if post.sending == Sending::Again {
            return self.send(&post, &screen).await;
        }
        let before = self.entry.message_state(self.kind);
        self.save(post.begun.clone()).await?;
        let sent = self.send(&post, &screen).await;
        if let Err(error) = &sent {
            let mut messages = self.entry.messages();
            messages.note_failed_post(self.kind, before, error.failure());
        }
        sent
    }

    /// Sends a post whose nonce is stored, and stores where the message is.
    async fn send(&mut self, post: &Post, screen: &Screen) -> Result<(), DeliveryError> {
        let posted = self.deliver(post, screen).await;
        let Aftermath { notes, next } =
            self.ask_desk(|it| it.after_post(post, outcome_of(&posted)));
        self.take_notes(notes).await?;
        let (next, done) = match next {
            // The player may instead have an ephemeral reply open.
            Next::EditReply(token) => {
                let edited = self.edit_reply(&token).await;
                let outcome = outcome_of(&edited);
                (
                    self.ask_desk(|it| it.after_reply_instead(post, outcome)),
                    edited,
                )
            }
            next => (next, posted.map(drop)),
        };
        match next {
            Next::Place(placed) => self.place(placed, post.begun.posting.as_deref()).await,
            Next::Retry { may_exist: true } => {
                self.keep_nonce(&post.begun).await;
                done
            }
            _ => done,
        }
    }

    /// Hands a post over to the messenger, unless its reader wants no direct messages.
    async fn deliver(
        &self,
        post: &Post,
        screen: &Screen,
    ) -> Result<(ChannelId, MessageId), DeliveryError> {
        if post.sending == Sending::Withheld {
            return Err(DeliveryError::DirectMessagesClosed);
        }
        let messenger = &self.presenter.messenger;
        let nonce = post.begun.posting.as_deref().unwrap_or_default();
        let (destination, may_exist) = (post.destination, post.sending == Sending::Again);
        let posted = messenger.post(destination, screen, nonce, may_exist).await;
        match (posted, post.fallback) {
            (Err(error), Some(channel)) if error.failure().is_final_in_channel() => {
                let channel = Destination::Channel(channel);
                messenger.post(channel, screen, nonce, may_exist).await
            }
            (posted, _) => posted,
        }
    }

    /// Stores where a message is that was posted, or could not be, and updates the links between
    /// messages.
    async fn place(&mut self, placed: Placed, nonce: Option<&str>) -> Result<(), DeliveryError> {
        if placed.copy.is_some() {
            let mut messages = self.entry.messages();
            messages.set_copy(self.kind, placed.copy.clone());
        }
        if placed.is_linked {
            self.mark_links_outdated().await?;
        }
        let message = placed.state.message();
        let stored = self.store_replacement(placed).await;
        if stored.is_err() {
            self.delete_late_post(message, nonce).await?;
        }
        // Also after an error, because the message may be stored even so.
        let compared = self.compare_links().await;
        stored.and(compared)
    }

    /// Edits the message where it is.
    async fn edit(&mut self, channel: ChannelId, message: MessageId) -> Result<(), DeliveryError> {
        let screen = self.message_screen().await?;
        self.has_edited = true;
        let messenger = &self.presenter.messenger;
        let edited = messenger.edit(channel, message, &screen).await;
        let outcome = outcome_of(&edited);
        let Aftermath { notes, next } = self.ask_desk(|it| it.after_edit(channel, outcome));
        self.take_notes(notes).await?;
        match next {
            Next::Place(placed) => self.place(placed, None).await,
            Next::Post(old) => match self.plan(|it| it.post_instead(old.clone())).await? {
                Step::Post(post) => self.post(post).await,
                _ => Ok(()),
            },
            next => self.store(next, edited).await,
        }
    }

    /// Edits an ephemeral reply.
    async fn edit_reply(&mut self, token: &str) -> Result<(), DeliveryError> {
        let (presenter, entry) = (self.presenter, self.entry);
        let screen = presenter
            .screens
            .screen_for(entry, self.table, self.kind)
            .await?;
        self.has_edited = true;
        presenter.messenger.edit_reply(token, &screen).await
    }

    /// Brings the copy of the hand up to date, if there is one.
    pub(crate) async fn update_copy(&mut self) -> Result<(), DeliveryError> {
        let (presenter, entry, kind) = (self.presenter, self.entry, self.kind);
        if self.ask_desk(|it| it.has_copy_expired()) {
            entry.messages().set_copy(kind, None);
            return Ok(());
        }
        let is_before_reply = self.is_before_reply;
        let copy = self.ask_desk(|it| it.outdated_copy(is_before_reply).cloned());
        let Some(copy) = copy else {
            return Ok(());
        };
        let screen = presenter
            .screens
            .screen_for(entry, self.table, kind)
            .await?;
        let edited = presenter.messenger.edit_reply(&copy.token, &screen).await;
        if let Err(error) = &edited {
            tracing::debug!(id = %entry.id, %error, "could not update the copy of a hand");
        }
        let copy = self.ask_desk(|it| it.after_copy_edit(copy, outcome_of(&edited)));
        entry.messages().set_copy(kind, copy);
        Ok(())
    }

    /// Tells the match what it has to learn.
    pub(crate) async fn take_notes(&mut self, notes: Vec<Note>) -> Result<(), DeliveryError> {
        let (presenter, entry) = (self.presenter, self.entry);
        for note in notes {
            match note {
                Note::CheckMembership(seat) => {
                    presenter
                        .departures
                        .check_membership(entry.id, seat)
                        .await?;
                }
                Note::LostChannel { pauses } => {
                    let command = Command::RecordLostChannel { pauses };
                    presenter.messages.note_channel(entry.id, command).await?;
                }
                Note::RestoredChannel => {
                    let command = Command::RecordRestoredChannel;
                    presenter.messages.note_channel(entry.id, command).await?;
                }
                Note::EndSeries if presenter.matches.store().has_rematch(entry.id).await? => {}
                Note::EndSeries => {
                    let command = Command::RecordLostChannel { pauses: false };
                    presenter.messages.note_channel(entry.id, command).await?;
                }
                Note::ReopenedThread => {
                    // `mark_outdated` waits for the thread's slot, and no permit may be held
                    // meanwhile.
                    self.permit = None;
                    presenter
                        .messages
                        .mark_outdated(entry, MessageKind::Thread)
                        .await?;
                }
                Note::ThreadRefused(guild, channel) => {
                    self.tell_owner(guild, channel).await;
                }
            }
        }
        Ok(())
    }

    /// Keeps the nonce of an unconfirmed post in the store. If another process has replaced the row
    /// meanwhile, stores the nonce again in the background, so that a message that may exist is
    /// found.
    async fn keep_nonce(&mut self, begun: &MessageState) {
        if self.save(begun.clone()).await.is_err() {
            let (messages, nonce) = (&self.presenter.messages, begun.posting.as_deref());
            messages.look_for_post(self.entry.id, self.kind, nonce);
        }
    }

    pub(crate) async fn save(&mut self, state: MessageState) -> Result<(), DeliveryError> {
        let on_conflict = if self.has_edited {
            OnConflict::MarkOutdated
        } else {
            OnConflict::Keep
        };
        let saved = self
            .presenter
            .messages
            .save_message(self.entry, state, on_conflict)
            .await;
        Ok(saved?)
    }

    async fn message_screen(&self) -> Result<Screen, DeliveryError> {
        let screen = self
            .presenter
            .screens
            .message_screen(self.entry, self.table, self.kind)
            .await;
        Ok(screen?)
    }
}

/// An outcome, as far as decisions depend on it.
pub(crate) fn outcome_of<T: Copy>(done: &Result<T, DeliveryError>) -> Result<T, Failure> {
    done.as_ref().copied().map_err(DeliveryError::failure)
}
