// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An interface for enumerating and replacing the elements of a document. Adopted by content managers.
public protocol NSTextElementProvider: NSObjectProtocol {
  /// The range of the document.
  var documentRange: NSTextRange { get }
  /// Calls the block with elements until it returns false, starting with the element at a location. If the location
  /// is nil, the enumeration starts with the document's first element or, in reverse, with its last element. Returns
  /// the edge of the last element passed to the block, or nil if there was none.
  @discardableResult func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions,
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)?
  /// Replaces a range with elements. If the elements are nil, removes the range.
  func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)
  /// Writes edits to the backing store, then calls the handler. Passes an error on failure.
  func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)?)
  /// Returns the location at an offset, or nil outside of the document.
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
  /// Returns the number of UTF-16 units between two locations, or `NSNotFound` if it is unknown.
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
  /// Returns the range to edit or select instead of the given range, or nil to use the given range.
  func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange?
}

extension NSTextElementProvider {
  /// Returns nil, because locations can't be counted by default.
  public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
  /// Returns `NSNotFound`, because locations can't be counted by default.
  public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { NSNotFound }
  /// Returns nil, which leaves the range unadjusted.
  public func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }
}
