// The first steps, shown until they are taken or put away.

import { at, el, fill } from "./dom.js";
import { addressOf, partner } from "./people.js";

/** Shows the steps; `type` puts a text into the message box. */
export function showSteps(store, type) {
  const panel = at("steps");
  let away = sessionStorage.getItem("steps") === "away";
  const step = (done, ...content) =>
    el("li", { class: done ? "done" : "" }, done && el("span", { class: "unseen" }, "Done: "), content);
  const draw = () => {
    const other = partner(store);
    const { command, person, press } = store.done;
    // Two who were called are two who have cards, whoever in whatever tab dealt them.
    const playing = store.people.filter((user) => user.called_by).length > 1;
    panel.hidden = away || !other || playing || (command && person && press);
    if (panel.hidden) return;
    fill(panel,
      el("h2", {}, "Play a match in a minute"),
      el("ol", {},
        step(command, "Type ", el("code", {}, "/claim start"), " and press Enter twice. ",
          !command && el("button", { class: "link", type: "button", onclick: () => type("/claim start") }, "Type it for me")),
        step(person, "Be a second player: ",
          el("button", { class: "link", type: "button", onclick: () => store.become(other.username, store.channel) }, `become ${other.display_name}`),
          ", or ", el("a", { href: addressOf(other), target: "_blank", rel: "noopener" }, `open ${other.display_name} in a new tab ↗`), "."),
        step(press, "Press ", el("b", {}, "Join"), ", then ", el("b", {}, "Start"),
          ". Cards come as direct messages; a dot on a name above says whose turn it is.")),
      el("button", {
        class: "plain close", type: "button", "aria-label": "Hide the first steps",
        onclick: () => { away = true; sessionStorage.setItem("steps", "away"); draw(); },
      }, "✕"));
  };
  store.on(["world", "me", "done"], draw);
}
