// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A screen that lives in a worker. The page asks, one request at a time for pictures: what was done since the last frame, and how
// many frames have passed. The answer says what has changed and brings its pixels. What was done, with the frames it was done at, is
// kept here (`moments`): with it a new worker leads the screen to where the old one left it, and time goes back.

const rate = 60;

export class LiveScreen extends EventTarget {
  constructor(canvas) {
    super();
    this.canvas = canvas;
    this.context = canvas.getContext("2d", { alpha: true });
    this.number = 0;
    this.waiting = new Map();
    this.inputs = [];
    this.moments = [];
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
    this.drawing = Promise.resolve();
    this.painted = [];
    this.latencies = [];
    requestAnimationFrame((now) => this.tick(now));
  }

  // MARK: Connection

  connect() {
    const address = new URL("socket", location.href);
    address.protocol = "ws:";
    address.hash = "";
    this.socket = new WebSocket(address);
    this.socket.binaryType = "arraybuffer";
    this.connected = new Promise((done) => {
      this.socket.onopen = done;
      this.socket.onclose = () => {
        this.drop();
        done();
        // A server that answers and takes no socket has as many pages as it takes.
        fetch("catalog.json").then(() => this.emit("refused"), () => this.emit("gone"));
        setTimeout(() => this.connect().then(() => this.reopen()), 1000);
      };
    });
    this.socket.onmessage = (event) => {
      if (typeof event.data === "string") this.hear(JSON.parse(event.data));
      else this.take(event.data);
    };
    return this.connected;
  }

  emit(name, detail) { this.dispatchEvent(new CustomEvent(name, { detail })); }

  hear(notice) {
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

  /// The worker is gone, and with it what it was asked. Who waits for an answer goes on.
  drop() {
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    this.isOpen = this.isBusy = false;
    this.inputs = [];
    for (const wait of waiting) wait({ problem: "The worker is gone.", died: true }, null);
  }

  take(data) {
    const length = new DataView(data).getUint32(0, true);
    const answer = JSON.parse(new TextDecoder().decode(new Uint8Array(data, 4, length)));
    const picture = data.byteLength > 4 + length ? new Uint8Array(data, 4 + length) : null;
    const wait = this.waiting.get(answer.number);
    this.waiting.delete(answer.number);
    if (wait) wait(answer, picture);
  }

  ask(ask, fields = {}) {
    const number = ++this.number;
    return new Promise((done) => {
      this.waiting.set(number, (answer, picture) => done([answer, picture]));
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ ask, number, ...fields }));
      else done([{ problem: "The server is gone.", died: true }, null]);
    });
  }

  // MARK: Opening

  async open(screen, settings, moments = [], frame = 0) {
    this.screen = screen;
    this.settings = settings;
    this.inputs = [];
    this.isOpen = false;
    this.isBusy = true;
    const [answer, picture] = await this.ask("open", { screen, settings, moments: moments.filter((m) => m.frame <= frame), frame });
    this.isBusy = false;
    if (answer.problem) {
      if (!answer.died) this.emit("problem", answer.problem);
      return false;
    }
    this.moments = moments;
    this.end = Math.max(frame, this.end, moments.at(-1)?.frame ?? 0);
    this.isOpen = true;
    await this.show(answer, picture);
    this.emit("opened", answer);
    return true;
  }

  /// Leads a new worker to where the last one was. Without what was done last where that made it crash.
  reopen() {
    if (!this.screen) return Promise.resolve(false);
    return this.open(this.screen, this.settings, this.moments, this.frame);
  }

  restart(settings = this.settings) {
    this.end = 0;
    return this.open(this.screen, settings, [], 0);
  }

  async change(settings) {
    const needsNew = settings.language !== this.settings.language;
    this.settings = settings;
    if (!this.isOpen || needsNew) return this.reopen();
    await this.idle();
    this.isBusy = true;
    const [answer, picture] = await this.ask("show", { settings });
    this.isBusy = false;
    if (answer.problem) return this.emit("problem", answer.problem);
    await this.show(answer, picture);
    this.emit("opened", answer);
  }

  async idle() { while (this.isBusy) await new Promise((done) => setTimeout(done, 2)); }

  // MARK: Time

  get isInPast() { return this.frame < this.end; }

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

  /// Lets frames pass. What was done in them before is done again.
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
    // What rests is looked at twice a second: timers and networks have their own time.
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

  /// What was done after the present frame has not happened.
  forget() {
    this.moments = this.moments.filter((moment) => moment.frame <= this.frame);
    this.end = this.frame;
  }

  async send(inputs, frames, isRepeated = false) {
    this.isBusy = true;
    const start = inputs.length > 0 ? this.inputTime ?? performance.now() : null;
    this.inputTime = undefined;
    const [answer, picture] = await this.ask("step", { inputs, frames });
    this.isBusy = false;
    if (answer.problem) {
      if (!answer.died) this.emit("problem", answer.problem);
      return;
    }
    if (answer.isClosed) return this.reopen();
    if (!isRepeated) this.moments.push(...answer.moments);
    const drawn = this.show(answer, picture);
    if (answer.moments.length > 0) this.emit("done");
    if (this.inputs.length > 0) this.move();
    await drawn;
    if (start !== null && answer.parts) this.latencies.push(performance.now() - start);
  }

  // MARK: Pixels

  show(answer, picture) {
    this.frame = answer.frame;
    this.end = Math.max(this.end, this.frame);
    this.rests = answer.rests;
    this.answer = answer;
    this.cost = answer.cost;
    if (answer.parts) {
      this.lastChange = performance.now();
      const [width, height] = answer.size;
      let start = 0;
      const images = Promise.all(answer.parts.map((part) => {
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
        for (const [index, [x, y, w, h]] of answer.parts.entries()) {
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

  /// Does something as soon as the worker is free. Movements that wait become one.
  perform(input) {
    if (!this.isOpen) return;
    const last = this.inputs.at(-1);
    if (input.touch?.phase === "moved") {
      const index = this.inputs.findLastIndex((other) => other.touch?.finger === input.touch.finger);
      if (index >= 0 && this.inputs[index].touch.phase === "moved") {
        this.inputs[index] = input;
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
    // A beginning and an end are not left to wait for the next frame.
    if (input.touch?.phase !== "moved" && !input.scroll) this.move();
  }
}
