//! What screens show of a table and the people at it.

use claim_rules::cards::Seat;
use claim_rules::record::LeaveReason;
use claim_screens::{Lobby, LobbyState, MatchInfo};
use claim_table::desk::MessageKind;
use claim_table::locale::Locale;
use claim_table::timestamp::Timestamp;
use claim_table::{DealtMatch, Invitation, Occupant, Player, Seating, Series, Stage, Table};

use super::registry::Entry;

/// A match, as screens show it at this time. `url` leads to its public message.
pub(crate) fn match_info(
    locale: Locale,
    url: Option<String>,
    table: &Table,
    dealt: &DealtMatch,
    now: Timestamp,
) -> MatchInfo {
    let is_running = dealt.ending().is_none();
    let on_vacation = |seat| {
        let until = table.vacation(seat).filter(|&until| until > now)?;
        Some((seat, until.unix_seconds()))
    };
    let active = table.active_seats().filter(|_| is_running);
    MatchInfo {
        id: table.id(),
        setup: table.settings().setup.clone(),
        players: player_infos(locale, table.seating()),
        line: dealt.line_count(),
        chapter: is_running.then(|| dealt.chapter()),
        deadline: table
            .deadline()
            .filter(|_| is_running)
            .map(Timestamp::unix_seconds),
        clock: claim_screens::ClockInfo {
            can_pause: is_running && table.has_clock(),
            is_paused: table.is_paused(),
            is_channel_lost: table.channel_lost_at().is_some(),
            is_on_hold: table.is_on_hold(),
            can_be_called_off: table.can_call_off(),
            pause_requests: table.pause_requests().collect(),
            pause_declined_by: table.pause_declined_by(),
            vacations: active.filter_map(on_vacation).collect(),
        },
        url,
        left: left_seats(|seat| table.leave_reason(seat)),
        offer: table.offer().map(|offer| claim_screens::OfferInfo {
            agreement: offer.agreement,
            by: offer.by,
            accepted: offer.accepted,
            declined_by: offer.declined_by,
            line: offer.line,
        }),
        series: table
            .settings()
            .series
            .as_ref()
            .map(|it| shown_series(table, it)),
        is_tutorial: table.settings().is_tutorial,
        daily: table.settings().daily,
        is_on_hidden_board: table.is_on_hidden_board(),
    }
}

/// The seats whose players have left, as screens list them.
pub(crate) fn left_seats(
    reason_of: impl Fn(Seat) -> Option<LeaveReason>,
) -> Vec<(Seat, LeaveReason)> {
    let seats = Seat::ALL.into_iter();
    seats
        .filter_map(|seat| Some((seat, reason_of(seat)?)))
        .collect()
}

/// The players and bots at a table, as screens name them.
pub(crate) fn player_infos(locale: Locale, seating: &Seating) -> Vec<claim_screens::PlayerInfo> {
    let occupants = seating.iter();
    let player = |(seat, occupant): (Seat, Option<&Occupant>)| match occupant? {
        Occupant::Person(player) => Some(person(player)),
        Occupant::Bot(_) => {
            let bot = seating.character(seat)?;
            Some(claim_screens::bot(locale, bot.name))
        }
    };
    let mut players: Vec<_> = occupants.filter_map(player).collect();
    let in_headline = players.len();
    claim_screens::tell_players_apart(&mut players, in_headline);
    players
}

/// A table before its match, as screens show it.
pub(crate) fn lobby(locale: Locale, entry: &Entry, table: &Table) -> Lobby {
    let settings = table.settings();
    let seating = table.seating();
    let occupant = |(seat, occupant): (Seat, Option<&Occupant>)| match occupant? {
        Occupant::Person(player) => Some(person(player)),
        Occupant::Bot(_) => {
            let bot = seating.character(seat)?;
            Some(claim_screens::described_bot(locale, bot))
        }
    };
    let seats: Vec<_> = seating.iter().map(occupant).collect();
    let host = table.seating().seat_of(settings.host);
    let host = host.and_then(|seat| seats.get(seat.index()).cloned().flatten());
    let invited = |invitation: &Invitation| claim_screens::PlayerInfo {
        name: (&invitation.name).into(),
        user: Some(invitation.user),
    };
    let reserved = table.reserved_seats().into_iter();
    let mut lobby = Lobby {
        id: table.id(),
        setup: settings.setup.clone(),
        host: host.unwrap_or_default(),
        seats,
        reserved: reserved.map(|(seat, it)| (seat, invited(it))).collect(),
        declined: table.declined().map(invited).collect(),
        commitment: match entry.message(MessageKind::Fingerprint) {
            Some(_) => None,
            None => Some(table.commitment().to_string()),
        },
        time_control: settings.time_control,
        series: series_info(table),
        rematch_of: settings.rematch_of,
        has_frequent_pair: settings.has_frequent_pair,
        state: match table.stage() {
            Stage::Cancelled => LobbyState::Cancelled,
            Stage::Expired => LobbyState::Expired,
            Stage::Lobby | Stage::Dealt(_) => LobbyState::Open,
        },
    };
    // Lobbies have no names in headlines.
    claim_screens::tell_players_apart(lobby.people(), 1);
    lobby
}

/// The series to which a match belongs; if the match has ended, its result is included.
pub(crate) fn series_info(table: &Table) -> Option<claim_screens::SeriesInfo> {
    table.series().map(|series| shown_series(table, &series))
}

fn shown_series(table: &Table, series: &Series) -> claim_screens::SeriesInfo {
    claim_screens::SeriesInfo {
        best_of: series.best_of,
        played: series.played,
        wins: series.wins.clone(),
        continues: table.next_of_series().is_some(),
        is_decided: series.is_decided(&table.settings().setup),
    }
}

/// A person, as screens show them.
fn person(player: &Player) -> claim_screens::PlayerInfo {
    claim_screens::PlayerInfo {
        name: (&player.name).into(),
        user: Some(player.user),
    }
}
