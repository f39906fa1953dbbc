// From what the app shows to what a browser draws: bars in reading order, rows gathered in lists,
// and the parts a browser needs of its own. Pure: a tree in, a tree out.

export function arrange(element) {
  const rule = rules[element.role];
  const arranged = rule ? rule(element) : element;
  return { ...arranged, children: (arranged.children ?? []).map(arrange) };
}

export const has = (element, trait) => element.traits?.includes(trait) ?? false;
export const takes = (element, gesture) => element.gestures?.includes(gesture) ?? false;
const children = (element) => element.children ?? [];

/// A part that the browser adds to an element; `target` is whom a touch on it is for.
const part = (element, role, more = {}) =>
  ({ id: `${element.id}/${role}`, role, target: element.id, ...more });

const sorted = (elements, order) =>
  elements.toSorted((a, b) => order(a) - order(b));

const contents = ["grabber", "navigationBar"];
const layer = (element) => ({
  ...element,
  children: sorted(
    [
      ...(takes(element, "dismiss") ? [part(element, "grabber", { label: "Close" })] : []),
      ...children(element),
    ],
    (child) => {
      const index = contents.indexOf(child.role);
      return index >= 0 ? index : child.role === "tabBar" ? 9 : 5;
    }),
});

const bar = (element) => ({
  ...element,
  children: sorted(children(element), (child) =>
    child.role === "backButton" ? 0 : has(child, "leading") ? 1 : child.role === "title" ? 2 : 3),
});

/// Gathers neighbouring rows in a list of their own.
function gathered(element) {
  const result = [];
  for (const child of children(element)) {
    const last = result.at(-1);
    if (child.role !== "row") result.push(child);
    else if (last?.role === "rows") last.children.push(child);
    else result.push({ ...part(element, "rows", { children: [child] }), id: `${child.id}/rows` });
  }
  return result;
}

/// What a control shows: the content the app gave it, or its symbol and its words.
const plain = (element) => [
  ...(element.looks?.symbol ? [part(element, "symbol", { looks: element.looks })] : []),
  ...(element.label ? [part(element, "face", { label: element.label })] : []),
  ...(element.value ? [part(element, "badge", { label: element.value })] : []),
];
const face = (element) => (children(element).length ? faces(element.children) : plain(element));
const control = (element) => ({ ...element, children: face(element) });
/// Words inside of a control are part of its face, no paragraphs of their own.
const faces = (elements) => elements.map((element) => (element.role === "text"
  ? { ...element, role: "face" }
  : { ...element, children: faces(children(element)) }));

const firstText = (element) => {
  if (["title", "text", "header"].includes(element.role) && element.label) return element.label;
  for (const child of children(element)) {
    const found = firstText(child);
    if (found) return found;
  }
  return "";
};
const named = (element) => ({ ...element, label: element.label || firstText(element) });

/// Whether something inside takes the tap itself; what is behind a swipe does not count.
const hasControl = (element) => children(element).some((child) =>
  child.role !== "swipeActions" && (takes(child, "tap") || hasControl(child)));

/// Whether the first thing in a row is a control: then a tap on the row is that control's, and else
/// the row's own, whatever controls stand at its end.
const beginsWithControl = (element) => {
  for (const child of children(element)) {
    if (child.role === "swipeActions") continue;
    if (takes(child, "tap")) return true;
    if (child.role === "text" && child.label) return false;
    const found = beginsWithControl(child);
    if (found !== undefined) return found;
  }
  return undefined;
};

const rules = {
  app: layer,
  sheet: (element) => layer(named(element)),
  fullScreenCover: (element) => layer(named(element)),
  alert: (element) => ({
    ...element,
    children: [
      ...(element.label ? [part(element, "title", { label: element.label })] : []),
      ...children(element),
    ],
  }),
  navigationBar: bar,
  list: (element) => ({
    ...element,
    children: [
      ...(takes(element, "refresh") ? [part(element, "refresh", { label: "Refresh" })] : []),
      ...gathered(element),
    ],
  }),
  section: (element) => ({
    ...element,
    children: [
      ...(element.label && !children(element).some((child) => child.role === "header")
        ? [part(element, "header", { label: element.label })] : []),
      ...gathered(element),
    ],
  }),
  // A row that is tapped as a whole gets a button over its whole face, below the controls in it.
  row: (element) => ({
    ...element,
    children: [
      ...(takes(element, "tap") && !beginsWithControl(element)
        ? [part(element, "hit", {
          label: (!hasControl(element) && element.label) || firstText(element),
          traits: element.traits, gestures: ["tap"],
        })] : []),
      ...children(element),
    ],
  }),
  // One page is shown at a time; dots lead to the others.
  pages: (element) => ({
    ...element,
    children: [
      ...children(element).filter((page, index, all) =>
        has(page, "selected") || (index === 0 && !all.some((one) => has(one, "selected")))),
      part(element, "dots", {
        children: children(element).map((page, index) => ({
          id: `${page.id}/dot`, role: "dot", target: element.id, label: `Page ${index + 1}`,
          argument: String(index), traits: page.traits,
        })),
      }),
    ],
  }),
  button: control,
  tab: control,
  backButton: control,
  toolbarItem: (element) => (takes(element, "tap") ? control(element) : element),
};
