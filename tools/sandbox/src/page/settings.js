// The settings of the current user, and links that open other users in new tabs.

import { el, keepFocus, setChildren } from "./dom.js";
import { urlOf } from "./people.js";
import { words } from "./words.js";

/** The name of a language in that language. */
function languageName(tag) {
  try {
    return `${new Intl.DisplayNames([tag], { type: "language" }).of(tag)} (${tag})`;
  } catch {
    return tag;
  }
}

/** Creates the dialog; returns a function that opens it. */
export function settingsDialog(store) {
  const dialog = el("dialog", { class: "settings", "aria-labelledby": "settings-title" });
  document.body.append(dialog);
  /** What the dialog shows. It is redrawn only when that changes, since the list of languages may be open. */
  let drawn = null;
  const redraw = () => {
    drawn = null;
    draw();
  };
  const set = async (settings) => { if (await store.set(settings) === null) redraw(); };
  const draw = () => {
    const { user } = store;
    if (!user || !dialog.open) return;
    const others = store.people.filter((other) => other.id !== user.id);
    const shown = [
      words.language, user.id, user.display_name, user.locale, user.dms, user.installed, user.link_previews, store.world.locales,
      others.map((other) => [other.username, other.display_name]),
    ];
    const state = JSON.stringify(shown);
    if (state === drawn) return;
    drawn = state;
    const language = el("select", { id: "language", onchange: () => set({ locale: language.value }) },
      store.world.locales.map((tag) => el("option", { value: tag, selected: tag === user.locale }, languageName(tag))));
    const directMessages = el("input", {
      id: "direct-messages", type: "checkbox", checked: user.dms === "open",
      onchange: () => set({ dms: directMessages.checked ? "open" : "closed" }),
    });
    const installed = el("input", {
      id: "installed", type: "checkbox", checked: user.installed,
      onchange: () => set({ installed: installed.checked }),
    });
    const linkPreviews = el("input", {
      id: "link-previews", type: "checkbox", checked: user.link_previews,
      onchange: () => set({ link_previews: linkPreviews.checked }),
    });
    keepFocus(dialog, () => setChildren(dialog,
      el("h2", { id: "settings-title" }, words.settingsOf(user.display_name)),
      el("p", {}, el("label", { for: "language" }, words.languageLabel), language),
      el("p", { class: "switch" }, directMessages, el("label", { for: "direct-messages" }, words.allowDirectMessages)),
      el("p", { class: "switch" }, installed, el("label", { for: "installed" }, words.install)),
      el("p", { class: "switch" }, linkPreviews, el("label", { for: "link-previews" }, words.showLinkPreviews)),
      el("h3", {}, words.openOther),
      el("ul", { class: "tabs" }, others.map((other) =>
        el("li", {}, el("a", { id: `open-as-${other.username}`, href: urlOf(other), target: "_blank", rel: "noopener" }, `${other.display_name} ↗`)))),
      el("form", { method: "dialog" }, el("button", { id: "settings-done", class: "button primary" }, words.done))));
  };
  store.addEventListener("world", draw);
  store.addEventListener("me", draw);
  return () => {
    dialog.showModal();
    redraw();
    dialog.querySelector("select")?.focus();
  };
}
