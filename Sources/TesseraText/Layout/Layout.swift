// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Lays out text in lines.
///
///     let text = AttributedText("Hello", font: FontLibrary.shared.font(for: FontDescriptor(size: 17)))
///     layout(text, maxWidth: .infinity).height  // 20.287109375
///
/// Truncating line break modes wrap by word and truncate only the last visible line. Without a limit on lines and
/// height, nothing is truncated. Lines that don't fit into `maxHeight` are omitted, except for the first line. NaN
/// and negative widths are treated as 0. A line always contains at least one character or ligature.
///
/// - Parameters:
///   - text: The text, with a font for every character.
///   - style: The line break mode, alignment and spacing.
///   - maxWidth: The maximum width in points; may be infinite.
///   - maxLines: The maximum number of lines; 0 for no limit.
///   - maxHeight: The maximum height in points; may be infinite.
///   - library: The library of fallback fonts.
/// - Complexity: O(n) in the length of the text.
package func layout(
  _ text: AttributedText, style: ParagraphStyle = ParagraphStyle(), maxWidth: Double, maxLines: Int = 0,
  maxHeight: Double = .infinity, library: FontLibrary = .shared
) -> TextLayout {
  guard let shaped = ShapedText(text, direction: style.baseDirection, library: library) else { return .empty }
  return layout(shaped, style: style, maxWidth: maxWidth, maxLines: maxLines, maxHeight: maxHeight, library: library)
}

/// Lays out a shaped text.
func layout(
  _ shaped: ShapedText, style: ParagraphStyle, maxWidth: Double, maxLines: Int, maxHeight: Double,
  library: FontLibrary
) -> TextLayout {
  guard !shaped.text.utf8.isEmpty else { return .empty }
  return LinePlacer.place(
    typeset(
      shaped, style: style, maxWidth: maxWidth, maxLines: maxLines, maxHeight: maxHeight, library: library))
}

/// Breaks a shaped text, which must not be empty, into lines.
func typeset(
  _ shaped: ShapedText, style: ParagraphStyle, maxWidth: Double, maxLines: Int, maxHeight: Double,
  library: FontLibrary
) -> Typesetter {
  let width = maxWidth.isNaN ? 0 : max(0, maxWidth)
  let typesetter = Typesetter(shaped, style: style, maxWidth: width, maxLines: max(0, maxLines), library: library)
  guard maxHeight < .infinity else { return typesetter }
  let count = LinePlacer.lineCount(typesetter, fitting: maxHeight)
  guard count < typesetter.lines.count else { return typesetter }
  return Typesetter(shaped, style: style, maxWidth: width, maxLines: count, library: library)
}
