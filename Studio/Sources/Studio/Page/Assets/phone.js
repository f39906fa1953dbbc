// The phone: draws each screen that comes in, and turns touches and keys into gestures.
import { arrange, has } from "./arrange.js?token=%TOKEN%";
import { draw, elementOf, isField } from "./elements.js?token=%TOKEN%";
import { Focus } from "./focus.js?token=%TOKEN%";
import { patch } from "./patch.js?token=%TOKEN%";

const tappable =
  ".button, .backButton, button.toolbarItem, .tab, .toggle, .hit, .grabber, .refresh, .dot";
const wayOut = ".grabber, [data-traits~=cancel]";
const gestureOf = { grabber: "dismiss", refresh: "refresh", dot: "page" };

export class Phone {
  #root;
  #connection;
  #focus;
  #number = 0;
  /// The fields that are ahead of the screen, and the screen at which it has caught up.
  #ahead = new Map();

  constructor(root, connection) {
    this.#root = root;
    this.#connection = connection;
    this.#focus = new Focus(root);
    root.addEventListener("click", (event) => this.#tap(event.target.closest(tappable)));
    root.addEventListener("input", (event) => this.#type(event.target));
    root.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.#tap(this.#root.lastElementChild?.querySelector(wayOut));
    });
  }

  show(frame) {
    this.#number = frame.number;
    this.#focus.hold();
    patch(this.#root, arrange(frame.screen).children, draw);
    this.#catchUp(frame.number);
    this.#focus.settle();
  }

  clear() {
    this.#root.replaceChildren();
    this.#focus.clear();
    this.#ahead.clear();
    this.#number = 0;
  }

  async #tap(node) {
    const element = node && elementOf(node);
    if (!element || has(element, "disabled")) return;
    this.#reveal(node);
    const gesture = gestureOf[element.role] ?? "tap";
    this.#connection.send(element.target ?? element.id, gesture, element.argument);
  }

  /// A list of the app shows a window of its rows; here all can be touched. The row is scrolled
  /// to first, as a finger would have done.
  #reveal(node) {
    const row = node.closest(".row");
    if (!row || !has(elementOf(row), "scrolledAway")) return;
    const list = row.closest(".list");
    const index = [...list.querySelectorAll(".row")].indexOf(row);
    this.#connection.send(elementOf(list).id, "scroll", String(index));
  }

  async #type(node) {
    if (!isField(node)) return;
    this.#reveal(node);
    const typed = node.value;
    node.isAhead = true;
    this.#ahead.set(node, Infinity);
    const number = await this.#connection.send(elementOf(node).id, "edit", typed);
    if (node.value !== typed) return;
    this.#ahead.set(node, number);
    this.#catchUp(this.#number);
  }

  /// A field belongs to the screen again once the screen has seen all that was typed.
  #catchUp(number) {
    for (const [node, seen] of this.#ahead) {
      if (seen > number) continue;
      this.#ahead.delete(node);
      node.isAhead = false;
      draw.dress(node, elementOf(node));
    }
  }
}
