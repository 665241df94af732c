// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A delegate that creates the paragraphs of a content storage. The method is optional.
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
  /// Returns a paragraph to show for a range of the storage, in UTF-16 units; nil for one with the storage's characters.
  /// Locations count the storage's characters. If the paragraph is shorter, locations after its end count as its end.
  func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
  /// Returns nil: the paragraph has the storage's characters.
  public func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph? { nil }
}
