// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The page: the list of screens, settings, pointer and keyboard input, and time. The inspector is in live-panels.js,
// the flows are in live-flows.js, and the screen is in live-screen.js.

import { LiveScreen } from "./live-screen.js";
import { Panels } from "./live-panels.js";
import { Flows } from "./live-flows.js";

/** @type {import("./live-elements").ById} */
const byId = (id) => /** @type {any} */ (document.getElementById(id));
const canvas = byId("screen");
const live = new LiveScreen(canvas);
const panels = new Panels(live);
const flows = new Flows(live, panels);
// Exposed for tests of the page.
window.tessera = { live, panels, flows };

/** @typedef {import("./live-protocol").Catalog} Catalog */
/** @typedef {import("./live-protocol").CatalogScreen} CatalogScreen */
/** @typedef {import("./live-protocol").Settings} Settings */

/** @type {Catalog} */
let catalog = { program: "", screens: [], devices: [], textSizes: [], languages: [], properties: [] };
/** @type {CatalogScreen | null} */
let current = null;
/** @type {Settings} */
const settings = {};

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, any>} attributes
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value !== undefined && value !== false) made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children);
  return made;
}

// MARK: List

const seen = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    if (!entry.isIntersecting) continue;
    seen.unobserve(entry.target);
    const picture = /** @type {HTMLImageElement} */ (entry.target);
    picture.src = picture.dataset.source ?? "";
  }
}, { root: byId("screens"), rootMargin: "200px" });

function list() {
  const wish = byId("search").value.trim().toLowerCase();
  const dark = matchMedia("(prefers-color-scheme: dark)").matches ? "&appearance=dark" : "";
  byId("screens").replaceChildren(...catalog.screens.filter((screen) => screen.name.toLowerCase().includes(wish)).map((screen) => {
    const picture = element("img", { class: "picture", alt: "", "data-source": `picture.png?screen=${encodeURIComponent(screen.name)}&width=200${dark}` });
    picture.addEventListener("error", () => picture.replaceWith(element("div", { class: "failed" }, "rendering failed")));
    seen.observe(picture);
    return element("li", {}, element("button", {
      "data-screen": screen.name, "aria-current": screen.name === current?.name, title: screen.name,
      onclick: () => { location.hash = encodeURIComponent(screen.name); },
    }, picture, element("span", {}, screen.name)));
  }));
}

// MARK: State restored after a reload

const key = () => `tessera ${catalog.program} ${current?.name}`;

function store() {
  if (!current || !live.isOpen) return;
  try {
    sessionStorage.setItem(key(), JSON.stringify({ moments: live.moments, frame: live.frame, settings }));
  } catch { /* The storage is full: only the state of the page is lost. */ }
}

function stored() {
  try { return JSON.parse(sessionStorage.getItem(key()) ?? "{}"); } catch { return {}; }
}

addEventListener("pagehide", store);
flows.store = store;

async function choose(name) {
  store();
  const screen = catalog.screens.find((one) => one.name === name);
  if (!screen) return;
  current = screen;
  document.title = `${screen.name} · ${catalog.program}`;
  /** @type {NodeListOf<HTMLButtonElement>} */
  const buttons = document.querySelectorAll("#screens button");
  for (const button of buttons) button.setAttribute("aria-current", String(button.dataset.screen === name));
  const before = stored();
  for (const name of Object.keys(settings)) delete settings[name];
  Object.assign(settings, before.settings ?? {});
  showSettings();
  byId("empty").hidden = true;
  showMatrix(false);
  byId("animations").replaceChildren(...screen.animations.map((animation) => element("button", {
    "data-animation": animation, onclick: () => { live.isPaused = false; showTime(); live.perform({ animation: { _0: animation } }); },
  }, animation)));
  flows.choose(screen);
  middle = null;
  showTwo(null);
  live.end = 0;
  showNotice(null);
  await live.open(name, wanted(), before.moments ?? [], before.frame ?? 0);
}

// MARK: Settings

/** @type {Record<string, string>} */
const choices = { device: "device", appearance: "appearance", "text-size": "textSize", language: "language", frame: "frame", scale: "scale", look: "look" };
const switches = { rotate: "isLandscape", rtl: "isRightToLeft", contrast: "hasHighContrast", motion: "reducesMotion" };

const select = (id) => /** @type {HTMLSelectElement} */ (document.getElementById(id));

function showSettings() {
  for (const [id, name] of Object.entries(choices)) {
    const usual = { device: current?.device ?? "", appearance: "light", textSize: "L", language: "", frame: "none", scale: "", look: "" }[name];
    select(id).value = settings[name] ?? usual;
  }
  for (const [id, name] of Object.entries(switches)) byId(id).setAttribute("aria-pressed", settings[name] ?? false);
}

/// The settings for the worker. The scale is the page's scale, but at least two pixels per point, because fine lines
/// are lost when the browser scales down the image.
function wanted() { return { scale: Math.max(2, Math.ceil(devicePixelRatio)), ...settings }; }

function changed() {
  showSettings();
  live.change(wanted());
}

for (const [id, name] of Object.entries(choices)) {
  byId(id).addEventListener("change", () => {
    const { value } = select(id);
    if (value === "") delete settings[name];
    else settings[name] = name === "scale" ? Number(value) : value;
    changed();
  });
}
for (const [id, name] of Object.entries(switches)) {
  byId(id).addEventListener("click", () => {
    settings[name] = !(settings[name] ?? false);
    changed();
  });
}
byId("restart").addEventListener("click", () => { showNotice(null); live.restart(wanted()); });

// MARK: Matrix

function showMatrix(isShown) {
  byId("matrix-toggle").setAttribute("aria-pressed", isShown);
  byId("matrix").hidden = !isShown;
  byId("matrix").replaceChildren(...(isShown && current ? current.snapshots : []).map((name) => {
    const source = `picture.png?screen=${encodeURIComponent(current?.name ?? "")}&width=240&snapshot=${encodeURIComponent(name)}`;
    const picture = element("img", { alt: name, loading: "lazy", src: source });
    picture.addEventListener("error", () => picture.replaceWith(element("div", { class: "failed" }, "rendering failed")));
    return element("figure", {}, picture, element("figcaption", {}, name.replace(/^.*?[./]/, "")));
  }));
}
byId("matrix-toggle").addEventListener("click", () => showMatrix(byId("matrix").hidden));

// MARK: Notices

function showNotice(content, isBad = false) {
  const notice = byId("notice");
  notice.hidden = content === null;
  notice.classList.toggle("bad", isBad);
  notice.replaceChildren(...(content === null ? [] : [content].flat()));
}

live.on("problem", (problem) => showNotice(problem, true));
live.on("died", (text) => {
  showNotice([text, "\n", element("button", { onclick: () => { showNotice(null); live.reopen(); } }, "Reopen in its previous state"), " ",
    element("button", { onclick: () => { showNotice(null); live.restart(); } }, "Restart")], true);
});
live.addEventListener("gone", () => showNotice("The server stopped. Start it again; the page reconnects automatically.", true));
live.addEventListener("refused", () => showNotice("Too many pages are open. Close others; this one connects automatically.", true));
live.addEventListener("opened", () => { if (byId("notice").classList.contains("bad")) showNotice(null); });
/** @param {import("./live-protocol").Notice} notice */
function handleNotice(notice) {
  switch (notice.notice) {
    case "building": return showNotice("Building…");
    case "built":
      showNotice(`Built in ${(notice.seconds ?? 0).toFixed(1)} s.`);
      setTimeout(() => { if (!byId("notice").classList.contains("bad")) showNotice(null); }, 2000);
      list();
      return;
    case "broken": {
      const problems = notice.problems ?? [];
      return showNotice(problems.length === 0 ? notice.text : problems.flatMap((problem) => [
        element("b", {}, `${problem.file}:${problem.line}:${problem.column}`), ` ${problem.text}\n`]), true);
    }
  }
}
live.on("notice", handleNotice);

// MARK: Size

function fit() {
  const answer = live.answer;
  if (!answer?.size) return;
  const [width, height] = answer.size.map((side) => side / answer.scale);
  const room = byId("stage").getBoundingClientRect();
  // Show the screen at its original size, with one point per CSS pixel, if there is enough space.
  const zoom = Math.min(1, Math.max(0.25, Math.min((room.width - 20) / width, (room.height - 20) / height)));
  canvas.style.width = `${width * zoom}px`;
  canvas.style.height = `${height * zoom}px`;
  panels.draw();
}
live.addEventListener("resized", fit);
new ResizeObserver(fit).observe(byId("stage"));

/**
 * The state of the open screen.
 *
 * @returns {import("./live-protocol").ScreenAnswer}
 */
const state = () => /** @type {any} */ (live.answer);

/// Returns the screen point at a position in the page.
function point(event) {
  const box = canvas.getBoundingClientRect();
  const zoom = (state().size[0] / state().scale) / box.width;
  const [x, y] = state().origin;
  return { x: Math.round(((event.clientX - box.left) * zoom - x) * 100) / 100, y: Math.round(((event.clientY - box.top) * zoom - y) * 100) / 100 };
}

// MARK: Fingers

const fingers = new Map();
/// The center between the two fingers while Alt is pressed. It is the center of the screen until it is moved with Alt
/// and Shift.
let middle = null;
let lastPlace = null;

function mirrored(place) {
  const [width, height] = state().points;
  const { x, y } = middle ?? { x: width / 2, y: height / 2 };
  return { x: 2 * x - place.x, y: 2 * y - place.y };
}

/// Moves the center together with the pointer.
function shift(place) {
  const [width, height] = state().points;
  middle ??= { x: width / 2, y: height / 2 };
  if (lastPlace) middle = { x: middle.x + place.x - lastPlace.x, y: middle.y + place.y - lastPlace.y };
}

/// Shows the two fingers, or their future positions before they touch the screen.
function showTwo(place) {
  const zoom = live.answer?.size ? canvas.getBoundingClientRect().width / (live.answer.size[0] / live.answer.scale) : 0;
  for (const [index, one] of (place && zoom ? [place, mirrored(place)] : [null, null]).entries()) {
    /** @type {NodeListOf<HTMLElement>} */
    const marks = document.querySelectorAll(".two");
    const mark = marks[index];
    mark.hidden = one === null;
    if (one) Object.assign(mark.style, { left: `${(one.x + state().origin[0]) * zoom - 22}px`, top: `${(one.y + state().origin[1]) * zoom - 22}px` });
  }
}

function touch(id, phase, place, isTwo) {
  live.perform({ touch: { finger: id, phase, ...place } });
  if (isTwo) live.perform({ touch: { finger: id + 1, phase, ...mirrored(place) } });
}

canvas.addEventListener("pointerdown", (event) => {
  if (event.button !== 0 || !live.isOpen) return;
  event.preventDefault();
  byId("keys").focus({ preventScroll: true });
  if (panels.isPicking) return panels.choose(point(event));
  canvas.setPointerCapture(event.pointerId);
  // Each pointer has two finger numbers. The second number is for the mirrored finger.
  const finger = { id: 2 * fingers.size, isTwo: event.altKey };
  fingers.set(event.pointerId, finger);
  live.isTouched = true;
  touch(finger.id, "began", point(event), finger.isTwo);
});
canvas.addEventListener("pointermove", (event) => {
  if (!live.isOpen) return;
  const finger = fingers.get(event.pointerId);
  const place = point(event);
  if (event.altKey && event.shiftKey) shift(place);
  lastPlace = place;
  if (finger) touch(finger.id, "moved", place, finger.isTwo);
  else panels.hover(place);
  showTwo(finger ? finger.isTwo && place : event.altKey && place);
});
canvas.addEventListener("pointerleave", () => { panels.hover(null); showTwo(null); });
/** @type {["pointerup" | "pointercancel", string][]} */
const ends = [["pointerup", "ended"], ["pointercancel", "cancelled"]];
for (const [name, phase] of ends) {
  canvas.addEventListener(name, (event) => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    fingers.delete(event.pointerId);
    live.isTouched = fingers.size > 0;
    touch(finger.id, phase, point(event), finger.isTwo);
  });
}
canvas.addEventListener("wheel", (event) => {
  if (!live.isOpen) return;
  event.preventDefault();
  const unit = event.deltaMode === 1 ? 20 : event.deltaMode === 2 ? 400 : 1;
  live.perform({ scroll: { ...point(event), byX: event.deltaX * unit, byY: event.deltaY * unit } });
}, { passive: false });

// MARK: Keys

const keys = byId("keys");
const named = { ArrowUp: "UIKeyInputUpArrow", ArrowDown: "UIKeyInputDownArrow", ArrowLeft: "UIKeyInputLeftArrow", ArrowRight: "UIKeyInputRightArrow", Escape: "UIKeyInputEscape", PageUp: "UIKeyInputPageUp", PageDown: "UIKeyInputPageDown", Home: "UIKeyInputHome", End: "UIKeyInputEnd", Tab: "\t" };

function flags(event) {
  return (event.shiftKey ? 1 << 17 : 0) | (event.ctrlKey ? 1 << 18 : 0) | (event.altKey ? 1 << 19 : 0) | (event.metaKey ? 1 << 20 : 0);
}
keys.addEventListener("keydown", (event) => {
  if (event.isComposing) return;
  if (named[event.key]) {
    event.preventDefault();
    live.perform({ key: { _0: named[event.key], modifiers: flags(event) } });
  } else if ((event.ctrlKey || event.metaKey) && event.key.length === 1 && !["c", "v", "x"].includes(event.key)) {
    event.preventDefault();
    // On other systems, Control is mapped to Command.
    live.perform({ key: { _0: event.key.toLowerCase(), modifiers: event.metaKey ? flags(event) : flags(event) ^ (1 << 18) ^ (1 << 20) } });
  } else if (event.key === "Backspace") {
    event.preventDefault();
    live.perform({ text: { _0: "\b" } });
  } else if (event.key === "Enter") {
    event.preventDefault();
    live.perform({ text: { _0: "\n" } });
  }
});
keys.addEventListener("input", (event) => {
  if (/** @type {InputEvent} */ (event).isComposing || !keys.value) return;
  live.perform({ text: { _0: keys.value } });
  keys.value = "";
});
keys.addEventListener("compositionend", () => {
  if (keys.value) live.perform({ text: { _0: keys.value } });
  keys.value = "";
});

// MARK: Time

function showTime() {
  byId("play").textContent = live.isPaused ? "Resume" : "Pause";
  byId("scrub").max = String(live.end);
  if (document.activeElement !== byId("scrub") || !live.isPaused) byId("scrub").value = String(live.frame);
  byId("clock").textContent = `${(live.frame / 60).toFixed(3)} s`;
}
live.addEventListener("shown", showTime);
byId("play").addEventListener("click", () => { live.isPaused = !live.isPaused; live.passed = 0; showTime(); });
byId("step").addEventListener("click", () => { live.isPaused = true; live.passed = 1; live.lastChange = performance.now(); showTime(); });
byId("speed").addEventListener("change", () => { live.speed = Number(byId("speed").value); });
byId("scrub").addEventListener("input", () => { live.isPaused = true; live.seek(Number(byId("scrub").value)); });
setInterval(() => {
  const cost = live.cost;
  const spent = cost ? cost.input + cost.layout + cost.paint + cost.encode : 0;
  const now = performance.now();
  const count = live.painted.filter((time) => time > now - 1000).length;
  byId("rate").textContent = live.isOpen ? `${count} fps · ${spent.toFixed(1)} ms` : "";
}, 500);

// MARK: Start

byId("search").addEventListener("input", list);
addEventListener("hashchange", () => choose(decodeURIComponent(location.hash.slice(1))));

async function start() {
  const connecting = live.connect();
  catalog = await (await fetch("catalog.json")).json();
  byId("program").textContent = catalog.program;
  document.title = catalog.program;
  byId("device").append(...catalog.devices.map((name) => element("option", {}, name)));
  for (const screen of catalog.screens) {
    if (!catalog.devices.includes(screen.device)) {
      catalog.devices.push(screen.device);
      byId("device").append(element("option", {}, screen.device));
    }
  }
  byId("text-size").append(...catalog.textSizes.map((name) => element("option", {}, name)));
  byId("language").append(element("option", { value: "" }, "system"), ...catalog.languages.map((name) => element("option", {}, name)));
  panels.start(catalog);
  list();
  await connecting;
  if (location.hash.length > 1) choose(decodeURIComponent(location.hash.slice(1)));
}
start();
