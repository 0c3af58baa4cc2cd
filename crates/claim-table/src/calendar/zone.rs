//! Time zones, by their names in the database of the IANA, which is a part of the program.

use std::fmt;
use std::hash::{Hash, Hasher};

use claim_rules::Day;
use jiff::civil::{Date, date};
use jiff::tz::{AmbiguousOffset, TimeZone, TimeZoneDatabase};
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::timestamp::Timestamp;

/// A time zone.
#[derive(Clone, Debug)]
pub struct Zone(TimeZone);

/// A part of the world, by which the database sorts its zones.
#[derive(Clone, Copy, Debug, EnumString, Eq, Hash, IntoStaticStr, PartialEq, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "they explain themselves")]
pub enum ZoneRegion {
    Africa,
    America,
    Antarctica,
    Asia,
    Atlantic,
    Australia,
    Europe,
    Indian,
    Pacific,
}

impl Default for Zone {
    /// UTC, by which the days of daily deals and puzzles change.
    fn default() -> Self {
        Self(TimeZone::UTC)
    }
}

/// Zones are the same if their names are: the library also takes those of the same rules for the same.
impl PartialEq for Zone {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for Zone {}

impl Hash for Zone {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name().hash(state);
    }
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl ZoneRegion {
    /// All regions, in the order of their names.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// The id in message keys and buttons.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The region’s zones, in the order of their names.
    #[must_use]
    pub fn zones(self) -> Vec<Zone> {
        let all = TimeZoneDatabase::bundled();
        let zones = all
            .available()
            .filter_map(|name| Zone::from_name(name.as_str()));
        let mut zones: Vec<_> = zones.filter(|it| it.region() == Some(self)).collect();
        zones.sort_by(|one, other| one.name().cmp(other.name()));
        zones
    }
}

impl Zone {
    /// The zone of this name, for example `Europe/Berlin`; `None` if the database has none.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        TimeZoneDatabase::bundled().get(name).ok().map(Self)
    }

    /// The name in the database.
    #[must_use]
    pub fn name(&self) -> &str {
        self.0.iana_name().unwrap_or_default()
    }

    /// The region, if the zone is one of those that are offered by region.
    #[must_use]
    pub fn region(&self) -> Option<ZoneRegion> {
        let (region, _) = self.name().split_once('/')?;
        region.to_lowercase().parse().ok()
    }

    /// The name without its region, as people read it: `New York`.
    #[must_use]
    pub fn city(&self) -> String {
        let name = self.name();
        let city = name.split_once('/').map_or(name, |(_, city)| city);
        city.replace('_', " ")
    }

    /// How many minutes its clocks are ahead of UTC at a time.
    #[must_use]
    pub fn offset_minutes(&self, at: Timestamp) -> i32 {
        self.0.to_offset(instant(at)).seconds() / 60
    }

    /// The date that its calendars show at a time.
    #[must_use]
    pub fn day_at(&self, at: Timestamp) -> Day {
        day_of(self.0.to_datetime(instant(at)).date())
    }

    /// The moment at which its clocks show an hour of a day. Where summer time skips that hour, the moment when it would
    /// have begun; where the hour comes twice, the first time. `None` if the zone has left out the whole day.
    pub(super) fn moment(&self, day: Day, hour: u8) -> Option<Timestamp> {
        let local = date_of(day)?.at(i8::try_from(hour).ok()?, 0, 0, 0);
        let offsets = match self.0.to_ambiguous_timestamp(local).offset() {
            AmbiguousOffset::Unambiguous { offset } => [offset, offset],
            AmbiguousOffset::Fold { before, .. } => [before, before],
            // The second one is for an hour that summer time would move to the next day.
            AmbiguousOffset::Gap { before, after } => [before, after],
        };
        let moments = offsets
            .into_iter()
            .filter_map(|it| it.to_timestamp(local).ok());
        let mut moments = moments.map(|it| Timestamp(it.as_millisecond()));
        moments.find(|&it| self.day_at(it) == day)
    }
}

/// A time of the library; beyond its range, its last or first one.
fn instant(at: Timestamp) -> jiff::Timestamp {
    let limit = if at.0 < 0 {
        jiff::Timestamp::MIN
    } else {
        jiff::Timestamp::MAX
    };
    jiff::Timestamp::from_millisecond(at.0).unwrap_or(limit)
}

/// The first day of [`Day`].
const EPOCH: Date = date(1970, 1, 1);

fn day_of(date: Date) -> Day {
    let days = date.duration_since(EPOCH).as_hours() / 24;
    Day(u32::try_from(days).unwrap_or_default())
}

fn date_of(day: Day) -> Option<Date> {
    let days = jiff::Span::new().try_days(day.0).ok()?;
    EPOCH.checked_add(days).ok()
}
