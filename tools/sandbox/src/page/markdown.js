// Renders Discord's Markdown as nodes.

import { el } from "./dom.js";
import { customEmoji } from "./emoji.js";
import { timeElement } from "./timestamps.js";
import { words } from "./words.js";

/** The inline syntax: a pattern at the start of the remaining text, and how to render it. The first match wins. */
const INLINE = [
  [/^\\([^\sA-Za-z0-9])/, (m) => m[1]],
  [/^(`+)([^]*?[^`])\1(?!`)/, (m) => el("code", {}, m[2].trim())],
  [/^<@!?(\d+)>/, (m, it) => mention(`@${it.name(m[1])}`, m[1] === it.me)],
  [/^<@&(\d+)>/, () => mention(words.role)],
  [/^<#(\d+)>/, (m, it) => channelLink(m[1], it)],
  [/^<\/([^:>]+):\d+>/, (m, it) => commandLink(m[1], it)],
  [/^<a?:(\w+):(\d+)>\u00a0/, (m) => el("span", { class: "kept" }, [customEmoji(m[2], m[1]), "\u00a0"])],
  [/^<a?:(\w+):(\d+)>/, (m) => customEmoji(m[2], m[1])],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, (m, it) => timeElement(new Date(m[1] * 1000), m[2] ?? "f", it.locale)],
  [/^\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (m, it) => link(m[2], inline(m[1], it), it)],
  [/^<(https?:\/\/[^\s>]+)>/, (m, it) => link(m[1], m[1], it)],
  [/^https?:\/\/[^\s<]+[^\s<.,:;"')\]]/, (m, it) => link(m[0], m[0], it)],
  [/^\*\*\*([^]+?)\*\*\*/, (m, it) => el("strong", {}, el("em", {}, inline(m[1], it)))],
  [/^\*\*([^]+?)\*\*(?!\*)/, (m, it) => el("strong", {}, inline(m[1], it))],
  [/^__([^]+?)__(?!_)/, (m, it) => el("u", {}, inline(m[1], it))],
  [/^\*(?!\s)([^*]+?)\*/, (m, it) => el("em", {}, inline(m[1], it))],
  [/^_([^_]+)_(?![A-Za-z0-9])/, (m, it) => el("em", {}, inline(m[1], it))],
  [/^~~([^]+?)~~/, (m, it) => el("s", {}, inline(m[1], it))],
  [/^\|\|([^]+?)\|\|/, (m, it) => spoiler(inline(m[1], it))],
  [/^@(everyone|here)\b/, (m) => mention(m[0], true)],
  [/^\n/, () => el("br")],
];
const SPECIAL = /[\\`<[*_~|@\n]|https?:\/\//g;

/** Renders inline Markdown. */
export function inline(text, it) {
  const nodes = [];
  let plain = "";
  let rest = text;
  while (rest) {
    const word = /[A-Za-z0-9]$/.test(plain);
    const found = INLINE.find(([pattern]) => pattern.test(rest) && !(word && rest[0] === "_" && rest[1] !== "_"));
    if (found) {
      const match = found[0].exec(rest);
      const node = found[1](match, it);
      if (typeof node === "string") plain += node;
      else {
        if (plain) nodes.push(plain);
        plain = "";
        nodes.push(node);
      }
      rest = rest.slice(match[0].length);
      continue;
    }
    SPECIAL.lastIndex = 1;
    const next = SPECIAL.exec(rest)?.index ?? rest.length;
    plain += rest.slice(0, next);
    rest = rest.slice(next);
  }
  if (plain) nodes.push(plain);
  return nodes;
}

/** Renders a text with blocks: code, headings, quotes, lists and paragraphs. */
export function markdown(text, it) {
  const nodes = [];
  const parts = text.split(/```(?:[a-zA-Z0-9+-]*\n)?([^]*?)```\n?/);
  parts.forEach((part, index) => {
    if (index % 2) nodes.push(el("pre", { tabindex: "0" }, el("code", {}, part.replace(/\n$/, ""))));
    else nodes.push(...blocks(part, it));
  });
  return nodes;
}

/** The blocks that are marked at the start of each line. */
const BLOCKS = [
  [/^(#{1,3}) +(.+)/, (lines, it) => lines.map((m) => heading(m[1].length, inline(m[2], it)))],
  [/^-# +(.+)/, (lines, it) => lines.map((m) => el("p", { class: "subtext" }, inline(m[1], it)))],
  [/^> ?(.*)/, (lines, it) => el("blockquote", {}, inline(lines.map((m) => m[1]).join("\n"), it))],
  [/^\s*[-*] +(.+)/, (lines, it) => el("ul", {}, lines.map((m) => el("li", {}, inline(m[1], it))))],
  [/^\s*(\d+)\. +(.+)/, (lines, it) => el("ol", { start: lines[0][1] }, lines.map((m) => el("li", {}, inline(m[2], it))))],
];

function blocks(text, it) {
  const nodes = [];
  let paragraph = [];
  const flush = () => {
    const joined = paragraph.join("\n").replace(/^\n+|\n+$/g, "");
    if (joined) nodes.push(el("p", {}, inline(joined, it)));
    paragraph = [];
  };
  const lines = text.split("\n");
  for (let at = 0; at < lines.length;) {
    const block = BLOCKS.find(([pattern]) => pattern.test(lines[at]));
    if (!block) {
      paragraph.push(lines[at++]);
      continue;
    }
    flush();
    const matches = [];
    while (at < lines.length && block[0].test(lines[at])) matches.push(block[0].exec(lines[at++]));
    nodes.push(...[block[1](matches, it)].flat());
  }
  flush();
  return nodes;
}

/** A heading. None is on the level of the page’s own, the name of the channel. */
const heading = (size, content) => el("p", { class: `heading-${size}`, role: "heading", "aria-level": Math.max(size, 2) }, content);

const mention = (text, own = false) => el("span", { class: own ? "mention own" : "mention" }, text);

function channelLink(id, it) {
  return el("button", { class: "mention", type: "button", onclick: () => it.open(id) }, `#${it.channel(id)}`);
}

function commandLink(name, it) {
  return el("button", { class: "mention", type: "button", onclick: () => it.type(`/${name}`) }, `/${name}`);
}

/** A link; one to a channel or message of the sandbox opens it in the page. */
function link(url, text, it) {
  const target = /\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/.exec(url);
  const channel = target && it.channel(target[1]);
  if (channel) {
    return el("button", { class: "link", type: "button", onclick: () => it.open(target[1], target[2]) }, text === url ? words.messageIn(channel) : text);
  }
  return el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, text);
}

function spoiler(content) {
  const button = el("button", { class: "spoiler", type: "button", "aria-label": words.spoiler }, el("span", {}, content));
  button.addEventListener("click", () => {
    button.classList.add("shown");
    button.removeAttribute("aria-label");
  });
  return button;
}
