//! What a command is: its options, what completes them, and what it does. The same definition is registered with
//! Discord and used to check incoming commands.

pub(crate) mod options;
pub(crate) mod registering;
pub(crate) mod registration;

use claim_screens::i18n::{Message, Translate};
use claim_table::locale::Locale;
use futures::future::BoxFuture;
use serde_json::Value;

use super::GROUP;
use super::definition::options::{OptionValue, Options};
use crate::interactions::context::Context;
use crate::interactions::reply::{Reply, ReplyError};

/// Choices for an option that is being typed: labels and values, the best first.
pub(crate) type Choices = Vec<(String, Value)>;

/// Carries out a command.
pub(crate) type Run = for<'a> fn(&'a Context<'a>) -> BoxFuture<'a, Result<Reply, ReplyError>>;

/// Completes an option, given the text typed so far.
type Complete = for<'a> fn(&'a Context<'a>, &'a str) -> BoxFuture<'a, Choices>;

/// A subcommand of `/claim`.
#[derive(Debug)]
pub(crate) struct SlashCommand {
    /// The group within `/claim` that it belongs to, if any: `/claim <group> <name>`. The commands of a group
    /// follow one another.
    pub(crate) group: Option<&'static str>,
    pub(crate) name: &'static str,
    /// The options, in the order in which Discord shows them: the required ones come first.
    pub(crate) options: Vec<CommandOption>,
    /// What it does.
    pub(crate) run: Run,
}

/// A command on a person, from that person's menu: its option [`TARGET`](options::TARGET) is that person.
#[derive(Debug)]
pub(crate) struct PersonCommand {
    /// Its name in each language.
    pub(crate) name: fn() -> Message,
    /// What it does.
    pub(crate) run: Run,
}

impl PersonCommand {
    /// Its name. Discord calls it by the English one.
    pub(crate) fn name(&self, locale: Locale) -> String {
        locale.say(&(self.name)())
    }
}

#[derive(Debug)]
pub(crate) struct CommandOption {
    /// The name, by which its words are found: `option_<name>` and `option_<name>_description`.
    pub(crate) name: &'static str,
    /// What it is filled in with.
    pub(crate) kind: OptionKind,
    /// Whether it has to be filled in.
    pub(crate) is_required: bool,
    /// What completes it, if anything does.
    pub(crate) complete: Option<Complete>,
}

/// What an option is filled in with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum OptionKind {
    /// A text.
    Text,
    /// A text of at most so many characters.
    ShortText(u16),
    /// A whole number between these, inclusive.
    Integer(i64, i64),
    /// A user.
    User,
    /// One of these choices, by its position. Their words are found by [`claim_screens::choice`].
    Choice(Vec<String>),
}

impl SlashCommand {
    /// A command without options.
    pub(crate) const fn new(name: &'static str, run: Run) -> Self {
        Self {
            group: None,
            name,
            options: Vec::new(),
            run,
        }
    }

    /// The same command, in a group.
    pub(crate) fn in_group(self, group: &'static str) -> Self {
        Self {
            group: Some(group),
            ..self
        }
    }

    /// Adds an option.
    pub(crate) fn option(mut self, option: CommandOption) -> Self {
        self.options.push(option);
        self
    }

    /// The words by which it is called: `["claim", "play"]`.
    pub(crate) fn path(&self) -> Vec<&'static str> {
        let words = [Some(GROUP), self.group, Some(self.name)];
        words.into_iter().flatten().collect()
    }

    /// The part of the message keys that names the command: `command_<words>` and `command_<words>_description`.
    /// For a group, the keys have only its name.
    pub(crate) fn words(&self) -> String {
        let words: Vec<_> = self.group.into_iter().chain([self.name]).collect();
        words.join("_")
    }

    /// Whether these options fit: all are defined, and those that are required are there.
    pub(crate) fn fits(&self, options: &Options) -> bool {
        let is_defined = |(name, value): (&str, &OptionValue)| {
            let mut known = self.options.iter();
            known.any(|option| option.name == name && option.kind.fits(value))
        };
        let mut required = self.options.iter().filter(|option| option.is_required);
        options.iter().all(is_defined)
            && required.all(|option| options.iter().any(|(name, _)| name == option.name))
    }
}

impl CommandOption {
    /// An option that need not be filled in.
    pub(crate) const fn new(name: &'static str, kind: OptionKind) -> Self {
        Self {
            name,
            kind,
            is_required: false,
            complete: None,
        }
    }

    /// The same option, which has to be filled in.
    pub(crate) fn required(self) -> Self {
        Self {
            is_required: true,
            ..self
        }
    }

    /// The same option, with what completes it.
    pub(crate) fn completed(self, complete: Complete) -> Self {
        Self {
            complete: Some(complete),
            ..self
        }
    }
}

impl OptionKind {
    /// A choice of these: see [`Options::choice`].
    pub(crate) fn choice(choices: &[impl ToString]) -> Self {
        Self::Choice(choices.iter().map(ToString::to_string).collect())
    }

    fn fits(&self, value: &OptionValue) -> bool {
        match (self, value) {
            (Self::Text | Self::ShortText(_), OptionValue::Text(_))
            | (Self::User, OptionValue::User(_)) => true,
            (Self::Integer(min, max), OptionValue::Integer(number)) => {
                (min..=max).contains(&number)
            }
            (Self::Choice(names), OptionValue::Integer(position)) => {
                usize::try_from(*position).is_ok_and(|position| position < names.len())
            }
            _ => false,
        }
    }
}
