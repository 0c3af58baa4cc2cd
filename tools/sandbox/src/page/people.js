// The row of users to act as, with a dot on those who have a new message.

import { avatar, el, setChildren } from "./dom.js";
import { personMenu } from "./person_menu.js";
import { words } from "./words.js";

/** The URL that opens the page as this user. */
export const urlOf = (user) => `/?as=${encodeURIComponent(user.username)}`;

/** A second user for the tutorial: a member of a server, with the same language if possible. */
export function secondUser(store) {
  const others = store.people.filter((user) => user.username !== store.me && user.servers.length);
  const withLocale = (length) => others.find((user) => user.locale.slice(0, length) === store.locale.slice(0, length));
  return withLocale(5) ?? withLocale(2) ?? others[0];
}

/** Creates the row. */
export function peopleRow(store) {
  const row = el("div", { class: "people", role: "group" });
  const showMenu = personMenu(store);
  let current = null;
  store.on(["world", "me", "unread"], () => {
    row.setAttribute("aria-label", words.youAre);
    const focused = row.contains(document.activeElement) && document.activeElement.dataset.user;
    setChildren(row, store.people.map((user) => {
      const isNotified = store.hasNotification(user);
      return el("button", {
        type: "button",
        class: "person",
        "aria-pressed": String(user.username === store.me),
        "aria-label": isNotified ? words.hasNews(user.display_name) : user.display_name,
        "data-user": user.username,
        title: `${words.switchTo(user.display_name)} (${user.locale}${user.dms === "closed" ? `, ${words.directMessagesClosed}` : ""})`,
        oncontextmenu: (event) => showMenu(event, user),
        onclick: () => { if (user.username !== store.me) store.switchUser(user.username, store.channel); },
      }, avatar(user), el("span", { class: "name" }, user.display_name), isNotified && el("span", { class: "dot", "aria-hidden": "true" }));
    }));
    const selected = row.querySelector("[aria-pressed=true]");
    if (selected && current !== store.me) selected.scrollIntoView({ inline: "center", block: "nearest" });
    current = store.me;
    if (focused) row.querySelector(`[data-user="${CSS.escape(focused)}"]`)?.focus();
  });
  return row;
}
