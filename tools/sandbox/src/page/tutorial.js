// The tutorial: the first steps with the bot, shown until they are done or the user hides them.

import { byId, el, keepFocus, setChildren } from "./dom.js";
import { inline } from "./markdown.js";
import { secondUser, urlOf } from "./people.js";
import { words } from "./words.js";

/** Shows the tutorial, if the sandbox has one; `type` puts a text into the message box. */
export async function showTutorial(store, type) {
  const tutorial = await fetch("/page/tutorial").then((response) => response.json()).catch(() => null);
  if (!tutorial) return;
  const panel = byId("tutorial");
  const command = `/${tutorial.command}`;
  let isHidden = sessionStorage.getItem("tutorial") === "hidden";
  const step = (done, ...content) =>
    el("li", { class: done ? "done" : "" }, done && el("span", { class: "visually-hidden" }, words.stepDone), content);
  const draw = () => {
    const other = secondUser(store);
    const { done } = store;
    // Two users with notifications have completed the steps, possibly in other tabs.
    const isComplete = (done.command && done.user && done.press)
      || store.people.filter((user) => user.last_notification).length > 1;
    panel.hidden = isHidden || isComplete || !other;
    if (panel.hidden) return;
    const texts = tutorial.texts[words.language] ?? tutorial.texts.en;
    keepFocus(panel, () => setChildren(panel,
      el("h2", {}, texts.title),
      el("ol", {},
        step(done.command, words.typeCommand(el("code", {}, command)),
          !done.command && el("button", { id: "tutorial-type", class: "link", type: "button", onclick: () => type(command) }, words.typeForMe)),
        step(done.user,
          el("button", { id: "tutorial-switch", class: "link", type: "button", onclick: () => store.switchUser(other.username, store.channel) }, words.switchTo(other.display_name)),
          words.or, el("a", { id: "tutorial-tab", href: urlOf(other), target: "_blank", rel: "noopener" }, words.openInTab(other.display_name)), "."),
        step(done.press, inline(texts.press, {}), words.dotMarks)),
      el("button", {
        id: "tutorial-hide", class: "plain close", type: "button", "aria-label": words.hideTutorial,
        onclick: () => { isHidden = true; sessionStorage.setItem("tutorial", "hidden"); draw(); },
      }, "✕")));
  };
  store.on(["world", "me", "done"], draw);
}
