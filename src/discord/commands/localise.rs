//! Names and descriptions of commands, options and choices, out of the catalogs.

use std::borrow::Cow;

use crate::discord::{Data, Error};
use crate::i18n::Locale;
use crate::ui;

/// Texts per Discord's locale, as poise keeps them.
type Localizations = Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]>;

/// Names a command, its options, their choices and its subcommands, in every language.
pub(super) fn localise(command: &mut poise::Command<Data, Error>) {
    let id = format!("command_{}", command.name);
    command.name_localizations = everywhere(|locale| locale.look_up(&id));
    let described = format!("{id}_description");
    command.description = Locale::English.look_up(&described).map(Cow::Owned);
    command.description_localizations = everywhere(|locale| locale.look_up(&described));
    for parameter in &mut command.parameters {
        let id = format!("option_{}", parameter.name);
        parameter.name_localizations = everywhere(|locale| locale.look_up(&id));
        let described = format!("{id}_description");
        parameter.description = Locale::English.look_up(&described).map(Cow::Owned);
        parameter.description_localizations = everywhere(|locale| locale.look_up(&described));
        for choice in parameter.choices.to_mut() {
            let id = choice.name.clone();
            choice.localizations = everywhere(|locale| ui::choice(locale, &id));
            choice.name = ui::choice(Locale::English, &id).map_or(id, Cow::Owned);
        }
    }
    command.subcommands.iter_mut().for_each(localise);
}

/// A text in every language, by Discord's names of them.
fn everywhere(text: impl Fn(Locale) -> Option<String>) -> Localizations {
    let all = Locale::ALL
        .into_iter()
        .filter_map(|locale| Some((locale, text(locale)?)));
    let tagged = all.flat_map(|(locale, text)| {
        locale
            .discord_tags()
            .iter()
            .map(move |&tag| (Cow::Borrowed(tag), Cow::Owned(text.clone())))
    });
    tagged.collect::<Vec<_>>().into()
}
