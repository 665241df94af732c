// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The types of the messages between the page and the worker of its screen, as in `Serve/Protocol`. They are for
// `Tools/Checks/check-page-types` and for editors; no page loads them. `LiveProtocolTests` compares them with the worker's messages.
// Each interface and each field begins a line, so that the test can read them.

/** The questions, by their names, and their answers. */
export interface Questions {
  open: { question: OpenQuestion; answer: ScreenAnswer };
  step: { question: StepQuestion; answer: StepAnswer };
  show: { question: ShowQuestion; answer: ScreenAnswer };
  capture: { question: NoQuestion; answer: NoAnswer };
  inspect: { question: NoQuestion; answer: InspectAnswer };
  audit: { question: NoQuestion; answer: AuditAnswer };
  explain: { question: ExplainQuestion; answer: ViewDetails };
  layout: { question: NoQuestion; answer: LayoutCost };
  close: { question: NoQuestion; answer: NoAnswer };
  code: { question: NoQuestion; answer: CodeAnswer };
  run: { question: RunQuestion; answer: RunAnswer };
  film: { question: FilmQuestion; answer: FilmAnswer };
  continueFilm: { question: NoQuestion; answer: FilmAnswer };
  chart: { question: ChartQuestion; answer: ChartAnswer };
  mark: { question: NoQuestion; answer: NoAnswer };
  compare: { question: NoQuestion; answer: CompareAnswer };
  picture: { question: PictureQuestion; answer: NoAnswer };
}

export type Ask = keyof Questions;

/** A message of the worker, without the bytes of files. */
export interface Message {
  number: number;
  answer?: any;
  problem?: Problem;
}

export interface Problem {
  text: string;
  isClosed: boolean;
}

/** A message in the form that the page uses: either an answer or a problem. `died` is set if the worker died. */
export interface Reply<Answer> {
  answer?: Answer;
  problem?: string;
  isClosed?: boolean;
  died?: boolean;
  file: Uint8Array | null;
}

export interface NoQuestion {
}

export interface NoAnswer {
}

// The screen

export interface OpenQuestion {
  screen: string;
  settings?: Settings;
  moments?: Moment[];
  frame?: number;
}

export interface StepQuestion {
  inputs?: Input[];
  frames?: number;
}

export interface StepAnswer {
  screen: ScreenAnswer;
  moments: Moment[];
}

export interface ShowQuestion {
  settings?: Settings;
}

export interface PictureQuestion {
  screen: string;
  settings?: Settings;
  width?: number;
  snapshot?: string;
}

export interface Settings {
  device?: string;
  scale?: number;
  isLandscape?: boolean;
  appearance?: string;
  textSize?: string;
  isRightToLeft?: boolean;
  language?: string;
  hasHighContrast?: boolean;
  reducesMotion?: boolean;
  frame?: string;
}

export interface Moment {
  frame: number;
  input: Input;
}

export interface Input {
  touch?: Touch;
  scroll?: Scroll;
  text?: TextInput;
  key?: KeyInput;
  animation?: TextInput;
  shake?: NoAnswer;
}

export interface Touch {
  finger: number;
  phase: string;
  x: number;
  y: number;
}

export interface Scroll {
  x: number;
  y: number;
  byX: number;
  byY: number;
}

export interface TextInput {
  _0: string;
}

export interface KeyInput {
  _0: string;
  modifiers: number;
}

export interface ScreenAnswer {
  frame: number;
  rests: boolean;
  missing?: string[];
  size: number[];
  scale: number;
  origin: number[];
  points: number[];
  moves?: number[][];
  parts?: number[][];
  cost: Cost;
}

export interface Cost {
  input: number;
  layout: number;
  paint: number;
  encode: number;
}

// Views and audit

export interface InspectAnswer {
  views: View[];
}

export interface View {
  name: string;
  label: string;
  parent: number;
  frame: number[];
  isHidden: boolean;
  text?: string;
  identifier?: string;
  controller?: string;
  modifiers?: string;
}

export interface AuditAnswer {
  findings: Findings[];
}

export interface Findings {
  view: number;
  messages: string[];
}

export interface ExplainQuestion {
  view: number;
}

export interface ViewDetails {
  name: string;
  path: string;
  frame: number[];
  style: Record<string, string>;
  sides: Side[];
  note?: string;
  steps: Reason[];
  origin?: Origin;
  constraints: Reason[];
  broken: Reason[];
  responders: string[];
  spoken: string[];
  margins: number[];
  baselines: number[];
  expression: string;
}

export interface Side {
  name: string;
  value: number;
  holders: Reason[];
  losers: Reason[];
  isOpen: boolean;
}

export interface Reason {
  text: string;
  origin?: Origin;
}

export interface Origin {
  name: string;
  place?: string;
}

export interface LayoutCost {
  views: ViewCost[];
  total: number;
  passes: number;
  variables: number;
  rows: number;
  pivots: number;
  runs: number;
}

export interface ViewCost {
  own: number;
  all: number;
  layout: number;
  update: number;
  solver: number;
  content: number;
  pass: number;
  layouts: number;
  measurements: number;
  solutions: number;
  constraints: number;
  allConstraints: number;
}

// Flow

export interface CodeAnswer {
  code: string;
}

export interface RunQuestion {
  screen: string;
  settings?: Settings;
  flow?: string;
}

export interface RunAnswer {
  moments: Moment[];
  frame: number;
  steps: Step[];
  changesOptions: boolean;
  failure?: string;
}

export interface Step {
  title: string;
  frame: number;
}

export interface FilmQuestion {
  screen: string;
  settings?: Settings;
  flow?: string;
  format: string;
}

export interface FilmAnswer {
  progress: number;
}

// Motion

export interface ChartQuestion {
  view: number;
  properties: string[];
}

export interface ChartAnswer {
  series: Series[];
}

export interface Series {
  name: string;
  values: (number | null)[];
}

// Compare

export interface CompareAnswer {
  changes: string[];
}

// Notices of the server

export interface Notice {
  notice: string;
  text?: string;
  problems?: CompilerProblem[];
  seconds?: number;
}

export interface CompilerProblem {
  file: string;
  line: number;
  column: number;
  text: string;
}

// The list of screens: catalog.json

export interface Catalog {
  program: string;
  screens: CatalogScreen[];
  devices: string[];
  textSizes: string[];
  languages: string[];
  properties: string[];
}

export interface CatalogScreen {
  name: string;
  device: string;
  points: number[];
  animations: string[];
  snapshots: string[];
  flows: string[];
}
