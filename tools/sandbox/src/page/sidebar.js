// The list of servers, channels and direct messages, with unread markers.

import { avatar, byId, el, setChildren } from "./dom.js";
import { words } from "./words.js";

/** Each channel with its open threads below it. */
function inOrder(channels) {
  const threads = channels.filter((channel) => channel.parent && !channel.archived);
  return channels.filter((channel) => !channel.parent)
    .flatMap((channel) => [channel, ...threads.filter((thread) => thread.parent === channel.id)]);
}

/** Shows the list; returns a function that opens and closes it on narrow screens. */
export function showSidebar(store) {
  const nav = byId("sidebar");
  const close = () => document.body.classList.remove("with-sidebar");
  const entry = (channel, name, icon) => {
    const { count, notifications } = store.unread(channel);
    const label = notifications ? words.unreadForYou(name, notifications) : count ? words.unread(name) : name;
    return el("li", {}, el("button", {
      type: "button",
      class: `channel${count ? " unread" : ""}`,
      "aria-current": channel === store.channel && "true",
      "aria-label": label,
      "data-channel": channel,
      onclick: () => { close(); store.open(channel); },
    }, icon, el("span", { class: "name" }, name), " ", notifications > 0 && el("span", { class: "badge", "aria-hidden": "true" }, notifications)));
  };
  store.on(["world", "channel", "unread", "me"], () => {
    const focused = nav.contains(document.activeElement) && document.activeElement.dataset.channel;
    const dm = store.user?.dm_channel ?? "dm";
    setChildren(nav,
      el("section", {},
        el("h2", {}, words.directMessages),
        el("ul", {}, entry(dm, store.bot?.display_name ?? "Bot", avatar(store.bot)))),
      store.servers.map((server) => el("section", {},
        el("h2", {}, server.name, !server.has_bot && el("span", { class: "note" }, ` (${words.withoutBot})`)),
        el("ul", {}, inOrder(server.channels).map((channel) =>
          entry(channel.id, channel.name, el("span", { class: "hash", "aria-hidden": "true" }, channel.parent ? "└" : "#")))))),
      !store.servers.length && store.user && el("p", { class: "note" }, words.onNoServer(store.user.display_name)));
    if (focused) nav.querySelector(`[data-channel="${CSS.escape(focused)}"]`)?.focus();
  });
  byId("room").addEventListener("click", (event) => { if (!event.target.closest(".menu")) close(); });
  nav.addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });
  return () => {
    document.body.classList.toggle("with-sidebar");
    nav.querySelector("button")?.focus();
  };
}
