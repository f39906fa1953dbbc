// The page around the phone: which sample runs, what to try in it, and how the connection is.
import { Connection } from "./connection.js?token=%TOKEN%";
import { Phone } from "./phone.js?token=%TOKEN%";

const list = document.getElementById("samples");
const toggle = document.getElementById("picker-toggle");
const note = document.getElementById("note");

const connection = new Connection(document.body.dataset.token, {
  screen: (frame) => phone.show(frame),
  note: (text) => { note.textContent = text; },
});
const phone = new Phone(document.getElementById("screen"), connection);

function choose(sample) {
  for (const button of list.querySelectorAll("button")) {
    if (button.value === sample.id) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
  }
  document.getElementById("picker-chosen").textContent = sample.name;
  document.getElementById("try-this").textContent = sample.tryThis;
  history.replaceState(null, "", `#${encodeURIComponent(sample.id)}`);
  unfold(false);
  phone.clear();
  connection.start(sample.id);
}

function unfold(isUnfolded) {
  toggle.setAttribute("aria-expanded", String(isUnfolded));
}

function offer(samples) {
  for (const sample of samples) {
    const button = document.createElement("button");
    button.value = sample.id;
    button.textContent = sample.name;
    button.addEventListener("click", () => choose(sample));
    const item = document.createElement("li");
    item.append(button);
    list.append(item);
  }
  // The addresses are compared as they are written: not every fragment can be decoded.
  const wanted = location.hash.slice(1);
  const first = samples.find(({ id }) => encodeURIComponent(id) === wanted) ?? samples[0];
  if (first) choose(first);
}

toggle.addEventListener("click", () => {
  unfold(toggle.getAttribute("aria-expanded") !== "true");
});
// A page that the browser keeps for "back" must not keep an app running.
addEventListener("pagehide", () => connection.stop());
addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });

offer(await connection.samples());
