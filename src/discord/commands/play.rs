//! `/claim play`: what the buttons of a hand do, by typing.

use serenity::all::{CreateAutocompleteResponse, ResolvedValue};

use super::{answer, choose};
use crate::discord::answer::Problem;
use crate::discord::{App, Context, Error, press};
use crate::i18n::Locale;
use crate::ids::{ChannelId, UserId};
use crate::rules::View;
use crate::table::Table;
use crate::ui::{self, MatchCaption, Notice};

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
    answer!(context, |app, asked| {
        let (user, channel) = (asked.person.user, asked.channel);
        let table = choose::choose(app, user, channel, r#match.as_deref(), true).await?;
        let (caption, view) = seen(app, &table, user, asked.locale).await?;
        let action = ui::read_action(asked.locale, &caption, &view, &action);
        let action = action.ok_or(Notice::UnknownAction)?;
        let answer = press::act(app, asked, table.id(), None, action).await;
        app.host.present(table.id());
        answer
    })
}

/// What somebody sees of a match they play in.
async fn seen(
    app: &App,
    table: &Table,
    user: UserId,
    locale: Locale,
) -> Result<(MatchCaption, View), Problem> {
    let seat = table.seating().seat_of(user).ok_or(Notice::NotInMatch)?;
    let caption = app.host.caption(table, locale).await?;
    let dealt = table.dealt().ok_or(Notice::TableNotFull)?;
    Ok((caption, dealt.state().view(seat)))
}

async fn complete_action(context: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let app = context.data();
    let locale = Locale::from_tag(&context.interaction.locale);
    let user = UserId(context.interaction.user.id.get());
    let channel = ChannelId(context.interaction.channel_id.get());
    let options = context.interaction.data.options();
    let named = options.iter().find_map(|option| match &option.value {
        ResolvedValue::SubCommand(inner) => inner.iter().find_map(|inner| match inner.value {
            ResolvedValue::String(text) if inner.name == "match" => Some(text),
            _ => None,
        }),
        _ => None,
    });
    let Ok(table) = choose::choose(app, user, channel, named, true).await else {
        return CreateAutocompleteResponse::new();
    };
    let Ok((caption, view)) = seen(app, &table, user, locale).await else {
        return CreateAutocompleteResponse::new();
    };
    let choices = ui::labelled_actions(locale, &caption, &view).into_iter();
    let choices = choices.map(|(action, label)| (label, action.to_string()));
    choose::matching(choices, partial)
}

/// Completes the option that names a match.
pub(super) async fn complete_match(
    context: Context<'_>,
    partial: &str,
) -> CreateAutocompleteResponse {
    let user = UserId(context.interaction.user.id.get());
    let locale = Locale::from_tag(&context.interaction.locale);
    choose::complete(context.data(), user, locale, partial).await
}
