// Making elements: text always becomes text nodes, never HTML.

/** An element with properties (`class`, `on…`, `data-…`, attributes) and children (nodes, texts, nothing). */
export function el(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  append(element, children);
  return element;
}

/** Appends nodes and texts, however nested; leaves out what is nothing. */
export function append(element, children) {
  for (const child of children.flat(Infinity)) {
    if (child !== undefined && child !== null && child !== false) element.append(child);
  }
}

/** Puts new children in the place of all old ones. */
export function fill(element, ...children) {
  element.replaceChildren();
  append(element, children);
}

/** The element of that id, which is in the page. */
export const at = (id) => document.getElementById(id);

/** A person's coloured initial. */
export function avatar(person) {
  const name = person?.global_name ?? person?.display_name ?? person?.username ?? "?";
  // A picture, not a text: drawn by the style, so that it is no part of what a control is called.
  const circle = el("span", { class: "avatar", "aria-hidden": "true", "data-initial": [...name][0].toUpperCase() });
  let hue = 7;
  for (const letter of String(person?.id ?? name)) hue = (hue * 31 + letter.codePointAt(0)) % 360;
  circle.style.setProperty("--hue", hue);
  return circle;
}

/** Shows a sentence for a while. */
export function toast(sentence) {
  const box = at("toast");
  box.textContent = sentence;
  clearTimeout(toast.timer);
  toast.timer = setTimeout(() => { box.textContent = ""; }, 6000);
}
