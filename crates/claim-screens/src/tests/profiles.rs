//! Tests of profiles.

use claim_ai::Level;
use claim_ai::analysis::{MistakeKind, Strength};
use claim_rules::GameKind;
use claim_rules::cards::Faction;
use claim_table::career::Achievement;
use claim_table::form::Form;
use claim_table::ids::UserId;
use claim_table::locale::Locale;

use super::limits;
use super::lists::{LONG_NAME, row};
use crate::{Block, BotResults, EventFinish, Opponent, Profile, profile};

/// A profile of a player with that many rated matches lately.
fn profile_with(count: u32, is_own: bool) -> Profile {
    let points = |it: u32| -1500.4 - f64::from(it);
    Profile {
        user: UserId(1),
        name: Some(LONG_NAME.into()),
        reader: is_own.then_some(UserId(1)),
        all_servers: !is_own,
        in_server: true,
        game: is_own.then_some(GameKind::Kingdoms),
        row: (count > 0).then(|| row(1)),
        streaks: (99_999, 99_999),
        history: (0..count).map(|it| (points(it), 2500.6)).collect(),
        games: GameKind::ALL
            .iter()
            .filter(|_| count > 0)
            .map(|&game| (game, row(99_999)))
            .collect(),
        favourite: (count > 0).then_some((Faction::Doppelganger, 99_999)),
        opponents: (0..count.min(5))
            .map(|it| Opponent {
                name: LONG_NAME.into(),
                user: UserId(it.into()),
                won: 33_333,
                drawn: 33_333,
                lost: 33_333,
            })
            .collect(),
        bots: Level::ALL
            .iter()
            .filter(|_| is_own)
            .map(|&level| BotResults {
                level,
                won: 33_333,
                drawn: 33_333,
                lost: 33_333,
            })
            .collect(),
        forms: GameKind::ALL
            .iter()
            .filter(|_| is_own)
            .map(|&game| (game, form_in(game)))
            .collect(),
        events: (0..count.min(3))
            .map(|it| EventFinish {
                event: LONG_NAME.into(),
                place: u16::from(it == 0),
                players: 128,
            })
            .collect(),
        achievements: Some(Achievement::ALL.iter().copied().collect()),
    }
}

/// The form of a person who has much to be told.
fn form() -> Form {
    Form {
        matches: 30,
        kept: Some(0.8799),
        trend: Some((0.91, 0.865)),
        strength: Some(Strength::AboveEasy),
        critical: (120, 90),
        critical_trend: Some((0.8, 0.725)),
        typical: Some(MistakeKind::FollowTwo),
    }
}

/// The same in a game, of which not all have a phase two.
fn form_in(game: GameKind) -> Form {
    let has_phase_two = !matches!(game, GameKind::Kingdoms | GameKind::ClaimIt);
    Form {
        critical_trend: form().critical_trend.filter(|_| has_phase_two),
        ..form()
    }
}

#[test]
fn own_profile_says_how_the_player_decides() {
    let profile_of = |form| {
        let forms = vec![(GameKind::Claim, form)];
        let shown = profile(
            Locale::En,
            Profile {
                forms,
                ..profile_with(0, true)
            },
        );
        limits::check(&shown);
        shown.text()
    };
    let shown = profile_of(form());
    for expected in [
        "87% of the winning chances kept in your last 30 matches. Between easy and medium bots.",
        "The last 10: 91%, before that 86%.",
        "90 of 120 critical moves correct in phase two. The last 10: 80%, before that 72%.",
        "Most frequent mistake: what you follow with in phase two.",
    ] {
        assert!(shown.contains(expected), "{shown}");
    }
    let little = Form {
        matches: 1,
        kept: None,
        trend: None,
        strength: None,
        critical: (1, 0),
        critical_trend: None,
        typical: None,
    };
    let shown = profile_of(little);
    assert!(shown.contains("**Claim:** one match. 0 of 1 critical move correct in phase two."));
}

#[test]
fn profile_fits_on_one_screen_and_its_history_in_words() {
    for locale in Locale::ALL {
        for (count, is_own) in [(0, true), (0, false), (1, true), (50, true), (50, false)] {
            let screen = profile(locale, profile_with(count, is_own));
            limits::check(&screen);
            assert_eq!(screen.pictures().count(), usize::from(count > 0));
            // Games, opponents and events, and achievements, which do not need rated matches.
            let rated = if count > 0 { 4 } else { 1 };
            let is_paragraph =
                |block: &&Block| matches!(block, Block::Text(text) if text.starts_with("**"));
            let paragraphs = screen.blocks.iter().filter(is_paragraph).count();
            let own = if is_own { 2 } else { 0 };
            assert_eq!(paragraphs, rated + own);
            for picture in screen.pictures() {
                assert!(picture.text.ends_with("→ 2501"), "{}", picture.text);
                assert!(picture.alt.ends_with("2501."), "{}", picture.alt);
            }
        }
    }
}
