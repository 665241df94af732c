// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The types of elements of `index.html` that scripts use as more than an `HTMLElement`, by their ids. For
// `Tools/Checks/check-page-types` and for editors; no page loads it.

export interface Elements {
  appearance: HTMLSelectElement;
  "before-picture": HTMLImageElement;
  chart: HTMLCanvasElement;
  device: HTMLSelectElement;
  "film-format": HTMLSelectElement;
  "film-save": HTMLAnchorElement;
  frame: HTMLSelectElement;
  keys: HTMLTextAreaElement;
  language: HTMLSelectElement;
  measure: HTMLButtonElement;
  overlay: HTMLCanvasElement;
  scale: HTMLSelectElement;
  screen: HTMLCanvasElement;
  scrub: HTMLInputElement;
  search: HTMLInputElement;
  speed: HTMLSelectElement;
  "text-size": HTMLSelectElement;
}

/** Returns the element with an id that exists in the page. */
export type ById = <Id extends string>(id: Id) => Id extends keyof Elements ? Elements[Id] : HTMLElement;

declare global {
  interface Window {
    /** For tests of the page. */
    tessera: object;
  }
}
