// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The actions of an edit menu. Every responder conforms; it performs those that its class overrides.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Puts the selection on the pasteboard and removes it.
  func cut(_ sender: Any?)
  /// Puts the selection on the pasteboard.
  func copy(_ sender: Any?)
  /// Inserts what is on the pasteboard.
  func paste(_ sender: Any?)
  /// Selects what is at the insertion point.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Removes the selection.
  func delete(_ sender: Any?)
  /// Has text run from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Has text run from right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Makes the selection bold, or not bold.
  func toggleBoldface(_ sender: Any?)
  /// Makes the selection italic, or upright.
  func toggleItalics(_ sender: Any?)
  /// Underlines the selection, or not.
  func toggleUnderline(_ sender: Any?)
  /// Makes the selection larger.
  func increaseSize(_ sender: Any?)
  /// Makes the selection smaller.
  func decreaseSize(_ sender: Any?)
  /// Inserts what is on the pasteboard in the style of what is around.
  func pasteAndMatchStyle(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}
