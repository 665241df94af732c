// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Sets a text in lines.
///
///     let text = AttributedText("Hello", font: FontLibrary.shared.font(for: FontDescriptor(size: 17)))
///     layout(text, maxWidth: .infinity).height  // 20.287109375
///
/// A truncating line break mode wraps by word and shortens only the last line that may be shown. Without a limit on
/// lines and height nothing is truncated. Lines that do not fit into `maxHeight` are left out, but the first never is.
/// NaN and negative widths count as 0; a line holds at least one character or ligature.
///
/// - Parameters:
///   - text: what is set, with a font for every character.
///   - style: how lines break, align and are spaced.
///   - maxWidth: points; may be infinite.
///   - maxLines: 0 for no limit.
///   - maxHeight: points; may be infinite.
///   - library: where fonts are found for characters that a text's own font lacks.
/// - Complexity: O(n) in the length of the text.
package func layout(
  _ text: AttributedText, style: ParagraphStyle = ParagraphStyle(), maxWidth: Double, maxLines: Int = 0,
  maxHeight: Double = .infinity, library: FontLibrary = .shared
) -> TextLayout {
  guard let shaped = ShapedText(text, direction: style.baseDirection, library: library) else { return .empty }
  return layout(shaped, style: style, maxWidth: maxWidth, maxLines: maxLines, maxHeight: maxHeight, library: library)
}

/// Sets a text that is already shaped.
func layout(
  _ shaped: ShapedText, style: ParagraphStyle, maxWidth: Double, maxLines: Int, maxHeight: Double,
  library: FontLibrary
) -> TextLayout {
  guard !shaped.text.utf8.isEmpty else { return .empty }
  return LinePlacer.place(
    typeset(
      shaped, style: style, maxWidth: maxWidth, maxLines: maxLines, maxHeight: maxHeight, library: library))
}

/// Cuts a text that is already shaped, and not empty, into lines.
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
