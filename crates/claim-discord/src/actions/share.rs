//! Sharing what a person was shown privately: it is posted in the channel, once, for everyone there.

use std::hash::{DefaultHasher, Hash, Hasher};

use claim_host::Destination;
use claim_screens::i18n::keys::notices;
use claim_screens::i18n::language_of;
use claim_screens::{Press, Screen, Shareable};
use claim_table::ids::{GuildId, MessageId};
use claim_table::locale::Locale;

use super::finished::analysis;
use super::lists::ratings;
use super::playing::watch;
use super::{daily, finished, lists, puzzle};
use crate::api::permissions;
use crate::component_id;
use crate::interactions::context::Context;
use crate::interactions::reply::reader::Reader;
use crate::interactions::reply::{Reply, ReplyError};

/// Shows the user what can be shared.
pub(crate) async fn show(ctx: &Context<'_>, shown: Shareable) -> Result<Reply, ReplyError> {
    match shown {
        Shareable::Table(id) => watch::show(ctx, id).await,
        Shareable::Replay { table, actions } => finished::show_replay(ctx, table, actions).await,
        Shareable::Analysis(id) => analysis::analyse(ctx, ctx.table(id).await?).await,
        Shareable::Leaderboard(page) => ratings::leaderboard(ctx, page).await,
        Shareable::Profile(page) => ratings::profile(ctx, page).await,
        Shareable::PuzzleRanking(page) => lists::puzzle_ranking(ctx, page).await,
        Shareable::DailyRanking(day, page) => daily::ranking(ctx, day, page).await,
        Shareable::DailyResult(day) => daily::show_day(ctx, day).await,
        Shareable::SolvedPuzzle(_) => puzzle::show(ctx).await,
    }
}

/// Posts the screen that `shown` shows, in the server's language. The private message stays, without the
/// button.
pub(crate) async fn share(ctx: &Context<'_>, shown: Shareable) -> Result<Reply, ReplyError> {
    let guild = ctx.guild.ok_or_else(notices::servers_only)?;
    let missing = permissions::missing(ctx.place);
    if !missing.is_empty() {
        return Err(notices::missing_permissions(claim_screens::permission_list(
            ctx.locale, &missing,
        ))
        .into());
    }
    if !permissions::user_may_write(ctx.place) {
        return Err(notices::cannot_write_here().into());
    }
    let source = ctx.source_message().ok_or_else(notices::unknown_button)?;
    if let Shareable::Analysis(id) | Shareable::Table(id) | Shareable::Replay { table: id, .. } =
        &shown
        && !watch::can_share(ctx, &ctx.table(*id).await?)
    {
        return Err(notices::unknown_button().into());
    }
    let everyone = Reader {
        locale: server_locale(ctx, guild).await?,
        user: None,
    };
    let private = screen(ctx, Reader::of(ctx), &shown).await?;
    let public = screen(ctx, everyone, &shown).await?;
    let nonce = nonce(source, &shown.clone().into());
    let name = (&ctx.person.name).into();
    let public = claim_screens::shared(everyone.locale, &public, &name, shown);
    let posted = ctx
        .host
        .calls()
        .post(Destination::Channel(ctx.channel), &public, &nonce)
        .await;
    if let Err(error) = posted {
        tracing::warn!(%error, "failed to share a message");
        return Err(notices::not_shared().into());
    }
    let private = claim_screens::after_sharing(ctx.locale, private);
    Ok(Reply::in_place(private))
}

/// A second press has the same nonce, so that it does not post again, unless the message shows something else by then.
fn nonce(source: MessageId, shown: &Press) -> String {
    let mut hasher = DefaultHasher::new();
    (source, component_id::encode(shown)).hash(&mut hasher);
    format!("share-{:016x}", hasher.finish())
}

/// The screen that a press shows, for `reader`.
async fn screen(
    ctx: &Context<'_>,
    reader: Reader,
    shown: &Shareable,
) -> Result<Screen, ReplyError> {
    match shown {
        Shareable::Leaderboard(board) => ratings::leaderboard_for(ctx, reader, *board).await,
        Shareable::Profile(page) => ratings::profile_for(ctx, reader, *page).await,
        Shareable::PuzzleRanking(page) => lists::puzzle_ranking_for(ctx, reader, *page).await,
        Shareable::DailyRanking(day, page) => daily::ranking_for(ctx, reader, *day, *page).await,
        Shareable::DailyResult(day) => daily::result_for(ctx, reader, *day).await,
        Shareable::SolvedPuzzle(day) => puzzle::solved_for(ctx, reader, *day).await,
        Shareable::Analysis(id) => analysis::analyse_for(ctx, reader, *id).await,
        Shareable::Table(id) => watch::result(ctx, reader, *id).await,
        Shareable::Replay { table, actions } => {
            finished::replay_for(ctx, reader, &ctx.table(*table).await?, *actions).await
        }
    }
}

/// The language of the server's public messages.
async fn server_locale(ctx: &Context<'_>, guild: GuildId) -> Result<Locale, ReplyError> {
    let settings = ctx.host.people().server_settings(guild).await?;
    let of_discord = || language_of(&ctx.place.guild_locale);
    Ok(settings.language.unwrap_or_else(of_discord))
}
