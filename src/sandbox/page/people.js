// 'You are …': the people one can be, and whom the bot has called.

import { avatar, el, fill } from "./dom.js";

/** The address under which one is this person. */
export const addressOf = (user) => `/?as=${encodeURIComponent(user.username)}`;

/** Somebody to play with: the next person who reads the same language and is in a server. */
export function partner(store) {
  const others = store.people.filter((user) => user.username !== store.me && user.servers.length);
  const reads = (length) => others.find((user) => user.locale.slice(0, length) === store.locale.slice(0, length));
  return reads(5) ?? reads(2) ?? others[0];
}

/** A row of people. */
export function peopleRow(store) {
  const row = el("div", { class: "people", role: "group", "aria-label": "You are" });
  store.on(["world", "me", "unread"], () => {
    const focused = row.contains(document.activeElement) && document.activeElement.dataset.person;
    fill(row, store.people.map((user) => {
      const called = store.isCalled(user);
      return el("button", {
        type: "button",
        class: "person",
        "aria-pressed": String(user.username === store.me),
        "aria-label": `${user.display_name}${called ? ", has a new message" : ""}`,
        "data-person": user.username,
        title: `Be ${user.display_name} (${user.locale}${user.dms === "closed" ? ", direct messages closed" : ""})`,
        onclick: () => { if (user.username !== store.me) store.become(user.username, store.channel); },
      }, avatar(user), el("span", { class: "name" }, user.display_name), called && el("span", { class: "dot", "aria-hidden": "true" }));
    }));
    if (focused) row.querySelector(`[data-person="${CSS.escape(focused)}"]`)?.focus();
  });
  return row;
}
