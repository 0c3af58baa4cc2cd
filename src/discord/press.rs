//! Buttons and select menus: decodes what was pressed and calls what carries it out.

use claim_rules::Action;

use super::application::Application;
use super::incoming::{ComponentUse, Control};
use super::interaction::PendingInteraction;
use super::reply::{Reply, ReplyError};
use super::{
    analysis, bot_match, clock, component_id, finished, hand, lists, lobby, offers, personal_data,
    puzzle, ratings, resign, settings, share, tutorial, vacation, watch,
};
use crate::host::fairness_screen;
use crate::table::Command;
use crate::ui::{self, Notice, OfferNotice, Press, Screen};

/// Carries out what was pressed.
#[expect(clippy::too_many_lines, reason = "an arm for each press")]
pub(super) async fn carry_out(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    component: &ComponentUse,
) -> Result<Reply, ReplyError> {
    let press = component.pressed.as_deref().and_then(component_id::decode);
    let (user, control) = (interaction.person.user, component.control);
    match press.ok_or(Notice::UnknownButton)? {
        Press::Join(id, terms) => {
            // A list can offer a table before its public message is there.
            let is_announced = interaction.is_public_press() || app.host.is_announced(id).await?;
            let entropy = if is_announced {
                interaction.entropy()
            } else {
                String::new()
            };
            let command = Command::Join(interaction.person.clone().into_player(entropy), terms);
            lobby::command(app, interaction, id, command, Notice::JoinedTable).await
        }
        // Who is invited is not part of the press.
        Press::Invite(id) => lobby::invite(app, interaction, id, &component.people).await,
        press @ (Press::Decline(_)
        | Press::TableOptions(_)
        | Press::GameOptions(_)
        | Press::ChangeGame(..)
        | Press::ChangeTime(..)
        | Press::SwapSeats { .. }
        | Press::Remove(..)
        | Press::Withdraw(..)
        | Press::HandOver(..)
        | Press::AddBot(..)
        | Press::FillWithBots(..)
        | Press::RemoveBot(_)
        | Press::Cancel(_)) => lobby::option(app, interaction, press).await,
        Press::Share(shown) => Box::pin(share::share(app, interaction, *shown)).await,
        Press::StartBotMatch(offered) => bot_match::accept(app, interaction, offered).await,
        Press::Leave(id) => {
            lobby::command(
                app,
                interaction,
                id,
                Command::Leave(user),
                Notice::LeftTable,
            )
            .await
        }
        Press::Start(id) => {
            // A copy of the table can be there before the fingerprint: then the press would prove nothing.
            if !interaction.is_public_press() && !app.host.is_announced(id).await? {
                let channel = app.host.table(id).await?.settings().channel;
                return Err(Notice::TableNotPosted(channel).into());
            }
            let entropy = Some(interaction.entropy());
            let command = Command::Start { user, entropy };
            lobby::command(app, interaction, id, command, Notice::MatchStarted).await
        }
        Press::Hand(id) => Ok(in_menu(control, hand::show(app, interaction, id).await?)),
        Press::Table(id) => watch::show(app, interaction, id).await,
        Press::Details(id) => {
            let table = app.host.table(id).await?;
            watch::check_place(interaction, &table)?;
            let screen = app
                .host
                .details_screen(&table, user, interaction.locale)
                .await?;
            Ok(Reply::ephemeral(screen))
        }
        Press::Fairness(id) => {
            let table = app.host.table(id).await?;
            Ok(Reply::ephemeral(fairness_screen(
                &table,
                interaction.locale,
            )))
        }
        Press::Act {
            table,
            line,
            action,
        } => {
            let kind = app.host.table(table).await?.game();
            let action = Action::parse(kind, &action).ok_or(Notice::UnknownButton)?;
            hand::act(app, interaction, table, Some(line), action).await
        }
        Press::Choose {
            table,
            line,
            chosen,
        } => hand::choose_step(app, interaction, table, line, &chosen).await,
        Press::Clock(id) => clock::show(app, interaction, id).await,
        Press::GiveTime(id, to) => {
            clock::command(app, interaction, id, Command::GiveTime(user, to)).await
        }
        Press::AskPause(id) => clock::command(app, interaction, id, Command::AskPause(user)).await,
        Press::AgreeToPause(id) => {
            clock::command(app, interaction, id, Command::AgreeToPause(user)).await
        }
        Press::DeclinePause(id) => {
            clock::command(app, interaction, id, Command::DeclinePause(user)).await
        }
        Press::WithdrawPause(id) => {
            clock::command(app, interaction, id, Command::WithdrawPause(user)).await
        }
        Press::Resume(id) => clock::command(app, interaction, id, Command::Resume(user)).await,
        Press::Continue(id) => clock::continue_match(app, interaction, id).await,
        Press::AskResign(id) => {
            let table = app.host.table(id).await?;
            let question = resign::ask(app, interaction, &table).await?;
            Ok(in_menu(control, question))
        }
        Press::Resign(id) => resign::confirm(app, interaction, id).await,
        Press::CallOff(id) => resign::call_off(app, interaction, id).await,
        Press::Offer(id, agreement) => offers::make(app, interaction, id, agreement).await,
        Press::AcceptOffer { table, line } => {
            let command = Command::AcceptOffer(user, line);
            offers::answer(app, interaction, table, command, OfferNotice::Accepted).await
        }
        Press::DeclineOffer { table, line } => {
            let command = Command::DeclineOffer(user, line);
            offers::answer(app, interaction, table, command, OfferNotice::Declined).await
        }
        Press::Stop(id) => resign::stop(app, interaction, id).await,
        Press::CancelAsModerator(id) => resign::cancel_table(app, interaction, id).await,
        Press::RestartTutorial(id, game) => tutorial::restart(app, interaction, id, game).await,
        Press::Rematch(id) => finished::rematch(app, interaction, id).await,
        Press::Replay { table, actions } => {
            if control == Control::Menu {
                // The menu of an analysis leads to a mistake, which the replay comments on.
                app.host.analyse(table, user).await?.result().await?;
            }
            let reply = finished::replay(app, interaction, table, actions).await?;
            // A menu is below the analysis, which must not be replaced, nor must a message of the match.
            let source = interaction.source_message();
            let stays = control == Control::Menu || app.host.is_message_of(table, source).await;
            Ok(if stays {
                Reply::ephemeral(reply.screen)
            } else {
                reply
            })
        }
        Press::ReplayMistake {
            table,
            actions,
            forward,
        } => finished::replay_mistake(app, interaction, table, actions, forward).await,
        Press::TryAgain {
            table,
            actions,
            chosen,
        } => finished::try_again(app, interaction, table, actions, &chosen).await,
        Press::TryAction {
            table,
            actions,
            action,
        } => finished::try_action(app, interaction, table, actions, &action).await,
        Press::PlayOn {
            table,
            actions,
            choices,
            chosen,
        } => finished::play_on(app, interaction, table, actions, &choices, &chosen).await,
        Press::Record(id) => finished::record(app, interaction, id).await,
        Press::Analysis(id) => analysis::analyse(app, interaction, id).await,
        Press::Leaderboard(board) => ratings::leaderboard(app, interaction, board).await,
        Press::Profile(page) => ratings::profile(app, interaction, page).await,
        Press::Matches(page) => lists::matches(app, interaction, page).await,
        Press::Puzzle => puzzle::show(app, interaction).await,
        Press::Solve { day, action } => puzzle::solve(app, interaction, day, &action).await,
        Press::Practice { day, action } => puzzle::practise(app, interaction, day, &action).await,
        Press::PuzzleRanking(page) => lists::puzzle_ranking(app, interaction, page).await,
        Press::Settings => settings::show(app, interaction).await,
        Press::Set(setting, on) => settings::change(app, interaction, setting, on).await,
        Press::SetLanguage(language) => settings::change_language(app, interaction, language).await,
        Press::Vacation(days) => vacation::take(app, interaction, days).await,
        Press::ServerSettings => settings::show_server(app, interaction).await,
        Press::SetServer(setting) => settings::change_server(app, interaction, setting).await,
        Press::Data => Ok(Reply::ephemeral(ui::personal_data(interaction.locale))),
        Press::ExportData => personal_data::export(app, interaction).await,
        Press::AskDeleteData => Ok(personal_data::ask_delete(interaction)),
        Press::DeleteData => personal_data::delete(app, interaction).await,
        Press::Help(page) => Ok(Reply::in_place(ui::help(interaction.locale, page))),
        Press::Rules(game, faction) => {
            let screen = ui::rules(interaction.locale, game, faction);
            Ok(shown_rules(control, screen))
        }
    }
}

/// A menu belongs to the rules that it changes; a button is on a screen that has to stay.
fn shown_rules(control: Control, screen: Screen) -> Reply {
    match control {
        Control::Menu => Reply::in_place(screen),
        Control::Button => Reply::ephemeral(screen),
    }
}

/// If a menu asked for the match, the reply takes the place of the menu.
fn in_menu(control: Control, reply: Reply) -> Reply {
    match control {
        Control::Menu => reply.replacing(),
        Control::Button => reply,
    }
}
