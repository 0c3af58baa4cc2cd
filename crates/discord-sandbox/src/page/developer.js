// The developer drawer: fault injection, and the traffic between bot and sandbox.

import { byId, el, setChildren } from "./dom.js";

/** The faults: label, tooltip, and the request that injects the fault. */
const FAULTS = [
  ["429", "Too many requests", (count) => ({ kind: "429", count, retry_after: 1 })],
  ["500", "Server error", (count) => ({ kind: "500", count })],
  ["Lost response", "The request is executed, but the bot gets a 500", (count) => ({ kind: "lost_response", count })],
  ["Slow", "Delayed by 2 seconds", (count) => ({ kind: "slow", count, delay_ms: 2000 })],
  ["Lose interaction", "The next command or press never reaches the bot", (count) => ({ kind: "lose_interaction", count })],
];

/** Shows the drawer while `store.showsDeveloper` is true. */
export function showDeveloper(store) {
  const drawer = byId("developer");
  const pending = el("p", { class: "note", role: "status" });
  const count = el("input", { id: "fault-count", type: "number", min: "1", max: "50", value: "1" });
  const list = el("ol", { class: "traffic", tabindex: "0", "aria-label": "Requests and events" });
  const visible = { requests: true, events: true };
  const filter = (kind, text) => el("label", {}, el("input", {
    type: "checkbox", checked: true, onchange: (event) => { visible[kind] = event.target.checked; redraw(); },
  }), ` ${text}`);
  const button = (title, tooltip, onclick) =>
    el("button", { class: "button secondary", type: "button", title: tooltip, onclick }, title);
  setChildren(drawer,
    el("h2", {}, "Developer"),
    el("button", { class: "plain close", type: "button", "aria-label": "Close the drawer", onclick: () => { store.showsDeveloper = false; store.emit("developer"); } }, "✕"),
    el("h3", {}, "Fault injection"),
    el("p", {}, el("label", { for: "fault-count" }, "How many times "), count),
    el("div", { class: "row" }, FAULTS.map(([title, tooltip, fault]) =>
      button(title, tooltip, () => store.fault(fault(Math.max(1, Math.trunc(Number(count.value)) || 1)))))),
    el("div", { class: "row" },
      button("Drop gateway", "The connection breaks without a close frame", () => store.fault({ kind: "drop_gateway" })),
      button("Invalid session", "The bot has to identify again", () => store.fault({ kind: "invalid_session" })),
      button("Restart bot", "Stops the bot and starts it again", () => store.restartBot())),
    pending,
    el("p", { class: "note" }, "The 🗑 button on a message deletes it, as a moderator could."),
    el("h3", {}, "Requests and events"),
    el("p", { class: "filters" }, filter("requests", "requests →"), filter("events", "events ←")),
    list);
  let drawn = null;
  const redraw = () => { drawn = null; setChildren(list); draw(); };
  const draw = () => {
    drawer.hidden = !store.showsDeveloper;
    document.body.classList.toggle("with-developer", store.showsDeveloper);
    if (drawer.hidden) return;
    const from = drawn === null ? 0 : store.traffic.indexOf(drawn) + 1;
    const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 60;
    for (const it of store.traffic.slice(from)) if (visible[it.kind]) list.append(line(it));
    drawn = store.traffic.at(-1) ?? null;
    while (list.children.length > 300) list.firstElementChild.remove();
    if (atEnd) list.scrollTop = list.scrollHeight;
  };
  store.on(["developer", "traffic"], draw);
  store.on(["world"], () => {
    const faults = store.world.faults;
    setChildren(pending, faults.length
      ? [`Pending: ${faults.map((it) => `${it.kind.replaceAll("_", " ")} × ${it.count}`).join(", ")}. `,
        el("button", { class: "link", type: "button", onclick: () => store.clearFaults() }, "Clear")]
      : "No pending faults.");
  });
}

/** A log entry: a line with expandable details. */
function line({ kind, entry }) {
  const time = new Date(entry.at_ms).toLocaleTimeString("en-GB");
  const details = el("details", {}, el("summary", {}, kind === "requests"
    ? [el("span", { class: `code ${entry.status < 400 ? "fine" : "wrong"}` }, entry.status), ` ${entry.method} `, shorten(entry.path)]
    : [el("span", { class: "code event" }, "←"), ` ${entry.payload.t ?? `op ${entry.payload.op}`}`],
  el("span", { class: "at" }, ` ${time}`)));
  details.addEventListener("toggle", () => {
    if (details.children.length === 1) {
      details.append(el("pre", { tabindex: "0" }, JSON.stringify(kind === "requests" ? entry : entry.payload, null, 2)));
    }
  });
  return el("li", {}, details);
}

/** A path with shortened ids and tokens. */
const shorten = (path) => path.replace(/\/[A-Za-z0-9_-]{24,}/g, "/…").replace(/\d{12,}(?=\d{4})/g, "…");
