//! Views in, [`Screen`]s out: what people see, in their language, before Discord.

mod action_label;
mod bots;
mod call;
mod caption;
mod choosing;
mod claim;
mod claim_it;
mod finished;
mod game;
mod hand;
mod help;
mod kingdoms;
mod leaderboard;
mod lobby;
mod my_matches;
mod names;
mod notice;
mod paging;
mod replay;
mod resign;
mod rules;
mod screen;
mod table;
mod teller;
#[cfg(test)]
mod tests;
mod words;

pub use action_label::{labelled_actions, match_label, read_action};
pub use bots::bot_question;
pub use call::call;
pub use caption::{MatchCaption, Player, bot};
pub use finished::{Ending, Finish, finished, finished_hand};
pub use hand::hand;
pub use help::help;
pub use leaderboard::{Leaderboard, LeaderboardRow, leaderboard};
pub use lobby::{Lobby, LobbyState, lobby};
pub use my_matches::{MyMatch, my_matches};
pub use names::{escape, plain};
pub use notice::{Notice, Permission, notice, refusal, refused, sentence};
pub use replay::{record_file, replay};
pub use resign::resign_question;
pub use rules::{faction_named, factions, rules};
pub use screen::{Attachment, Button, ButtonStyle, Press, Row, Screen, Section, Select, Tone};
pub use table::table;
use teller::Teller;
pub use words::{card, choice, faction_many, faction_one, game, icon, plain_card};
