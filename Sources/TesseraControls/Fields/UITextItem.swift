// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraViews

/// A link or something else in a text view that can be touched.
@preconcurrency @MainActor
public final class UITextItem: NSObject {
  /// What can be touched in a text.
  public enum Content {
    /// A link.
    case link(URL)
    /// An attachment.
    case textAttachment(NSTextAttachment)
    /// A stretch of text with a name of the app's own, its attribute `textItemTag`.
    case tag(String)
  }

  /// The link or the name that the item stands for.
  public let content: Content
  /// Where it stands in the text, in UTF-16 units.
  public let range: NSRange

  init(_ content: Content, _ range: NSRange) {
    (self.content, self.range) = (content, range)
    super.init()
  }
}
