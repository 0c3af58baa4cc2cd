// The menu of a person: the bot's commands on people.

import { load, localized, ON_PERSON } from "./commands.js";
import { el, setChildren } from "./dom.js";

/** Creates the menu. Returns what shows it for a user, at the place of a right-click. */
export function personMenu(store) {
  const menu = el("div", { class: "person-menu", popover: "auto", role: "menu" });
  document.body.append(menu);
  return async (event, user) => {
    event.preventDefault();
    const { server } = store.findChannel(store.channel) ?? {};
    const definitions = await load(store.me, server).catch(() => []);
    const commands = definitions.filter((it) => it.type === ON_PERSON);
    if (!commands.length) return;
    setChildren(menu, commands.map((command) => {
      const name = localized(command, "name", store.locale);
      const use = () => {
        menu.hidePopover();
        store.command(command.name, {}, `${name}: ${user.display_name}`, user.username);
      };
      return el("button", { type: "button", role: "menuitem", onclick: use }, name);
    }));
    menu.style.left = `${event.clientX}px`;
    menu.style.top = `${event.clientY}px`;
    menu.showPopover();
    menu.firstChild.focus();
  };
}
