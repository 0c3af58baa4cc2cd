// Emoji: Unicode characters, and images that belong to the bot's application.

import { el } from "./dom.js";

/** How many emoji a message shows large. */
const MAX_LARGE = 30;
const CUSTOM = "<a?:\\w+:\\d+>";
const CHARACTER = "\\p{RGI_Emoji}|\\p{Extended_Pictographic}\\uFE0F?";
const ONE = new RegExp(`${CUSTOM}|${CHARACTER}`, "gv");
const ONLY = new RegExp(`^\\s*(?:(?:${CUSTOM}|${CHARACTER})\\s*)+$`, "v");

/** Whether Discord shows a message's content large: up to 30 emoji, and nothing else but spaces. */
export const isLarge = (content) => ONLY.test(content) && content.match(ONE).length <= MAX_LARGE;

/** Renders an image of the application's, whose name screen readers read as in Discord. */
export function customEmoji(id, name) {
  const text = `:${name}:`;
  return el("img", {
    class: "custom-emoji", src: `/emojis/${encodeURIComponent(id)}.png`, alt: text, title: text,
  });
}

/** Renders the emoji of a button or option. */
export function componentEmoji(emoji) {
  if (!emoji) return undefined;
  if (emoji.id) return customEmoji(emoji.id, emoji.name);
  return el("span", { class: "emoji", "aria-hidden": "true" }, emoji.name ?? "▫");
}
