// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The requirements of a content manager: to enumerate elements in order and to replace them.
public protocol NSTextElementProvider: NSObjectProtocol {
  /// The range of the document.
  var documentRange: NSTextRange { get }
  /// Calls the block with elements until it returns false, starting with the element at a location. If the location is nil,
  /// enumeration starts with the document's first element or, in reverse, with the last. Returns the edge of the last element
  /// passed to the block, or nil if there was none.
  @discardableResult func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions,
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)?
  /// Replaces a range with elements; nil removes the range.
  func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)
  /// Writes edits to the backing store, and calls the handler, with an error on failure.
  func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)?)
  /// Returns the location at an offset; nil outside the document.
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
  /// Returns the number of units from the first location to the second; `NSNotFound` if it is unknown.
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
  /// Returns a range to edit or select instead of the given one; nil for the given one.
  func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange?
}

extension NSTextElementProvider {
  /// Returns nil: locations can't be counted.
  public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
  /// Returns `NSNotFound`: locations can't be counted.
  public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { NSNotFound }
  /// Returns nil: the range is not adjusted.
  public func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }
}
