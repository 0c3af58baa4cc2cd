// Embeds, attachments and pictures.

import { el } from "./dom.js";
import { inline, markdown } from "./markdown.js";
import { moment } from "./moments.js";

/** The address of a file; those of the sandbox by path, under whatever name one reached it. */
export function fileAddress(url) {
  try {
    const parsed = new URL(url, location.href);
    return parsed.pathname.startsWith("/attachments/") ? parsed.pathname : parsed.href;
  } catch {
    return "#";
  }
}

const picture = (image, className, alt) =>
  image?.url && el("img", { class: className, src: fileAddress(image.url), alt: alt ?? image.description ?? "", loading: "lazy" });

/** An embed. */
export function embed(it, context) {
  const box = el("div", { class: "embed" },
    it.author?.name && el("p", { class: "embed-author" }, picture({ url: it.author.icon_url }, "icon"), it.author.name),
    it.title && el("h3", { class: "embed-title" }, it.url
      ? el("a", { href: /^https?:/.test(it.url) ? it.url : "#", target: "_blank", rel: "noopener noreferrer" }, it.title)
      : inline(it.title, context)),
    it.description && el("div", { class: "text" }, markdown(it.description, context)),
    it.fields?.length > 0 && el("dl", { class: "fields" }, it.fields.map((field) =>
      el("div", { class: field.inline ? "field inline" : "field" },
        el("dt", {}, inline(field.name, context)),
        el("dd", {}, el("div", { class: "text" }, markdown(field.value, context)))))),
    picture(it.thumbnail, "thumbnail"),
    picture(it.image, "picture"),
    (it.footer || it.timestamp) && el("p", { class: "embed-footer" },
      it.footer && [picture({ url: it.footer.icon_url }, "icon"), it.footer.text],
      it.footer && it.timestamp && " • ",
      it.timestamp && moment(new Date(it.timestamp), "f", context.locale)));
  if (Number.isInteger(it.color)) {
    box.style.setProperty("--bar", `#${it.color.toString(16).padStart(6, "0")}`);
  }
  return box;
}

/** A file: a picture, or a link to download it. */
export function attachment(it) {
  if (it.content_type?.startsWith("image/")) return picture(it, "picture", it.description ?? it.filename);
  return el("p", { class: "attachment" },
    el("span", { "aria-hidden": "true" }, "📄 "),
    el("a", { href: fileAddress(it.url), download: it.filename }, it.filename),
    el("span", { class: "size" }, ` ${size(it.size)}`),
    it.description && el("span", { class: "size" }, ` – ${it.description}`));
}

const size = (bytes) => (bytes < 1024 ? `${bytes} bytes` : `${(bytes / 1024).toFixed(1)} KB`);
