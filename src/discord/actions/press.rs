//! Buttons and select menus: decodes what was pressed, and hands it over to the feature that it belongs to.

use super::{
    bot_match, clock, finished, hand, lists, lobby, offers, personal_data, puzzle, resign,
    settings, share, table_options, tutorial, watch,
};
use crate::discord::application::Application;
use crate::discord::component_id;
use crate::discord::interactions::incoming::{ComponentUse, Control};
use crate::discord::interactions::pending::PendingInteraction;
use crate::discord::interactions::reply::{Reply, ReplyError};
use crate::ui::{self, Notice, Press};

/// Carries out what was pressed.
pub(in crate::discord) async fn carry_out(
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
        Press::Help(page) => Ok(Reply::in_place(ui::help(locale, page))),
        Press::Rules(game, faction) => {
            let screen = ui::rules(locale, game, faction);
            // A menu belongs to the rules that it changes; a button is on a screen that has to stay.
            Ok(match control {
                Control::Menu => Reply::in_place(screen),
                Control::Button => Reply::ephemeral(screen),
            })
        }
    }
}
