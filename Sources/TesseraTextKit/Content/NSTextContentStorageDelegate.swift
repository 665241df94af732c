// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Makes the paragraphs of a content storage. The method is optional.
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
  /// A paragraph to show in place of characters of the storage, in UTF-16 units; nil for one with these. Places count the
  /// storage's characters: of a text of another length the places behind the shorter one's end are at its end.
  func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
  /// Nil: a paragraph with the storage's characters.
  public func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph? { nil }
}
