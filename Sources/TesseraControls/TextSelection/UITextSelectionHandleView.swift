// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics
public import TesseraViews

/// A view at an end of a selection.
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: UICoordinateSpace {
  /// At which end it stands: `.leading` or `.trailing`.
  var direction: NSDirectionalRectEdge { get set }
  /// Whether lines run from top to bottom.
  var isVertical: Bool { get set }
  /// A shape of an own in place of the bar and disc; nil for these.
  var customShape: UIBezierPath? { get set }
  /// Where it stands beside a rectangle of a selection.
  func preferredFrame(for rect: CGRect) -> CGRect
}
