// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraViews

/// A view that shows an insertion point.
@preconcurrency @MainActor
public protocol UITextCursorView: UICoordinateSpace {
  /// Whether it comes and goes. It shows in its visible phase here.
  var isBlinking: Bool { get set }
  /// Begins with its visible phase.
  func resetBlinkAnimation()
}
