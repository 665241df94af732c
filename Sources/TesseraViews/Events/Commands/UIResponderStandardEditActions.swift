// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The actions of an edit menu. Every responder conforms and performs those that its class overrides.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Moves the selection to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Inserts the content of the pasteboard.
  func paste(_ sender: Any?)
  /// Selects the content at the insertion point.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Removes the selection.
  func delete(_ sender: Any?)
  /// Sets the writing direction to left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Sets the writing direction to right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Makes the selection bold, or not bold.
  func toggleBoldface(_ sender: Any?)
  /// Makes the selection italic, or upright.
  func toggleItalics(_ sender: Any?)
  /// Underlines the selection, or removes the underline.
  func toggleUnderline(_ sender: Any?)
  /// Makes the selection larger.
  func increaseSize(_ sender: Any?)
  /// Makes the selection smaller.
  func decreaseSize(_ sender: Any?)
  /// Inserts the content of the pasteboard in the style of the surrounding text.
  func pasteAndMatchStyle(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}
