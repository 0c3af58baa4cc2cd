// The developer drawer: fault injection, and the traffic between bot and sandbox.

import { byId, el, keepFocus, setChildren } from "./dom.js";
import { words } from "./words.js";

/** The faults that happen a given number of times, as requests without that number. */
const FAULTS = [
  { kind: "429", retry_after: 1 },
  { kind: "500" },
  { kind: "lost_response" },
  { kind: "slow", delay_ms: 2000 },
  { kind: "lose_interaction" },
];

/** The faults of the connection. */
const CONNECTION_FAULTS = [{ kind: "drop_gateway" }, { kind: "invalid_session" }];

/** Shows the drawer while `store.showsDeveloper` is true. */
export function showDeveloper(store) {
  const drawer = byId("developer");
  const pending = el("p", { class: "note", role: "status", tabindex: "-1" });
  const count = el("input", { id: "fault-count", type: "number", min: "1", max: "50", value: "1" });
  const restart = el("span");
  const processes = el("div", { class: "processes" });
  const list = el("ol", { class: "traffic", tabindex: "0" });
  const visible = { requests: true, events: true };
  const filter = (kind, text) => el("label", {}, el("input", {
    id: `show-${kind}`, type: "checkbox", checked: visible[kind], onchange: (event) => { visible[kind] = event.target.checked; redraw(); },
  }), ` ${text}`);
  const button = (id, [title, tooltip], onclick) =>
    el("button", { id, class: "button secondary", type: "button", title: tooltip, onclick }, title);
  const times = () => Math.max(1, Math.trunc(Number(count.value)) || 1);
  store.on(["language"], () => list.setAttribute("aria-label", words.traffic));
  store.on(["language"], () => keepFocus(drawer, () => setChildren(drawer,
    el("h2", {}, words.developer),
    el("button", { id: "close-developer", class: "plain close", type: "button", "aria-label": words.closeDrawer, onclick: () => { store.showsDeveloper = false; store.emit("developer"); } }, "✕"),
    el("h3", {}, words.faults),
    el("p", {}, el("label", { for: "fault-count" }, words.howOften), count),
    el("div", { class: "row" }, FAULTS.map((fault) =>
      button(`fault-${fault.kind}`, words.fault[fault.kind], () => store.fault({ ...fault, count: times() })))),
    el("div", { class: "row" },
      CONNECTION_FAULTS.map((fault) => button(`fault-${fault.kind}`, words.fault[fault.kind], () => store.fault(fault))),
      restart),
    pending,
    el("p", { class: "note" }, words.deleteHint),
    processes,
    el("h3", {}, words.traffic),
    el("p", { class: "filters" }, filter("requests", words.requests), filter("events", words.events)),
    list)));
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
  const named = (it) => `${words.fault[it.kind]?.[0] ?? it.kind} × ${it.count}`;
  const drawState = () => {
    const faults = store.world.faults;
    setChildren(pending, faults.length
      ? [words.pending(faults.map(named).join(", ")),
        el("button", { id: "clear-faults", class: "link", type: "button", onclick: () => store.clearFaults() }, words.clear)]
      : words.noFaults);
    const running = store.world.processes;
    setChildren(restart, running.length ? [] : button("restart-bot", words.restart, () => store.restartBot()));
    setChildren(processes, running.length ? [
      el("h3", {}, words.processes),
      el("ul", {}, running.map((runs, index) => el("li", {}, `${words.process(index + 1, runs)} `, runs
        ? button(`process-${index}`, words.kill(index + 1), () => store.askProcess("kill", index))
        : button(`process-${index}`, words.start(index + 1), () => store.askProcess("start", index)))))] : []);
  };
  store.on(["world", "language"], () => keepFocus(drawer, drawState, pending));
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
