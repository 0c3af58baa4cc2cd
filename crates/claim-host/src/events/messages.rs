//! The messages of an event: itself, the calls to the check-in, the pairings of each round, and its end. Each is posted once
//! and edited as the event changes. Only posts mention people. If a message that is still needed is deleted, it is
//! posted again, silently.
//!
//! A message is posted with a nonce that says which one it is, and stored afterwards. If the program is killed in between,
//! posting it again finds it. It is posted as one line of plain text, which phones show, and becomes the message by an
//! edit.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use claim_screens::Screen;
use claim_screens::i18n::language_of;
use claim_store::EventMessage;
use claim_table::desk::{Destination, MessageKind};
use claim_table::event::{Entrant, Event, EventEnd, Next, WithdrawReason};
use claim_table::ids::{MatchId, MessageId, UserId};
use claim_table::locale::Locale;
use claim_table::settings::PersonalSetting;

use super::Events;
use crate::{CommandError, DeliveryError, Messenger};

/// For how long after the beginning of a round its pairings wait for links to tables, which are posted as the rate limits
/// of the channel allow.
const POSTING_TIME: Duration = Duration::from_mins(5);

/// How many people a message mentions at most: as a line of plain text, it has room for no more.
const MAX_CALLED: usize = 60;

/// How long to wait before looking for tables again that were not posted.
const LINK_DELAY: Duration = Duration::from_secs(1);

/// A message of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The event, for as long as it lasts.
    Event,
    /// Who is there? How often another start was set before, and a part of the players, from 1.
    CheckIn(u8, u8),
    /// A part of the pairings of a round, both from 1.
    Round(u8, u8),
    /// How it ended; if it does not take place, a part of those who are told, from 1.
    End(u8),
}

/// How a message is stored, and a part of its nonce.
impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Event => f.write_str("event"),
            Self::CheckIn(start, part) => write!(f, "check-in-{start}-{part}"),
            Self::Round(round, part) => write!(f, "round-{round}-{part}"),
            Self::End(part) => write!(f, "end-{part}"),
        }
    }
}

impl Kind {
    /// Whether people still need the message.
    fn is_current(self, event: &Event) -> bool {
        let progress = event.progress();
        match self {
            Self::Event => !event.is_over(),
            Self::CheckIn(start, _) => {
                let is_waiting = progress.settings().check_in && progress.next() == Next::Start;
                is_waiting && start == progress.new_starts() && event.has_opened_check_in()
            }
            Self::Round(round, _) => !event.is_over() && round == event.round_number(),
            Self::End(_) => false,
        }
    }
}

impl<M: Messenger> Events<M> {
    /// Posts and edits the messages that are not as the event has them. While tables to which they lead are about to be
    /// posted, this has to be repeated.
    pub(super) async fn update_messages(&self, event: &Event) -> Result<(), DeliveryError> {
        let store = self.shared.matches.store();
        let known = store.event_messages(event.id()).await?;
        let mut is_whole = true;
        for kind in wanted(event) {
            let stored = known.iter().find(|it| it.kind == kind.to_string());
            let revision = event.revision();
            match stored {
                None if matches!(kind, Kind::CheckIn(..)) && !kind.is_current(event) => {}
                None => is_whole &= self.post(event, kind).await?,
                Some(it) if it.revision >= revision => {}
                Some(EventMessage {
                    message: Some(message),
                    ..
                }) => is_whole &= self.edit(event, kind, *message).await?,
                // It could not be posted, which may have been so only then.
                Some(_) if kind.is_current(event) => is_whole &= self.post(event, kind).await?,
                Some(_) => {}
            }
        }
        if is_whole {
            Ok(())
        } else {
            Err(DeliveryError::RateLimited(LINK_DELAY))
        }
    }

    /// Posts a message. Returns whether nothing is missing in it.
    async fn post(&self, event: &Event, kind: Kind) -> Result<bool, DeliveryError> {
        let (screen, _) = self.screen(event, kind).await?;
        let announcement = screen.announcement().unwrap_or(screen);
        let nonce = format!("{}-{kind}", event.id());
        let destination = Destination::Channel(event.place().channel);
        let messenger = &self.shared.messenger;
        let posted = messenger.post(destination, &announcement, &nonce, true);
        let message = match posted.await {
            Ok((_, message)) => message,
            Err(error) => {
                self.give_up(event, kind, None, error).await?;
                return Ok(true);
            }
        };
        self.note(event, kind, Some(message), 0).await?;
        self.edit(event, kind, message).await
    }

    /// Edits a message. Returns whether nothing is missing in it.
    async fn edit(
        &self,
        event: &Event,
        kind: Kind,
        message: MessageId,
    ) -> Result<bool, DeliveryError> {
        let (screen, is_whole) = self.screen(event, kind).await?;
        let channel = event.place().channel;
        let edited = self.shared.messenger.edit(channel, message, &screen).await;
        let shown = match edited {
            Err(DeliveryError::MessageNotFound) if kind.is_current(event) => {
                self.post_again(event, message, screen).await
            }
            edited => edited.map(|()| message),
        };
        match shown {
            Ok(message) => {
                let is_closed = matches!(kind, Kind::CheckIn(..)) && !kind.is_current(event);
                let revision = match is_whole {
                    // A check-in that is over changes no more.
                    true if is_closed => u32::MAX,
                    true => event.revision(),
                    false => 0,
                };
                self.note(event, kind, Some(message), revision).await?;
                Ok(is_whole)
            }
            Err(error) => {
                use DeliveryError::{ChannelLost, MessageNotFound};
                let is_there = !matches!(error, MessageNotFound | ChannelLost);
                let message = is_there.then_some(message);
                self.give_up(event, kind, message, error).await?;
                Ok(true)
            }
        }
    }

    /// Posts a message in place of one that was deleted, without the sentence that calls people: they were called.
    async fn post_again(
        &self,
        event: &Event,
        deleted: MessageId,
        screen: Screen,
    ) -> Result<MessageId, DeliveryError> {
        let screen = Screen {
            is_silent: true,
            above: String::new(),
            ..screen
        };
        let nonce = format!("{}-{:x}", event.id(), deleted.0);
        let destination = Destination::Channel(event.place().channel);
        let messenger = &self.shared.messenger;
        let posted = messenger.post(destination, &screen, &nonce, true).await?;
        Ok(posted.1)
    }

    /// Notes that a message cannot be posted or edited, unless that is only so at present. The event goes on without it.
    async fn give_up(
        &self,
        event: &Event,
        kind: Kind,
        message: Option<MessageId>,
        error: DeliveryError,
    ) -> Result<(), DeliveryError> {
        match error {
            DeliveryError::MessageNotFound
            | DeliveryError::ThreadArchived
            | DeliveryError::ChannelInaccessible
            | DeliveryError::ChannelLost
            | DeliveryError::Refused(_) => {
                tracing::warn!(event = %event.id(), %kind, %error, "a message of an event is missing");
                self.note(event, kind, message, event.revision()).await
            }
            error => Err(error),
        }
    }

    async fn note(
        &self,
        event: &Event,
        kind: Kind,
        message: Option<MessageId>,
        revision: u32,
    ) -> Result<(), DeliveryError> {
        let message = EventMessage {
            kind: kind.to_string(),
            message,
            revision,
        };
        let store = self.shared.matches.store();
        Ok(store.save_event_message(event.id(), &message).await?)
    }

    /// What a message shows, and whether nothing is missing in it: tables of a new round, which have not been posted yet.
    async fn screen(&self, event: &Event, kind: Kind) -> Result<(Screen, bool), CommandError> {
        let locale = self.locale(event).await?;
        let mut is_whole = true;
        let screen = match kind {
            Kind::Event => claim_screens::event(locale, event),
            Kind::CheckIn(_, part) => {
                let before = usize::from(part).saturating_sub(1) * MAX_CALLED;
                let of_part = before..before + MAX_CALLED;
                let present = event.progress().present();
                let present = present.filter(|it| of_part.contains(&it.index()));
                let called = self.called(event, present).await?;
                let is_open = kind.is_current(event);
                claim_screens::event_check_in(locale, event, is_open, &called)
            }
            Kind::Round(round, part) => {
                let index = usize::from(round).saturating_sub(1);
                let Some(of_event) = event.progress().rounds().get(index) else {
                    return Ok((Screen::default(), true));
                };
                let shown = claim_screens::event_round_part(of_event, part);
                let players = shown.clone().flat_map(|(_, table)| table.players);
                let byes = claim_screens::event_round_byes(of_event, part);
                let called = self.called(event, players.chain(byes)).await?;
                let tables: Vec<_> = shown.map(|(table, _)| table).collect();
                let links = self.links(event, round, &tables).await?;
                is_whole = links.len() == tables.len() || !self.may_be_posting(event, round);
                claim_screens::event_round(locale, event, round, part, &called, &links)
            }
            Kind::End(part) => {
                let before = usize::from(part).saturating_sub(1) * MAX_CALLED;
                let told = told_of_cancellation(event).into_iter();
                let called = self.called(event, told.skip(before).take(MAX_CALLED));
                let called = called.await?;
                claim_screens::event_end(locale, event, &called)
            }
        };
        Ok((screen, is_whole))
    }

    /// Whether tables of a round may be about to be posted.
    fn may_be_posting(&self, event: &Event, round: u8) -> bool {
        let now = self.shared.matches.now();
        let began = event.progress().round_began_at();
        let is_new = began.is_some_and(|it| now.saturating_duration_since(it) < POSTING_TIME);
        is_new && round == event.round_number() && !event.is_over()
    }

    /// The language of the event's messages.
    async fn locale(&self, event: &Event) -> Result<Locale, CommandError> {
        let place = event.place();
        let people = self.shared.matches.people();
        let settings = people.known_server_settings(place.guild).await?;
        Ok(settings
            .language
            .unwrap_or_else(|| language_of(&place.locale)))
    }

    /// Those of the players whom the event may mention.
    async fn called(
        &self,
        event: &Event,
        players: impl Iterator<Item = Entrant>,
    ) -> Result<Vec<UserId>, CommandError> {
        let mut called = Vec::new();
        for player in players {
            let user = event.person(player).user;
            let people = self.shared.matches.people();
            let settings = people.known_personal_settings(user).await?;
            if !user.is_pseudonym() && !settings.is_on(PersonalSetting::NoEventMentions) {
                called.push(user);
            }
        }
        Ok(called)
    }

    /// The links to the last matches of tables, from 1, of a round.
    async fn links(
        &self,
        event: &Event,
        round: u8,
        tables: &[u8],
    ) -> Result<BTreeMap<u8, String>, CommandError> {
        let mut links = BTreeMap::new();
        for &number in tables {
            let named = event.all_matches().iter().rev();
            let mut of_table = named.filter(|it| (it.round, it.table) == (round, number));
            let last = of_table.next();
            if let Some(last) = last
                && let Some(link) = self.link(last.id).await?
            {
                links.insert(number, link);
            }
        }
        Ok(links)
    }

    /// The link to the public message of a match, once that was posted.
    async fn link(&self, id: MatchId) -> Result<Option<String>, CommandError> {
        let matches = &self.shared.matches;
        match matches.table(id).await {
            Err(error) if error.is_match_gone() => return Ok(None),
            opened => opened?,
        };
        let (table, entry) = (
            matches.known_table(id).await?,
            matches.known_entry(id).await?,
        );
        let message = entry.message(MessageKind::Public);
        Ok(message.map(|message| self.shared.lists.link(&table, message)))
    }
}

/// The messages that there may be by now, in the order in which they are posted.
fn wanted(event: &Event) -> Vec<Kind> {
    let mut kinds = vec![Kind::Event];
    for start in 0..=event.progress().new_starts() {
        let parts = event.people().len().div_ceil(MAX_CALLED);
        let parts = (1..).take(parts);
        kinds.extend(parts.map(|part| Kind::CheckIn(start, part)));
    }
    for (round, number) in event.progress().rounds().iter().zip(1..) {
        let parts = claim_screens::event_round_parts(round);
        kinds.extend((1..=parts).map(|part| Kind::Round(number, part)));
    }
    if event.is_over() {
        let parts = told_of_cancellation(event).len().div_ceil(MAX_CALLED);
        kinds.extend((1..).take(parts.max(1)).map(Kind::End));
    }
    kinds
}

/// Those who are told that an event does not take place: the players, also those who were not there for the check-in.
/// No one if it took place.
fn told_of_cancellation(event: &Event) -> Vec<Entrant> {
    if event.progress().over() != Some(EventEnd::Cancelled) {
        return Vec::new();
    }
    let players = (0..).map(Entrant).zip(event.progress().players());
    let told = players.filter(|(_, it)| matches!(it.out, None | Some(WithdrawReason::NoShow)));
    told.map(|(player, _)| player).collect()
}
