// The wire: the event stream that shows the screen, and the gestures that are posted, in order.

export class Connection {
  #headers;
  #on;
  #session = "";
  #run = new AbortController();
  #posts = Promise.resolve();

  constructor(token, on) {
    this.#headers = { "Vignola-Token": token };
    this.#on = on;
  }

  async samples() {
    try {
      const response = await fetch("/samples", { headers: this.#headers });
      if (response.ok) return await response.json();
      this.#on.note(await response.text());
    } catch {
      this.#on.note("The Studio does not answer. Is vignola-studio still running?");
    }
    return [];
  }

  /// Starts a sample anew; what ran before is left, and with its stream the server drops it.
  start(sample) {
    this.stop();
    this.#run = new AbortController();
    this.#follow(sample, this.#run.signal);
  }

  stop() {
    this.#run.abort();
  }

  /// Posts a gesture after those before it. Returns the number of the screen that shows what came
  /// of it, or 0.
  send(element, gesture, argument = "") {
    const session = this.#session;
    const post = this.#posts.then(() => this.#post({ session, element, gesture, argument }));
    this.#posts = post;
    return post;
  }

  async #post(gesture) {
    try {
      const response = await fetch("/gesture", {
        method: "POST",
        headers: { ...this.#headers, "Content-Type": "application/json" },
        body: JSON.stringify(gesture),
      });
      if (response.ok) {
        this.#on.note("");
        return (await response.json()).screen;
      }
      // A control that is gone, covered or disabled by now is what a second, late tap meets:
      // nothing to tell.
      if (![409, 410].includes(response.status)) this.#on.note(await response.text());
    } catch {
      // The stream notices as well, and tells.
    }
    return 0;
  }

  async #follow(sample, signal) {
    let wasLost = false;
    while (!signal.aborted) {
      try {
        const address = `/events?sample=${encodeURIComponent(sample)}`;
        const response = await fetch(address, { headers: this.#headers, signal });
        if (response.ok) {
          this.#on.note(wasLost ? "Connected again. The app was started afresh." : "");
          await this.#read(response.body.pipeThrough(new TextDecoderStream()));
          this.#on.note("The connection was lost. Trying again…");
        } else {
          this.#on.note(await response.text());
          if (response.status !== 503) return;
        }
      } catch {
        if (signal.aborted) return;
        this.#on.note("The connection was lost. Trying again…");
      }
      wasLost = true;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }

  async #read(texts) {
    let rest = "";
    for await (const text of texts) {
      const events = (rest + text).split("\n\n");
      rest = events.pop();
      for (const event of events) this.#receive(event);
    }
  }

  #receive(event) {
    const data = event.split("\n").find((line) => line.startsWith("data: "));
    if (!data) return;
    const frame = JSON.parse(data.slice("data: ".length));
    this.#session = frame.session;
    this.#on.screen(frame);
  }
}
