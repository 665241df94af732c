// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The actions of an edit menu. Every responder conforms to this protocol but performs only actions that its class
/// overrides.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Moves the selection to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Inserts the contents of the pasteboard.
  func paste(_ sender: Any?)
  /// Selects the text at the insertion point.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Removes the selection.
  func delete(_ sender: Any?)
  /// Sets the writing direction to left-to-right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Sets the writing direction to right-to-left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Toggles bold text in the selection.
  func toggleBoldface(_ sender: Any?)
  /// Toggles italic text in the selection.
  func toggleItalics(_ sender: Any?)
  /// Toggles the underline of the selection.
  func toggleUnderline(_ sender: Any?)
  /// Increases the size of the selected text.
  func increaseSize(_ sender: Any?)
  /// Decreases the size of the selected text.
  func decreaseSize(_ sender: Any?)
  /// Inserts the contents of the pasteboard in the style of the surrounding text.
  func pasteAndMatchStyle(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}
