//! Buttons and select menus: decodes what was pressed, and hands it over to the feature that it belongs to.

use claim_screens::{Notice, Press};

use super::{
    bot_match, clock, finished, hand, lists, lobby, offers, personal_data, puzzle, resign,
    settings, share, table_options, tutorial, watch,
};
use crate::application::Application;
use crate::component_id;
use crate::interactions::incoming::{ComponentUse, Control};
use crate::interactions::pending::PendingInteraction;
use crate::interactions::reply::{Reply, ReplyError};

/// Carries out what was pressed.
pub(crate) async fn carry_out(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    component: &ComponentUse,
) -> Result<Reply, ReplyError> {
    let press = component.pressed.as_deref().and_then(component_id::decode);
    let (control, locale) = (component.control, interaction.locale);
    match press.ok_or(Notice::UnknownButton)? {
        Press::Lobby(press) => lobby::carry_out(app, interaction, press).await,
        Press::Options(press) => {
            table_options::carry_out(app, interaction, press, &component.people).await
        }
        Press::Hand(press) => hand::carry_out(app, interaction, press, control).await,
        Press::Watch(press) => watch::carry_out(app, interaction, press).await,
        Press::Clock(press) => clock::carry_out(app, interaction, press).await,
        Press::Resign(press) => resign::carry_out(app, interaction, press, control).await,
        Press::Offer(press) => offers::carry_out(app, interaction, press).await,
        Press::Finished(press) => finished::carry_out(app, interaction, press).await,
        Press::Shareable(press) => share::show(app, interaction, press, control).await,
        Press::Share(shown) => Box::pin(share::share(app, interaction, shown)).await,
        Press::Puzzle(press) => puzzle::carry_out(app, interaction, press).await,
        Press::Settings(press) => settings::carry_out(app, interaction, press).await,
        Press::Data(press) => personal_data::carry_out(app, interaction, press).await,
        Press::StartBotMatch(offered) => bot_match::accept(app, interaction, offered).await,
        Press::RestartTutorial(running, game) => {
            tutorial::restart(app, interaction, running, game).await
        }
        Press::Matches(page) => lists::matches(app, interaction, page).await,
        Press::Help(page) => Ok(Reply::in_place(claim_screens::help(locale, page))),
        Press::Rules(game, faction) => {
            let screen = claim_screens::rules(locale, game, faction);
            // A menu belongs to the rules that it changes; a button is on a screen that has to stay.
            Ok(match control {
                Control::Menu => Reply::in_place(screen),
                Control::Button => Reply::ephemeral(screen),
            })
        }
    }
}
