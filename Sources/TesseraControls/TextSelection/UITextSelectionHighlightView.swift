// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraViews

/// A view that highlights selected text.
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: UICoordinateSpace {
  /// The selection rectangles, in the coordinate system of the text's view.
  var selectionRects: [UITextSelectionRect] { get set }
}
