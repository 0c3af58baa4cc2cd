//! Names and descriptions of commands, options and choices, from the catalogs.

use std::borrow::Cow;

use crate::discord::state::{Data, Error};
use crate::i18n::Locale;
use crate::ui;

/// Texts by Discord's locale tags, in the type that poise takes.
type Localizations = Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]>;

/// Sets the texts of a command, its options, their choices and its subcommands in every language.
pub(super) fn localise(command: &mut poise::Command<Data, Error>) {
    let id = format!("command_{}", command.name);
    command.name_localizations = in_all_locales(|locale| locale.look_up(&id));
    let description_id = format!("{id}_description");
    command.description = Locale::English.look_up(&description_id).map(Cow::Owned);
    command.description_localizations = in_all_locales(|locale| locale.look_up(&description_id));
    for parameter in &mut command.parameters {
        let id = format!("option_{}", parameter.name);
        parameter.name_localizations = in_all_locales(|locale| locale.look_up(&id));
        let description_id = format!("{id}_description");
        parameter.description = Locale::English.look_up(&description_id).map(Cow::Owned);
        parameter.description_localizations =
            in_all_locales(|locale| locale.look_up(&description_id));
        for choice in parameter.choices.to_mut() {
            let id = choice.name.clone();
            choice.localizations = in_all_locales(|locale| ui::choice(locale, &id));
            choice.name = ui::choice(Locale::English, &id).map_or(id, Cow::Owned);
        }
    }
    command.subcommands.iter_mut().for_each(localise);
}

/// A text in every language, by Discord's locale tags.
fn in_all_locales(text: impl Fn(Locale) -> Option<String>) -> Localizations {
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
