// Formats times: Discord's `<t:…:R>` and the times of messages.

const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

/** Formats a time in a Discord style; `R` is relative to now. */
export function formatTime(date, style, locale) {
  if (style !== "R") return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(date);
  const seconds = Math.round((date - Date.now()) / 1000);
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "always" }).format(Math.round(seconds / size), unit);
}

/** Creates a `<time>` element. */
export function timeElement(date, style, locale) {
  const element = document.createElement("time");
  if (Number.isNaN(date.getTime())) return document.createTextNode("?");
  element.dateTime = date.toISOString();
  element.title = formatTime(date, "F", locale);
  element.dataset.style = style;
  element.dataset.locale = locale;
  element.textContent = formatTime(date, style, locale);
  return element;
}

/** Updates relative times every five seconds. */
export function updateRelativeTimes() {
  setInterval(() => {
    for (const element of document.querySelectorAll('time[data-style="R"]')) {
      element.textContent = formatTime(new Date(element.dateTime), "R", element.dataset.locale);
    }
  }, 5000);
}
