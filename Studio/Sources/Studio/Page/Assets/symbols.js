// The system symbols the samples use, drawn as strokes on 24 by 24. What is missing is a ring.

const paths = {
  "plus": "M12 5v14M5 12h14",
  "plus.circle": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 8v8M8 12h8",
  "minus": "M5 12h14",
  "minus.circle": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M8 12h8",
  "cart": "M2.5 4h2.6l2.4 11h10.3l2.2-8H6M9 19.5a.6.6 0 1 0 0 .1M17 19.5a.6.6 0 1 0 0 .1",
  "chevron.left": "M15 5l-7 7 7 7",
  "chevron.right": "M9 5l7 7-7 7",
  "xmark": "M6 6l12 12M18 6L6 18",
  "checkmark": "M5 13l5 5L19 7",
  "trash": "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  "pencil": "M4 20l1-5L16 4l4 4L9 19z",
  "square.and.arrow.up": "M12 15V4M8 7l4-4 4 4M7 11H5v9h14v-9h-2",
  "play": "M8 5l11 7-11 7z",
  "pause": "M9 5v14M15 5v14",
  "star": "M12 4l2.5 5.2 5.7.8-4.1 4 1 5.6-5.1-2.7-5.1 2.7 1-5.6-4.1-4 5.7-.8z",
  "house": "M4 11l8-7 8 7M6 10v10h12V10",
  "gear": "M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6M12 3v3M12 18v3M3 12h3M18 12h3M6 6l2 2M16 16l2 2M6 18l2-2M16 8l2-2",
  "person": "M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M5 20c0-4 3-6 7-6s7 2 7 6",
  "list.bullet": "M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1",
  "1.circle": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M10.5 9.5L12.5 8v8",
  "2.circle": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M9.8 10a2.2 2.2 0 1 1 3.9 1.4L9.8 16h4.4",
};
const ring = "M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16";

export function symbolPath(name) {
  return paths[name] ?? paths[name?.replace(/\.fill\b/, "")] ?? ring;
}
