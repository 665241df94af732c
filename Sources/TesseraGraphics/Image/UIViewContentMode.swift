// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How content fits a view of another size: `UIView.ContentMode`, which images use too.
///
/// `scaleAspectFit` scales evenly until all is inside, `scaleAspectFill` until the view is filled, and `redraw`
/// stretches images like `scaleToFill`. The others keep the content's own size and put it in the middle, at an edge or
/// in a corner.
public enum UIViewContentMode: Int, Sendable {
  /// Stretched to the view.
  case scaleToFill = 0
  case scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  case topLeft, topRight, bottomLeft, bottomRight
}
