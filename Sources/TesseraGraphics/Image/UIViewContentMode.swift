// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The mode for fitting content to a view with a different size. `UIView.ContentMode` is an alias for this type,
/// which images also use.
///
/// `scaleAspectFit` scales the content proportionally so that all of it fits, and `scaleAspectFill` scales it
/// proportionally so that it fills the view. `redraw` stretches images like `scaleToFill`. The other modes preserve
/// the content's size and align it with the center, an edge or a corner.
public enum UIViewContentMode: Int, Sendable {
  /// The content is stretched to the view.
  case scaleToFill = 0
  case scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  case topLeft, topRight, bottomLeft, bottomRight
}
