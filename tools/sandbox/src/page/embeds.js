// Embeds and attachments.

import { el } from "./dom.js";
import { altText, fileUrl, image } from "./images.js";
import { inline, markdown } from "./markdown.js";
import { timeElement } from "./timestamps.js";

/** The boxes that images are scaled down to fit in on a desktop, as width and height in pixels. On a phone only the width limits them. */
const EMBED_BOX = [400, 300];
const ATTACHMENT_BOX = [550, 350];
/** How many images of embeds with the same URL are shown together. */
const MAX_JOINED = 4;

/** Renders a message's embeds. Those with the same URL are one: the first, with the images of all. */
export function embeds(list, context) {
  const joined = [];
  for (const it of list) {
    const first = it.url && joined.find(([other]) => other.url === it.url);
    if (first) first.push(it);
    else joined.push([it]);
  }
  return joined.map((group) => embed(group[0], group.map((it) => it.image).filter((it) => it?.url), context));
}

function embed(it, images, context) {
  const box = el("div", { class: "embed" },
    it.thumbnail && image(it.thumbnail, "thumbnail", altText(it.thumbnail)),
    it.author?.name && el("p", { class: "embed-author" }, image({ url: it.author.icon_url }, "icon", ""), it.author.name),
    it.title && el("h3", { class: "embed-title" }, it.url
      ? el("a", { href: /^https?:/.test(it.url) ? it.url : "#", target: "_blank", rel: "noopener noreferrer" }, it.title)
      : inline(it.title, context)),
    it.description && el("div", { class: "text" }, markdown(it.description, context)),
    it.fields?.length > 0 && el("dl", { class: "fields" }, it.fields.map((field) =>
      el("div", { class: field.inline ? "field inline" : "field" },
        el("dt", {}, inline(field.name, context)),
        el("dd", {}, el("div", { class: "text" }, markdown(field.value, context)))))),
    gallery(images),
    (it.footer || it.timestamp) && el("p", { class: "embed-footer" },
      it.footer && [image({ url: it.footer.icon_url }, "icon", ""), it.footer.text],
      it.footer && it.timestamp && " • ",
      it.timestamp && timeElement(new Date(it.timestamp), "f", context.locale)));
  if (Number.isInteger(it.color)) {
    box.style.setProperty("--bar", `#${it.color.toString(16).padStart(6, "0")}`);
  }
  return box;
}

/** An embed's image, or several in a grid, which crops them. */
function gallery(images) {
  if (images.length < 2) return image(images[0], "image", altText(images[0]), EMBED_BOX);
  const shown = images.slice(0, MAX_JOINED);
  return el("div", { class: `gallery of-${shown.length}` }, shown.map((it) => image(it, "image", altText(it))));
}

/** Renders a message's files: images, and download links. */
export function attachments(list) {
  return list.map((it) => {
    if (it.content_type?.startsWith("image/")) return image(it, "image", altText(it), ATTACHMENT_BOX);
    return file(it.url, it.filename, it.size, it.description);
  });
}

/** Renders a download link. */
export function file(url, name, bytes, description = null) {
  return el("p", { class: "attachment" },
    el("span", { "aria-hidden": "true" }, "📄 "),
    el("a", { href: fileUrl(url), download: name }, name),
    el("span", { class: "size" }, ` ${size(bytes)}`),
    description && el("span", { class: "size" }, ` – ${description}`));
}

const size = (bytes) => (bytes < 1024 ? `${bytes} bytes` : `${(bytes / 1024).toFixed(1)} KB`);
