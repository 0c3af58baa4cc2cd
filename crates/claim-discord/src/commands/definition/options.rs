//! The options of a command, as a user has filled them in.

use claim_table::ids::{PersonName, UserId};
use serde_json::Value;

use crate::api::rest::json::{id, person_name};

/// Discord's types of options.
mod kind {
    pub(crate) const TEXT: u64 = 3;
    pub(crate) const INTEGER: u64 = 4;
    pub(crate) const USER: u64 = 6;
}

/// The option with the person on whom a command of their menu was used.
pub(crate) const TARGET: &str = "target";

/// The options that were filled in, by name.
#[derive(Debug, Default)]
pub(crate) struct Options(Vec<(String, OptionValue)>);

/// What an option was filled in with.
#[derive(Debug)]
pub(crate) enum OptionValue {
    /// A text.
    Text(String),
    /// A whole number, or the position of a choice.
    Integer(i64),
    /// A user.
    User(ResolvedUser),
    /// Something that no command asks for.
    Other,
}

/// A user who was chosen.
#[derive(Clone, Debug)]
pub(crate) struct ResolvedUser {
    /// The account.
    pub(crate) id: UserId,
    /// Its names: the display name is the one by which others see it here.
    pub(crate) name: PersonName,
    /// Whether it is a bot's.
    pub(crate) is_bot: bool,
    /// Whether it is a member of this server.
    pub(crate) is_member: bool,
}

/// The name of the option that is being typed, and the text so far.
type Focused = (String, String);

impl Options {
    /// No options.
    pub(crate) const fn none() -> Self {
        Self(Vec::new())
    }

    /// The options of a command on a person.
    pub(crate) fn on_person(person: ResolvedUser) -> Self {
        Self(vec![(TARGET.to_owned(), OptionValue::User(person))])
    }

    /// Reads the options of a command, and the one that is being typed. `None` if one cannot be read.
    pub(crate) fn read(options: &Value, resolved: &Value) -> Option<(Self, Option<Focused>)> {
        let options = match options {
            Value::Null => &[],
            given => given.as_array()?.as_slice(),
        };
        let (mut read, mut focused) = (Vec::new(), None);
        for option in options {
            let name = option["name"].as_str()?.to_owned();
            let value = &option["value"];
            if option["focused"] == true {
                focused = Some((
                    name,
                    value
                        .as_str()
                        .map_or_else(|| value.to_string(), str::to_owned),
                ));
                continue;
            }
            let value = match option["type"].as_u64()? {
                kind::TEXT => OptionValue::Text(value.as_str()?.to_owned()),
                kind::INTEGER => OptionValue::Integer(value.as_i64()?),
                // For autocompletion, Discord sends no `resolved` data.
                kind::USER => ResolvedUser::read(value, resolved)
                    .map_or(OptionValue::Other, OptionValue::User),
                _ => OptionValue::Other,
            };
            read.push((name, value));
        }
        Some((Self(read), focused))
    }

    /// The options, in the order in which they were sent.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (&str, &OptionValue)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value))
    }

    /// An option's text, if it was filled in.
    pub(crate) fn text(&self, name: &str) -> Option<&str> {
        match self.get(name)? {
            OptionValue::Text(text) => Some(text),
            _ => None,
        }
    }

    /// An option's number, or the position of its choice, if it was filled in.
    pub(crate) fn integer(&self, name: &str) -> Option<i64> {
        match self.get(name)? {
            OptionValue::Integer(number) => Some(*number),
            _ => None,
        }
    }

    /// Which of an option's choices was made, if it was filled in.
    pub(crate) fn choice<T: Copy>(&self, name: &str, choices: &[T]) -> Option<T> {
        let position = usize::try_from(self.integer(name)?).ok()?;
        choices.get(position).copied()
    }

    /// An option's user, if it was filled in.
    pub(crate) fn user(&self, name: &str) -> Option<&ResolvedUser> {
        match self.get(name)? {
            OptionValue::User(user) => Some(user),
            _ => None,
        }
    }

    fn get(&self, name: &str) -> Option<&OptionValue> {
        let mut options = self.iter();
        options
            .find(|(known, _)| *known == name)
            .map(|(_, value)| value)
    }
}

impl ResolvedUser {
    /// The user with this id, of whom `resolved` tells.
    pub(crate) fn read(value: &Value, resolved: &Value) -> Option<Self> {
        let key = value.as_str()?;
        let user = &resolved["users"][key];
        let member = &resolved["members"][key];
        Some(Self {
            id: UserId(id(value)?),
            name: person_name(user, member)?,
            is_bot: user["bot"] == true,
            // Discord resolves a member only for people who are on the server.
            is_member: member.is_object(),
        })
    }
}
