//! What presses carry that is several parts of an id.

use claim_rules::GameKind;
use claim_rules::cards::Faction;
use claim_table::event::{Format, SWISS_ROUNDS};
use claim_table::settings::{PostPlace, ServerSetting};
use claim_table::terms::Terms;
use claim_table::time_control::TimeControl;

use super::parts::{IdWriter, Part, Parts, flag};
use super::requests::{BotMatch, ChosenOptions, EventDraft, LeaderboardPage, ProfilePage};

/// The place of a leaderboard or profile that counts all servers.
const EVERYWHERE: &str = "everywhere";

/// Stands for the number sign in names, which ends the ids of components.
const NUMBER_SIGN: &str = "¤";

/// `kind:players:variant:time`.
impl Part for Terms {
    fn write(&self, id: &mut IdWriter) {
        self.kind.write(id);
        self.players.write(id);
        self.variant.write(id);
        self.time_control.write(id);
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        Some(Self {
            kind: Part::read(parts)?,
            players: Part::read(parts)?,
            variant: (Some(parts.next()?).filter(|id| !id.is_empty())).map(str::to_owned),
            // Players can agree to the time of a table even if it cannot be chosen for another.
            time_control: parts.next()?.parse().ok()?,
        })
    }
}

/// `kind:players:level:factions:variant:time`, the last part only if the time is limited.
impl Part for BotMatch {
    fn write(&self, id: &mut IdWriter) {
        self.kind.write(id);
        self.players.write(id);
        self.level.write(id);
        self.chosen.write(id);
        if self.time_control != TimeControl::Unlimited {
            self.time_control.write(id);
        }
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        Some(Self {
            kind: Part::read(parts)?,
            players: Part::read(parts)?,
            level: Part::read(parts)?,
            chosen: Part::read(parts)?,
            time_control: if parts.are_over() {
                TimeControl::Unlimited
            } else {
                Part::read(parts)?
            },
        })
    }
}

/// `factions:variant`.
impl Part for ChosenOptions {
    fn write(&self, id: &mut IdWriter) {
        let factions = self.factions.iter();
        let factions: String = factions.map(|&it| faction_digit(it)).collect();
        id.push(&factions);
        self.variant.write(id);
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        let faction = |digit: char| {
            let mut known = Faction::ALL.into_iter();
            known.find(|&it| faction_digit(it) == digit)
        };
        Some(Self {
            factions: parts.next()?.chars().map(faction).collect::<Option<_>>()?,
            variant: (Some(parts.next()?).filter(|id| !id.is_empty())).map(str::to_owned),
        })
    }
}

/// A faction in one character: the ids of all would not fit.
fn faction_digit(faction: Faction) -> char {
    char::from_digit(faction as u32, 36).unwrap_or_default()
}

/// Only the page if it is the usual leaderboard; otherwise `page:game:place:time`.
impl Part for LeaderboardPage {
    fn write(&self, id: &mut IdWriter) {
        self.page.write(id);
        let usual = Self {
            page: self.page,
            ..Self::default()
        };
        if *self != usual {
            self.game.write(id);
            id.push(if self.all_servers { EVERYWHERE } else { "here" });
            id.push(if self.this_month { "month" } else { "ever" });
        }
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        let usual = Self {
            page: Part::read(parts)?,
            ..Self::default()
        };
        if parts.are_over() {
            return Some(usual);
        }
        Some(Self {
            game: Part::read(parts)?,
            all_servers: flag(parts.next()?, "here", EVERYWHERE)?,
            this_month: flag(parts.next()?, "ever", "month")?,
            ..usual
        })
    }
}

/// `s4` for four rounds of Swiss, `k3` for a knockout with the best of three, `rr` for a round robin.
impl Part for Format {
    fn write(&self, id: &mut IdWriter) {
        id.push(&match self {
            Self::Swiss { rounds } => format!("s{rounds}"),
            Self::Knockout { best_of } => format!("k{best_of}"),
            Self::RoundRobin => "rr".to_owned(),
        });
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        let text = parts.next()?;
        if text == "rr" {
            return Some(Self::RoundRobin);
        }
        let rounds = text.strip_prefix('s').and_then(|text| text.parse().ok());
        if let Some(rounds) = rounds.filter(|it| SWISS_ROUNDS.contains(it)) {
            return Some(Self::Swiss { rounds });
        }
        let best_of = text.strip_prefix('k').and_then(|text| text.parse().ok());
        let best_of = best_of.filter(|it| [1, 3].contains(it))?;
        Some(Self::Knockout { best_of })
    }
}

/// `format:game:time:minutes:most:check-in:deals:name`.
impl Part for EventDraft {
    fn write(&self, id: &mut IdWriter) {
        self.format.write(id);
        self.game.write(id);
        self.time.write(id);
        self.starts_in.write(id);
        self.most.write(id);
        self.check_in.write(id);
        self.deals.write(id);
        self.chosen.write(id);
        id.push(&self.name.replace('#', NUMBER_SIGN));
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        Some(Self {
            format: Part::read(parts)?,
            game: Part::read(parts)?,
            time: Part::read(parts)?,
            starts_in: Part::read(parts)?,
            most: Part::read(parts)?,
            check_in: Part::read(parts)?,
            deals: Part::read(parts)?,
            chosen: Part::read(parts)?,
            name: String::read(parts)?.replace(NUMBER_SIGN, "#"),
        })
    }
}

/// `user:game`, each of which can be empty, and the place only if it is all servers.
impl Part for ProfilePage {
    fn write(&self, id: &mut IdWriter) {
        self.user.write(id);
        self.game.write(id);
        if self.all_servers {
            id.push(EVERYWHERE);
        }
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        let (user, game) = (Part::read(parts)?, Option::<GameKind>::read(parts)?);
        let all_servers = !parts.are_over();
        if all_servers {
            parts.next_is(EVERYWHERE)?;
        }
        Some(Self {
            user,
            game,
            all_servers,
        })
    }
}

/// `channel:locale`.
impl Part for PostPlace {
    fn write(&self, id: &mut IdWriter) {
        self.channel.write(id);
        self.locale.write(id);
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        Some(Self {
            channel: Part::read(parts)?,
            locale: Part::read(parts)?,
        })
    }
}

/// `name:value`.
impl Part for ServerSetting {
    fn write(&self, id: &mut IdWriter) {
        let name = match self {
            Self::Language(_) => "language",
            Self::DefaultGame(_) => "game",
            Self::DefaultTimeControl(_) => "time",
            Self::Channel(_, true) => "channel-on",
            Self::Channel(_, false) => "channel-off",
            Self::AllChannels => "all-channels",
            Self::MatchThreads(_) => "threads",
            Self::MaxOpenTables(_) => "tables",
            Self::MaxMatches(_) => "matches",
            Self::Rated(_) => "rated",
            Self::EventsForAll(_) => "events",
            Self::PostPlace(_) => "post",
            Self::PostHour(_) => "post-hour",
            Self::PostZone(_) => "post-zone",
            Self::Extras(_) => "extras",
        };
        id.push(name);
        match self {
            Self::Language(language) => language.write(id),
            Self::DefaultGame(game) => game.write(id),
            Self::DefaultTimeControl(key) => key.write(id),
            Self::Channel(channel, _) => channel.write(id),
            Self::AllChannels => id.push(""),
            Self::MatchThreads(on)
            | Self::Rated(on)
            | Self::EventsForAll(on)
            | Self::Extras(on) => on.write(id),
            Self::PostPlace(place) => place.write(id),
            Self::PostHour(hour) => hour.write(id),
            Self::PostZone(zone) => zone.write(id),
            Self::MaxOpenTables(limit) | Self::MaxMatches(limit) => limit.write(id),
        }
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        let setting = match parts.next()? {
            "language" => Self::Language(Part::read(parts)?),
            "game" => Self::DefaultGame(Part::read(parts)?),
            "time" => {
                let control = Option::<TimeControl>::read(parts)?;
                Self::DefaultTimeControl(control.map(|control| control.to_string()))
            }
            "channel-on" => Self::Channel(Part::read(parts)?, true),
            "channel-off" => Self::Channel(Part::read(parts)?, false),
            "all-channels" => {
                parts.next_is("")?;
                Self::AllChannels
            }
            "threads" => Self::MatchThreads(Part::read(parts)?),
            "tables" => Self::MaxOpenTables(Part::read(parts)?),
            "matches" => Self::MaxMatches(Part::read(parts)?),
            "rated" => Self::Rated(Part::read(parts)?),
            "events" => Self::EventsForAll(Part::read(parts)?),
            "post" => Self::PostPlace(Part::read(parts)?),
            "post-hour" => Self::PostHour(Some(u8::read(parts)?).filter(|&hour| hour < 24)?),
            "post-zone" => Self::PostZone(Part::read(parts)?),
            "extras" => Self::Extras(Part::read(parts)?),
            _ => return None,
        };
        // A limit of 0 would be a ban.
        let is_ban = matches!(
            setting,
            Self::MaxOpenTables(Some(0)) | Self::MaxMatches(Some(0))
        );
        (!is_ban).then_some(setting)
    }
}
