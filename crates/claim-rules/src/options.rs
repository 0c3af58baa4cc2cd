//! The options of a game, and why they are refused.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::cards::Faction;

/// The options of a game in the form of records: a JSON object. The game's setup defines which
/// options it takes and which values they have.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Options(Map<String, Value>);

/// Why a game, its options and a number of players do not fit together: a phrase for operators and
/// for readers of records.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct SetupError(String);

impl Options {
    /// The key of a list of factions, which `claim-mix` and `kingdoms` have.
    pub const FACTIONS: &str = "factions";

    /// The key of a variant of the rules, a single id, which `claim-it` has.
    pub const VARIANT: &str = "variant";

    /// The keys of all options that players choose.
    pub const KEYS: [&str; 2] = [Self::FACTIONS, Self::VARIANT];

    /// Sets an option.
    #[must_use]
    pub fn with(mut self, key: &str, value: impl Into<Value>) -> Self {
        self.0.insert(key.to_owned(), value.into());
        self
    }

    /// Sets an option to the chosen ids; unchanged if none is chosen.
    #[must_use]
    pub fn with_chosen(self, key: &str, chosen: &[&str]) -> Self {
        match chosen {
            [] => self,
            [only] if key != Self::FACTIONS => self.with(key, *only),
            several => self.with(key, several),
        }
    }

    /// The ids of an option: the entries of a list, or a single text.
    #[must_use]
    pub fn ids(&self, key: &str) -> Vec<&str> {
        match self.0.get(key) {
            Some(Value::Array(list)) => list.iter().filter_map(Value::as_str).collect(),
            Some(Value::String(id)) => vec![id],
            _ => Vec::new(),
        }
    }

    /// Adds other options, which replace those with the same key.
    pub(crate) fn extend(&mut self, others: &Self) {
        self.0.extend(others.0.clone());
    }

    /// Makes sure that there are no options but these.
    pub(crate) fn expect_only(&self, keys: &[&str]) -> Result<(), SetupError> {
        match self.0.keys().find(|key| !keys.contains(&key.as_str())) {
            None => Ok(()),
            Some(key) => Err(SetupError::new(format!("unknown option `{key}`"))),
        }
    }

    /// The string that an option must have.
    pub(crate) fn require_string(&self, key: &str) -> Result<&str, SetupError> {
        let string = self.require(key)?.as_str();
        string.ok_or_else(|| SetupError::new(format!("the option `{key}` must be a string")))
    }

    /// The list of factions that [`Options::FACTIONS`] must have.
    pub(crate) fn require_factions(&self) -> Result<Vec<Faction>, SetupError> {
        let key = Self::FACTIONS;
        let wrong = || SetupError::new(format!("the option `{key}` must be a list of strings"));
        let list = self.require(key)?.as_array().ok_or_else(wrong)?;
        let faction = |value: &Value| {
            let id = value.as_str().ok_or_else(wrong)?;
            let unknown = |_| SetupError::new(format!("unknown faction \"{id}\""));
            id.parse().map_err(unknown)
        };
        list.iter().map(faction).collect()
    }

    fn require(&self, key: &str) -> Result<&Value, SetupError> {
        let missing = || SetupError::new(format!("the option `{key}` is missing"));
        self.0.get(key).ok_or_else(missing)
    }
}

impl SetupError {
    /// An error with this message.
    #[must_use]
    pub fn new(message: impl Into<String>) -> Self {
        Self(message.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chosen_ids_become_a_list_only_for_factions() {
        let chosen = |key, ids: &[&str]| Options::default().with_chosen(key, ids);
        let one = chosen(Options::VARIANT, &["standard"]);
        assert_eq!(one, Options::default().with("variant", "standard"));
        let list = chosen(Options::FACTIONS, &["goblin"]);
        assert_eq!(list, Options::default().with("factions", vec!["goblin"]));
        assert_eq!(chosen(Options::FACTIONS, &[]), Options::default());
    }

    #[test]
    fn ids_come_from_a_list_or_a_string() {
        let options = Options::default()
            .with("factions", vec!["gnome", "giant"])
            .with("variant", "recycle")
            .with("number", 7);
        assert_eq!(options.ids("factions"), ["gnome", "giant"]);
        assert_eq!(options.ids("variant"), ["recycle"]);
        assert_eq!(options.ids("number"), [""; 0]);
        assert_eq!(options.ids("missing"), [""; 0]);
    }
}
