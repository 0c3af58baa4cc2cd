//! When posts are due: in zones with summer time, with other dates than UTC, and over many years.

use std::collections::BTreeSet;
use std::time::Duration;

use claim_rules::Day;
use jiff::tz::TimeZoneDatabase;

use super::{NextPost, PostState, PostTime, StoredPost, Zone, ZoneRegion};
use crate::timestamp::{Month, Timestamp};

const HOUR: Duration = Duration::from_hours(1);

fn zone(name: &str) -> Zone {
    Zone::from_name(name).expect("a zone")
}

fn at(text: &str) -> Timestamp {
    let time: jiff::Timestamp = text.parse().expect("a time");
    Timestamp(time.as_millisecond())
}

fn day(text: &str) -> Day {
    text.parse().expect("a day")
}

fn done(day: Day) -> StoredPost {
    let state = PostState::Done;
    StoredPost { day, state }
}

/// Checks at which times the posts after a time are, if all are sent.
#[track_caller]
fn check(name: &str, hour: u8, from: &str, expected: &[(&str, &str)]) {
    let time = PostTime {
        hour,
        zone: zone(name),
    };
    let (mut now, mut last) = (at(from), None);
    for &(of_day, at_time) in expected {
        if let NextPost::At(later) = time.next(last, now) {
            now = later;
        }
        let NextPost::Due(due) = time.next(last, now) else {
            panic!("no post is due at {now:?}");
        };
        assert_eq!((due.day, due.at), (day(of_day), at(at_time)), "{name}");
        last = Some(done(due.day));
    }
}

#[test]
fn posts_come_at_the_hour_of_the_zone() {
    check(
        "Asia/Tokyo",
        9,
        "2026-12-30T20:00:00Z",
        &[
            ("2026-12-31", "2026-12-31T00:00:00Z"),
            ("2027-01-01", "2027-01-01T00:00:00Z"),
        ],
    );
    check(
        "Pacific/Kiritimati",
        0,
        "2026-12-30T09:59:00Z",
        &[
            ("2026-12-31", "2026-12-30T10:00:00Z"),
            ("2027-01-01", "2026-12-31T10:00:00Z"),
        ],
    );
    check(
        "Asia/Kathmandu",
        7,
        "2028-02-28T12:00:00Z",
        &[
            ("2028-02-29", "2028-02-29T01:15:00Z"),
            ("2028-03-01", "2028-03-01T01:15:00Z"),
        ],
    );
}

#[test]
fn hour_that_summer_time_skips_or_repeats_has_one_post() {
    check(
        "Europe/Berlin",
        2,
        "2026-03-28T00:00:00Z",
        &[
            ("2026-03-28", "2026-03-28T01:00:00Z"),
            ("2026-03-29", "2026-03-29T01:00:00Z"),
            ("2026-03-30", "2026-03-30T00:00:00Z"),
        ],
    );
    check(
        "Europe/Berlin",
        2,
        "2026-10-24T12:00:00Z",
        &[
            ("2026-10-25", "2026-10-25T00:00:00Z"),
            ("2026-10-26", "2026-10-26T01:00:00Z"),
        ],
    );
    // The clocks of this zone go from 23:00 to midnight.
    check(
        "America/Nuuk",
        23,
        "2026-03-28T12:00:00Z",
        &[
            ("2026-03-28", "2026-03-29T00:00:00Z"),
            ("2026-03-29", "2026-03-30T00:00:00Z"),
        ],
    );
}

#[test]
fn day_that_a_zone_has_left_out_has_no_post() {
    check(
        "Pacific/Apia",
        9,
        "2011-12-29T12:00:00Z",
        &[
            ("2011-12-29", "2011-12-29T19:00:00Z"),
            ("2011-12-31", "2011-12-30T19:00:00Z"),
        ],
    );
}

#[test]
fn post_is_tried_for_an_hour_and_not_after_it_was_perhaps_sent() {
    let time = PostTime {
        hour: 23,
        zone: zone("Europe/Berlin"),
    };
    let due_at = at("2026-12-01T22:00:00Z");
    let today = day("2026-12-01");
    let tomorrow = NextPost::At(at("2026-12-02T22:00:00Z"));
    let is_due = |last, now| matches!(time.next(last, now), NextPost::Due(due) if due.day == today);
    let unsent = Some(StoredPost {
        day: today,
        state: PostState::Unsent,
    });
    // Past midnight, it is still the post of the day before.
    let last_moment = due_at + HOUR - Duration::from_millis(1);
    for last in [None, Some(done(today.before())), unsent] {
        assert!(is_due(last, due_at) && is_due(last, last_moment));
        assert_eq!(time.next(last, due_at + HOUR), tomorrow);
    }
    let sent = Some(StoredPost {
        day: today,
        state: PostState::Sent(due_at + HOUR / 2),
    });
    assert!(is_due(sent, due_at + HOUR / 2 + Duration::from_mins(1)));
    let forgotten = due_at + HOUR / 2 + Duration::from_mins(2);
    assert_eq!(time.next(sent, forgotten), tomorrow);
    assert_eq!(time.next(Some(done(today)), due_at), tomorrow);
}

#[test]
fn changed_time_brings_no_second_post_of_a_day() {
    let morning = PostTime {
        hour: 9,
        zone: zone("Asia/Tokyo"),
    };
    let now = at("2026-12-01T00:00:00Z");
    let today = day("2026-12-01");
    let evening = PostTime {
        hour: 20,
        ..morning.clone()
    };
    let tomorrow = NextPost::At(at("2026-12-02T11:00:00Z"));
    assert_eq!(evening.next(Some(done(today)), now), tomorrow);
    // There, it is still the day before, which has its post by now.
    let elsewhere = PostTime {
        hour: 20,
        zone: zone("America/Los_Angeles"),
    };
    let next = NextPost::At(at("2026-12-03T04:00:00Z"));
    assert_eq!(elsewhere.next(Some(done(today)), now), next);
}

#[test]
fn each_month_ends_with_one_post() {
    // On 1 November 2026, this hour moves to the next day in UTC, so that no post is on the first.
    for (name, hour) in [
        ("America/New_York", 19),
        ("Pacific/Auckland", 9),
        ("UTC", 0),
    ] {
        let time = PostTime {
            hour,
            zone: zone(name),
        };
        let (mut now, mut last, mut ended) = (at("2026-01-02T12:00:00Z"), None, Vec::new());
        while now < at("2027-01-03T12:00:00Z") {
            match time.next(last, now) {
                NextPost::At(later) => now = later,
                NextPost::Due(due) => {
                    ended.extend(due.ended_month);
                    last = Some(done(due.day));
                }
            }
        }
        let first = at("2026-01-01T00:00:00Z").month().0;
        let expected: Vec<_> = (first..first + 12).map(Month).collect();
        assert_eq!(ended, expected, "{name}");
    }
}

/// All zones with different rules, each with an hour.
fn zones() -> Vec<PostTime> {
    let database = TimeZoneDatabase::bundled();
    let names: BTreeSet<_> = database
        .available()
        .map(|it| it.as_str().to_owned())
        .collect();
    let hours = (0..24).cycle();
    let times = names.iter().zip(hours).map(|(name, hour)| PostTime {
        hour,
        zone: zone(name),
    });
    times.collect()
}

#[test]
fn each_day_of_ten_years_has_one_post_in_every_zone() {
    const YEARS: u32 = 10;
    for (index, time) in zones().into_iter().enumerate() {
        // Each zone in one of the years before and to come, so that all take seconds.
        let first = day("2026-01-01").0 + 365 * (u32::try_from(index).unwrap_or_default() % YEARS);
        let mut now = time.zone.moment(Day(first), 0).expect("a day");
        let mut last: Option<StoredPost> = None;
        for of_day in (first..first + 366).map(Day) {
            if let NextPost::At(later) = time.next(last, now) {
                assert!(later > now, "{time:?}");
                now = later;
            }
            let NextPost::Due(due) = time.next(last, now) else {
                panic!("no post is due at {now:?}: {time:?}");
            };
            assert_eq!((due.day, time.zone.day_at(due.at)), (of_day, of_day));
            assert_eq!(due.at, now, "{time:?}");
            last = Some(done(of_day));
        }
    }
}

#[test]
fn zones_are_found_by_name_and_region() {
    assert_eq!(Zone::from_name("Europe/Atlantis"), None);
    assert_eq!(Zone::default().name(), "UTC");
    assert_eq!(zone("utc"), Zone::default());
    assert_eq!(zone("America/New_York").city(), "New York");
    for &region in ZoneRegion::ALL {
        let zones = region.zones();
        assert!(!zones.is_empty(), "{region:?}");
        for it in zones {
            assert_eq!(Zone::from_name(it.name()), Some(it.clone()));
            assert_eq!(it.region(), Some(region));
        }
    }
    let december = at("2026-12-01T00:00:00Z");
    assert_eq!(zone("Asia/Kathmandu").offset_minutes(december), 345);
    assert_eq!(zone("America/New_York").offset_minutes(december), -300);
}
