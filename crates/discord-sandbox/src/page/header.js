// The header: the current user, settings, theme, and the developer drawer.

import { byId, el, setChildren } from "./dom.js";
import { peopleRow } from "./people.js";
import { settingsDialog } from "./settings.js";

/** Shows the header. */
export function showHeader(store) {
  const openSettings = settingsDialog(store);
  const developer = el("button", {
    type: "button", class: "plain", "aria-expanded": "false", "aria-controls": "developer", title: "Bot traffic and fault injection",
    onclick: () => { store.showsDeveloper = !store.showsDeveloper; store.emit("developer"); },
  }, el("span", { "aria-hidden": "true" }, "⚒"), el("span", { class: "wide" }, " Developer"));
  developer.setAttribute("aria-label", "Developer drawer");
  const status = el("span", { class: "status", role: "status" });
  setChildren(byId("top"),
    el("span", { class: "brand" }, el("img", { src: "/page/icon.svg", alt: "", width: "26", height: "26" }), el("span", { class: "wide" }, "Discord sandbox")),
    el("span", { class: "you wide" }, "You are"),
    peopleRow(store),
    status,
    el("span", { class: "tools" },
      el("button", { type: "button", class: "plain", "aria-label": "User settings", title: "Language, direct messages, more tabs", onclick: openSettings }, "⚙"),
      el("button", { type: "button", class: "plain", "aria-label": "Switch theme", title: "Switch between light and dark theme", onclick: switchTheme }, "◐"),
      developer));
  store.on(["connection", "world"], () => {
    status.textContent = !store.connected ? "Connecting…" : store.world.connected ? "" : "The bot is offline";
  });
  store.on(["developer"], () => developer.setAttribute("aria-expanded", String(store.showsDeveloper)));
  const theme = localStorage.getItem("theme");
  if (theme) document.documentElement.dataset.theme = theme;
}

function switchTheme() {
  const root = document.documentElement;
  const dark = (root.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
  root.dataset.theme = dark ? "light" : "dark";
  localStorage.setItem("theme", root.dataset.theme);
}
