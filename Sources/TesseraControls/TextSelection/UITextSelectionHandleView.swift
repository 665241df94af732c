// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics
public import TesseraViews

/// A view at an end of a selection.
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: UICoordinateSpace {
  /// The end of the selection: `.leading` or `.trailing`.
  var direction: NSDirectionalRectEdge { get set }
  /// Whether lines are vertical.
  var isVertical: Bool { get set }
  /// A custom shape that replaces the bar and disc; nil for the default.
  var customShape: UIBezierPath? { get set }
  /// Returns the frame next to a rectangle of a selection.
  func preferredFrame(for rect: CGRect) -> CGRect
}
