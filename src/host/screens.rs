//! What a message of a match should show: a function of the table's state alone.

use super::registry::Entry;
use super::{Denied, Front, Host};
use crate::cards::Seat;
use crate::i18n::Locale;
use crate::record::Ending;
use crate::store::Audience;
use crate::table::{Dealt, Occupant, Stage, Table};
use crate::time::Timestamp;
use crate::ui::{self, Finish, Lobby, LobbyState, MatchCaption, Screen};

impl<F: Front> Host<F> {
    /// What everybody, or a seat, should see of a match now.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn screen(&self, table: &Table, audience: Audience) -> Result<Screen, Denied> {
        let entry = self.entry(table.id()).await?;
        Ok(self.screen_of(&entry, table, audience).await?)
    }

    /// What everybody should see of a match now, for one reader in their language.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn public_screen(&self, table: &Table, locale: Locale) -> Result<Screen, Denied> {
        let entry = self.entry(table.id()).await?;
        let screen = self.screen_in(locale, &entry, table, Audience::Everybody);
        Ok(screen.await?)
    }

    /// What a seat should see of a running match after having chosen some steps of an action:
    /// see [`ui::hand`].
    ///
    /// # Errors
    ///
    /// If the match is not dealt, or the database fails.
    pub async fn choosing(
        &self,
        table: &Table,
        seat: Seat,
        chosen: &str,
    ) -> Result<Screen, Denied> {
        let dealt = table.dealt().ok_or(crate::table::Refusal::NotStarted)?;
        let locale = locale_of(table, Audience::Hand(seat));
        let caption = self.caption(table, locale).await?;
        Ok(ui::hand(
            locale,
            &caption,
            &dealt.state().view(seat),
            chosen,
        ))
    }

    pub(super) async fn screen_of(
        &self,
        entry: &Entry,
        table: &Table,
        audience: Audience,
    ) -> sqlx::Result<Screen> {
        let locale = locale_of(table, audience);
        self.screen_in(locale, entry, table, audience).await
    }

    async fn screen_in(
        &self,
        locale: Locale,
        entry: &Entry,
        table: &Table,
        audience: Audience,
    ) -> sqlx::Result<Screen> {
        if let Audience::Call(seat) = audience {
            let user = table.seating().player(seat).map(|player| player.user);
            return Ok(user.map_or_else(Screen::default, |user| ui::call(locale, table.id(), user)));
        }
        let Some(dealt) = table.dealt() else {
            return Ok(ui::lobby(locale, &lobby(locale, table)));
        };
        let caption = caption(locale, entry, table, dealt);
        let state = dealt.state();
        let Some(ending) = dealt.ending() else {
            return Ok(match audience {
                Audience::Hand(seat) => ui::hand(locale, &caption, &state.view(seat), ""),
                _ => ui::table(locale, &caption, &state.public_view(), true),
            });
        };
        let finish = self.finish(table, dealt, ending).await?;
        Ok(match audience {
            Audience::Hand(seat) => ui::finished_hand(locale, &caption, &finish, seat),
            _ => ui::finished(locale, &caption, &finish),
        })
    }

    /// What is known of a match besides its cards, once it is dealt.
    ///
    /// # Errors
    ///
    /// If there is no such match, it is not dealt, or the database fails.
    pub async fn caption(&self, table: &Table, locale: Locale) -> Result<MatchCaption, Denied> {
        let entry = self.entry(table.id()).await?;
        let dealt = table.dealt().ok_or(crate::table::Refusal::NotStarted)?;
        Ok(caption(locale, &entry, table, dealt))
    }

    async fn finish(&self, table: &Table, dealt: &Dealt, ending: &Ending) -> sqlx::Result<Finish> {
        let changes = self.shared.store.rating_changes(table.id()).await?;
        let rated = changes.len() == usize::from(table.terms().setup.players());
        let ratings = rated.then(|| {
            changes
                .into_iter()
                .map(|(_, before, after)| (before, after))
                .collect()
        });
        Ok(Finish {
            how: match ending {
                Ending::Played(_) => ui::Ending::Played,
                Ending::Resigned { seat, .. } => ui::Ending::Resigned(*seat),
                Ending::Timeout { seat, .. } => ui::Ending::Timeout(*seat),
                Ending::Aborted => ui::Ending::Aborted,
            },
            winners: ending.winners().to_vec(),
            view: dealt.state().public_view(),
            ratings,
            secret: Some(table.terms().secret.to_hex()),
        })
    }
}

/// The language of whoever a message is for.
fn locale_of(table: &Table, audience: Audience) -> Locale {
    let tag = match audience {
        Audience::Hand(seat) => table.seating().player(seat).map(|player| &player.locale),
        Audience::Everybody | Audience::Call(_) => None,
    };
    Locale::from_tag(tag.unwrap_or(&table.terms().locale))
}

fn caption(locale: Locale, entry: &Entry, table: &Table, dealt: &Dealt) -> MatchCaption {
    let running = dealt.ending().is_none();
    let occupants = table.seating().iter();
    MatchCaption {
        id: table.id(),
        setup: table.terms().setup.clone(),
        players: occupants
            .filter_map(|(seat, occupant)| Some(shown(locale, seat, occupant?)))
            .collect(),
        line: dealt.line_count(),
        deadline: table.deadline().filter(|_| running).map(Timestamp::seconds),
        url: entry.home().map(|(_, message)| link(table, message)),
    }
}

fn lobby(locale: Locale, table: &Table) -> Lobby {
    let terms = table.terms();
    let seats: Vec<_> = table
        .seating()
        .iter()
        .map(|(seat, occupant)| occupant.map(|it| shown(locale, seat, it)))
        .collect();
    let host = table.seating().seat_of(terms.host);
    let host = host.and_then(|seat| seats.get(seat.index()).cloned().flatten());
    Lobby {
        id: table.id(),
        setup: terms.setup.clone(),
        host: host.unwrap_or_default(),
        seats,
        invited: terms.invited.as_ref().map(|invited| ui::Player {
            name: invited.name.clone(),
            user: Some(invited.user),
        }),
        commitment: table.commitment().to_string(),
        turn_limit: u32::try_from(terms.turn_limit.as_secs()).ok(),
        state: match table.stage() {
            Stage::Cancelled => LobbyState::Cancelled,
            Stage::Expired => LobbyState::Expired,
            Stage::Lobby | Stage::Dealt(_) => LobbyState::Open,
        },
    }
}

/// Whoever sits there, as screens have them.
fn shown(locale: Locale, seat: Seat, occupant: &Occupant) -> ui::Player {
    match occupant {
        Occupant::Person(player) => ui::Player {
            name: player.name.clone(),
            user: Some(player.user),
        },
        Occupant::Bot(level) => ui::bot(locale, seat, *level),
    }
}

/// The address of a match's public message.
fn link(table: &Table, message: crate::ids::MessageId) -> String {
    let terms = table.terms();
    format!(
        "https://discord.com/channels/{}/{}/{message}",
        terms.guild, terms.channel
    )
}
