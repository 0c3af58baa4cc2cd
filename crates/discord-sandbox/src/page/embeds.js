// Embeds, attachments and images.

import { el } from "./dom.js";
import { inline, markdown } from "./markdown.js";
import { timeElement } from "./timestamps.js";

/** The URL of a file. Files of the sandbox get a relative URL, since the page may use another host name. */
export function fileUrl(url) {
  try {
    const parsed = new URL(url, location.href);
    return parsed.pathname.startsWith("/attachments/") ? parsed.pathname : parsed.href;
  } catch {
    return "#";
  }
}

const image = (source, className, alt) =>
  source?.url && el("img", { class: className, src: fileUrl(source.url), alt: alt ?? source.description ?? "", loading: "lazy" });

/** Renders an embed. */
export function embed(it, context) {
  const box = el("div", { class: "embed" },
    it.author?.name && el("p", { class: "embed-author" }, image({ url: it.author.icon_url }, "icon"), it.author.name),
    it.title && el("h3", { class: "embed-title" }, it.url
      ? el("a", { href: /^https?:/.test(it.url) ? it.url : "#", target: "_blank", rel: "noopener noreferrer" }, it.title)
      : inline(it.title, context)),
    it.description && el("div", { class: "text" }, markdown(it.description, context)),
    it.fields?.length > 0 && el("dl", { class: "fields" }, it.fields.map((field) =>
      el("div", { class: field.inline ? "field inline" : "field" },
        el("dt", {}, inline(field.name, context)),
        el("dd", {}, el("div", { class: "text" }, markdown(field.value, context)))))),
    image(it.thumbnail, "thumbnail"),
    image(it.image, "image"),
    (it.footer || it.timestamp) && el("p", { class: "embed-footer" },
      it.footer && [image({ url: it.footer.icon_url }, "icon"), it.footer.text],
      it.footer && it.timestamp && " • ",
      it.timestamp && timeElement(new Date(it.timestamp), "f", context.locale)));
  if (Number.isInteger(it.color)) {
    box.style.setProperty("--bar", `#${it.color.toString(16).padStart(6, "0")}`);
  }
  return box;
}

/** Renders a file: an image, or a download link. */
export function attachment(it) {
  if (it.content_type?.startsWith("image/")) return image(it, "image", it.description ?? it.filename);
  return el("p", { class: "attachment" },
    el("span", { "aria-hidden": "true" }, "📄 "),
    el("a", { href: fileUrl(it.url), download: it.filename }, it.filename),
    el("span", { class: "size" }, ` ${size(it.size)}`),
    it.description && el("span", { class: "size" }, ` – ${it.description}`));
}

const size = (bytes) => (bytes < 1024 ? `${bytes} bytes` : `${(bytes / 1024).toFixed(1)} KB`);
