// A message as one sees it.

import { avatar, el } from "./dom.js";
import { attachment, embed } from "./embeds.js";
import { rows } from "./components.js";
import { markdown } from "./markdown.js";
import { moment, tell } from "./moments.js";

/** What a screen reader says of a new message. */
export function summary(message) {
  const parts = [message.content, ...message.embeds.flatMap((it) => [it.title, it.description])];
  const text = parts.filter(Boolean).join(". ")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/<t:(-?\d+):\w>/g, (_, seconds) => tell(new Date(seconds * 1000), "R", "en"))
    .replace(/<[^>]*>|[*_~`|#]/g, "");
  return `${message.author.global_name ?? message.author.username}: ${text}`.slice(0, 400);
}

/** A message as a list item; `act` is what can be done with it. */
export function renderMessage(message, context, act, busy, failure) {
  const author = message.author.global_name ?? message.author.username;
  const origin = message.interaction_metadata;
  const content = message.thinking
    ? el("p", { class: "thinking" }, `${author} is thinking`, el("span", { class: "dots", "aria-hidden": "true" }, "…"))
    : el("div", { class: "text" }, markdown(message.content, context));
  return el("li", {
    class: `message${message.ephemeral ? " private" : ""}${context.isMentioned(message) ? " called" : ""}`,
    id: `message-${message.id}`,
    tabindex: "-1",
  },
  avatar(message.author),
  el("div", { class: "body" },
    origin?.name && el("p", { class: "origin" }, el("b", {}, context.name(origin.user.id)), " used ", el("span", { class: "mention" }, `/${origin.name}`)),
    el("p", { class: "head" },
      el("b", { class: "author" }, author),
      message.author.bot && el("span", { class: "tag" }, "BOT"),
      " ",
      moment(new Date(message.timestamp), "t", context.locale)),
    content,
    message.embeds.map((it) => embed(it, context)),
    message.attachments.map(attachment),
    rows(message, act, busy),
    message.edited && !message.thinking && el("span", { class: "edited" }, "(edited)"),
    failure && el("p", { class: "failed", role: "alert" }, `⚠ ${failure.reason}`),
    message.ephemeral && el("p", { class: "only-you" },
      el("span", { "aria-hidden": "true" }, "👁 "), "Only you can see this",
      " • ",
      el("button", { class: "link", type: "button", onclick: () => act.dismiss(message) }, "Dismiss message"))),
  context.developing && !message.ephemeral && el("button", {
    class: "delete", type: "button", "aria-label": `Delete this message of ${author}`, title: "Delete message",
    onclick: () => act.remove(message),
  }, "🗑"));
}

/** A command that was sent and not answered yet, or never will be. */
export function renderPending(pending, dismiss) {
  return el("li", { class: "message pending", id: `pending-${pending.id}` },
    el("span", { class: "avatar", "aria-hidden": "true" }, "/"),
    el("div", { class: "body" },
      el("p", { class: "origin" }, "You used ", el("span", { class: "mention" }, pending.text)),
      pending.reason
        ? [el("p", { class: "failed", role: "alert" }, `⚠ ${pending.reason}`),
          el("p", { class: "only-you" }, "Only you can see this • ",
            el("button", { class: "link", type: "button", onclick: dismiss }, "Dismiss message"))]
        : el("p", { class: "thinking" }, "Sending the command", el("span", { class: "dots", "aria-hidden": "true" }, "…"))));
}
