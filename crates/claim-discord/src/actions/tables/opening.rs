//! Opening a table in a channel, with invitations and bots.

use claim_ai::Level;
use claim_host::{DeliveryError, TableRequest};
use claim_rules::Setup;
use claim_screens::i18n::Message;
use claim_screens::i18n::keys::{notices, start};
use claim_screens::{Notice, Start};
use claim_table::ids::GuildId;
use claim_table::time_control::TimeControl;
use claim_table::{Invitation, Table};

use super::bot_match;
use super::table_options::invitation;
use crate::api::permissions;
use crate::commands::arguments::setup_request::SetupRequest;
use crate::commands::definition::options::{ResolvedUser, TARGET};
use crate::interactions::context::Context;
use crate::interactions::reply::{Reply, ReplyError};

/// The series that can be chosen, and how many matches they have at most.
pub(crate) const SERIES: [(&str, u8); 2] = [("best_of_3", 3), ("best_of_5", 5)];

/// The options that name the people to invite.
pub(crate) const OPPONENTS: [&str; 4] = ["opponent", "opponent2", "opponent3", "opponent4"];

/// Opens a table without any choice. In direct messages there are none.
pub(crate) async fn open_at_once(ctx: &Context<'_>) -> Result<Reply, ReplyError> {
    if ctx.guild.is_none() {
        let none_here = Notice::from(start::no_tables_in_direct_messages());
        return Err(none_here.with_starts(&[Start::PlayBot]).into());
    }
    open(ctx).await
}

/// Opens a table by the options of the command; without options, as the server plays. In direct messages, starts a match
/// against bots.
pub(crate) async fn open(ctx: &Context<'_>) -> Result<Reply, ReplyError> {
    // An invitation of the bot itself asks for a match against bots.
    let invites_bots = opponents(ctx).any(|user| user.id == ctx.app.identity.user);
    let level = ctx.options.choice("bots", Level::ALL);
    let level = level.or(invites_bots.then_some(Level::Medium));
    let Some(guild) = ctx.guild else {
        if opponents(ctx).any(|user| user.id != ctx.app.identity.user) {
            return Err(notices::only_bots_here().into());
        }
        if ctx.options.choice("series", &SERIES).is_some() {
            return Err(notices::no_series_here().into());
        }
        let mut rng = ctx.host.environment().rng();
        let setup = SetupRequest::of(ctx).draw_setup(&mut rng)?;
        let time_control = ctx.options.choice("time", &TimeControl::CHOICES);
        let time_control = time_control.unwrap_or(TimeControl::Unlimited);
        let level = level.unwrap_or(Level::Medium);
        return bot_match::start_or_offer(ctx, setup, level, time_control).await;
    };
    let request = table_request(ctx, guild).await?;
    open_requested(ctx, request, level).await
}

/// Opens a table of the same game, options and time as an earlier match.
pub(crate) async fn open_same(ctx: &Context<'_>, played: &Table) -> Result<Reply, ReplyError> {
    let Some(guild) = ctx.guild else {
        return open_at_once(ctx).await;
    };
    check_permissions(ctx)?;
    let settings = played.settings();
    let setup = settings.setup.clone();
    let request = request_for(ctx, guild, setup, settings.time_control);
    open_requested(ctx, request, None).await
}

/// Opens the requested table, with bots of that level in all seats that are left.
async fn open_requested(
    ctx: &Context<'_>,
    mut request: TableRequest,
    level: Option<Level>,
) -> Result<Reply, ReplyError> {
    let free = request.seats_for_bots();
    if let Some(level) = level {
        if free == 0 {
            return Err(notices::no_seats_for_bots().into());
        }
        request.bots = vec![level; free];
        request.starts_if_full = true;
    }
    let starts_by_itself = request.invitations.len() == 1 && request.bots.len() == free;
    let other = match ctx.host.lists().own_open_tables(ctx.user()).await?.first() {
        Some(table) => ctx.host.lists().table_url(table).await?,
        None => None,
    };
    let user = ctx.user();
    let table = ctx.open_table(request).await?;
    let done = match (level, starts_by_itself) {
        (Some(_), _) if table.dealt().is_some() => {
            let bots: Vec<_> = table.seating().characters().collect();
            let bots = claim_screens::bot_list(ctx.locale, &bots);
            Notice::done(notices::match_started_with_bots(bots))
        }
        (Some(_), true) => Notice::done(notices::table_opened_with_bots_for_guest()),
        (Some(_), false) => Notice::done(notices::table_opened_with_bots()),
        (None, true) => Notice::done(notices::table_opened_for_guest()),
        (None, false) => Notice::done(notices::table_opened()),
    };
    let reply = match ctx
        .host
        .tables()
        .table_options(&table, user, ctx.locale)
        .await
    {
        Ok(options) => Reply::ephemeral(claim_screens::table_opened(ctx.locale, &options, done)),
        // The match has started.
        Err(_) => ctx.notice(done),
    };
    // Permissions do not tell everything: the bot is no member of a private thread, for example.
    let posted = ctx.present_above(table.id()).await;
    if let Err(DeliveryError::ChannelInaccessible | DeliveryError::ChannelLost) = posted {
        let not_posted =
            notices::table_not_posted(claim_screens::channel_mention(table.settings().channel));
        return Ok(reply.with_sentence(ctx.say(&not_posted)));
    }
    // A second table is easily opened by mistake.
    let Some(url) = other.filter(|_| table.dealt().is_none()) else {
        return Ok(reply);
    };
    let sentence = ctx.say(&notices::other_table_open(url));
    Ok(reply.with_sentence(sentence))
}

/// The request for a table without bots.
async fn table_request(ctx: &Context<'_>, guild: GuildId) -> Result<TableRequest, ReplyError> {
    check_permissions(ctx)?;
    let settings = ctx.host.people().server_settings(guild).await?;
    let mut invitations: Vec<Invitation> = Vec::new();
    let mut bots = 0;
    for user in opponents(ctx) {
        if user.id == ctx.app.identity.user {
            bots += 1;
            continue;
        }
        let invitation = invitation(ctx.user(), user)?;
        if invitations.iter().all(|it| it.user != invitation.user) {
            invitations.push(invitation);
        }
    }
    let mut setup = SetupRequest::in_server(ctx).await?;
    // With one opponent, the number of players is the game's own.
    let players = u8::try_from(invitations.len() + bots + 1).ok();
    setup.players = setup.players.or(players.filter(|&players| players > 2));
    let mut rng = ctx.host.environment().rng();
    let setup = setup.draw_setup(&mut rng)?;
    if invitations.len() >= usize::from(setup.players()) {
        return Err(notices::too_few_seats().into());
    }
    let best_of = ctx.options.choice("series", &SERIES);
    let time_control = ctx.options.choice("time", &TimeControl::CHOICES);
    let time_control = time_control.unwrap_or_else(|| settings.time_control());
    Ok(TableRequest {
        invitations,
        best_of: best_of.map_or(1, |(_, matches)| matches),
        ..request_for(ctx, guild, setup, time_control)
    })
}

/// The request for a table at which anyone can join.
fn request_for(
    ctx: &Context<'_>,
    guild: GuildId,
    setup: Setup,
    time_control: TimeControl,
) -> TableRequest {
    TableRequest {
        guild: Some(guild),
        channel: ctx.channel,
        parent: ctx.place.parent,
        locale: ctx.place.guild_locale.clone(),
        invitations: Vec::new(),
        setup,
        time_control,
        best_of: 1,
        bots: Vec::new(),
        starts_if_full: false,
        tutorial: None,
        daily: None,
    }
}

/// Refuses to open a table where the bot lacks permissions.
pub(crate) fn check_permissions(ctx: &Context<'_>) -> Result<(), Message> {
    let missing = permissions::missing(ctx.place);
    if missing.is_empty() {
        return Ok(());
    }
    let missing = claim_screens::permission_list(ctx.locale, &missing);
    Err(notices::missing_permissions(missing))
}

/// Those whom the user names as opponents.
fn opponents<'a>(ctx: &'a Context<'_>) -> impl Iterator<Item = &'a ResolvedUser> {
    let names = OPPONENTS.iter().chain([&TARGET]);
    names.filter_map(|name| ctx.options.user(name))
}
