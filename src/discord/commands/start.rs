//! `/claim start`: opens a table in the channel.

use std::time::Duration;

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse, User};

use super::wishes::Wishes;
use super::{answer, choose};
use crate::discord::answer::{Asked, Problem};
use crate::discord::{App, Context, Error, permissions};
use crate::host::Opening;
use crate::ids::UserId;
use crate::level::Level;
use crate::rules::Options;
use crate::table::{Command, Invited, Table};
use crate::ui::Notice;

/// How long a player may take for an action.
#[derive(Clone, Copy, Debug, Default, poise::ChoiceParameter)]
pub(super) enum TurnLimit {
    #[name = "ten_minutes"]
    TenMinutes,
    #[name = "one_hour"]
    OneHour,
    #[default]
    #[name = "one_day"]
    OneDay,
    #[name = "three_days"]
    ThreeDays,
}

impl TurnLimit {
    const fn duration(self) -> Duration {
        match self {
            Self::TenMinutes => Duration::from_mins(10),
            Self::OneHour => Duration::from_hours(1),
            Self::OneDay => Duration::from_hours(24),
            Self::ThreeDays => Duration::from_hours(72),
        }
    }
}

/// Bots for all seats that nobody else is to have.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum Opponents {
    #[name = "easy_bots"]
    Easy,
    #[name = "medium_bots"]
    Medium,
    #[name = "hard_bots"]
    Hard,
}

impl Opponents {
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
    players: Option<u8>,
    #[description = ""]
    #[autocomplete = "complete_factions"]
    factions: Option<String>,
    #[description = ""]
    #[autocomplete = "complete_variant"]
    variant: Option<String>,
    #[description = ""] opponents: Option<Opponents>,
    #[description = ""] time: Option<TurnLimit>,
) -> Result<(), Error> {
    answer!(context, |app, asked| {
        let wishes = Wishes {
            locale: asked.locale,
            game,
            players,
            factions,
            variant,
        };
        let limit = time.unwrap_or_default().duration();
        let table = open(app, asked, context, opponent, &wishes, limit).await?;
        let id = table.id();
        let done = match opponents {
            Some(opponents) => fill(app, asked, table, opponents.level()).await,
            None => Ok(Notice::Opened),
        };
        app.host.present(id);
        Ok(asked.notice(&done?))
    })
}

async fn open(
    app: &App,
    asked: &Asked<'_>,
    context: Context<'_>,
    opponent: Option<User>,
    wishes: &Wishes,
    turn_limit: Duration,
) -> Result<Table, Problem> {
    let guild = asked.guild.ok_or(Notice::ServersOnly)?;
    let missing = permissions::missing(context.interaction);
    if !missing.is_empty() {
        return Err(Notice::MissingPermissions(missing).into());
    }
    let invited = opponent
        .map(|user| invited(asked, context, user))
        .transpose()?;
    let locale = context.interaction.guild_locale.clone().unwrap_or_default();
    let opening = Opening {
        guild,
        channel: asked.channel,
        locale,
        setup: wishes.setup()?,
        invited,
        turn_limit,
    };
    Ok(app.host.open(opening, asked.person.clone()).await?)
}

/// Seats bots wherever nobody was invited, and begins if that fills the table; says what was done.
async fn fill(app: &App, asked: &Asked<'_>, table: Table, level: Level) -> Result<Notice, Problem> {
    let (id, user) = (table.id(), asked.person.user);
    let bots = vec![level; table.room_for_bots()];
    let table = app.host.seat_bots(table, user, &bots).await?;
    if table.seating().free() > 0 {
        return Ok(Notice::OpenedWithBots);
    }
    app.host.command(id, Command::Start(user)).await?;
    Ok(Notice::BegunWithBots)
}

/// Completes the option that names a game.
pub(super) async fn complete_game(
    context: Context<'_>,
    partial: &str,
) -> CreateAutocompleteResponse {
    let games = Wishes::so_far(context.interaction).games();
    choose::matching(games.into_iter(), partial)
}

#[expect(clippy::unused_async, reason = "poise asks for it")]
async fn complete_players(context: Context<'_>, _: &str) -> CreateAutocompleteResponse {
    let numbers = Wishes::so_far(context.interaction).numbers_of_players();
    let choices = numbers
        .into_iter()
        .map(|number| AutocompleteChoice::new(number.to_string(), number));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

#[expect(clippy::unused_async, reason = "poise asks for it")]
async fn complete_factions(context: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let wishes = Wishes::so_far(context.interaction);
    choose::offered(wishes.completions(Options::FACTIONS, partial).into_iter())
}

#[expect(clippy::unused_async, reason = "poise asks for it")]
async fn complete_variant(context: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let wishes = Wishes::so_far(context.interaction);
    choose::offered(wishes.completions(Options::VARIANT, partial).into_iter())
}

/// The one who is asked to play, if that can be.
fn invited(asked: &Asked<'_>, context: Context<'_>, user: User) -> Result<Invited, Notice> {
    if user.id.get() == asked.person.user.0 {
        return Err(Notice::OpponentIsYourself);
    }
    if user.bot {
        return Err(Notice::OpponentIsBot);
    }
    // Whoever is not in the server comes without a membership.
    let members = &context.interaction.data.resolved.members;
    let member = members.get(&user.id).ok_or(Notice::OpponentNotHere)?;
    let name = member
        .nick
        .clone()
        .or(user.global_name)
        .unwrap_or(user.name);
    Ok(Invited {
        user: UserId(user.id.get()),
        name,
    })
}
