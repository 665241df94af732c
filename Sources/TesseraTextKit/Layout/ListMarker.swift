// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

struct ListMarker {
  var text: String
  /// The attributes merged over those of the item's first character.
  var attributes: [NSAttributedString.Key: Any] = [:]

  /// The marker as a single line: line breaks become spaces.
  var line: String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { StyledTextBuilder.endsParagraph($0) ? " " : $0 }))
  }
}

extension TextListCounter {
  /// Returns the marker of a paragraph, or nil if its style has no list or the text already contains its markers.
  mutating func drawnMarker(of style: NSParagraphStyle?) -> ListMarker? {
    let lists = style?.textLists ?? []
    guard let marker = marker(of: lists), let list = lists.last, !type(of: list).includesTextListMarkers else {
      return nil
    }
    return ListMarker(text: marker)
  }
}
