//! Screens: turns views into texts and controls in the reader's language, independent of Discord.

mod about;
mod action_label;
mod alt_text;
mod analysis;
mod bot_match;
mod choosing;
mod claim;
mod claim_it;
mod clock;
mod details;
mod distinct;
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
mod namesakes;
mod narrator;
mod notice;
mod offers;
mod open_tables;
mod paging;
mod past_hand;
mod personal;
mod personal_data;
mod picture;
mod play_on;
mod play_on_choices;
mod player_info;
mod press;
mod profile;
mod puzzle;
mod puzzle_ranking;
mod ranking;
mod rated_puzzle;
mod replay;
mod resign;
mod rules;
mod screen;
mod series;
mod server_settings;
mod settings;
mod share;
mod table;
mod table_call;
mod table_options;
#[cfg(test)]
mod tests;
mod try_again;
mod turn_notices;
mod tutorial;
mod vacation;
mod watch;
mod which_match;
mod words;

pub use about::{About, about};
pub use action_label::{
    finished_labels, grouped_actions, labelled_actions, match_label, match_labels, read_action,
};
pub use analysis::{analysis, analysis_so_far, analysis_text, mistake_at, mistake_from};
pub use bot_match::bot_match_offer;
pub use choosing::follow_up;
pub use clock::{ClockState, clock, reminder};
pub use details::details;
pub use distinct::distinct;
pub use fairness::{DealOrigin, fairness, fingerprint};
pub use finished::{Ending, Finish, ShownRatingChange, finished, finished_hand, result_mention};
pub use hand::hand;
pub use help::help;
pub use kingdoms::{column_name, row_name, space_name};
pub use leaderboard::{LeaderboardRow, leaderboard};
pub use leaving::{left_hand, left_mention};
pub use lobby::{Lobby, LobbyState, lobby};
pub use match_info::{ClockInfo, MatchInfo, OfferInfo};
pub use my_matches::{MyMatch, my_matches};
pub use names::{Name, without_isolates};
pub use namesakes::tell_apart;
pub use notice::{Notice, Permission, notice, notice_label, notice_text, refusal_text};
pub use offers::OfferNotice;
pub use open_tables::{OpenTable, open_table_labels, open_tables};
pub use personal::personal;
pub use personal_data::{delete_data_question, personal_data, personal_data_file};
pub use play_on::{PlayOnStep, play_on};
pub use play_on_choices::{ParseChoicesError, PlayOnChoices};
pub use player_info::{PlayerInfo, bot, described_bot, tell_players_apart};
pub use press::{
    BotMatch, ClockPress, DataPress, Direction, FinishedPress, HandPress, HelpPage,
    LeaderboardPage, LobbyPress, OfferPress, OptionsPress, Press, ProfilePage, PuzzlePress,
    ResignPress, SettingsPress, Shareable, WatchPress,
};
pub use profile::{BotResults, Opponent, Profile, profile};
pub use puzzle::{PuzzleInfo, puzzle};
pub use puzzle_ranking::{PuzzleRankingRow, puzzle_ranking};
pub use ranking::Ranking;
pub use rated_puzzle::{RatedPuzzleInfo, rated_puzzle};
pub use replay::{ReplayStep, no_mistake, record_file, replay};
pub use resign::{resign_question, stop_question};
pub use rules::{factions, find_faction, rules};
pub use screen::{
    Attachment, Button, ButtonStyle, Choice, PeopleMenu, PictureContent, PictureRequest, Row,
    Screen, Section, Select, Tone, WinChance,
};
pub use series::SeriesInfo;
pub use server_settings::server_settings;
pub use settings::settings;
pub use share::{after_sharing, shared, with_share_button};
pub use table::{is_played_in_public, table, with_restart_line};
pub use table_call::{TableCall, table_call};
pub use table_options::{TableOptions, game_options, table_options};
pub use try_again::{nothing_to_try, tried, try_again};
pub use turn_notices::{asked_mention, turn_mention, turn_notice};
pub use tutorial::{Tutorial, tutorial, tutorial_question, tutorials};
pub use vacation::{VacationInfo, vacation};
pub use watch::{watched, without_actions};
pub use which_match::which_match;
pub use words::{card, choice, faction_many, faction_one, game, icon, plain_card, time_control};
