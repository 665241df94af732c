// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The inspector: views, the reasons for their frames, audit findings, the code of the recorded flow, properties over
// time, and the differences between two states. No requests are sent while the panel is closed.

/** @type {import("./live-elements").ById} */
const byId = (id) => /** @type {any} */ (document.getElementById(id));
const rowHeight = 20;
const mostFindings = 500;
const colors = ["#0a84ff", "#ff9500", "#34c759", "#ff2d55", "#af52de", "#5ac8fa", "#ffcc00", "#8e8e93"];

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
const milliseconds = (time) => (time / 1e6).toFixed(time < 99.95e6 ? 2 : 1);
const times = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;
/// The indentation is limited, so that the names of deeply nested views remain within the panel.
/** @param {View} view */
const indent = (view) => 4 + Math.min(view.depth, 14) * 10;
const number = (value) => (typeof value === "number" ? String(Math.round(value * 100) / 100) : String(value));

/** @typedef {import("./live-protocol").ViewDetails} ViewDetails */
/** @typedef {import("./live-protocol").LayoutCost} LayoutCost */
/** @typedef {import("./live-protocol").ViewCost} ViewCost */
/** @typedef {import("./live-protocol").Reason} Reason */
/**
 * A view with the findings of the audit, its depth, and the index after the last view inside it.
 *
 * @typedef {import("./live-protocol").View & { findings: string[], depth: number, end: number }} View
 */

export class Panels {
  /** @param {import("./live-screen.js").LiveScreen} live */
  constructor(live) {
    this.live = live;
    /** @type {View[]} */
    this.views = [];
    /** @type {number[]} Indices of views. */
    this.rows = [];
    /** @type {Set<number>} */
    this.folded = new Set();
    /** @type {ViewDetails | null} */
    this.details = null;
    /** @type {import("./live-protocol").Series[]} */
    this.series = [];
    /** @type {string | undefined} The screen whose views are listed. */
    this.shown = undefined;
    this.isRefreshing = false;
    this.lookedAt = 0;
    this.lookTime = 0;
    /** @type {HTMLElement | undefined} */
    this.space = undefined;
    this.wasTurned = false;
    this.chosen = -1;
    this.under = -1;
    this.isOpen = this.isPicking = this.isHeaviest = false;
    /** @type {LayoutCost | null} */
    this.cost = null;
    this.tab = "views";
    this.angles = [-18, 28];
  }

  /** @param {import("./live-protocol").Catalog} catalog */
  start(catalog) {
    byId("panel-toggle").addEventListener("click", () => this.toggle());
    for (const tab of this.tabs) tab.addEventListener("click", () => this.show(tab.dataset.tab));
    byId("pick").addEventListener("click", () => this.pick(!this.isPicking));
    byId("explode").addEventListener("click", () => this.explode(byId("layers").hidden));
    byId("measure").addEventListener("click", () => this.measure());
    byId("heaviest").addEventListener("click", () => {
      this.isHeaviest = !this.isHeaviest;
      byId("tree").scrollTop = 0;
      this.layRows();
    });
    byId("tree").addEventListener("scroll", () => this.drawRows());
    byId("tree").addEventListener("keydown", (event) => this.walk(event));
    byId("mark").addEventListener("click", () => this.mark());
    byId("compare").addEventListener("click", () => this.compare());
    for (const [index, name] of catalog.properties.entries()) {
      const label = make("label");
      const box = make("input");
      box.type = "checkbox";
      box.value = name;
      box.checked = index < 2 || name === "opacity";
      box.addEventListener("change", () => this.chart());
      label.append(box, ` ${name}`);
      byId("properties").append(label);
    }
    this.turn();
    // The screen is inspected when it comes to rest, and twice a second while it moves. Because changes can be
    // invisible, the screen is also inspected at regular intervals, which are longer for a large screen.
    let [last, frame] = ["", 0];
    setInterval(() => {
      const { live } = this;
      if (!this.isOpen || !live.isOpen || live.isSeeking || document.hidden) return;
      const state = `${live.lastChange} ${live.screen} ${live.moments.length}`;
      const isDue = live.frame !== frame && performance.now() - this.lookedAt > Math.max(400, 20 * this.lookTime);
      if (state === last && !isDue) return;
      [last, frame] = [state, live.frame];
      this.refresh();
    }, 400);
    this.live.addEventListener("opened", () => {
      // These results belong to the previous screen.
      [this.chosen, this.under, this.cost, this.details] = [-1, -1, null, null];
      byId("details").replaceChildren();
      if (this.shown !== this.live.screen) this.views = [];
      this.shown = this.live.screen;
      this.layRows();
      if (this.isOpen) this.refresh();
    });
  }

  /** @returns {NodeListOf<HTMLButtonElement>} */
  get tabs() { return document.querySelectorAll("#tabs button"); }

  toggle() {
    this.isOpen = !this.isOpen;
    byId("panel").hidden = !this.isOpen;
    byId("panel-toggle").setAttribute("aria-pressed", String(this.isOpen));
    if (this.isOpen) this.refresh();
    else {
      this.pick(false);
      this.explode(false);
      this.views = [];
      this.live.ask("close");
      this.draw();
    }
  }

  show(tab) {
    this.tab = tab;
    for (const button of this.tabs) button.setAttribute("aria-selected", String(button.dataset.tab === tab));
    for (const name of ["views", "audit", "flow", "motion", "compare"]) byId(`tab-${name}`).hidden = name !== tab;
    this.refresh();
  }

  async refresh() {
    if (this.isRefreshing || !this.live.isOpen) return;
    this.isRefreshing = true;
    try {
      if (this.tab === "views" || this.tab === "audit" || this.isPicking) await this.inspect();
      if (this.tab === "flow") await this.record();
      if (this.tab === "motion") await this.chart();
    } finally { this.isRefreshing = false; }
  }

  // MARK: Views

  async inspect() {
    const start = performance.now();
    const { answer } = await this.live.ask("inspect");
    if (!answer) return;
    const before = this.views[this.chosen];
    const known = this.views;
    this.views = [];
    for (const [index, view] of answer.views.entries()) {
      this.views.push({
        ...view,
        // Use the previous findings until the next audit.
        findings: known[index]?.name === view.name ? known[index].findings : [],
        depth: view.parent < 0 ? 0 : this.views[view.parent].depth + 1,
        end: index + 1,
      });
    }
    for (let index = this.views.length - 1; index > 0; index--) {
      const parent = this.views[this.views[index].parent];
      if (parent) parent.end = Math.max(parent.end, this.views[index].end);
    }
    if (before && this.views[this.chosen]?.name !== before.name) this.chosen = this.views.findIndex((view) => view.name === before.name);
    byId("count").textContent = `${this.views.length} views`;
    if (this.cost && this.cost.views.length !== this.views.length) this.cost = null;
    this.layRows();
    this.draw();
    if (!byId("layers").hidden) this.explode(true);
    if (this.chosen >= 0 && this.tab === "views") await this.explain();
    await this.audit();
    this.lookedAt = performance.now();
    this.lookTime = this.lookedAt - start;
  }

  /// The audit is the slowest request, so it is sent last.
  async audit() {
    const { views } = this;
    const { answer } = await this.live.ask("audit");
    if (!answer || views !== this.views) return;
    for (const view of views) view.findings = [];
    for (const { view, messages } of answer.findings) if (views[view]) views[view].findings = messages;
    this.drawRows();
    this.showFindings();
    if (this.details && this.chosen >= 0) this.showDetails();
  }

  layRows() {
    this.rows = [];
    const { cost } = this;
    byId("cost").hidden = !cost;
    byId("panel").classList.toggle("wide", cost !== null);
    byId("heaviest").setAttribute("aria-pressed", String(this.isHeaviest));
    if (cost && this.isHeaviest) {
      this.rows = [...this.views.keys()].sort((one, other) => cost.views[other].own - cost.views[one].own || one - other);
    } else {
      for (let index = 0; index < this.views.length;) {
        this.rows.push(index);
        index = this.folded.has(index) ? this.views[index].end : index + 1;
      }
    }
    byId("tree-rows").style.height = `${this.rows.length * rowHeight}px`;
    this.drawRows();
  }

  /// Only visible rows have elements, because a screen can have 10,000 views.
  drawRows() {
    const tree = byId("tree");
    const first = Math.max(0, Math.floor(tree.scrollTop / rowHeight) - 5);
    const last = Math.min(this.rows.length, Math.ceil((tree.scrollTop + tree.clientHeight) / rowHeight) + 5);
    byId("tree-rows").replaceChildren(...this.rows.slice(first, last).map((index, place) => {
      const view = this.views[index];
      const isFlat = this.cost && this.isHeaviest;
      const hasChildren = !isFlat && view.end > index + 1;
      const row = make("div", undefined, "view");
      row.append(make("span", `${isFlat ? "" : hasChildren ? (this.folded.has(index) ? "▸ " : "▾ ") : "   "}${view.controller && view.controller !== view.label ? `${view.controller} · ` : ""}${view.label}`, "name"));
      if (view.modifiers) row.firstElementChild?.append(make("span", ` ${view.modifiers}`, "modifiers"));
      if (this.cost) row.append(...this.costCells(this.cost.views[index]));
      row.style.top = `${(first + place) * rowHeight}px`;
      row.style.paddingLeft = `${isFlat ? 6 : indent(view)}px`;
      row.setAttribute("role", "treeitem");
      row.setAttribute("aria-selected", String(index === this.chosen));
      row.classList.toggle("hiddenview", view.isHidden);
      row.classList.toggle("fault", view.findings.length > 0);
      row.title = `${view.name}${view.modifiers ?? ""}\n${view.frame.map(number).join(", ")}`;
      row.addEventListener("mouseenter", () => { this.under = index; this.draw(); });
      row.addEventListener("mouseleave", () => { this.under = -1; this.draw(); });
      row.addEventListener("click", (event) => {
        if (hasChildren && event.clientX - row.getBoundingClientRect().left < indent(view) + 14) {
          if (!this.folded.delete(index)) this.folded.add(index);
          this.layRows();
        } else this.select(index);
      });
      return row;
    }));
  }

  // MARK: Layout cost

  async measure() {
    const button = byId("measure");
    button.disabled = true;
    button.textContent = "Measuring…";
    try {
      const { answer: cost } = await this.live.ask("layout");
      if (!cost || cost.views.length !== this.views.length) return;
      this.cost = cost;
      const window = cost.views[0];
      const sum = (key) => cost.views.reduce((all, view) => all + view[key], 0);
      byId("cost-sum").replaceChildren(
        make("b", `${milliseconds(cost.total)} ms`), ` of layout, ${times(cost.passes, "pass").replace(/passs$/, "passes")}: `
        + `${milliseconds(sum("content"))} measuring content, ${milliseconds(sum("solver"))} solver, ${milliseconds(sum("layout"))} layoutSubviews. `
        + `${times(window.allConstraints, "constraint")}, ${times(cost.variables, "variable")}, ${times(cost.rows, "row")}.`);
      byId("cost-sum").title = `Each time is the median of ${times(cost.runs, "layout")} from scratch`;
      this.layRows();
      if (this.chosen >= 0) await this.explain();
    } finally {
      button.disabled = false;
      button.textContent = "Measure layout";
    }
  }

  /** @param {ViewCost} cost */
  costCells(cost) {
    const share = make("span", undefined, "share");
    const bar = make("i");
    bar.style.width = `${this.percent(cost)}%`;
    share.append(bar);
    const cell = (name, time) => make("span", time > 0 ? milliseconds(time) : "–", `times ${name}${time < 5000 ? " nothing" : ""}`);
    return [share, cell("own", cost.own), cell("all", cost.all)];
  }

  /**
   * Returns the percentage of the layout time that a view takes with its subviews.
   *
   * @param {ViewCost} cost
   */
  percent(cost) { return Math.round(100 * cost.all / Math.max(1, this.cost?.total ?? 0)); }

  /** @param {ViewCost} cost */
  costTable(cost) {
    const line = (name, time, count, word) => (time > 0 || count > 0 ? [[name, `${milliseconds(time)} ms${count ? `, ${times(count, word)}` : ""}`]] : []);
    return [["own", `${milliseconds(cost.own)} ms`], ["with subviews", `${milliseconds(cost.all)} ms, ${this.percent(cost)} % of the total`],
      ...line("layoutSubviews", cost.layout, cost.layouts, "call"), ...line("measuring content", cost.content, cost.measurements, "time"),
      ...line("updateConstraints", cost.update, 0, ""), ...line("solver", cost.solver, cost.solutions, "time"), ...line("finding changes", cost.pass, 0, ""),
      ["constraints", cost.allConstraints > cost.constraints ? `${cost.constraints}, ${cost.allConstraints} with subviews` : `${cost.constraints}`]];
  }

  walk(event) {
    const place = this.rows.indexOf(this.chosen);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = this.rows[Math.max(0, Math.min(this.rows.length - 1, place + step))];
    if (next !== undefined) this.select(next);
  }

  select(index) {
    if (index !== this.chosen) this.details = null;
    this.chosen = index;
    const place = this.rows.indexOf(index);
    const tree = byId("tree");
    if (place >= 0 && (place * rowHeight < tree.scrollTop || (place + 1) * rowHeight > tree.scrollTop + tree.clientHeight)) {
      tree.scrollTop = Math.max(0, place * rowHeight - tree.clientHeight / 2);
    }
    this.drawRows();
    this.draw();
    this.explain();
  }

  pick(isPicking) {
    this.isPicking = isPicking;
    byId("pick").setAttribute("aria-pressed", String(isPicking));
    if (isPicking && this.views.length === 0) this.inspect();
  }

  /// Returns the frontmost, innermost view at a point.
  at(point) {
    let found = -1;
    for (const [index, view] of this.views.entries()) {
      const [x, y, width, height] = view.frame;
      if (!view.isHidden && point.x >= x && point.x < x + width && point.y >= y && point.y < y + height) found = index;
    }
    return found;
  }

  hover(point) {
    if (!this.isOpen) return;
    const under = point ? this.at(point) : -1;
    if (under === this.under) return;
    this.under = under;
    this.draw();
  }

  async choose(point) {
    if (this.views.length === 0) await this.inspect();
    const index = this.at(point);
    this.pick(false);
    if (index < 0) return;
    this.isHeaviest = false;
    for (let parent = this.views[index].parent; parent >= 0; parent = this.views[parent].parent) this.folded.delete(parent);
    if (this.tab !== "views") this.show("views");
    this.layRows();
    this.select(index);
  }

  async explain() {
    const index = this.chosen;
    const { shown } = this;
    const { answer, problem } = await this.live.ask("explain", { view: index });
    if (index !== this.chosen || shown !== this.shown) return;
    this.details = answer ?? null;
    if (this.details) return this.showDetails();
    byId("details").replaceChildren(make("p", problem ?? ""));
  }

  showDetails() {
    const { details, chosen: index } = this;
    if (!details) return;
    const box = byId("details");
    const parts = [];
    const table = (title, pairs, className) => {
      if (pairs.length === 0) return;
      const list = make("dl", undefined, className);
      for (const [name, value] of pairs) list.append(make("dt", name), make("dd", value));
      parts.push(make("h2", title), list);
    };
    const items = (title, lines, className) => {
      if (lines.length === 0) return;
      const list = make("ul", undefined, className);
      list.append(...lines.map((line) => make("li", line)));
      parts.push(make("h2", title), list);
    };
    /** @type {(title: string, lines: Reason[], className?: string) => void} */
    const reasons = (title, lines, className = "") => {
      if (lines.length === 0) return;
      const list = make("ul", undefined, `reasons ${className}`);
      list.append(...lines.map((line) => {
        const item = make("li", line.text);
        if (line.origin) item.append(this.origin(line.origin));
        return item;
      }));
      parts.push(make("h2", title), list);
    };
    const copy = make("button", "Copy Swift");
    copy.title = details.expression;
    copy.addEventListener("click", () => navigator.clipboard?.writeText(details.expression));
    const [x, y, width, height] = details.frame;
    const head = make("div", undefined, "head");
    head.append(make("strong", details.name));
    if (details.origin) head.append(this.origin(details.origin));
    // A container of SwiftUI has no view, and therefore no expression and no margins.
    if (details.expression) head.append(copy);
    parts.push(head);
    table("Place", [["frame", `${number(x)}, ${number(y)}, ${number(width)} × ${number(height)}`],
      ...(details.expression ? [["margins", details.margins.map(number).join(", ")]] : []),
      ...(details.baselines.length ? [["baselines", details.baselines.map(number).join(", ")]] : [])]);
    if (details.note) parts.push(make("p", details.note));
    reasons("Layout, from the inside out", [...details.steps].reverse());
    for (const side of details.sides) {
      reasons(`${side.name} ${number(side.value)}${side.isOpen ? " (open)" : ""}`, side.holders);
      reasons(`${side.name}: lost`, side.losers, "lost");
    }
    reasons("Broken constraints", details.broken, "lost");
    if (this.cost?.views[index]) table("Layout", this.costTable(this.cost.views[index]), "numbers");
    reasons("Constraints", details.constraints);
    table("Look", Object.entries(details.style).sort());
    items("Audit", this.views[index]?.findings ?? [], "lost");
    items("Accessibility", details.spoken);
    items("Responders", details.responders);
    box.replaceChildren(...parts);
    this.draw();
  }

  /**
   * The origin of a constraint: a line of a source, whose path can be copied, or a class of the system.
   *
   * @param {import("./live-protocol").Origin} origin
   */
  origin(origin) {
    const { name, place } = origin;
    if (!place) return make("span", name, "origin");
    const button = make("button", name, "origin");
    button.title = `${place}\nClick to copy`;
    button.addEventListener("click", () => navigator.clipboard?.writeText(place));
    return button;
  }

  /// Draws the boxes on top of the screen.
  draw() {
    const canvas = byId("screen");
    const overlay = byId("overlay");
    const answer = this.live.answer;
    if (!answer?.size || !this.isOpen && this.views.length === 0) {
      overlay.width = overlay.width;
      return;
    }
    const box = canvas.getBoundingClientRect();
    const ratio = devicePixelRatio;
    [overlay.width, overlay.height] = [box.width * ratio, box.height * ratio];
    const zoom = box.width * ratio / (answer.size[0] / answer.scale);
    const context = /** @type {CanvasRenderingContext2D} */ (overlay.getContext("2d"));
    const [ox, oy] = answer.origin;
    const outline = (index, color, isFilled) => {
      const view = this.views[index];
      if (!view) return;
      const [x, y, width, height] = view.frame;
      /** @type {[number, number, number, number]} */
      const rect = [(x + ox) * zoom, (y + oy) * zoom, width * zoom, height * zoom];
      if (isFilled) {
        context.fillStyle = color + "33";
        context.fillRect(...rect);
      }
      context.strokeStyle = color;
      context.lineWidth = ratio;
      context.strokeRect(rect[0] + ratio / 2, rect[1] + ratio / 2, rect[2] - ratio, rect[3] - ratio);
      context.font = `${11 * ratio}px system-ui`;
      const text = `${view.name}  ${number(width)} × ${number(height)}`;
      const size = context.measureText(text).width + 8 * ratio;
      const top = rect[1] > 16 * ratio ? rect[1] - 16 * ratio : rect[1] + rect[3];
      const left = Math.max(0, Math.min(rect[0], overlay.width - size));
      context.fillStyle = color;
      context.fillRect(left, top, size, 16 * ratio);
      context.fillStyle = "#fff";
      context.fillText(text, left + 4 * ratio, top + 12 * ratio);
    };
    // Other tabs do not inspect views, so their boxes would be outdated.
    if (!["views", "audit"].includes(this.tab) && !this.isPicking) return;
    if (this.chosen >= 0) {
      outline(this.chosen, "#ff2d55", false);
      const details = this.details;
      const view = this.views[this.chosen];
      if (details && view && details.name === view.name) {
        const [x, y, width, height] = view.frame;
        const [top, left, bottom, right] = details.margins;
        context.setLineDash([3 * ratio, 3 * ratio]);
        context.strokeStyle = "#af52de";
        if (width > left + right && height > top + bottom) context.strokeRect((x + left + ox) * zoom, (y + top + oy) * zoom, (width - left - right) * zoom, (height - top - bottom) * zoom);
        context.setLineDash([]);
        context.strokeStyle = "#34c759";
        for (const baseline of details.baselines) {
          context.beginPath();
          context.moveTo((x + ox) * zoom, (y + baseline + oy) * zoom);
          context.lineTo((x + width + ox) * zoom, (y + baseline + oy) * zoom);
          context.stroke();
        }
      }
    }
    if (this.under >= 0) outline(this.under, "#0a84ff", true);
  }

  // MARK: 3D layers

  explode(isShown) {
    byId("explode").setAttribute("aria-pressed", String(isShown));
    byId("layers").hidden = !isShown;
    if (!isShown) return byId("layers").replaceChildren();
    const canvas = byId("screen");
    const answer = this.live.answer;
    if (!answer) return;
    const picture = canvas.toDataURL();
    const [width, height] = answer.size.map((side) => side / answer.scale);
    const zoom = Math.min(1, (byId("stage").clientHeight - 80) / height);
    const space = make("div", undefined, "space3d");
    this.space = space;
    const [ox, oy] = answer.origin;
    const most = Math.max(...this.views.map((view) => view.depth), 1);
    const gap = Math.min(26, 420 / most);
    // Drawing more views would only slow down the page.
    for (const [index, view] of this.views.slice(0, 1500).entries()) {
      const [x, y, w, h] = view.frame;
      if (view.isHidden || w < 1 || h < 1 || x > width || y > height || x + w < 0 || y + h < 0) continue;
      const layer = make("div", undefined, index === this.chosen ? "layer chosen" : "layer");
      Object.assign(layer.style, {
        left: `${(x + ox - width / 2) * zoom}px`, top: `${(y + oy - height / 2) * zoom}px`, width: `${w * zoom}px`, height: `${h * zoom}px`,
        transform: `translateZ(${(view.depth - most / 2) * gap}px)`,
      });
      if (view.end === index + 1 || view.depth === 0) {
        Object.assign(layer.style, {
          backgroundImage: `url(${picture})`, backgroundSize: `${width * zoom}px ${height * zoom}px`,
          backgroundPosition: `${-(x + ox) * zoom}px ${-(y + oy) * zoom}px`,
        });
      }
      layer.title = view.name;
      layer.addEventListener("click", () => { if (!this.wasTurned) this.select(index); this.explode(true); });
      space.append(layer);
    }
    byId("layers").replaceChildren(space);
    this.place();
  }

  place() { if (this.space) this.space.style.transform = `rotateX(${this.angles[0]}deg) rotateY(${this.angles[1]}deg)`; }

  turn() {
    const box = byId("layers");
    let last = null;
    box.addEventListener("pointerdown", (event) => { last = [event.clientX, event.clientY]; this.wasTurned = false; });
    box.addEventListener("pointermove", (event) => {
      if (!last) return;
      const way = [event.clientX - last[0], event.clientY - last[1]];
      if (Math.abs(way[0]) + Math.abs(way[1]) > 3) this.wasTurned = true;
      this.angles = [Math.max(-85, Math.min(85, this.angles[0] - way[1] * 0.4)), this.angles[1] + way[0] * 0.4];
      last = [event.clientX, event.clientY];
      this.place();
    });
    addEventListener("pointerup", () => { last = null; });
  }

  // MARK: Audit

  showFindings() {
    const list = byId("findings");
    const lines = [];
    const count = this.views.reduce((sum, view) => sum + view.findings.length, 0);
    for (const [index, view] of this.views.entries()) {
      for (const finding of view.findings) {
        if (lines.length >= mostFindings) continue;
        const line = make("li", finding);
        line.addEventListener("click", () => { this.show("views"); this.select(index); });
        lines.push(line);
      }
    }
    if (count > lines.length) lines.push(make("p", `And ${count - lines.length} more.`));
    for (const sentence of this.live.answer?.missing ?? []) lines.push(make("li", sentence));
    list.replaceChildren(...(lines.length ? lines : [make("p", "No findings.")]));
  }

  // MARK: Flow

  async record() {
    const { answer, problem } = await this.live.ask("code");
    byId("code").textContent = answer?.code ?? problem ?? "";
  }

  // MARK: Motion

  async chart() {
    const view = this.views[this.chosen];
    byId("motion-view").textContent = view ? view.name : "Select a view in Views.";
    if (!view) return;
    /** @type {NodeListOf<HTMLInputElement>} */
    const boxes = document.querySelectorAll("#properties input:checked");
    const properties = [...boxes].map((box) => box.value);
    const { answer, problem } = await this.live.ask("chart", { view: this.chosen, properties });
    if (!answer) { byId("motion-view").textContent = problem ?? ""; return; }
    this.series = answer.series;
    this.drawChart();
  }

  drawChart() {
    const canvas = byId("chart");
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    const { width, height } = canvas;
    context.clearRect(0, 0, width, height);
    const rows = [];
    for (const [index, series] of this.series.entries()) {
      const known = /** @type {number[]} */ (series.values.filter((value) => value !== null && Number.isFinite(value)));
      if (known.length === 0) continue;
      const [least, most] = [Math.min(...known), Math.max(...known)];
      const color = colors[index % colors.length];
      context.strokeStyle = color;
      context.lineWidth = 2;
      context.beginPath();
      let isDown = false;
      for (const [frame, value] of series.values.entries()) {
        if (value === null || !Number.isFinite(value)) { isDown = false; continue; }
        const x = series.values.length < 2 ? width / 2 : 8 + (width - 16) * frame / (series.values.length - 1);
        const y = most === least ? height / 2 : height - 12 - (height - 24) * (value - least) / (most - least);
        if (isDown) context.lineTo(x, y); else context.moveTo(x, y);
        isDown = true;
      }
      context.stroke();
      const row = make("li");
      const mark = make("i");
      mark.style.background = color;
      row.append(mark, `${series.name}: ${number(known.at(-1))} (${number(least)} to ${number(most)})`);
      rows.push(row);
    }
    byId("legend").replaceChildren(...rows);
  }

  // MARK: Two states

  async mark() {
    const { live } = this;
    await live.ask("mark");
    const picture = byId("before-picture");
    picture.src = live.canvas.toDataURL();
    picture.style.width = live.canvas.style.width;
    byId("before").hidden = false;
    byId("changes").replaceChildren();
  }

  async compare() {
    const { answer, problem } = await this.live.ask("compare");
    const changes = answer?.changes ?? [problem ?? ""];
    byId("changes").replaceChildren(...(changes.length ? changes.map((change) => make("li", change)) : [make("p", "No changes.")]));
  }
}
