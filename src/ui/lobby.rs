//! The public message of a table before its match starts.

use claim_rules::cards::{Faction, Seat};
use claim_rules::{Options, Setup};

use super::info_buttons;
use super::match_info::PlayerInfo;
use super::screen::{Button, ButtonStyle, Press, Row, Screen, Tone};
use super::{game, words};
use crate::i18n::keys::lobby as keys;
use crate::i18n::{Locale, Message};
use crate::ids::MatchId;
use crate::time_control::TimeControl;

/// A table before its match starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lobby {
    /// The id of the future match.
    pub id: MatchId,
    /// The game with number of players and options.
    pub setup: Setup,
    /// The player who opened the table.
    pub host: PlayerInfo,
    /// The players in seat order; `None` for free seats.
    pub seats: Vec<Option<PlayerInfo>>,
    /// The free seat reserved for the invited player, until that player has joined.
    pub reserved: Option<(Seat, PlayerInfo)>,
    /// The SHA-256 of the secret behind the deal, in hexadecimal, if no message of its own shows it.
    pub commitment: Option<String>,
    /// How long the players may think.
    pub time_control: TimeControl,
    /// Whether the table is still open.
    pub state: LobbyState,
}

/// Whether players can still join a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LobbyState {
    /// Players can join.
    #[default]
    Open,
    /// The host cancelled the table, or the invited player declined.
    Cancelled,
    /// Not enough players joined in time.
    Expired,
}

/// Shows a table before its match; a closed one has no controls.
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
    let messages = [keys::lobby_opened(lobby.host.bold())]
        .into_iter()
        .chain(options(locale, &lobby.setup))
        .chain(seats(locale, lobby))
        .chain([time(locale, lobby.time_control)])
        .chain(out_of_time(lobby))
        .chain([instruction(lobby)]);
    let lines: Vec<_> = messages.map(|message| locale.say(&message)).collect();
    let fingerprint = lobby.commitment.as_ref().map(keys::lobby_fingerprint);
    Screen {
        mention: invitation(locale, lobby).unwrap_or_default(),
        title: locale.say(&keys::lobby_title(game)),
        body: lines.join("\n"),
        footer: fingerprint.map_or_else(String::new, |it| locale.say(&it)),
        rows: rows(locale, lobby),
        ..Screen::default()
    }
}

fn closed(locale: Locale, lobby: &Lobby, why: &Message) -> Screen {
    Screen {
        title: words::game(locale, lobby.setup.kind()),
        body: locale.say(why),
        tone: Tone::Bad,
        ..Screen::default()
    }
}

impl Lobby {
    fn is_full(&self) -> bool {
        self.seats.iter().all(Option::is_some)
    }

    /// Whether a bot can be added or removed.
    fn can_change_bots(&self) -> bool {
        let free = self.seats.iter().filter(|seat| seat.is_none()).count();
        let has_bots = self.seats.iter().flatten().any(|seat| seat.user.is_none());
        has_bots || free > usize::from(self.reserved.is_some())
    }
}

/// Mentions the invited player until they have joined.
fn invitation(locale: Locale, lobby: &Lobby) -> Option<String> {
    let (_, invited) = lobby.reserved.as_ref()?;
    let user = invited.user?;
    let game = words::game(locale, lobby.setup.kind());
    let (mention, host) = (words::mention(user), lobby.host.bold());
    Some(locale.say(&keys::invitation(mention, host, game)))
}

/// A line per option of the game.
fn options(locale: Locale, setup: &Setup) -> Vec<Message> {
    let line = |key| {
        let mut ids = setup.options().ids(key);
        // Factions are listed in the same order everywhere.
        ids.sort_by_key(|id| id.parse::<Faction>().ok());
        let names = ids.iter().filter_map(|id| words::choice(locale, id));
        let names: Vec<_> = names.collect();
        let names = words::list(locale, names.into_iter());
        (!ids.is_empty()).then(|| keys::lobby_option(key, names))
    };
    Options::KEYS.into_iter().filter_map(line).collect()
}

/// A line per seat, or per team with the seats of its members.
fn seats(locale: Locale, lobby: &Lobby) -> Vec<Message> {
    let describe = |seat: Seat| match (lobby.seats.get(seat.index()), &lobby.reserved) {
        (Some(Some(player)), _) => keys::lobby_seat(seat.index() + 1, player.bold()),
        (_, Some((reserved, player))) if *reserved == seat => {
            keys::lobby_seat_reserved(seat.index() + 1, player.bold())
        }
        _ => keys::lobby_seat(seat.index() + 1, "none"),
    };
    if !lobby.setup.has_teams() {
        return Seat::of(lobby.setup.players()).map(describe).collect();
    }
    let team = |(number, side): (usize, Seat)| {
        let members = lobby.setup.members(side);
        let members: Vec<_> = members.map(|seat| locale.say(&describe(seat))).collect();
        keys::lobby_team(number, members.join(" · "))
    };
    (1..).zip(lobby.setup.sides()).map(team).collect()
}

/// The line that says how long the players may think.
fn time(locale: Locale, control: TimeControl) -> Message {
    let duration = |time| words::duration(locale, time);
    match control {
        TimeControl::Unlimited => keys::lobby_time_unlimited(),
        TimeControl::PerTurn(limit) => keys::lobby_time(duration(limit)),
        TimeControl::Reserve { initial, increment } => {
            keys::lobby_time_reserve(duration(initial), duration(increment))
        }
    }
}

/// The line that says what happens at a deadline, if there are any.
fn out_of_time(lobby: &Lobby) -> Option<Message> {
    let is_limited = lobby.time_control != TimeControl::Unlimited;
    is_limited.then(|| keys::out_of_time(lobby.setup.players()))
}

/// The line that says what the table waits for.
fn instruction(lobby: &Lobby) -> Message {
    if lobby.is_full() {
        return if game::has_hands(lobby.setup.kind()) {
            keys::lobby_full()
        } else {
            keys::lobby_full_without_hands()
        };
    }
    match &lobby.reserved {
        Some((_, player)) => keys::lobby_wait_invited(player.bold()),
        None => keys::lobby_wait(),
    }
}

/// The buttons that change the table; below them those that explain.
fn rows(locale: Locale, lobby: &Lobby) -> Vec<Row> {
    let (id, is_full) = (lobby.id, lobby.is_full());
    let change = vec![
        Button {
            style: ButtonStyle::Primary,
            enabled: !is_full,
            ..Button::labelled(locale.say(&keys::button_join()), Press::Join(id))
        },
        Button::labelled(locale.say(&keys::button_leave()), Press::Leave(id)),
        Button {
            enabled: lobby.can_change_bots(),
            ..Button::labelled(locale.say(&keys::button_add_bot()), Press::AskBot(id))
        },
        Button {
            style: ButtonStyle::Success,
            enabled: is_full,
            ..Button::labelled(locale.say(&keys::button_start()), Press::Start(id))
        },
        Button {
            style: ButtonStyle::Danger,
            ..Button::labelled(locale.say(&keys::button_cancel()), Press::Cancel(id))
        },
    ];
    let explain = vec![
        info_buttons::rules(locale, lobby.setup.kind()),
        info_buttons::fairness(locale, id),
    ];
    vec![Row::Buttons(change), Row::Buttons(explain)]
}
