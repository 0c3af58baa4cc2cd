// Servers, channels and direct messages, with what is unread.

import { at, avatar, el, fill } from "./dom.js";

/** Shows the list; gives a function that opens it where the page is narrow. */
export function showSidebar(store) {
  const nav = at("sidebar");
  const shut = () => document.body.classList.remove("with-sidebar");
  const entry = (channel, name, icon) => {
    const { count, calls } = store.unread(channel);
    const told = calls ? `, ${calls} new for you` : count ? ", unread" : "";
    return el("li", {}, el("button", {
      type: "button",
      class: `channel${count ? " unread" : ""}`,
      "aria-current": channel === store.channel && "true",
      "aria-label": `${name}${told}`,
      "data-channel": channel,
      onclick: () => { shut(); store.open(channel); },
    }, icon, el("span", { class: "name" }, name), calls > 0 && el("span", { class: "badge", "aria-hidden": "true" }, calls)));
  };
  store.on(["world", "channel", "unread", "me"], () => {
    const focused = nav.contains(document.activeElement) && document.activeElement.dataset.channel;
    const dm = store.person?.dm_channel ?? "dm";
    fill(nav,
      el("section", {},
        el("h2", {}, "Direct messages"),
        el("ul", {}, entry(dm, store.bot?.display_name ?? "the bot", avatar(store.bot)))),
      store.servers.map((server) => el("section", {},
        el("h2", {}, server.name),
        el("ul", {}, server.channels.map((channel) =>
          entry(channel.id, channel.name, el("span", { class: "hash", "aria-hidden": "true" }, "#")))))),
      !store.servers.length && store.person && el("p", { class: "note" }, `${store.person.display_name} is in no server.`));
    if (focused) nav.querySelector(`[data-channel="${CSS.escape(focused)}"]`)?.focus();
  });
  at("room").addEventListener("click", (event) => { if (!event.target.closest(".menu")) shut(); });
  nav.addEventListener("keydown", (event) => { if (event.key === "Escape") shut(); });
  return () => {
    document.body.classList.toggle("with-sidebar");
    nav.querySelector("button")?.focus();
  };
}
