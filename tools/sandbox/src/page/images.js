// Images, and spoilers that cover them.

import { el } from "./dom.js";
import { words } from "./words.js";

/** The URL of a file. Files of the sandbox get a relative URL, since the page may use another host name. */
export function fileUrl(url) {
  try {
    const parsed = new URL(url, location.href);
    return parsed.pathname.startsWith("/attachments/") ? parsed.pathname : parsed.href;
  } catch {
    return "#";
  }
}

/** Renders an image. If its size is known, it takes its place before it is loaded. On a desktop it is scaled down to fit in the box, of a width and height in pixels; on a phone only the width limits it. */
export function image(source, className, alt, [boxWidth, boxHeight] = []) {
  if (!source?.url) return undefined;
  const { width, height } = source;
  const node = el("img", { class: className, src: fileUrl(source.url), alt, title: source.description, width, height });
  const scale = Math.min(1, boxWidth / width, boxHeight / height);
  if (scale > 0) node.style.setProperty("--fitted", `${Math.round(width * scale)}px`);
  return node;
}

/** Discord’s own word for an image without a description. */
export const altText = (source) => source?.description ?? words.image;

/** Covers a part of a message until a press uncovers it, if it is a spoiler. */
export function covered(isSpoiler, content) {
  if (!isSpoiler) return content;
  content.inert = true;
  const cover = el("button", { class: "cover", type: "button" }, words.spoiler);
  const box = el("div", { class: "covered" }, content, cover);
  cover.addEventListener("click", () => {
    content.inert = false;
    cover.remove();
    content.tabIndex = -1;
    content.focus({ preventScroll: true });
  });
  return box;
}
