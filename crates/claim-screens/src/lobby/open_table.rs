//! The public message of a table before its match starts.

use std::iter;

use claim_rules::cards::{Faction, Seat, SeatSet};
use claim_rules::{Options, Setup};
use claim_table::ids::MatchId;
use claim_table::locale::Locale;
use claim_table::rating::MAX_RATED_PER_PAIR;
use claim_table::terms::Terms;
use claim_table::time_control::TimeControl;

use super::series::SeriesInfo;
use crate::emoji::seat_letter;
use crate::finished::result;
use crate::games::contract;
use crate::i18n::keys::{blocks, lobby as keys, start};
use crate::i18n::{Message, Translate};
use crate::press::{LobbyPress, OptionsPress};
use crate::running::player_info::PlayerInfo;
use crate::screen::alt_text::{alt_text, spoken_line};
use crate::screen::info_buttons;
use crate::screen::model::{Button, ButtonStyle, PictureContent, PictureRequest, Screen, Tone};
use crate::text::names::numbered;
use crate::text::words;

/// A table before its match starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lobby {
    /// The id of the future match.
    pub id: MatchId,
    /// The game with number of players and options.
    pub setup: Setup,
    /// The player who decides about the table.
    pub host: PlayerInfo,
    /// The players in seat order; `None` for free seats.
    pub seats: Vec<Option<PlayerInfo>>,
    /// The free seats that are reserved for invited players, until they have joined.
    pub reserved: Vec<(Seat, PlayerInfo)>,
    /// The invited players who have declined and have not joined since.
    pub declined: Vec<PlayerInfo>,
    /// The SHA-256 of the secret behind the deal, in hexadecimal, unless a separate message shows it.
    pub commitment: Option<String>,
    /// How long the players may think.
    pub time_control: TimeControl,
    /// The series to which the match belongs, without this match; `None` for a single match.
    pub series: Option<SeriesInfo>,
    /// The match that the players of this table have played before, if it is a rematch or belongs to a series.
    pub rematch_of: Option<MatchId>,
    /// Whether the match would not be rated, because two of the players have just played several rated ones together.
    pub has_frequent_pair: bool,
    /// Whether the table is still open.
    pub state: LobbyState,
}

impl Lobby {
    /// Everybody whom the table names.
    pub fn people(&mut self) -> impl Iterator<Item = &mut PlayerInfo> {
        let seated = self.seats.iter_mut().flatten();
        let reserved = self.reserved.iter_mut().map(|(_, player)| player);
        let waiting = reserved.chain(&mut self.declined);
        seated.chain(waiting).chain([&mut self.host])
    }

    /// What a person who joins agrees to.
    pub(crate) fn terms(&self) -> Terms {
        Terms::new(&self.setup, self.time_control)
    }
}

/// Whether players can still join a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LobbyState {
    /// Players can join.
    #[default]
    Open,
    /// The table was cancelled, by its host or a moderator.
    Cancelled,
    /// The match was not started in time.
    Expired,
}

/// Shows a table before its match; a closed one offers at most a rematch.
#[must_use]
pub fn lobby(locale: Locale, lobby: &Lobby) -> Screen {
    match lobby.state {
        LobbyState::Open => open(locale, lobby),
        LobbyState::Cancelled => {
            let host = lobby.host.bold();
            closed(locale, lobby, &keys::lobby_cancelled(host))
        }
        LobbyState::Expired => closed(locale, lobby, &keys::lobby_expired()),
    }
}

fn open(locale: Locale, lobby: &Lobby) -> Screen {
    let game = words::game(locale, lobby.setup.kind());
    let series = lobby.series.as_ref();
    let series = series.map(|it| it.before_match(locale, &lobby.setup, &lobby.players()));
    let messages = [keys::lobby_host(lobby.host.bold())]
        .into_iter()
        .chain(series)
        .chain(option(locale, &lobby.setup, Options::VARIANT))
        .chain(declined(locale, lobby))
        .chain([time(locale, lobby.time_control)])
        .chain(unrated(lobby));
    let mut lines: Vec<_> = messages.map(|message| locale.say(&message)).collect();
    let deadline = out_of_time(&lobby.setup, lobby.time_control);
    lines.extend(deadline.map(|message| format!("-# {}", locale.say(&message))));
    let fingerprint = lobby.commitment.as_ref().map(keys::lobby_fingerprint);
    let fingerprint = fingerprint.map(|it| locale.say(&it));
    // The message that opens the table mentions people, unless Discord has refused it.
    let mention = lobby.commitment.as_ref();
    let mention = mention.and_then(|_| self::mention(locale, lobby));
    let block = Button::labelled(
        locale.say(&blocks::button_block()),
        LobbyPress::Block(lobby.id),
    );
    let mut info = vec![
        info_buttons::rules(locale, lobby.setup.kind()),
        info_buttons::fairness(locale, lobby.id),
    ];
    info.extend((!lobby.reserved.is_empty()).then_some(block));
    let screen = Screen::titled(&locale.say(&keys::lobby_title(game)))
        .line(&locale.say(&instruction(locale, lobby)))
        .lines(lines)
        .picture(Some(picture(locale, lobby)))
        .buttons(&change_buttons(locale, lobby))
        .separator()
        .small(&fingerprint.unwrap_or_default())
        .buttons(&info)
        .with_tone(Tone::Table(lobby.setup.kind()))
        .with_sentence(mention.unwrap_or_default());
    Screen {
        is_silent: lobby.commitment.is_none(),
        ..screen
    }
}

fn closed(locale: Locale, lobby: &Lobby, why: &Message) -> Screen {
    let series = lobby.series.as_ref().filter(|series| series.has_begun());
    let series = series.map(|it| it.ended_early(locale, &lobby.setup, &lobby.players()));
    let lines: Vec<_> = iter::once(why)
        .chain(&series)
        .map(|line| locale.say(line))
        .collect();
    // The result of the last match of a series does not offer it, because this table was about to follow.
    let rematch = lobby
        .rematch_of
        .map(|id| result::rematch_button(locale, id));
    Screen::default()
        .small(&lines.join("\n"))
        .buttons(rematch.as_slice())
}

impl Lobby {
    /// Who has joined, in the order of the seats.
    fn players(&self) -> Vec<PlayerInfo> {
        self.seats.iter().flatten().cloned().collect()
    }

    /// Who sits on a seat.
    fn occupant(&self, seat: Seat) -> Option<&PlayerInfo> {
        self.seats.get(seat.index())?.as_ref()
    }

    /// Whether all seats are taken.
    pub(super) fn is_full(&self) -> bool {
        self.seats.iter().all(Option::is_some)
    }

    /// Whether the match starts as soon as the only awaited player joins.
    fn starts_by_itself(&self) -> bool {
        let people = self.seats.iter().flatten().filter(|it| it.user.is_some());
        people.count() == 1 && self.reserved.len() == 1 && self.open_seats() == 0
    }

    /// Whether a match of the series has been played before this one.
    pub(crate) fn is_amid_series(&self) -> bool {
        self.series.as_ref().is_some_and(SeriesInfo::has_begun)
    }

    /// The number of free seats that are not reserved.
    pub(crate) fn open_seats(&self) -> usize {
        let free = self.seats.iter().filter(|seat| seat.is_none()).count();
        free.saturating_sub(self.reserved.len())
    }
}

/// Mentions the invited players until they have joined, and those of a series before each match but the first.
pub(super) fn mention(locale: Locale, lobby: &Lobby) -> Option<String> {
    if lobby.is_amid_series() {
        let players = lobby.seats.iter().flatten();
        let mentions = players.filter_map(|player| player.user).map(words::mention);
        let mentions = words::list(locale, mentions);
        return Some(locale.say(&keys::series_next(mentions)));
    }
    let users = lobby.reserved.iter().filter_map(|(_, player)| player.user);
    let mentions: Vec<_> = users.map(words::mention).collect();
    let count = mentions.len();
    if count == 0 {
        return None;
    }
    let mentions = words::list(locale, mentions.into_iter());
    let game = words::game(locale, lobby.setup.kind());
    let invitation = keys::invitation(count, game, lobby.host.bold(), mentions);
    Some(locale.say(&invitation))
}

/// The line that says why the match would not be rated.
pub(super) fn unrated(lobby: &Lobby) -> Option<Message> {
    let players = lobby.setup.players();
    lobby
        .has_frequent_pair
        .then(|| keys::lobby_unrated(MAX_RATED_PER_PAIR, players))
}

/// The line that names those who have declined.
fn declined(locale: Locale, lobby: &Lobby) -> Option<Message> {
    let names = lobby.declined.iter().map(PlayerInfo::bold);
    let names = words::list(locale, names);
    (!names.is_empty()).then(|| keys::lobby_declined(lobby.declined.len(), names))
}

/// A line per option of the game.
pub(crate) fn options(locale: Locale, setup: &Setup) -> Vec<Message> {
    let lines = Options::KEYS.into_iter();
    lines.filter_map(|key| option(locale, setup, key)).collect()
}

/// The line of an option, if the game has it.
fn option(locale: Locale, setup: &Setup, key: &'static str) -> Option<Message> {
    let mut ids = setup.options().ids(key);
    // Factions are listed in the same order everywhere.
    ids.sort_by_key(|id| id.parse::<Faction>().ok());
    let names = ids.iter().filter_map(|id| words::choice(locale, id));
    let names: Vec<_> = names.collect();
    let names = words::list(locale, names.into_iter());
    (!ids.is_empty()).then(|| keys::lobby_option(names, key))
}

/// The table of an open lobby; without the picture, its factions and seats in words.
fn picture(locale: Locale, lobby: &Lobby) -> PictureRequest {
    let say = |message| locale.say(&message);
    let factions = option(locale, &lobby.setup, Options::FACTIONS).map(say);
    let numbered_seats = seats(locale, lobby, number);
    let text = factions.iter().cloned();
    let text: Vec<_> = text.chain(numbered_seats.into_iter().map(say)).collect();
    let game = words::game(locale, lobby.setup.kind());
    let lettered_seats = seats(locale, lobby, |seat| seat_letter(seat).to_owned());
    let seats: Vec<_> = lettered_seats.into_iter().map(say).collect();
    // The picture shows teams by colour alone, and has no room for how strong a bot is.
    let caption = if lobby.setup.has_teams() {
        seats.join("\n")
    } else {
        words::list(locale, bots(lobby).map(PlayerInfo::bold))
    };
    let alt = [game].into_iter().chain(factions).chain(seats);
    let names = Seat::of(lobby.setup.players()).map(|seat| name(lobby, seat));
    let taken = Seat::of(lobby.setup.players()).filter(|&seat| lobby.occupant(seat).is_some());
    PictureRequest {
        content: PictureContent::Lobby {
            setup: lobby.setup.clone(),
            taken: taken.collect::<SeatSet>(),
        },
        names: numbered(names.collect()),
        caption,
        alt: alt_text(alt.map(|line| vec![spoken_line(&line)])),
        text: text.join("\n"),
        high_contrast: false,
        board: String::new(),
    }
}

/// The bots that have joined.
fn bots(lobby: &Lobby) -> impl DoubleEndedIterator<Item = &PlayerInfo> {
    let players = lobby.seats.iter().flatten();
    players.filter(|player| player.user.is_none())
}

/// Who sits on a seat, or for whom it is reserved; empty if it is free. Of bots the name alone.
fn name(lobby: &Lobby, seat: Seat) -> String {
    let reserved = lobby.reserved.iter().find(|(it, _)| *it == seat);
    let player = lobby.occupant(seat).or(reserved.map(|(_, player)| player));
    let Some(player) = player else {
        return String::new();
    };
    let name = player.name.alone();
    match name.split_once(" (") {
        Some((bot, _)) if player.user.is_none() => bot.to_owned(),
        _ => name,
    }
}

/// The number of a seat.
pub(super) fn number(seat: Seat) -> String {
    (seat.index() + 1).to_string()
}

/// A line per seat, or per team with the seats of its members. `mark` is the number or the letter of a seat.
pub(crate) fn seats(locale: Locale, lobby: &Lobby, mark: impl Fn(Seat) -> String) -> Vec<Message> {
    let describe = |seat: Seat| {
        let mut reserved = lobby.reserved.iter();
        let reserved = reserved.find(|(it, _)| *it == seat);
        match (lobby.occupant(seat), reserved) {
            (Some(player), _) => keys::lobby_seat(mark(seat), player.bold()),
            (_, Some((_, player))) => keys::lobby_seat_reserved(mark(seat), player.bold()),
            _ => keys::lobby_seat(mark(seat), "none"),
        }
    };
    if !lobby.setup.has_teams() {
        return Seat::of(lobby.setup.players()).map(describe).collect();
    }
    let team = |(number, side): (usize, Seat)| {
        let members = lobby.setup.members(side);
        let members: Vec<_> = members.map(|seat| locale.say(&describe(seat))).collect();
        keys::lobby_team(members.join(" · "), number)
    };
    (1..).zip(lobby.setup.sides()).map(team).collect()
}

/// The line that says how long the players may think.
pub(crate) fn time(locale: Locale, control: TimeControl) -> Message {
    let duration = |time| words::duration(locale, time);
    match control {
        TimeControl::Unlimited => keys::lobby_time_unlimited(),
        TimeControl::PerTurn(limit) => keys::lobby_time(duration(limit)),
        TimeControl::Reserve { initial, increment } => {
            keys::lobby_time_reserve(duration(increment), duration(initial))
        }
    }
}

/// The line that says what happens at a deadline, if there are any.
pub(crate) fn out_of_time(setup: &Setup, control: TimeControl) -> Option<Message> {
    let is_limited = control != TimeControl::Unlimited;
    is_limited.then(|| keys::out_of_time(setup.players()))
}

/// The line that says what the table waits for.
fn instruction(locale: Locale, lobby: &Lobby) -> Message {
    if lobby.is_full() {
        return if contract::has_hands(lobby.setup.kind()) {
            keys::lobby_full()
        } else {
            keys::lobby_full_without_hands()
        };
    }
    if lobby.reserved.is_empty() || lobby.open_seats() > 0 {
        return keys::lobby_wait();
    }
    let names = lobby.reserved.iter().map(|(_, player)| player.bold());
    let names = words::list(locale, names);
    if lobby.starts_by_itself() {
        keys::lobby_starts_with_invited(names)
    } else {
        keys::lobby_wait_invited(lobby.reserved.len(), names)
    }
}

/// The buttons that change the table. What is needed rarely, or by the host alone, is behind “Table options”.
fn change_buttons(locale: Locale, lobby: &Lobby) -> Vec<Button> {
    let (id, is_full) = (lobby.id, lobby.is_full());
    let labelled = |message, press| Button::labelled(locale.say(&message), press);
    let mut change = vec![Button {
        style: ButtonStyle::Primary,
        enabled: !is_full,
        ..labelled(keys::button_join(), LobbyPress::Join(id, lobby.terms()))
    }];
    change.extend(play_bots_button(locale, lobby));
    if !lobby.reserved.is_empty() {
        change.push(labelled(keys::button_decline(), LobbyPress::Decline(id)));
    }
    change.push(labelled(keys::button_leave(), LobbyPress::Leave(id)));
    if !lobby.starts_by_itself() {
        change.push(start_button(locale, lobby));
    }
    change.push(Button::labelled(
        locale.say(&keys::button_options()),
        OptionsPress::Show(id),
    ));
    change
}

/// The button that seats bots and starts, as long as no one else sits there or is invited.
pub(crate) fn play_bots_button(locale: Locale, lobby: &Lobby) -> Option<Button> {
    let people = lobby.seats.iter().flatten().filter(|it| it.user.is_some());
    let is_alone = people.count() == 1 && lobby.reserved.is_empty();
    let open = lobby.open_seats();
    (is_alone && open > 0 && !lobby.is_amid_series()).then(|| Button {
        emoji: Some("🤖"),
        ..Button::labelled(
            locale.say(&start::button_play_bots(open)),
            LobbyPress::PlayBots(lobby.id),
        )
    })
}

/// The button that starts the match of a full table.
pub(super) fn start_button(locale: Locale, lobby: &Lobby) -> Button {
    Button {
        style: ButtonStyle::Success,
        enabled: lobby.is_full(),
        ..Button::labelled(
            locale.say(&keys::button_start()),
            LobbyPress::Start(lobby.id),
        )
    }
}
