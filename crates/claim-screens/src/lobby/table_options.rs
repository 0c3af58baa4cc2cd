//! What people can change at a table before its match, privately: bots, seats, players, the game.

use claim_ai::Level;
use claim_rules::cards::Seat;
use claim_rules::{GameKind, Options};
use claim_table::ids::{MatchId, UserId};
use claim_table::locale::Locale;
use claim_table::time_control::TimeControl;

use super::open_table::{self, Lobby};
use crate::i18n::keys::{lobby as keys, notices};
use crate::i18n::{Message, Translate};
use crate::press::OptionsPress;
use crate::running::player_info::PlayerInfo;
use crate::screen::model::{Button, ButtonStyle, Choice, PeopleMenu, Row, Screen, Select};
use crate::text::notice::{Notice, notice};
use crate::text::words;

/// A table before its match, for one of those who sit there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableOptions {
    /// The table.
    pub lobby: Lobby,
    /// The reader's seat.
    pub seat: Seat,
    /// Whether the reader is the host.
    pub is_host: bool,
    /// Whether game and options can still be changed.
    pub can_change_game: bool,
}

/// Shows what the reader can change at the table.
#[must_use]
pub fn table_options(locale: Locale, options: &TableOptions) -> Screen {
    let lobby = &options.lobby;
    let menu = |placeholder: Message, choices: Vec<Choice>| {
        let placeholder = locale.say(&placeholder);
        (!choices.is_empty()).then_some(Row::Select(Select::new(placeholder, choices)))
    };
    let menus = [
        menu(keys::menu_bots(), bots(locale, lobby)),
        menu(keys::menu_seat(), seats(locale, options)),
        menu(keys::menu_players(), players(locale, options)),
    ];
    let mut rows: Vec<_> = menus.into_iter().flatten().collect();
    rows.extend(invite(locale, options));
    let can_change = if rows.is_empty() { "false" } else { "true" };
    if lobby.is_full() {
        let start = open_table::start_button(locale, lobby);
        rows.insert(0, Row::Buttons(vec![start]));
    } else if let Some(play) = open_table::play_bots_button(locale, lobby) {
        rows.insert(0, Row::Buttons(vec![play]));
    }
    if options.is_host {
        let (id, enabled) = (lobby.id, options.can_change_game);
        rows.push(Row::Buttons(vec![
            Button {
                enabled,
                ..Button::labelled(
                    locale.say(&keys::button_change_game()),
                    OptionsPress::ShowGames(id),
                )
            },
            Button {
                style: ButtonStyle::Danger,
                ..Button::labelled(locale.say(&keys::button_cancel()), OptionsPress::Cancel(id))
            },
        ]));
    }
    let mut lines = open_table::seats(locale, lobby, open_table::number);
    lines.push(if lobby.is_amid_series() {
        notices::series_running()
    } else if options.is_host && options.can_change_game {
        keys::options_host_alone()
    } else if options.is_host {
        keys::options_host()
    } else {
        keys::options_guest(can_change, lobby.host.bold())
    });
    Screen::titled(&locale.say(&keys::options_title()))
        .lines(lines.iter().map(|line| locale.say(line)))
        .rows(rows)
}

/// Tells the host that the table is open, with what to do while no one comes.
#[must_use]
pub fn table_opened(locale: Locale, options: &TableOptions, says: Notice) -> Screen {
    let lobby = &options.lobby;
    let play = open_table::play_bots_button(locale, lobby);
    let show = play.is_some().then(|| {
        Button::labelled(
            locale.say(&keys::button_options()),
            OptionsPress::Show(lobby.id),
        )
    });
    let buttons: Vec<_> = play.into_iter().chain(show).collect();
    notice(locale, says).buttons(&buttons)
}

/// The menu with which the host invites people, as long as there are open seats.
fn invite(locale: Locale, options: &TableOptions) -> Option<Row> {
    let lobby = &options.lobby;
    let open = u8::try_from(lobby.open_seats()).unwrap_or(u8::MAX);
    (options.is_host && open > 0 && !lobby.is_amid_series()).then(|| {
        Row::People(PeopleMenu {
            placeholder: locale.say(&keys::menu_invite()),
            max: open,
            press: OptionsPress::Invite(lobby.id).into(),
        })
    })
}

/// Shows the games, numbers of players, variants and times that the table can be changed to.
#[must_use]
pub fn game_options(locale: Locale, options: &TableOptions) -> Screen {
    let lobby = &options.lobby;
    let (id, setup) = (lobby.id, &lobby.setup);
    let (kind, players) = (setup.kind(), setup.players());
    let people = 1 + lobby.reserved.len();
    let is_enough = |players: &u8| usize::from(*players) >= people;
    let variants = setup.options().ids(Options::VARIANT);
    let variant = variants.first().map(|&id| id.to_owned());
    let games = GameKind::ALL
        .iter()
        .filter(|kind| kind.players().any(|it| is_enough(&it)));
    let games = games.map(|&kind| {
        let press = OptionsPress::ChangeGame(id, kind, players, None);
        Choice::labelled(words::game(locale, kind), press)
    });
    let counts = kind.players().filter(is_enough).map(|players| {
        let press = OptionsPress::ChangeGame(id, kind, players, variant.clone());
        Choice::labelled(locale.say(&keys::option_players_count(players)), press)
    });
    let variants = kind.choices(players, Options::VARIANT, &[]).into_iter();
    let variants = variants.filter_map(|choice| {
        let press = OptionsPress::ChangeGame(id, kind, players, Some(choice.to_owned()));
        Some(Choice::labelled(words::choice(locale, choice)?, press))
    });
    let times = TimeControl::CHOICES.into_iter().map(|control| {
        let label = words::time_control(locale, control);
        Choice::labelled(label, OptionsPress::ChangeTime(id, control))
    });
    let menus: [(Message, Vec<Choice>); 4] = [
        (keys::menu_game(), games.collect()),
        (keys::menu_count(), counts.collect()),
        (keys::menu_variant(), variants.collect()),
        (keys::menu_time(), times.collect()),
    ];
    let menus = menus.into_iter().filter(|(_, choices)| choices.len() > 1);
    let menus = menus
        .map(|(placeholder, choices)| Row::Select(Select::new(locale.say(&placeholder), choices)));
    let mut buttons = Vec::new();
    if !kind.choices(players, Options::FACTIONS, &[]).is_empty() {
        buttons.push(Button::labelled(
            locale.say(&keys::button_other_factions()),
            OptionsPress::ChangeGame(id, kind, players, variant),
        ));
    }
    buttons.push(Button::labelled(
        locale.say(&keys::button_table_options()),
        OptionsPress::Show(id),
    ));
    let mut lines = vec![locale.say(&keys::options_game(words::game(locale, kind), players))];
    let chosen = open_table::options(locale, setup).into_iter();
    lines.extend(chosen.map(|line| locale.say(&line)));
    lines.push(locale.say(&open_table::time(locale, lobby.time_control)));
    Screen::titled(&locale.say(&keys::options_title()))
        .lines(lines)
        .rows(menus.chain([Row::Buttons(buttons)]).collect())
}

fn bots(locale: Locale, lobby: &Lobby) -> Vec<Choice> {
    let (id, open) = (lobby.id, lobby.open_seats());
    let of_level = |label: fn(&'static str) -> Message,
                    press: fn(MatchId, Level) -> OptionsPress| {
        Level::ALL.iter().map(move |&level| Choice {
            description: words::bots_of_level(locale, level),
            ..Choice::labelled(locale.say(&label(level.id())), press(id, level))
        })
    };
    let mut choices = Vec::new();
    if open > 1 {
        choices.extend(of_level(
            keys::option_fill_with_bots,
            OptionsPress::FillWithBots,
        ));
    }
    if open > 0 {
        choices.extend(of_level(keys::option_add_bot, OptionsPress::AddBot));
    }
    let has_bot = lobby.seats.iter().flatten().any(|it| it.user.is_none());
    if has_bot && !lobby.is_amid_series() {
        let label = locale.say(&keys::option_remove_bot());
        choices.push(Choice::labelled(label, OptionsPress::RemoveBot(id)));
    }
    choices
}

/// The seats that the reader can take, and whom the host can have for a partner.
fn seats(locale: Locale, options: &TableOptions) -> Vec<Choice> {
    let (lobby, own) = (&options.lobby, options.seat);
    if lobby.is_amid_series() {
        return Vec::new();
    }
    let occupant = |seat: Seat| lobby.seats.get(seat.index()).and_then(Option::as_ref);
    let person = |seat: Seat| occupant(seat).filter(|it| it.user.is_some());
    let partner_of = |seat: Seat| {
        let mut members = lobby.setup.members(lobby.setup.side(seat));
        members.find(|&member| member != seat)
    };
    let swap = |one, other| OptionsPress::SwapSeats {
        table: lobby.id,
        seats: [one, other],
        occupants: [one, other].map(|seat| person(seat).and_then(|it| it.user)),
    };
    let mut choices = Vec::new();
    for seat in Seat::of(lobby.setup.players()).filter(|&seat| seat != own) {
        let number = seat.index() + 1;
        let partner = partner_of(seat).filter(|&it| it != own).and_then(occupant);
        let label = match (person(seat), partner) {
            (Some(_), _) if !options.is_host => continue,
            (Some(player), _) => keys::option_swap_seat(number, plain(player)),
            (None, Some(partner)) => keys::option_seat_with(number, plain(partner)),
            (None, None) => keys::option_seat(number),
        };
        choices.push(Choice::labelled(locale.say(&label), swap(own, seat)));
    }
    let place = partner_of(own).filter(|_| options.is_host && lobby.setup.has_teams());
    if let Some(place) = place {
        for seat in Seat::of(lobby.setup.players()) {
            let Some(player) = occupant(seat) else {
                continue;
            };
            if seat != own && seat != place {
                let label = locale.say(&keys::option_partner(plain(player)));
                choices.push(Choice::labelled(label, swap(place, seat)));
            }
        }
    }
    choices
}

/// What the host can do about the other people.
fn players(locale: Locale, options: &TableOptions) -> Vec<Choice> {
    let lobby = &options.lobby;
    if !options.is_host {
        return Vec::new();
    }
    let person = |player: &PlayerInfo| Some((plain(player), player.user?));
    let others = Seat::ALL.into_iter().zip(&lobby.seats);
    let others = others.filter(|(seat, _)| *seat != options.seat);
    let others: Vec<_> = others.filter_map(|(_, it)| person(it.as_ref()?)).collect();
    let mut choices = Vec::new();
    let mut add = |label: Message, press: fn(_, _) -> OptionsPress, user: UserId| {
        choices.push(Choice::labelled(locale.say(&label), press(lobby.id, user)));
    };
    for (name, user) in &others {
        add(keys::option_hand_over(name), OptionsPress::HandOver, *user);
    }
    if lobby.is_amid_series() {
        return choices;
    }
    for (name, user) in others {
        add(keys::option_remove(name), OptionsPress::Remove, user);
    }
    for (_, player) in &lobby.reserved {
        if let Some((name, user)) = person(player) {
            add(keys::option_withdraw(name), OptionsPress::Withdraw, user);
        }
    }
    choices
}

fn plain(player: &PlayerInfo) -> String {
    player.name.plain()
}
