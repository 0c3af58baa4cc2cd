//! Buttons and selects: what pressing one does. Nothing waits in memory for a press.

use serenity::all::{ComponentInteraction, ComponentInteractionDataKind, Http};

use super::answer::{Answer, Asked, Problem};
use super::{App, analysis, component_id, lists, puzzle};
use crate::cards::Seat;
use crate::host::{Denied, Person};
use crate::ids::MatchId;
use crate::rules::Action;
use crate::store::Audience;
use crate::table::{Command, Refusal, Stage, Table};
use crate::ui::{self, Notice, Press};

/// Does what a press asks for, and answers it.
pub(super) async fn press(app: &App, http: &Http, pressed: &ComponentInteraction) {
    let asked = Asked::by_press(http, pressed);
    // A select's choice carries what it asks for; so does a button's own id.
    let id = match &pressed.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first(),
        _ => Some(&pressed.data.custom_id),
    };
    let press = id.and_then(|id| component_id::decode(id));
    let about = press.as_ref().and_then(match_of);
    let work = async {
        if app.is_closing() {
            return Err(Notice::ShuttingDown.into());
        }
        answer(app, &asked, press.ok_or(Notice::MalformedButton)?).await
    };
    Box::pin(asked.answer(app, work)).await;
    if let Some(id) = about {
        app.host.present(id);
    }
}

/// The match a press is about, whose other messages may have to catch up.
fn match_of(press: &Press) -> Option<MatchId> {
    match *press {
        Press::Join(id)
        | Press::Leave(id)
        | Press::AddBot(id, _)
        | Press::RemoveBot(id)
        | Press::Start(id)
        | Press::Cancel(id)
        | Press::Resign(id)
        | Press::Act { table: id, .. } => Some(id),
        _ => None,
    }
}

async fn answer(app: &App, asked: &Asked<'_>, press: Press) -> Result<Answer, Problem> {
    let user = asked.person.user;
    match press {
        Press::Join(id) => {
            let player = asked.person.clone().joining(asked.entropy());
            seating(app, asked, id, Command::Join(player), Notice::Joined).await
        }
        Press::AskBot(id) => ask_bot(app, asked, id).await,
        Press::AddBot(id, level) => {
            let command = Command::AddBot(user, level);
            bot(app, asked, id, command, &Notice::BotSeated).await
        }
        Press::RemoveBot(id) => {
            bot(app, asked, id, Command::RemoveBot(user), &Notice::BotGone).await
        }
        Press::Leave(id) => seating(app, asked, id, Command::Leave(user), Notice::Left).await,
        Press::Cancel(id) => {
            seating(app, asked, id, Command::Cancel(user), Notice::Cancelled).await
        }
        Press::Start(id) => seating(app, asked, id, Command::Start(user), Notice::Begun).await,
        Press::Hand(id) => hand(app, asked, id).await,
        Press::Act {
            table,
            line,
            action,
        } => {
            let kind = app.host.table(table).await?.game();
            let action = Action::parse(kind, &action).ok_or(Notice::MalformedButton)?;
            act(app, asked, table, Some(line), action).await
        }
        Press::Choose {
            table,
            line,
            chosen,
        } => choose(app, asked, table, line, &chosen).await,
        Press::AskResign(id) => ask_resign(app, asked, &app.host.table(id).await?).await,
        Press::Resign(id) => resign(app, asked, id).await,
        Press::Rematch(id) => rematch(app, asked, id).await,
        Press::Replay { table, actions } => replay(app, asked, table, actions).await,
        Press::Record(id) => {
            let (table, text) = app.host.record(id).await.map_err(not_over)?;
            let caption = app.host.caption(&table, asked.locale).await?;
            let screen = ui::record_file(asked.locale, &caption, text);
            Ok(Answer::private(screen))
        }
        Press::Analysis(id) => analysis::analyse(app, asked, id).await,
        Press::Leaderboard(page) => lists::leaderboard(app, asked, page).await,
        Press::Matches(page) => lists::matches(app, asked, page).await,
        Press::Puzzle => puzzle::show(app, asked).await,
        Press::Solve { day, action } => puzzle::solve(app, asked, day, &action).await,
        Press::PuzzleBoard(page) => puzzle::board(app, asked, page).await,
        Press::Rules(game, faction) => Ok(Answer::in_place(ui::rules(asked.locale, game, faction))),
    }
}

/// Coming, going, beginning, calling off: the public message changes at once if it was pressed.
async fn seating(
    app: &App,
    asked: &Asked<'_>,
    id: MatchId,
    command: Command,
    done: Notice,
) -> Result<Answer, Problem> {
    let held = app.host.hold(id, Audience::Everybody).await;
    let starts = matches!(command, Command::Start(_));
    match app.host.command(id, command).await {
        Ok(table) if app.host.is_home(&table, asked.pressed_message()).await => {
            let screen = app.host.screen(&table, Audience::Everybody).await?;
            Ok(Answer::publicly(screen).showing(table, held))
        }
        Ok(_) => Ok(asked.notice(&done)),
        Err(Denied::Refused(Refusal::NotSeated)) if starts => Err(Notice::OnlySeatedStart.into()),
        Err(Denied::Refused(refusal)) => Ok(asked.notice(&named(app, id, refusal).await?)),
        Err(denied) => Err(denied.into()),
    }
}

/// Asks somebody at the table which bot is to take a seat.
async fn ask_bot(app: &App, asked: &Asked<'_>, id: MatchId) -> Result<Answer, Problem> {
    let table = app.host.table(id).await?;
    let has_bots = table.seating().bots().next().is_some();
    let refusal = match table.stage() {
        Stage::Lobby if table.seating().seat_of(asked.person.user).is_none() => Refusal::NotSeated,
        Stage::Lobby if table.room_for_bots() > 0 || has_bots => {
            let may_add = table.room_for_bots() > 0;
            let screen = ui::bot_question(asked.locale, id, may_add, has_bots);
            return Ok(Answer::private(screen));
        }
        Stage::Lobby if table.seating().free() > 0 => Refusal::NotInvited,
        Stage::Lobby => Refusal::TableFull,
        Stage::Cancelled | Stage::Expired => Refusal::Closed,
        Stage::Dealt(_) => Refusal::AlreadyRunning,
    };
    Err(named(app, id, refusal).await?.into())
}

/// A bot comes or goes, by the question that [`ask_bot`] asked.
async fn bot(
    app: &App,
    asked: &Asked<'_>,
    id: MatchId,
    command: Command,
    done: &Notice,
) -> Result<Answer, Problem> {
    match app.host.command(id, command).await {
        Ok(_) => Ok(Answer::in_place(ui::notice(asked.locale, done))),
        Err(Denied::Refused(refusal)) => Ok(asked.notice(&named(app, id, refusal).await?)),
        Err(denied) => Err(denied.into()),
    }
}

/// The sentence for a refusal, with the name it needs.
async fn named(app: &App, id: MatchId, refusal: Refusal) -> Result<Notice, Problem> {
    if refusal != Refusal::NotInvited {
        return Ok(super::notice_of(refusal));
    }
    let table = app.host.table(id).await?;
    let invited = table
        .terms()
        .invited
        .as_ref()
        .map(|invited| invited.name.clone());
    Ok(Notice::InvitedOther(invited.unwrap_or_default()))
}

/// Shows somebody their hand.
pub(super) async fn hand(app: &App, asked: &Asked<'_>, id: MatchId) -> Result<Answer, Problem> {
    let seat = seat_of(app, asked, id).await?;
    let held = app.host.hold(id, Audience::Hand(seat)).await;
    let table = app.host.table(id).await?;
    if table.dealt().is_none() {
        return Err(Refusal::NotStarted.into());
    }
    let screen = app.host.screen(&table, Audience::Hand(seat)).await?;
    Ok(Answer::private(screen).showing(table, held))
}

/// Shows somebody their hand after some steps of choosing an action: nothing is done yet.
async fn choose(
    app: &App,
    asked: &Asked<'_>,
    id: MatchId,
    line: u32,
    chosen: &str,
) -> Result<Answer, Problem> {
    let seat = seat_of(app, asked, id).await?;
    let held = app.host.hold(id, Audience::Hand(seat)).await;
    let table = app.host.table(id).await?;
    if table
        .running()
        .is_none_or(|dealt| dealt.line_count() != line)
    {
        drop(held);
        let sentence = ui::sentence(asked.locale, &super::notice_of(Refusal::Stale));
        return Ok(hand(app, asked, id).await?.with_sentence(sentence));
    }
    let screen = app.host.choosing(&table, seat, chosen).await?;
    Ok(Answer::in_place(screen).showing(table, held))
}

/// Where the asker sits. Their messages are in the language they have now.
async fn seat_of(app: &App, asked: &Asked<'_>, id: MatchId) -> Result<Seat, Problem> {
    let table = app.host.table(id).await?;
    let Person { user, locale, .. } = &asked.person;
    let seat = table.seating().seat_of(*user).ok_or(Notice::NotInMatch)?;
    let known = table.seating().player(seat).map(|player| &player.locale);
    if known != Some(locale) && !table.is_over() {
        app.host
            .command(id, Command::Speak(*user, locale.clone()))
            .await?;
        app.host.present(id);
    }
    Ok(seat)
}

/// Does what the rules allow, and shows the hand as it then is. What is refused is explained above
/// the hand as it is.
pub(super) async fn act(
    app: &App,
    asked: &Asked<'_>,
    id: MatchId,
    line: Option<u32>,
    action: Action,
) -> Result<Answer, Problem> {
    let user = asked.person.user;
    let seat = seat_of(app, asked, id).await?;
    let held = app.host.hold(id, Audience::Hand(seat)).await;
    let refusal = match app
        .host
        .command(id, Command::Act { user, line, action })
        .await
    {
        Ok(table) => {
            let screen = app.host.screen(&table, Audience::Hand(seat)).await?;
            return Ok(Answer::in_place(screen).showing(table, held));
        }
        Err(Denied::Refused(refusal)) => refusal,
        Err(denied) => return Err(denied.into()),
    };
    drop(held);
    let table = app.host.table(id).await?;
    let sentence = match (refusal, table.dealt()) {
        (_, None) => return Err(refusal.into()),
        (Refusal::Illegal(why), Some(dealt)) => {
            ui::refusal(asked.locale, &dealt.state().public_view(), why)
        }
        _ => ui::sentence(asked.locale, &super::notice_of(refusal)),
    };
    Ok(hand(app, asked, id).await?.with_sentence(sentence))
}

/// Asks somebody whether they mean to give up.
pub(super) async fn ask_resign(
    app: &App,
    asked: &Asked<'_>,
    table: &Table,
) -> Result<Answer, Problem> {
    if table.seating().seat_of(asked.person.user).is_none() {
        return Err(Notice::NotInMatch.into());
    }
    if table.is_over() {
        return Err(Notice::MatchOver.into());
    }
    let caption = app.host.caption(table, asked.locale).await?;
    Ok(Answer::private(ui::resign_question(asked.locale, &caption)))
}

async fn resign(app: &App, asked: &Asked<'_>, id: MatchId) -> Result<Answer, Problem> {
    app.host
        .command(id, Command::Resign(asked.person.user))
        .await?;
    Ok(Answer::in_place(ui::notice(
        asked.locale,
        &Notice::Resigned,
    )))
}

async fn rematch(app: &App, asked: &Asked<'_>, id: MatchId) -> Result<Answer, Problem> {
    let table = app
        .host
        .rematch(id, asked.person.clone(), asked.entropy())
        .await?;
    app.host.present(table.id());
    // Whoever asks first opens the table, and the others come to it.
    let done = if table.terms().host == asked.person.user {
        Notice::RematchOpened
    } else {
        Notice::Joined
    };
    Ok(asked.notice(&done))
}

async fn replay(
    app: &App,
    asked: &Asked<'_>,
    id: MatchId,
    actions: u32,
) -> Result<Answer, Problem> {
    let then = app.host.position(id, actions).await.map_err(not_over)?;
    let caption = app.host.caption(&then.table, asked.locale).await?;
    let screen = ui::replay(asked.locale, &caption, &then.view, then.actions, then.total);
    Ok(Answer::in_place(screen))
}

/// What can be had of a match only when it is over says so.
pub(super) fn not_over(denied: Denied) -> Problem {
    match denied {
        Denied::Refused(Refusal::AlreadyRunning) => Notice::MatchStillRunning.into(),
        denied => denied.into(),
    }
}
