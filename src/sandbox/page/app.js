// The beginning: who one is, and all parts of the page put together.

import { get } from "./control.js";
import { showComposer } from "./composer.js";
import { showDeveloper } from "./developer.js";
import { toast } from "./dom.js";
import { showHeader } from "./header.js";
import { keepTime } from "./moments.js";
import { showRoom } from "./room.js";
import { showSidebar } from "./sidebar.js";
import { showSteps } from "./steps.js";
import { Store } from "./store.js";

/** Who one is at first: as the address says, or somebody who reads the browser's language. */
function firstPerson(people) {
  const asked = new URLSearchParams(location.search).get("as");
  const language = navigator.language.slice(0, 2);
  const named = people.find((user) => user.username === asked);
  if (asked && !named) toast(`There is nobody called ${asked}.`);
  return named ?? people.find((user) => user.locale.startsWith(language)) ?? people[0];
}

const store = new Store();
store.addEventListener("said", ({ detail }) => toast(detail));
document.addEventListener("visibilitychange", () => store.markRead());
showHeader(store);
const openSidebar = showSidebar(store);
const type = showComposer(store);
showSteps(store, type);
showRoom(store, type, openSidebar);
showDeveloper(store);
keepTime();
try {
  const { users } = await get("/world");
  store.become(firstPerson(users.filter((user) => !user.bot)).username);
} catch (error) {
  toast(error.message);
}
