//! Leaderboards and profiles.

use claim_host::leaderboard_row;
use claim_screens::{LeaderboardPage, Opponent, Profile, ProfilePage, Screen, Shareable};
use claim_store::{Ladder, OpponentRow};

use super::{RANKING_PAGE_SIZE, ranking};
use crate::interactions::context::Context;
use crate::interactions::reply::reader::{self, Reader};
use crate::interactions::reply::{Reply, ReplyError};

/// A page of a leaderboard. Outside a server, only that of all servers can be shown.
pub(crate) async fn leaderboard(
    ctx: &Context<'_>,
    board: LeaderboardPage,
) -> Result<Reply, ReplyError> {
    let reader = Reader::of(ctx);
    let screen = leaderboard_for(ctx, reader, board).await?;
    let screen = reader::with_share_button(ctx, screen, Shareable::Leaderboard(board));
    Ok(Reply::in_place(screen))
}

/// The screen of [`leaderboard`], for `reader`.
pub(crate) async fn leaderboard_for(
    ctx: &Context<'_>,
    reader: Reader,
    board: LeaderboardPage,
) -> Result<Screen, ReplyError> {
    let in_server = ctx.guild.is_some();
    let board = LeaderboardPage {
        all_servers: board.all_servers || !in_server,
        ..board
    };
    let ladder = Ladder {
        month: board.this_month.then(|| ctx.host.now().month()),
        guild: ctx.guild.filter(|_| !board.all_servers),
        game: board.game,
    };
    let user = ctx.user();
    let page = ctx
        .host
        .people()
        .leaderboard(ladder, user, board.page, RANKING_PAGE_SIZE)
        .await?;
    let ranking = ranking(page, reader, |it| leaderboard_row(&it));
    Ok(claim_screens::leaderboard(
        reader.locale,
        &ranking,
        board,
        in_server,
    ))
}

/// A person's profile, by default the user's own. Outside a server, only that in all servers can be shown.
pub(crate) async fn profile(ctx: &Context<'_>, page: ProfilePage) -> Result<Reply, ReplyError> {
    let reader = Reader::of(ctx);
    let screen = profile_for(ctx, reader, page).await?;
    let user = page.user.or(reader.user);
    let shown = Shareable::Profile(ProfilePage { user, ..page });
    let screen = reader::with_share_button(ctx, screen, shown);
    Ok(Reply::in_place(screen))
}

/// The screen of [`profile`], for `reader`.
pub(crate) async fn profile_for(
    ctx: &Context<'_>,
    reader: Reader,
    page: ProfilePage,
) -> Result<Screen, ReplyError> {
    let presser = &ctx.person;
    let user = page.user.unwrap_or(presser.user);
    let guild = ctx.guild.filter(|_| !page.all_servers);
    let game = page.game;
    let found = ctx
        .host
        .people()
        .profile(guild, game, user, reader.user)
        .await?;
    let has_achievements = match ctx.guild {
        Some(guild) => ctx.host.people().server_settings(guild).await?.has_extras,
        None => true,
    };
    let streaks = found.row.as_ref().map(|row| (row.streak, row.best_streak));
    let own_name = (user == presser.user).then_some(&presser.name);
    // Others do not see whom a person plays against, so they cannot share it either.
    let is_shared_by_another = reader.user.is_none() && user != presser.user;
    let opponents = if is_shared_by_another {
        Vec::new()
    } else {
        found.opponents
    };
    let profile = Profile {
        user,
        name: found.name.as_ref().or(own_name).map(Into::into),
        reader: reader.user,
        all_servers: guild.is_none(),
        in_server: ctx.guild.is_some(),
        game,
        row: found.row.as_ref().map(leaderboard_row),
        streaks: streaks.unwrap_or_default(),
        history: found.history,
        games: found
            .games
            .into_iter()
            .map(|(game, it)| (game, leaderboard_row(&it)))
            .collect(),
        favourite: found.favourite,
        opponents: opponents.iter().map(opponent).collect(),
        bots: found.bots,
        forms: found.forms,
        events: found.events,
        achievements: has_achievements.then_some(found.achievements),
    };
    Ok(claim_screens::profile(reader.locale, profile))
}

fn opponent(row: &OpponentRow) -> Opponent {
    Opponent {
        name: (&row.name).into(),
        user: row.user,
        won: row.won,
        drawn: row.drawn,
        lost: row.lost,
    }
}
