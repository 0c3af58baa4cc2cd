//! People of the same name in lists of matches and tables.

use crate::lobby::open_table::Lobby;
use crate::running::match_info::MatchInfo;
use crate::running::player_info::tell_players_apart;

/// Tells people of the same name apart who are in different matches or at different tables of a list.
pub fn tell_apart<'a>(
    matches: impl IntoIterator<Item = &'a mut MatchInfo>,
    tables: impl IntoIterator<Item = &'a mut Lobby>,
) {
    let matches: Vec<_> = matches.into_iter().collect();
    let in_headline = matches.iter().map(|it| it.players.len()).max().unwrap_or(0);
    let playing = matches.into_iter().flat_map(|it| &mut it.players);
    let seated = tables.into_iter().flat_map(Lobby::people);
    tell_players_apart(playing.chain(seated), in_headline);
}
