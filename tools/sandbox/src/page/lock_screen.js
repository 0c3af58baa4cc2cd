// The lock screen of the current user’s phone: what push notifications say.

import { get } from "./control.js";
import { avatar, el, setChildren } from "./dom.js";
import { timeElement } from "./timestamps.js";
import { words } from "./words.js";

/** Creates the dialog; returns a function that opens it. */
export function lockScreenDialog(store) {
  const dialog = el("dialog", { class: "settings", "aria-labelledby": "lock-screen-title" });
  document.body.append(dialog);
  const title = el("h2", { id: "lock-screen-title" });
  const list = el("ol", { class: "pushes", tabindex: "0", "aria-labelledby": "lock-screen-title" });
  const done = el("button", { class: "button primary" });
  setChildren(dialog, title, list, el("form", { method: "dialog" }, done));
  const draw = async () => {
    const { me, user } = store;
    if (!user || !dialog.open) return;
    title.textContent = words.lockScreenOf(user.display_name);
    done.textContent = words.done;
    let entries;
    try {
      ({ entries } = await get(`/users/${me}/pushes`));
    } catch (error) {
      store.report(error.message);
      return;
    }
    if (store.me !== me) return;
    const pushes = entries.reverse().map((it) => push(it, store.locale));
    setChildren(list, pushes.length ? pushes : el("li", { class: "note" }, words.noPushes));
  };
  for (const topic of ["message", "me"]) store.addEventListener(topic, draw);
  return () => {
    dialog.showModal();
    draw();
    done.focus();
  };
}

function push(it, locale) {
  return el("li", { class: "push" },
    avatar({ id: it.author_id, username: it.author }),
    el("div", { class: "body" },
      el("p", { class: "head" }, el("b", {}, it.author), it.place && el("span", {}, `(${it.place})`), timeElement(new Date(it.at_ms), "t", locale)),
      el("p", { class: it.text ? "push-text" : "note" }, it.text || words.noText)));
}
