// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraViews

/// A view that lies on selected text.
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: UICoordinateSpace {
  /// What is selected, in the coordinates of the text's view.
  var selectionRects: [UITextSelectionRect] { get set }
}
