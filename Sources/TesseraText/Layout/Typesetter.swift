// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The first step of layout, which breaks text into lines of equal width. `LinePlacer` determines positions later.
struct Typesetter {
  let maxWidth: Double
  private(set) var lineBuilder: LineBuilder
  private(set) var lines: [LineBuilder.Line] = []

  var style: ParagraphStyle { lineBuilder.style }
  var isTruncated: Bool { lines.last?.isTruncated ?? false }

  /// - Parameter maxLines: The maximum number of lines, or 0 for no limit. If more lines follow, the last one is
  ///   truncated.
  init(_ shaped: ShapedText, style: ParagraphStyle, maxWidth: Double, maxLines: Int, library: FontLibrary) {
    self.maxWidth = maxWidth
    lineBuilder = LineBuilder(shaped, style: style, library: library)
    while maxLines <= 0 || lines.count < maxLines {
      let left = maxLines > 0 ? maxLines - lines.count : Int.max
      let line =
        left == 1
        ? lineBuilder.last(width: maxWidth, mode: style.lineBreakMode)
        : lineBuilder.next(width: maxWidth, precedesLast: left == 2)
      guard let line else { return }
      lines.append(line)
    }
  }
}
