//! `/claim start`: opens a table in the channel.

use claim_ai::Level;
use claim_host::{DeliveryError, TableRequest};
use claim_rules::Options;
use claim_screens::Notice;
use claim_table::Invitation;
use claim_table::ids::GuildId;
use claim_table::time_control::TimeControl;

use super::autocomplete::{limited, matching_choices};
use super::completions::game_option;
use super::definition::{Call, Choices, CommandOption, OptionKind, SlashCommand};
use super::options::ResolvedUser;
use super::setup_request::{MAX_PLAYERS, MIN_PLAYERS, SetupRequest};
use crate::actions::bot_match;
use crate::actions::table_options::invitation;
use crate::api::permissions;
use crate::interactions::reply::{Reply, ReplyError};

/// The series that can be chosen, and how many matches they have at most.
const SERIES: [(&str, u8); 2] = [("best_of_3", 3), ("best_of_5", 5)];

/// The options that name the people to invite.
const OPPONENTS: [&str; 4] = ["opponent", "opponent2", "opponent3", "opponent4"];

/// The command's definition.
pub(super) fn command() -> SlashCommand {
    let players = CommandOption::new(
        "players",
        OptionKind::Integer(MIN_PLAYERS.into(), MAX_PLAYERS.into()),
    )
    .completed(|call, typed| Box::pin(complete_players(call, typed)));
    let factions = CommandOption::new(Options::FACTIONS, OptionKind::Text)
        .completed(|call, typed| Box::pin(complete(call, Options::FACTIONS, typed)));
    let variant = CommandOption::new(Options::VARIANT, OptionKind::Text)
        .completed(|call, typed| Box::pin(complete(call, Options::VARIANT, typed)));
    let invite = |name| CommandOption::new(name, OptionKind::User);
    let command = SlashCommand::new("start", |call| Box::pin(run(call)))
        .option(invite(OPPONENTS[0]))
        .option(game_option())
        .option(players)
        .option(factions)
        .option(variant)
        .option(CommandOption::new("bots", OptionKind::choice(Level::ALL)))
        .option(CommandOption::new(
            "time",
            OptionKind::choice(&TimeControl::CHOICES),
        ));
    let command = command.option(CommandOption::new(
        "series",
        OptionKind::choice(&SERIES.map(|(name, _)| name)),
    ));
    // Most matches are between two: the other options come first.
    let others = OPPONENTS[1..].iter();
    others.fold(command, |command, name| command.option(invite(name)))
}

async fn run(call: &Call<'_>) -> Result<Reply, ReplyError> {
    let (app, interaction) = (call.app, call.interaction);
    // An invitation of the bot itself asks for a match against bots.
    let invites_bots = opponents(call).any(|user| user.id == app.identity.user);
    let level = call.options.choice("bots", Level::ALL);
    let level = level.or(invites_bots.then_some(Level::Medium));
    let Some(guild) = interaction.guild else {
        if opponents(call).any(|user| user.id != app.identity.user) {
            return Err(Notice::OnlyBotsHere.into());
        }
        if call.options.choice("series", &SERIES).is_some() {
            return Err(Notice::NoSeriesHere.into());
        }
        let mut rng = app.host.environment().rng();
        let setup = SetupRequest::of(call).draw_setup(&mut rng)?;
        let time_control = call.options.choice("time", &TimeControl::CHOICES);
        let time_control = time_control.unwrap_or(TimeControl::Unlimited);
        let level = level.unwrap_or(Level::Medium);
        return bot_match::start_or_offer(app, interaction, setup, level, time_control).await;
    };
    let mut request = table_request(call, guild).await?;
    let free = request.seats_for_bots();
    if let Some(level) = level {
        if free == 0 {
            return Err(Notice::NoSeatsForBots.into());
        }
        request.bots = vec![level; free];
        request.starts_if_full = true;
    }
    let starts_by_itself = request.invitations.len() == 1 && request.bots.len() == free;
    let other = match app.host.own_open_tables(call.user()).await?.first() {
        Some(table) => app.host.table_url(table).await?,
        None => None,
    };
    let table = interaction.open_table(app, request).await?;
    let done = match (level, starts_by_itself) {
        (Some(_), _) if table.dealt().is_some() => {
            Notice::MatchStartedWithBots(table.seating().characters().collect())
        }
        (Some(_), true) => Notice::TableOpenedWithBotsForGuest,
        (Some(_), false) => Notice::TableOpenedWithBots,
        (None, true) => Notice::TableOpenedForGuest,
        (None, false) => Notice::TableOpened,
    };
    let reply = interaction.notice(&done);
    // Permissions do not tell everything: the bot is no member of a private thread, for example.
    let posted = interaction.present_above(app, table.id()).await;
    if let Err(DeliveryError::ChannelInaccessible | DeliveryError::ChannelLost) = posted {
        let not_posted = Notice::TableNotPosted(table.settings().channel);
        return Ok(reply.with_sentence(claim_screens::notice_text(call.locale(), &not_posted)));
    }
    // A second table is easily opened by mistake.
    let Some(url) = other.filter(|_| table.dealt().is_none()) else {
        return Ok(reply);
    };
    let sentence = claim_screens::notice_text(call.locale(), &Notice::OtherTableOpen(url));
    Ok(reply.with_sentence(sentence))
}

/// The request for a table without bots.
async fn table_request(call: &Call<'_>, guild: GuildId) -> Result<TableRequest, ReplyError> {
    let interaction = call.interaction;
    let missing = permissions::missing(interaction.place);
    if !missing.is_empty() {
        return Err(Notice::MissingPermissions(missing).into());
    }
    let settings = call.app.host.server_settings(guild).await?;
    let mut invitations: Vec<Invitation> = Vec::new();
    let mut bots = 0;
    for user in opponents(call) {
        if user.id == call.app.identity.user {
            bots += 1;
            continue;
        }
        let invitation = invitation(call.user(), user)?;
        if invitations.iter().all(|it| it.user != invitation.user) {
            invitations.push(invitation);
        }
    }
    let mut setup = SetupRequest::in_server(call).await?;
    // With one opponent, the number of players is the game's own.
    let players = u8::try_from(invitations.len() + bots + 1).ok();
    setup.players = setup.players.or(players.filter(|&players| players > 2));
    let mut rng = call.app.host.environment().rng();
    let setup = setup.draw_setup(&mut rng)?;
    if invitations.len() >= usize::from(setup.players()) {
        return Err(Notice::TooFewSeats.into());
    }
    let best_of = call.options.choice("series", &SERIES);
    let time_control = call.options.choice("time", &TimeControl::CHOICES);
    Ok(TableRequest {
        guild: Some(guild),
        channel: interaction.channel,
        parent: interaction.place.parent,
        locale: interaction.place.guild_locale.clone(),
        invitations,
        setup,
        time_control: time_control.unwrap_or_else(|| settings.time_control()),
        best_of: best_of.map_or(1, |(_, matches)| matches),
        bots: Vec::new(),
        starts_if_full: false,
        tutorial: None,
    })
}

async fn complete_players(call: &Call<'_>, typed: &str) -> Choices {
    let request = SetupRequest::in_server(call).await;
    matching_choices(request.unwrap_or_default().player_choices(), typed)
}

async fn complete(call: &Call<'_>, key: &str, typed: &str) -> Choices {
    let request = SetupRequest::in_server(call).await;
    limited(request.unwrap_or_default().option_choices(key, typed))
}

/// Those whom the user names as opponents.
fn opponents<'a>(call: &'a Call<'_>) -> impl Iterator<Item = &'a ResolvedUser> {
    let users = OPPONENTS.iter().map(|name| call.options.user(name));
    users.flatten()
}
