// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// What a content manager has to be able to do: tell its elements in order and replace some of them.
public protocol NSTextElementProvider: NSObjectProtocol {
  /// All of the document.
  var documentRange: NSTextRange { get }
  /// Calls the block with elements, from the one that holds a place or, for nil, from the document's first or, in reverse,
  /// its last, until it answers false. Returns the edge of the last element it was called with; nil if there was none.
  @discardableResult func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions,
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)?
  /// Puts elements in place of a range; nil to remove what is there.
  func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)
  /// Writes what was edited to where the text is kept, and calls the handler, with an error if that failed.
  func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)?)
  /// The place that many units further; nil outside the document.
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
  /// How many units the second place is behind the first; `NSNotFound` where that is not known.
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
  /// A range to edit or to select instead of one asked for; nil for that one.
  func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange?
}

extension NSTextElementProvider {
  /// Nil: places cannot be counted.
  public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
  /// `NSNotFound`: places cannot be counted.
  public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { NSNotFound }
  /// Nil: the range that was asked for.
  public func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }
}
