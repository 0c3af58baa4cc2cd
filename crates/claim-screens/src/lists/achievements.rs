//! Achievements: those that a person has earned, all that there are, and those that a match has earned.

use std::collections::BTreeSet;

use claim_rules::cards::{Faction, Seat};
use claim_rules::claim_it::Face;
use claim_table::career::Achievement;
use claim_table::locale::Locale;

use crate::emoji::Emoji;
use crate::i18n::Translate;
use crate::i18n::keys::{achievements as keys, lists};
use crate::press::{Press, ProfilePage, Shareable};
use crate::screen::model::{Button, Paragraph, Screen};
use crate::text::narrator::Narrator;
use crate::text::words;

/// How many achievements of a match are told with what they are for. A result has no room for more.
const MAX_EXPLAINED: usize = 3;

/// How many achievements a profile names. It has no room for all.
const MAX_NAMED: usize = 12;

/// Shows all achievements to a person who has earned some of them: these first.
#[must_use]
pub fn achievements(locale: Locale, earned: &BTreeSet<Achievement>) -> Screen {
    let line = |it: &Achievement| {
        let named = keys::achievement_line(it.id());
        words::beside(emblem(*it), &locale.say(&named))
    };
    let all = Achievement::ALL.iter();
    let (own, open): (Vec<_>, Vec<_>) = all.partition(|it| earned.contains(it));
    let profile = Button {
        emoji: Some("📈"),
        ..Button::labelled(
            locale.say(&lists::button_my_profile()),
            Shareable::Profile(ProfilePage::default()),
        )
    };
    let open: Vec<_> = open.into_iter().map(line).collect();
    let screen = Screen::titled(&heading(locale, earned)).lines(own.into_iter().map(line));
    let screen = if open.is_empty() {
        screen
    } else {
        screen.paragraph(&Paragraph {
            heading: locale.say(&keys::achievements_open()),
            text: open.join("\n"),
        })
    };
    screen.buttons(&[profile])
}

/// How many are earned of how many.
fn heading(locale: Locale, earned: &BTreeSet<Achievement>) -> String {
    locale.say(&keys::achievements_heading(
        Achievement::ALL.len(),
        earned.len(),
    ))
}

/// The achievements of a profile, the first ones by their names; `None` without any.
pub(crate) fn of_profile(locale: Locale, earned: &BTreeSet<Achievement>) -> Option<Paragraph> {
    let first = earned.iter().take(MAX_NAMED);
    let names = first.map(|it| {
        let name = locale.say(&keys::achievement(it.id()));
        words::beside(emblem(*it), &name.replace(' ', "\u{a0}"))
    });
    let more = (earned.len() > MAX_NAMED).then(|| "…".to_owned());
    let names: Vec<_> = names.chain(more).collect();
    (!names.is_empty()).then(|| Paragraph {
        heading: heading(locale, earned),
        text: names.join(" · "),
    })
}

/// The button to all achievements.
pub(crate) fn button(locale: Locale) -> Button {
    Button {
        emoji: Some("🏅"),
        ..Button::labelled(
            locale.say(&keys::button_achievements()),
            Press::Achievements,
        )
    }
}

/// What a match has earned, for its reader or for everyone; `None` if that is nothing.
pub(crate) fn earned_by_match(
    narrator: Narrator,
    earned: &[(Seat, Achievement)],
) -> Option<Paragraph> {
    let shown = earned.iter().filter(|(seat, _)| {
        let reader = narrator.reader;
        reader.is_none_or(|reader| reader == *seat)
    });
    let shown: Vec<_> = shown.collect();
    let are_explained = shown.len() <= MAX_EXPLAINED;
    let lines = shown.into_iter().map(|&(seat, it)| {
        let said = if are_explained {
            keys::achievement_line(it.id())
        } else {
            keys::achievement(it.id())
        };
        let said = words::beside(emblem(it), &narrator.say(&said));
        match narrator.reader {
            Some(_) => said,
            None => narrator.say(&keys::achievement_of(said, narrator.info.person_name(seat))),
        }
    });
    let lines: Vec<_> = lines.collect();
    (!lines.is_empty()).then(|| Paragraph {
        heading: narrator.say(&keys::achievements_new(lines.len())),
        text: lines.join("\n"),
    })
}

/// What stands before the name of an achievement.
fn emblem(achievement: Achievement) -> &'static str {
    let emblem = match achievement {
        Achievement::WinClaim => Emoji::Tile(Faction::Goblin),
        Achievement::WinClaim2 => Emoji::Tile(Faction::Gnome),
        Achievement::WinClaimMix => Emoji::Tile(Faction::Giant),
        Achievement::WinKingdoms => Emoji::Tile(Faction::Dragon),
        Achievement::WinClaimIt => Emoji::ClaimStone(Face::Six),
        Achievement::EveryGame => Emoji::ClaimStone(Face::Five),
        Achievement::Shutout => Emoji::Tile(Faction::Undead),
        Achievement::BeatEasy => Emoji::Die(Face::One),
        Achievement::BeatMedium => Emoji::Die(Face::Three),
        Achievement::BeatHard => Emoji::Die(Face::Six),
        Achievement::TenOpponents => Emoji::Tile(Faction::Doppelganger),
        Achievement::FiveInARow => Emoji::Tile(Faction::Knight),
        Achievement::LargeTable => Emoji::Tile(Faction::Troll),
        Achievement::TenMatches | Achievement::HundredMatches => Emoji::Tile(Faction::Dwarf),
        Achievement::DailyWin | Achievement::DailyWeek => Emoji::CardBack,
        Achievement::PuzzleWeek | Achievement::FiftyPuzzles => Emoji::Tile(Faction::Seer),
        Achievement::Tournament | Achievement::TournamentWin => Emoji::GoldClaim,
    };
    emblem.as_str()
}
