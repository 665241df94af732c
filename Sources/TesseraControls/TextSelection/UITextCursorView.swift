// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraViews

/// A view that shows an insertion point.
@preconcurrency @MainActor
public protocol UITextCursorView: UICoordinateSpace {
  /// Whether the insertion point blinks. It is always in its visible phase here.
  var isBlinking: Bool { get set }
  /// Restarts blinking with the visible phase.
  func resetBlinkAnimation()
}
