// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraTextKit
import TesseraViews

/// A summary of the elements in a text view's text that a label can't draw: attachments, lists and interactive items.
struct TextContents {
  /// Attachments that may have views.
  private var candidates: [NSTextAttachment] = []
  private(set) var hasAttachments = false
  /// Whether there are lists whose markers are drawn.
  private(set) var hasLists = false
  /// Whether there are links, attachments or tagged text.
  private(set) var hasItems = false

  init() {}

  init(_ content: LabelText.Content) {
    guard case .attributed(let text) = content else { return }
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, _, _ in
      if attributes[.link] != nil || attributes[.attachment] != nil || attributes[.textItemTag] != nil {
        hasItems = true
      }
      if let attachment = attributes[.attachment] as? NSTextAttachment {
        hasAttachments = true
        if attachment.fileType != nil || type(of: attachment) != NSTextAttachment.self { candidates.append(attachment) }
      }
      guard !hasLists, let list = (attributes[.paragraphStyle] as? NSParagraphStyle)?.textLists.last else { return }
      hasLists = !type(of: list).includesTextListMarkers
    }
  }

  var mayHaveViews: Bool { candidates.contains { $0.mayHaveView } }
}
