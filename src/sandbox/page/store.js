// What this tab knows: who one is, the world, the open channel and its messages, what is unread, what is under way.

import { follow, get, post, remove } from "./control.js";

/** Ids are numbers too large for JavaScript's. */
export const newer = (one, other) =>
  one.length === other.length ? one > other : one.length > other.length;

const LOG_KEPT = 300;

/** The knowledge; tells of changes by events named after what changed. */
export class Store extends EventTarget {
  me = null;
  world = { users: [], servers: [], locales: [], faults: [], connected: false };
  channel = null;
  messages = new Map();
  failures = new Map();
  pending = new Map();
  busy = new Set();
  connected = false;
  traffic = [];
  developing = false;
  /** Steps of the introduction that were taken. */
  done = { command: false, person: false, press: false };
  #people = new Map();
  #marks = new Map();
  #settled = new Set();
  #waiting = new Map();
  #dismissed = new Set();
  #loading = null;
  #seen = { requests: 0, events: 0 };
  #stop = () => {};
  #goal = null;

  tell(...topics) { for (const topic of topics) this.dispatchEvent(new Event(topic)); }

  /** Calls back at once and whenever one of the topics changes. */
  on(topics, react) {
    for (const topic of topics) this.addEventListener(topic, react);
    react();
  }

  // People and places.

  get person() { return this.world.users.find((user) => user.username === this.me); }
  get locale() { return this.person?.locale ?? "en-US"; }
  user(id) { return this.world.users.find((user) => user.id === id); }
  name(id) { return this.user(id)?.display_name ?? "somebody"; }
  get people() { return this.world.users.filter((user) => !user.bot); }
  get bot() { return this.user(this.world.bot); }
  get servers() { return this.world.servers.filter((server) => this.person?.servers.includes(server.id)); }
  place(id) {
    for (const server of this.servers) {
      const channel = server.channels.find((it) => it.id === id);
      if (channel) return { name: channel.name, server };
    }
    return id !== null && id === this.person?.dm_channel ? { name: this.bot?.display_name, server: null } : null;
  }

  /** Becomes somebody; their own last channel is opened, or the one in which they were called. */
  become(username, from = null) {
    this.#stop();
    if (this.me && this.me !== username) this.done.person = true;
    this.me = username;
    this.channel = null;
    this.#loading = null;
    this.messages = new Map();
    this.failures = new Map();
    this.pending = new Map();
    this.busy = new Set();
    this.#waiting = new Map();
    this.#goal = from;
    const known = this.#people.get(username) ?? { read: new Map(), last: null };
    this.#people.set(username, known);
    this.#marks = new Map();
    const address = new URL(location.href);
    address.searchParams.set("as", username);
    history.replaceState(null, "", address);
    this.tell("me", "channel", "messages");
    this.#stop = follow(username, () => this.#seen, (news) => this.#take(news), (connected) => {
      this.connected = connected;
      this.tell("connection");
    });
  }

  // What is unread.

  #read() { return this.#people.get(this.me)?.read ?? new Map(); }
  unread(channel) {
    const messages = [...(this.#marks.get(channel)?.entries() ?? [])];
    const mark = this.#read().get(channel) ?? "";
    const fresh = messages.filter(([id]) => newer(id, mark));
    return { count: fresh.length, calls: fresh.filter(([, calls]) => calls).length };
  }
  /** Whether a message waits for that person that they were called by, and have not read in this tab. */
  isCalled(user) {
    if (user.username === this.me) return this.calls > 0;
    const seen = this.#people.get(user.username)?.called ?? "";
    return user.called_by !== null && newer(user.called_by, seen);
  }
  get calls() {
    return [...this.#marks.keys()].reduce((sum, channel) => sum + this.unread(channel).calls, 0);
  }
  #mark(channel, id, calls) {
    if (!this.#marks.has(channel)) this.#marks.set(channel, new Map());
    this.#marks.get(channel).set(id, calls);
  }
  markRead() {
    if (!this.channel || document.hidden) return;
    const ids = [...(this.#marks.get(this.channel)?.keys() ?? [])];
    const last = ids.reduce((best, id) => (newer(id, best) ? id : best), this.#read().get(this.channel) ?? "");
    this.#read().set(this.channel, last);
    if (this.calls === 0) this.#people.get(this.me).called = this.person?.called_by ?? "";
    this.tell("unread");
  }

  // Channels.

  /** Opens a channel (`dm`: the direct messages with the bot), at a message if one is named. */
  async open(channel, message = null) {
    if (channel === this.channel && !message) return;
    const me = this.me;
    const buffer = [];
    this.#loading = buffer;
    let loaded;
    try {
      loaded = await get(`/users/${me}/channels/${channel}/messages`);
    } catch (error) {
      this.say(error.message);
      return;
    }
    if (this.me !== me || this.#loading !== buffer) return;
    this.#loading = null;
    const moved = loaded.channel !== this.channel;
    this.channel = loaded.channel;
    this.#people.get(me).last = loaded.channel;
    this.messages = new Map(loaded.messages.map((it) => [it.id, it]));
    this.failures = new Map();
    for (const entry of loaded.failures) this.#fail(entry, false);
    for (const entry of buffer) this.#entry(entry);
    this.markRead();
    this.tell(...(moved ? ["channel"] : []), "messages");
    if (message) this.dispatchEvent(new CustomEvent("jump", { detail: message }));
  }

  #first() {
    const known = this.#people.get(this.me);
    const called = [...this.#marks.keys()].filter((id) => this.unread(id).calls);
    const home = this.servers[0]?.channels;
    const usual = home?.find((it) => it.name === "cards") ?? home?.[0];
    return called.at(-1) ?? (this.#goal && this.place(this.#goal) ? this.#goal : null) ?? known.last ?? usual?.id ?? "dm";
  }

  // News.

  #take(news) {
    if (news.state) {
      this.world = news.state;
      this.tell("world");
    }
    if (news.overview) {
      this.#marks = new Map();
      for (const { channel, messages } of news.overview) {
        for (const { id, calls } of messages) this.#mark(channel, id, calls);
      }
      const open = this.channel ?? this.#first();
      this.channel = null;
      this.open(open);
    }
    for (const entry of news.feed ?? []) {
      if (this.#loading) this.#loading.push(entry);
      else this.#entry(entry);
      this.#count(entry);
    }
    if (news.feed) {
      this.markRead();
      this.tell("messages");
    }
    for (const kind of ["requests", "events"]) {
      const entries = news[kind];
      if (!entries) continue;
      this.#seen[kind] = entries.at(-1).number;
      this.traffic.push(...entries.map((entry) => ({ kind, entry })));
      this.traffic.splice(0, this.traffic.length - LOG_KEPT);
      this.tell("traffic");
    }
  }

  /** What an entry means for what is unread. */
  #count(entry) {
    if (entry.kind === "posted" && entry.message.author.id !== this.person?.id) {
      const direct = entry.channel === this.person?.dm_channel || !this.place(entry.channel);
      this.#mark(entry.channel, entry.message_id, direct || entry.mentioned);
      this.dispatchEvent(new CustomEvent("heard", { detail: entry }));
    } else if (entry.kind === "deleted") this.#marks.get(entry.channel)?.delete(entry.message_id);
    else if (entry.kind === "answered") this.#settle(entry.interaction);
    else if (entry.kind === "failed") this.#fail(entry, true);
  }

  /** What an entry means for the messages of the open channel. */
  #entry(entry) {
    if (entry.channel !== this.channel) return;
    if (entry.kind === "posted" || entry.kind === "edited") this.messages.set(entry.message_id, entry.message);
    else if (entry.kind === "deleted") this.messages.delete(entry.message_id);
    else if (entry.kind === "channel_deleted") {
      this.channel = null;
      this.open(this.#first());
    }
  }

  #settle(interaction) {
    this.#settled.add(interaction);
    this.pending.delete(interaction);
    const key = this.#waiting.get(interaction);
    if (key) this.busy.delete(key);
    this.#waiting.delete(interaction);
  }

  #fail(entry, now) {
    const pending = this.pending.get(entry.interaction);
    this.#settle(entry.interaction);
    if (entry.message_id) {
      if (now || !this.failures.has(entry.message_id)) this.failures.set(entry.message_id, entry);
    } else if (pending) this.pending.set(entry.interaction, { ...pending, reason: entry.reason });
  }

  get shown() {
    return [...this.messages.values()]
      .filter((it) => !this.#dismissed.has(it.id))
      .sort((one, other) => (newer(one.id, other.id) ? 1 : -1));
  }

  // Deeds.

  say(sentence) { this.dispatchEvent(new CustomEvent("said", { detail: sentence })); }

  async #try(deed) {
    try {
      return await deed();
    } catch (error) {
      this.say(error.message);
      return null;
    }
  }

  async #use(message, component, path, body) {
    const key = `${message.id} ${component.custom_id}`;
    this.busy.add(key);
    this.failures.delete(message.id);
    this.tell("messages");
    const asked = await this.#try(() => post(`/users/${this.me}/${path}`, { message: message.id, ...body }));
    this.done.press = true;
    if (asked && !this.#settled.has(asked.interaction)) this.#waiting.set(asked.interaction, key);
    else this.busy.delete(key);
    this.tell("messages", "done");
  }

  press = (message, button) => this.#use(message, button, "press", { custom_id: button.custom_id });
  choose = (message, select, values) =>
    this.#use(message, select, "select", { custom_id: select.custom_id, values });
  isBusy = (message, component) => this.busy.has(`${message} ${component}`);

  dismiss = (message) => {
    this.#dismissed.add(message.id);
    this.tell("messages");
  };

  dismissPending(id) {
    this.pending.delete(id);
    this.tell("messages");
  }

  remove = (message) => this.#try(() => remove(`/channels/-/messages/${message.id}`));

  write(content) {
    return this.#try(() => post(`/users/${this.me}/message`, { channel: this.channel, content }));
  }

  async command(command, options, text) {
    const channel = this.channel;
    const asked = await this.#try(() => post(`/users/${this.me}/command`, { channel, command, options }));
    if (!asked) return false;
    this.done.command = true;
    if (!this.#settled.has(asked.interaction)) {
      this.pending.set(asked.interaction, { id: asked.interaction, channel, text });
    }
    this.tell("messages", "done");
    return true;
  }

  set(settings) { return this.#try(() => post(`/users/${this.me}/settings`, settings)); }
  fault(fault) { return this.#try(() => post("/faults", fault)); }
  clearFaults() { return this.#try(() => remove("/faults")); }
  restartBot() { return this.#try(() => post("/restart")); }
}
