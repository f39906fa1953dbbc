// Keeps the keyboard where a person expects it: in what has come up, back where it came from, and
// never lost because a control went away.
import { elementOf } from "./elements.js?token=%TOKEN%";

const controls = "button, input, textarea";
const nameOf = (node) => node.ariaLabel || node.textContent;

export class Focus {
  #root;
  /// Who had the focus when a layer came up, by the layer's identity: its own identity and name.
  #openers = new Map();
  #layers = [];
  #held = null;

  constructor(root) {
    this.#root = root;
  }

  /// Before the screen changes: who has the focus.
  hold() {
    const active = document.activeElement;
    const isOurs = this.#root.contains(active);
    this.#held = {
      id: isOurs ? elementOf(active)?.id : undefined, node: active, isOurs,
      name: isOurs && active.matches(controls) ? nameOf(active) : "",
    };
  }

  /// After it has changed: where the focus goes.
  settle() {
    const layers = [...this.#root.children];
    const ids = layers.map((layer) => elementOf(layer).id);
    const before = this.#layers;
    this.#layers = ids;
    layers.forEach((layer, index) => { layer.inert = index < layers.length - 1; });
    const top = layers.at(-1);
    if (!top || before.length === 0) return;
    // Someone who is busy elsewhere on the page is left there, unless something modal comes up.
    const isElsewhere = !this.#held.isOurs && this.#held.node !== document.body;
    const opened = ids.filter((id) => !before.includes(id));
    const closed = before.filter((id) => !ids.includes(id));
    if (opened.length > 0 && layers.length > 1) {
      for (const id of opened) this.#openers.set(id, this.#held);
      this.#enter(top);
    } else if (closed.length > 0) {
      const opener = this.#openers.get(closed[0]);
      for (const id of closed) this.#openers.delete(id);
      if (!isElsewhere) this.#find(top, opener) ?? this.#enter(top);
    } else if (this.#held.isOurs && !top.contains(document.activeElement)) {
      this.#find(top, this.#held) ?? this.#enter(top);
    }
  }

  clear() {
    this.#layers = [];
    this.#openers.clear();
  }

  /// Whoever had the focus; where the app has made the control anew, the one that is called so.
  #find(layer, who) {
    if (!who?.id) return undefined;
    const node = layer.querySelector(`[data-id="${CSS.escape(who.id)}"]`)
      ?? [...layer.querySelectorAll(controls)].find((one) => who.name && nameOf(one) === who.name);
    if (!node) return undefined;
    node.focus();
    return node;
  }

  /// Into a screen by its title, into an alert by its first answer.
  #enter(layer) {
    const isAlert = layer.getAttribute("role") === "alertdialog";
    const target = (isAlert && layer.querySelector("button")) || layer.querySelector("h1") || layer;
    if (target === layer) layer.tabIndex = -1;
    target.focus();
  }
}
