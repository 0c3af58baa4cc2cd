// Buttons and selects of messages.

import { el } from "./dom.js";
import { fileAddress } from "./embeds.js";
import { Picker } from "./picker.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary" };

/** All rows of a message; `act` presses and chooses, `busy` tells what is under way. */
export function rows(message, act, busy) {
  return message.components.map((row) =>
    el("div", { class: "row" }, row.components.map((it) =>
      (it.type === 2 ? button(message, it, act, busy) : select(message, it, act, busy)))));
}

const emoji = (it) => it.emoji && el("span", { class: "emoji", "aria-hidden": "true" }, it.emoji.name ?? "▫");

function button(message, it, act, busy) {
  const content = [emoji(it), it.label && el("span", {}, it.label)];
  const className = `button ${STYLES[it.style] ?? "secondary"}`;
  if (it.style === 5) {
    return el("a", { class: className, href: fileAddress(it.url), target: "_blank", rel: "noopener noreferrer" }, content, " ↗");
  }
  const working = busy(message.id, it.custom_id);
  return el("button", {
    class: className,
    type: "button",
    disabled: it.disabled,
    "data-component": it.custom_id,
    "aria-busy": working && "true",
    "aria-label": it.label ? undefined : it.emoji?.name,
    onclick: () => { if (!busy(message.id, it.custom_id)) act.press(message, it); },
  }, content);
}

/** A select of texts: a button that opens a list, one choice or several. */
function select(message, it, act, busy) {
  const [least, most] = [it.min_values ?? 1, it.max_values ?? 1];
  const options = it.options ?? [];
  const chosen = new Set(options.filter((option) => option.default).map((option) => option.value));
  const title = () => options.filter((option) => chosen.has(option.value)).map((option) => option.label).join(", ")
    || it.placeholder || "Make a selection";
  const label = el("span", {}, title());
  const opener = el("button", {
    class: "select",
    type: "button",
    role: "combobox",
    disabled: it.disabled,
    "aria-label": it.placeholder ?? "Make a selection",
    "aria-haspopup": "listbox",
    "data-component": it.custom_id,
    "aria-busy": busy(message.id, it.custom_id) && "true",
  }, label, el("span", { "aria-hidden": "true" }, "▾"));
  const picker = new Picker(opener);
  const send = () => { if (chosen.size >= least && chosen.size <= most) act.choose(message, it, [...chosen]); };
  const pick = (option) => {
    if (most === 1) {
      picker.hide();
      chosen.clear();
      chosen.add(option.value);
      send();
      return;
    }
    if (!chosen.delete(option.value) && chosen.size < most) chosen.add(option.value);
    label.textContent = title();
    open(picker.at);
  };
  const open = (highlight = 0) => picker.show(options.map((option) => ({
    title: option.label,
    detail: option.description,
    emoji: option.emoji?.name,
    chosen: most > 1 ? chosen.has(option.value) : undefined,
    pick: () => pick(option),
  })), { label: it.placeholder ?? "Choices", highlight });
  const shut = () => {
    if (!picker.open) return;
    picker.hide();
    if (most > 1) send();
  };
  opener.addEventListener("click", () => (picker.open ? shut() : open()));
  opener.addEventListener("blur", shut);
  opener.addEventListener("keydown", (event) => {
    if (!picker.open) {
      if (event.key === "ArrowDown") { event.preventDefault(); open(); }
    } else if (event.key === "Escape") {
      event.preventDefault();
      shut();
    } else if (picker.key(event)) event.preventDefault();
  });
  return el("div", { class: "select-box" }, opener, picker.list);
}
