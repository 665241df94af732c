// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Displays the images: panes with a shared zoom and center, stacked layers, and the view boxes on top. All report
// data is inserted as text or as an element's attribute, never as markup.

'use strict';

// The character ranges of HiddenCharacters.swift, except tab and line feed.
const HIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e-\u200f\u2028-\u202e\u2066-\u206f\ufeff\ufff9-\ufffb\ufffe-\uffff]/g;

/** Returns a text with numbers instead of invisible characters and direction overrides: `[U+202E]`. */
function visible(text) {
  return String(text).replace(HIDDEN, (one) => `[U+${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`);
}

/** The properties and attributes that are visible or spoken. */
const READ = new Set(['textContent', 'title', 'alt', 'aria-label']);

/**
 * Creates an element with properties, attributes (`aria-…`, `data-…`, `role`) and children. Strings become text, in which
 * hidden characters are shown by their numbers.
 */
function element(tag, properties = {}, ...children) {
  const svg = ['svg', 'path', 'rect', 'line'].includes(tag);
  const node = svg ? document.createElementNS('http://www.w3.org/2000/svg', tag) : document.createElement(tag);
  for (const [key, given] of Object.entries(properties)) {
    if (given === null || given === undefined) continue;
    const value = READ.has(key) ? visible(given) : given;
    if (svg || key.includes('-') || key === 'role' || key === 'for') node.setAttribute(key, value);
    else node[key] = value;
  }
  node.append(...children.filter((child) => child !== null && child !== undefined)
    .map((child) => (typeof child === 'string' ? visible(child) : child)));
  return node;
}

/** Converts a number of the report. Infinity and NaN are encoded as strings. */
function number(value, otherwise = 0) {
  const result = typeof value === 'number' ? value : NaN;
  return Number.isFinite(result) ? result : otherwise;
}

/** Returns the URL of a path, with `#`, `?` and `%` escaped. */
function address(path) {
  return path.split('/').map(encodeURIComponent).join('/');
}

const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');

class Stage {
  /**
   * `events`: hover(key), pick(key), zoomed(), flipped(), moved(value) when the divider or the opacity changes.
   */
  constructor(root, events) {
    this.root = root;
    this.events = events;
    this.panes = [];
    this.items = [];
    /** @type {'fit' | number} */
    this.zoom = 'fit';
    this.center = null;
    this.split = 50;
    this.opacity = 50;
    this.showsActual = true;
    this.hot = null;
    this.showsBoxes = true;
    new ResizeObserver(() => this.layout()).observe(root);
    this.listen();
  }

  // Display

  /**
   * `pictures`: {expected, actual, difference, golden}, addresses or null. `items`: boxes in pixels,
   * [{key, label, badge, before, after, finding}]. `guess`: {width, height} until the pictures are loaded.
   */
  show({ mode, pictures, items, places, guess, sentence }) {
    this.stopBlinking();
    this.mode = mode;
    this.items = items;
    this.places = places;
    this.size = guess;
    this.guess = guess;
    this.panes = [];
    this.root.replaceChildren();
    this.root.dataset.mode = mode;
    const named = { expected: 'Expected', actual: 'Actual', difference: 'Difference', golden: 'Golden' };
    const kinds = Object.keys(named).filter((kind) => pictures[kind]);
    if (kinds.length === 0) {
      this.root.append(element('p', { className: 'sentence', textContent: sentence }));
      this.events.zoomed();
      return;
    }
    const both = pictures.expected && pictures.actual;
    const layer = (kind) => ({ kind, label: named[kind], url: pictures[kind] });
    if (!both) this.addPane([layer(kinds[0])], kinds[0] === 'expected' ? 'before' : 'after');
    else if (mode === 'side') {
      this.addPane([layer('expected')], 'before');
      this.addPane([layer('actual')], 'after');
    } else if (mode === 'difference') {
      this.addPane([layer(pictures.difference ? 'difference' : 'actual')], 'both');
    } else this.addPane([layer('expected'), layer('actual')], 'both');
    if (both && mode === 'slider') this.addDivider();
    if (both && mode === 'blink') this.startBlinking();
    this.layout();
  }

  addPane(layers, boxes) {
    const canvas = element('div', { className: 'canvas' });
    const pane = element('div', { className: 'pane' }, canvas);
    const view = { pane, canvas, boxes, layers: [], hits: new Map() };
    const captions = element('div', { className: 'captions' });
    for (const { kind, label, url } of layers) {
      const image = element('img', { alt: `${label} picture`, decoding: 'sync', draggable: false });
      const wrap = element('div', { className: 'layer' }, image);
      const size = element('span', { className: 'size' });
      const caption = element('span', { className: 'caption' }, label, size);
      const part = { kind, label, url, wrap, image, caption, width: 0, height: 0 };
      image.onload = () => {
        part.width = image.naturalWidth;
        part.height = image.naturalHeight;
        size.textContent = `${part.width} × ${part.height}`;
        this.layout();
      };
      image.onerror = () => {
        let path = url;
        try { path = decodeURIComponent(url); } catch { /* shown unchanged */ }
        wrap.replaceChildren(element('p', { className: 'absent' }, `The ${label.toLowerCase()} picture is missing: `,
          element('code', { textContent: path })));
        wrap.classList.add('is-absent');
        part.absent = true;
        this.layout();
      };
      image.src = url;
      view.layers.push(part);
      canvas.append(wrap);
      captions.append(caption);
    }
    view.overlay = element('svg', { class: 'overlay', 'aria-hidden': 'true' });
    view.badges = element('div', { className: 'badges' });
    canvas.append(view.overlay, view.badges);
    pane.append(captions);
    this.root.append(pane);
    this.panes.push(view);
    this.addBoxes(view);
  }

  // View boxes

  addBoxes(view) {
    const box = (item, rect, style) => {
      const node = element('rect', { x: rect.x, y: rect.y, width: Math.max(rect.width, 0), height: Math.max(rect.height, 0),
        rx: 0, class: `box ${style}`, 'vector-effect': 'non-scaling-stroke' });
      node.append(document.createElementNS('http://www.w3.org/2000/svg', 'title'));
      node.firstChild.textContent = visible(item.label);
      node.addEventListener('pointerenter', () => this.events.hover(item.key));
      node.addEventListener('pointerleave', () => this.events.hover(null));
      node.addEventListener('click', () => this.events.pick(item.key));
      return { node, area: rect.width * rect.height };
    };
    const all = [];
    // The difference image already contains the boxes of changed views.
    const drawn = this.mode === 'difference' ? ' drawn' : '';
    for (const item of this.items) {
      const parts = [];
      if (item.before && view.boxes !== 'after') parts.push(box(item, item.before, `was${drawn}`));
      if (item.after && view.boxes !== 'before') parts.push(box(item, item.after, item.finding ? 'finding' : `is${drawn}`));
      if (parts.length === 0) continue;
      const badge = this.items.length > 60 ? null : element('span',
        { className: `badge ${item.finding ? 'finding' : ''}`, textContent: item.badge });
      const label = element('span', { className: `name ${item.finding ? 'finding' : ''}`, textContent: item.label });
      const place = view.boxes === 'before' ? item.before : item.after ?? item.before;
      view.hits.set(item.key, { nodes: parts.map((part) => part.node), badge, label, place });
      if (badge) view.badges.append(badge);
      all.push(...parts);
    }
    // Larger boxes are below smaller ones, so that every box can be clicked.
    all.sort((a, b) => b.area - a.area);
    if (view.boxes === 'both' && this.mode === 'difference') {
      for (const place of this.places) {
        view.overlay.append(element('rect', { x: place.x - 0.5, y: place.y - 0.5, width: place.width + 1,
          height: place.height + 1, class: 'place', 'vector-effect': 'non-scaling-stroke' }));
      }
    }
    view.overlay.append(...all.map((part) => part.node));
  }

  setHot(key) {
    this.hot = key;
    for (const view of this.panes) {
      for (const [other, hit] of view.hits) {
        const isHot = other === key;
        hit.nodes.forEach((node) => node.classList.toggle('hot', isHot));
        hit.badge?.classList.toggle('hot', isHot);
        if (isHot && !hit.label.isConnected) view.badges.append(hit.label);
        if (!isHot) hit.label.remove();
      }
      view.overlay.classList.toggle('has-hot', key !== null && view.hits.has(key));
    }
    this.placeBadges();
  }

  setBoxes(isOn) {
    this.showsBoxes = isOn;
    this.root.classList.toggle('no-boxes', !isOn);
  }

  /** Brings an item into view without changing the zoom. */
  reveal(key) {
    const item = this.items.find((one) => one.key === key);
    const place = item && (item.after ?? item.before);
    if (!place || this.zoom === 'fit') return;
    this.center = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
    this.layout();
  }

  // Zoom and position

  /** The number of device pixels per pixel of the picture. */
  get percent() { return Math.round(this.factor() * 100); }

  factor() {
    if (this.zoom !== 'fit') return this.zoom;
    const view = this.panes[0];
    if (!view || !this.size?.width || !this.size?.height) return 1;
    const ratio = window.devicePixelRatio || 1;
    const fit = Math.min((view.pane.clientWidth - 32) / this.size.width,
      (view.pane.clientHeight - 60) / this.size.height) * ratio;
    // Small images are enlarged by an integer factor, so that each pixel is a square.
    return fit >= 2 ? Math.min(Math.floor(fit), 8) : Math.max(Math.min(fit, 1), 0.001);
  }

  setZoom(zoom, at = null) {
    const before = this.factor();
    this.zoom = zoom === 'fit' ? zoom : Math.min(Math.max(zoom, 0.02), 64);
    if (zoom === 'fit') this.center = null;
    else if (at && this.center) {
      // Keep the point under the pointer in place.
      const change = 1 - before / this.factor();
      this.center = { x: this.center.x + (at.x - this.center.x) * change, y: this.center.y + (at.y - this.center.y) * change };
    }
    this.layout();
  }

  /** Returns the next zoom step: …, 25, 50, 100, 200, … percent. */
  stepZoom(direction) {
    const power = Math.log2(this.factor());
    const next = direction > 0 ? Math.floor(power + 1.001) : Math.ceil(power - 1.001);
    this.setZoom(2 ** next);
  }

  layout() {
    if (this.panes.length === 0) return;
    const parts = this.panes.flatMap((view) => view.layers);
    if (parts.some((part) => part.width)) {
      this.size = { width: Math.max(...parts.map((part) => part.width)), height: Math.max(...parts.map((part) => part.height)) };
    }
    if (!this.size?.width || !this.size?.height) this.size = { width: 320, height: 240 };
    const ratio = window.devicePixelRatio || 1;
    const factor = this.factor();
    const scale = factor / ratio;
    const { width, height } = this.size;
    this.center ??= { x: width / 2, y: height / 2 };
    const whole = (value) => Math.round(value * ratio) / ratio;
    for (const view of this.panes) {
      const area = { width: view.pane.clientWidth, height: view.pane.clientHeight, top: 28 };
      const place = (length, room, center, start) => {
        const extra = room - start - length * scale;
        if (extra >= 0) return start + extra / 2;
        // Up to half of the pane may be empty at the edges, so that corners can be centered.
        return Math.min(Math.max(start + (room - start) / 2 - center * scale, extra + start - 40), start + 40);
      };
      view.x = whole(place(width, area.width, this.center.x, 0));
      view.y = whole(place(height, area.height, this.center.y, area.top));
      view.scale = scale;
      const style = view.canvas.style;
      style.width = `${width * scale}px`;
      style.height = `${height * scale}px`;
      style.transform = `translate(${view.x}px, ${view.y}px)`;
      view.canvas.classList.toggle('magnified', factor > 1.01);
      view.overlay.setAttribute('viewBox', `0 0 ${width} ${height}`);
      for (const part of view.layers) {
        part.image.style.width = `${(part.width || this.guess?.width || width) * scale}px`;
        part.image.style.height = `${(part.height || this.guess?.height || height) * scale}px`;
      }
    }
    this.placeBadges();
    this.placeDivider();
    this.applyOpacity();
    this.events.zoomed();
  }

  placeBadges() {
    for (const view of this.panes) {
      const taken = [];
      for (const { badge, label, place } of view.hits.values()) {
        const x = place.x * view.scale, y = place.y * view.scale;
        if (badge) {
          // Views often have the same origin as their superview. Place their badges side by side.
          let left = x;
          while (taken.some((one) => Math.abs(one.x - left) < 17 && Math.abs(one.y - y) < 14)) left += 18;
          taken.push({ x: left, y });
          badge.style.transform = `translate(${left}px, ${y}px) translate(-50%, -70%)`;
        }
        if (label.isConnected) {
          // Place the badge above the box, or below it at the top edge, and always inside the pane.
          const top = view.y + y > 56 ? y - 26 : y + place.height * view.scale + 4;
          const left = Math.min(Math.max(x, 8 - view.x), view.pane.clientWidth - view.x - label.offsetWidth - 8);
          label.style.transform = `translate(${left}px, ${top}px)`;
        }
      }
    }
  }

  // Slider, onion skin, blink

  addDivider() {
    const view = this.panes[0];
    this.divider = element('div', { className: 'divider', role: 'slider', tabIndex: 0, 'aria-label': 'Divider',
      'aria-valuemin': 0, 'aria-valuemax': 100 }, element('i'));
    view.pane.append(this.divider);
  }

  placeDivider() {
    const view = this.panes[0];
    if (this.mode !== 'slider' || view.layers.length < 2) return;
    const width = this.size.width * view.scale;
    const from = Math.max(view.x, 0), to = Math.min(view.x + width, view.pane.clientWidth);
    const at = from + (to - from) * this.split / 100;
    view.range = { from, to };
    this.divider.style.transform = `translateX(${at}px)`;
    this.divider.setAttribute('aria-valuenow', Math.round(this.split));
    const [expected, actual] = view.layers;
    expected.wrap.style.clipPath = `inset(0 ${view.x + width - at}px 0 0)`;
    actual.wrap.style.clipPath = `inset(0 0 0 ${at - view.x}px)`;
  }

  applyOpacity() {
    if (this.mode === 'onion' && this.panes[0]?.layers.length === 2) {
      this.panes[0].layers[1].wrap.style.opacity = this.opacity / 100;
    }
  }

  /** Changes the visible control, divider or opacity. */
  nudge(change) { this.setValue((this.mode === 'slider' ? this.split : this.opacity) + change); }

  setValue(value) {
    const next = Math.min(Math.max(value, 0), 100);
    if (this.mode === 'slider') this.split = next; else this.opacity = next;
    this.placeDivider();
    this.applyOpacity();
    this.events.moved(next);
  }

  startBlinking() {
    this.showsActual = false;
    this.flip();
    if (!reducedMotion.matches) this.setBlinking(true);
  }

  get isBlinking() { return this.timer !== undefined; }

  setBlinking(isOn) {
    this.stopBlinking();
    // Fewer than three flashes per second, because more could trigger seizures.
    if (isOn) this.timer = setInterval(() => this.flip(), 600);
    this.events.flipped();
  }

  stopBlinking() {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  flip() {
    const layers = this.panes[0]?.layers ?? [];
    if (layers.length < 2) return;
    this.showsActual = !this.showsActual;
    layers.forEach((part, index) => {
      const isShown = (index === 1) === this.showsActual;
      part.wrap.style.visibility = isShown ? 'visible' : 'hidden';
      part.caption.classList.toggle('off', !isShown);
    });
    this.events.flipped();
  }

  // Pointer

  listen() {
    let drag = null;
    const viewAt = (event) => this.panes.find((view) => view.pane.contains(event.target));
    const point = (view, event) => {
      const box = view.pane.getBoundingClientRect();
      return { x: (event.clientX - box.left - view.x) / view.scale, y: (event.clientY - box.top - view.y) / view.scale };
    };
    this.root.addEventListener('pointerdown', (event) => {
      const view = viewAt(event);
      if (!view || event.button !== 0) return;
      const isDivider = this.divider?.contains(event.target) ?? false;
      drag = { view, isDivider, x: event.clientX, y: event.clientY, center: { ...this.center }, moved: false };
      if (isDivider) this.root.setPointerCapture(event.pointerId);
    });
    this.root.addEventListener('pointermove', (event) => {
      if (!drag) return;
      const dx = event.clientX - drag.x, dy = event.clientY - drag.y;
      if (!drag.moved && Math.hypot(dx, dy) < 3) return;
      if (!drag.moved && !drag.isDivider) this.root.setPointerCapture(event.pointerId);
      drag.moved = true;
      if (drag.isDivider) {
        const { from, to } = drag.view.range;
        const x = event.clientX - drag.view.pane.getBoundingClientRect().left;
        this.setValue((x - from) / Math.max(to - from, 1) * 100);
      } else this.panTo(drag.center.x - dx / drag.view.scale, drag.center.y - dy / drag.view.scale);
    });
    const end = () => { drag = null; };
    this.root.addEventListener('pointerup', end);
    this.root.addEventListener('pointercancel', end);
    this.root.addEventListener('wheel', (event) => {
      const view = viewAt(event);
      if (!view) return;
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) {
        this.setZoom(this.factor() * Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.005)), point(view, event));
      } else {
        const lines = event.deltaMode ? 20 : 1;
        this.panTo(this.center.x + event.deltaX * lines / view.scale, this.center.y + event.deltaY * lines / view.scale);
      }
    }, { passive: false });
    this.root.addEventListener('dblclick', (event) => {
      const view = viewAt(event);
      if (!view) return;
      if (this.zoom === 'fit') {
        const at = point(view, event);
        this.setZoom(1);
        this.panTo(at.x, at.y);
      } else this.setZoom('fit');
    });
  }

  panTo(x, y) {
    if (!this.size) return;
    this.center = { x: Math.min(Math.max(x, 0), this.size.width), y: Math.min(Math.max(y, 0), this.size.height) };
    this.layout();
  }
}
