//! `/claim play`: plays an action by typing it.

use claim_rules::View;
use serenity::all::{CreateAutocompleteResponse, ResolvedValue};

use super::autocomplete::{as_response, matching_choices};
use super::completions::complete_match;
use super::respond::respond;
use super::which_match::{find_playable, is_to_act};
use crate::discord::hand;
use crate::discord::reply::ReplyError;
use crate::discord::state::{AppState, Context, Error};
use crate::i18n::Locale;
use crate::ids::{ChannelId, UserId};
use crate::table::Table;
use crate::ui::{self, MatchInfo, Notice};

/// The value of the choice that only says why there is nothing to play. No action is written so.
const NOTHING_TO_PLAY: &str = "-";

#[poise::command(slash_command)]
pub(super) async fn play(
    context: Context<'_>,
    #[description = ""]
    #[autocomplete = "complete_action"]
    action: String,
    #[description = ""]
    #[autocomplete = "complete_match"]
    r#match: Option<String>,
) -> Result<(), Error> {
    respond(context, async |app, interaction| {
        let (user, locale) = (interaction.person.user, interaction.locale);
        let name = r#match.as_deref();
        let table = find_playable(app, user, interaction.channel, name).await?;
        let (info, view) = view_of(app, &table, user, locale).await?;
        let Some(action) = ui::read_action(locale, &info, &view, &action) else {
            let notice = waiting_notice(&table, user, &info);
            return Err(notice.unwrap_or(Notice::UnknownAction).into());
        };
        hand::act(app, interaction, table.id(), None, action).await
    })
    .await
}

/// What the user sees of a match in which they play.
async fn view_of(
    app: &AppState,
    table: &Table,
    user: UserId,
    locale: Locale,
) -> Result<(MatchInfo, View), ReplyError> {
    let seat = table.active_seat_of(user)?;
    let info = app.host.match_info(table, locale).await?;
    let dealt = table.dealt().ok_or(Notice::TableNotFull)?;
    Ok((info, dealt.state().view(seat)))
}

/// Says for whom the match waits, unless it waits for the user.
fn waiting_notice(table: &Table, user: UserId, info: &MatchInfo) -> Option<Notice> {
    let seat = table.to_act()?;
    if is_to_act(table, user) {
        return None;
    }
    let player = info.players.get(seat.index())?;
    Some(Notice::PlayNotYourTurn(player.name.clone()))
}

async fn complete_action(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let locale = Locale::from_tag(&context.interaction.locale);
    match action_choices(context, locale).await {
        Ok(choices) => matching_choices(choices, typed),
        Err(ReplyError::Notice(notice @ (Notice::PlayNoMatch | Notice::PlayNotYourTurn(_))))
            if typed.trim().is_empty() =>
        {
            let label = ui::notice_label(locale, &notice);
            as_response([(label, NOTHING_TO_PLAY)])
        }
        Err(_) => CreateAutocompleteResponse::new(),
    }
}

/// What the user may do now: labels and actions.
async fn action_choices(
    context: Context<'_>,
    locale: Locale,
) -> Result<Vec<(String, String)>, ReplyError> {
    let app: &AppState = context.data();
    let user = UserId(context.interaction.user.id.get());
    let channel = ChannelId(context.interaction.channel_id.get());
    let options = context.interaction.data.options();
    let name = options.iter().find_map(|option| match &option.value {
        ResolvedValue::SubCommand(inner) => inner.iter().find_map(|inner| match inner.value {
            ResolvedValue::String(text) if inner.name == "match" => Some(text),
            _ => None,
        }),
        _ => None,
    });
    let table = find_playable(app, user, channel, name).await?;
    let (info, view) = view_of(app, &table, user, locale).await?;
    if let Some(notice) = waiting_notice(&table, user, &info) {
        return Err(notice.into());
    }
    let actions = ui::labelled_actions(locale, &info, &view).into_iter();
    Ok(actions
        .map(|(action, label)| (label, action.to_string()))
        .collect())
}
