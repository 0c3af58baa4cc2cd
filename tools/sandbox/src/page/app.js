// The entry point: puts the parts of the page together and chooses the first user.

import { get } from "./control.js";
import { showComposer } from "./composer.js";
import { showDeveloper } from "./developer.js";
import { byId, toast } from "./dom.js";
import { showHeader } from "./header.js";
import { showRoom } from "./room.js";
import { showSidebar } from "./sidebar.js";
import { Store } from "./store.js";
import { updateRelativeTimes } from "./timestamps.js";
import { showTutorial } from "./tutorial.js";
import { speak, translated, words } from "./words.js";

/** The first user: the one in the address, otherwise one with the browser's language. */
function firstUser(users) {
  const username = new URLSearchParams(location.search).get("as");
  const language = navigator.language.slice(0, 2);
  const named = users.find((user) => user.username === username);
  if (username && !named) toast(words.noUser(username));
  return named ?? users.find((user) => user.locale.startsWith(language)) ?? users[0];
}

// Until the user is known, errors are in the browser's language.
speak(navigator.language);
const store = new Store();
store.addEventListener("report", ({ detail }) => toast(translated(detail)));
store.on(["language"], () => {
  document.documentElement.lang = words.language;
  byId("skip").textContent = words.skip;
  byId("sidebar").setAttribute("aria-label", words.servers);
  byId("tutorial").setAttribute("aria-label", words.tutorial);
  byId("developer").setAttribute("aria-label", words.drawer);
});
// Another tab may have read its user's messages.
window.addEventListener("storage", () => store.emit("unread"));
document.addEventListener("visibilitychange", () => store.markRead());
showHeader(store);
const openSidebar = showSidebar(store);
const type = showComposer(store);
showTutorial(store, type);
showRoom(store, type, openSidebar);
showDeveloper(store);
updateRelativeTimes();
try {
  const { users } = await get("/world");
  store.switchUser(firstUser(users.filter((user) => !user.bot)).username);
} catch (error) {
  toast(translated(error.message));
}
