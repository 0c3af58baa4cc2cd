//! One message of a match, brought up to date: posted, changed, replaced or taken away.

use std::sync::atomic::Ordering;

use super::Host;
use super::front::{Destination, Front, Trouble};
use super::registry::Entry;
use crate::ids::{ChannelId, MessageId};
use crate::store::{Audience, Place, Shown};
use crate::table::{Dealt, Table};
use crate::time::Timestamp;
use crate::ui::Screen;

/// What is at hand to bring a message up to date.
pub(super) struct Presentation<'a, F> {
    /// The host, for its front and its database.
    pub(super) host: &'a Host<F>,
    /// The match.
    pub(super) entry: &'a Entry,
    /// Its table, as it is to be shown.
    pub(super) table: &'a Table,
    /// Whom the message is for.
    pub(super) audience: Audience,
    /// The message, held for as long as this lasts.
    pub(super) slot: &'a mut Option<Shown>,
}

impl<F: Front> Presentation<'_, F> {
    /// Brings the message up to date.
    pub(super) async fn converge(&mut self) -> Result<(), Trouble> {
        self.take_retired_away().await?;
        let Some(is_wanted) = self.is_wanted() else {
            return Ok(());
        };
        match self.slot.clone() {
            shown if !is_wanted => self.withdraw(shown).await,
            None => self.post(None).await,
            Some(shown) if shown.revision >= self.table.revision() => Ok(()),
            Some(shown) if self.notifies(&shown) => self.post(Some(shown)).await,
            Some(shown) => self.refresh(shown).await,
        }
    }

    /// Whether there should be such a message at all; `None` while that is not known.
    fn is_wanted(&self) -> Option<bool> {
        match self.audience {
            Audience::Everybody => Some(true),
            // A bot needs no screen.
            Audience::Hand(seat) | Audience::Call(seat)
                if self.table.seating().bot(seat).is_some() =>
            {
                Some(false)
            }
            Audience::Hand(_) => Some(self.table.dealt().is_some()),
            Audience::Call(seat) if self.table.to_act() != Some(seat) => Some(false),
            Audience::Call(seat) => {
                // The table may have moved on since the hand was shown: the next pass, which shows
                // the hand as it is now, knows whether it could be sent.
                let hand = self.entry.shown(Audience::Hand(seat))?;
                (hand.revision >= self.table.revision()).then(|| hand.message().is_none())
            }
        }
    }

    /// Whether the reader has to be told of something, once, by a new message: edits do not notify.
    fn notifies(&self, shown: &Shown) -> bool {
        let Some(dealt) = self.table.dealt() else {
            return false;
        };
        let is_news = shown.posted < dealt.turn_since();
        match self.audience {
            Audience::Everybody => false,
            Audience::Hand(seat) => dealt.concerns(seat) && is_news,
            Audience::Call(_) => is_news,
        }
    }

    /// Posts a new message, which takes the place of the old one.
    async fn post(&mut self, old: Option<Shown>) -> Result<(), Trouble> {
        let screen = self.screen().await?;
        let destination = match self.audience {
            Audience::Everybody | Audience::Call(_) => {
                Destination::Channel(self.table.terms().channel)
            }
            Audience::Hand(seat) => match self.table.seating().player(seat) {
                Some(player) => Destination::Person(player.user),
                None => return Ok(()),
            },
        };
        let front = &self.host.shared.front;
        let place = match front.show(destination, &screen, &self.nonce()).await {
            Ok((channel, message)) => {
                if self.entry.doubtful.load(Ordering::Acquire) {
                    // It may have been there before, and show what was then.
                    front.replace(channel, message, &screen).await?;
                }
                Place::Message(channel, message)
            }
            Err(Trouble::DirectMessagesClosed | Trouble::PlaceClosed | Trouble::MessageGone) => {
                // Somebody whose direct messages are closed may be looking at an answer.
                match old.as_ref().map(|old| &old.place) {
                    Some(Place::Answer { token, until }) => {
                        self.refresh_answer(token, *until, &screen).await?
                    }
                    _ => Place::Nowhere,
                }
            }
            Err(trouble) => return Err(trouble),
        };
        let retired = old.and_then(|old| old.message());
        let (revision, posted) = (self.table.revision(), self.table.line_count());
        let shown = Shown {
            audience: self.audience,
            place,
            revision,
            posted,
            retired,
        };
        // The same nonce finds the same message, which is then none to be deleted.
        let retired = retired.filter(|_| shown.message() != retired);
        self.remember(Shown { retired, ..shown }).await?;
        self.take_retired_away().await
    }

    /// Changes a message where it is; one that somebody deleted is posted anew.
    async fn refresh(&mut self, shown: Shown) -> Result<(), Trouble> {
        let screen = self.screen().await?;
        let place = match &shown.place {
            Place::Message(channel, message) => {
                match self
                    .host
                    .shared
                    .front
                    .replace(*channel, *message, &screen)
                    .await
                {
                    Ok(()) => shown.place.clone(),
                    Err(Trouble::MessageGone) => return self.post(None).await,
                    // Still there, should the channel be opened again.
                    Err(Trouble::PlaceClosed) if self.audience == Audience::Everybody => {
                        shown.place.clone()
                    }
                    Err(Trouble::PlaceClosed | Trouble::DirectMessagesClosed) => Place::Nowhere,
                    Err(trouble) => return Err(trouble),
                }
            }
            Place::Answer { token, until } => self.refresh_answer(token, *until, &screen).await?,
            // Hands that cannot be sent are asked for; they are tried again when a turn comes.
            Place::Nowhere if matches!(self.audience, Audience::Hand(_)) => Place::Nowhere,
            Place::Nowhere => return self.post(None).await,
        };
        self.remember(Shown {
            place,
            revision: self.table.revision(),
            ..shown
        })
        .await
    }

    /// Changes an answer that only its reader sees, while its token is of use.
    async fn refresh_answer(
        &self,
        token: &str,
        until: Timestamp,
        screen: &Screen,
    ) -> Result<Place, Trouble> {
        if until <= self.host.shared.clock.now() {
            return Ok(Place::Nowhere);
        }
        match self.host.shared.front.replace_answer(token, screen).await {
            Ok(()) => Ok(Place::Answer {
                token: token.to_owned(),
                until,
            }),
            Err(trouble @ (Trouble::Busy(_) | Trouble::Failed(_))) => Err(trouble),
            Err(_) => Ok(Place::Nowhere),
        }
    }

    /// Takes away a message that is not wanted any more.
    async fn withdraw(&mut self, shown: Option<Shown>) -> Result<(), Trouble> {
        let Some(shown) = shown else { return Ok(()) };
        if let Some((channel, message)) = shown.message() {
            self.take_away(channel, message).await?;
        } else if shown.revision >= self.table.revision() {
            return Ok(());
        }
        let revision = self.table.revision();
        self.remember(Shown {
            place: Place::Nowhere,
            revision,
            ..shown
        })
        .await
    }

    /// Deletes the message that another one has replaced.
    async fn take_retired_away(&mut self) -> Result<(), Trouble> {
        let Some(shown) = &*self.slot else {
            return Ok(());
        };
        let Some((channel, message)) = shown.retired else {
            return Ok(());
        };
        let shown = Shown {
            retired: None,
            ..shown.clone()
        };
        self.take_away(channel, message).await?;
        self.remember(shown).await
    }

    async fn take_away(&self, channel: ChannelId, message: MessageId) -> Result<(), Trouble> {
        match self.host.shared.front.take_away(channel, message).await {
            Ok(()) | Err(Trouble::MessageGone | Trouble::PlaceClosed) => Ok(()),
            Err(trouble) => Err(trouble),
        }
    }

    async fn remember(&mut self, shown: Shown) -> Result<(), Trouble> {
        let saved = self
            .host
            .shared
            .store
            .save_shown(self.table.id(), &shown)
            .await;
        saved.map_err(|error| Trouble::Failed(error.into()))?;
        self.entry.set_shown(&shown);
        *self.slot = Some(shown);
        Ok(())
    }

    /// What marks a post, so that one whose answer was lost is found again instead of repeated,
    /// whatever has happened since: it tells which message is to be replaced – or for which turn
    /// somebody is called – and stays the same until the new one is remembered. At most 25
    /// characters.
    fn nonce(&self) -> String {
        /// The bits of a message's id that tell it from others of the same hour.
        const TELLING: u64 = (1 << 44) - 1;
        let id = self.table.id();
        let replaced = self.slot.as_ref().and_then(Shown::message);
        let replaced = replaced.map_or(0, |(_, message)| message.0 & TELLING);
        match self.audience {
            Audience::Everybody => format!("{id}-t-{replaced:x}"),
            Audience::Hand(seat) => format!("{id}-h{seat}-{replaced:x}"),
            Audience::Call(seat) => {
                let turn = self.table.dealt().map_or(0, Dealt::turn_since);
                format!("{id}-c{seat}-{turn}")
            }
        }
    }

    async fn screen(&self) -> Result<Screen, Trouble> {
        let screen = self
            .host
            .screen_of(self.entry, self.table, self.audience)
            .await;
        screen.map_err(|error| Trouble::Failed(error.into()))
    }
}
