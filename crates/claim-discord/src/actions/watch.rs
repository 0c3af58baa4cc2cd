//! Watching a match: its table as everyone sees it, never a hand.

use claim_host::{CommandError, fairness_screen};
use claim_screens::{Notice, Screen, Select, Shareable, WatchPress};
use claim_table::Table;
use claim_table::ids::MatchId;

use crate::api::reader::{self, Reader};
use crate::application::Application;
use crate::interactions::pending::PendingInteraction;
use crate::interactions::reply::{Reply, ReplyError};

/// Carries out a press.
pub(crate) async fn carry_out(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    press: WatchPress,
) -> Result<Reply, ReplyError> {
    let locale = interaction.locale;
    let screen = match press {
        WatchPress::Details(id) => {
            let table = app.host.table(id).await?;
            check_place(interaction, &table)?;
            let user = interaction.person.user;
            app.host.details_screen(&table, user, locale).await?
        }
        WatchPress::Fairness(id) => fairness_screen(&app.host.table(id).await?, locale),
    };
    Ok(Reply::ephemeral(screen))
}

/// Shows a match as it is now, to its players and to those in its channel.
pub(crate) async fn show(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
) -> Result<Reply, ReplyError> {
    let table = app.host.table(id).await?;
    show_table(app, interaction, &table).await
}

/// As [`show`], for a table that is already loaded.
pub(crate) async fn show_table(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    table: &Table,
) -> Result<Reply, ReplyError> {
    let seat = table.seating().seat_of(interaction.person.user);
    check_place(interaction, table)?;
    let locale = interaction.locale;
    let mut screen = app.host.public_screen(table, locale).await?;
    if seat.is_none() && table.dealt().is_some() {
        let info = app.host.match_info(table, locale).await?;
        screen = claim_screens::watched(locale, &info, screen, table.running().is_some());
    } else if table.dealt().is_some() && seat != table.to_act() {
        screen = claim_screens::without_actions(screen);
    }
    if can_share(interaction, table) {
        screen = reader::with_share_button(interaction, screen, Shareable::Table(table.id()));
    }
    Ok(Reply::in_place(screen))
}

/// The running matches of the channel, as many as a menu has room for; in the thread of a match, that match alone.
pub(crate) async fn running_here(
    app: &Application,
    interaction: &PendingInteraction<'_>,
) -> Result<Vec<Table>, CommandError> {
    if let Some(table) = match_of_thread(app, interaction).await? {
        return Ok(vec![table]);
    }
    let channels = [Some(interaction.channel), interaction.place.parent];
    let mut running = Vec::new();
    for channel in channels.into_iter().flatten() {
        running.extend(app.host.running_matches_in(channel).await?);
    }
    running.truncate(Select::MAX_CHOICES);
    Ok(running)
}

/// The running match in whose thread the user is.
pub(crate) async fn match_of_thread(
    app: &Application,
    interaction: &PendingInteraction<'_>,
) -> Result<Option<Table>, CommandError> {
    let Some(parent) = interaction.place.parent else {
        return Ok(None);
    };
    app.host.match_of_thread(parent, interaction.channel).await
}

/// The result of a match, to be shared.
pub(crate) async fn result(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    reader: Reader,
    id: MatchId,
) -> Result<Screen, ReplyError> {
    let table = app.host.table(id).await?;
    check_place(interaction, &table)?;
    Ok(app.host.public_screen(&table, reader.locale).await?)
}

/// Refuses users who neither play in the match nor are in its channel: the channel may be hidden from them.
pub(crate) fn check_place(
    interaction: &PendingInteraction<'_>,
    table: &Table,
) -> Result<(), Notice> {
    let settings = table.settings();
    let is_seated = table.seating().seat_of(interaction.person.user).is_some();
    if is_seated || interaction.is_in_channel_of(table) {
        Ok(())
    } else if settings.guild.is_some() && settings.guild == interaction.guild {
        Err(Notice::WatchElsewhere(settings.channel))
    } else {
        Err(Notice::MatchNotFound)
    }
}

/// Whether the table shows a result of this server, or of the user's own match against bots.
pub(crate) fn can_share(interaction: &PendingInteraction<'_>, table: &Table) -> bool {
    let has_result = table.dealt().is_some() && table.is_over();
    let is_from_here = table.settings().guild == interaction.guild;
    let is_own = table.seating().seat_of(interaction.person.user).is_some();
    has_result && (is_from_here || (table.is_direct() && is_own))
}
