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
  let isHidden = sessionStorage.getItem("tutorial") === "hidden";
  const step = (tag, done, ...content) =>
    el(tag, { class: done ? "done" : "" }, done && el("span", { class: "visually-hidden" }, words.stepDone), content);
  const typing = (id, command, done, says) => [
    says(el("code", {}, `/${command}`)),
    !done && el("button", { id, class: "link", type: "button", onclick: () => type(`/${command}`) }, words.typeForMe),
  ];
  const isAnswered = (command) => store.done.commands.has(command);
  let isOpened = false;
  const alone = () => tutorial.alone && step("p", isAnswered(tutorial.alone),
    typing("tutorial-alone", tutorial.alone, isAnswered(tutorial.alone), words.alone));
  const together = (texts, other) => el("ol", {},
    step("li", isOpened, typing("tutorial-type", tutorial.command, isOpened, words.typeCommand)),
    step("li", store.done.user,
      el("button", { id: "tutorial-switch", class: "link", type: "button", onclick: () => store.switchUser(other.username, store.channel) }, words.switchTo(other.display_name)),
      words.or, el("a", { id: "tutorial-tab", href: urlOf(other), target: "_blank", rel: "noopener" }, words.openInTab(other.display_name)), "."),
    step("li", false, inline(texts.press, {}), words.dotMarks));
  const install = () => el("p", {}, words.cannotCommand,
    el("button", { id: "tutorial-install", class: "link", type: "button", onclick: () => store.set({ installed: true }) }, words.install));
  const draw = () => {
    const other = secondUser(store);
    // A command that was refused has posted nothing that others see.
    isOpened ||= isAnswered(tutorial.command) && store.visibleMessages.some((it) => it.author.id === store.bot?.id && !it.ephemeral);
    // Two users with notifications have completed the steps, possibly in other tabs.
    const isComplete = store.people.filter((user) => user.last_notification).length > 1;
    panel.hidden = isHidden || isComplete || !other || !store.user;
    if (panel.hidden) return;
    const texts = tutorial.texts[words.language] ?? tutorial.texts.en;
    keepFocus(panel, () => setChildren(panel,
      el("h2", {}, texts.title),
      ...(store.canCommand ? [alone(), tutorial.alone && el("p", {}, words.together), together(texts, other)] : [install()]),
      el("button", {
        id: "tutorial-hide", class: "plain close", type: "button", "aria-label": words.hideTutorial,
        onclick: () => { isHidden = true; sessionStorage.setItem("tutorial", "hidden"); draw(); },
      }, "✕")));
  };
  store.on(["world", "me", "channel", "messages", "done"], draw);
}
