// What each role is in HTML, and how a node is kept up to date with its element.
import { has, takes } from "./arrange.js?token=%TOKEN%";
import { symbolPath } from "./symbols.js?token=%TOKEN%";

const SVG = "http://www.w3.org/2000/svg";

const tags = {
  title: "h1", header: "h2", navigationBar: "header", tabBar: "nav", rows: "ul", row: "li",
  section: "section", text: "p", face: "span", badge: "span", divider: "hr",
  button: "button", backButton: "button", tab: "button", toggle: "button", hit: "button",
  grabber: "button", refresh: "button", dot: "button",
  textField: "input", textView: "textarea",
};

/// The element that a node was last drawn from.
const elements = new WeakMap();
export const elementOf = (node) => elements.get(node);

/// These are drawn whole: nothing inside them is patched.
const leaves = new Set([
  "title", "header", "text", "face", "badge", "image", "symbol", "hit", "grabber", "refresh", "dot",
  "toggle", "textField", "textView", "progress", "spacer", "divider",
]);

export const draw = { make, dress, isLeaf: (element) => leaves.has(element.role) };

function make(element) {
  const isButton = element.role === "toolbarItem" && takes(element, "tap");
  const tag = isButton ? "button" : tags[element.role];
  const node = document.createElement(tag ?? "div");
  node.className = element.role;
  if (tag === "button") node.type = "button";
  if (tag === "input") node.type = "text";
  if (element.role === "image" || element.role === "symbol") node.append(drawing());
  return node;
}

function dress(node, element) {
  elements.set(node, element);
  node.dataset.id = element.id;
  put(node, "data-identifier", element.identifier);
  put(node, "data-traits", element.traits?.join(" "));
  for (const look of ["font", "foreground", "padded"]) put(node, `data-${look}`, element.looks?.[look]);
  if (node.tagName === "BUTTON" || isField(node)) {
    put(node, "aria-disabled", has(element, "disabled") ? "true" : undefined);
  }
  dresses[element.role]?.(node, element);
}

const dresses = {
  title: heading, header: heading, text: says, face: says, badge: says,
  button: named, tab(node, element) {
    named(node, element);
    put(node, "aria-current", has(element, "selected") ? "page" : undefined);
  },
  dot(node, element) {
    put(node, "aria-label", element.label);
    put(node, "aria-current", has(element, "selected") ? "true" : undefined);
  },
  backButton: named, toolbarItem: named, hit: labelled, grabber: labelled, refresh: says,
  tabBar(node) { put(node, "aria-label", "Tabs"); },
  sheet: dialog, fullScreenCover: dialog,
  alert(node, element) {
    dialog(node, element);
    put(node, "role", "alertdialog");
  },
  toggle(node, element) {
    put(node, "role", "switch");
    put(node, "aria-checked", String(element.value === "1"));
    labelled(node, element);
    node.textContent = element.label ?? "";
  },
  textField: field, textView: field,
  progress(node, element) {
    put(node, "role", "progressbar");
    put(node, "aria-label", element.label || "In progress");
    put(node, "aria-valuetext", element.value);
  },
  image(node, element) {
    drawn(node, element);
    put(node, "role", element.label ? "img" : undefined);
    put(node, "aria-label", element.label);
    put(node, "aria-hidden", element.label ? undefined : "true");
  },
  symbol(node, element) {
    drawn(node, element);
    put(node, "aria-hidden", "true");
  },
};

function put(node, name, value) {
  if (value === undefined || value === "") node.removeAttribute(name);
  else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

/// Words whose name is another are shown as they are written and read by their name.
function says(node, element) {
  const [written, name] = element.value ? [element.value, element.label] : [element.label ?? ""];
  if (node.dataset.said !== `${written}\n${name}`) {
    node.dataset.said = `${written}\n${name}`;
    node.replaceChildren(...(name ? [shown(written), unseen(name)] : [written]));
  }
  if (has(element, "heading")) {
    put(node, "role", "heading");
    put(node, "aria-level", "2");
  }
}

function shown(text) {
  const node = document.createElement("span");
  node.ariaHidden = "true";
  node.textContent = text;
  return node;
}

function unseen(text) {
  const node = document.createElement("span");
  node.className = "unseen";
  node.textContent = text;
  return node;
}

function heading(node, element) {
  says(node, { label: element.label });
  node.tabIndex = -1;
}

function labelled(node, element) {
  put(node, "aria-label", element.label);
}

/// A control whose face is all text says its name by that; any other says it by a label.
function named(node, element) {
  const name = [element.label, element.value].filter(Boolean).join(", ");
  const isFace = element.children.every((child) => child.role === "face")
    && element.children.map((child) => child.label).join(" ") === name;
  put(node, "aria-label", isFace ? undefined : name);
}

function dialog(node, element) {
  put(node, "role", "dialog");
  put(node, "aria-modal", "true");
  labelled(node, element);
  node.tabIndex = -1;
}

export const isField = (node) => node.tagName === "INPUT" || node.tagName === "TEXTAREA";

function field(node, element) {
  labelled(node, element);
  put(node, "placeholder", element.label);
  node.readOnly = has(element, "disabled");
  // What a person is typing is ahead of the screen until the app has seen it.
  const value = element.value ?? "";
  if (!node.isAhead && node.value !== value) node.value = value;
}

function drawing() {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.append(document.createElementNS(SVG, "path"));
  return svg;
}

function drawn(node, element) {
  put(node.querySelector("path"), "d", symbolPath(element.looks?.symbol));
}
