// Suggestions for the value of a command option: choices, users, channels, and autocompletion by the bot.

import { post } from "./control.js";
import { avatar } from "./dom.js";
import { OPTION } from "./commands.js";
import { words } from "./words.js";

/** Whether the bot makes the suggestions. */
export const isAutocompleted = (option) => Boolean(option.autocomplete) && !option.choices?.length;

/** The suggestions that the page makes itself: choices, true and false, users, channels. */
export function localSuggestions(store, option, typed) {
  const matches = (text) => text.toLowerCase().includes(typed.trim().toLowerCase());
  if (option.choices?.length) {
    return option.choices.filter((it) => matches(it.label)).map((it) => ({ title: it.label, value: it.value }));
  }
  if (option.type === OPTION.BOOLEAN) {
    return [[words.yes, true], [words.no, false]].filter(([title]) => matches(title)).map(([title, value]) => ({ title, value }));
  }
  if (option.type === OPTION.USER) {
    const members = store.findChannel(store.channel)?.server?.members ?? [store.user.id, store.world.bot];
    return store.world.users
      .filter((user) => members.includes(user.id) && (matches(user.display_name) || matches(user.username)))
      .map((user) => ({ title: user.display_name, detail: `${user.username}${user.bot ? ` · ${words.bot}` : ""}`, value: user.id, icon: avatar(user) }));
  }
  if (option.type === OPTION.CHANNEL) {
    const channels = store.findChannel(store.channel)?.server?.channels ?? [];
    return channels.filter((it) => matches(it.name)).map((it) => ({ title: `#${it.name}`, value: it.id }));
  }
  return [];
}

/** The bot's suggestions for a typed text; `others` are the values of the other options. */
export async function botSuggestions(store, command, option, typed, others) {
  const { choices } = await post(`/users/${store.me}/autocomplete`, {
    channel: store.channel, command: command.path, focused: option.name, options: { ...others, [option.name]: typed },
  });
  return choices.map((it) => ({ title: it.name_localizations?.[store.locale] ?? it.name, value: it.value }));
}

/** The suggestion that Enter picks: the one that equals the typed text, otherwise the first. */
export function bestMatch(suggestions, typed) {
  const text = typed.trim().toLowerCase();
  const equal = (it) => it.title.toLowerCase() === text || String(it.value).toLowerCase() === text;
  return Math.max(suggestions.findIndex(equal), 0);
}

/** The value of a typed text, or `undefined` if the option requires a suggestion or another format. */
export function parseValue(option, typed) {
  if (option.choices?.length) return undefined;
  if (option.type === OPTION.STRING) return typed;
  const number = typed.trim() === "" ? NaN : Number(typed);
  if (option.type === OPTION.INTEGER && Number.isInteger(number)) return number;
  if (option.type === OPTION.NUMBER && Number.isFinite(number)) return number;
  return undefined;
}
