//! What each press is called on Discord. Buttons stay there for ever, so that an id that is listed here never changes.

mod events;
mod server_settings;

use claim_ai::Level;
use claim_ai::puzzle::Day;
use claim_discord::component_id::{decode, encode, encode_nth};
use claim_rules::GameKind;
use claim_rules::cards::{Faction, Seat};
use claim_screens::{
    BotMatch, ChosenOptions, ClockPress, DailyPress, DataPress, Direction, ExercisePress,
    FinishedPress, HandPress, HelpPage, LeaderboardPage, LobbyPress, OfferPress, OptionsPress,
    Press, ProfilePage, PuzzlePress, ResignPress, SettingsPress, Shareable, VoidPress, WatchPress,
};
use claim_table::departure::Agreement;
use claim_table::ids::{MatchId, UserId};
use claim_table::locale::Locale;
use claim_table::settings::PersonalSetting;
use claim_table::terms::Terms;
use claim_table::time_control::TimeControl;

/// A row of the table.
fn row(press: impl Into<Press>, id: &'static str) -> (Press, &'static str) {
    (press.into(), id)
}

fn lobby(table: MatchId) -> Vec<(Press, &'static str)> {
    let half_an_hour = TimeControl::CHOICES[8];
    vec![
        row(
            LobbyPress::Join(
                table,
                Terms {
                    kind: GameKind::ClaimMix,
                    players: 4,
                    variant: None,
                    time_control: half_an_hour,
                },
            ),
            "join:abcdefghij:claim-mix:4::30m+30s",
        ),
        row(
            LobbyPress::Join(
                table,
                Terms {
                    kind: GameKind::ClaimIt,
                    players: 3,
                    variant: Some("recycle".to_owned()),
                    time_control: TimeControl::Unlimited,
                },
            ),
            "join:abcdefghij:claim-it:3:recycle:none",
        ),
        row(LobbyPress::Decline(table), "decline:abcdefghij"),
        row(LobbyPress::Leave(table), "leave:abcdefghij"),
        row(LobbyPress::Start(table), "start:abcdefghij"),
        row(LobbyPress::PlayBots(table), "play-bots:abcdefghij"),
    ]
}

fn table_options(table: MatchId) -> Vec<(Press, &'static str)> {
    vec![
        row(OptionsPress::Show(table), "table-options:abcdefghij"),
        row(OptionsPress::ShowGames(table), "game-options:abcdefghij"),
        row(
            OptionsPress::ChangeGame(table, GameKind::ClaimMix, 4, None),
            "change-game:abcdefghij:claim-mix:4:",
        ),
        row(
            OptionsPress::ChangeGame(table, GameKind::ClaimIt, 3, Some("recycle".to_owned())),
            "change-game:abcdefghij:claim-it:3:recycle",
        ),
        row(
            OptionsPress::ChangeTime(table, TimeControl::CHOICES[6]),
            "change-time:abcdefghij:5m+10s",
        ),
        row(
            OptionsPress::ChangeTime(table, TimeControl::Unlimited),
            "change-time:abcdefghij:none",
        ),
        row(OptionsPress::Invite(table), "invite:abcdefghij"),
        row(OptionsPress::RemoveBot(table), "remove-bot:abcdefghij"),
        row(OptionsPress::Cancel(table), "cancel:abcdefghij"),
    ]
}

fn seats(table: MatchId) -> Vec<(Press, &'static str)> {
    let largest = UserId(u64::MAX);
    vec![
        row(
            OptionsPress::SwapSeats {
                table,
                seats: [Seat::First, Seat::Fifth],
                occupants: [Some(UserId(1)), None],
            },
            "swap-seats:abcdefghij:0:4:1:",
        ),
        row(
            OptionsPress::SwapSeats {
                table,
                seats: [Seat::Second, Seat::First],
                occupants: [Some(largest); 2],
            },
            "swap-seats:abcdefghij:1:0:18446744073709551615:18446744073709551615",
        ),
        row(
            OptionsPress::Remove(table, largest),
            "remove:abcdefghij:18446744073709551615",
        ),
        row(
            OptionsPress::Withdraw(table, UserId(7)),
            "withdraw:abcdefghij:7",
        ),
        row(
            OptionsPress::HandOver(table, UserId(7)),
            "hand-over:abcdefghij:7",
        ),
        row(
            OptionsPress::AddBot(table, Level::Medium),
            "add-bot:abcdefghij:medium",
        ),
        row(
            OptionsPress::FillWithBots(table, Level::Hard),
            "fill-with-bots:abcdefghij:hard",
        ),
    ]
}

fn running_matches(table: MatchId) -> Vec<(Press, &'static str)> {
    vec![
        row(HandPress::Show(table), "hand:abcdefghij"),
        row(
            HandPress::Act {
                table,
                line: u32::MAX,
                action: "power remove -99,-99 -99,-99".to_owned(),
            },
            "act:abcdefghij:4294967295:power remove -99,-99 -99,-99",
        ),
        row(
            HandPress::Choose {
                table,
                line: 17,
                chosen: "place doppelganger/-99".to_owned(),
            },
            "choose:abcdefghij:17:place doppelganger/-99",
        ),
        row(Shareable::Table(table), "table:abcdefghij"),
        row(WatchPress::Details(table), "details:abcdefghij"),
        row(WatchPress::Board(table), "board:abcdefghij"),
        row(WatchPress::Fairness(table), "fairness:abcdefghij"),
        row(WatchPress::More(table), "more:abcdefghij"),
        row(ClockPress::Show(table), "clock:abcdefghij"),
        row(
            ClockPress::GiveTime(table, Seat::Third),
            "give-time:abcdefghij:2",
        ),
        row(ClockPress::AskPause(table), "ask-pause:abcdefghij"),
        row(ClockPress::AgreeToPause(table), "agree-pause:abcdefghij"),
        row(ClockPress::DeclinePause(table), "decline-pause:abcdefghij"),
        row(
            ClockPress::WithdrawPause(table),
            "withdraw-pause:abcdefghij",
        ),
        row(ClockPress::Resume(table), "resume:abcdefghij"),
        row(ClockPress::Continue(table), "go-on:abcdefghij"),
        row(
            Press::RestartTutorial(table, GameKind::ClaimIt),
            "restart-tutorial:abcdefghij:claim-it",
        ),
    ]
}

fn early_ends(table: MatchId) -> Vec<(Press, &'static str)> {
    vec![
        row(ResignPress::Ask(table), "ask-resign:abcdefghij"),
        row(ResignPress::Resign(table), "resign:abcdefghij"),
        row(ResignPress::CallOff(table), "call-off:abcdefghij"),
        row(ResignPress::Stop(table), "stop:abcdefghij"),
        row(
            ResignPress::CancelAsModerator(table),
            "cancel-table:abcdefghij",
        ),
        row(LobbyPress::Block(table), "block:abcdefghij"),
        row(SettingsPress::Blocked, "blocked:"),
        row(
            SettingsPress::Unblock(UserId(u64::MAX)),
            "unblock:18446744073709551615",
        ),
        row(VoidPress::Choose, "choose-void:"),
        row(VoidPress::Ask(table), "ask-void:abcdefghij"),
        row(VoidPress::Void(table), "void:abcdefghij"),
        row(
            OfferPress::Make(table, Agreement::Draw),
            "offer:abcdefghij:draw",
        ),
        row(
            OfferPress::Make(table, Agreement::CallOff),
            "offer:abcdefghij:call-off",
        ),
        row(
            OfferPress::Accept {
                table,
                line: u32::MAX,
            },
            "accept-offer:abcdefghij:4294967295",
        ),
        row(
            OfferPress::Decline { table, line: 7 },
            "decline-offer:abcdefghij:7",
        ),
    ]
}

fn finished_matches(table: MatchId) -> Vec<(Press, &'static str)> {
    vec![
        row(FinishedPress::Rematch(table), "rematch:abcdefghij"),
        row(FinishedPress::PlayToo(table), "play-too:abcdefghij"),
        row(
            Shareable::Replay { table, actions: 52 },
            "replay:abcdefghij:52",
        ),
        row(
            FinishedPress::ReplayMistake {
                table,
                actions: 7,
                direction: Direction::Next,
            },
            "replay-mistake:abcdefghij:7:next",
        ),
        row(
            FinishedPress::ReplayMistake {
                table,
                actions: 8,
                direction: Direction::Previous,
            },
            "replay-mistake:abcdefghij:8:previous",
        ),
        row(
            FinishedPress::TryAgain {
                table,
                actions: 7,
                chosen: "place doppelganger/-99".to_owned(),
            },
            "try:abcdefghij:7:place doppelganger/-99",
        ),
        row(
            FinishedPress::TryAction {
                table,
                actions: u32::MAX,
                action: "play goblin-0".to_owned(),
            },
            "try-action:abcdefghij:4294967295:play goblin-0",
        ),
        row(
            FinishedPress::PlayOn {
                table,
                actions: 999,
                choices: "AZaz09-_AZaz09-_AZaz09-_AZaz09-_AZaz09-_AZaz"
                    .parse()
                    .expect("44 digits"),
                chosen: "place doppelganger/-99".to_owned(),
            },
            "play-from:abcdefghij:999:AZaz09-_AZaz09-_AZaz09-_AZaz09-_AZaz09-_AZaz:place doppelganger/-99",
        ),
        row(FinishedPress::Record(table), "record:abcdefghij"),
        row(Shareable::Analysis(table), "analysis:abcdefghij"),
    ]
}

fn matches_against_bots() -> Vec<(Press, &'static str)> {
    vec![
        row(
            Press::StartBotMatch(BotMatch {
                kind: GameKind::ClaimMix,
                players: 4,
                level: Level::Medium,
                chosen: ChosenOptions {
                    factions: Faction::ALL.to_vec(),
                    variant: Some("standard".to_owned()),
                },
                time_control: TimeControl::CHOICES[8],
            }),
            "bot-match:claim-mix:4:medium:0123456789:standard:30m+30s",
        ),
        row(
            Press::StartBotMatch(BotMatch {
                kind: GameKind::Claim,
                players: 2,
                level: Level::Easy,
                chosen: ChosenOptions::default(),
                time_control: TimeControl::Unlimited,
            }),
            "bot-match:claim:2:easy::",
        ),
    ]
}

fn lists(table: MatchId) -> Vec<(Press, &'static str)> {
    vec![
        row(
            Shareable::Leaderboard(LeaderboardPage::default()),
            "leaderboard:0",
        ),
        row(
            Shareable::Leaderboard(LeaderboardPage {
                page: u32::MAX,
                game: Some(GameKind::ClaimMix),
                all_servers: true,
                this_month: true,
            }),
            "leaderboard:4294967295:claim-mix:everywhere:month",
        ),
        row(
            Shareable::Leaderboard(LeaderboardPage {
                game: Some(GameKind::Claim),
                ..LeaderboardPage::default()
            }),
            "leaderboard:0:claim:here:ever",
        ),
        row(Shareable::Profile(ProfilePage::default()), "profile::"),
        row(
            Shareable::Profile(ProfilePage {
                user: None,
                game: Some(GameKind::Kingdoms),
                all_servers: false,
            }),
            "profile::kingdoms",
        ),
        row(
            Shareable::Profile(ProfilePage {
                user: Some(UserId(u64::MAX)),
                game: None,
                all_servers: true,
            }),
            "profile:18446744073709551615::everywhere",
        ),
        row(Shareable::PuzzleRanking(2), "puzzle-board:2"),
        row(Press::Learn(GameKind::Claim), "learn:claim"),
        row(Press::QuickMatch, "quick-match:"),
        row(Press::OpenTable, "open-table:"),
        row(Shareable::SolvedPuzzle(Day(20_000)), "solved-puzzle:20000"),
        row(
            Shareable::DailyRanking(Day(20_000), 2),
            "daily-board:20000:2",
        ),
        row(Shareable::DailyResult(Day(20_000)), "daily-result:20000"),
        row(DailyPress::Show, "daily:"),
        row(DailyPress::ShowDay(Day(20_000)), "daily-of:20000"),
        row(DailyPress::Play(Day(20_000)), "play-daily:20000"),
        row(DailyPress::Practise(Day(20_000)), "practise-daily:20000"),
        row(DailyPress::Earlier(2), "earlier-daily:2"),
        row(DailyPress::Records(Day(20_000)), "daily-records:20000"),
        row(DailyPress::Proof, "daily-proof:"),
        row(Press::Matches(0), "matches:0"),
        row(Press::Tables(1), "tables:1"),
        row(Press::FinishedMatches(3), "finished-matches:3"),
        row(Press::Achievements, "achievements:"),
        row(PuzzlePress::Earlier(2), "earlier-puzzles:2"),
        row(
            Press::Share(Shareable::Analysis(table)),
            "share:analysis:abcdefghij",
        ),
        row(
            Press::Share(Shareable::Replay { table, actions: 7 }),
            "share:replay:abcdefghij:7",
        ),
        row(
            Press::Share(Shareable::PuzzleRanking(2)),
            "share:puzzle-board:2",
        ),
        row(
            Press::Share(Shareable::SolvedPuzzle(Day(20_000))),
            "share:solved-puzzle:20000",
        ),
    ]
}

fn puzzles_and_rules(table: MatchId) -> Vec<(Press, &'static str)> {
    vec![
        row(PuzzlePress::Show, "puzzle:"),
        row(
            PuzzlePress::Solve {
                day: Day(u32::MAX),
                action: "play doppelganger-9".to_owned(),
            },
            "solve:4294967295:play doppelganger-9",
        ),
        row(
            PuzzlePress::Practice {
                day: Day(20_778),
                action: String::new(),
            },
            "practice:20778:",
        ),
        row(
            PuzzlePress::Practice {
                day: Day(20_778),
                action: "play goblin-0".to_owned(),
            },
            "practice:20778:play goblin-0",
        ),
        row(ExercisePress::Show, "exercise:"),
        row(ExercisePress::ShowMore, "more-exercises:"),
        row(
            ExercisePress::Choose {
                table,
                actions: 7,
                due: Day(20_778),
                chosen: "place doppelganger/-99".to_owned(),
            },
            "choose-answer:abcdefghij:7:20778:place doppelganger/-99",
        ),
        row(
            ExercisePress::Answer {
                table,
                actions: 9_999,
                due: Day(u32::MAX),
                action: "power remove -99,-99 -99,-99".to_owned(),
            },
            "answer:abcdefghij:9999:4294967295:power remove -99,-99 -99,-99",
        ),
        row(Press::Help(HelpPage::Start), "help:start"),
        row(Press::Help(HelpPage::Commands), "help:commands"),
        row(Press::Help(HelpPage::Trust), "help:trust"),
        row(Press::Rules(GameKind::ClaimMix, None), "rules:claim-mix:"),
        row(
            Press::Rules(GameKind::Claim, Some(Faction::Doppelganger)),
            "rules:claim:doppelganger",
        ),
    ]
}

fn settings() -> Vec<(Press, &'static str)> {
    vec![
        row(SettingsPress::Show, "settings:"),
        row(
            SettingsPress::Set(PersonalSetting::TextOnly, true),
            "set:text-only:on",
        ),
        row(
            SettingsPress::Set(PersonalSetting::HighContrast, false),
            "set:high-contrast:off",
        ),
        row(SettingsPress::SetLanguage(None), "language:"),
        row(SettingsPress::SetLanguage(Some(Locale::De)), "language:de"),
        row(SettingsPress::Vacation(0), "vacation:0"),
        row(SettingsPress::Vacation(42), "vacation:42"),
        row(DataPress::Show, "data:"),
        row(DataPress::Export, "export-data:"),
        row(DataPress::AskDelete, "ask-delete-data:"),
        row(DataPress::Delete, "delete-data:"),
        row(SettingsPress::ShowServer, "server:"),
    ]
}

/// A press of each kind, with its id.
pub(crate) fn ids() -> Vec<(Press, &'static str)> {
    let table: MatchId = "abcdefghij".parse().expect("an id");
    [
        lobby(table),
        table_options(table),
        seats(table),
        running_matches(table),
        early_ends(table),
        finished_matches(table),
        matches_against_bots(),
        lists(table),
        events::rows(),
        puzzles_and_rules(table),
        settings(),
        server_settings::ids(),
    ]
    .concat()
}

#[test]
fn each_press_has_its_id_for_ever() {
    for (press, id) in ids() {
        assert_eq!(encode(&press), id);
        assert_eq!(decode(id), Some(press.clone()), "{id}");
        // The number that tells equal presses of a message apart.
        assert_eq!(encode_nth(&press, 3), format!("{id}#3"));
        assert_eq!(decode(&format!("{id}#3")), Some(press), "{id}");
    }
}

#[test]
fn what_is_malformed_or_cannot_be_chosen_is_no_press() {
    let ids = [
        "",
        "join",
        "join:",
        "join:ABC",
        "join:abcdefghij",
        "join:abcdefghij:claim:2:",
        "act:abcdefghij:x:play goblin-0",
        "choose:abcdefghij:1",
        "act:abcdefghij:-1:play goblin-1",
        "swap-seats:abcdefghij:0:9",
        "swap-seats:abcdefghij:0",
        "change-time:abcdefghij:soon",
        "change-game:abcdefghij:chess:2:",
        "change-game:abcdefghij:claim:2",
        "remove:abcdefghij:anna",
        "hand-over:abcdefghij",
        "fill-with-bots:abcdefghij:best",
        "add-bot:abcdefghij",
        "add-bot:abcdefghij:best",
        "bot-match:claim:2:easy",
        "share:join:abcdefghij",
        "share:share:puzzle-board:2",
        "bot-match:claim:2:easy:x:",
        "bot-match:chess:2:easy::",
        "bot-match:claim:2:easy:::soon",
        "bot-match:claim:2:easy:::1s",
        "change-time:abcdefghij:0s",
        "bot-match:claim:2:easy:::none:",
        "hand:abcdefghi",
        "hand:abcdefghij:",
        "give-time:abcdefghij",
        "give-time:abcdefghij:9",
        "replay-mistake:abcdefghij:1",
        "replay-mistake:abcdefghij:1:back",
        "details:",
        "fairness:abcdefghi",
        "rules:chess:",
        "restart-tutorial:abcdefghij",
        "restart-tutorial:abcdefghij:chess",
        "rules:claim",
        "rules:claim:elf",
        "leaderboard:-1",
        "leaderboard:1:claim",
        "leaderboard:1:chess:here:ever",
        "leaderboard:1:claim:there:ever",
        "profile:",
        "profile:x:",
        "profile::chess",
        "profile::claim:here",
        "puzzle",
        "puzzle:1",
        "puzzle::",
        "solve:20778",
        "solve:2026-11-21:play goblin-1",
        "puzzle-board:",
        "set:text-only",
        "set:text-only:1",
        "set:language:on",
        "set-server:tables:0",
        "set-server:post-hour:24",
        "set-server:post-zone:europe/berlin",
        "set-server:post:1",
        "zones:atlantis:0",
        "set-server:all-channels:1",
        "offer:abcdefghij",
        "offer:abcdefghij:peace",
        "accept-offer:abcdefghij:x",
        "decline-offer:abcdefghij",
        "nonsense:1",
        "🃏",
    ];
    for id in ids {
        assert_eq!(decode(id), None, "{id:?}");
    }
}
