// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraTextKit
import TesseraViews

/// A summary of the content in a text view that a label can't draw: attachments, lists and interactive items.
struct TextContents {
  /// The attachments that may provide a view.
  private var candidates: [NSTextAttachment] = []
  private(set) var hasAttachments = false
  /// Whether the text contains lists with visible markers.
  private(set) var hasLists = false
  /// Whether the text contains links, attachments or tagged text.
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
