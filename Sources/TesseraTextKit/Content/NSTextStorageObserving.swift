// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An observer of a text storage's edits. Observers are notified in addition to layout managers.
public protocol NSTextStorageObserving: NSObjectProtocol {
  /// The observed text storage, or nil.
  var textStorage: NSTextStorage? { get set }
  /// Processes an edit of the text storage. Receives the edited properties, the range in the edited text, and the
  /// change in length in UTF-16 units.
  func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange)
  /// Runs edits of the text storage in a transaction.
  func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void)
}
