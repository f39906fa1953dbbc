/// What is measured in the page: scripts that return what is wrong.
enum PageChecks {
  /// Texts and symbols whose contrast to what lies behind them is below 4.5.
  static let faint = """
    const parse = (color) => {
      const [r, g, b, a = 1] = color.match(/[\\d.]+/g).map(Number);
      return { rgb: [r, g, b], a };
    };
    const over = (top, below) => top.rgb.map((c, i) => c * top.a + below[i] * (1 - top.a));
    const behind = (node) => {
      const layers = [];
      for (let at = node; at; at = at.parentElement) {
        const color = parse(getComputedStyle(at).backgroundColor);
        if (color.a > 0) layers.push(color);
        if (color.a === 1) break;
      }
      return layers.reverse().reduce((below, top) => over(top, below), [255, 255, 255]);
    };
    const light = (rgb) => {
      const [r, g, b] = rgb.map((c) => c / 255)
        .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (a, b) => {
      const [high, low] = [light(a), light(b)].sort((x, y) => y - x);
      return (high + 0.05) / (low + 0.05);
    };
    const found = [];
    let measured = 0;
    const measure = (node, what, style = getComputedStyle(node)) => {
      const back = behind(node);
      const value = contrast(over(parse(style.color), back), back);
      measured += 1;
      if (value < 4.5) found.push(`${what}: ${value.toFixed(2)}`);
    };
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = walk.currentNode.parentElement;
      const text = walk.currentNode.data.trim();
      if (text && node.checkVisibility() && !node.closest("[inert]")) measure(node, text);
    }
    for (const node of document.querySelectorAll("svg")) {
      if (node.checkVisibility() && !node.closest("[inert]"))
        measure(node, node.parentElement.className + " of " + node.closest("button")?.ariaLabel);
    }
    for (const node of document.querySelectorAll("input, textarea")) {
      measure(node, "field " + node.ariaLabel);
      measure(node, "placeholder " + node.placeholder, getComputedStyle(node, "::placeholder"));
    }
    if (measured < 8) found.push(`only ${measured} things measured`);
    return found;
    """

  /// What scrolls sideways or stands out of the window.
  static let sideways = """
    const found = [];
    for (const node of document.querySelectorAll("*")) {
      const style = getComputedStyle(node);
      const scrolls = node === document.documentElement || /auto|scroll/.test(style.overflowX);
      if (scrolls && node.scrollWidth > node.clientWidth + 1)
        found.push(`${node.tagName}.${node.className} scrolls`);
      const box = node.getBoundingClientRect();
      if (node.checkVisibility() && box.width > 1 && node.tagName !== "path"
        && (box.left < -1 || box.right > innerWidth + 1))
        found.push(`${node.tagName}.${node.className} stands out`);
    }
    return found;
    """

  /// The controls in the order in which the eye meets them: the panel, then the phone; lines from
  /// top to bottom, a line from left to right.
  static let screenOrder = """
    const regions = [document.querySelector(".panel"), document.querySelector(".phone")];
    return regions.flatMap((region) => [...region.querySelectorAll("button, input, textarea")]
      .filter((node) => node.checkVisibility() && !node.closest("[inert]"))
      .map((node) => ({ node, box: node.getBoundingClientRect() }))
      .sort((a, b) => {
        const shared = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        const isOneLine = shared > Math.min(a.box.height, b.box.height) / 2;
        return isOneLine ? a.box.left - b.box.left : a.box.top - b.box.top;
      })
      .map(({ node }) => describe(node)));
    function describe(node) {
      return `${node.className} ${node.dataset.id ?? node.value}`;
    }
    """

  /// The focused control, told like ``screenOrder`` tells it; empty outside of any.
  static let focused = """
    const node = document.activeElement;
    return node.matches("button, input, textarea")
      ? `${node.className} ${node.dataset.id ?? node.value}` : "";
    """
}
