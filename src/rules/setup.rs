//! Which game, for how many, with which options: checked once, trusted from then on.

use serde::{Deserialize, Serialize};

use super::claim;
use crate::cards::{Faction, FactionSet};

/// Which rules: "game" alone always means these, never a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameKind {
    /// Claim, 2 players.
    Claim,
    /// Claim 2, 2 players.
    Claim2,
    /// Claim and Claim 2 combined, 2 to 4 players.
    ClaimMix,
}

impl GameKind {
    /// Every game.
    pub const ALL: [Self; 3] = [Self::Claim, Self::Claim2, Self::ClaimMix];

    /// Its id in records, options and words.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Claim => "claim",
            Self::Claim2 => "claim2",
            Self::ClaimMix => "claim-mix",
        }
    }

    /// The game of that id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }
}

/// A game's options as records have them. Which of them a game takes is for [`Setup::new`] to say.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// `claim-mix`: the deck's factions, the base pair as the first two.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "faction_ids")]
    pub factions: Option<Vec<Faction>>,
}

/// A game, its options and a number of players that go together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    kind: GameKind,
    options: Options,
    claim: claim::Setup,
}

/// Why a game, its options and a number of players do not go together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The game is for two.
    #[error("this game is for 2 players")]
    TwoPlayers,
    /// An option this game does not have.
    #[error("this game has no factions to choose")]
    NoFactions,
    /// An option this game cannot do without.
    #[error("this game needs the factions of its deck")]
    FactionsNeeded,
    /// A faction listed twice.
    #[error("a faction is listed twice")]
    Repeated,
    /// The base pair is not listed first.
    #[error("the base pair comes first: goblin and knight, or gnome and giant")]
    BasePairFirst,
    /// The deck does not suit.
    #[error(transparent)]
    Deck(#[from] claim::SetupError),
}

impl Setup {
    /// Checks that the three go together (RULES.md 1.1, RECORD.md 'Header').
    ///
    /// # Errors
    ///
    /// As [`SetupError`] lists.
    pub fn new(kind: GameKind, players: u8, options: Options) -> Result<Self, SetupError> {
        let factions = match (kind, &options.factions) {
            (GameKind::Claim | GameKind::Claim2, Some(_)) => return Err(SetupError::NoFactions),
            (GameKind::Claim | GameKind::Claim2, None) if players != 2 => {
                return Err(SetupError::TwoPlayers);
            }
            (GameKind::Claim, None) => claim::CLAIM,
            (GameKind::Claim2, None) => claim::CLAIM_2,
            (GameKind::ClaimMix, None) => return Err(SetupError::FactionsNeeded),
            (GameKind::ClaimMix, Some(listed)) => mixed(listed)?,
        };
        Ok(Self {
            kind,
            options,
            claim: claim::Setup::new(factions, players)?,
        })
    }

    /// The game.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        self.kind
    }

    /// How many play.
    #[must_use]
    pub const fn players(&self) -> u8 {
        self.claim.players()
    }

    /// The options, as they were given.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The set-up of the trick game.
    pub(super) const fn claim(&self) -> claim::Setup {
        self.claim
    }
}

/// The deck that a `claim-mix` header lists: the base pair as the first two.
fn mixed(listed: &[Faction]) -> Result<FactionSet, SetupError> {
    let factions = FactionSet::of(listed);
    if factions.len() != listed.len() {
        return Err(SetupError::Repeated);
    }
    let pair = FactionSet::of(listed.get(..2).unwrap_or_default());
    if !claim::BASE_PAIRS.contains(&pair) {
        return Err(SetupError::BasePairFirst);
    }
    Ok(factions)
}

/// Factions as a list of their ids.
mod faction_ids {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    use crate::cards::Faction;

    #[expect(clippy::ref_option, reason = "serde gives the field by reference")]
    pub(super) fn serialize<S: Serializer>(
        factions: &Option<Vec<Faction>>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let ids = factions.iter().flatten().map(|faction| faction.id());
        ids.collect::<Vec<_>>().serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Vec<Faction>>, D::Error> {
        Vec::<String>::deserialize(deserializer)?
            .iter()
            .map(|id| {
                id.parse()
                    .map_err(|()| D::Error::custom(format!("no faction is {id:?}")))
            })
            .collect::<Result<_, _>>()
            .map(Some)
    }
}
