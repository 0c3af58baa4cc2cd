//! `/claim start`: opens a table in the channel.

use claim_ai::Level;
use claim_rules::Options;
use serenity::all::{CreateAutocompleteResponse, User};

use super::autocomplete::{as_response, matching_choices};
use super::completions::complete_game;
use super::respond::respond;
use super::setup_request::SetupRequest;
use crate::discord::interaction::PendingInteraction;
use crate::discord::permissions;
use crate::discord::reply::ReplyError;
use crate::discord::state::{Context, Error};
use crate::host::TableRequest;
use crate::ids::UserId;
use crate::table::Invitee;
use crate::time_control::TimeControl;
use crate::ui::Notice;

/// How long the players may think: [`TimeControl::CHOICES`].
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum TimeChoice {
    #[name = "1m"]
    OneMinute,
    #[name = "2m"]
    TwoMinutes,
    #[name = "3m"]
    ThreeMinutes,
    #[name = "5m"]
    FiveMinutes,
    #[name = "10m"]
    TenMinutes,
    #[name = "1h"]
    OneHour,
    #[name = "5m+10s"]
    ShortReserve,
    #[name = "10m+15s"]
    Reserve,
    #[name = "30m+30s"]
    LongReserve,
    #[name = "1d"]
    OneDay,
    #[name = "2d"]
    TwoDays,
    #[name = "3d"]
    ThreeDays,
    #[name = "7d"]
    SevenDays,
    #[name = "none"]
    Unlimited,
}

impl TimeChoice {
    /// The choices are declared in the order of the time controls.
    const fn control(self) -> TimeControl {
        TimeControl::CHOICES[self as usize]
    }
}

/// The level of the bots that fill the free seats.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum BotLevel {
    #[name = "easy"]
    Easy,
    #[name = "medium"]
    Medium,
    #[name = "hard"]
    Hard,
}

impl BotLevel {
    const fn level(self) -> Level {
        match self {
            Self::Easy => Level::Easy,
            Self::Medium => Level::Medium,
            Self::Hard => Level::Hard,
        }
    }
}

#[poise::command(slash_command)]
#[expect(
    clippy::too_many_arguments,
    reason = "one for each option of the command"
)]
pub(super) async fn start(
    context: Context<'_>,
    #[description = ""] opponent: Option<User>,
    #[description = ""]
    #[autocomplete = "complete_game"]
    game: Option<String>,
    #[description = ""]
    #[autocomplete = "complete_players"]
    #[min = 2]
    #[max = 5]
    players: Option<u8>,
    #[description = ""]
    #[autocomplete = "complete_factions"]
    factions: Option<String>,
    #[description = ""]
    #[autocomplete = "complete_variant"]
    variant: Option<String>,
    #[description = ""] bots: Option<BotLevel>,
    #[description = ""] time: Option<TimeChoice>,
) -> Result<(), Error> {
    respond(context, async |app, interaction| {
        let request = SetupRequest {
            locale: interaction.locale,
            game,
            players,
            factions,
            variant,
        };
        // An invitation of the bot itself asks for a match against bots.
        let bot_id = context.framework.bot_id;
        let invites_bots = opponent.as_ref().is_some_and(|user| user.id == bot_id);
        let opponent = opponent.filter(|_| !invites_bots);
        let level = bots.map(BotLevel::level);
        let level = level.or(invites_bots.then_some(Level::Medium));
        let control = time.map_or_else(TimeControl::default, TimeChoice::control);
        let mut request = table_request(interaction, context, opponent, &request, control)?;
        if let Some(level) = level {
            request.bots = vec![level; request.seats_for_bots()];
            request.starts_if_full = true;
        }
        let person = interaction.person.clone();
        let table = app.host.open_table(request, person).await?;
        interaction.present_later(table.id());
        let done = match level {
            Some(_) if table.dealt().is_some() => Notice::MatchStartedWithBots,
            Some(_) => Notice::TableOpenedWithBots,
            None => Notice::TableOpened,
        };
        Ok(interaction.notice(&done))
    })
    .await
}

/// The request for a table without bots.
fn table_request(
    interaction: &PendingInteraction<'_>,
    context: Context<'_>,
    opponent: Option<User>,
    request: &SetupRequest,
    time_control: TimeControl,
) -> Result<TableRequest, ReplyError> {
    let guild = interaction.guild.ok_or(Notice::ServersOnly)?;
    let missing = permissions::missing(context.interaction);
    if !missing.is_empty() {
        return Err(Notice::MissingPermissions(missing).into());
    }
    let invited = opponent
        .map(|user| invitee(interaction, context, user))
        .transpose()?;
    let locale = context.interaction.guild_locale.clone().unwrap_or_default();
    Ok(TableRequest {
        guild: Some(guild),
        channel: interaction.channel,
        locale,
        setup: request.draw_setup()?,
        invited,
        time_control,
        bots: Vec::new(),
        starts_if_full: false,
        tutorial: None,
    })
}

#[expect(clippy::unused_async, reason = "poise requires it")]
async fn complete_players(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let counts = SetupRequest::from_partial(context.interaction).player_counts();
    let choices = counts.into_iter().map(|count| (count.to_string(), count));
    matching_choices(choices, typed)
}

#[expect(clippy::unused_async, reason = "poise requires it")]
async fn complete_factions(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let request = SetupRequest::from_partial(context.interaction);
    as_response(request.option_choices(Options::FACTIONS, typed))
}

#[expect(clippy::unused_async, reason = "poise requires it")]
async fn complete_variant(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let request = SetupRequest::from_partial(context.interaction);
    as_response(request.option_choices(Options::VARIANT, typed))
}

/// The person who is invited, if they can be.
fn invitee(
    interaction: &PendingInteraction<'_>,
    context: Context<'_>,
    user: User,
) -> Result<Invitee, Notice> {
    if user.id.get() == interaction.person.user.0 {
        return Err(Notice::OpponentIsYourself);
    }
    if user.bot {
        return Err(Notice::OpponentIsBot);
    }
    // Discord resolves a member only for people who are on the server.
    let members = &context.interaction.data.resolved.members;
    let member = members.get(&user.id).ok_or(Notice::OpponentNotHere)?;
    let name = member
        .nick
        .clone()
        .or(user.global_name)
        .unwrap_or(user.name);
    Ok(Invitee {
        user: UserId(user.id.get()),
        name,
    })
}
