// The bot's slash commands, as a user's client lists them.

import { get } from "./control.js";

export const OPTION = { SUB_COMMAND: 1, GROUP: 2, STRING: 3, INTEGER: 4, BOOLEAN: 5, USER: 6, CHANNEL: 7, NUMBER: 10 };

/** The type of the commands that are listed in people's menus. */
export const ON_PERSON = 2;

/** A name or description in the given locale. */
export const localized = (it, field, locale) => it[`${field}_localizations`]?.[locale] ?? it[field];

/** All commands, with each subcommand as a command, in the given locale. */
export function flatten(definitions, locale) {
  const walk = (it, path, labels) => {
    const names = [...path, it.name];
    const words = [...labels, localized(it, "name", locale)];
    const subcommands = (it.options ?? []).filter((option) => option.type <= OPTION.GROUP);
    if (subcommands.length) return subcommands.flatMap((subcommand) => walk(subcommand, names, words));
    return [{
      path: names.join(" "),
      label: words.join(" "),
      description: localized(it, "description", locale),
      options: (it.options ?? []).map((option) => ({
        ...option,
        label: localized(option, "name", locale),
        description: localized(option, "description", locale),
        choices: option.choices?.map((choice) => ({ ...choice, label: localized(choice, "name", locale) })),
      })),
    }];
  };
  return definitions.filter((it) => it.type !== ON_PERSON).flatMap((definition) => walk(definition, [], []));
}

/** Loads the commands that a user has in a server or, without one, in direct messages. */
export async function load(user, server) {
  const query = new URLSearchParams({ user, ...(server && { server: server.id }) });
  return (await get(`/commands?${query}`)).commands;
}

/** The commands that match the text after the slash, best first. */
export function matching(commands, typed) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const rank = (command) => {
    const names = [command.label.toLowerCase(), command.path];
    if (names.some((name) => name === words.join(" "))) return 0;
    if (names.some((name) => name.startsWith(words.join(" ")))) return 1;
    const text = `${names.join(" ")} ${command.description.toLowerCase()}`;
    return words.every((word) => text.includes(word)) ? 2 : 3;
  };
  return commands.map((command) => [rank(command), command])
    .filter(([rank]) => rank < 3)
    .sort(([one], [other]) => one - other)
    .map(([, command]) => command);
}
