// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A label's text as blocks of equal paragraph style, with their vertical layout and painting.

import Foundation
import TesseraRaster
package import TesseraText

/// A text that can be laid out at any width.
package struct LabelText {
  package enum Content {
    case none
    case plain(String)
    case attributed(NSAttributedString)

    package var string: String? {
      switch self {
      case .none: nil
      case .plain(let text): text
      case .attributed(let text): text.string
      }
    }

    package var isEmpty: Bool { string?.isEmpty ?? true }

    package func attributed(font: UIFont, color: UIColor) -> NSAttributedString? {
      switch self {
      case .none: nil
      case .plain(let text): NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: color])
      case .attributed(let text): text
      }
    }
  }

  package private(set) var styled: StyledText
  package let font: UIFont
  /// The maximum number of lines; 0 for no limit.
  package var lines: Int

  /// Creates the text of a label. A line break at the end does not begin another line, as in UIKit's labels and string drawing.
  /// In a text view it does.
  package init(_ content: Content, defaults: TextDefaults, lines: Int, showsLastEmptyLine: Bool = false) {
    switch content {
    case .none: styled = .empty
    case .plain(let text): styled = text.isEmpty ? .empty : StyledText(text, defaults: defaults)
    case .attributed(let text): styled = StyledText(text, defaults: defaults)
    }
    if !showsLastEmptyLine { styled.removeFinalLineBreak() }
    font = defaults.font
    self.lines = lines
  }

  package typealias Layout = StyledText.Layout

  /// Returns the layout of the text, which TesseraText caches.
  package func layout(width: Double, height: Double) -> Layout {
    let limit = width >= Double(CGFloat.greatestFiniteMagnitude) ? .infinity : width
    return styled.layout(maxWidth: limit, maxHeight: height, maxLines: lines)
  }

  /// Returns the positions of clusters in the lines of the blocks of a layout with the same width.
  package func clusters(of layout: Layout, width: Double) -> [[[TextLayout.Cluster]]] {
    styled.clusters(
      of: layout, maxWidth: width >= Double(CGFloat.greatestFiniteMagnitude) ? .infinity : width)
  }

  /// The size of the first character's font.
  package var pointSize: Double { styled.blocks.first?.text.runs.first?.attributes.font.size ?? Double(font.pointSize) }

  /// Returns the same text with every font scaled.
  package func scaled(by scale: Double) -> LabelText {
    var copy = self
    copy.styled = styled.scaled(by: scale)
    return copy
  }

  var withoutLeading: LabelText {
    var copy = self
    copy.styled = styled.withoutLeading
    return copy
  }

  /// The same text with an ellipsis if lines are omitted.
  var truncatingTail: LabelText {
    var copy = self
    copy.styled = styled.truncatingTail
    return copy
  }

  /// The heights above the first baseline and below the last one, in points.
  package var verticalMetrics: (ascent: CGFloat, descent: CGFloat) {
    guard let first = styled.blocks.first, let last = styled.blocks.last, !first.text.string.isEmpty else {
      return (font.ascender, -font.descender)
    }
    let whole = TextLayoutCache.shared.layout(first.text, style: first.style, maxWidth: .infinity, maxLines: 0)
    let end =
      styled.blocks.count == 1
      ? whole : TextLayoutCache.shared.layout(last.text, style: last.style, maxWidth: .infinity, maxLines: 0)
    return (CGFloat(whole.firstBaseline), CGFloat(end.height - end.lastBaseline))
  }
}
