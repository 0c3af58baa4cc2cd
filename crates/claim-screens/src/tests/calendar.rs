//! The daily post and its settings: within Discord's limits with all that there may be to tell, and short without it.

use claim_ai::daily::{DailyResult, Outcome};
use claim_rules::Day;
use claim_rules::record::Tally;
use claim_table::calendar::ZoneRegion;
use claim_table::ids::{ChannelId, UserId};
use claim_table::locale::Locale;
use claim_table::settings::{PostPlace, ServerSetting, ServerSettings};
use claim_table::timestamp::Timestamp;

use super::limits;
use super::lists::{LONG_NAME, row};
use crate::{
    DailyPost, DailyRankingRow, MonthReview, Row, Screen, daily_post, post_settings, post_zones,
};

/// A post of a day on which nothing was played.
fn quiet() -> DailyPost {
    DailyPost {
        today: Day(20_788),
        deal: Vec::new(),
        deal_results: 0,
        solvers: Vec::new(),
        solved: (0, 0),
        deal_streaks: Vec::new(),
        puzzle_streaks: Vec::new(),
        open_tables: 0,
        events: Vec::new(),
        month: None,
    }
}

/// A post with as much as there may be to tell.
fn full() -> DailyPost {
    let people = || (1..=3).map(|user| (UserId(user), LONG_NAME.into()));
    let streaks = || people().map(|(user, name)| (user, name, 99_999)).collect();
    DailyPost {
        deal: people()
            .zip(1..)
            .map(|((user, name), place)| DailyRankingRow {
                place,
                name,
                user,
                result: DailyResult {
                    outcome: Outcome::Drawn,
                    own: Tally {
                        score: 999,
                        extra: 1,
                    },
                    other_score: 999,
                },
            })
            .collect(),
        deal_results: 99_999,
        solvers: people().collect(),
        solved: (99_998, 99_999),
        deal_streaks: streaks(),
        puzzle_streaks: streaks(),
        open_tables: 100,
        events: (0..5).map(|it| (LONG_NAME.into(), Timestamp(it))).collect(),
        month: Some(MonthReview {
            best: (1..=3).map(row).collect(),
            most_played: Some(row(1)),
            newcomer: Some(row(2)),
        }),
        ..quiet()
    }
}

#[test]
fn post_fits_in_one_message_and_does_not_notify() {
    for locale in Locale::ALL {
        for post in [quiet(), full()] {
            let screen = daily_post(locale, post);
            limits::check(&screen);
            assert!(screen.is_silent && screen.announcement().is_none());
        }
    }
    let full = daily_post(Locale::En, full());
    assert_eq!(full.pictures().count(), 1, "the podium");
    let text = full.text();
    for part in [
        "Today’s deal: Claim 2",
        "Best of last month",
        "Most matches: **",
        "Best newcomer: **",
        "🥇 **",
        "99998 of 99999 solved it.",
        "🔥 Daily deal: **",
        "🔥 Puzzle: **",
        "**100** tables wait",
        "<t:0:R>",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
}

#[test]
fn quiet_post_has_no_empty_paragraphs() {
    let post = quiet();
    assert!(post.has_no_news());
    let screen = daily_post(Locale::En, post);
    assert_eq!(screen.pictures().count(), 0);
    assert_eq!(screen.text().lines().count(), 2, "{}", screen.text());
    // A streak of a day is none.
    let screen = daily_post(
        Locale::En,
        DailyPost {
            deal_streaks: vec![(UserId(1), LONG_NAME.into(), 1)],
            ..quiet()
        },
    );
    assert_eq!(screen.text().lines().count(), 2, "{}", screen.text());
}

fn choices(screen: &Screen) -> Vec<usize> {
    let rows = screen.all_rows().filter_map(|row| match row {
        Row::Select(select) => Some(select.choices.len()),
        _ => None,
    });
    rows.collect()
}

#[test]
fn settings_and_zones_fit_in_one_message() {
    let here = PostPlace {
        channel: ChannelId(u64::MAX),
        locale: "en-US".to_owned(),
    };
    let off = ServerSettings::default();
    let on = off
        .clone()
        .with(ServerSetting::PostPlace(Some(here.clone())));
    for locale in Locale::ALL {
        for settings in [&off, &on] {
            let screen = post_settings(locale, settings, &here, Timestamp(0));
            limits::check(&screen);
            assert_eq!(choices(&screen), [24]);
        }
        for &region in ZoneRegion::ALL {
            let mut shown = 0;
            let all = region.zones().len();
            for page in (0..).take(all.div_ceil(25)) {
                let zone = &off.post_time.zone;
                let screen = post_zones(locale, zone, region, page, Timestamp(0));
                limits::check(&screen);
                let [_, zones] = choices(&screen)[..] else {
                    panic!("two menus");
                };
                shown += zones;
            }
            assert_eq!(shown, all, "{region:?}");
        }
    }
}
