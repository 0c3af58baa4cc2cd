//! Facts about a match that its screens need besides the view: players, options, deadline, clock, offer, link.

use claim_rules::cards::{Seat, SeatSet};
use claim_rules::record::LeaveReason;
use claim_rules::{Chapter, Setup};
use claim_table::DailyMatch;
#[cfg(doc)]
use claim_table::Table;
use claim_table::departure::Agreement;
use claim_table::ids::MatchId;
use claim_table::locale::Locale;

use super::player_info::PlayerInfo;
use crate::i18n::Translate;
use crate::i18n::keys::{hand, table};
use crate::lobby::series::SeriesInfo;
use crate::text::names::BOT_SIGN;
use crate::text::words;

/// Facts about a running or finished match that screens show around the view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchInfo {
    /// Which match.
    pub id: MatchId,
    /// The game with its options.
    pub setup: Setup,
    /// The players and bots in seat order, also players who have left.
    pub players: Vec<PlayerInfo>,
    /// The number of lines in the record; controls carry it so that stale ones are recognised.
    pub line: u32,
    /// The trick or turn that a running match has reached; `None` where that does not matter.
    pub chapter: Option<Chapter>,
    /// The deadline of the current turn as a Unix timestamp in seconds, if turns are limited.
    pub deadline: Option<i64>,
    /// The state of the clock besides the deadline.
    pub clock: ClockInfo,
    /// The link to the public message, if known.
    pub url: Option<String>,
    /// The seats whose players have left, and why: bots play for them.
    pub left: Vec<(Seat, LeaveReason)>,
    /// What a player has offered to the others.
    pub offer: Option<OfferInfo>,
    /// The series to which the match belongs, without this match; `None` for a single match.
    pub series: Option<SeriesInfo>,
    /// Whether the screens explain the match as it is played.
    pub is_tutorial: bool,
    /// The daily deal that is played, if it is one.
    pub daily: Option<DailyMatch>,
    /// Whether others still play the deal of the match: see [`Table::is_on_hidden_board`].
    pub is_on_hidden_board: bool,
}

/// What the screens of a match show of its clock.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each says something of its own, in any combination"
)]
pub struct ClockInfo {
    /// Whether the match is running with a clock that can be stopped.
    pub can_pause: bool,
    /// Whether the clock is paused, by agreement or because the channel of the match was lost.
    pub is_paused: bool,
    /// Whether the channel of the match cannot be reached.
    pub is_channel_lost: bool,
    /// Whether the match, which has no deadline at present, is on hold until a player does something.
    pub is_on_hold: bool,
    /// Whether the match is usually called off, and not lost, if the player to act runs out of time.
    pub can_be_called_off: bool,
    /// The seats whose players have asked for a pause.
    pub pause_requests: Vec<Seat>,
    /// The seat whose player has declined the last request for a pause.
    pub pause_declined_by: Option<Seat>,
    /// The seats whose players are on vacation, and until when, as a Unix timestamp in seconds.
    pub vacations: Vec<(Seat, i64)>,
}

/// An offer as screens show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfferInfo {
    /// What is offered.
    pub agreement: Agreement,
    /// The seat that made it.
    pub by: Seat,
    /// The seats that have accepted it, including the one that made it.
    pub accepted: SeatSet,
    /// The seat that has declined it; `None` while it is open.
    pub declined_by: Option<Seat>,
    /// The number of lines that the record had when it was made.
    pub line: u32,
}

impl MatchInfo {
    /// A match of which no more is known or shown than who plays what: without a clock, a link or an offer.
    #[must_use]
    pub fn new(id: MatchId, setup: Setup, players: Vec<PlayerInfo>) -> Self {
        Self {
            id,
            setup,
            players,
            line: 0,
            chapter: None,
            deadline: None,
            clock: ClockInfo::default(),
            url: None,
            left: Vec::new(),
            offer: None,
            series: None,
            is_tutorial: false,
            daily: None,
            is_on_hidden_board: false,
        }
    }

    /// The match with everybody at the table, as before the first player left: for what players decided themselves.
    #[must_use]
    pub fn as_seated(self) -> Self {
        Self {
            left: Vec::new(),
            ..self
        }
    }

    /// The name of the player in `seat`, for places without markdown.
    pub(crate) fn plain_name(&self, seat: Seat) -> String {
        let player = self.players.get(seat.index());
        let name = player.map_or_else(|| "?".into(), |player| player.name.plain());
        self.with_bot(seat, name)
    }

    /// The name of the player in `seat`, for a picture.
    pub(crate) fn name_in_picture(&self, seat: Seat) -> String {
        let player = self.players.get(seat.index());
        player.map_or_else(|| "?".into(), |player| player.name.alone())
    }

    /// The name of the player in `seat`, for markdown that is bold already or not at all.
    pub(crate) fn escaped_name(&self, seat: Seat) -> String {
        let player = self.players.get(seat.index());
        let name = player.map_or_else(|| "?".into(), |player| player.name.escaped());
        self.with_bot(seat, name)
    }

    /// The name of the player in `seat`, for lists that name players many times: short, escaped.
    pub(crate) fn short_name(&self, seat: Seat) -> String {
        let player = self.players.get(seat.index());
        let name = player.map_or_else(|| "?".into(), |player| player.name.in_list());
        self.with_bot(seat, name)
    }

    /// The name of the player in `seat`, in bold.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.with_bot(seat, self.person_name(seat))
    }

    /// The name of the person in `seat`, in bold, also if a bot plays for them.
    pub(crate) fn person_name(&self, seat: Seat) -> String {
        let player = self.players.get(seat.index());
        player.map_or_else(|| "?".into(), PlayerInfo::bold)
    }

    /// Marks the name of a player who has left, and for whom a bot plays.
    fn with_bot(&self, seat: Seat, name: String) -> String {
        match self.leave_reason(seat) {
            Some(_) => format!("{BOT_SIGN} {name}"),
            None => name,
        }
    }

    /// Why the player of a seat left; `None` if they have not.
    #[must_use]
    pub fn leave_reason(&self, seat: Seat) -> Option<LeaveReason> {
        let mut left = self.left.iter();
        left.find_map(|&(it, reason)| (it == seat).then_some(reason))
    }

    /// Whether a person plays in `seat`, and no bot.
    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        let player = self.players.get(seat.index());
        let is_person = player.is_some_and(|player| player.user.is_some());
        is_person && self.leave_reason(seat).is_none()
    }

    /// The headline of the match: game and players, escaped and short enough for a title.
    pub(crate) fn title(&self, locale: Locale) -> String {
        let count = self.players.len();
        let name = |player: &PlayerInfo| player.name.in_headline(count);
        self.title_with(locale, name)
    }

    /// Game and players, side against side, with names formatted by `name`.
    pub(crate) fn title_with(
        &self,
        locale: Locale,
        name: impl Fn(&PlayerInfo) -> String,
    ) -> String {
        let sides = self.setup.sides().map(|side| {
            let players = self.setup.members(side);
            let players = players.filter_map(|seat| self.players.get(seat.index()));
            let names: Vec<_> = players.map(&name).collect();
            words::list(locale, names.into_iter())
        });
        let sides: Vec<_> = sides.collect();
        let players = words::versus(locale, sides.into_iter());
        words::titled(locale, self.setup.kind(), &players)
    }

    /// The line that says which match of its series it is, with the score before it; `None` for a single match.
    pub(crate) fn series_line(&self, locale: Locale) -> Option<String> {
        let series = self.series.as_ref()?;
        Some(locale.say(&series.before_match(locale, &self.setup, &self.players)))
    }

    /// Which match it is, with the link to its table and the score of its series, line by line.
    pub(crate) fn which(&self, locale: Locale) -> String {
        let first = [Some(self.title(locale)), self.link_line(locale)];
        let first = first.into_iter().flatten().collect::<Vec<_>>().join(" · ");
        let lines = [Some(first), self.series_line(locale)];
        lines.into_iter().flatten().collect::<Vec<_>>().join("\n")
    }

    /// A line with the link to the public message, if known.
    pub(crate) fn link_line(&self, locale: Locale) -> Option<String> {
        let link = |url| locale.say(&hand::link_to_table(url));
        self.url.as_ref().map(link)
    }

    /// A line with the deadline as a relative timestamp, which Discord's client translates and
    /// updates; `None` if turns are not limited.
    pub(crate) fn deadline_line(&self, locale: Locale) -> Option<String> {
        let seconds = self.deadline?;
        Some(locale.say(&table::turn_deadline(format!("<t:{seconds}:R>"))))
    }
}
