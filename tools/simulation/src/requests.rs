//! The commands that people use, in the form in which Discord sends them.

use claim_ai::Level;
use claim_rules::GameKind;
use claim_table::time_control::TimeControl;
use serde_json::{Value, json};

use super::discord::World;
use super::random_stream::RandomStream;

/// The games, with their weights when people choose one.
const GAMES: [(u64, GameKind); 5] = [
    (12, GameKind::Claim),
    (2, GameKind::Claim2),
    (2, GameKind::ClaimMix),
    (2, GameKind::Kingdoms),
    (2, GameKind::ClaimIt),
];

/// Discord's types of subcommands and of subcommand groups.
const COMMAND_TYPES: [u8; 2] = [1, 2];

/// Discord's types of options.
const TEXT: u8 = 3;
const INTEGER: u8 = 4;
const USER: u8 = 6;

/// The options that name the people to invite.
const OPPONENTS: [&str; 4] = ["opponent", "opponent2", "opponent3", "opponent4"];

/// A command with its options.
pub(super) struct Request {
    /// The command as text, for the trace.
    pub(super) what: String,
    /// The `data` of the interaction.
    pub(super) data: Value,
}

impl Request {
    /// A command. A subcommand of a group is named with its group: `data export`.
    pub(super) fn new(name: &str, options: &[Value], resolved: &Value) -> Self {
        let values = options.iter().map(|option| match &option["value"] {
            Value::String(text) => text.clone(),
            value => value.to_string(),
        });
        let values: Vec<_> = values.collect();
        let command = name.rsplit(' ').zip(COMMAND_TYPES);
        let command = command.fold(
            json!(options),
            |inner, (name, kind)| json!([{"type": kind, "name": name, "options": inner}]),
        );
        Self {
            what: format!("/claim {name} {}", values.join(" ")),
            data: json!({
                "id": "5",
                "name": "claim",
                "type": 1,
                "options": command,
                "resolved": resolved,
            }),
        }
    }

    /// `/claim tutorial` for a random game.
    pub(super) fn tutorial(random: &RandomStream) -> Self {
        let games: Vec<_> = claim_screens::tutorials().collect();
        let game = random.pick(&games).copied().unwrap_or(GameKind::Claim);
        let option = json!({"type": TEXT, "name": "game", "value": game.id()});
        Self::new("tutorial", &[option], &json!({}))
    }

    /// `/claim tournament` with a name, which is answered with the form of a new one.
    pub(super) fn tournament() -> Self {
        let option = json!({"type": TEXT, "name": "name", "value": "Cup"});
        Self::new("tournament", &[option], &json!({}))
    }

    /// `/claim play` while its action is being typed.
    pub(super) fn typing() -> Self {
        let option = json!({"type": TEXT, "name": "move", "value": "", "focused": true});
        let typed = Self::new("play", &[option], &json!({}));
        Self {
            what: "completion".to_owned(),
            ..typed
        }
    }

    /// `/claim play`.
    pub(super) fn play(action: &str) -> Self {
        let option = json!({"type": TEXT, "name": "move", "value": action});
        Self::new("play", &[option], &json!({}))
    }

    /// `/claim start` with random options; `alone` means against bots.
    pub(super) fn start(random: &RandomStream, world: &World, person: u64, alone: bool) -> Self {
        let game = random.pick_weighted(&GAMES).copied();
        let game = game.unwrap_or(GameKind::Claim);
        let mut options = vec![json!({"type": TEXT, "name": "game", "value": game.id()})];
        let players: Vec<u64> = game.players().map(u64::from).collect();
        let players = *random.pick(&players).unwrap_or(&2);
        options.push(json!({"type": INTEGER, "name": "players", "value": players}));
        if !random.one_in(12) {
            let time = time_control(random);
            options.push(json!({"type": INTEGER, "name": "time", "value": time}));
        }
        if random.one_in(10) {
            options.push(json!({"type": INTEGER, "name": "series", "value": 0}));
        }
        let mut resolved = json!({});
        if alone || random.one_in(4) {
            let easy = Level::ALL.iter().position(|it| *it == Level::Easy);
            let easy = easy.unwrap_or_default();
            options.push(json!({"type": INTEGER, "name": "bots", "value": easy}));
        } else if random.one_in(2) {
            let others = world.people.keys().copied().filter(|&it| it != person);
            let others: Vec<_> = others.collect();
            let first = usize::try_from(random.within(0..4)).unwrap_or_default();
            let invited = others.iter().cycle().skip(first).take(others.len());
            let count = 1 + usize::from(players > 2 && random.one_in(2));
            let invited: Vec<_> = invited.copied().take(count).collect();
            for (&other, name) in invited.iter().zip(OPPONENTS) {
                options.push(json!({"type": USER, "name": name, "value": other.to_string()}));
            }
            resolved = world.resolved(&invited);
        }
        Self::new("start", &options, &resolved)
    }
}

/// The index of a random time control among the choices of `/claim start`.
fn time_control(random: &RandomStream) -> usize {
    let weight = |control: &TimeControl| match control {
        TimeControl::Unlimited => 3,
        control if control.has_days_per_turn() => 2,
        _ => 3,
    };
    let choices: Vec<_> = TimeControl::CHOICES
        .iter()
        .enumerate()
        .map(|(index, control)| (weight(control), index))
        .collect();
    random.pick_weighted(&choices).copied().unwrap_or_default()
}
