//! Tests of the ids of buttons and select options.

use super::*;
use crate::ids::ChannelId;
use crate::settings::PersonalSetting;
use crate::settings::ServerSetting;
use crate::ui::HelpPage;
use claim_ai::Level;

#[test]
#[expect(clippy::too_many_lines, reason = "a line or more for each press")]
fn encoded_presses_decode_to_themselves() {
    let id: MatchId = "abcdefghij".parse().unwrap();
    let presses = [
        Press::Join(id, None),
        Press::Join(
            id,
            Some(Terms {
                kind: GameKind::ClaimMix,
                players: 4,
                variant: None,
                time_control: TimeControl::CHOICES[8],
            }),
        ),
        Press::Join(
            id,
            Some(Terms {
                kind: GameKind::ClaimIt,
                players: 3,
                variant: Some("recycle".into()),
                time_control: TimeControl::Unlimited,
            }),
        ),
        Press::Invite(id),
        Press::Decline(id),
        Press::TableOptions(id),
        Press::GameOptions(id),
        Press::ChangeGame(id, GameKind::ClaimMix, 4, None),
        Press::ChangeGame(id, GameKind::ClaimIt, 3, Some("recycle".into())),
        Press::ChangeTime(id, TimeControl::CHOICES[6]),
        Press::ChangeTime(id, TimeControl::Unlimited),
        Press::SwapSeats {
            table: id,
            seats: [Seat::First, Seat::Fifth],
            occupants: [Some(UserId(1)), None],
        },
        Press::SwapSeats {
            table: id,
            seats: [Seat::Second, Seat::First],
            occupants: [Some(UserId(u64::MAX)); 2],
        },
        Press::Withdraw(id, UserId(u64::MAX)),
        Press::Remove(id, UserId(u64::MAX)),
        Press::HandOver(id, UserId(u64::MAX)),
        Press::FillWithBots(id, Level::Hard),
        Press::AddBot(id, Level::Medium),
        Press::RemoveBot(id),
        Press::Share(Box::new(Press::Analysis(id))),
        Press::Share(Box::new(Press::PuzzleRanking(2))),
        Press::StartBotMatch(BotMatch {
            kind: GameKind::ClaimMix,
            players: 4,
            level: Level::Medium,
            factions: Faction::ALL.to_vec(),
            variant: Some("standard".into()),
            time_control: TimeControl::CHOICES[8],
        }),
        Press::StartBotMatch(BotMatch {
            kind: GameKind::Claim,
            players: 2,
            level: Level::Easy,
            factions: Vec::new(),
            variant: None,
            time_control: TimeControl::Unlimited,
        }),
        Press::Leave(id),
        Press::Start(id),
        Press::Cancel(id),
        Press::Hand(id),
        Press::Table(id),
        Press::Details(id),
        Press::Fairness(id),
        Press::Act {
            table: id,
            line: u32::MAX,
            action: "power remove -99,-99 -99,-99".into(),
        },
        Press::Choose {
            table: id,
            line: u32::MAX,
            chosen: "place doppelganger/-99".into(),
        },
        Press::Clock(id),
        Press::GiveTime(id, None),
        Press::GiveTime(id, Some(Seat::Third)),
        Press::AskPause(id),
        Press::AgreeToPause(id),
        Press::DeclinePause(id),
        Press::WithdrawPause(id),
        Press::Resume(id),
        Press::Continue(id),
        Press::AskResign(id),
        Press::Resign(id),
        Press::CallOff(id),
        Press::Offer(id, Agreement::Draw),
        Press::Offer(id, Agreement::CallOff),
        Press::AcceptOffer {
            table: id,
            line: u32::MAX,
        },
        Press::DeclineOffer { table: id, line: 7 },
        Press::Stop(id),
        Press::CancelAsModerator(id),
        Press::RestartTutorial(id, GameKind::ClaimIt),
        Press::Rematch(id),
        Press::Replay {
            table: id,
            actions: 52,
        },
        Press::ReplayMistake {
            table: id,
            actions: 7,
            forward: true,
        },
        Press::ReplayMistake {
            table: id,
            actions: 8,
            forward: false,
        },
        Press::TryAgain {
            table: id,
            actions: 7,
            chosen: "place doppelganger/-99".into(),
        },
        Press::TryAction {
            table: id,
            actions: u32::MAX,
            action: "play goblin-0".into(),
        },
        Press::PlayOn {
            table: id,
            actions: 999,
            choices: "AZaz09-_AZaz09-_AZaz09-_AZaz09-_AZaz09-_AZaz"
                .parse()
                .expect("44 digits"),
            chosen: "place doppelganger/-99".into(),
        },
        Press::Record(id),
        Press::Analysis(id),
        Press::Leaderboard(LeaderboardPage::default()),
        Press::Leaderboard(LeaderboardPage {
            page: u32::MAX,
            game: Some(GameKind::ClaimMix),
            all_servers: true,
            this_month: true,
        }),
        Press::Profile(ProfilePage {
            user: None,
            game: Some(GameKind::Kingdoms),
            all_servers: false,
        }),
        Press::Profile(ProfilePage {
            user: Some(UserId(u64::MAX)),
            game: None,
            all_servers: true,
        }),
        Press::Matches(0),
        Press::Puzzle,
        Press::Solve {
            day: Day(u32::MAX),
            action: "play doppelganger-9".into(),
        },
        Press::Practice {
            day: Day(20_778),
            action: String::new(),
        },
        Press::Practice {
            day: Day(u32::MAX),
            action: "play goblin-0".into(),
        },
        Press::PuzzleRanking(2),
        Press::Help(HelpPage::Start),
        Press::Help(HelpPage::Commands),
        Press::Help(HelpPage::Trust),
        Press::Rules(GameKind::ClaimMix, None),
        Press::Rules(GameKind::Claim, Some(Faction::Doppelganger)),
        Press::Set(PersonalSetting::TextOnly, true),
        Press::Set(PersonalSetting::HighContrast, false),
    ];
    check(presses);
}

#[test]
fn encoded_presses_of_settings_decode_to_themselves() {
    check([
        Press::Settings,
        Press::SetLanguage(None),
        Press::SetLanguage(Some(Locale::German)),
        Press::Vacation(0),
        Press::Vacation(42),
        Press::ServerSettings,
        Press::SetServer(ServerSetting::Language(Some(Locale::English))),
        Press::SetServer(ServerSetting::DefaultGame(None)),
        Press::SetServer(ServerSetting::DefaultGame(Some(GameKind::Kingdoms))),
        Press::SetServer(ServerSetting::DefaultTimeControl(Some(
            "10m+15s".to_owned(),
        ))),
        Press::SetServer(ServerSetting::Channel(ChannelId(u64::MAX), true)),
        Press::SetServer(ServerSetting::Channel(ChannelId(1), false)),
        Press::SetServer(ServerSetting::AllChannels),
        Press::SetServer(ServerSetting::MatchThreads(true)),
        Press::SetServer(ServerSetting::MaxOpenTables(Some(u32::MAX))),
        Press::SetServer(ServerSetting::MaxMatches(None)),
        Press::SetServer(ServerSetting::Rated(false)),
        Press::Data,
        Press::ExportData,
        Press::AskDeleteData,
        Press::DeleteData,
    ]);
}

fn check(presses: impl IntoIterator<Item = Press>) {
    for press in presses {
        assert!(encode_nth(&press, 25).len() <= 100);
        assert_eq!(decode(&encode_nth(&press, 1)).as_ref(), Some(&press));
        assert_eq!(decode(&encode(&press)), Some(press));
    }
}

#[test]
fn ids_of_earlier_versions_decode() {
    let page = LeaderboardPage {
        page: 3,
        ..LeaderboardPage::default()
    };
    assert_eq!(decode("leaderboard:3"), Some(Press::Leaderboard(page)));
    let own = ProfilePage::default();
    assert_eq!(decode("my-rating:"), Some(Press::Profile(own)));
    assert_eq!(decode("profile::"), Some(Press::Profile(own)));
}

#[test]
fn malformed_ids_do_not_decode() {
    let ids = [
        "",
        "join",
        "join:",
        "join:ABC",
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
        "replay-mistake:abcdefghij:1",
        "replay-mistake:abcdefghij:1:back",
        "details:",
        "fairness:abcdefghi",
        "rules:chess:",
        "restart-tutorial:abcdefghij",
        "restart-tutorial:abcdefghij:chess",
        "rules:claim:elf",
        "leaderboard:-1",
        "leaderboard:1:claim",
        "leaderboard:1:chess:here:ever",
        "leaderboard:1:claim:there:ever",
        "my-rating:1",
        "profile:",
        "profile:x:",
        "profile::chess",
        "puzzle:1",
        "solve:20778",
        "solve:2026-11-21:play goblin-1",
        "puzzle-board:",
        "set:text-only",
        "set:text-only:1",
        "set:language:on",
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
