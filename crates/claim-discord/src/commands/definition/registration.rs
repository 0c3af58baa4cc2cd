//! The commands as they are registered with Discord, by poise: names, descriptions, options and choices,
//! in every language.

use std::borrow::Cow;

use anyhow::Context;
use claim_screens::i18n::{Translate, discord_locales, offered_languages};
use claim_table::locale::Locale;
use poise::builtins::create_application_commands;
use poise::{CommandParameter, CommandParameterChoice};
use serde_json::{Map, Value, json};
use serenity::all::{
    CommandOptionType, CreateAutocompleteResponse, CreateCommandOption, InstallationContext,
    InteractionContext,
};

use super::{CommandOption, OptionKind, PersonCommand, SlashCommand};
use crate::commands::{GROUP, all, on_people};

/// A command of poise's. It never runs: interactions are carried out from their JSON, by the same
/// definitions.
type Command = poise::Command<(), anyhow::Error>;

/// Texts by Discord's locale tags, in the type that poise takes.
type Localizations = Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]>;

/// The definitions of all commands, in the JSON that Discord takes.
pub(crate) fn definitions() -> anyhow::Result<Value> {
    let group = Command {
        subcommands: all()
            .chunk_by(|one, next| one.group.is_some() && one.group == next.group)
            .map(command_or_group)
            .collect(),
        install_context: Some(vec![InstallationContext::Guild, InstallationContext::User]),
        interaction_context: Some(vec![
            InteractionContext::Guild,
            InteractionContext::BotDm,
            InteractionContext::PrivateChannel,
        ]),
        ..named(GROUP, GROUP)
    };
    let mut json = serde_json::to_value(create_application_commands(&[group]))?;
    for command in all() {
        for option in &command.options {
            let path = command.path().into_iter().chain([option.name]);
            let registered = find(&mut json, path).context("an option is missing")?;
            match option.kind {
                OptionKind::Integer(min, max) => {
                    registered["min_value"] = min.into();
                    registered["max_value"] = max.into();
                }
                OptionKind::ShortText(max) => registered["max_length"] = max.into(),
                OptionKind::Text | OptionKind::User | OptionKind::Choice(_) => {}
            }
        }
    }
    let on_people = on_people().into_iter().map(|it| definition_on_people(&it));
    json.as_array_mut()
        .context("a list of commands")?
        .extend(on_people);
    Ok(json)
}

/// The definition of a command in people's menus, of Discord's type 2: in servers that have installed the bot.
fn definition_on_people(command: &PersonCommand) -> Value {
    let names = in_all_locales(|locale| Some(command.name(locale)));
    let names: Map<_, _> = names
        .iter()
        .map(|(tag, name)| (tag.to_string(), name.as_ref().into()))
        .collect();
    json!({
        "type": 2,
        "name": command.name(Locale::En),
        "name_localizations": names,
        "integration_types": [0],
        "contexts": [0],
    })
}

/// The definition of an option, or of a command, by the names that lead to it.
fn find(
    definitions: &mut Value,
    path: impl IntoIterator<Item = &'static str>,
) -> Option<&mut Value> {
    let mut path = path.into_iter();
    let first = path.next()?;
    let command = definition(definitions, first)?;
    path.try_fold(command, |outer, name| {
        definition(&mut outer["options"], name)
    })
}

fn definition<'a>(definitions: &'a mut Value, name: &str) -> Option<&'a mut Value> {
    let mut all = definitions.as_array_mut()?.iter_mut();
    all.find(|definition| definition["name"] == name)
}

/// A command without parameters. `words` is how its words are found.
fn named(name: &'static str, words: &str) -> Command {
    let id = format!("command_{words}");
    let description = format!("{id}_description");
    Command {
        name: name.into(),
        name_localizations: in_all_locales(|locale| locale.look_up(&id)),
        description: Locale::En.look_up(&description).map(Cow::Owned),
        description_localizations: in_all_locales(|locale| locale.look_up(&description)),
        slash_action: Some(|_| Box::pin(async { Ok(()) })),
        ..Command::default()
    }
}

/// One command, or all those of a group; never none.
fn command_or_group(commands: &[SlashCommand]) -> Command {
    match commands[0].group {
        Some(group) => Command {
            subcommands: commands.iter().map(command).collect(),
            ..named(group, group)
        },
        None => command(&commands[0]),
    }
}

fn command(command: &SlashCommand) -> Command {
    Command {
        parameters: command.options.iter().map(parameter).collect(),
        ..named(command.name, &command.words())
    }
}

fn parameter(option: &CommandOption) -> CommandParameter<(), anyhow::Error> {
    let id = format!("option_{}", option.name);
    let description = format!("{id}_description");
    let (set_type, choices): (fn(CreateCommandOption) -> CreateCommandOption, &[_]) =
        match &option.kind {
            OptionKind::Text | OptionKind::ShortText(_) => {
                (|it| it.kind(CommandOptionType::String), &[])
            }
            OptionKind::Integer(..) => (|it| it.kind(CommandOptionType::Integer), &[]),
            OptionKind::User => (|it| it.kind(CommandOptionType::User), &[]),
            OptionKind::Choice(names) => (|it| it.kind(CommandOptionType::Integer), names),
        };
    CommandParameter {
        name: option.name.into(),
        name_localizations: in_all_locales(|locale| locale.look_up(&id)),
        description: Locale::En.look_up(&description).map(Cow::Owned),
        description_localizations: in_all_locales(|locale| locale.look_up(&description)),
        required: option.is_required,
        channel_types: None,
        choices: choices.iter().map(|name| choice(name)).collect(),
        type_setter: Some(set_type),
        autocomplete_callback: if option.complete.is_some() {
            Some(|_, _| Box::pin(async { CreateAutocompleteResponse::new() }))
        } else {
            None
        },
        __non_exhaustive: (),
    }
}

fn choice(id: &str) -> CommandParameterChoice {
    let name = claim_screens::choice(Locale::En, id);
    CommandParameterChoice {
        name: name.unwrap_or_else(|| id.to_owned()).into(),
        localizations: in_all_locales(|locale| claim_screens::choice(locale, id)),
        __non_exhaustive: (),
    }
}

/// A text in every language, by Discord's locale tags.
fn in_all_locales(text: impl Fn(Locale) -> Option<String>) -> Localizations {
    let all = offered_languages().filter_map(|locale| Some((locale, text(locale)?)));
    let tagged = all.flat_map(|(locale, text)| {
        discord_locales(locale).map(move |tag| (Cow::Borrowed(tag), Cow::Owned(text.clone())))
    });
    tagged.collect::<Vec<_>>().into()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// Discord’s limit for the names, descriptions and values of a command, in characters.
    const MAX_COMMAND_CHARS: usize = 8_000;

    /// The text of a definition in a language, as Discord shows it.
    fn shown<'a>(definition: &'a Value, key: &str, tag: &str) -> &'a str {
        let localized = &definition[format!("{key}_localizations")][tag];
        localized
            .as_str()
            .unwrap_or_else(|| definition[key].as_str().unwrap_or_default())
    }

    fn inner(definition: &Value) -> impl Iterator<Item = &Value> {
        let lists = ["options", "choices"].map(|it| definition[it].as_array());
        lists.into_iter().flatten().flatten()
    }

    /// The characters of a definition, of which Discord counts the longest translation of each text.
    fn characters(definition: &Value, tags: &[&str]) -> usize {
        let longest = |key: &str| {
            let lengths = tags
                .iter()
                .map(|tag| shown(definition, key, tag).chars().count());
            lengths.max().unwrap_or_default()
        };
        let value = definition["value"].as_str().map_or(0, str::len);
        let inner = inner(definition).map(|it| characters(it, tags));
        longest("name") + longest("description") + value + inner.sum::<usize>()
    }

    #[track_caller]
    fn check_names(definition: &Value, tag: &str) {
        let mut names = HashSet::new();
        for it in inner(definition) {
            let name = shown(it, "name", tag);
            assert!(names.insert(name), "{tag}: {name} is there twice");
            check_names(it, tag);
        }
    }

    #[test]
    fn commands_are_within_the_limits_of_discord_in_every_language() {
        let tags: Vec<_> = offered_languages().flat_map(discord_locales).collect();
        let all = definitions().expect("the definitions");
        let all = all.as_array().expect("a list");
        for definition in all {
            for tag in &tags {
                check_names(definition, tag);
            }
            let length = characters(definition, &tags);
            assert!(length <= MAX_COMMAND_CHARS, "{length} characters");
        }
        // Commands on people are on the same level.
        for tag in &tags {
            let names: HashSet<_> = all.iter().map(|it| shown(it, "name", tag)).collect();
            assert_eq!(names.len(), all.len(), "{tag}: {names:?}");
        }
    }
}
