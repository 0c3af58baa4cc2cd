//! What a message of a match shows: a function of the table's state and, for private messages, of
//! the reader's settings.

use claim_rules::cards::Seat;
use claim_rules::record::Ending;
use claim_screens::i18n::language_of;
use claim_screens::{Finish, MatchInfo, Screen, Watching, WhyUnrated};
use claim_table::desk::MessageKind;
use claim_table::ids::UserId;
use claim_table::locale::Locale;
use claim_table::rating::Rating;
use claim_table::{DealtMatch, EarlyEnd, Player, Refusal, Table};

use crate::matches::Matches;
use crate::matches::match_info::{lobby, match_info, series_info};
use crate::matches::registry::Entry;
use crate::{CommandError, Lists};

/// What messages, and private answers about matches, show.
#[derive(Clone, Debug)]
pub struct Screens {
    matches: Matches,
    lists: Lists,
}

impl Screens {
    /// Screens about these matches.
    pub(crate) const fn new(matches: Matches, lists: Lists) -> Self {
        Self { matches, lists }
    }

    /// What the message of this kind shows at present, before its reader's settings are applied.
    pub async fn screen(&self, table: &Table, kind: MessageKind) -> Result<Screen, CommandError> {
        let entry = self.matches.known_entry(table.id()).await?;
        let locale = self.locale_for(&entry, table, kind).await?;
        Ok(self.common_screen(locale, &entry, table, kind).await?)
    }

    /// What everyone sees of a match at present, in a given language instead of the server's: the
    /// result is included, wherever that is posted.
    pub async fn public_screen(
        &self,
        table: &Table,
        locale: Locale,
    ) -> Result<Screen, CommandError> {
        let entry = self.matches.known_entry(table.id()).await?;
        if let Some((dealt, ending)) = ended(table) {
            let info = self.info(locale, &entry, table, dealt);
            let finish = self.finish(table, dealt, ending).await?;
            return Ok(claim_screens::finished(locale, &info, &finish));
        }
        let screen = self.common_screen(locale, &entry, table, MessageKind::Public);
        Ok(screen.await?)
    }

    /// What a spectator sees of a match that was dealt, by their settings.
    ///
    /// # Errors
    ///
    /// If the match has not started, or the database fails.
    pub async fn watched(
        &self,
        table: &Table,
        user: UserId,
        locale: Locale,
        watching: Watching,
    ) -> Result<Screen, CommandError> {
        let screen = self.public_screen(table, locale).await?;
        let info = self.match_info(table, locale).await?;
        let watching = table.running().map(|_| watching);
        let screen = claim_screens::watched(locale, &info, screen, watching);
        let settings = self.matches.people().known_personal_settings(user).await?;
        Ok(claim_screens::personal(screen, settings))
    }

    /// The hand of a seat after its player has chosen the first steps of an action: see
    /// [`claim_screens::hand`].
    ///
    /// # Errors
    ///
    /// If the match has not started, or the database fails.
    pub async fn hand_screen(
        &self,
        table: &Table,
        seat: Seat,
        steps: &str,
    ) -> Result<Screen, CommandError> {
        let dealt = table.dealt().ok_or(Refusal::NotStarted)?;
        let entry = self.matches.known_entry(table.id()).await?;
        if table.leave_reason(seat).is_some() {
            return self.screen(table, MessageKind::Hand(seat)).await;
        }
        let locale = self
            .locale_for(&entry, table, MessageKind::Hand(seat))
            .await?;
        let info = self.match_info(table, locale).await?;
        Ok(claim_screens::hand(
            locale,
            &info,
            &dealt.state().view(seat),
            steps,
        ))
    }

    /// The current content of a message that the bot has posted. In games that are played on the public
    /// message, a player's direct message only tells them of their turn.
    pub(crate) async fn message_screen(
        &self,
        entry: &Entry,
        table: &Table,
        kind: MessageKind,
    ) -> claim_store::Result<Screen> {
        match (kind, table.running()) {
            (MessageKind::Hand(seat), Some(dealt))
                if claim_screens::is_match_played_in_public(table)
                    && dealt.leave_reason(seat).is_none()
                    && table.channel_lost_at().is_none() =>
            {
                let locale = self.locale_for(entry, table, kind).await?;
                let info = self.info(locale, entry, table, dealt);
                let is_turn = dealt.to_act() == Some(seat);
                let view = dealt.state().view(seat);
                let screen = claim_screens::turn_notice(locale, &info, &view, is_turn);
                self.personal(entry, table, kind, screen).await
            }
            _ => self.screen_for(entry, table, kind).await,
        }
    }

    /// The screen of a message, with the settings of its only reader.
    pub(crate) async fn screen_for(
        &self,
        entry: &Entry,
        table: &Table,
        kind: MessageKind,
    ) -> claim_store::Result<Screen> {
        let locale = self.locale_for(entry, table, kind).await?;
        let screen = self.common_screen(locale, entry, table, kind).await?;
        self.personal(entry, table, kind, screen).await
    }

    /// The screen as its only reader wants it, unless others see it as well.
    async fn personal(
        &self,
        entry: &Entry,
        table: &Table,
        kind: MessageKind,
        screen: Screen,
    ) -> claim_store::Result<Screen> {
        let Some(reader) = only_reader(entry, table, kind) else {
            return Ok(screen);
        };
        let settings = self
            .matches
            .people()
            .known_personal_settings(reader.user)
            .await?;
        Ok(claim_screens::personal(screen, settings))
    }

    /// The screen before its reader's settings are applied.
    async fn common_screen(
        &self,
        locale: Locale,
        entry: &Entry,
        table: &Table,
        kind: MessageKind,
    ) -> claim_store::Result<Screen> {
        if let MessageKind::Mention(seat) | MessageKind::Reminder(seat) = kind {
            let player = table.seating().player(seat);
            let Some((player, dealt)) = player.zip(table.dealt()) else {
                return Ok(Screen::default());
            };
            let info = self.info(locale, entry, table, dealt);
            if let Some((_, ending)) = ended(table) {
                let finish = self.finish(table, dealt, ending).await?;
                return Ok(claim_screens::result_mention(locale, &info, &finish, seat));
            }
            return Ok(match kind {
                MessageKind::Reminder(_) => {
                    let is_in_channel = !entry.messages().reaches_directly(table, seat);
                    let called = is_in_channel.then_some(player.user);
                    claim_screens::reminder(locale, &info, table.settings().time_control, called)
                }
                _ => match dealt.leave_reason(seat) {
                    Some(reason) => claim_screens::left_mention(locale, &info, player.user, reason),
                    None if table.asked_at(seat).is_some() => {
                        let is_turn = !table.is_paused() && dealt.to_act() == Some(seat);
                        claim_screens::asked_mention(locale, &info, player.user, is_turn)
                    }
                    None => claim_screens::turn_mention(locale, &info, player.user),
                },
            });
        }
        if kind == MessageKind::Fingerprint {
            let commitment = table.commitment().to_string();
            let lobby = lobby(locale, entry, table);
            return Ok(claim_screens::opening(locale, &lobby, &commitment));
        }
        let Some(dealt) = table.dealt() else {
            return Ok(claim_screens::lobby(locale, &lobby(locale, entry, table)));
        };
        let info = self.info(locale, entry, table, dealt);
        if kind == MessageKind::Moves && !table.is_on_hidden_board() {
            let views = self.lists.public_views(table.id()).await?;
            return Ok(claim_screens::moves(locale, &info.as_seated(), &views));
        }
        if let Some(screen) = self.hidden_screen(locale, &info, table, kind).await? {
            return Ok(screen);
        }
        if let Some(ending) = dealt.ending() {
            let result = entry.message(MessageKind::Result);
            if let (MessageKind::Public, Some(result)) = (kind, result) {
                let url = self.lists.link(table, result);
                return Ok(claim_screens::ended_table(locale, &info, &url));
            }
            let finish = self.finish(table, dealt, ending).await?;
            return Ok(match kind {
                MessageKind::Result => claim_screens::result(locale, &info, &finish),
                MessageKind::Hand(_)
                    if table.is_direct() && !info.is_tutorial && info.daily.is_none() =>
                {
                    claim_screens::finished(locale, &info, &finish)
                }
                MessageKind::Hand(seat) => {
                    claim_screens::finished_hand(locale, &info, &finish, seat)
                }
                _ => claim_screens::finished(locale, &info, &finish),
            });
        }
        if let MessageKind::Hand(seat) = kind {
            return Ok(match dealt.leave_reason(seat) {
                Some(reason) => claim_screens::left_hand(locale, &info, reason),
                None => claim_screens::hand(locale, &info, &dealt.state().view(seat), ""),
            });
        }
        let reader = only_reader(entry, table, kind);
        let reader = reader.and_then(|it| table.seating().seat_of(it.user));
        Ok(match table.public_view() {
            Some(view) => claim_screens::table(locale, &info, &view, reader),
            None => claim_screens::hidden_table(locale, &info, dealt.to_act()),
        })
    }

    /// What the messages of a match show that has ended and whose result is hidden: its players know it, and no one else.
    /// `None` for other matches.
    async fn hidden_screen(
        &self,
        locale: Locale,
        info: &MatchInfo,
        table: &Table,
        kind: MessageKind,
    ) -> claim_store::Result<Option<Screen>> {
        let ended = table.hidden_end();
        let Some((dealt, ending)) = ended.and_then(|it| Some((it, it.ending()?))) else {
            return Ok(None);
        };
        let MessageKind::Hand(seat) = kind else {
            return Ok(Some(claim_screens::hidden_table(locale, info, None)));
        };
        let finish = self.finish(table, dealt, ending).await?;
        Ok(Some(claim_screens::hidden_end(locale, info, &finish, seat)))
    }

    /// The language of a message: the player's for a message that only they see, the server's for
    /// messages in the channel.
    pub(crate) async fn locale_for(
        &self,
        entry: &Entry,
        table: &Table,
        kind: MessageKind,
    ) -> claim_store::Result<Locale> {
        let (chosen, tag) = if let Some(reader) = only_reader(entry, table, kind) {
            let settings = self
                .matches
                .people()
                .known_personal_settings(reader.user)
                .await?;
            (settings.language, &reader.locale)
        } else {
            let language = match table.settings().guild {
                Some(guild) => {
                    self.matches
                        .people()
                        .known_server_settings(guild)
                        .await?
                        .language
                }
                None => None,
            };
            (language, &table.settings().locale)
        };
        Ok(chosen.unwrap_or_else(|| language_of(tag)))
    }

    /// What screens show about a started match apart from its cards.
    ///
    /// # Errors
    ///
    /// If there is no such match, it has not started, or the database fails.
    pub async fn match_info(
        &self,
        table: &Table,
        locale: Locale,
    ) -> Result<MatchInfo, CommandError> {
        let entry = self.matches.known_entry(table.id()).await?;
        let dealt = table.dealt().ok_or(Refusal::NotStarted)?;
        Ok(self.info(locale, &entry, table, dealt))
    }

    /// The link to the public message of a table, if it was posted.
    pub(super) fn public_url(&self, entry: &Entry, table: &Table) -> Option<String> {
        self.lists.public_url(entry, table)
    }

    fn info(&self, locale: Locale, entry: &Entry, table: &Table, dealt: &DealtMatch) -> MatchInfo {
        let url = self.public_url(entry, table);
        match_info(locale, url, table, dealt, self.matches.now())
    }

    /// How a finished match ended.
    ///
    /// # Errors
    ///
    /// If it has not ended, or the database fails.
    pub async fn finish_of(&self, table: &Table) -> Result<Finish, CommandError> {
        let (dealt, ending) = ended(table).ok_or(Refusal::NotOver)?;
        Ok(self.finish(table, dealt, ending).await?)
    }

    /// How a finished match ended; `None` if it was played out.
    pub async fn early_finish(&self, table: &Table) -> Result<Option<Finish>, CommandError> {
        Ok(match ended(table) {
            None | Some((_, Ending::Played(_))) => None,
            Some((dealt, ending)) => Some(self.finish(table, dealt, ending).await?),
        })
    }

    /// Asks a manager of the server to confirm that they void a finished match.
    ///
    /// # Errors
    ///
    /// If the match is not over, or the database fails.
    pub async fn void_question(
        &self,
        table: &Table,
        locale: Locale,
    ) -> Result<Screen, CommandError> {
        let info = self.match_info(table, locale).await?;
        let (dealt, ending) = ended(table).ok_or(Refusal::NotOver)?;
        let finish = self.finish(table, dealt, ending).await?;
        Ok(claim_screens::void_question(locale, &info, &finish))
    }

    async fn finish(
        &self,
        table: &Table,
        dealt: &DealtMatch,
        ending: &Ending,
    ) -> claim_store::Result<Finish> {
        let changes = self.matches.store().rating_changes(table.id()).await?;
        let shown =
            |(seat, before, after): (Seat, Rating, Rating)| claim_screens::ShownRatingChange {
                seat,
                before: before.shown(),
                after: after.shown(),
                is_provisional: after.is_provisional(),
            };
        let winners = table.winners();
        Ok(Finish {
            how: match (ending, table.early_end()) {
                (Ending::Aborted, Some(EarlyEnd::Left(seat, reason))) => {
                    claim_screens::Ending::CalledOff(seat, reason)
                }
                (Ending::Aborted, Some(EarlyEnd::Stopped)) if table.settings().event.is_some() => {
                    claim_screens::Ending::StoppedByOrganiser
                }
                (Ending::Aborted, Some(EarlyEnd::Stopped)) => claim_screens::Ending::Stopped,
                (Ending::Aborted, _) => claim_screens::Ending::Aborted,
                (Ending::Drawn { .. }, _) => claim_screens::Ending::Drawn,
                (_, Some(EarlyEnd::Left(seat, reason))) => {
                    claim_screens::Ending::Left(seat, reason)
                }
                _ => claim_screens::Ending::Played,
            },
            was_played: dealt.was_played(),
            winners: winners.iter().collect(),
            is_among_those_who_stayed: winners != ending.winners().iter().copied().collect(),
            view: dealt.state().public_view(),
            ratings: changes.into_iter().map(shown).collect(),
            unrated: match table.voided_at() {
                Some(_) => Some(WhyUnrated::Voided),
                None if table.settings().has_frequent_pair => Some(WhyUnrated::FrequentPair),
                None => None,
            },
            series: series_info(table),
            achievements: self.matches.people().earned_by(table).await?,
        })
    }
}

/// A match that is over, and how it ended.
fn ended(table: &Table) -> Option<(&DealtMatch, &Ending)> {
    let dealt = table.dealt().filter(|_| table.is_over());
    dealt.and_then(|it| Some((it, it.ending()?)))
}

/// The player who alone sees a message of a match: that of a hand, a reminder by direct message, or all of a match
/// against bots in direct messages.
fn only_reader<'a>(entry: &Entry, table: &'a Table, kind: MessageKind) -> Option<&'a Player> {
    match kind {
        MessageKind::Hand(seat) => table.seating().player(seat),
        MessageKind::Reminder(seat) if entry.messages().reaches_directly(table, seat) => {
            table.seating().player(seat)
        }
        MessageKind::Public if table.is_direct() => {
            table.seating().players().next().map(|(_, player)| player)
        }
        _ => None,
    }
}
