// Renders messages.

import { avatar, el } from "./dom.js";
import { attachments, embeds } from "./embeds.js";
import { isLarge } from "./emoji.js";
import { components, isLayout, texts } from "./layout.js";
import { markdown } from "./markdown.js";
import { formatTime, timeElement } from "./timestamps.js";
import { translated, words } from "./words.js";

/** The text that a screen reader announces for a new message. */
export function summary(message) {
  const parts = [message.content, ...message.embeds.flatMap((it) => [it.title, it.description]), ...texts(message.components)];
  const text = parts.filter(Boolean).join(". ")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/<a?:(\w+):\d+>/g, "$1 ")
    .replace(/<t:(-?\d+):\w>/g, (_, seconds) => formatTime(new Date(seconds * 1000), "R", words.language))
    .replace(/<[^>]*>|[*_~`|#]/g, "");
  return `${message.author.global_name ?? message.author.username}: ${text}`.slice(0, 400);
}

/** Renders a message as a list item; `actions` has the handlers, `isBusy` tells which components wait for a response. */
export function renderMessage(message, context, actions, isBusy, failure) {
  const author = message.author.global_name ?? message.author.username;
  const origin = message.interaction_metadata;
  const content = message.thinking
    ? el("p", { class: "thinking" }, words.thinking(author), el("span", { class: "dots", "aria-hidden": "true" }, "…"))
    : !isLayout(message) && el("div", { class: isLarge(message.content) ? "text large" : "text" }, markdown(message.content, context));
  return el("li", {
    class: `message${message.ephemeral ? " private" : ""}${context.isMentioned(message) ? " mentions-me" : ""}`,
    id: `message-${message.id}`,
    tabindex: "-1",
  },
  avatar(message.author),
  el("div", { class: "body" },
    origin?.name && el("p", { class: "origin" }, words.used(el("b", {}, context.name(origin.user.id)), el("span", { class: "mention" }, `/${origin.name}`))),
    el("p", { class: "head" },
      el("b", { class: "author" }, author),
      message.author.bot && el("span", { class: "tag" }, "BOT"),
      " ",
      timeElement(new Date(message.timestamp), "t", context.locale)),
    content,
    // Components V2 show the files that they name, and no others.
    !isLayout(message) && attachments(message.attachments),
    context.showsEmbeds && embeds(message.embeds, context),
    components(message, context, actions, isBusy),
    message.edited && !message.thinking && el("span", { class: "edited" }, words.edited),
    failure && el("p", { class: "failed", role: "alert" }, `⚠ ${translated(failure.reason)}`),
    message.ephemeral && el("p", { class: "only-you" },
      el("span", { "aria-hidden": "true" }, "👁 "), words.onlyYou,
      " • ",
      el("button", { class: "link", type: "button", onclick: () => actions.dismiss(message) }, words.dismiss))),
  context.showsDeveloper && !message.ephemeral && el("button", {
    class: "delete", type: "button", "aria-label": words.deleteMessageBy(author), title: words.deleteMessage,
    onclick: () => actions.remove(message),
  }, "🗑"));
}

/** Renders a command that has no response yet, or that failed. */
export function renderPending(pending, dismiss) {
  return el("li", { class: "message pending", id: `pending-${pending.id}`, tabindex: "-1" },
    el("span", { class: "avatar", "aria-hidden": "true" }, "/"),
    el("div", { class: "body" },
      el("p", { class: "origin" }, words.youUsed(el("span", { class: "mention" }, pending.text))),
      pending.reason
        ? [el("p", { class: "failed", role: "alert" }, `⚠ ${translated(pending.reason)}`),
          el("p", { class: "only-you" }, words.onlyYou, " • ",
            el("button", { class: "link", type: "button", onclick: dismiss }, words.dismiss))]
        : el("p", { class: "thinking" }, words.sending, el("span", { class: "dots", "aria-hidden": "true" }, "…"))));
}
