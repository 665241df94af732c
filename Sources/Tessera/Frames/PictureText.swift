// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster
import TesseraText

/// One line of text in a picture, such as the label of a frame. Needs no views and works on any thread.
struct PictureText {
  private let layout: TextLayout
  /// Pixels per line, rounded up. The same for every text of that size, also for an empty one.
  let height: Int

  /// - Parameters:
  ///   - size: Pixels per em.
  ///   - maxWidth: Pixels; what is longer ends in an ellipsis.
  init(_ string: String, size: Double, maxWidth: Double = .infinity) {
    let font = FontLibrary.shared.font(for: FontDescriptor(size: size, monospacedDigits: true))
    var style = ParagraphStyle()
    style.lineBreakMode = .truncatingTail
    let text = AttributedText(string, font: font)
    layout = TextLayoutCache.shared.layout(text, style: style, maxWidth: maxWidth, maxLines: 1)
    height = Self.height(size: size)
  }

  /// Pixels of a line of text.
  static func height(size: Double) -> Int {
    Int(FontLibrary.shared.font(for: FontDescriptor(size: size, monospacedDigits: true)).lineHeight.rounded(.up))
  }

  /// Pixels.
  var width: Double { layout.width }

  /// Pixels from the top to the baseline.
  var baseline: Double { layout.firstBaseline }

  /// Appends the text with its top left corner at a place.
  func append(to list: inout DisplayList, x: Double, y: Double, color: Color) {
    for line in layout.lines {
      for run in line.runs { list.append(.glyphs(run.glyphs, color, .translation(x: x, y: y))) }
    }
  }
}
