//! Leaderboards and profiles.

use claim_rules::GameKind;

use super::application::Application;
use super::interaction::PendingInteraction;
use super::lists::{RANKING_PAGE_SIZE, ranking};
use super::reply::{Reply, ReplyError};
use super::share;
use crate::ids::UserId;
use crate::store::{Ladder, OpponentRow, RatingRow};
use crate::ui::{self, Board, LeaderboardRow, Opponent, Press, Profile};

/// A page of a leaderboard. Outside of servers, it is one of all servers.
pub(super) async fn leaderboard(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    board: Board,
) -> Result<Reply, ReplyError> {
    let in_server = interaction.guild.is_some();
    let board = Board {
        all_servers: board.all_servers || !in_server,
        ..board
    };
    let ladder = Ladder {
        month: board.this_month.then(|| app.host.now().month()),
        guild: interaction.guild.filter(|_| !board.all_servers),
        game: board.game,
    };
    let user = interaction.person.user;
    let page = app
        .host
        .leaderboard(ladder, user, board.page, RANKING_PAGE_SIZE)
        .await?;
    let ranking = ranking(page, row);
    let screen = ui::leaderboard(interaction.locale, &ranking, board, in_server);
    let screen = share::offer(interaction, screen, Press::Leaderboard(board));
    Ok(Reply::in_place(screen))
}

/// A person's profile, the user's own if none is given: in the server, or in all servers outside of one.
pub(super) async fn profile(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    user: Option<UserId>,
    game: Option<GameKind>,
) -> Result<Reply, ReplyError> {
    let reader = interaction.person.user;
    let user = user.unwrap_or(reader);
    let found = app
        .host
        .profile(interaction.guild, game, user, reader)
        .await?;
    let streaks = found.row.as_ref().map(|row| (row.streak, row.best_streak));
    let profile = Profile {
        user,
        name: found.name,
        is_own: user == reader,
        all_servers: interaction.guild.is_none(),
        game,
        row: found.row.map(row),
        streaks: streaks.unwrap_or_default(),
        history: found.history,
        games: found
            .games
            .into_iter()
            .map(|(game, it)| (game, row(it)))
            .collect(),
        favourite: found.favourite,
        opponents: found.opponents.into_iter().map(opponent).collect(),
    };
    let screen = ui::profile(interaction.locale, &profile);
    let shown = Press::Profile {
        user: Some(user),
        game,
    };
    let screen = share::offer(interaction, screen, shown);
    Ok(Reply::in_place(screen))
}

fn row(row: RatingRow) -> LeaderboardRow {
    LeaderboardRow {
        rank: row.rank,
        name: row.name,
        user: row.user,
        rating: row.rating.shown(),
        is_provisional: row.rating.is_provisional(),
        played: row.played,
        won: row.won,
        drawn: row.drawn,
        lost: row.lost,
    }
}

fn opponent(row: OpponentRow) -> Opponent {
    Opponent {
        name: row.name,
        won: row.won,
        drawn: row.drawn,
        lost: row.lost,
    }
}
