// The message box: a text, or a slash command with its options, fully usable by keyboard.

import { byId, el, setChildren } from "./dom.js";
import { flatten, load, matching } from "./commands.js";
import { bestMatch, botSuggestions, isAutocompleted, localSuggestions, parseValue } from "./options.js";
import { Picker } from "./picker.js";
import { translated, words } from "./words.js";

/** How long to wait after a key before asking the bot for suggestions, in milliseconds. */
const TYPING_DELAY_MS = 120;
/** Discord's limit of suggestions. */
const MAX_SUGGESTIONS = 25;

/** Shows the message box; returns a function that types a text into it. */
export function showComposer(store) {
  const composer = new Composer(store);
  return (text) => composer.type(text);
}

class Composer {
  #store;
  #commands = [];
  /** The latest loading of the commands. */
  #loading = Promise.resolve();
  #loadedFor = null;
  #loads = 0;
  /** The command being filled in. */
  #command = null;
  /** The fields of its options: `option`, `input`, `picker`, `box`, and the state described at `#addField`. */
  #fields = [];

  constructor(store) {
    this.#store = store;
    this.input = el("input", {
      id: "composer-input", type: "text", role: "combobox", autocomplete: "off", "aria-autocomplete": "list",
      maxlength: "2000", enterkeyhint: "send",
    });
    this.picker = new Picker(this.input);
    this.name = el("span", { class: "command-name", hidden: true });
    this.fieldList = el("span", { class: "fields-line" });
    this.hint = el("p", { class: "hint", role: "status" });
    this.send = el("button", { class: "button primary send", type: "button", onclick: () => this.#submit() });
    this.line = el("div", { class: "line" }, this.name, this.fieldList, this.input, this.send);
    setChildren(byId("composer"), this.picker.list, this.line, this.hint);
    this.input.addEventListener("input", () => this.#suggest());
    this.input.addEventListener("keydown", (event) => this.#handleKey(event));
    this.input.addEventListener("focus", () => this.#suggest());
    this.input.addEventListener("blur", () => this.picker.hide());
    let current = "";
    store.on(["channel", "world", "me"], () => {
      const channel = store.findChannel(store.channel);
      this.#updateHints();
      const key = JSON.stringify([store.channel, store.locale, store.me, store.user?.installed, store.world.commands, channel?.server?.commands, channel?.server?.has_bot]);
      if (!store.channel || key === current) return;
      current = key;
      this.#loading = this.#reload(channel);
    });
    store.on(["language"], () => { this.send.textContent = words.send; });
    store.addEventListener("me", () => this.#leave());
    store.addEventListener("channel", () => this.#leave());
  }

  /** Puts a text into the box, as if the user had typed it. */
  type(text) {
    this.#leave();
    this.input.value = text;
    this.input.focus();
    this.#suggest();
  }

  async #reload(channel) {
    const { me, locale } = this.#store;
    // The commands of another channel or user must not be offered here.
    const target = `${me} ${this.#store.channel}`;
    if (target !== this.#loadedFor) this.#commands = [];
    this.#loadedFor = target;
    const number = ++this.#loads;
    const definitions = await load(me, channel?.server).catch(() => []);
    if (number !== this.#loads) return;
    this.#commands = flatten(definitions, locale);
    this.#suggest();
  }

  /** Shows what matches the typed text: commands, or the remaining options of a command. */
  #suggest() {
    if (document.activeElement !== this.input) return;
    const text = this.input.value;
    if (this.#command) {
      const typed = text.trim().toLowerCase();
      const remaining = this.#command.options.filter((option) =>
        !this.#fields.some((field) => field.option === option) && option.label.toLowerCase().includes(typed));
      this.picker.show(remaining.map((option) => ({
        title: option.label, detail: option.description, pick: () => this.#addField(option),
      })), { label: words.options, highlight: typed ? 0 : -1 });
      return;
    }
    if (!text.startsWith("/")) {
      this.picker.hide();
      return;
    }
    this.picker.show(matching(this.#commands, text.slice(1)).map((command) => ({
      title: `/${command.label}`, detail: command.description, pick: () => this.#enter(command),
    })), { label: words.commands });
  }

  #handleKey(event) {
    if (this.picker.handleKey(event)) {
      event.preventDefault();
      return;
    }
    if (event.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      this.#submit();
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (this.picker.isOpen && !this.#command) this.picker.hide();
      else this.#leave();
    } else if (event.key === "Backspace" && this.#command && !this.input.value) {
      event.preventDefault();
      const last = this.#fields.at(-1);
      if (last) last.input.focus();
      else this.#leave(`/${this.#command.label}`);
    }
  }

  /** Starts filling in a command. */
  #enter(command) {
    this.#command = command;
    this.#fields = [];
    this.input.value = "";
    this.name.hidden = false;
    this.name.textContent = `/${command.label}`;
    setChildren(this.fieldList);
    for (const option of command.options.filter((it) => it.required)) this.#addField(option);
    this.#updateHints();
    if (this.#fields.length) this.#fields[0].input.focus();
    else this.#suggest();
  }

  /** Stops filling in a command and puts this text into the box. */
  #leave(text = "") {
    for (const field of this.#fields) this.#cancelRequest(field);
    this.#command = null;
    this.#fields = [];
    this.name.hidden = true;
    setChildren(this.fieldList);
    this.input.value = text;
    this.picker.hide();
    this.#updateHints();
    if (text) this.#suggest();
  }

  #updateHints() {
    const channel = this.#store.findChannel(this.#store.channel);
    const name = channel?.server ? `#${channel.name}` : channel?.name ?? "…";
    this.input.placeholder = this.#command ? "" : words.writeOrCommand(name);
    this.input.setAttribute("aria-label", words.write(name));
    this.hint.textContent = this.#command
      ? `${this.#command.description} · ${words.keys}`
      : "";
  }

  /**
   * Adds a field for an option and focuses it. Its state:
   * `value` is the picked suggestion's value, or `undefined` while the typed text counts;
   * `request` is the number of the latest request for suggestions: the result of an earlier one is dropped;
   * `isLoading` is true until the suggestions for the current text have arrived;
   * `pickWhenLoaded` is true if Enter was pressed meanwhile.
   */
  #addField(option) {
    const existing = this.#fields.find((field) => field.option === option);
    if (!existing) this.#fields.push(this.#createField(option));
    this.input.value = "";
    this.picker.hide();
    (existing ?? this.#fields.at(-1)).input.focus();
  }

  #createField(option) {
    const input = el("input", {
      type: "text", role: "combobox", autocomplete: "off", "aria-autocomplete": "list",
      "aria-label": `${option.label}: ${option.description}`, "aria-required": String(Boolean(option.required)), "data-option": option.name,
    });
    const field = { option, input, picker: new Picker(input), value: undefined, request: 0, isLoading: false, pickWhenLoaded: false };
    field.box = el("span", { class: "field-box" }, el("span", { class: "field-name", "aria-hidden": "true" }, option.label), input, field.picker.list);
    this.fieldList.append(field.box);
    input.addEventListener("focus", () => {
      this.hint.textContent = `${option.label}: ${option.description}`;
      this.#suggestValues(field);
    });
    input.addEventListener("blur", () => {
      this.#cancelRequest(field);
      field.picker.hide();
    });
    input.addEventListener("input", () => {
      field.value = undefined;
      this.#suggestValues(field);
    });
    input.addEventListener("keydown", (event) => this.#handleFieldKey(event, field));
    return field;
  }

  /**
   * Shows the suggestions for a field's text. A list for an earlier text is never shown beside a newer
   * text: it is hidden at once, so that Enter cannot pick from it.
   */
  async #suggestValues(field) {
    const { option } = field;
    const typed = field.value === undefined ? field.input.value : "";
    this.#cancelRequest(field);
    if (!isAutocompleted(option)) {
      this.#showSuggestions(field, localSuggestions(this.#store, option, typed), typed);
      return;
    }
    const { request } = field;
    field.isLoading = true;
    field.picker.hide();
    await new Promise((done) => { setTimeout(done, TYPING_DELAY_MS); });
    if (request !== field.request) return;
    let suggestions = [];
    let problem = words.noOptions;
    try {
      suggestions = await botSuggestions(this.#store, this.#command, option, typed, this.#values(field));
    } catch (error) {
      problem = translated(error.message);
    }
    if (request !== field.request) return;
    field.isLoading = false;
    this.hint.textContent = suggestions.length ? `${option.label}: ${option.description}` : problem;
    if (!field.pickWhenLoaded) {
      this.#showSuggestions(field, suggestions, typed);
      return;
    }
    field.pickWhenLoaded = false;
    const picked = suggestions[bestMatch(suggestions, typed)];
    if (picked) this.#pick(field, picked);
    else this.#submit();
  }

  #showSuggestions(field, suggestions, typed) {
    const shown = suggestions.slice(0, MAX_SUGGESTIONS);
    field.picker.show(shown.map((it) => ({ ...it, pick: () => this.#pick(field, it) })), {
      label: field.option.label, highlight: bestMatch(shown, typed),
    });
  }

  #cancelRequest(field) {
    field.request += 1;
    field.isLoading = false;
    field.pickWhenLoaded = false;
  }

  #pick(field, { value, title }) {
    this.#cancelRequest(field);
    field.value = value;
    field.input.value = title;
    field.picker.hide();
    this.#focusNext();
  }

  /** Focuses the first field that still needs a value, or the end of the line. */
  #focusNext() {
    const empty = this.#fields.find((it) => it.option.required && this.#valueOf(it) === undefined);
    this.#updateHints();
    (empty?.input ?? this.input).focus();
  }

  #handleFieldKey(event, field) {
    if (field.picker.handleKey(event)) {
      event.preventDefault();
    } else if (event.key === "Enter" && !event.isComposing) {
      event.preventDefault();
      this.#acceptTyped(field);
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (field.picker.isOpen) field.picker.hide();
      else this.#remove(field);
    } else if (event.key === "Backspace" && !field.input.value) {
      event.preventDefault();
      this.#remove(field);
    }
  }

  /** Enter without a list: a number is complete, other text waits for the bot's suggestions if they are loading. */
  #acceptTyped(field) {
    const value = this.#valueOf(field);
    if (!field.isLoading || !field.input.value) {
      this.#submit();
    } else if (typeof value === "number") {
      this.#pick(field, { value, title: field.input.value.trim() });
    } else {
      field.pickWhenLoaded = true;
      this.hint.textContent = words.loadingOptions;
    }
  }

  /** Removes an option; without a required option, the command is left. */
  #remove(field) {
    if (field.option.required) {
      this.#leave(`/${this.#command.label}`);
    } else {
      this.#cancelRequest(field);
      this.#fields = this.#fields.filter((it) => it !== field);
      field.box.remove();
      this.#updateHints();
    }
    this.input.focus();
  }

  #valueOf(field) {
    if (field.value !== undefined) return field.value;
    return field.input.value ? parseValue(field.option, field.input.value) : undefined;
  }

  /** The values so far, except that of one field. */
  #values(except) {
    const filled = this.#fields.filter((it) => it !== except && this.#valueOf(it) !== undefined);
    return Object.fromEntries(filled.map((it) => [it.option.name, this.#valueOf(it)]));
  }

  async #submit() {
    if (this.#command) return this.#submitCommand();
    const text = this.input.value.trim();
    if (text.startsWith("/")) return this.#enterTyped(text);
    if (!text) return undefined;
    this.input.value = "";
    const sent = await this.#store.write(text);
    if (sent === null && !this.input.value) this.input.value = text;
    return undefined;
  }

  /** Enters the command that matches the text best, once the commands are loaded. */
  async #enterTyped(text) {
    await this.#loading;
    if (this.#command || this.input.value.trim() !== text) return;
    const [best] = matching(this.#commands, text.slice(1));
    if (best) this.#enter(best);
    else this.#store.report(words.unknownCommand);
  }

  async #submitCommand() {
    const invalid = this.#fields.find((it) =>
      this.#valueOf(it) === undefined && (it.option.required || it.input.value));
    if (invalid) {
      this.#store.report(words.chooseValue(invalid.option.label));
      invalid.input.focus();
      return;
    }
    const command = this.#command;
    const options = this.#fields.filter((it) => it.input.value).map((it) => ` ${it.option.label}: ${it.input.value}`);
    if (await this.#store.command(command.path, this.#values(), `/${command.label}${options.join("")}`)) {
      if (this.#command !== command) return;
      this.#leave();
      this.input.focus();
    }
  }
}
