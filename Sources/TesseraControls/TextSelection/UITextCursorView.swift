// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraViews

/// A view that shows an insertion point.
@preconcurrency @MainActor
public protocol UITextCursorView: UICoordinateSpace {
  /// Whether the insertion point blinks. In Tessera, it is always visible.
  var isBlinking: Bool { get set }
  /// Restarts blinking with a visible insertion point.
  func resetBlinkAnimation()
}
