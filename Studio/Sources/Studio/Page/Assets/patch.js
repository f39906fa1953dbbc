// Makes the page equal to a tree of things, keeping every node whose thing is still there: focus,
// caret, scroll position and a running animation stay with it.

const keys = new WeakMap();
const key = (thing) => `${thing.role} ${thing.id}`;

/// `draw.make(thing)` makes a node, `draw.dress(node, thing)` brings its looks up to date, and what
/// `draw.isLeaf(thing)` has nothing inside to patch.
export function patch(parent, things, draw) {
  const wanted = new Set(things.map(key));
  const old = new Map();
  for (const node of [...parent.children]) {
    if (wanted.has(keys.get(node))) old.set(keys.get(node), node);
    else node.remove();
  }
  let next = parent.firstElementChild;
  for (const thing of things) {
    let node = old.get(key(thing));
    if (!node) {
      node = draw.make(thing);
      keys.set(node, key(thing));
    }
    if (node === next) next = next.nextElementSibling;
    else parent.insertBefore(node, next);
    draw.dress(node, thing);
    if (!draw.isLeaf(thing)) patch(node, thing.children, draw);
  }
}
