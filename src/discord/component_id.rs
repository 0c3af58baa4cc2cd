//! The ids of buttons and select options. An id encodes the whole press, so that the program keeps
//! nothing in memory between showing a component and its use.

use super::server_setting_id::{self, decode_optional, decode_switch};
use crate::departure::Agreement;
use crate::i18n::Locale;
use crate::ids::{MatchId, ParseIdError, UserId};
use crate::terms::Terms;
use crate::time_control::TimeControl;
use crate::ui::{BotMatch, LeaderboardPage, Press, ProfilePage};
use claim_ai::puzzle::Day;
use claim_rules::GameKind;
use claim_rules::cards::{Faction, Seat};

/// Separates a press from the number that makes its id unique in a message.
const NUMBER_SEPARATOR: char = '#';

/// Encodes a press as an id of at most 100 characters.
#[must_use]
#[expect(clippy::too_many_lines, reason = "an arm for each press")]
pub fn encode(press: &Press) -> String {
    match press {
        Press::Join(id, None) => format!("join:{id}"),
        Press::Join(id, Some(terms)) => {
            let (game, players) = (terms.kind.id(), terms.players);
            let variant = terms.variant.as_deref().unwrap_or_default();
            format!(
                "join:{id}:{game}:{players}:{variant}:{}",
                terms.time_control
            )
        }
        Press::Decline(id) => format!("decline:{id}"),
        Press::TableOptions(id) => format!("table-options:{id}"),
        Press::GameOptions(id) => format!("game-options:{id}"),
        Press::ChangeGame(id, game, players, variant) => {
            let variant = variant.as_deref().unwrap_or_default();
            format!("change-game:{id}:{}:{players}:{variant}", game.id())
        }
        Press::ChangeTime(id, control) => format!("change-time:{id}:{control}"),
        Press::SwapSeats {
            table,
            seats: [one, other],
            occupants,
        } => {
            let name = |user: UserId| user.to_string();
            let [first, second] = occupants.map(|user| user.map(name).unwrap_or_default());
            format!("swap-seats:{table}:{one}:{other}:{first}:{second}")
        }
        Press::Remove(id, user) => format!("remove:{id}:{user}"),
        Press::Withdraw(id, user) => format!("withdraw:{id}:{user}"),
        Press::HandOver(id, user) => format!("hand-over:{id}:{user}"),
        Press::AddBot(id, level) => format!("add-bot:{id}:{level}"),
        Press::FillWithBots(id, level) => format!("fill-with-bots:{id}:{level}"),
        Press::Share(shown) => format!("share:{}", encode(shown)),
        Press::StartBotMatch(offered) => {
            let factions = offered.factions.iter();
            let factions: String = factions.map(|&it| faction_digit(it)).collect();
            let (kind, players, level) = (offered.kind.id(), offered.players, offered.level);
            let variant = offered.variant.as_deref().unwrap_or_default();
            let time = match offered.time_control {
                TimeControl::Unlimited => String::new(),
                limited => format!(":{limited}"),
            };
            format!("bot-match:{kind}:{players}:{level}:{factions}:{variant}{time}")
        }
        Press::RemoveBot(id) => format!("remove-bot:{id}"),
        Press::Invite(id) => format!("invite:{id}"),
        Press::Leave(id) => format!("leave:{id}"),
        Press::Start(id) => format!("start:{id}"),
        Press::Cancel(id) => format!("cancel:{id}"),
        Press::Hand(id) => format!("hand:{id}"),
        Press::Table(id) => format!("table:{id}"),
        Press::Details(id) => format!("details:{id}"),
        Press::Fairness(id) => format!("fairness:{id}"),
        Press::Act {
            table,
            line,
            action,
        } => format!("act:{table}:{line}:{action}"),
        Press::Choose {
            table,
            line,
            chosen,
        } => format!("choose:{table}:{line}:{chosen}"),
        Press::Clock(id) => format!("clock:{id}"),
        Press::GiveTime(id, None) => format!("give-time:{id}"),
        Press::GiveTime(id, Some(seat)) => format!("give-time:{id}:{seat}"),
        Press::AskPause(id) => format!("ask-pause:{id}"),
        Press::AgreeToPause(id) => format!("agree-pause:{id}"),
        Press::DeclinePause(id) => format!("decline-pause:{id}"),
        Press::WithdrawPause(id) => format!("withdraw-pause:{id}"),
        Press::Resume(id) => format!("resume:{id}"),
        Press::Continue(id) => format!("go-on:{id}"),
        Press::AskResign(id) => format!("ask-resign:{id}"),
        Press::Resign(id) => format!("resign:{id}"),
        Press::CallOff(id) => format!("call-off:{id}"),
        Press::Offer(id, agreement) => format!("offer:{id}:{}", agreement.id()),
        Press::AcceptOffer { table, line } => format!("accept-offer:{table}:{line}"),
        Press::DeclineOffer { table, line } => format!("decline-offer:{table}:{line}"),
        Press::Stop(id) => format!("stop:{id}"),
        Press::CancelAsModerator(id) => format!("cancel-table:{id}"),
        Press::RestartTutorial(id, game) => format!("restart-tutorial:{id}:{}", game.id()),
        Press::Rematch(id) => format!("rematch:{id}"),
        Press::Replay { table, actions } => format!("replay:{table}:{actions}"),
        Press::ReplayMistake {
            table,
            actions,
            forward,
        } => {
            let direction = if *forward { "next" } else { "previous" };
            format!("replay-mistake:{table}:{actions}:{direction}")
        }
        Press::TryAgain {
            table,
            actions,
            chosen,
        } => format!("try:{table}:{actions}:{chosen}"),
        Press::TryAction {
            table,
            actions,
            action,
        } => format!("try-action:{table}:{actions}:{action}"),
        Press::PlayOn {
            table,
            actions,
            choices,
            chosen,
        } => format!("play-from:{table}:{actions}:{choices}:{chosen}"),
        Press::Record(id) => format!("record:{id}"),
        Press::Analysis(id) => format!("analysis:{id}"),
        Press::Leaderboard(board) => encode_leaderboard(*board),
        Press::Profile(page) => encode_profile(*page),
        Press::Matches(page) => format!("matches:{page}"),
        Press::Puzzle => "puzzle:".to_owned(),
        Press::Solve { day, action } => format!("solve:{}:{action}", day.0),
        Press::Practice { day, action } => format!("practice:{}:{action}", day.0),
        Press::PuzzleRanking(page) => format!("puzzle-board:{page}"),
        Press::Help(page) => format!("help:{}", page.id()),
        Press::Rules(game, faction) => {
            format!("rules:{}:{}", game.id(), faction.map_or("", Faction::id))
        }
        Press::Settings => "settings:".to_owned(),
        Press::SetLanguage(language) => format!("language:{}", language.map_or("", Locale::id)),
        Press::Vacation(days) => format!("vacation:{days}"),
        Press::ServerSettings => "server:".to_owned(),
        Press::SetServer(setting) => format!("set-server:{}", server_setting_id::encode(setting)),
        Press::Data => "data:".to_owned(),
        Press::ExportData => "export-data:".to_owned(),
        Press::AskDeleteData => "ask-delete-data:".to_owned(),
        Press::DeleteData => "delete-data:".to_owned(),
        Press::Set(setting, on) => {
            format!("set:{}:{}", setting.id(), if *on { "on" } else { "off" })
        }
    }
}

/// Encodes a press that the same message already has `n` times: ids are unique in a message.
#[must_use]
pub fn encode_nth(press: &Press, n: usize) -> String {
    format!("{}{NUMBER_SEPARATOR}{n}", encode(press))
}

/// Decodes an id; `None` if it is malformed.
#[must_use]
pub fn decode(id: &str) -> Option<Press> {
    let id = id.split_once(NUMBER_SEPARATOR).map_or(id, |(id, _)| id);
    let (verb, rest) = id.split_once(':')?;
    let with_match = |press: fn(MatchId) -> Press| rest.parse().ok().map(press);
    match verb {
        "join" => join(rest),
        "share" => decode(rest)
            .filter(is_shareable)
            .map(|it| Press::Share(Box::new(it))),
        "bot-match" => bot_match(rest).map(Press::StartBotMatch),
        "leave" => with_match(Press::Leave),
        "start" => with_match(Press::Start),
        "cancel" => with_match(Press::Cancel),
        "hand" => with_match(Press::Hand),
        "table" => with_match(Press::Table),
        "details" => with_match(Press::Details),
        "fairness" => with_match(Press::Fairness),
        "clock" => with_match(Press::Clock),
        "give-time" => {
            let (table, to) = match rest.split_once(':') {
                Some((table, to)) => (table, Some(Seat::from_index(to.parse().ok()?)?)),
                None => (rest, None),
            };
            Some(Press::GiveTime(table.parse().ok()?, to))
        }
        "ask-pause" => with_match(Press::AskPause),
        "agree-pause" => with_match(Press::AgreeToPause),
        "decline-pause" => with_match(Press::DeclinePause),
        "withdraw-pause" => with_match(Press::WithdrawPause),
        "resume" => with_match(Press::Resume),
        // The second one is on messages of earlier versions.
        "go-on" | "take-up" => with_match(Press::Continue),
        "restart-tutorial" => {
            let (table, game) = rest.split_once(':')?;
            Some(Press::RestartTutorial(
                table.parse().ok()?,
                GameKind::from_id(game)?,
            ))
        }
        "rematch" => with_match(Press::Rematch),
        "vacation" => rest.parse().ok().map(Press::Vacation),
        "record" => with_match(Press::Record),
        "analysis" => with_match(Press::Analysis),
        "act" => {
            let (table, line, action) = split_line(rest)?;
            Some(Press::Act {
                table,
                line,
                action,
            })
        }
        "choose" => {
            let (table, line, chosen) = split_line(rest)?;
            Some(Press::Choose {
                table,
                line,
                chosen,
            })
        }
        "leaderboard" => decode_leaderboard(rest).map(Press::Leaderboard),
        "profile" => decode_profile(rest),
        // On leaderboards of earlier versions.
        "my-rating" if rest.is_empty() => Some(Press::Profile(ProfilePage::default())),
        "matches" => rest.parse().ok().map(Press::Matches),
        "puzzle" => rest.is_empty().then_some(Press::Puzzle),
        "solve" => {
            let (day, action) = rest.split_once(':')?;
            Some(Press::Solve {
                day: Day(day.parse().ok()?),
                action: action.to_owned(),
            })
        }
        "practice" => {
            let (day, action) = rest.split_once(':')?;
            Some(Press::Practice {
                day: Day(day.parse().ok()?),
                action: action.to_owned(),
            })
        }
        "puzzle-board" => rest.parse().ok().map(Press::PuzzleRanking),
        "help" => rest.parse().ok().map(Press::Help),
        "rules" => {
            let (game, faction) = rest.split_once(':')?;
            let faction: Option<Faction> = match faction {
                "" => None,
                id => Some(id.parse().ok()?),
            };
            Some(Press::Rules(GameKind::from_id(game)?, faction))
        }
        _ => decode_table_option(verb, rest)
            .or_else(|| decode_replay(verb, rest))
            .or_else(|| decode_ending(verb, rest))
            .or_else(|| decode_setting(verb, rest)),
    }
}

/// Decodes what belongs to the replay of a finished match.
fn decode_replay(verb: &str, rest: &str) -> Option<Press> {
    match verb {
        "replay" => {
            let (table, actions) = rest.split_once(':')?;
            Some(Press::Replay {
                table: table.parse().ok()?,
                actions: actions.parse().ok()?,
            })
        }
        "replay-mistake" => {
            let (table, actions, direction) = split_line(rest)?;
            let forward = match direction.as_str() {
                "next" => true,
                "previous" => false,
                _ => return None,
            };
            Some(Press::ReplayMistake {
                table,
                actions,
                forward,
            })
        }
        "try" => {
            let (table, actions, chosen) = split_line(rest)?;
            Some(Press::TryAgain {
                table,
                actions,
                chosen,
            })
        }
        "play-from" => {
            let (table, actions, rest) = split_line(rest)?;
            let (choices, chosen) = rest.split_once(':')?;
            Some(Press::PlayOn {
                table,
                actions,
                choices: choices.parse().ok()?,
                chosen: chosen.to_owned(),
            })
        }
        "try-action" => {
            let (table, actions, action) = split_line(rest)?;
            Some(Press::TryAction {
                table,
                actions,
                action,
            })
        }
        _ => None,
    }
}

/// Decodes what concerns settings and the data of a person.
fn decode_setting(verb: &str, rest: &str) -> Option<Press> {
    match verb {
        "settings" => rest.is_empty().then_some(Press::Settings),
        "set" => {
            let (setting, state) = rest.split_once(':')?;
            Some(Press::Set(setting.parse().ok()?, decode_switch(state)?))
        }
        "language" => decode_optional(rest, Locale::from_id).map(Press::SetLanguage),
        "server" => rest.is_empty().then_some(Press::ServerSettings),
        "set-server" => server_setting_id::decode(rest).map(Press::SetServer),
        "data" => rest.is_empty().then_some(Press::Data),
        "export-data" => rest.is_empty().then_some(Press::ExportData),
        "ask-delete-data" => rest.is_empty().then_some(Press::AskDeleteData),
        "delete-data" => rest.is_empty().then_some(Press::DeleteData),
        _ => None,
    }
}

/// Decodes what ends a match before it is played out.
fn decode_ending(verb: &str, rest: &str) -> Option<Press> {
    let with_match = |press: fn(MatchId) -> Press| rest.parse().ok().map(press);
    match verb {
        "ask-resign" => with_match(Press::AskResign),
        "resign" => with_match(Press::Resign),
        "call-off" => with_match(Press::CallOff),
        "stop" => with_match(Press::Stop),
        "cancel-table" => with_match(Press::CancelAsModerator),
        "offer" => {
            let (table, agreement) = rest.split_once(':')?;
            let agreement: Agreement = agreement.parse().ok()?;
            Some(Press::Offer(table.parse().ok()?, agreement))
        }
        "accept-offer" => {
            let (table, line) = rest.split_once(':')?;
            let (table, line) = (table.parse().ok()?, line.parse().ok()?);
            Some(Press::AcceptOffer { table, line })
        }
        "decline-offer" => {
            let (table, line) = rest.split_once(':')?;
            let (table, line) = (table.parse().ok()?, line.parse().ok()?);
            Some(Press::DeclineOffer { table, line })
        }
        _ => None,
    }
}

/// Decodes what changes a table before its match.
fn decode_table_option(verb: &str, rest: &str) -> Option<Press> {
    let with_match = |press: fn(MatchId) -> Press| rest.parse().ok().map(press);
    match verb {
        "decline" => with_match(Press::Decline),
        "invite" => with_match(Press::Invite),
        "table-options" => with_match(Press::TableOptions),
        "game-options" => with_match(Press::GameOptions),
        "change-game" => {
            let mut parts = rest.splitn(4, ':');
            let table = parts.next()?.parse().ok()?;
            let game = GameKind::from_id(parts.next()?)?;
            let players = parts.next()?.parse().ok()?;
            let variant = parts.next()?;
            let variant = (!variant.is_empty()).then(|| variant.to_owned());
            Some(Press::ChangeGame(table, game, players, variant))
        }
        "change-time" => {
            let (table, control) = rest.split_once(':')?;
            Some(Press::ChangeTime(
                table.parse().ok()?,
                time_control(control)?,
            ))
        }
        "swap-seats" => {
            let parts: Vec<_> = rest.split(':').collect();
            let &[table, one, other, first, second] = parts.as_slice() else {
                return None;
            };
            let seat = |index: &str| Seat::from_index(index.parse().ok()?);
            let occupant = |user: &str| match user {
                "" => Some(None),
                user => Some(Some(UserId(user.parse().ok()?))),
            };
            Some(Press::SwapSeats {
                table: table.parse().ok()?,
                seats: [seat(one)?, seat(other)?],
                occupants: [occupant(first)?, occupant(second)?],
            })
        }
        "remove" => with_user(rest, Press::Remove),
        "withdraw" => with_user(rest, Press::Withdraw),
        "hand-over" => with_user(rest, Press::HandOver),
        "fill-with-bots" => {
            let (table, level) = rest.split_once(':')?;
            Some(Press::FillWithBots(
                table.parse().ok()?,
                level.parse().ok()?,
            ))
        }
        "add-bot" => {
            let (table, level) = rest.split_once(':')?;
            Some(Press::AddBot(table.parse().ok()?, level.parse().ok()?))
        }
        "remove-bot" => with_match(Press::RemoveBot),
        _ => None,
    }
}

/// Reads `match:user`.
fn with_user(text: &str, press: fn(MatchId, UserId) -> Press) -> Option<Press> {
    let (table, user) = text.split_once(':')?;
    Some(press(table.parse().ok()?, UserId(user.parse().ok()?)))
}

/// A profile: its place only if it is that in all servers.
fn encode_profile(page: ProfilePage) -> String {
    let user = page.user.map(|user| user.to_string()).unwrap_or_default();
    let game = page.game.map_or("", GameKind::id);
    let place = if page.all_servers { ":everywhere" } else { "" };
    format!("profile:{user}:{game}{place}")
}

/// Reads `user:game`, each of which can be left out, and the place.
fn decode_profile(text: &str) -> Option<Press> {
    let (user, rest) = text.split_once(':')?;
    let (game, all_servers) = match rest.split_once(':') {
        Some((game, "everywhere")) => (game, true),
        Some(_) => return None,
        None => (rest, false),
    };
    let user = match user {
        "" => None,
        id => Some(UserId(id.parse().ok()?)),
    };
    Some(Press::Profile(ProfilePage {
        user,
        game: decode_game(game).ok()?,
        all_servers,
    }))
}

/// A leaderboard: only its page if it is the usual one.
fn encode_leaderboard(board: LeaderboardPage) -> String {
    let page = board.page;
    if board
        == (LeaderboardPage {
            page,
            ..LeaderboardPage::default()
        })
    {
        return format!("leaderboard:{page}");
    }
    let game = board.game.map_or("", GameKind::id);
    let place = if board.all_servers {
        "everywhere"
    } else {
        "here"
    };
    let time = if board.this_month { "month" } else { "ever" };
    format!("leaderboard:{page}:{game}:{place}:{time}")
}

/// A leaderboard as encoded.
fn decode_leaderboard(text: &str) -> Option<LeaderboardPage> {
    let parts: Vec<_> = text.split(':').collect();
    let page = parts[0].parse().ok()?;
    match parts[1..] {
        [] => Some(LeaderboardPage {
            page,
            ..LeaderboardPage::default()
        }),
        [game, place, time] => Some(LeaderboardPage {
            page,
            game: decode_game(game).ok()?,
            all_servers: flag(place, "here", "everywhere")?,
            this_month: flag(time, "ever", "month")?,
        }),
        _ => None,
    }
}

/// A game, or none where the text is empty.
fn decode_game(id: &str) -> Result<Option<GameKind>, ParseIdError> {
    let game = GameKind::from_id(id);
    if game.is_some() || id.is_empty() {
        Ok(game)
    } else {
        Err(ParseIdError)
    }
}

/// False or true for one of two words; `None` for others.
fn flag(word: &str, off: &str, on: &str) -> Option<bool> {
    (word == off || word == on).then_some(word == on)
}

/// Whether what a press shows can be shared.
fn is_shareable(press: &Press) -> bool {
    matches!(
        press,
        Press::Leaderboard(_)
            | Press::Profile(_)
            | Press::PuzzleRanking(_)
            | Press::Analysis(_)
            | Press::Table(_)
            | Press::Replay { .. }
    )
}

/// A time control that people can choose.
fn time_control(text: &str) -> Option<TimeControl> {
    let control = text.parse().ok();
    control.filter(|control| TimeControl::CHOICES.contains(control))
}

/// Reads `kind:players:level:factions:variant:time`, the last part only if the time is limited.
fn bot_match(text: &str) -> Option<BotMatch> {
    let parts: Vec<_> = text.split(':').collect();
    let [kind, players, level, factions, variant, ref time @ ..] = parts[..] else {
        return None;
    };
    let time_control = match time {
        [] => TimeControl::Unlimited,
        [time] => time_control(time)?,
        _ => return None,
    };
    let faction = |digit: char| {
        let known = Faction::ALL.into_iter();
        known.into_iter().find(|&it| faction_digit(it) == digit)
    };
    Some(BotMatch {
        kind: GameKind::from_id(kind)?,
        players: players.parse().ok()?,
        level: level.parse().ok()?,
        factions: factions.chars().map(faction).collect::<Option<_>>()?,
        variant: (!variant.is_empty()).then(|| variant.to_owned()),
        time_control,
    })
}

/// A faction in one character: the ids of all would not fit.
fn faction_digit(faction: Faction) -> char {
    char::from_digit(faction as u32, 36).unwrap_or_default()
}

/// Splits `match:line:rest`.
fn split_line(text: &str) -> Option<(MatchId, u32, String)> {
    let (table, text) = text.split_once(':')?;
    let (line, rest) = text.split_once(':')?;
    Some((table.parse().ok()?, line.parse().ok()?, rest.to_owned()))
}

#[cfg(test)]
mod tests;

/// A press that joins a table, perhaps on terms.
fn join(rest: &str) -> Option<Press> {
    let Some((table, terms)) = rest.split_once(':') else {
        return Some(Press::Join(rest.parse().ok()?, None));
    };
    let parts: Vec<_> = terms.splitn(4, ':').collect();
    let &[game, players, variant, time] = parts.as_slice() else {
        return None;
    };
    let terms = Terms {
        kind: GameKind::from_id(game)?,
        players: players.parse().ok()?,
        variant: (!variant.is_empty()).then(|| variant.to_owned()),
        time_control: time.parse().ok()?,
    };
    Some(Press::Join(table.parse().ok()?, Some(terms)))
}
