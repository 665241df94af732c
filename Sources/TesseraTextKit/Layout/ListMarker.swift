// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

/// The marker of an item of a list.
struct ListMarker {
  var text: String
  /// What it is drawn with beside the look of the item's first character.
  var attributes: [NSAttributedString.Key: Any] = [:]

  /// The marker on one line.
  var line: String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { StyledTextBuilder.endsParagraph($0) ? " " : $0 }))
  }
}

extension TextListCounter {
  /// The marker of a paragraph; nil where its style names no list, or the text holds the markers itself.
  mutating func drawnMarker(of style: NSParagraphStyle?) -> ListMarker? {
    let lists = style?.textLists ?? []
    guard let marker = marker(of: lists), let list = lists.last, !type(of: list).includesTextListMarkers else {
      return nil
    }
    return ListMarker(text: marker)
  }
}
