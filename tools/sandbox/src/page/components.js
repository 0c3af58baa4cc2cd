// Renders buttons and select menus.

import { el, setChildren } from "./dom.js";
import { componentEmoji } from "./emoji.js";
import { fileUrl } from "./images.js";
import { Picker } from "./picker.js";
import { words } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary", 6: "primary" };

/** Renders an action row of a message; `actions` has `press`, `choose` and `members`, `isBusy` tells which components wait for a response. */
export function row(message, it, actions, isBusy) {
  return el("div", { class: "row" }, it.components.map((child) =>
    (child.type === 2 ? button : select)(message, child, actions, isBusy)));
}

function button(message, it, actions, isBusy) {
  const content = [componentEmoji(it.emoji), it.label && el("span", {}, it.label)];
  const className = `button ${STYLES[it.style] ?? "secondary"}`;
  if (it.style === 5) {
    return el("a", { class: className, href: fileUrl(it.url), target: "_blank", rel: "noopener noreferrer" }, content, " ↗");
  }
  // The sandbox sells nothing.
  if (it.style === 6) return el("button", { class: className, type: "button", disabled: true }, words.purchase);
  const isWaiting = isBusy(message.id, it.custom_id);
  return el("button", {
    class: className,
    type: "button",
    disabled: it.disabled,
    "data-component": it.custom_id,
    "aria-busy": isWaiting && "true",
    "aria-label": it.label ? undefined : it.emoji?.name,
    onclick: () => { if (!isBusy(message.id, it.custom_id)) actions.press(message, it); },
  }, content);
}

/** A select menu: a button that opens a list for one or several choices. */
function select(message, it, actions, isBusy) {
  const [min, max] = [it.min_values ?? 1, it.max_values ?? 1];
  const options = it.type === 5 ? actions.members() : it.options ?? [];
  const chosen = new Set(options.filter((option) => option.default).map((option) => option.value));
  const label = el("span", {});
  const showChosen = () => {
    const shown = options.filter((option) => chosen.has(option.value));
    setChildren(label, shown.length === 0 ? it.placeholder || words.select
      : shown.map((option, index) => [index > 0 && ", ", componentEmoji(option.emoji), option.emoji && " ", option.label]));
  };
  showChosen();
  const opener = el("button", {
    class: "select",
    type: "button",
    role: "combobox",
    disabled: it.disabled,
    "aria-label": it.placeholder ?? words.select,
    "aria-haspopup": "listbox",
    "data-component": it.custom_id,
    "aria-busy": isBusy(message.id, it.custom_id) && "true",
  }, label, el("span", { "aria-hidden": "true" }, "▾"));
  const picker = new Picker(opener);
  const send = () => { if (chosen.size >= min && chosen.size <= max) actions.choose(message, it, [...chosen]); };
  const pick = (option) => {
    if (max === 1) {
      picker.hide();
      chosen.clear();
      chosen.add(option.value);
      send();
      return;
    }
    if (!chosen.delete(option.value) && chosen.size < max) chosen.add(option.value);
    showChosen();
    open(picker.highlighted);
  };
  const open = (highlight = 0) => picker.show(options.map((option) => ({
    title: option.label,
    detail: option.description,
    icon: componentEmoji(option.emoji),
    chosen: max > 1 ? chosen.has(option.value) : undefined,
    pick: () => pick(option),
  })), { label: it.placeholder ?? words.choices, highlight });
  const close = () => {
    if (!picker.isOpen) return;
    picker.hide();
    if (max > 1) send();
  };
  opener.addEventListener("click", () => {
    // Safari does not focus buttons that are clicked.
    opener.focus();
    return picker.isOpen ? close() : open();
  });
  opener.addEventListener("blur", close);
  opener.addEventListener("keydown", (event) => {
    if (!picker.isOpen) {
      if (event.key === "ArrowDown") { event.preventDefault(); open(); }
    } else if (event.key === "Escape") {
      event.preventDefault();
      close();
    } else if (picker.handleKey(event)) event.preventDefault();
  });
  return el("div", { class: "select-box" }, opener, picker.list);
}
