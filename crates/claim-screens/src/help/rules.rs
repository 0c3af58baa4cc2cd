//! The rules screens: a game, or one of its factions.

use claim_rules::GameKind;
use claim_rules::cards::Faction;
use claim_rules::record::Replay;
use claim_table::ids::MatchId;
use claim_table::locale::Locale;

use crate::games::contract;
use crate::i18n::Translate;
use crate::i18n::keys::rules as keys;
use crate::press::Press;
use crate::running::match_info::MatchInfo;
use crate::running::player_info::PlayerInfo;
use crate::screen::model::{Choice, PictureRequest, Row, Screen, Select};
use crate::screen::picture;
use crate::text::narrator::Narrator;
use crate::text::words;

/// Explains a game, or one of its factions, with menus for the others and for the other games.
#[must_use]
pub fn rules(locale: Locale, kind: GameKind, faction: Option<Faction>) -> Screen {
    let rules = contract::rules(locale, kind);
    let mut menus = Vec::new();
    if !rules.factions.is_empty() {
        menus.push(Row::Select(choices(locale, kind)));
    }
    menus.push(Row::Select(other_games(locale, kind)));
    let screen = match faction.filter(|&faction| rules.factions.contains(faction)) {
        Some(faction) => contract::faction_rules(locale, kind, faction),
        None => Screen::titled(&locale.say(&keys::rules_title(words::game(locale, kind))))
            .line(&rules.goal)
            .paragraphs(&rules.paragraphs)
            .picture(example(locale, kind)),
    };
    screen.rows(menus)
}

/// The names of the players in examples.
const EXAMPLE_NAMES: [&str; 3] = ["Anna", "Ben", "Clara"];

/// A trick or a turn as a picture, at the point of a real match where it has just ended.
fn example(locale: Locale, kind: GameKind) -> Option<PictureRequest> {
    let replay = Replay::from_lines(contract::rules(locale, kind).example.lines()).ok()?;
    let player = |name: &str| PlayerInfo {
        name: name.into(),
        user: None,
    };
    let setup = replay.header().setup.clone();
    let info = MatchInfo::new(MatchId::NONE, setup, EXAMPLE_NAMES.map(player).to_vec());
    let narrator = Narrator {
        locale,
        info: &info,
        reader: None,
    };
    let view = replay.state().public_view();
    let table = contract::table(narrator, &view);
    let story = table.last.last()?;
    let mut caption = vec![locale.say(&keys::rules_example(&story.text))];
    // The picture already shows the next trick's middle, so the caption has to describe it.
    caption.extend(table.now.into_iter().chain(table.turn));
    let caption = caption.join("\n");
    // A turn on a board cannot be followed without the board.
    let text = if table.board.is_empty() {
        caption.clone()
    } else {
        String::new()
    };
    Some(PictureRequest {
        caption,
        text,
        ..picture::request(narrator, table.picture, table.alt, &[], &[])
    })
}

/// The factions of a game with their names.
#[must_use]
pub fn factions(locale: Locale, kind: GameKind) -> Vec<(Faction, String)> {
    let named = |faction| (faction, words::faction_many(locale, faction));
    contract::rules(locale, kind)
        .factions
        .iter()
        .map(named)
        .collect()
}

/// Finds a faction of a game by typed id or name, ignoring case.
#[must_use]
pub fn find_faction(locale: Locale, kind: GameKind, typed: &str) -> Option<Faction> {
    let typed = typed.trim().to_lowercase();
    factions(locale, kind)
        .into_iter()
        .find_map(|(faction, name)| {
            (faction.id() == typed || name.to_lowercase() == typed).then_some(faction)
        })
}

/// The menu of the other games.
fn other_games(locale: Locale, kind: GameKind) -> Select {
    let games = GameKind::ALL.iter().filter(|&&game| game != kind);
    let choice = |&game| Choice::labelled(words::game(locale, game), Press::Rules(game, None));
    Select::new(
        locale.say(&keys::rules_games()),
        games.map(choice).collect(),
    )
}

/// The menu: the whole game, then each faction.
fn choices(locale: Locale, kind: GameKind) -> Select {
    let whole = locale.say(&keys::rules_whole());
    let factions = contract::rules(locale, kind).factions;
    let factions = factions.iter().map(|faction| {
        let name = words::faction_many(locale, faction);
        let press = Press::Rules(kind, Some(faction));
        Choice {
            emoji: Some(words::icon(faction)),
            ..Choice::labelled(name, press)
        }
    });
    Select::new(
        locale.say(&keys::rules_choose()),
        [Choice::labelled(whole, Press::Rules(kind, None))]
            .into_iter()
            .chain(factions)
            .collect(),
    )
}
