//! A table before its match: who sits there, and what to do.

use crate::cards::Seat;
use crate::i18n::keys::lobby as keys;
use crate::i18n::{Locale, Message};
use crate::ids::MatchId;
use crate::rules::{Options, Setup};

use super::{Button, ButtonStyle, Player, Press, Row, Screen, Tone, words};

/// A table before its match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lobby {
    /// The match that is to be.
    pub id: MatchId,
    /// Its game, with number of players and options.
    pub setup: Setup,
    /// Who opened the table.
    pub host: Player,
    /// Who sits where.
    pub seats: Vec<Option<Player>>,
    /// Who is invited; anybody may join if nobody is.
    pub invited: Option<Player>,
    /// The SHA-256 of the secret behind the deal, in hexadecimal.
    pub commitment: String,
    /// How many seconds a turn may take, if there is a limit.
    pub turn_limit: Option<u32>,
    /// Whether it still waits.
    pub state: LobbyState,
}

/// Whether a table still waits for its match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LobbyState {
    /// It waits.
    #[default]
    Open,
    /// It was called off, by its host or by whoever was invited.
    Cancelled,
    /// Nobody came in time.
    Expired,
}

/// The public message of a table before its match; without any control once it is closed.
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
    let limit = lobby
        .turn_limit
        .map(|seconds| keys::lobby_time(words::duration(locale, seconds)));
    let messages = [keys::lobby_opened(lobby.host.bold())]
        .into_iter()
        .chain(options(locale, &lobby.setup))
        .chain(seats(locale, lobby))
        .chain(limit)
        .chain([what_to_do(lobby)]);
    let lines: Vec<_> = messages.map(|message| locale.say(&message)).collect();
    Screen {
        mention: invitation(locale, lobby).unwrap_or_default(),
        title: locale.say(&keys::lobby_title(game)),
        body: lines.join("\n"),
        footer: locale.say(&keys::lobby_fair(&lobby.commitment)),
        rows: Row::of_buttons(&buttons(locale, lobby)),
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

    /// Whether a bot may come, or go: the last free seat is the invited player's.
    fn is_for_bots(&self) -> bool {
        let free = self.seats.iter().filter(|seat| seat.is_none()).count();
        let has_bots = self.seats.iter().flatten().any(|seat| seat.user.is_none());
        has_bots || free > usize::from(self.expected().is_some())
    }

    /// Who is invited and has not sat down yet.
    fn expected(&self) -> Option<&Player> {
        let has_come = |player: &&Player| {
            let user = |seat: &Option<Player>| seat.as_ref().map(|seated| seated.user);
            self.seats
                .iter()
                .any(|seat| user(seat) == Some(player.user))
        };
        self.invited.as_ref().filter(|player| !has_come(player))
    }
}

/// Calls the invited player, until they have come.
fn invitation(locale: Locale, lobby: &Lobby) -> Option<String> {
    let user = lobby.expected()?.user?;
    let game = words::game(locale, lobby.setup.kind());
    let (mention, host) = (words::mention(user), lobby.host.bold());
    Some(locale.say(&keys::invitation(mention, host, game)))
}

/// What was chosen for the game, or by lot.
fn options(locale: Locale, setup: &Setup) -> Vec<Message> {
    let tell = |key| {
        let ids = setup.options().ids(key);
        let names = ids.iter().filter_map(|id| words::choice(locale, id));
        let names: Vec<_> = names.collect();
        let names = words::list(locale, names.into_iter());
        (!ids.is_empty()).then(|| keys::lobby_option(key, names))
    };
    Options::KEYS.into_iter().filter_map(tell).collect()
}

/// Who sits where, and with whom; the last free seat is the invited player's.
fn seats(locale: Locale, lobby: &Lobby) -> Vec<Message> {
    let free = |seat: &Seat| lobby.seats.get(seat.index()).is_some_and(Option::is_none);
    let seats = || Seat::of(lobby.setup.players());
    let kept = lobby
        .expected()
        .and_then(|player| Some((seats().rfind(free)?, player)));
    let tell = |seat: Seat| match (lobby.seats.get(seat.index()), kept) {
        (Some(Some(player)), _) => keys::lobby_seat(seat.index() + 1, player.bold()),
        (_, Some((place, player))) if place == seat => {
            keys::lobby_seat_kept(seat.index() + 1, player.bold())
        }
        _ => keys::lobby_seat(seat.index() + 1, "none"),
    };
    if !lobby.setup.has_teams() {
        return seats().map(tell).collect();
    }
    let sides = seats().filter(|&seat| lobby.setup.side(seat) == seat);
    let team = |(number, side): (usize, Seat)| {
        let members = seats().filter(|&seat| lobby.setup.side(seat) == side);
        let members: Vec<_> = members.map(|seat| locale.say(&tell(seat))).collect();
        keys::lobby_team(number, members.join(" · "))
    };
    (1..).zip(sides).map(team).collect()
}

fn what_to_do(lobby: &Lobby) -> Message {
    if lobby.is_full() {
        return keys::lobby_full();
    }
    match lobby.expected() {
        Some(player) => keys::lobby_wait_invited(player.bold()),
        None => keys::lobby_wait(),
    }
}

fn buttons(locale: Locale, lobby: &Lobby) -> Vec<Button> {
    let (id, is_full) = (lobby.id, lobby.is_full());
    vec![
        Button {
            style: ButtonStyle::Primary,
            enabled: !is_full,
            ..Button::labelled(locale.say(&keys::button_join()), Press::Join(id))
        },
        Button::labelled(locale.say(&keys::button_leave()), Press::Leave(id)),
        Button {
            enabled: lobby.is_for_bots(),
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
    ]
}
