// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A screen that runs in a worker. The page requests one image at a time. A request contains the inputs since the last
// frame and the number of frames to advance, and the answer contains the changed pixels. The inputs and their frames
// are stored in `moments`. They are replayed to restore the screen's state in a new worker, and to move time
// backward.

/** @typedef {import("./live-protocol").Ask} Ask */
/** @typedef {import("./live-protocol").Questions} Questions */
/** @typedef {import("./live-protocol").Input} Input */
/** @typedef {import("./live-protocol").Moment} Moment */
/** @typedef {import("./live-protocol").Settings} Settings */
/** @typedef {import("./live-protocol").ScreenAnswer} ScreenAnswer */
/** @typedef {import("./live-protocol").Message} Message */
/** @typedef {import("./live-protocol").Notice} Notice */
/** @typedef {import("./live-protocol").Cost} Cost */
/**
 * @template Answer
 * @typedef {import("./live-protocol").Reply<Answer>} Reply
 */

const rate = 60;

export class LiveScreen extends EventTarget {
  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    super();
    this.canvas = canvas;
    this.context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { alpha: true }));
    this.number = 0;
    /** @type {Map<number, (reply: Reply<any>) => void>} */
    this.waiting = new Map();
    /** @type {Input[]} */
    this.inputs = [];
    /** @type {Moment[]} */
    this.moments = [];
    /** @type {string} */
    this.screen = "";
    /** @type {Settings} */
    this.settings = {};
    /** @type {ScreenAnswer | undefined} */
    this.answer = undefined;
    /** @type {Cost | undefined} */
    this.cost = undefined;
    /** @type {WebSocket | undefined} */
    this.socket = undefined;
    /** @type {number | undefined} */
    this.goal = undefined;
    /** @type {number | undefined} */
    this.inputTime = undefined;
    this.isSeeking = false;
    this.isTouched = false;
    this.frame = 0;
    this.end = 0;
    this.speed = 1;
    this.isPaused = false;
    this.isOpen = false;
    this.isBusy = false;
    this.rests = true;
    this.passed = 0;
    this.last = performance.now();
    this.lastChange = 0;
    /** @type {Promise<void>} */
    this.drawing = Promise.resolve();
    /** @type {number[]} */
    this.painted = [];
    /** @type {number[]} */
    this.latencies = [];
    requestAnimationFrame((now) => this.tick(now));
  }

  // MARK: Connection

  connect() {
    const address = new URL("socket", location.href);
    address.protocol = "ws:";
    address.hash = "";
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.binaryType = "arraybuffer";
    /** @type {Promise<void>} */
    const connected = new Promise((done) => {
      socket.onopen = () => done();
      socket.onclose = () => {
        this.drop();
        done();
        // A server that responds but rejects the socket has reached its maximum number of pages.
        fetch("catalog.json").then(() => this.emit("refused"), () => this.emit("gone"));
        setTimeout(() => this.connect().then(() => this.reopen()), 1000);
      };
    });
    socket.onmessage = (event) => {
      if (typeof event.data === "string") this.handleNotice(JSON.parse(event.data));
      else this.receive(event.data);
    };
    return connected;
  }

  /**
   * @param {string} name
   * @param {any} [detail]
   */
  emit(name, detail) { this.dispatchEvent(new CustomEvent(name, { detail })); }

  /**
   * Observes the events of `emit`.
   *
   * @param {string} name
   * @param {(detail: any) => void} body
   */
  on(name, body) { this.addEventListener(name, (event) => body(/** @type {CustomEvent} */ (event).detail)); }

  /** @param {Notice} notice */
  handleNotice(notice) {
    if (notice.notice === "died") {
      this.drop();
      this.emit("died", notice.text);
    } else {
      if (notice.notice === "built") {
        this.drop();
        this.reopen();
      }
      this.emit("notice", notice);
    }
  }

  /// The worker died while requests were pending. Notify their callers of the problem.
  drop() {
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    this.isOpen = this.isBusy = false;
    this.inputs = [];
    for (const wait of waiting) wait({ problem: "The worker died.", died: true, file: null });
  }

  /** @param {ArrayBuffer} data */
  receive(data) {
    const length = new DataView(data).getUint32(0, true);
    /** @type {Message} */
    const message = JSON.parse(new TextDecoder().decode(new Uint8Array(data, 4, length)));
    const file = data.byteLength > 4 + length ? new Uint8Array(data, 4 + length) : null;
    const wait = this.waiting.get(message.number);
    this.waiting.delete(message.number);
    if (wait) wait({ answer: message.answer, problem: message.problem?.text, isClosed: message.problem?.isClosed, file });
  }

  /**
   * Sends a request to the worker. The reply has either an answer or a problem.
   *
   * @template {Ask} Name
   * @param {Name} ask
   * @param {Questions[Name]["question"]} [question]
   * @returns {Promise<Reply<Questions[Name]["answer"]>>}
   */
  ask(ask, question) {
    const number = ++this.number;
    return new Promise((done) => {
      this.waiting.set(number, done);
      if (this.socket?.readyState === WebSocket.OPEN) {
        // The JSON format of Swift enumerations with associated values.
        this.socket.send(JSON.stringify({ number, ask: { [ask]: { _0: question ?? {} } } }));
      } else {
        this.waiting.delete(number);
        done({ problem: "The server stopped.", died: true, file: null });
      }
    });
  }

  // MARK: Opening

  /**
   * @param {string} screen
   * @param {Settings} settings
   * @param {Moment[]} moments
   */
  async open(screen, settings, moments = [], frame = 0) {
    this.screen = screen;
    this.settings = settings;
    this.inputs = [];
    this.isOpen = false;
    this.isBusy = true;
    const reply = await this.ask("open", { screen, settings, moments: moments.filter((m) => m.frame <= frame), frame });
    const { answer } = reply;
    this.isBusy = false;
    if (!answer) {
      if (!reply.died) this.emit("problem", reply.problem);
      return false;
    }
    this.moments = moments;
    this.end = Math.max(frame, this.end, moments.at(-1)?.frame ?? 0);
    this.isOpen = true;
    await this.show(answer, reply.file);
    this.emit("opened", answer);
    return true;
  }

  /// Restores the state of the last worker in a new worker, excluding the last input if it caused a crash.
  reopen() {
    if (!this.screen) return Promise.resolve(false);
    return this.open(this.screen, this.settings, this.moments, this.frame);
  }

  restart(settings = this.settings) {
    this.end = 0;
    return this.open(this.screen, settings, [], 0);
  }

  /** @param {Settings} settings */
  async change(settings) {
    const needsNew = settings.language !== this.settings.language;
    this.settings = settings;
    if (!this.isOpen || needsNew) return this.reopen();
    await this.idle();
    this.isBusy = true;
    const { answer, problem, file } = await this.ask("show", { settings });
    this.isBusy = false;
    if (!answer) return this.emit("problem", problem);
    await this.show(answer, file);
    this.emit("opened", answer);
  }

  async idle() { while (this.isBusy) await new Promise((done) => setTimeout(done, 2)); }

  // MARK: Time

  get isInPast() { return this.frame < this.end; }

  /** @param {number} frame */
  async seek(frame) {
    this.goal = Math.max(0, Math.min(frame, this.end));
    if (this.isSeeking) return;
    this.isSeeking = true;
    while (this.goal !== undefined) {
      const goal = this.goal;
      this.goal = undefined;
      await this.idle();
      if (goal >= this.frame && goal - this.frame <= 30 && this.isOpen) await this.play(goal - this.frame);
      else await this.open(this.screen, this.settings, this.moments, goal);
    }
    this.isSeeking = false;
  }

  /**
   * Advances by frames, and replays their inputs.
   *
   * @param {number} frames
   */
  async play(frames) {
    let rest = frames;
    while (rest > 0 && this.isOpen) {
      const next = this.moments.find((moment) => moment.frame > this.frame);
      const part = this.isInPast && next ? Math.min(rest, next.frame - this.frame) : rest;
      rest -= part;
      const goal = this.frame + part;
      await this.send([], part);
      const due = this.moments.filter((moment) => moment.frame === goal && next && goal === next.frame);
      if (due.length > 0 && goal < this.end) await this.send(due.map((moment) => moment.input), 0, true);
    }
  }

  /** @param {number} now */
  tick(now) {
    requestAnimationFrame((next) => this.tick(next));
    const seconds = Math.min((now - this.last) / 1000, 0.25);
    this.last = now;
    if (!this.isOpen) return;
    if (!this.isPaused) this.passed += seconds * rate * this.speed;
    this.move(now);
  }

  move(now = performance.now()) {
    if (!this.isOpen || this.isBusy || this.isSeeking) return;
    let frames = Math.floor(this.passed);
    const isAwake = !this.rests || this.isTouched || now - this.lastChange < 500 || this.isInPast;
    // A screen at rest is refreshed twice a second, because timers or network responses can change it.
    if (this.inputs.length === 0 && (frames < 1 || !isAwake && frames < rate / 2)) return;
    frames = Math.min(frames, isAwake ? 12 : rate);
    this.passed = Math.max(0, Math.min(this.passed - frames, 1));
    if (this.inputs.length > 0 && this.isInPast) this.forget();
    if (this.isInPast && this.inputs.length === 0) {
      this.isSeeking = true;
      this.play(Math.min(frames, this.end - this.frame)).then(() => { this.isSeeking = false; });
      return;
    }
    const inputs = this.inputs;
    this.inputs = [];
    this.send(inputs, frames);
  }

  /// Removes the inputs after the current frame.
  forget() {
    this.moments = this.moments.filter((moment) => moment.frame <= this.frame);
    this.end = this.frame;
  }

  /**
   * @param {Input[]} inputs
   * @param {number} frames
   */
  async send(inputs, frames, isRepeated = false) {
    this.isBusy = true;
    const start = inputs.length > 0 ? this.inputTime ?? performance.now() : null;
    this.inputTime = undefined;
    const { answer, problem, isClosed, died, file } = await this.ask("step", { inputs, frames });
    this.isBusy = false;
    if (!answer) {
      if (isClosed) this.reopen();
      else if (!died) this.emit("problem", problem);
      return;
    }
    if (!isRepeated) this.moments.push(...answer.moments);
    const drawn = this.show(answer.screen, file);
    if (answer.moments.length > 0) this.emit("done");
    if (this.inputs.length > 0) this.move();
    await drawn;
    if (start !== null && answer.screen.parts) this.latencies.push(performance.now() - start);
  }

  // MARK: Pixels

  /**
   * Draws the changes.
   *
   * @param {ScreenAnswer} answer
   * @param {Uint8Array | null} picture
   */
  show(answer, picture) {
    this.frame = answer.frame;
    this.end = Math.max(this.end, this.frame);
    this.rests = answer.rests;
    this.answer = answer;
    this.cost = answer.cost;
    const { parts } = answer;
    if (parts && picture) {
      this.lastChange = performance.now();
      const [width, height] = answer.size;
      let start = 0;
      const images = Promise.all(parts.map((part) => {
        const file = picture.subarray(start, start += part[4]);
        return createImageBitmap(new Blob([file], { type: "image/png" }));
      }));
      this.drawing = this.drawing.then(async () => {
        const all = await images;
        if (this.canvas.width !== width || this.canvas.height !== height) {
          this.canvas.width = width;
          this.canvas.height = height;
          this.emit("resized", answer);
        }
        for (const [x, y, w, h, way] of answer.moves ?? []) {
          this.context.drawImage(this.canvas, x, y - way, w, h, x, y, w, h);
        }
        for (const [index, [x, y, w, h]] of parts.entries()) {
          this.context.clearRect(x, y, w, h);
          this.context.drawImage(all[index], x, y);
          all[index].close();
        }
        const now = performance.now();
        this.painted.push(now);
        while (this.painted[0] < now - 1000) this.painted.shift();
      });
    }
    this.emit("shown", answer);
    return this.drawing;
  }

  // MARK: Inputs

  /**
   * Performs an input as soon as the worker is free. Pending movements are merged.
   *
   * @param {Input} input
   */
  perform(input) {
    if (!this.isOpen) return;
    const last = this.inputs.at(-1);
    if (input.touch?.phase === "moved") {
      const { finger } = input.touch;
      const earlier = this.inputs.filter((other) => other.touch?.finger === finger).at(-1);
      if (earlier?.touch?.phase === "moved") {
        this.inputs[this.inputs.indexOf(earlier)] = input;
        return;
      }
    } else if (input.scroll && last?.scroll) {
      last.scroll.byX += input.scroll.byX;
      last.scroll.byY += input.scroll.byY;
      return;
    }
    this.inputTime ??= performance.now();
    this.inputs.push(input);
    this.lastChange = performance.now();
    // The start and end of a touch are sent immediately, without waiting for the next frame.
    if (input.touch?.phase !== "moved" && !input.scroll) this.move();
  }
}
