// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The report page: list, filters, entry details, keyboard shortcuts, URL state and approval. Only visible rows have
// elements, so ten thousand entries are as fast as thirty. The report's strings are inserted as text, never as
// markup. All of this is in one file because it shares a small state. The images are in `report-stage.js`.

'use strict';

(() => {
  /** @type {import('./report-data').ById} */
  const byId = (id) => /** @type {any} */ (document.getElementById(id));
  const data = window.tesseraReport;
  const entries = data?.report?.results;
  if (!Array.isArray(entries) || data.report.version !== 1) {
    const isLater = data?.report?.version > 1;
    byId('stage').append(element('p', { className: 'sentence', textContent: isLater
      ? 'This report was written by a later version of Tessera than its page.'
      : 'report-data.js is missing or damaged. Run the tests again with this folder for their report.' }));
    document.body.classList.add('is-empty');
    return;
  }

  const STATES = [
    ['failed', 'Failed', 'M4 6.2h8M4 9.8h8M10 3.6l-4 8.8'], ['missing', 'Missing', 'M8 4.2v7.6M4.2 8h7.6'],
    ['error', 'Error', 'M8 3.8v5M8 11.5v.7'], ['recorded', 'Recorded', 'M8 8h.01'],
    ['obsolete', 'Obsolete', 'M4.4 8h7.2'], ['passed', 'Passed', 'M4.4 8.4l2.5 2.5 4.8-5.2'],
  ];
  const OPEN = new Set(['failed', 'missing', 'error']);
  /** Whether the run's audit has new findings. */
  const hasNews = (entry) => typeof entry.knownFindings === 'number' && (entry.findings ?? []).length > 0;
  const isOpen = (entry) => OPEN.has(entry.state) || hasNews(entry);
  const MODES = [['side', 'Side by side'], ['slider', 'Slider'], ['onion', 'Onion skin'], ['blink', 'Blink'],
    ['difference', 'Difference']];
  /** The maximum number of an entry's changes and findings, so that an entirely different screen does not fill the page. */
  const MOST = 200;
  const KINDS = { added: 'added', removed: 'removed', hidden: 'hidden', shown: 'shown', moved: 'moved', resized: 'resized',
    text: 'text', style: 'style', order: 'order' };
  const stateNames = Object.fromEntries(STATES.map(([state, name]) => [state, name]));

  function icon(state) {
    const path = STATES.find(([name]) => name === state)?.[2] ?? '';
    return element('svg', { class: `icon ${stateNames[state] ? state : ''}`, viewBox: '0 0 16 16', 'aria-hidden': 'true' },
      element('path', { d: path }));
  }

  const count = (value) => number(value).toLocaleString('en');
  const plural = (value, one, many = `${one}s`) => `${count(value)} ${number(value) === 1 ? one : many}`;

  // Entries, prepared once

  const indexByName = new Map(entries.map((entry, index) => [entry.name, index]));
  /** The part of a name after its group: `iphone-16@3.dark`. */
  function shortName(entry) {
    if (!entry.group || !entry.name.startsWith(entry.group)) return entry.name;
    return entry.name.slice(entry.group.length).replace(/^[./]/, '').replaceAll('.', ' · ') || entry.name;
  }
  const haystacks = entries.map((entry) => [entry.name, entry.group, entry.message,
    ...(entry.changes ?? []).map((change) => `${change.words} ${change.path}`),
    ...(entry.findings ?? []).map((finding) => `${finding.message} ${finding.path}`)].join('\n').toLowerCase());
  const groups = [...new Set(entries.map((entry) => entry.group ?? ''))];
  const groupNumbers = new Map(groups.map((group, index) => [group, index]));
  // Sort entries so that each group is contiguous. Groups remain in the order of the report.
  const order = entries.map((_, index) => index)
    .sort((a, b) => groupNumbers.get(entries[a].group ?? '') - groupNumbers.get(entries[b].group ?? '') || a - b);

  /**
   * @type {{ filter: string | null, search: string, group: string | null, current: number | null, mode: string, boxes: boolean,
   *   frame: number, item: string | null, chips?: string[] }}
   */
  const view = { filter: null, search: '', group: null, current: null, mode: 'side', boxes: true, frame: -1, item: null };
  let served = false;
  const pending = new Set();

  // The list

  const ROW = 46, HEAD = 32;
  const list = byId('list'), rowsNode = byId('rows');
  let rows = [], tops = [], shown = [], positions = new Map(), live = new Map();

  function matches(index, words) {
    const entry = entries[index];
    if (view.filter === 'open' ? !isOpen(entry) : view.filter !== 'all' && entry.state !== view.filter) return false;
    if (view.group !== null && (entry.group ?? '') !== view.group) return false;
    return words.every((word) => haystacks[index].includes(word));
  }

  /** Filters the entries. Approved ones stay until the next filter, so that the list does not jump. */
  function applyFilter() {
    const words = view.search.toLowerCase().split(/\s+/).filter(Boolean);
    shown = order.filter((index) => matches(index, words));
    positions = new Map(shown.map((index, at) => [index, at]));
    rows = [];
    tops = [];
    let top = 0, group;
    for (const index of shown) {
      const own = entries[index].group ?? '';
      if (own !== group) {
        rows.push({ group: own });
        tops.push(top);
        top += HEAD;
        group = own;
      }
      rows.push({ index });
      tops.push(top);
      top += ROW;
    }
    rowsNode.style.height = `${top}px`;
    for (const node of live.values()) node.remove();
    live.clear();
    if (view.current === null || !positions.has(view.current)) select(shown[0] ?? null, { scroll: false });
    list.scrollTop = 0;
    scrollToCurrent();
    paintList();
    paintStates();
    byId('count').textContent = shown.length === entries.length ? plural(shown.length, 'snapshot')
      : `${count(shown.length)} of ${plural(entries.length, 'snapshot')}`;
    saveAddress();
  }

  /** Returns the last row that begins at or above an offset. */
  function rowAt(top) {
    let low = 0, high = rows.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (tops[middle] <= top) low = middle; else high = middle - 1;
    }
    return low;
  }

  function paintList() {
    if (rows.length === 0) {
      if (!rowsNode.querySelector('.nothing')) rowsNode.append(nothing());
      return;
    }
    rowsNode.querySelector('.nothing')?.remove();
    const first = Math.max(rowAt(list.scrollTop) - 4, 0);
    const last = Math.min(rowAt(list.scrollTop + list.clientHeight) + 4, rows.length - 1);
    for (const [number, node] of live) {
      if (number < first || number > last) {
        node.remove();
        live.delete(number);
      }
    }
    for (let number = first; number <= last; number += 1) {
      if (live.has(number)) continue;
      const node = rows[number].index === undefined ? headRow(rows[number].group) : entryRow(rows[number].index);
      node.style.transform = `translateY(${tops[number]}px)`;
      live.set(number, node);
      rowsNode.append(node);
    }
  }

  function nothing() {
    const isWell = view.filter === 'open' && !view.search && view.group === null;
    const node = element('div', { className: 'nothing', role: 'presentation' },
      element('p', { textContent: entries.length === 0 ? 'No snapshots.' : isWell ? 'Nothing to review.' : 'Nothing matches.' }));
    if (entries.length > 0) node.append(element('button', { textContent: 'Show all', onclick: showAll }));
    return node;
  }

  function showAll() {
    Object.assign(view, { filter: 'all', search: '', group: null });
    byId('search').value = '';
    paintGroups();
    applyFilter();
  }

  function headRow(group) {
    return element('div', { className: 'head', role: 'presentation', textContent: group || 'Without a group', title: group });
  }

  function entryRow(index) {
    const entry = entries[index];
    const node = element('div', { className: 'row', role: 'option', id: `entry-${index}`, title: entry.name,
      'aria-selected': index === view.current, 'aria-posinset': (positions.get(index) ?? 0) + 1, 'aria-setsize': shown.length,
      onclick: () => select(index) }, icon(entry.state),
    element('span', { className: 'what' }, element('b', { textContent: shortName(entry) }),
      element('small', { textContent: entry.message || newsOf(entry) || stateNames[entry.state] || entry.state })),
    element('span', { className: 'size', textContent: entry.difference?.mismatched && entry.state === 'failed'
      ? share(entry.difference) : '' }));
    node.setAttribute('aria-label', visible(`${entry.name}, ${stateNames[entry.state] ?? entry.state}. ${entry.message ?? ''}`));
    return node;
  }

  const newsOf = (entry) => (hasNews(entry) ? `${plural(entry.findings.length, 'new finding')} of the audit` : '');

  function share(difference) {
    // Round up, as in the message, so that a difference is never 0.00 %.
    const part = number(difference.mismatched) / Math.max(number(difference.compared), 1) * 100;
    return `${(Math.ceil(part * 100 - 1e-9) / 100).toFixed(2)} %`;
  }

  function refreshRow(index) {
    for (const [number, node] of live) {
      if (rows[number].index !== index) continue;
      const fresh = entryRow(index);
      fresh.style.transform = node.style.transform;
      node.replaceWith(fresh);
      live.set(number, fresh);
    }
  }

  function scrollToCurrent() {
    const number = rows.findIndex((row) => row.index === view.current);
    if (number < 0) return;
    const top = tops[number], height = list.clientHeight;
    if (top - HEAD < list.scrollTop) list.scrollTop = top - HEAD;
    else if (top + ROW > list.scrollTop + height) list.scrollTop = top + ROW - height + 8;
  }

  function select(index, { scroll = true } = {}) {
    const before = view.current;
    if (before !== index) Object.assign(view, { current: index, item: null, frame: index === null ? -1 : firstFrame(entries[index]) });
    if (before !== null) refreshRow(before);
    if (index !== null) {
      refreshRow(index);
      list.setAttribute('aria-activedescendant', `entry-${index}`);
    } else list.removeAttribute('aria-activedescendant');
    if (scroll) {
      scrollToCurrent();
      paintList();
    }
    showEntry();
    saveAddress();
  }

  function step(change) {
    const at = positions.get(view.current) ?? -1;
    const next = at < 0 ? 0 : Math.min(Math.max(at + change, 0), shown.length - 1);
    if (shown.length > 0 && shown[next] !== view.current) select(shown[next]);
  }

  // States and groups

  function paintStates() {
    const counts = new Map(STATES.map(([state]) => [state, 0]));
    for (const entry of entries) counts.set(entry.state, (counts.get(entry.state) ?? 0) + 1);
    const open = entries.filter(isOpen).length;
    const chips = [['open', 'To review', open], ['all', 'All', entries.length],
      ...STATES.map(([state, name]) => [state, name, counts.get(state)]).filter((chip) => chip[2] > 0)];
    byId('states').replaceChildren(...chips.map(([state, name, value]) => element('button', {
      className: `chip ${state}`, 'aria-pressed': view.filter === state, 'data-state': state,
      onclick: () => setFilter(state) }, stateNames[state] ? icon(state) : null, name,
    element('b', { textContent: count(value) }))));
    view.chips = chips.map(([state]) => String(state));
    const title = visible(data.report.title || 'Snapshot report');
    byId('title').textContent = title;
    document.title = open > 0 ? `${count(open)} to review – ${title}` : title;
    if (view.filter === null) view.filter = open > 0 ? 'open' : 'all';
  }

  function setFilter(state) {
    view.filter = state;
    applyFilter();
  }

  function cycleFilter(change) {
    const at = view.chips.indexOf(view.filter);
    setFilter(view.chips[(at + change + view.chips.length) % view.chips.length]);
  }

  const groupOption = (group) => element('option', { value: group === null ? 'all' : `${groupNumbers.get(group)}`,
    textContent: group === null ? 'All screens' : group || 'Without a group' });

  /** Options for thousands of screens are created on demand; before, there is only the selected one. */
  function paintGroups(isWanted = false) {
    const node = byId('groups');
    if (isWanted ? node.options.length <= groups.length : !node.querySelector(`[value="${chosenGroup()}"]`)) {
      node.replaceChildren(groupOption(null), ...(isWanted ? groups : [view.group].filter((one) => one !== null)).map(groupOption));
    }
    node.value = chosenGroup();
  }

  const chosenGroup = () => (view.group === null ? 'all' : `${groupNumbers.get(view.group)}`);

  // Entry details

  const stage = new Stage(byId('stage'), {
    hover: (key) => setItem(key ?? view.item, false),
    pick: (key) => setItem(key, true),
    zoomed: () => paintZoom(),
    flipped: () => paintControls(),
    moved: () => paintControls(),
  });

  /** Frames count from 0; -1 is the filmstrip of all frames. */
  function firstFrame(entry) {
    const frames = entry.frames ?? [];
    const at = frames.findIndex(differs);
    return frames.length > 0 ? Math.max(at, 0) : -1;
  }

  const differs = (frame) => Boolean(frame.difference || (frame.actual && frame.actual !== frame.expected));
  const hasStrip = (entry) => Boolean(entry.pictures?.expected || entry.pictures?.actual);

  function picturesOf(entry) {
    // A frame without a difference has only an expected image.
    const frame = entry.frames?.[view.frame];
    const source = frame ? { ...frame, actual: frame.actual ?? frame.expected } : entry.pictures ?? {};
    const result = {};
    for (const kind of ['expected', 'actual', 'difference']) if (source[kind]) result[kind] = address(source[kind]);
    if (!result.expected && !result.actual) {
      const golden = data.goldens?.[entry.name];
      if (served && entry.golden) result.golden = `golden?name=${encodeURIComponent(entry.name)}`;
      else if (golden) result.golden = address(golden);
    }
    return result;
  }

  /** The items with boxes: changes by number, findings by letter. */
  function itemsOf(entry) {
    const scale = number(entry.scale, 1) || 1;
    const pixels = (rect) => Array.isArray(rect) && rect.every((side) => typeof side === 'number')
      ? { x: rect[0] * scale, y: rect[1] * scale, width: rect[2] * scale, height: rect[3] * scale } : null;
    const last = (path) => (path ?? '').split('/').pop();
    const changes = (entry.changes ?? []).slice(0, MOST).map((change, index) => ({ key: `c${index}`, badge: `${index + 1}`,
      label: last(change.path), before: pixels(change.before), after: pixels(change.after), change }));
    const findings = (entry.findings ?? []).slice(0, MOST).map((finding, index) => ({ key: `f${index}`, badge: letters(index),
      label: last(finding.path), before: null, after: pixels(finding.frame), finding }));
    return [...changes, ...findings];
  }

  /** A, B, …, Z, AA, AB, … */
  function letters(index) {
    return (index >= 26 ? letters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + index % 26);
  }

  function absence(entry) {
    if (entry.state === 'error') return 'There is no picture: the comparison failed.';
    if (entry.golden) return `There is no picture in this report. The golden is ${entry.golden}.`;
    return 'There is no picture of this entry.';
  }

  let currentItems = [];

  function showEntry() {
    const entry = entries[view.current];
    document.body.classList.toggle('is-empty', !entry);
    byId('approve').hidden = !entry || !canApprove(entry);
    if (!entry) {
      byId('name').textContent = '';
      byId('message').textContent = '';
      stage.show({ mode: view.mode, pictures: {}, items: [], places: [], guess: false,
        sentence: entries.length === 0 ? 'The report is empty: no snapshots were compared.'
          : view.filter === 'open' ? 'Nothing to review. All snapshots match their goldens.' : 'Nothing matches.' });
      byId('inspector').replaceChildren();
      paintModes();
      paintControls();
      return;
    }
    byId('name').replaceChildren(icon(entry.state), element('span', { textContent: entry.name, title: entry.name }));
    byId('message').textContent = visible(entry.message || stateNames[entry.state] || entry.state);
    byId('message').title = byId('message').textContent;
    byId('approve').disabled = pending.has(view.current);
    const box = entry.difference;
    currentItems = itemsOf(entry);
    // Positions and sizes refer to the whole image, not to a frame.
    const isWhole = view.frame < 0;
    stage.show({ mode: view.mode, pictures: picturesOf(entry), items: currentItems, places: isWhole ? box?.boxes ?? [] : [],
      guess: box && isWhole ? { width: Math.max(number(box.expected?.width), number(box.actual?.width)),
        height: Math.max(number(box.expected?.height), number(box.actual?.height)) } : null, sentence: absence(entry) });
    paintModes();
    paintControls();
    paintInspector(entry);
    stage.setBoxes(view.boxes);
    stage.setHot(view.item);
    preload();
  }

  /** Preloads the pictures of the next entry, so that stepping does not wait for them. */
  let preloading;
  function preload() {
    const next = entries[shown[(positions.get(view.current) ?? -1) + 1]];
    clearTimeout(preloading);
    if (next) {
      preloading = setTimeout(() => {
        for (const kind of ['expected', 'actual', 'difference']) {
          if (next.pictures?.[kind]) new Image().src = address(next.pictures[kind]);
        }
      }, 120);
    }
  }

  function setItem(key, isPicked) {
    if (isPicked) {
      view.item = key;
      stage.reveal(key);
    }
    stage.setHot(key);
    /** @type {NodeListOf<HTMLElement>} */
    const nodes = byId('inspector').querySelectorAll('[data-key]');
    for (const node of nodes) {
      node.classList.toggle('hot', node.dataset.key === key);
      if (isPicked && node.dataset.key === key) node.scrollIntoView({ block: 'nearest' });
    }
  }

  function stepItem(change) {
    if (currentItems.length === 0) return;
    const at = currentItems.findIndex((item) => item.key === view.item);
    const next = at < 0 ? (change > 0 ? 0 : currentItems.length - 1) : (at + change + currentItems.length) % currentItems.length;
    if (!view.boxes) setBoxes(true);
    setItem(currentItems[next].key, true);
  }

  function paintInspector(entry) {
    const parts = [];
    const section = (title, ...children) => parts.push(element('section', {}, element('h3', { textContent: title }), ...children));
    const entryOf = (item, words, tag) => element('li', {}, element('button', { 'data-key': item.key, className: item.finding ? 'finding' : '',
      onpointerenter: () => setItem(item.key, false), onpointerleave: () => setItem(view.item, false),
      onfocus: () => setItem(item.key, false), onclick: () => setItem(item.key, true) },
    element('span', { className: 'number', textContent: item.badge }),
    element('span', { className: 'words' }, words,
      element('small', {}, element('em', { textContent: tag }), ` ${item.change?.path ?? item.finding?.path ?? ''}`))));
    const more = (all) => (all?.length > MOST
      ? element('p', { className: 'quiet', textContent: `and ${count(all.length - MOST)} more in report.json` }) : null);
    const known = (one) => (number(one.knownFindings, 0) > 0
      ? element('p', { className: 'quiet', textContent: `${plural(one.knownFindings, 'finding')} in the baseline` }) : null);
    const changes = currentItems.filter((item) => item.change);
    const findings = currentItems.filter((item) => item.finding);
    // Show the complete message here, because the line above the images is truncated.
    if (entry.message && entry.message !== entry.changes?.[0]?.words) {
      section('Message', element('p', { className: 'message', textContent: entry.message }));
    }
    if (changes.length > 0) {
      section('Changes', element('ol', {}, ...changes.map((item) =>
        entryOf(item, item.change.words, KINDS[item.change.kind] ?? ''))), more(entry.changes),
      element('p', { className: 'legend' }, element('i', { className: 'was' }), 'was', element('i', { className: 'is' }), 'is'));
    } else if (entry.state === 'failed') {
      section('Changes', element('p', { className: 'quiet',
        textContent: 'Only pixels: the golden has no view tree, or no view changed its position, text or style.' }));
    }
    if (entry.difference) {
      const { mismatched, compared, largestCluster, boxes = [], expected = {}, actual = {} } = entry.difference;
      const rows = [['Different pixels', `${count(mismatched)} of ${count(compared)}`], ['Share', share(entry.difference)],
        ['Clusters', count(boxes.length)], ['Largest cluster', plural(largestCluster, 'pixel')]];
      const size = (one) => `${count(one.width)} × ${count(one.height)}`;
      if (size(expected) !== size(actual)) rows.push(['Size', `${size(expected)} → ${size(actual)}`]);
      section('Difference', facts(rows));
    }
    if (findings.length > 0) {
      section('Audit', element('ol', {}, ...findings.map((item) =>
        entryOf(item, item.finding.message, (item.finding.rule ?? '').replaceAll('-', ' ')))), more(entry.findings), known(entry));
    } else if (number(entry.knownFindings, 0) > 0) {
      section('Audit', known(entry));
    }
    const rows = [['State', stateNames[entry.state] ?? entry.state]];
    if (entry.skipped) rows.push(['Skipped', entry.skipped]);
    if (entry.verified) rows.push(['Painted for verification', entry.verified]);
    if (entry.group) rows.push(['Screen', entry.group]);
    if (entry.golden) rows.push(['Golden', entry.golden]);
    if (number(entry.scale, 0) > 0) rows.push(['Scale', `${entry.scale}x`]);
    if (number(entry.milliseconds) > 0) rows.push(['Time', `${number(entry.milliseconds).toFixed(1)} ms`]);
    section('Entry', facts(rows));
    byId('inspector').replaceChildren(...parts);
    byId('inspector').scrollTop = 0;
  }

  function facts(rows) {
    return element('dl', {}, ...rows.flatMap(([name, value]) =>
      [element('dt', { textContent: name }), element('dd', { textContent: value })]));
  }

  // Modes, zoom, frames

  function hasBoth() {
    const entry = entries[view.current];
    if (!entry) return false;
    const pictures = picturesOf(entry);
    return Boolean(pictures.expected && pictures.actual);
  }

  function paintModes() {
    const isOn = hasBoth();
    const inside = byId('modes').contains(document.activeElement);
    byId('modes').replaceChildren(...MODES.map(([mode, name], index) => element('button', {
      role: 'radio', 'aria-checked': view.mode === mode && isOn, 'data-mode': mode, disabled: !isOn,
      tabIndex: view.mode === mode ? 0 : -1, title: `${name} (${index + 1})`, onclick: () => setMode(mode) },
    element('kbd', { textContent: `${index + 1}` }), element('span', { textContent: name }))));
    if (inside) /** @type {HTMLElement | null} */ (byId('modes').querySelector('[aria-checked="true"]'))?.focus();
  }

  function setMode(mode) {
    view.mode = mode;
    showEntry();
    saveAddress();
  }

  function paintZoom() {
    const isOn = stage.panes.length > 0;
    for (const node of byId('zooms').querySelectorAll('button')) node.disabled = !isOn;
    if (!isOn) byId('zoom').textContent = 'Fit';
    else byId('zoom').textContent = stage.zoom === 'fit' ? `Fit · ${stage.percent} %` : `${stage.percent} %`;
  }

  function setZoom(change) {
    change();
    saveAddress();
  }

  function setBoxes(isOn) {
    view.boxes = isOn;
    byId('boxes').setAttribute('aria-pressed', isOn);
    stage.setBoxes(isOn);
  }

  /** The bar below the pictures: divider or opacity, blinking, frames. Not rebuilt while it is used. */
  function paintControls() {
    const entry = entries[view.current];
    const kind = hasBoth() ? view.mode : '';
    const frames = entry?.frames ?? [];
    const key = `${kind} ${view.current} ${frames.length}`;
    const bar = byId('controls');
    if (bar.dataset.key !== key) {
      bar.dataset.key = key;
      bar.replaceChildren();
      if (kind === 'slider' || kind === 'onion') {
        bar.append(element('label', { className: 'range' }, 'Expected', element('input', { type: 'range', min: 0, max: 100, step: 1,
          id: 'range', 'aria-label': kind === 'slider' ? 'Divider' : 'Opacity of the actual picture',
          oninput: (event) => stage.setValue(Number(event.target.value)) }), 'Actual'));
      }
      if (kind === 'blink') {
        bar.append(element('button', { id: 'blink', onclick: () => stage.setBlinking(!stage.isBlinking) }),
          element('span', { className: 'quiet', id: 'which' }));
      }
      if (frames.length > 0) {
        bar.append(element('div', { className: 'frames' },
          element('button', { textContent: '‹', 'aria-label': 'Previous frame', title: 'Previous frame (,)', onclick: () => stepFrame(-1) }),
          element('div', { className: 'track' },
            element('div', { className: 'ticks', 'aria-hidden': 'true' }, ...frameTicks(frames)),
            element('input', { type: 'range', id: 'frame', min: hasStrip(entry) ? -1 : 0, max: frames.length - 1, step: 1, 'aria-label': 'Frame',
              oninput: (event) => setFrame(Number(event.target.value)) })),
          element('button', { textContent: '›', 'aria-label': 'Next frame', title: 'Next frame (.)', onclick: () => stepFrame(1) }),
          element('span', { id: 'frame-name' })));
      }
      bar.hidden = bar.childElementCount === 0;
    }
    if (byId('range')) byId('range').value = String(kind === 'slider' ? stage.split : stage.opacity);
    if (byId('blink')) {
      byId('blink').textContent = stage.isBlinking ? 'Pause' : 'Blink';
      byId('which').textContent = `${stage.showsActual ? 'Actual' : 'Expected'} – Space ${stage.isBlinking ? 'pauses' : 'flips'}`;
    }
    if (byId('frame')) {
      byId('frame').value = String(view.frame);
      const words = view.frame >= 0 && differs(frames[view.frame]) ? ', differs' : '';
      byId('frame-name').textContent = view.frame < 0 ? 'Filmstrip' : `Frame ${view.frame} (0–${frames.length - 1})${words}`;
    }
  }

  function frameTicks(frames) {
    return frames.slice(0, 400).map((frame) => element('i', { className: differs(frame) ? 'differs' : '' }));
  }

  function setFrame(value) {
    const entry = entries[view.current], frames = entry?.frames ?? [];
    const next = Math.min(Math.max(value, entry && hasStrip(entry) ? -1 : 0), frames.length - 1);
    if (frames.length === 0 || next === view.frame) return;
    view.frame = next;
    showEntry();
    saveAddress();
  }

  function stepFrame(change) { setFrame(view.frame + change); }

  // Approval

  function canApprove(entry) { return served && OPEN.has(entry.state) && Boolean(entry.pictures?.actual); }

  async function approve() {
    const index = view.current, entry = entries[index];
    if (!entry || !canApprove(entry) || pending.has(index)) {
      if (entry) toast(served ? 'There is nothing to approve here.' : 'Approval requires the local server: report --serve');
      return;
    }
    pending.add(index);
    const at = positions.get(index) ?? -1;
    const next = [...shown.slice(at + 1), ...shown.slice(0, at)].find((one) => canApprove(entries[one]) && !pending.has(one));
    try {
      const answer = fetch('approve', { method: 'POST', headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ name: entry.name }) });
      if (next !== undefined) select(next); else showEntry();
      const response = await answer;
      if (!response.ok) throw new Error((await response.json().catch(() => ({}))).error ?? `The server responded with status ${response.status}.`);
      entry.state = 'recorded';
      entry.message = 'Approved.';
      toast(`Approved ${entry.name}`);
    } catch (error) {
      toast(error instanceof TypeError ? 'The server does not respond. Restart report --serve.' : error.message, true);
    }
    pending.delete(index);
    refreshRow(index);
    paintStates();
    if (view.current === index) showEntry();
  }

  let toasting;
  function toast(text, isProblem = false) {
    const node = byId('toast');
    node.textContent = visible(text);
    node.className = isProblem ? 'on problem' : 'on';
    clearTimeout(toasting);
    toasting = setTimeout(() => { node.className = ''; }, isProblem ? 8000 : 2500);
  }

  // URL state

  let saving;
  function saveAddress() {
    clearTimeout(saving);
    // Browsers reject hundreds of URL changes within a few seconds.
    saving = setTimeout(() => {
      const words = new URLSearchParams();
      const entry = entries[view.current];
      if (entry) words.set('entry', entry.name);
      words.set('state', view.filter);
      if (view.mode !== 'side') words.set('mode', view.mode);
      if (view.search) words.set('search', view.search);
      if (view.group !== null) words.set('group', view.group);
      if (entry?.frames?.length > 0) words.set('frame', String(view.frame));
      if (stage.zoom !== 'fit') words.set('zoom', String(stage.zoom));
      try { history.replaceState(null, '', `#${words}`); } catch { /* the address stays unchanged */ }
    }, 150);
  }

  function readAddress() {
    const words = new URLSearchParams(location.hash.slice(1));
    const state = words.get('state');
    view.filter = state === 'open' || state === 'all' || stateNames[state] ? state : view.filter;
    view.mode = MODES.some(([mode]) => mode === words.get('mode')) ? words.get('mode') : 'side';
    view.search = words.get('search') ?? '';
    byId('search').value = view.search;
    view.group = groupNumbers.has(words.get('group')) ? words.get('group') : null;
    paintGroups();
    const zoom = Number(words.get('zoom'));
    stage.zoom = zoom > 0 && Number.isFinite(zoom) ? Math.min(Math.max(zoom, 0.02), 64) : 'fit';
    const index = indexByName.get(words.get('entry'));
    if (index !== undefined) {
      view.current = index;
      if (!state && !isOpen(entries[index])) view.filter = 'all';
      const frame = Number(words.get('frame') ?? firstFrame(entries[index]));
      view.frame = entries[index].frames?.[frame] || frame === -1 ? frame : firstFrame(entries[index]);
    }
    applyFilter();
    select(view.current);
  }

  // Keyboard shortcuts

  const nudges = () => hasBoth() && (view.mode === 'slider' || view.mode === 'onion');
  const sideways = (change, event) => (nudges() ? stage.nudge(change * (event.shiftKey ? 10 : 2)) : stepFrame(change));
  const isRange = (node) => node instanceof HTMLInputElement && node.type === 'range';
  /** @type {any[][]} The keys, their name in the help, the description and the action. */
  const KEYS = [
    [['j', 'ArrowDown'], 'j or ↓', 'Next snapshot', () => step(1)],
    [['k', 'ArrowUp'], 'k or ↑', 'Previous snapshot', () => step(-1)],
    [['PageDown'], 'Page Down', 'Ten forward', () => step(10)],
    [['PageUp'], 'Page Up', 'Ten back', () => step(-10)],
    [['Home'], 'Home', 'First', () => step(-Infinity)],
    [['End'], 'End', 'Last', () => step(Infinity)],
    ...MODES.map(([mode, name], index) => [[`${index + 1}`], `${index + 1}`, name, () => setMode(mode)]),
    [['ArrowLeft'], '←', 'Move the divider or the opacity; Shift: faster', (event) => sideways(-1, event)],
    [['ArrowRight'], '→', '', (event) => sideways(1, event)],
    [[' '], 'Space', 'Flip, or pause blinking', () => flipOrPause()],
    [[','], ',', 'Previous frame; before the first: the filmstrip', () => stepFrame(-1)],
    [['.'], '.', 'Next frame', () => stepFrame(1)],
    [['n'], 'n', 'Next change or finding', () => stepItem(1)],
    [['N'], 'Shift n', 'Previous change or finding', () => stepItem(-1)],
    [['b'], 'b', 'Show or hide view boxes', () => setBoxes(!view.boxes)],
    [['z'], 'z', 'Fit or 1:1', () => setZoom(() => stage.setZoom(stage.zoom === 'fit' ? 1 : 'fit'))],
    [['0'], '0', 'Fit', () => setZoom(() => stage.setZoom('fit'))],
    [['+', '='], '+', 'Larger', () => setZoom(() => stage.stepZoom(1))],
    [['-'], '-', 'Smaller', () => setZoom(() => stage.stepZoom(-1))],
    [['f'], 'f', 'Next filter', () => cycleFilter(1)],
    [['F'], 'Shift f', 'Previous filter', () => cycleFilter(-1)],
    [['/'], '/', 'Search', () => { byId('search').focus(); byId('search').select(); }],
    [['a'], 'a', 'Approve, from report --serve', () => approve()],
    [['?'], '?', 'Keyboard shortcuts', () => byId('help').showModal()],
  ];
  const actions = new Map(KEYS.flatMap(([keys, , , run]) => keys.map((key) => [key, run])));

  function flipOrPause() {
    if (view.mode !== 'blink') return;
    if (stage.isBlinking) stage.setBlinking(false); else stage.flip();
  }

  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || byId('help').open) return;
    const target = event.target;
    if (target === byId('search')) {
      if (event.key === 'Escape' || event.key === 'Enter' || event.key === 'ArrowDown') {
        if (event.key === 'Escape') setSearch('');
        list.focus();
        event.preventDefault();
      }
      return;
    }
    if (target instanceof HTMLSelectElement && event.key !== 'Escape') return;
    const isArrow = event.key.startsWith('Arrow');
    if (isRange(target) && (isArrow || ['Home', 'End', 'PageUp', 'PageDown'].includes(event.key))) return;
    if (target instanceof HTMLButtonElement && (event.key === ' ' || event.key === 'Enter')) return;
    if (target instanceof Element && target.getAttribute('role') === 'radio' && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      const at = MODES.findIndex(([mode]) => mode === view.mode) + (event.key === 'ArrowLeft' ? -1 : 1);
      setMode(MODES[(at + MODES.length) % MODES.length][0]);
      event.preventDefault();
      return;
    }
    if (event.key === 'Escape') {
      list.focus();
      if (view.item !== null) setItem(null, true);
      return;
    }
    const run = actions.get(event.key);
    if (!run) return;
    event.preventDefault();
    run(event);
  });

  function setSearch(text) {
    view.search = text;
    byId('search').value = text;
    applyFilter();
  }

  // Start

  byId('keys').append(...KEYS.filter((key) => key[2]).map(([, keys, words]) => element('div', {},
    element('kbd', { textContent: keys === '←' ? '← →' : keys }), element('span', { textContent: words }))));
  let isWaiting = false;
  list.addEventListener('scroll', () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      paintList();
    });
  }, { passive: true });
  new ResizeObserver(() => paintList()).observe(list);
  byId('search').addEventListener('input', () => { view.search = byId('search').value; applyFilter(); });
  for (const kind of ['pointerdown', 'focus']) byId('groups').addEventListener(kind, () => paintGroups(true));
  byId('groups').addEventListener('change', () => {
    const { value } = byId('groups');
    view.group = value === 'all' ? null : groups[Number(value)];
    applyFilter();
    list.focus();
  });
  byId('boxes').addEventListener('click', () => setBoxes(!view.boxes));
  byId('zoom').addEventListener('click', () => setZoom(() => stage.setZoom(stage.zoom === 'fit' ? 1 : 'fit')));
  byId('zoom-in').addEventListener('click', () => setZoom(() => stage.stepZoom(1)));
  byId('zoom-out').addEventListener('click', () => setZoom(() => stage.stepZoom(-1)));
  byId('approve').addEventListener('click', () => approve());
  byId('help-button').addEventListener('click', () => byId('help').showModal());
  window.addEventListener('hashchange', () => readAddress());
  reducedMotion.addEventListener('change', () => showEntry());

  byId('partial').hidden = data.report.isComplete !== false;
  paintStates();
  readAddress();
  list.focus({ preventScroll: true });
  // Approval is not available if the folder is on another web server, which has no server.json.
  if (location.protocol.startsWith('http')) {
    fetch('server.json').then((response) => (response.ok ? response.json() : null)).then((answer) => {
      if (answer?.approves !== true) return;
      served = true;
      byId('served').hidden = false;
      showEntry();
    }).catch(() => {});
  }
})();
