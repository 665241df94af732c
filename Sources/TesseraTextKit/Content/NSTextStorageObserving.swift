// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Follows the edits of a text storage, beside its layout managers.
public protocol NSTextStorageObserving: NSObjectProtocol {
  /// The storage; nil for none.
  var textStorage: NSTextStorage? { get set }
  /// The storage was edited: what, where as the text is now, and how many UTF-16 units it has become longer.
  func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange)
  /// Runs edits of the storage as one.
  func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void)
}
