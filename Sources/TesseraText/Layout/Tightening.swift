// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension LineSource {
  /// Reduces the spacing between a line's characters so that the line fits the available width, unless the reduction
  /// would exceed `tighteningFactor` of this width. The reduction is distributed equally over all characters except
  /// the last.
  ///
  /// - Returns: Whether the line now fits.
  mutating func tighten(_ line: inout LineBuilder.Line, to limit: Double) -> Bool {
    let excess = line.width - limit
    guard limit > 0, excess <= ParagraphStyle.tighteningFactor * limit else { return false }
    let range = line.glyphs.lowerBound..<line.inkEnd
    let ends = range.dropLast().filter { glyphs[$0].cluster != glyphs[$0 + 1].cluster }
    guard !ends.isEmpty, !range.contains(where: { flags(at: glyphs[$0].cluster).contains(.tab) }) else { return false }
    let share = excess / Double(ends.count)
    for glyph in ends { glyphs[glyph].advance -= share }
    line.width = limit
    line.isTruncated = false
    return true
  }
}
