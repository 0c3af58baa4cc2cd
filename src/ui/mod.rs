//! Screens: turns views into texts and controls in the reader's language, independent of Discord.

mod action_label;
mod alt_text;
mod analysis;
mod bot_match;
mod choosing;
mod claim;
mod claim_it;
mod clock;
mod details;
pub mod emoji;
mod fairness;
mod finished;
mod game;
mod hand;
mod help;
mod info_buttons;
mod kingdoms;
mod leaderboard;
mod leaving;
mod lobby;
mod match_info;
mod my_matches;
mod names;
mod narrator;
mod notice;
mod offers;
mod open_tables;
mod paging;
mod personal;
mod picture;
mod profile;
mod puzzle;
mod puzzle_ranking;
mod ranking;
mod replay;
mod resign;
mod rules;
mod screen;
mod series;
mod settings;
mod share;
mod table;
mod table_options;
#[cfg(test)]
mod tests;
mod turn_ping;
mod tutorial;
mod which_match;
mod words;

pub use action_label::{labelled_actions, match_label, read_action};
pub use analysis::{analysis, analysis_progress, analysis_text};
pub use bot_match::bot_match_offer;
pub use choosing::follow_up;
pub use clock::{ClockInfo, ClockState, clock, reminder};
pub use details::details;
pub use fairness::{fairness, fingerprint};
pub use finished::{Ending, Finish, ShownRatingChange, finished, finished_hand, result_call};
pub use hand::hand;
pub use help::help;
pub use kingdoms::{column_name, row_name, space_name};
pub use leaderboard::{LeaderboardRow, leaderboard};
pub use leaving::left_hand;
pub use lobby::{Lobby, LobbyState, lobby};
pub use match_info::{MatchInfo, PlayerInfo, bot};
pub use my_matches::{MyMatch, my_matches};
pub use names::{escape, plain};
pub use notice::{
    Notice, Permission, notice, notice_label, notice_text, refusal_screen, refusal_text,
};
pub use offers::{OfferInfo, OfferNotice};
pub use open_tables::{OpenTable, open_tables};
pub use personal::personal;
pub use profile::{Opponent, Profile, profile};
pub use puzzle::{PuzzleInfo, puzzle};
pub use puzzle_ranking::{PuzzleRankingRow, puzzle_ranking};
pub use ranking::Ranking;
pub use replay::{ReplayStep, no_mistake, record_file, replay};
pub use resign::{resign_question, stop_question};
pub use rules::{factions, find_faction, rules};
pub use screen::{
    Attachment, Board, BotMatch, Button, ButtonStyle, PictureContent, PictureRequest, Press, Row,
    Screen, Section, Select, Tone, WinChance,
};
pub use series::SeriesInfo;
pub use settings::settings;
pub use share::{shared, watched, with_share_button, without_share_button};
pub use table::{is_played_in_public, table};
pub use table_options::{TableOptions, game_options, table_options};
pub use turn_ping::{turn_notice, turn_ping};
pub use tutorial::{Tutorial, tutorial, tutorial_question, tutorials};
pub use which_match::which_match;
pub use words::{card, choice, faction_many, faction_one, game, icon, plain_card, time_control};
