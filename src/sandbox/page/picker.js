// A list to pick from, steered from the element that has the focus: arrows, Enter, Tab.

import { el, fill } from "./dom.js";

let count = 0;

/** A listbox of a focused element, which keeps the focus. */
export class Picker {
  constructor(owner) {
    this.owner = owner;
    this.items = [];
    this.at = -1;
    this.list = el("ul", { class: "picker", role: "listbox", id: `picker-${++count}`, hidden: true });
    owner.setAttribute("aria-controls", this.list.id);
    owner.setAttribute("aria-expanded", "false");
  }

  get open() { return !this.list.hidden; }

  /** Shows items (`title`, `detail`, `emoji`, `chosen`, `pick`); `highlight` is marked, -1 for none. */
  show(items, { label, highlight = 0 }) {
    this.items = items;
    this.list.hidden = items.length === 0;
    this.list.setAttribute("aria-label", label);
    fill(this.list, items.map((item, index) => el("li", {
      role: "option",
      id: `${this.list.id}-${index}`,
      "aria-selected": String(item.chosen ?? false),
      // The owner keeps the focus.
      onmousedown: (event) => event.preventDefault(),
      onclick: () => item.pick(),
    },
    item.chosen !== undefined && el("span", { class: "check", "aria-hidden": "true" }, item.chosen ? "☑ " : "☐ "),
    item.emoji && el("span", { class: "emoji", "aria-hidden": "true" }, item.emoji),
    item.icon,
    el("span", { class: "title" }, item.title),
    item.detail && el("span", { class: "detail" }, item.detail))));
    this.owner.setAttribute("aria-expanded", String(this.open));
    this.mark(Math.min(highlight, items.length - 1));
  }

  hide() { this.show([], { label: "" }); }

  /** Takes a key; tells whether it meant something here. */
  key(event) {
    if (!this.open || event.isComposing) return false;
    const last = this.items.length - 1;
    if (event.key === "ArrowDown") this.mark(this.at >= last ? 0 : this.at + 1);
    else if (event.key === "ArrowUp") this.mark(this.at <= 0 ? last : this.at - 1);
    else if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) {
      const item = this.items[event.key === "Tab" ? Math.max(this.at, 0) : this.at];
      if (!item) return false;
      item.pick();
    } else return false;
    return true;
  }

  mark(index) {
    this.at = index;
    [...this.list.children].forEach((child, at) => {
      child.classList.toggle("marked", at === index);
      if (this.items[at].chosen === undefined) child.setAttribute("aria-selected", String(at === index));
    });
    const marked = this.list.children[index];
    if (marked) {
      this.owner.setAttribute("aria-activedescendant", marked.id);
      marked.scrollIntoView({ block: "nearest" });
    } else this.owner.removeAttribute("aria-activedescendant");
  }
}
