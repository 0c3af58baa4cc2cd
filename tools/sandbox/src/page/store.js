// The state of this tab: the current user, the world, the open channel, unread messages, and pending interactions.

import { follow, get, post, remove } from "./control.js";
import { speak, words } from "./words.js";

/** Whether an id is newer than another. Ids are 64-bit numbers as strings, too large for JavaScript's numbers. */
export const isNewer = (one, other) =>
  one.length === other.length ? one > other : one.length > other.length;

const MAX_TRAFFIC = 300;

/** The state; each change emits an event named after what changed. */
export class Store extends EventTarget {
  me = null;
  world = { users: [], servers: [], locales: [], faults: [], processes: [], connected: false };
  channel = null;
  messages = new Map();
  failures = new Map();
  pending = new Map();
  busy = new Set();
  connected = false;
  traffic = [];
  showsDeveloper = false;
  /** What the user has done of the tutorial: the commands that were answered, and whether they have become another user. */
  done = { commands: new Set(), user: false };
  /** By interaction: the command that was used. */
  #commands = new Map();
  /** By username: the last read message of each channel, and the last open channel. */
  #users = new Map();
  /** By channel: the messages by others, and whether each notifies the user. */
  #received = new Map();
  #settled = new Set();
  /** By interaction: the component that waits for its response. */
  #waiting = new Map();
  #dismissed = new Set();
  /** The feed entries that arrive while a channel is loading. */
  #loading = null;
  #seen = { requests: 0, events: 0 };
  #stop = () => {};
  /** The channel to open for the next user, if that user can see it. */
  #preferredChannel = null;

  emit(...topics) { for (const topic of topics) this.dispatchEvent(new Event(topic)); }

  /** Calls back now and after each change of one of the topics. */
  on(topics, react) {
    for (const topic of topics) this.addEventListener(topic, react);
    react();
  }

  // Users and channels.

  get user() { return this.world.users.find((user) => user.username === this.me); }
  /** The user's locale or, until the user is known, the browser's. */
  get locale() { return this.user?.locale ?? navigator.language; }
  /** Makes the page speak the user's language. */
  #speak() { if (speak(this.locale)) this.emit("language"); }
  findUser(id) { return this.world.users.find((user) => user.id === id); }
  name(id) { return this.findUser(id)?.display_name ?? words.unknownUser; }
  /** The human users. */
  get people() { return this.world.users.filter((user) => !user.bot); }
  get bot() { return this.findUser(this.world.bot); }
  get servers() { return this.world.servers.filter((server) => this.user?.servers.includes(server.id)); }
  /** Whether the user can use the bot's commands in the open channel. */
  get canCommand() {
    const { server } = this.findChannel(this.channel) ?? {};
    return this.user.installed || (server ? server.has_bot : this.servers.some((it) => it.has_bot));
  }
  findChannel(id) {
    for (const server of this.servers) {
      const channel = server.channels.find((it) => it.id === id);
      if (channel) return { name: channel.name, server };
    }
    return id !== null && id === this.user?.dm_channel ? { name: this.bot?.display_name, server: null } : null;
  }

  /** Switches to a user and opens the channel with a notification, `channel`, or the user's last channel. */
  switchUser(username, channel = null) {
    this.#stop();
    if (this.me && this.me !== username) this.done.user = true;
    this.me = username;
    this.channel = null;
    this.#loading = null;
    this.messages = new Map();
    this.failures = new Map();
    this.pending = new Map();
    this.busy = new Set();
    this.#waiting = new Map();
    this.#preferredChannel = channel;
    if (!this.#users.has(username)) this.#users.set(username, { read: new Map(), last: null });
    this.#received = new Map();
    const url = new URL(location.href);
    url.searchParams.set("as", username);
    history.replaceState(null, "", url);
    this.#speak();
    this.emit("me", "channel", "messages");
    this.#stop = follow(username, () => this.#seen, (update) => this.#apply(update), (connected) => {
      this.connected = connected;
      this.emit("connection");
    });
  }

  // Unread messages.

  /** By channel: the last message that the user has read. */
  #read() { return this.#users.get(this.me)?.read ?? new Map(); }
  unread(channel) {
    const lastRead = this.#read().get(channel) ?? "";
    const unread = [...(this.#received.get(channel) ?? [])].filter(([id]) => isNewer(id, lastRead));
    return { count: unread.length, notifications: unread.filter(([, notifies]) => notifies).length };
  }
  /** Whether a user has a notification that was not read in any tab. */
  hasNotification(user) {
    if (user.username === this.me) return this.notifications > 0;
    const read = localStorage.getItem(`read ${user.username}`) ?? "";
    return user.last_notification !== null && isNewer(user.last_notification, read);
  }
  get notifications() {
    return [...this.#received.keys()].reduce((sum, channel) => sum + this.unread(channel).notifications, 0);
  }
  #receive(channel, id, notifies) {
    if (!this.#received.has(channel)) this.#received.set(channel, new Map());
    this.#received.get(channel).set(id, notifies);
  }
  markRead() {
    if (!this.channel || document.hidden) return;
    const ids = [...(this.#received.get(this.channel)?.keys() ?? [])];
    const last = ids.reduce((newest, id) => (isNewer(id, newest) ? id : newest), this.#read().get(this.channel) ?? "");
    this.#read().set(this.channel, last);
    if (this.notifications === 0 && this.user?.last_notification) localStorage.setItem(`read ${this.me}`, this.user.last_notification);
    this.emit("unread");
  }

  // Channels.

  /** Opens a channel (`dm`: the direct messages with the bot) and optionally scrolls to a message. */
  async open(channel, message = null) {
    if (channel === this.channel && !message) return;
    const me = this.me;
    const buffer = [];
    this.#loading = buffer;
    let loaded;
    try {
      loaded = await get(`/users/${me}/channels/${channel}/messages`);
    } catch (error) {
      this.report(error.message);
      if (this.#loading !== buffer) return;
      // The channel that is open stays, with what has happened in it meanwhile.
      this.#loading = null;
      for (const entry of buffer) this.#applyToChannel(entry);
      this.emit("messages");
      return;
    }
    if (this.me !== me || this.#loading !== buffer) return;
    this.#loading = null;
    const isOther = loaded.channel !== this.channel;
    this.channel = loaded.channel;
    this.#users.get(me).last = loaded.channel;
    this.messages = new Map(loaded.messages.map((it) => [it.id, it]));
    this.failures = new Map();
    for (const entry of loaded.failures) this.#fail(entry, false);
    for (const entry of buffer) this.#applyToChannel(entry);
    this.markRead();
    this.emit(...(isOther ? ["channel"] : []), "messages");
    if (message) this.dispatchEvent(new CustomEvent("jump", { detail: message }));
  }

  /** The channel to open for a user at first. */
  #firstChannel() {
    const notified = [...this.#received.keys()].filter((id) => this.findChannel(id) && this.unread(id).notifications);
    // After the sandbox was started again, what was open last may not exist any more.
    const [preferred] = [this.#preferredChannel, this.#users.get(this.me).last].filter((id) => this.findChannel(id));
    return notified.at(-1) ?? preferred ?? this.servers[0]?.channels[0]?.id ?? "dm";
  }

  // Updates.

  #apply(update) {
    if (update.state) {
      this.world = update.state;
      this.#speak();
      this.emit("world");
    }
    if (update.overview) {
      this.#received = new Map();
      for (const { channel, messages } of update.overview) {
        for (const { id, notifies } of messages) this.#receive(channel, id, notifies);
      }
      const open = this.findChannel(this.channel) ? this.channel : this.#firstChannel();
      this.channel = null;
      this.open(open);
      this.#settleMissed();
    }
    for (const entry of update.feed ?? []) {
      if (this.#loading) this.#loading.push(entry);
      else this.#applyToChannel(entry);
      this.#applyToAll(entry);
    }
    if (update.feed) {
      this.markRead();
      this.emit("messages");
    }
    for (const kind of ["requests", "events"]) {
      const entries = update[kind];
      if (!entries) continue;
      this.#seen[kind] = entries.at(-1).number;
      this.traffic.push(...entries.map((entry) => ({ kind, entry })));
      this.traffic.splice(0, this.traffic.length - MAX_TRAFFIC);
      this.emit("traffic");
    }
  }

  /** Applies a feed entry to unread messages and pending interactions. */
  #applyToAll(entry) {
    if (entry.kind === "posted" && entry.message.author.id !== this.user?.id) {
      const isDirect = entry.channel === this.user?.dm_channel || !this.findChannel(entry.channel);
      this.#receive(entry.channel, entry.message_id, isDirect || entry.mentioned);
      this.dispatchEvent(new CustomEvent("message", { detail: entry }));
    } else if (entry.kind === "deleted") this.#received.get(entry.channel)?.delete(entry.message_id);
    else if (entry.kind === "channel_deleted") this.#received.delete(entry.channel);
    else if (entry.kind === "answered") {
      this.#settle(entry.interaction);
      this.#noteAnswered(entry.interaction);
    }
    else if (entry.kind === "failed") this.#fail(entry, true);
  }

  /** Applies a feed entry to the messages of the open channel. */
  #applyToChannel(entry) {
    if (entry.channel !== this.channel) return;
    if (entry.kind === "posted" || entry.kind === "edited") this.messages.set(entry.message_id, entry.message);
    else if (entry.kind === "deleted") this.messages.delete(entry.message_id);
    else if (entry.kind === "channel_deleted") {
      this.channel = null;
      this.open(this.#firstChannel());
    }
  }

  #settle(interaction) {
    this.#settled.add(interaction);
    this.pending.delete(interaction);
    const key = this.#waiting.get(interaction);
    if (key) this.busy.delete(key);
    this.#waiting.delete(interaction);
  }

  #noteAnswered(interaction) {
    const command = this.#commands.get(interaction);
    if (!command) return;
    this.done.commands.add(command);
    this.emit("done");
  }

  #fail(entry, isNew) {
    const pending = this.pending.get(entry.interaction);
    this.#settle(entry.interaction);
    if (entry.message_id) {
      if (isNew || !this.failures.has(entry.message_id)) this.failures.set(entry.message_id, entry);
    } else if (pending) this.pending.set(entry.interaction, { ...pending, reason: entry.reason });
  }

  /** Stops waiting for the responses that came while there was no connection. The feed has all later ones. */
  async #settleMissed() {
    const { me } = this;
    const waiting = [...this.pending.keys(), ...this.#waiting.keys()];
    if (!waiting.length) return;
    await Promise.all(waiting.map(async (interaction) => {
      const { state } = await get(`/interactions/${interaction}`).catch((error) =>
        // The sandbox was started again, and does not know the interaction; or the connection is lost again.
        ({ state: error.status === 404 ? "unknown" : "pending" }));
      // A command that failed stays: its channel's failures have the reason.
      const isShown = state === "pending" || (state === "failed" && this.pending.has(interaction));
      if (this.me === me && !isShown) this.#settle(interaction);
    }));
    this.emit("messages");
  }

  get visibleMessages() {
    return [...this.messages.values()]
      .filter((it) => !this.#dismissed.has(it.id))
      .sort((one, other) => (isNewer(one.id, other.id) ? 1 : -1));
  }

  // Actions.

  report(message) { this.dispatchEvent(new CustomEvent("report", { detail: message })); }

  /** Runs an action; reports its error and returns `null` if it fails. */
  async #try(action) {
    try {
      return await action();
    } catch (error) {
      this.report(error.message);
      return null;
    }
  }

  async #use(message, component, path, body) {
    const key = `${message.id} ${component.custom_id}`;
    this.busy.add(key);
    this.failures.delete(message.id);
    this.emit("messages");
    const result = await this.#try(() => post(`/users/${this.me}/${path}`, { message: message.id, ...body }));
    if (result && !this.#settled.has(result.interaction)) this.#waiting.set(result.interaction, key);
    else this.busy.delete(key);
    this.emit("messages");
  }

  press = (message, button) => this.#use(message, button, "press", { custom_id: button.custom_id });
  choose = (message, select, values) =>
    this.#use(message, select, "select", { custom_id: select.custom_id, values });
  /** The members of the open channel's server, as options of a menu of users. */
  members = () => {
    const members = this.findChannel(this.channel)?.server?.members ?? [];
    return this.world.users.filter((user) => members.includes(user.id))
      .map((user) => ({ label: user.display_name, value: user.id }));
  };
  isBusy = (message, component) => this.busy.has(`${message} ${component}`);

  dismiss = (message) => {
    this.#dismissed.add(message.id);
    this.emit("messages");
  };

  dismissPending(id) {
    this.pending.delete(id);
    this.emit("messages");
  }

  remove = (message) => this.#try(() => remove(`/channels/-/messages/${message.id}`));

  write(content) {
    return this.#try(() => post(`/users/${this.me}/message`, { channel: this.channel, content }));
  }

  async command(command, options, text, target = null) {
    const channel = this.channel;
    const result = await this.#try(() => post(`/users/${this.me}/command`, { channel, command, options, target }));
    if (!result) return false;
    this.#commands.set(result.interaction, command);
    if (!this.#settled.has(result.interaction)) {
      this.pending.set(result.interaction, { id: result.interaction, channel, text });
    } else this.#noteAnswered(result.interaction);
    this.emit("messages");
    return true;
  }

  set(settings) { return this.#try(() => post(`/users/${this.me}/settings`, settings)); }
  fault(fault) { return this.#try(() => post("/faults", fault)); }
  clearFaults() { return this.#try(() => remove("/faults")); }
  restartBot() { return this.#try(() => post("/restart")); }
  askProcess(action, process) { return this.#try(() => post("/processes", { action, process })); }
}
