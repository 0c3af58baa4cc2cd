//! Buttons and select menus: decodes what was pressed, and hands it over to the feature that it belongs to.

use claim_screens::Press;
use claim_screens::i18n::keys::notices;

use super::personal::{personal_data, settings};
use super::playing::{clock, hand, offers, resign, watch};
use super::tables::{bot_match, lobby, opening, table_options, tutorial};
use super::{daily, events, finished, lists, practice, puzzle, share};
use crate::component_id;
use crate::interactions::context::Context;
use crate::interactions::incoming::ComponentUse;
use crate::interactions::reply::{Reply, ReplyError};

/// Carries out what was pressed.
pub(crate) async fn carry_out(
    ctx: &Context<'_>,
    component: &ComponentUse,
) -> Result<Reply, ReplyError> {
    let press = component.pressed.as_deref().and_then(component_id::decode);
    let locale = ctx.locale;
    match press.ok_or_else(notices::unknown_button)? {
        Press::Lobby(press) => lobby::carry_out(ctx, press).await,
        Press::Options(press) => table_options::carry_out(ctx, press).await,
        Press::Hand(press) => hand::carry_out(ctx, press).await,
        Press::Watch(press) => watch::carry_out(ctx, press).await,
        Press::Clock(press) => clock::carry_out(ctx, press).await,
        Press::Resign(press) => resign::carry_out(ctx, press).await,
        Press::Offer(press) => offers::carry_out(ctx, press).await,
        Press::Finished(press) => finished::carry_out(ctx, press).await,
        Press::Void(press) => finished::voiding::carry_out(ctx, press).await,
        Press::Shareable(press) => share::show(ctx, press).await,
        Press::Share(shown) => Box::pin(share::share(ctx, shown)).await,
        Press::Daily(press) => daily::carry_out(ctx, press).await,
        Press::Event(press) => events::carry_out(ctx, press).await,
        Press::Managing(press) => events::managing::carry_out(ctx, press).await,
        Press::Puzzle(press) => puzzle::carry_out(ctx, press).await,
        Press::Exercise(press) => practice::carry_out(ctx, press).await,
        Press::Settings(press) => settings::carry_out(ctx, press).await,
        Press::Data(press) => personal_data::carry_out(ctx, press).await,
        Press::StartBotMatch(offered) => bot_match::accept(ctx, offered).await,
        Press::RestartTutorial(running, game) => tutorial::restart(ctx, running, game).await,
        Press::Learn(game) => tutorial::start(ctx, game).await,
        Press::QuickMatch => bot_match::quick_match(ctx).await,
        Press::OpenTable => Box::pin(opening::open_at_once(ctx)).await,
        Press::Matches(page) => lists::matches(ctx, page).await,
        Press::Tables(page) => lists::tables(ctx, page).await,
        Press::FinishedMatches(page) => lists::finished_matches(ctx, page).await,
        Press::Achievements => lists::achievements(ctx).await,
        Press::Help(page) => Ok(Reply::in_place(claim_screens::help(locale, page))),
        Press::Rules(game, faction) => {
            let screen = claim_screens::rules(locale, game, faction);
            // A menu belongs to the rules that it changes; a button is on a screen that has to stay.
            Ok(Reply::ephemeral(screen).in_place_of_menu(ctx.control()))
        }
    }
}
