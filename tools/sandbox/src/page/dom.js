// Creates elements. Text always becomes text nodes, never HTML.

/** Creates an element with attributes and `on…` listeners, and with children: nodes, texts, or nothing. */
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

/** Appends nodes and texts from nested arrays; skips `undefined`, `null` and `false`. */
export function append(element, children) {
  for (const child of children.flat(Infinity)) {
    if (child !== undefined && child !== null && child !== false) element.append(child);
  }
}

/** Replaces all children. */
export function setChildren(element, ...children) {
  element.replaceChildren();
  append(element, children);
}

/** The element with this id. */
export const byId = (id) => document.getElementById(id);

/** Redraws a part of the page. Its focused element keeps the focus, or the new one with the same id gets it, or else `fallback`. */
export function keepFocus(part, redraw, fallback = null) {
  const focused = part.contains(document.activeElement) ? document.activeElement : null;
  redraw();
  if (!focused || focused === document.activeElement) return;
  const next = focused.isConnected ? focused : byId(focused.id) ?? fallback;
  next?.focus({ preventScroll: true });
}

/** A user's initial in a coloured circle. */
export function avatar(user) {
  const name = user?.global_name ?? user?.display_name ?? user?.username ?? "?";
  // The letter is drawn by CSS, so that it is not part of the accessible name of a button.
  const circle = el("span", { class: "avatar", "aria-hidden": "true", "data-initial": [...name][0].toUpperCase() });
  let hue = 7;
  for (const letter of String(user?.id ?? name)) hue = (hue * 31 + letter.codePointAt(0)) % 360;
  circle.style.setProperty("--hue", hue);
  return circle;
}

/** Shows a message for six seconds. */
export function toast(message) {
  const box = byId("toast");
  box.textContent = message;
  clearTimeout(toast.timer);
  toast.timer = setTimeout(() => { box.textContent = ""; }, 6000);
}
