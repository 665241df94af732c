// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The catalog's flows and the recorded flow. The worker runs a complete flow on a separate screen and returns its
// inputs. The page then replays these inputs and shows the fingers. During the replay, time can be paused, stepped
// through and scrubbed. A film is rendered in chunks, so that the page can show the progress.

/** @type {import("./live-elements").ById} */
const byId = (id) => /** @type {any} */ (document.getElementById(id));
/// The number of frames for which a lifted finger remains visible.
const memory = 15;

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {string} [text]
 * @param {string} [className]
 */
function make(name, text, className) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (className) made.className = className;
  return made;
}

export class Flows {
  /**
   * @param {import("./live-screen.js").LiveScreen} live
   * @param {import("./live-panels.js").Panels} panels
   */
  constructor(live, panels) {
    this.live = live;
    this.panels = panels;
    /** @type {{ frame: number, line: HTMLLIElement }[]} */
    this.steps = [];
    /** @type {object | null} */
    this.job = null;
    /** @type {string | null} */
    this.address = null;
    /** @type {(() => void) | undefined} Stores the state of the page. */
    this.store = undefined;
    byId("run-flow").addEventListener("click", () => this.run());
    byId("film-flow").addEventListener("click", () => this.film());
    byId("copy-flow").addEventListener("click", () => navigator.clipboard?.writeText(byId("code").textContent ?? ""));
    // Changing the settings or the screen cancels a run or film in progress.
    live.addEventListener("opened", () => { if (!this.isOpening) this.giveUp(); });
    live.addEventListener("shown", () => this.follow());
    live.addEventListener("resized", () => this.follow());
  }

  giveUp() {
    this.job = null;
    this.isBusy = false;
  }

  /**
   * Shows the flows of a screen.
   *
   * @param {import("./live-protocol").CatalogScreen} screen
   */
  choose(screen) {
    this.giveUp();
    this.forget();
    byId("flow-list").replaceChildren(...screen.flows.map((name) => {
      const line = make("li", undefined, "row");
      line.dataset.flow = name;
      const [run, film] = [make("button", "Run"), make("button", "Film")];
      run.addEventListener("click", () => this.run(name));
      film.addEventListener("click", () => this.film(name));
      line.append(make("b", name), run, film);
      return line;
    }));
    byId("flow-list").hidden = byId("flows-title").hidden = screen.flows.length === 0;
  }

  forget() {
    this.steps = [];
    byId("flow-steps").replaceChildren();
    byId("film").hidden = true;
    if (this.address) URL.revokeObjectURL(this.address);
    this.address = null;
    this.showResult("");
  }

  /// Only one flow can run or be filmed at a time.
  set isBusy(isBusy) {
    /** @type {NodeListOf<HTMLButtonElement>} */
    const buttons = document.querySelectorAll("#tab-flow button");
    for (const button of buttons) button.disabled = isBusy;
  }

  showResult(text, isBad = false) {
    byId("flow-result").textContent = text;
    byId("flow-result").classList.toggle("lost", isBad);
  }

  /// Closes the open screen before a flow is run or filmed. Returns the screen's state, or null if the work was
  /// canceled.
  async begin(name, isWanted) {
    const { live } = this;
    this.forget();
    this.isBusy = true;
    // The worker has the recorded flow only after its code has been requested.
    if (name === undefined) await this.panels.record();
    await live.idle();
    await live.drawing;
    if (!isWanted()) return null;
    // Store the state, so that it can be restored if the page is reloaded in the meantime.
    this.store?.();
    const state = { moments: [...live.moments], frame: live.frame, pixels: name === undefined ? live.canvas.toDataURL() : null };
    live.isOpen = false;
    return state;
  }

  /**
   * @param {import("./live-protocol").Moment[]} moments
   * @param {number} frame
   */
  async open(moments, frame) {
    const { live } = this;
    this.isOpening = true;
    try { return await live.open(live.screen, live.settings, moments, frame); } finally { this.isOpening = false; }
  }

  /// Performs work that can be canceled. `isWanted` returns false after the work was canceled.
  async work(body) {
    if (!this.live.isOpen || this.job) return;
    const job = this.job = {};
    const isWanted = () => this.job === job;
    try { await body(isWanted); } finally { if (isWanted()) this.giveUp(); }
  }

  // MARK: Running

  /**
   * Runs a flow, and shows its steps.
   *
   * @param {string} [name] The name of a flow, or none for the recorded one.
   */
  run(name) {
    return this.work(async (isWanted) => {
      const { live } = this;
      const { screen } = live;
      const before = await this.begin(name, isWanted);
      if (!before) return;
      this.showResult("Running…");
      const { answer, problem, died } = await live.ask("run", { screen, settings: live.settings, flow: name });
      if (!isWanted()) return;
      if (!answer) {
        if (died) return this.showResult("");
        this.showResult(problem ?? "", true);
        await this.open(before.moments, before.frame);
        return;
      }
      live.end = 0;
      live.isPaused = true;
      await this.open(answer.moments, 0);
      if (!isWanted()) return;
      live.end = answer.frame;
      this.showSteps(answer.steps);
      const note = answer.changesOptions ? "\nIt changes the device or appearance, which is only shown in films." : "";
      this.showResult(`Replaying…${note}`);
      live.isPaused = false;
      live.passed = 0;
      // From now on, time can be paused and changed, and another flow can be started.
      this.giveUp();
      const count = `${answer.steps.length} ${answer.steps.length === 1 ? "step" : "steps"}`;
      const passed = await this.reached(answer.frame, screen);
      if (passed === null) return;
      if (answer.failure) return this.showResult(answer.failure + note, true);
      if (!passed || before.pixels === null) return this.showResult(`All ${count} done.${note}`);
      await live.drawing;
      this.showResult(`All ${count} done. ${live.canvas.toDataURL() === before.pixels ? "The pixels are identical." : "The pixels differ from before."}${note}`);
    });
  }

  /** @param {import("./live-protocol").Step[]} steps */
  showSteps(steps) {
    const { live } = this;
    this.steps = steps.map(({ title, frame }) => {
      const line = make("li", title);
      line.title = `${(frame / 60).toFixed(2)} s`;
      line.addEventListener("click", () => { live.isPaused = true; live.seek(frame); });
      return { frame, line };
    });
    byId("flow-steps").replaceChildren(...this.steps.map(({ line }) => line));
  }

  /// Waits until a frame is shown. Returns false if another input occurred in the meantime, and null if another
  /// screen is shown.
  async reached(frame, screen) {
    const { live, steps } = this;
    const moments = live.moments.length;
    while (live.frame < frame || live.isBusy) {
      if (live.screen !== screen || this.steps !== steps) return null;
      if (live.moments.length !== moments) return false;
      await new Promise((done) => setTimeout(done, 20));
    }
    return live.moments.length === moments;
  }

  // MARK: Films

  /**
   * Films a flow.
   *
   * @param {string} [name] The name of a flow, or none for the recorded one.
   */
  film(name) {
    return this.work(async (isWanted) => {
      const { live } = this;
      const { screen } = live;
      const format = byId("film-format").value;
      const state = await this.begin(name, isWanted);
      if (!state) return;
      this.showResult("Filming…");
      let reply = await live.ask("film", { screen, settings: live.settings, format, flow: name });
      while (isWanted() && reply.answer && !reply.file) {
        this.showResult(`Filming… ${Math.round(reply.answer.progress * 100)} %`);
        reply = await live.ask("continueFilm");
      }
      if (!isWanted()) return this.showResult("");
      if (reply.file) this.show(reply.file, format, `${screen}.${name ?? "recorded"}`);
      else this.showResult(reply.died ? "" : reply.problem ?? "", true);
      if (!reply.died) await this.open(state.moments, state.frame);
    });
  }

  /**
   * @param {Uint8Array} file
   * @param {string} format
   * @param {string} name
   */
  show(file, format, name) {
    const isVideo = format === "mp4" || format === "webm";
    this.address = URL.createObjectURL(new Blob([file], { type: isVideo ? `video/${format}` : "image/png" }));
    const view = isVideo ? make("video") : make("img");
    if (view instanceof HTMLVideoElement) view.controls = view.loop = view.muted = view.autoplay = true;
    else view.alt = name;
    view.src = this.address;
    byId("film-view").replaceChildren(view);
    const save = byId("film-save");
    save.download = `${name.replace(/[^\w.-]+/g, "-")}.${format === "strip" ? "strip.png" : format}`;
    save.href = this.address;
    byId("film").hidden = false;
    this.showResult(`${file.length < 1e6 ? `${Math.ceil(file.length / 1000)} kB` : `${(file.length / 1e6).toFixed(1)} MB`}`);
  }

  // MARK: Display

  /// Highlights the current step and shows the fingers.
  follow() {
    const { live } = this;
    for (const [index, { frame, line }] of this.steps.entries()) {
      const isNow = live.frame >= frame && live.frame < (this.steps[index + 1]?.frame ?? Infinity) && live.isInPast;
      line.setAttribute("aria-current", String(isNow));
    }
    const fingers = new Map();
    if (live.isInPast) {
      for (const { frame, input } of live.moments) {
        if (frame > live.frame) break;
        if (!input.touch) continue;
        const { finger, phase, x, y } = input.touch;
        fingers.set(finger, { x, y, lifted: phase === "ended" || phase === "cancelled" ? frame : null });
      }
    }
    const box = byId("device-box");
    for (const old of box.querySelectorAll(".finger")) old.remove();
    if (fingers.size === 0 || !live.answer?.size) return;
    const zoom = byId("screen").getBoundingClientRect().width / (live.answer.size[0] / live.answer.scale);
    const [ox, oy] = live.answer.origin;
    for (const { x, y, lifted } of fingers.values()) {
      const age = lifted === null ? 0 : live.frame - lifted;
      if (age >= memory) continue;
      const mark = make("i", undefined, "finger");
      const radius = (22 + age) * zoom;
      Object.assign(mark.style, {
        left: `${(x + ox) * zoom - radius}px`, top: `${(y + oy) * zoom - radius}px`, width: `${2 * radius}px`, height: `${2 * radius}px`,
        opacity: 1 - age / memory,
      });
      box.append(mark);
    }
  }
}
