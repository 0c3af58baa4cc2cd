// Moments as people read them: `<t:…:R>` and the times of messages.

const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

/** A moment as text; `R` is relative to now. */
export function tell(date, style, locale) {
  if (style !== "R") return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(date);
  const seconds = Math.round((date - Date.now()) / 1000);
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "always" }).format(Math.round(seconds / size), unit);
}

/** A `<time>` element. */
export function moment(date, style, locale) {
  const element = document.createElement("time");
  if (Number.isNaN(date.getTime())) return document.createTextNode("?");
  element.dateTime = date.toISOString();
  element.title = tell(date, "F", locale);
  element.dataset.style = style;
  element.dataset.locale = locale;
  element.textContent = tell(date, style, locale);
  return element;
}

/** Keeps the relative ones true. */
export function keepTime() {
  setInterval(() => {
    for (const element of document.querySelectorAll('time[data-style="R"]')) {
      element.textContent = tell(new Date(element.dateTime), "R", element.dataset.locale);
    }
  }, 5000);
}
