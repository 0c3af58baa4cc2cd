// The message box: text, or a slash command with its options, by keyboard all the way.

import { at, el, fill } from "./dom.js";
import { fitting, flatten, load } from "./commands.js";
import { offers, read } from "./options.js";
import { Picker } from "./picker.js";

/** How long to wait for more letters before the bot is asked for offers. */
const TYPING = 120;

/** Shows the message box; gives a function that types into it. */
export function showComposer(store) {
  const box = new Composer(store);
  return (text) => box.type(text);
}

class Composer {
  #store;
  #commands = [];
  #loaded = 0;
  /** The command being filled in, and its fields: option, input, value. */
  #command = null;
  #fields = [];

  constructor(store) {
    this.#store = store;
    this.input = el("input", {
      id: "composer-input", type: "text", role: "combobox", autocomplete: "off", "aria-autocomplete": "list",
      maxlength: "2000", enterkeyhint: "send",
    });
    this.picker = new Picker(this.input);
    this.head = el("span", { class: "command-name", hidden: true });
    this.slots = el("span", { class: "slots" });
    this.hint = el("p", { class: "hint" });
    this.send = el("button", { class: "button primary send", type: "button", onclick: () => this.#submit() }, "Send");
    this.line = el("div", { class: "line" }, this.head, this.slots, this.input, this.send);
    fill(at("composer"), this.picker.list, this.line, this.hint);
    this.input.addEventListener("input", () => this.#suggest());
    this.input.addEventListener("keydown", (event) => this.#key(event));
    this.input.addEventListener("focus", () => this.#suggest());
    this.input.addEventListener("blur", () => this.picker.hide());
    let known = "";
    store.on(["channel", "world", "me"], () => {
      const place = store.place(store.channel);
      const name = place?.server ? `#${place.name}` : place?.name ?? "…";
      this.input.placeholder = this.#command ? "" : `Message ${name}, or / for commands`;
      this.input.setAttribute("aria-label", `Message ${name}`);
      const wanted = JSON.stringify([store.channel, store.locale, store.me, store.world.commands, place?.server?.commands]);
      if (!store.channel || wanted === known) return;
      known = wanted;
      this.#reload(place);
    });
    store.addEventListener("me", () => this.#leave());
    store.addEventListener("channel", () => this.#leave());
    this.#help();
  }

  /** Puts a text into the box, as if it had been typed. */
  type(text) {
    this.#leave();
    this.input.value = text;
    this.input.focus();
    this.#suggest();
  }

  async #reload(place) {
    const number = ++this.#loaded;
    const definitions = await load(place?.server).catch(() => []);
    if (number !== this.#loaded) return;
    this.#commands = flatten(definitions, this.#store.locale);
    if (document.activeElement === this.input) this.#suggest();
  }

  /** Shows what fits what was typed: commands, or options still to fill in. */
  #suggest() {
    if (document.activeElement !== this.input) return;
    const text = this.input.value;
    if (this.#command) {
      const typed = text.trim().toLowerCase();
      const left = this.#command.options.filter((option) =>
        !this.#fields.some((field) => field.option === option) && option.shown.toLowerCase().includes(typed));
      this.picker.show(left.map((option) => ({
        title: option.shown, detail: option.about, pick: () => this.#addField(option),
      })), { label: "Options", highlight: typed ? 0 : -1 });
      return;
    }
    if (!text.startsWith("/")) {
      this.picker.hide();
      return;
    }
    const found = fitting(this.#commands, text.slice(1));
    this.picker.show(found.map((command) => ({
      title: `/${command.shown}`, detail: command.description, pick: () => this.#enter(command),
    })), { label: "Commands" });
  }

  #key(event) {
    if (this.picker.key(event)) {
      event.preventDefault();
      return;
    }
    if (event.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      this.#submit();
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (this.picker.open && !this.#command) this.picker.hide();
      else this.#leave();
    } else if (event.key === "Backspace" && this.#command && !this.input.value) {
      event.preventDefault();
      const last = this.#fields.at(-1);
      if (last) last.input.focus();
      else this.#leave(`/${this.#command.shown}`);
    }
  }

  /** Begins to fill in a command. */
  #enter(command) {
    this.#command = command;
    this.#fields = [];
    this.input.value = "";
    this.input.placeholder = "";
    this.head.hidden = false;
    this.head.textContent = `/${command.shown}`;
    fill(this.slots);
    for (const option of command.options.filter((it) => it.required)) this.#addField(option);
    this.#help();
    if (this.#fields.length) this.#fields[0].input.focus();
    else this.#suggest();
  }

  /** Stops filling in a command, with this text in the box. */
  #leave(text = "") {
    this.#command = null;
    this.#fields = [];
    this.head.hidden = true;
    fill(this.slots);
    this.input.value = text;
    this.picker.hide();
    this.#help();
    if (text) this.#suggest();
  }

  #help() {
    const name = this.#store.place(this.#store.channel)?.name ?? "";
    if (!this.#command) this.input.placeholder = `Message ${this.#store.place(this.#store.channel)?.server ? "#" : ""}${name}, or / for commands`;
    this.hint.textContent = this.#command
      ? `${this.#command.description} – Enter sends, arrows and Tab choose options, Escape leaves.`
      : "";
  }

  /** A field for an option, with the focus in it. */
  #addField(option) {
    const known = this.#fields.find((field) => field.option === option);
    const input = known?.input ?? el("input", {
      type: "text", role: "combobox", autocomplete: "off", "aria-autocomplete": "list",
      "aria-label": `${option.shown}: ${option.about}`, "aria-required": String(Boolean(option.required)), "data-option": option.name,
    });
    if (!known) {
      const field = { option, input, value: undefined, number: 0, picker: new Picker(input) };
      field.box = el("span", { class: "slot" }, el("span", { class: "slot-name", "aria-hidden": "true" }, option.shown), input, field.picker.list);
      this.#fields.push(field);
      this.slots.append(field.box);
      input.addEventListener("focus", () => {
        this.hint.textContent = `${option.shown}: ${option.about}`;
        this.#offer(field);
      });
      input.addEventListener("blur", () => field.picker.hide());
      input.addEventListener("input", () => { field.value = undefined; this.#offer(field); });
      input.addEventListener("keydown", (event) => this.#fieldKey(event, field));
    }
    this.input.value = "";
    this.picker.hide();
    input.focus();
  }

  async #offer(field) {
    const number = ++field.number;
    const typed = field.value === undefined ? field.input.value : "";
    if (field.option.autocomplete) await new Promise((done) => { setTimeout(done, TYPING); });
    if (number !== field.number) return;
    let found;
    try {
      found = await offers(this.#store, this.#command, field.option, typed, this.#values(field));
    } catch (error) {
      this.hint.textContent = error.message;
      found = [];
    }
    if (number !== field.number || document.activeElement !== field.input) return;
    field.picker.show(found.slice(0, 25).map((it) => ({
      ...it, pick: () => this.#settle(field, it.value, it.title),
    })), { label: field.option.shown, highlight: 0 });
    if (!found.length && field.option.autocomplete) this.hint.textContent = "No options match.";
  }

  #settle(field, value, title) {
    field.number += 1;
    field.value = value;
    field.input.value = title;
    field.picker.hide();
    this.#next();
  }

  /** Goes to the first field that still needs a value, or to the end. */
  #next() {
    const empty = this.#fields.find((it) => it.option.required && this.#valueOf(it) === undefined);
    this.#help();
    (empty?.input ?? this.input).focus();
  }

  #fieldKey(event, field) {
    if (field.picker.key(event)) {
      event.preventDefault();
    } else if (event.key === "Enter" && !event.isComposing) {
      event.preventDefault();
      this.#submit();
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (field.picker.open) field.picker.hide();
      else this.#drop(field);
    } else if (event.key === "Backspace" && !field.input.value) {
      event.preventDefault();
      this.#drop(field);
    }
  }

  /** Takes an option away; without a required one there is no command. */
  #drop(field) {
    if (field.option.required) {
      this.#leave(`/${this.#command.shown}`);
    } else {
      field.number += 1;
      this.#fields = this.#fields.filter((it) => it !== field);
      field.box.remove();
      this.#help();
    }
    this.input.focus();
  }

  #valueOf(field) {
    if (field.value !== undefined) return field.value;
    return field.input.value ? read(field.option, field.input.value) : undefined;
  }

  /** The values so far, but for one field. */
  #values(except) {
    const filled = this.#fields.filter((it) => it !== except && this.#valueOf(it) !== undefined);
    return Object.fromEntries(filled.map((it) => [it.option.name, this.#valueOf(it)]));
  }

  async #submit() {
    if (!this.#command) {
      const text = this.input.value.trim();
      if (!text) return;
      if (text.startsWith("/")) {
        const [first] = fitting(this.#commands, text.slice(1));
        if (first) this.#enter(first);
        else this.#store.say("There is no such command. Type / to see all of them.");
        return;
      }
      this.input.value = "";
      await this.#store.write(text);
      return;
    }
    const wrong = this.#fields.find((it) =>
      this.#valueOf(it) === undefined && (it.option.required || it.input.value));
    if (wrong) {
      this.#store.say(`Pick something for ‘${wrong.option.shown}’.`);
      wrong.input.focus();
      return;
    }
    const command = this.#command;
    const said = this.#fields.filter((it) => it.input.value).map((it) => ` ${it.option.shown}: ${it.input.value}`);
    const values = this.#values();
    if (await this.#store.command(command.path, values, `/${command.shown}${said.join("")}`)) {
      this.#leave();
      this.input.focus();
    }
  }
}
