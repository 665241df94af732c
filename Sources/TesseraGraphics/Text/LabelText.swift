// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The text of a label, divided into blocks. Each block contains consecutive paragraphs with equal styles. This type
// lays out the blocks vertically and draws them.

import Foundation
import TesseraRaster
package import TesseraText

/// Text that can be laid out for any width.
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
  /// The maximum number of lines, or 0 for no limit.
  package var lines: Int

  /// Creates text for a label. In UIKit's labels and string drawing, a line break at the end does not begin an empty
  /// line. In text views, it does, so they pass true for `showsLastEmptyLine`.
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

  /// Returns the text's layout. TesseraText caches layouts.
  package func layout(width: Double, height: Double) -> Layout {
    let limit = width >= Double(CGFloat.greatestFiniteMagnitude) ? .infinity : width
    return styled.layout(maxWidth: limit, maxHeight: height, maxLines: lines)
  }

  /// Returns the positions of the glyph clusters in the lines of each block. The layout must have the same width.
  package func clusters(of layout: Layout, width: Double) -> [[[TextLayout.Cluster]]] {
    styled.clusters(
      of: layout, maxWidth: width >= Double(CGFloat.greatestFiniteMagnitude) ? .infinity : width)
  }

  /// The size of the first character's font, in points.
  package var pointSize: Double { styled.blocks.first?.text.runs.first?.attributes.font.size ?? Double(font.pointSize) }

  /// Returns a copy of the text with all fonts scaled.
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

  /// A copy of the text that ends with an ellipsis if lines are omitted.
  var truncatingTail: LabelText {
    var copy = self
    copy.styled = styled.truncatingTail
    return copy
  }

  /// The ascent of the first line and the descent of the last line, in points.
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
