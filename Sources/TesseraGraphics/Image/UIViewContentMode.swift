// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How content fits a view whose size differs from the content's: `UIView.ContentMode`, which images know too.
public enum UIViewContentMode: Int, Sendable {
  case scaleToFill = 0
  case scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  case topLeft, topRight, bottomLeft, bottomRight
}
