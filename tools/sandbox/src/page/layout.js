// Renders the components of a message, also those of Components V2: texts, pictures, and what groups them.

import { row } from "./components.js";
import { el } from "./dom.js";
import { file } from "./embeds.js";
import { altText, covered, image } from "./images.js";
import { markdown } from "./markdown.js";

/** The flag of a message that consists of components alone. */
const IS_COMPONENTS_V2 = 1 << 15;
/** The box that a gallery’s only picture is scaled down to fit in, as width and height in pixels. */
const GALLERY_BOX = [566, 350];

/** Whether a message consists of components alone. */
export const isLayout = (message) => (message.flags & IS_COMPONENTS_V2) !== 0;

/** The texts of components, in reading order. */
export const texts = (components) => components.flatMap((it) => [it.content, ...texts(it.components ?? [])]);

/** Renders the components of a message; `actions` and `isBusy` are those of buttons and menus. */
export function components(message, context, actions, isBusy) {
  const one = (it) => KINDS[it.type]?.(it, { message, context, actions, isBusy, one });
  if (isLayout(message)) return el("div", { class: "layout" }, message.components.map(one));
  return message.components.map(one);
}

/** By type: how to render a component, with the rest of its message. */
const KINDS = {
  1: (it, { message, actions, isBusy }) => row(message, it, actions, isBusy),
  9: (it, { one }) => el("div", { class: "beside" }, el("div", { class: "texts" }, it.components.map(one)), accessory(it.accessory, one)),
  10: (it, { context }) => el("div", { class: "text" }, markdown(it.content, context)),
  11: (it) => covered(it.spoiler, image(it.media, "accessory", altText(it))),
  12: (it) => gallery(it.items),
  13: (it) => covered(it.spoiler, file(it.file.url, it.name, it.size)),
  14: (it) => el(it.divider ? "hr" : "div", { class: it.spacing === 2 ? "space large-space" : "space" }),
  17: container,
};

/** A thumbnail, or a button in a row of its own. */
const accessory = (it, one) => one(it.type === 2 ? { type: 1, components: [it] } : it);

function gallery(items) {
  if (items.length === 1) return picture(items[0], GALLERY_BOX);
  return el("div", { class: `mosaic of-${items.length}` }, items.map((it) => picture(it)));
}

const picture = (it, box) => covered(it.spoiler, image(it.media, "image", altText(it), box));

function container(it, { one }) {
  const box = el("div", { class: "container" }, it.components.map(one));
  if (Number.isInteger(it.accent_color)) {
    box.classList.add("accented");
    box.style.setProperty("--bar", `#${it.accent_color.toString(16).padStart(6, "0")}`);
  }
  return covered(it.spoiler, box);
}
