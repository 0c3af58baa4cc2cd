//! Screens: turns views into texts and controls in the reader's language, independent of Discord.

mod calendar;
mod daily;
pub mod emoji;
mod events;
mod finished;
mod games;
mod help;
pub mod i18n;
mod lists;
mod lobby;
mod press;
mod puzzles;
mod running;
mod screen;
mod settings;
#[cfg(test)]
#[path = "../../../tests/test_factor.rs"]
mod test_factor;
#[cfg(test)]
mod tests;
mod text;

pub use self::calendar::post::{DailyPost, MonthReview, daily_post};
pub use self::calendar::post_settings::{post_settings, post_zones};
pub use self::daily::deal::{DailyInfo, DailyOutcome, daily_deal, daily_result, daily_running};
pub use self::daily::earlier_deals::{EarlierAttempt, earlier_deals};
pub use self::daily::proof::{DailyProof, daily_proof, daily_records};
pub use self::daily::ranking::{DailyRankingRow, daily_ranking};
pub use self::daily::shared::shared_daily_result;
pub use self::events::compare::{ComparedMatch, event_comparison};
pub use self::events::form::{MAX_EVENT_NAME, event_form};
pub use self::events::list::event_list;
pub use self::events::managing::{
    event_end_question, event_leave_question, event_management, event_players, event_ruling,
    event_rulings,
};
pub use self::events::round::{event_round, event_round_byes, event_round_part, event_round_parts};
pub use self::events::rules::{event_record, event_rules};
pub use self::events::shown::{event, event_check_in};
pub use self::events::standings::{event_end, event_standings};
pub use self::finished::analysis::{
    analysis, analysis_so_far, analysis_text, mistake_at, mistake_from,
};
pub use self::finished::play_on::{PlayOnStep, play_on};
pub use self::finished::play_on_choices::{ParseChoicesError, PlayOnChoices};
pub use self::finished::practice::{
    AnsweredExercise, ShownExercise, exercise, exercise_answered, exercises_added, no_exercise,
};
pub use self::finished::replay::{ReplayStep, no_mistake, record_file, replay};
pub use self::finished::result::{
    Ending, Finish, ShownRatingChange, WhyUnrated, ended_table, finished, finished_hand,
    finished_more, result, result_mention,
};
pub use self::finished::try_again::{nothing_to_try, tried, try_again};
pub use self::finished::voiding::{void_question, which_to_void};
pub use self::games::action_label::{
    ActionGroup, FirstStep, finished_labels, grouped_actions, labelled_actions, match_label,
    match_labels, read_action, read_first_step,
};
pub use self::games::choosing::follow_up;
pub use self::games::kingdoms::{column_name, row_name, space_name};
pub use self::games::tutorial::{Tutorial, tutorial, tutorial_question, tutorials};
pub use self::help::about::{About, about};
pub use self::help::greeting::greeting;
pub use self::help::pages::help;
pub use self::help::rules::{factions, find_faction, rules};
pub use self::lists::achievements::achievements;
pub use self::lists::finished_matches::finished_matches;
pub use self::lists::leaderboard::{LeaderboardRow, leaderboard};
pub use self::lists::my_matches::{MyMatch, my_matches};
pub use self::lists::open_tables::{OpenTable, open_table_labels, open_tables};
pub use self::lists::profile::{BotResults, EventFinish, Opponent, Profile, profile};
pub use self::lists::ranking::Ranking;
pub use self::lobby::bot_match::bot_match_offer;
pub use self::lobby::fairness::{DealOrigin, fairness};
pub use self::lobby::open_table::{Lobby, LobbyState, lobby};
pub use self::lobby::opening::opening;
pub use self::lobby::series::SeriesInfo;
pub use self::lobby::table_call::{TableCall, table_call};
pub use self::lobby::table_options::{TableOptions, game_options, table_opened, table_options};
pub use self::puzzles::earlier_puzzles::earlier_puzzles;
pub use self::puzzles::puzzle::{PuzzleInfo, puzzle, solved_puzzle};
pub use self::puzzles::puzzle_ranking::{PuzzleRankingRow, puzzle_ranking};
pub use self::puzzles::rated_puzzle::{RatedPuzzleInfo, rated_puzzle};
pub use self::running::clock_screen::{ClockState, clock, reminder};
pub use self::running::details::{board, details};
pub use self::running::hand::hand;
pub use self::running::hidden::{hidden_end, hidden_table};
pub use self::running::leaving::{left_hand, left_mention};
pub use self::running::match_info::{ClockInfo, MatchInfo, OfferInfo};
pub use self::running::more::more;
pub use self::running::moves::moves;
pub use self::running::player_info::{PlayerInfo, bot, described_bot, tell_players_apart};
pub use self::running::resign::{resign_question, stop_question};
pub use self::running::table::{
    is_match_played_in_public, is_played_in_public, table, with_restart_line,
};
pub use self::running::turn_notices::{asked_mention, turn_mention, turn_notice};
pub use self::running::watch::{Watching, watched, without_actions};
pub use self::running::which_match::which_match;
pub use self::screen::model::{
    Attachment, Block, BoardStep, Button, ButtonStyle, Choice, PairingMark, PairingRow, Paragraph,
    PeopleMenu, PictureContent, PictureRequest, PodiumStep, RoundMark, Row, Screen, Select,
    StandingRow, Tone, WinChance,
};
pub use self::screen::share::{after_sharing, shared, with_share_button};
pub use self::screen::starts::Start;
pub use self::settings::adapted::personal;
pub use self::settings::blocks::{blocked_people, person_blocked};
pub use self::settings::person::settings;
pub use self::settings::personal_data::{delete_data_question, personal_data, personal_data_file};
pub use self::settings::server::{channel_list, server_settings};
pub use self::settings::vacation::{VacationInfo, vacation};
pub use self::text::distinct::distinct;
pub use self::text::names::{Name, escape, without_isolates};
pub use self::text::namesakes::tell_apart;
pub use self::text::notice::{
    Notice, Permission, bot_list, channel_mention, notice, permission_list, refusal_text,
};
pub use self::text::words::{
    card, choice, either, faction_many, faction_one, game, icon, list, plain_card, time_control,
};
pub use press::{
    BotMatch, ChosenOptions, ClockPress, DailyPress, DataPress, Direction, EventDeals, EventDraft,
    EventManagement, EventPress, ExercisePress, FinishedPress, HandPress, HelpPage,
    LeaderboardPage, LobbyPress, OfferPress, OptionsPress, Press, ProfilePage, PuzzlePress,
    ResignPress, RulingReason, SettingsPress, Shareable, VoidPress, WatchPress,
};
