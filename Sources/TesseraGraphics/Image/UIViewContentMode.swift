// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The way content is fitted to a view of another size: `UIView.ContentMode`, which images also use.
///
/// `scaleAspectFit` scales proportionally until everything fits, `scaleAspectFill` until the view is filled, and `redraw`
/// stretches images like `scaleToFill`. The other modes preserve the content's size and align it to the center, an edge or a
/// corner.
public enum UIViewContentMode: Int, Sendable {
  /// The content is stretched to the view.
  case scaleToFill = 0
  case scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  case topLeft, topRight, bottomLeft, bottomRight
}
