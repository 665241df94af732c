// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

struct ListMarker {
  var text: String
  /// The marker's attributes, which override those of the item's first character.
  var attributes: [NSAttributedString.Key: Any] = [:]

  /// The marker as a single line. Line breaks are replaced with spaces.
  var line: String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { StyledTextBuilder.endsParagraph($0) ? " " : $0 }))
  }
}

extension TextListCounter {
  /// Returns the marker to draw for a paragraph, or nil if its style has no list or the text includes the markers.
  mutating func drawnMarker(of style: NSParagraphStyle?) -> ListMarker? {
    let lists = style?.textLists ?? []
    guard let marker = marker(of: lists), let list = lists.last, !type(of: list).includesTextListMarkers else {
      return nil
    }
    return ListMarker(text: marker)
  }
}
