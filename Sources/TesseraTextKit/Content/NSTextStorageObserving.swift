// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An observer of a text storage's edits, in addition to its layout managers.
public protocol NSTextStorageObserving: NSObjectProtocol {
  /// The observed storage; nil for none.
  var textStorage: NSTextStorage? { get set }
  /// Processes an edit of the storage: its kind, its range in the edited text, and the change in length in UTF-16 units.
  func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange)
  /// Runs edits of the storage as one transaction.
  func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void)
}
