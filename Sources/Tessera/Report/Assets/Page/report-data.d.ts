// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The types of the page's data in `report-data.js`: `SnapshotReport` as JSON. They are for `Tools/Checks/check-page-types` and
// for editors; no page loads them. `ReportScriptTypesTests` compares them with a report. An interface or a field a line, so that
// the test can read them.

export interface ReportData {
  report: Report;
  goldens: Record<string, string>;
}

export interface Report {
  version: number;
  title: string;
  results: Entry[];
  shard?: Shard;
  isComplete: boolean;
  division?: string;
}

export interface Shard {
  index: number;
  count: number;
}

export interface Entry {
  name: string;
  group: string;
  state: string;
  message: string;
  golden: string;
  difference?: Difference;
  changes: Change[];
  findings: Finding[];
  knownFindings?: number;
  skipped?: string;
  verified?: string;
  pictures: Pictures;
  frames: Pictures[];
  newText?: string;
  scale: number;
  milliseconds: number;
}

export interface Difference {
  mismatched: number;
  compared: number;
  largestCluster: number;
  boxes: Box[];
  expected: Box;
  actual: Box;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Pictures {
  expected?: string;
  actual?: string;
  difference?: string;
}

export interface Change {
  kind: string;
  path: string;
  words: string;
  before?: number[];
  after?: number[];
}

export interface Finding {
  rule: string;
  path: string;
  message: string;
  frame: number[];
}

/** The types of elements of `index.html` that scripts use as more than an `HTMLElement`, by their ids. */
export interface Elements {
  approve: HTMLButtonElement;
  frame: HTMLSelectElement;
  groups: HTMLSelectElement;
  help: HTMLDialogElement;
  range: HTMLInputElement;
  search: HTMLInputElement;
}

/** Returns the element with an id that exists in the page. */
export type ById = <Id extends string>(id: Id) => Id extends keyof Elements ? Elements[Id] : HTMLElement;

declare global {
  interface Window {
    tesseraReport?: ReportData;
  }
}
