// The drawer for developers: what goes between bot and sandbox, and trouble on request.

import { at, el, fill } from "./dom.js";

/** The faults on offer: a label, what it means, the fault. */
const FAULTS = [
  ["429", "Too many requests", (count) => ({ kind: "429", count, retry_after: 1 })],
  ["500", "Server error", (count) => ({ kind: "500", count })],
  ["Lost answer", "Carried out, answered with 500", (count) => ({ kind: "lost_answer", count })],
  ["Slow", "Held back for 2 seconds", (count) => ({ kind: "slow", count, delay_ms: 2000 })],
  ["Lose interaction", "The next press or command never arrives", (count) => ({ kind: "lose_interaction", count })],
];

/** Shows the drawer where `store.developing` says so. */
export function showDeveloper(store) {
  const drawer = at("developer");
  const waiting = el("p", { class: "note", role: "status" });
  const count = el("input", { id: "fault-count", type: "number", min: "1", max: "50", value: "1" });
  const list = el("ol", { class: "traffic", tabindex: "0", "aria-label": "Requests and events" });
  const chosen = { requests: true, events: true };
  const filter = (kind, text) => el("label", {}, el("input", {
    type: "checkbox", checked: true, onchange: (event) => { chosen[kind] = event.target.checked; redraw(); },
  }), ` ${text}`);
  const button = (title, about, deed) =>
    el("button", { class: "button secondary", type: "button", title: about, onclick: deed }, title);
  fill(drawer,
    el("h2", {}, "Developer"),
    el("button", { class: "plain close", type: "button", "aria-label": "Close the drawer", onclick: () => { store.developing = false; store.tell("developing"); } }, "✕"),
    el("h3", {}, "Trouble for the bot"),
    el("p", {}, el("label", { for: "fault-count" }, "How often "), count),
    el("div", { class: "row" }, FAULTS.map(([title, about, fault]) =>
      button(title, about, () => store.fault(fault(Math.max(1, Math.trunc(Number(count.value)) || 1)))))),
    el("div", { class: "row" },
      button("Drop gateway", "The connection breaks without a word", () => store.fault({ kind: "drop_gateway" })),
      button("New session", "The gateway declares the session invalid", () => store.fault({ kind: "invalid_session" })),
      button("Restart bot", "Stops the bot in good order and starts it again", () => store.restartBot())),
    waiting,
    el("p", { class: "note" }, "🗑 beside a message deletes it, as a moderator would."),
    el("h3", {}, "Requests and events"),
    el("p", { class: "filters" }, filter("requests", "requests →"), filter("events", "events ←")),
    list);
  let drawn = null;
  const redraw = () => { drawn = null; fill(list); draw(); };
  const draw = () => {
    drawer.hidden = !store.developing;
    document.body.classList.toggle("with-developer", store.developing);
    if (drawer.hidden) return;
    const from = drawn === null ? 0 : store.traffic.indexOf(drawn) + 1;
    const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 60;
    for (const it of store.traffic.slice(from)) if (chosen[it.kind]) list.append(line(it));
    drawn = store.traffic.at(-1) ?? null;
    while (list.children.length > 300) list.firstElementChild.remove();
    if (atEnd) list.scrollTop = list.scrollHeight;
  };
  store.on(["developing", "traffic"], draw);
  store.on(["world"], () => {
    const faults = store.world.faults;
    fill(waiting, faults.length
      ? [`Still to come: ${faults.map((it) => `${it.kind.replaceAll("_", " ")} × ${it.count}`).join(", ")}. `,
        el("button", { class: "link", type: "button", onclick: () => store.clearFaults() }, "Call off")]
      : "No trouble is waiting.");
  });
}

/** An entry of the log: a line that opens to all of it. */
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

/** A path with its ids and secrets made short. */
const shorten = (path) => path.replace(/\/[A-Za-z0-9_-]{24,}/g, "/…").replace(/\d{12,}(?=\d{4})/g, "…");
