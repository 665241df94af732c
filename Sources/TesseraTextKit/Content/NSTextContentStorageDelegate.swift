// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A delegate that creates the paragraphs of a content storage. The method is optional.
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
  /// Returns a paragraph to show for a range of the storage, in UTF-16 units, or nil to show the storage's
  /// characters. Locations are offsets in the storage. If the returned paragraph is shorter than the range, locations
  /// beyond its end are treated as its end.
  func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
  /// Returns nil, which shows the storage's characters.
  public func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph? { nil }
}
