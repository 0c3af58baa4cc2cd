//! Samples of what presses carry: short, long and empty ones.

use claim_ai::Level;
use claim_ai::puzzle::Day;
use claim_rules::GameKind;
use claim_rules::cards::{Faction, Seat};
use claim_table::calendar::{Zone, ZoneRegion};
use claim_table::departure::Agreement;
use claim_table::event::{Award, Format};
use claim_table::ids::{ChannelId, EventId, MatchId, UserId};
use claim_table::locale::Locale;
use claim_table::settings::{PersonalSetting, PostPlace, ServerSetting};
use claim_table::terms::Terms;
use claim_table::time_control::TimeControl;

use super::requests::{
    BotMatch, ChosenOptions, Direction, EventDeals, EventDraft, HelpPage, LeaderboardPage,
    ProfilePage, RulingReason,
};
use crate::finished::play_on_choices::PlayOnChoices;

/// What there are samples of.
pub(super) trait Sample: Sized {
    /// At least one of each kind, and the longest.
    fn samples() -> Vec<Self>;
}

/// How many samples there are.
pub(super) fn count<T: Sample>() -> usize {
    T::samples().len()
}

/// One of the samples; after the last one, they begin again.
pub(super) fn nth<T: Sample>(n: usize) -> T {
    T::samples().swap_remove(n % count::<T>())
}

macro_rules! samples {
    ($($Type:ty: $samples:expr;)+) => {$(
        impl Sample for $Type {
            fn samples() -> Vec<Self> {
                $samples.into()
            }
        }
    )+};
}

samples! {
    u8: [2, 5];
    // No match has more actions, and no list more pages.
    u32: [0, 7, 9_999];
    bool: [false, true];
    MatchId: [MatchId::NONE, "z9z9z9z9z9".parse().expect("an id")];
    EventId: ["z9z9z9".parse().expect("an id")];
    UserId: [UserId(1), UserId(u64::MAX)];
    ChannelId: [ChannelId(1), ChannelId(u64::MAX)];
    Day: [Day(0), Day(u32::MAX)];
    Seat: Seat::ALL;
    GameKind: GameKind::ALL;
    Faction: Faction::ALL;
    Level: Level::ALL;
    Locale: Locale::ALL;
    TimeControl: TimeControl::CHOICES;
    Agreement: [Agreement::Draw, Agreement::CallOff];
    PersonalSetting: PersonalSetting::ALL;
    ZoneRegion: ZoneRegion::ALL;
    Award: [Award::Win(Seat::First), Award::Win(Seat::Second), Award::Draw, Award::Void];
    EventDeals: EventDeals::ALL;
    RulingReason: RulingReason::ALL;
    EventDraft: event_drafts();
    HelpPage: HelpPage::ALL;
    Direction: [Direction::Next, Direction::Previous];
    PlayOnChoices: ["", "Ab1", "AZaz09-_AZaz09-_AZaz09-_AZaz09-_AZaz09-_AZaz"].map(|it| it.parse().expect("digits"));
    // The longest action and the longest steps.
    String: ["power remove -99,-99 -99,-99", "play goblin-0", "place doppelganger/-99"].map(str::to_owned);
    Terms: terms();
    BotMatch: bot_matches();
    LeaderboardPage: leaderboards();
    ProfilePage: profiles();
    ServerSetting: server_settings();
}

impl<T: Sample> Sample for Option<T> {
    fn samples() -> Vec<Self> {
        let some = T::samples().into_iter().map(Some);
        some.chain([None]).collect()
    }
}

impl<T: Sample> Sample for [T; 2] {
    fn samples() -> Vec<Self> {
        let numbers = 0..count::<T>();
        numbers.map(|n| [nth(n), nth(n + 1)]).collect()
    }
}

/// Variants as long as those that there are.
fn variants() -> [Option<String>; 3] {
    [
        None,
        Some("recycle".to_owned()),
        Some("standard".to_owned()),
    ]
}

fn terms() -> Vec<Terms> {
    let numbers = 0..GameKind::ALL.len().max(TimeControl::CHOICES.len());
    let terms = numbers.map(|n| Terms {
        kind: nth(n),
        players: nth(n),
        variant: variants()[n % 3].clone(),
        time_control: nth(n),
    });
    terms.collect()
}

fn bot_matches() -> Vec<BotMatch> {
    let matches = terms().into_iter().enumerate().map(|(n, terms)| BotMatch {
        kind: terms.kind,
        players: terms.players,
        level: nth(n),
        chosen: ChosenOptions {
            factions: Faction::ALL[n % (Faction::COUNT + 1)..].to_vec(),
            variant: terms.variant,
        },
        time_control: terms.time_control,
    });
    matches.collect()
}

/// Drafts with every format, and with names as long as names can be.
fn event_drafts() -> Vec<EventDraft> {
    let swiss = (3..=9).map(|rounds| Format::Swiss { rounds });
    let knockouts = [1, 3].map(|best_of| Format::Knockout { best_of });
    let formats = swiss.chain(knockouts).chain([Format::RoundRobin]);
    let drafts = formats.enumerate().map(|(n, format)| EventDraft {
        format,
        game: nth(n),
        chosen: ChosenOptions {
            factions: Faction::ALL[n % (Faction::COUNT + 1)..]
                .iter()
                .copied()
                .take(7)
                .collect(),
            variant: None,
        },
        time: nth(n),
        starts_in: [5, 10_080][n % 2],
        most: [0, 64][n % 2],
        check_in: nth(n),
        deals: nth(n),
        name: ["Friday: #3", "Wöchentliches Turnier der Freunde"][n % 2].to_owned(),
    });
    drafts.collect()
}

fn leaderboards() -> Vec<LeaderboardPage> {
    let usual = LeaderboardPage::default();
    let pages = (0..count::<Option<GameKind>>()).map(|n| LeaderboardPage {
        page: nth(n),
        game: nth(n),
        all_servers: nth(n),
        this_month: nth(n / 2),
    });
    pages.chain([usual]).collect()
}

fn profiles() -> Vec<ProfilePage> {
    let own = ProfilePage::default();
    let pages = (0..count::<Option<GameKind>>()).map(|n| ProfilePage {
        user: nth(n),
        game: nth(n),
        all_servers: nth(n),
    });
    pages.chain([own]).collect()
}

fn server_settings() -> Vec<ServerSetting> {
    let limits = [Some(1), Some(u32::MAX), None];
    let mut settings = vec![ServerSetting::AllChannels];
    settings.extend(Sample::samples().into_iter().map(ServerSetting::Language));
    settings.extend(
        Sample::samples()
            .into_iter()
            .map(ServerSetting::DefaultGame),
    );
    settings.extend(limits.map(ServerSetting::MaxOpenTables));
    settings.extend(limits.map(ServerSetting::MaxMatches));
    settings.extend([None, Some("10m+15s".to_owned())].map(ServerSetting::DefaultTimeControl));
    settings.extend([0, 23].map(ServerSetting::PostHour));
    let zones = ["UTC", "America/Argentina/Buenos_Aires"].into_iter();
    settings.extend(
        zones
            .filter_map(Zone::from_name)
            .map(ServerSetting::PostZone),
    );
    let places = ChannelId::samples().into_iter().map(|channel| PostPlace {
        channel,
        locale: "es-419".to_owned(),
    });
    settings.extend(places.map(Some).chain([None]).map(ServerSetting::PostPlace));
    for on in [false, true] {
        settings.extend([ServerSetting::MatchThreads(on), ServerSetting::Rated(on)]);
        settings.extend([ServerSetting::EventsForAll(on), ServerSetting::Extras(on)]);
        settings.extend(
            ChannelId::samples()
                .into_iter()
                .map(|it| ServerSetting::Channel(it, on)),
        );
    }
    settings
}
