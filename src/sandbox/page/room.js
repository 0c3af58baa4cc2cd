// The open channel: its name, its messages, kept up to date in place.

import { at, el, fill } from "./dom.js";
import { renderMessage, renderPending, summary } from "./messages.js";

/** Shows the open channel. */
export function showRoom(store, type, openSidebar) {
  const log = at("log");
  const shown = new Map();
  const context = {
    get me() { return store.person?.id; },
    get locale() { return store.locale; },
    get developing() { return store.developing; },
    name: (id) => store.name(id),
    channel: (id) => store.place(id)?.name,
    go: (channel, message) => store.open(channel, message),
    isMentioned: (it) => it.mentions.some((user) => user.id === store.person?.id),
    type,
  };

  store.on(["channel", "world", "me", "unread"], () => {
    const place = store.place(store.channel);
    const name = place ? (place.server ? `# ${place.name}` : `@ ${place.name}`) : "…";
    const calls = store.calls;
    document.title = `${calls ? `(${calls}) ` : ""}${name} – Claim sandbox`;
    log.setAttribute("aria-label", `Messages in ${name}`);
    log.lang = store.locale;
    fill(at("room-head"),
      el("button", {
        class: "plain menu", type: "button", "aria-label": `Servers and messages${calls ? `, ${calls} unread` : ""}`,
        "aria-controls": "sidebar", onclick: openSidebar,
      }, "☰", calls > 0 && el("span", { class: "dot", "aria-hidden": "true" })),
      el("h1", {}, name),
      el("span", { class: "where" }, place?.server?.name ?? (place ? "Direct messages: only you and the bot" : "")));
  });

  let atEnd = true;
  log.addEventListener("scroll", () => { atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 80; });
  new ResizeObserver(() => { if (atEnd) log.scrollTop = log.scrollHeight; }).observe(log);

  store.on(["messages", "channel", "developing", "world"], () => {
    const focus = log.contains(document.activeElement) && log !== document.activeElement ? document.activeElement : null;
    const held = focus && { component: focus.dataset.component, message: focus.closest("li.message")?.id };
    const nodes = store.shown.map((message) => {
      const busy = [...store.busy].filter((key) => key.startsWith(message.id));
      const failure = store.failures.get(message.id);
      const state = JSON.stringify([message, busy, failure, store.developing, store.locale, store.me]);
      const old = shown.get(message.id);
      if (old?.state === state) return old.node;
      const node = renderMessage(message, context, store, store.isBusy, failure);
      shown.set(message.id, { state, node });
      return node;
    });
    const pending = [...store.pending.values()].filter((it) => it.channel === store.channel);
    nodes.push(...pending.map((it) => renderPending(it, () => store.dismissPending(it.id))));
    if (!nodes.length && store.channel) nodes.push(el("li", { class: "empty" }, "Nothing here yet. Type / to see what the bot can do."));
    place(log, nodes);
    for (const id of shown.keys()) if (!store.messages.has(id)) shown.delete(id);
    if (atEnd) log.scrollTop = log.scrollHeight;
    if (held && !focus.isConnected) refocus(log, held);
  });

  store.addEventListener("channel", () => {
    atEnd = true;
    log.scrollTop = log.scrollHeight;
  });
  store.addEventListener("jump", ({ detail }) => {
    const node = at(`message-${detail}`);
    node?.scrollIntoView({ block: "center" });
    node?.focus();
  });
  store.addEventListener("heard", ({ detail: entry }) => {
    const here = entry.channel === store.channel;
    if (here) announce(summary(entry.message));
    else if (entry.notifies) announce(`New message from ${entry.message.author.global_name} elsewhere`);
  });
}

/** Puts nodes into a list, touching only what is not where it belongs. */
function place(list, nodes) {
  const wanted = new Set(nodes);
  for (const child of [...list.children]) if (!wanted.has(child)) child.remove();
  nodes.forEach((node, index) => {
    if (list.children[index] !== node) list.insertBefore(node, list.children[index] ?? null);
  });
}

/** Gives the focus to what has come in the place of what had it. */
function refocus(log, held) {
  const message = held.message && at(held.message);
  const same = message && held.component && message.querySelector(`[data-component="${CSS.escape(held.component)}"]:not(:disabled)`);
  (same || message || log.lastElementChild || log).focus({ preventScroll: true });
}

/** Lets a screen reader say something. */
function announce(text) {
  const box = at("announcer");
  box.append(el("p", {}, text));
  while (box.children.length > 5) box.firstElementChild.remove();
}
