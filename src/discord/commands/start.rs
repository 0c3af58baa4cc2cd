//! `/claim start`: opens a table in the channel.

use std::time::Duration;

use serenity::all::User;

use super::answer;
use crate::discord::answer::{Answer, Asked, Problem};
use crate::discord::{App, Context, Error, permissions};
use crate::host::Opening;
use crate::ids::UserId;
use crate::rules::{GameKind, Options, Setup};
use crate::table::Invited;
use crate::ui::Notice;

/// The games that can be played.
#[derive(Clone, Copy, Debug, Default, poise::ChoiceParameter)]
pub(super) enum Game {
    #[default]
    #[name = "claim"]
    Claim,
}

impl Game {
    /// The rules of it.
    pub(super) const fn kind(self) -> GameKind {
        match self {
            Self::Claim => GameKind::Claim,
        }
    }
}

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

#[poise::command(slash_command)]
pub(super) async fn start(
    context: Context<'_>,
    #[description = ""] opponent: Option<User>,
    #[description = ""] game: Option<Game>,
    #[description = ""] time: Option<TurnLimit>,
) -> Result<(), Error> {
    answer!(context, |app, asked| {
        let game = game.unwrap_or_default().kind();
        let limit = time.unwrap_or_default().duration();
        open(app, asked, context, opponent, game, limit).await
    })
}

async fn open(
    app: &App,
    asked: &Asked<'_>,
    context: Context<'_>,
    opponent: Option<User>,
    game: GameKind,
    turn_limit: Duration,
) -> Result<Answer, Problem> {
    let guild = asked.guild.ok_or(Notice::ServersOnly)?;
    let missing = permissions::missing(context.interaction);
    if !missing.is_empty() {
        return Err(Notice::MissingPermissions(missing).into());
    }
    let invited = opponent
        .map(|user| invited(asked, context, user))
        .transpose()?;
    let setup = Setup::new(game, 2, Options::default()).map_err(anyhow::Error::from)?;
    let locale = context.interaction.guild_locale.clone().unwrap_or_default();
    let opening = Opening {
        guild,
        channel: asked.channel,
        locale,
        setup,
        invited,
        turn_limit,
    };
    let table = app.host.open(opening, asked.person.clone()).await?;
    app.host.present(table.id());
    Ok(asked.notice(&Notice::Opened))
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
