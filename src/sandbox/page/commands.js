// The bot's slash commands as one person's client lists them.

import { get } from "./control.js";

export const OPTION = { SUB_COMMAND: 1, GROUP: 2, STRING: 3, INTEGER: 4, BOOLEAN: 5, USER: 6, CHANNEL: 7, NUMBER: 10 };

const local = (it, field, locale) => it[`${field}_localizations`]?.[locale] ?? it[field];

/** Every command that can be typed, subcommands one by one, in a person's language. */
export function flatten(definitions, locale) {
  const walk = (it, path, shown) => {
    const names = [...path, it.name];
    const words = [...shown, local(it, "name", locale)];
    const branches = (it.options ?? []).filter((option) => option.type <= OPTION.GROUP);
    if (branches.length) return branches.flatMap((branch) => walk(branch, names, words));
    return [{
      path: names.join(" "),
      shown: words.join(" "),
      description: local(it, "description", locale),
      options: (it.options ?? []).map((option) => ({
        ...option,
        shown: local(option, "name", locale),
        about: local(option, "description", locale),
        choices: option.choices?.map((choice) => ({ ...choice, shown: local(choice, "name", locale) })),
      })),
    }];
  };
  return definitions.flatMap((definition) => walk(definition, [], []));
}

/** The commands of a server, or of direct messages. */
export async function load(server) {
  const query = server ? `?server=${server.id}` : "";
  return (await get(`/commands${query}`)).commands;
}

/** Those that fit what was typed after the slash: the best first. */
export function fitting(commands, typed) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const rank = (command) => {
    const names = [command.shown.toLowerCase(), command.path];
    if (names.some((name) => name === words.join(" "))) return 0;
    if (names.some((name) => name.startsWith(words.join(" ")))) return 1;
    const all = `${names.join(" ")} ${command.description.toLowerCase()}`;
    return words.every((word) => all.includes(word)) ? 2 : 3;
  };
  return commands.map((command) => [rank(command), command])
    .filter(([rank]) => rank < 3)
    .sort(([one], [other]) => one - other)
    .map(([, command]) => command);
}
