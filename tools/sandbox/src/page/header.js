// The header: the current user, settings, theme, and the developer drawer.

import { byId, el, setChildren } from "./dom.js";
import { lockScreenDialog } from "./lock_screen.js";
import { peopleRow } from "./people.js";
import { settingsDialog } from "./settings.js";
import { words } from "./words.js";

/** Shows the header. */
export function showHeader(store) {
  const openSettings = settingsDialog(store);
  const openLockScreen = lockScreenDialog(store);
  const tool = (icon, properties, ...children) =>
    el("button", { type: "button", class: "plain", ...properties }, el("span", { "aria-hidden": "true" }, icon), children);
  const settings = tool("⚙", { onclick: openSettings });
  const lockScreen = tool("📱", { onclick: openLockScreen });
  const theme = tool("◐", { onclick: switchTheme });
  const developerName = el("span", { class: "wide" });
  const developer = tool("⚒", {
    "aria-expanded": "false", "aria-controls": "developer",
    onclick: () => { store.showsDeveloper = !store.showsDeveloper; store.emit("developer"); },
  }, developerName);
  const you = el("span", { class: "you wide" });
  const status = el("span", { class: "status", role: "status" });
  setChildren(byId("top"),
    el("span", { class: "brand" }, el("img", { src: "/page/icon.svg", alt: "", width: "26", height: "26" }), el("span", { class: "wide" }, "Discord sandbox")),
    you,
    peopleRow(store),
    status,
    el("span", { class: "tools" }, settings, lockScreen, theme, developer));
  store.on(["language"], () => {
    you.textContent = words.youAre;
    developerName.textContent = ` ${words.developer}`;
    for (const [button, label, title] of [
      [settings, words.settings, words.settingsTitle],
      [lockScreen, words.lockScreen, words.lockScreenTitle],
      [theme, words.theme, words.themeTitle],
      [developer, words.drawer, words.drawerTitle],
    ]) {
      button.setAttribute("aria-label", label);
      button.title = title;
    }
  });
  store.on(["connection", "world", "language"], () => {
    status.textContent = !store.connected ? words.connecting : store.world.connected ? "" : words.botOffline;
  });
  store.on(["developer"], () => developer.setAttribute("aria-expanded", String(store.showsDeveloper)));
  const stored = localStorage.getItem("theme");
  if (stored) document.documentElement.dataset.theme = stored;
}

function switchTheme() {
  const root = document.documentElement;
  const dark = (root.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
  root.dataset.theme = dark ? "light" : "dark";
  localStorage.setItem("theme", root.dataset.theme);
}
