// The open channel: its name and its messages, updated in place.

import { byId, el, keepFocus, setChildren } from "./dom.js";
import { renderMessage, renderPending, summary } from "./messages.js";
import { words } from "./words.js";

/** Shows the open channel. */
export function showRoom(store, type, openSidebar) {
  const log = byId("log");
  const rendered = new Map();
  const context = {
    get me() { return store.user?.id; },
    get locale() { return store.locale; },
    get showsDeveloper() { return store.showsDeveloper; },
    get showsEmbeds() { return store.user?.link_previews ?? true; },
    name: (id) => store.name(id),
    channel: (id) => store.findChannel(id)?.name,
    open: (channel, message) => store.open(channel, message),
    isMentioned: (it) => it.mentions.some((user) => user.id === store.user?.id),
    type,
  };

  store.on(["channel", "world", "me", "unread"], () => {
    const channel = store.findChannel(store.channel);
    const name = channel ? (channel.server ? `# ${channel.name}` : `@ ${channel.name}`) : "…";
    const { notifications } = store;
    document.title = `${notifications ? `(${notifications}) ` : ""}${name} – Discord sandbox`;
    log.setAttribute("aria-label", words.messagesIn(name));
    log.lang = store.locale;
    const head = byId("room-head");
    keepFocus(head, () => setChildren(head,
      el("button", {
        id: "open-sidebar", class: "plain menu", type: "button", "aria-label": notifications ? words.serversUnread(notifications) : words.servers,
        "aria-controls": "sidebar", onclick: openSidebar,
      }, "☰", notifications > 0 && el("span", { class: "dot", "aria-hidden": "true" })),
      el("h1", {}, name),
      el("span", { class: "where" }, channel?.server ? `${channel.server.name}${channel.server.has_bot ? "" : ` (${words.withoutBot})`}` : (channel ? words.directMessagesWithBot : ""))));
  });

  let atEnd = true;
  log.addEventListener("scroll", () => { atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 80; });
  new ResizeObserver(() => { if (atEnd) log.scrollTop = log.scrollHeight; }).observe(log);

  store.on(["messages", "channel", "developer", "world"], () => {
    const focused = log.contains(document.activeElement) && log !== document.activeElement ? document.activeElement : null;
    const held = focused && { component: focused.dataset.component, message: focused.closest("li.message")?.id };
    const nodes = store.visibleMessages.map((message) => {
      const busy = [...store.busy].filter((key) => key.startsWith(message.id));
      const failure = store.failures.get(message.id);
      const state = JSON.stringify([message, busy, failure, store.showsDeveloper, context.showsEmbeds, store.locale, store.me]);
      const old = rendered.get(message.id);
      if (old?.state === state) return old.node;
      const node = renderMessage(message, context, store, store.isBusy, failure);
      rendered.set(message.id, { state, node });
      return node;
    });
    const pending = [...store.pending.values()].filter((it) => it.channel === store.channel);
    nodes.push(...pending.map((it) => renderPending(it, () => store.dismissPending(it.id))));
    if (!nodes.length && store.channel) nodes.push(el("li", { class: "empty" }, empty(store)));
    syncChildren(log, nodes);
    for (const id of rendered.keys()) if (!store.messages.has(id)) rendered.delete(id);
    if (atEnd) log.scrollTop = log.scrollHeight;
    if (held && !focused.isConnected) refocus(log, held);
  });

  store.addEventListener("channel", () => {
    atEnd = true;
    log.scrollTop = log.scrollHeight;
  });
  store.addEventListener("jump", ({ detail }) => {
    const node = byId(`message-${detail}`);
    node?.scrollIntoView({ block: "center" });
    node?.focus();
  });
  store.addEventListener("message", ({ detail: entry }) => {
    const isHere = entry.channel === store.channel;
    if (isHere) announce(summary(entry.message));
    else if (entry.notifies) announce(words.newMessage(entry.message.author.global_name));
  });
}

/** What an empty channel says. */
function empty(store) {
  return store.canCommand ? words.empty : `${words.emptyWithoutBot} ${words.cannotCommand}`;
}

/** Makes these nodes the list's children without moving those that are in place already. */
function syncChildren(list, nodes) {
  const wanted = new Set(nodes);
  for (const child of [...list.children]) if (!wanted.has(child)) child.remove();
  nodes.forEach((node, index) => {
    if (list.children[index] !== node) list.insertBefore(node, list.children[index] ?? null);
  });
}

/** Moves the focus to the replacement of the element that had it. */
function refocus(log, held) {
  const message = held.message && byId(held.message);
  const same = message && held.component && message.querySelector(`[data-component="${CSS.escape(held.component)}"]:not(:disabled)`);
  (same || message || log.lastElementChild || log).focus({ preventScroll: true });
}

/** Announces a text to screen readers. */
function announce(text) {
  const box = byId("announcer");
  box.append(el("p", {}, text));
  while (box.children.length > 5) box.firstElementChild.remove();
}
