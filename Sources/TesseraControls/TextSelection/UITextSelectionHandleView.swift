// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics
public import TesseraViews

/// A handle view at an end of a selection.
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: UICoordinateSpace {
  /// The end at which the handle is displayed: `.leading` for the start or `.trailing` for the end of the selection.
  var direction: NSDirectionalRectEdge { get set }
  /// Whether the text is vertical.
  var isVertical: Bool { get set }
  /// A custom shape that replaces the bar and disc; nil for the standard shape.
  var customShape: UIBezierPath? { get set }
  /// Returns the handle's frame for a selection rectangle.
  func preferredFrame(for rect: CGRect) -> CGRect
}
