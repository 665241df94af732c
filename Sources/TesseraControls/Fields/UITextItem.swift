// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraViews

/// An interactive item in a text view, such as a link.
@preconcurrency @MainActor
public final class UITextItem: NSObject {
  /// The content of an interactive item.
  public enum Content {
    /// A link.
    case link(URL)
    /// An attachment.
    case textAttachment(NSTextAttachment)
    /// A range of text with the attribute `textItemTag`, whose value is a tag chosen by the app.
    case tag(String)
  }

  /// The item's content: a link, an attachment or a tag.
  public let content: Content
  /// The item's range in the text, in UTF-16 units.
  public let range: NSRange

  init(_ content: Content, _ range: NSRange) {
    (self.content, self.range) = (content, range)
    super.init()
  }
}
