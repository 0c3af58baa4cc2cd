// The bar above everything: who one is, settings, light or dark, the developer drawer.

import { at, el, fill } from "./dom.js";
import { peopleRow } from "./people.js";
import { settingsDialog } from "./settings.js";

/** Shows the bar. */
export function showHeader(store) {
  const openSettings = settingsDialog(store);
  const developer = el("button", {
    type: "button", class: "plain", "aria-expanded": "false", "aria-controls": "developer", title: "What the bot does, and trouble for it",
    onclick: () => { store.developing = !store.developing; store.tell("developing"); },
  }, el("span", { "aria-hidden": "true" }, "⚒"), el("span", { class: "wide" }, " Developer"));
  developer.setAttribute("aria-label", "Developer drawer");
  const status = el("span", { class: "status", role: "status" });
  fill(at("top"),
    el("span", { class: "brand" }, el("img", { src: "/page/icon.svg", alt: "", width: "26", height: "26" }), el("span", { class: "wide" }, "Claim sandbox")),
    el("span", { class: "you wide" }, "You are"),
    peopleRow(store),
    status,
    el("span", { class: "tools" },
      el("button", { type: "button", class: "plain", "aria-label": "Settings of this person", title: "Language, direct messages, more tabs", onclick: openSettings }, "⚙"),
      el("button", { type: "button", class: "plain", "aria-label": "Light or dark", title: "Light or dark", onclick: otherTheme }, "◐"),
      developer));
  store.on(["connection", "world"], () => {
    status.textContent = !store.connected ? "Connecting…" : store.world.connected ? "" : "The bot is away…";
  });
  store.on(["developing"], () => developer.setAttribute("aria-expanded", String(store.developing)));
  const kept = localStorage.getItem("theme");
  if (kept) document.documentElement.dataset.theme = kept;
}

function otherTheme() {
  const root = document.documentElement;
  const dark = (root.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
  root.dataset.theme = dark ? "light" : "dark";
  localStorage.setItem("theme", root.dataset.theme);
}
