// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraText

extension StyledText {
  /// Size and first baseline of the text in points, not rounded: the blocks below each other.
  func measured(
    maxWidth: Double, maxHeight: Double, maxLines: Int
  ) -> (width: Double, height: Double, firstBaseline: Double) {
    var width = 0.0
    var height = 0.0
    var firstBaseline: Double?
    var lines = 0
    for block in blocks {
      if maxLines > 0, lines >= maxLines { break }
      let top = height + (firstBaseline == nil ? 0 : block.spacingBefore)
      let layout = TextLayoutCache.shared.layout(
        block.text, style: block.style, maxWidth: maxWidth, maxLines: maxLines > 0 ? maxLines - lines : 0,
        maxHeight: maxHeight - top)
      if layout.lines.isEmpty, firstBaseline != nil { break }
      lines += layout.lines.count
      width = max(width, layout.width)
      height = top + layout.height
      firstBaseline = firstBaseline ?? layout.firstBaseline
    }
    return (width, height, firstBaseline ?? 0)
  }

  /// The same text with lines as high as their fonts alone.
  var withoutLeading: StyledText {
    var copy = self
    copy.changeRuns { $0.attributes.font.leading = 0 }
    return copy
  }
}
