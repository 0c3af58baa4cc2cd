// A person's settings: language, direct messages; and everybody in tabs of their own.

import { el, fill } from "./dom.js";
import { addressOf } from "./people.js";

/** A language by its own name. */
function languageName(tag) {
  try {
    return `${new Intl.DisplayNames([tag], { type: "language" }).of(tag)} (${tag})`;
  } catch {
    return tag;
  }
}

/** The dialog; gives a function that opens it. */
export function settingsDialog(store) {
  const dialog = el("dialog", { class: "settings", "aria-labelledby": "settings-title" });
  document.body.append(dialog);
  const draw = () => {
    const person = store.person;
    if (!person || !dialog.open) return;
    const language = el("select", { id: "language", onchange: () => store.set({ locale: language.value }) },
      store.world.locales.map((tag) => el("option", { value: tag, selected: tag === person.locale }, languageName(tag))));
    const door = el("input", {
      id: "door", type: "checkbox", checked: person.dms === "open",
      onchange: () => store.set({ dms: door.checked ? "open" : "closed" }),
    });
    const held = dialog.contains(document.activeElement) && document.activeElement.id;
    fill(dialog,
      el("h2", { id: "settings-title" }, `Settings of ${person.display_name}`),
      el("p", {}, el("label", { for: "language" }, "Language of the client"), language),
      el("p", { class: "switch" }, door, el("label", { for: "door" }, "Let the bot send direct messages")),
      el("h3", {}, "Somebody else in a new tab"),
      el("ul", { class: "tabs" }, store.people.map((user) =>
        el("li", {}, el("a", { href: addressOf(user), target: "_blank", rel: "noopener" }, `${user.display_name} ↗`)))),
      el("form", { method: "dialog" }, el("button", { id: "settings-done", class: "button primary" }, "Done")));
    if (held) dialog.querySelector(`#${held}`)?.focus();
  };
  store.addEventListener("world", draw);
  store.addEventListener("me", draw);
  return () => {
    dialog.showModal();
    draw();
    dialog.querySelector("select")?.focus();
  };
}
