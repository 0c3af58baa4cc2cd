//! The picture of a table before its match: the deck, and who sits where.

use claim_rules::Options;
use claim_rules::cards::{Seat, SeatSet};
use claim_table::locale::Locale;

use super::open_table::{Lobby, number, option, seats};
use crate::emoji::seat_letter;
use crate::i18n::Translate;
use crate::running::player_info::PlayerInfo;
use crate::screen::alt_text::{alt_text, spoken_line};
use crate::screen::model::{PictureContent, PictureRequest};
use crate::text::names::numbered;
use crate::text::words;

/// The table of an open lobby; without the picture, its factions and seats in words.
pub(super) fn picture(locale: Locale, lobby: &Lobby) -> PictureRequest {
    let say = |message| locale.say(&message);
    let factions = option(locale, &lobby.setup, Options::FACTIONS).map(say);
    let numbered_seats = seats(locale, lobby, number);
    let text = factions.iter().cloned();
    let text: Vec<_> = text.chain(numbered_seats.into_iter().map(say)).collect();
    let game = words::game(locale, lobby.setup.kind());
    let lettered_seats = seats(locale, lobby, |seat| seat_letter(seat).to_owned());
    let seats = lettered_seats.into_iter().map(say);
    let alt = [game].into_iter().chain(factions).chain(seats);
    let names = Seat::of(lobby.setup.players()).map(|seat| name(lobby, seat));
    let taken = Seat::of(lobby.setup.players()).filter(|&seat| lobby.occupant(seat).is_some());
    PictureRequest {
        content: PictureContent::Lobby {
            setup: lobby.setup.clone(),
            taken: taken.collect::<SeatSet>(),
        },
        names: numbered(names.collect()),
        // The picture has no room for how strong a bot is.
        caption: words::list(locale, bots(lobby).map(PlayerInfo::bold)),
        alt: alt_text(alt.map(|line| vec![spoken_line(&line)])),
        text: text.join("\n"),
        high_contrast: false,
    }
}

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
