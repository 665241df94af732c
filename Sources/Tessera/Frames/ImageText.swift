// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster
import TesseraText

/// A line of text in an image, such as a frame's label. It requires no views and can be used on any thread.
struct ImageText {
  private let layout: TextLayout
  /// The line height in pixels, rounded up. All strings of the same size, including empty ones, have the same height.
  let height: Int

  /// - Parameters:
  ///   - size: The font size in pixels per em.
  ///   - maxWidth: The maximum width in pixels. Longer text is truncated with an ellipsis.
  init(_ string: String, size: Double, maxWidth: Double = .infinity) {
    let font = FontLibrary.shared.font(for: FontDescriptor(size: size, monospacedDigits: true))
    var style = ParagraphStyle()
    style.lineBreakMode = .truncatingTail
    let text = AttributedText(string, font: font)
    layout = TextLayoutCache.shared.layout(text, style: style, maxWidth: maxWidth, maxLines: 1)
    height = Self.height(size: size)
  }

  /// Returns the line height for a font size, in pixels.
  static func height(size: Double) -> Int {
    Int(FontLibrary.shared.font(for: FontDescriptor(size: size, monospacedDigits: true)).lineHeight.rounded(.up))
  }

  /// The width in pixels.
  var width: Double { layout.width }

  /// The distance from the top to the baseline, in pixels.
  var baseline: Double { layout.firstBaseline }

  /// Appends the text to a display list, with its top-left corner at a point.
  func append(to list: inout DisplayList, x: Double, y: Double, color: Color) {
    for line in layout.lines {
      for run in line.runs { list.append(.glyphs(run.glyphs, color, .translation(x: x, y: y))) }
    }
  }
}
