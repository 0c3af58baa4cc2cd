//! The parts of a press's id, separated by colons. Each type that a press carries is written as one or more of them.

use claim_ai::Level;
use claim_ai::puzzle::Day;
use claim_rules::GameKind;
use claim_rules::cards::{Faction, Seat};
use claim_table::calendar::{Zone, ZoneRegion};
use claim_table::departure::Agreement;
use claim_table::event::Award;
use claim_table::ids::{ChannelId, EventId, MatchId, UserId};
use claim_table::locale::Locale;
use claim_table::settings::PersonalSetting;
use claim_table::time_control::TimeControl;

use super::requests::{Direction, EventDeals, HelpPage, RulingReason};
use crate::finished::play_on_choices::PlayOnChoices;

/// Separates the parts.
const SEPARATOR: char = ':';

/// What can be written as parts of an id.
pub(super) trait Part: Sized {
    /// Adds it to an id.
    fn write(&self, id: &mut IdWriter);

    /// Takes it from the parts that are left; `None` if they are malformed, or people cannot choose the value.
    fn read(parts: &mut Parts<'_>) -> Option<Self>;
}

/// An id that is written, part by part.
#[derive(Default)]
pub(super) struct IdWriter {
    id: String,
    count: usize,
}

impl IdWriter {
    /// Adds a part.
    pub(super) fn push(&mut self, part: &str) {
        if self.count > 0 {
            self.id.push(SEPARATOR);
        }
        self.id.push_str(part);
        self.count += 1;
    }

    /// The whole id. The separator is there even if nothing follows the first part.
    pub(super) fn finish(mut self) -> String {
        if self.count == 1 {
            self.id.push(SEPARATOR);
        }
        self.id
    }
}

/// The parts of an id that have not been read.
#[derive(Clone, Copy)]
pub(super) struct Parts<'a> {
    rest: Option<&'a str>,
    count_read: usize,
}

impl<'a> Parts<'a> {
    /// All parts of an id.
    pub(super) const fn of(id: &'a str) -> Self {
        Self {
            rest: Some(id),
            count_read: 0,
        }
    }

    /// The next part; `None` if there is none.
    pub(super) fn next(&mut self) -> Option<&'a str> {
        let rest = self.rest?;
        let (part, rest) = match rest.split_once(SEPARATOR) {
            Some((part, rest)) => (part, Some(rest)),
            None => (rest, None),
        };
        self.rest = rest;
        self.count_read += 1;
        Some(part)
    }

    /// Takes the next part if it is this one.
    pub(super) fn next_is(&mut self, part: &str) -> Option<()> {
        (self.next()? == part).then_some(())
    }

    /// All parts that are left, as one text.
    fn all(&mut self) -> Option<&'a str> {
        self.count_read += 1;
        self.rest.take()
    }

    /// Whether all parts have been read.
    pub(super) fn are_over(&self) -> bool {
        match self.rest {
            None => self.count_read > 1,
            Some(rest) => rest.is_empty() && self.count_read == 1,
        }
    }
}

/// A text that may contain separators, so that nothing can follow it.
impl Part for String {
    fn write(&self, id: &mut IdWriter) {
        id.push(self);
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        parts.all().map(str::to_owned)
    }
}

/// An empty part stands for none.
impl<T: Part> Part for Option<T> {
    fn write(&self, id: &mut IdWriter) {
        match self {
            Some(value) => value.write(id),
            None => id.push(""),
        }
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        let mut after = *parts;
        if after.next()?.is_empty() {
            *parts = after;
            return Some(None);
        }
        T::read(parts).map(Some)
    }
}

/// One after the other.
impl<T: Part> Part for [T; 2] {
    fn write(&self, id: &mut IdWriter) {
        for value in self {
            value.write(id);
        }
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        Some([T::read(parts)?, T::read(parts)?])
    }
}

/// Implements [`Part`] for types that are a single part: how a value becomes text, and which value a text is.
macro_rules! words {
    ($($Word:ty: $text:expr, $value:expr;)+) => {$(
        impl Part for $Word {
            fn write(&self, id: &mut IdWriter) {
                let text: fn(&Self) -> String = $text;
                id.push(&text(self));
            }

            fn read(parts: &mut Parts<'_>) -> Option<Self> {
                let value: fn(&str) -> Option<Self> = $value;
                value(parts.next()?)
            }
        }
    )+};
}

words! {
    u8: ToString::to_string, |text| text.parse().ok();
    u32: ToString::to_string, |text| text.parse().ok();
    MatchId: ToString::to_string, |text| text.parse().ok();
    EventId: ToString::to_string, |text| text.parse().ok();
    UserId: ToString::to_string, |text| text.parse().ok();
    ChannelId: ToString::to_string, |text| text.parse().ok();
    Seat: ToString::to_string, |text| text.parse().ok();
    Faction: ToString::to_string, |text| text.parse().ok();
    Level: ToString::to_string, |text| text.parse().ok();
    PlayOnChoices: ToString::to_string, |text| text.parse().ok();
    Day: |day| day.0.to_string(), |text| text.parse().ok().map(Day);
    GameKind: |kind| kind.id().to_owned(), GameKind::from_id;
    Locale: |locale| locale.id().to_owned(), Locale::from_id;
    Agreement: |agreement| agreement.id().to_owned(), |text| text.parse().ok();
    PersonalSetting: |setting| setting.id().to_owned(), |text| text.parse().ok();
    ZoneRegion: |region| region.id().to_owned(), |text| text.parse().ok();
    Zone: ToString::to_string, |text| Zone::from_name(text).filter(|zone| zone.name() == text);
    Award: |award| award.id(), Award::from_id;
    EventDeals: |deals| deals.id().to_owned(), |text| text.parse().ok();
    RulingReason: |reason| reason.id().to_owned(), |text| text.parse().ok();
    HelpPage: |page| page.id().to_owned(), |text| text.parse().ok();
    Direction: |direction| direction.id().to_owned(), |text| text.parse().ok();
    bool: |&on| (if on { "on" } else { "off" }).to_owned(), |text| flag(text, "off", "on");
    TimeControl: ToString::to_string, time_control;
}

/// False or true for one of two words; `None` for others.
pub(super) fn flag(word: &str, off: &str, on: &str) -> Option<bool> {
    (word == off || word == on).then_some(word == on)
}

/// A time control that people can choose.
fn time_control(text: &str) -> Option<TimeControl> {
    let control = text.parse().ok();
    control.filter(|control| TimeControl::CHOICES.contains(control))
}
