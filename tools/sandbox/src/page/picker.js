// A listbox for a focused element, controlled by arrow keys, Enter and Tab.

import { el, setChildren } from "./dom.js";

let count = 0;

/** A listbox whose owner keeps the focus. */
export class Picker {
  constructor(owner) {
    this.owner = owner;
    this.items = [];
    this.highlighted = -1;
    this.list = el("ul", { class: "picker", role: "listbox", id: `picker-${++count}`, hidden: true });
    owner.setAttribute("aria-controls", this.list.id);
    owner.setAttribute("aria-expanded", "false");
  }

  get isOpen() { return !this.list.hidden; }

  /** Shows items (`title`, `detail`, `icon`, `chosen`, `pick`); `highlight` is an index, or -1 for none. */
  show(items, { label, highlight = 0 }) {
    this.items = items;
    this.list.hidden = items.length === 0;
    this.list.setAttribute("aria-label", label);
    setChildren(this.list, items.map((item, index) => el("li", {
      role: "option",
      id: `${this.list.id}-${index}`,
      "aria-selected": String(item.chosen ?? false),
      // Without this, a click would move the focus away from the owner.
      onmousedown: (event) => event.preventDefault(),
      onclick: () => item.pick(),
    },
    item.chosen !== undefined && el("span", { class: "check", "aria-hidden": "true" }, item.chosen ? "☑ " : "☐ "),
    item.icon,
    el("span", { class: "title" }, item.title),
    item.detail && el("span", { class: "detail" }, item.detail))));
    this.owner.setAttribute("aria-expanded", String(this.isOpen));
    this.highlight(Math.min(highlight, items.length - 1));
  }

  hide() { this.show([], { label: "" }); }

  /** Handles a key; returns whether it did anything. */
  handleKey(event) {
    if (!this.isOpen || event.isComposing) return false;
    const last = this.items.length - 1;
    if (event.key === "ArrowDown") this.highlight(this.highlighted >= last ? 0 : this.highlighted + 1);
    else if (event.key === "ArrowUp") this.highlight(this.highlighted <= 0 ? last : this.highlighted - 1);
    else if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) {
      const item = this.items[event.key === "Tab" ? Math.max(this.highlighted, 0) : this.highlighted];
      if (!item) return false;
      item.pick();
    } else return false;
    return true;
  }

  highlight(index) {
    this.highlighted = index;
    [...this.list.children].forEach((child, at) => {
      child.classList.toggle("highlighted", at === index);
      if (this.items[at].chosen === undefined) child.setAttribute("aria-selected", String(at === index));
    });
    const child = this.list.children[index];
    if (child) {
      this.owner.setAttribute("aria-activedescendant", child.id);
      child.scrollIntoView({ block: "nearest" });
    } else this.owner.removeAttribute("aria-activedescendant");
  }
}
