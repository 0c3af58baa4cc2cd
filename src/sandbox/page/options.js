// What can be picked for an option of a command: choices, people, channels, the bot's own offers.

import { post } from "./control.js";
import { avatar } from "./dom.js";
import { OPTION } from "./commands.js";

/** What is offered while a value is typed: titles, and the values they stand for. */
export async function offers(store, command, option, typed, others) {
  const fits = (text) => text.toLowerCase().includes(typed.toLowerCase());
  if (option.choices?.length) {
    return option.choices.filter((it) => fits(it.shown)).map((it) => ({ title: it.shown, value: it.value }));
  }
  if (option.type === OPTION.BOOLEAN) {
    return [["True", true], ["False", false]].filter(([title]) => fits(title)).map(([title, value]) => ({ title, value }));
  }
  if (option.type === OPTION.USER) {
    const members = store.place(store.channel)?.server?.members ?? [store.person.id, store.world.bot];
    return store.world.users
      .filter((user) => members.includes(user.id) && (fits(user.display_name) || fits(user.username)))
      .map((user) => ({ title: user.display_name, detail: `${user.username}${user.bot ? " · bot" : ""}`, value: user.id, icon: avatar(user) }));
  }
  if (option.type === OPTION.CHANNEL) {
    const channels = store.place(store.channel)?.server?.channels ?? [];
    return channels.filter((it) => fits(it.name)).map((it) => ({ title: `#${it.name}`, value: it.id }));
  }
  if (!option.autocomplete) return [];
  const answer = await post(`/users/${store.me}/autocomplete`, {
    channel: store.channel, command: command.path, focused: option.name, options: { ...others, [option.name]: typed },
  });
  return answer.choices.map((it) => ({ title: it.name_localizations?.[store.locale] ?? it.name, value: it.value }));
}

/** The value that a typed text stands for, or `undefined` if it stands for none. */
export function read(option, typed) {
  if (option.type === OPTION.STRING && !option.choices?.length) return typed;
  const number = typed.trim() === "" ? NaN : Number(typed);
  if (option.type === OPTION.INTEGER && Number.isInteger(number)) return number;
  if (option.type === OPTION.NUMBER && Number.isFinite(number)) return number;
  return undefined;
}
