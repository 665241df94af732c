// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraHarfBuzz

/// Finds the font for each grapheme cluster: the one asked for, or the first of the library that has the characters.
///
/// A cluster is never split between fonts. Emoji go to the emoji font first; a variation selector decides where a
/// character has both forms. A space or a point next to characters of another font stays with them.
struct FontChooser {
  private let library: FontLibrary
  private var fallbacks: [FontFace]?

  init(library: FontLibrary) {
    self.library = library
  }

  /// The face for scalars `range`; `neighbour` is the fallback face of the cluster before, or nil.
  mutating func face(
    for range: Range<Int>, of scalars: [UInt32], primary: FontFace, neighbour: FontFace?
  ) -> FontFace {
    let first = scalars[range.lowerBound]
    if range.count == 1 && first < 0x80 && neighbour == nil { return asciiFace(first, primary) }
    if EmojiPresentation.isEmoji(scalars, range), covers(library.emojiFace, scalars, range) {
      return library.emojiFace
    }
    if let neighbour, staysWithNeighbour(first), covers(neighbour, scalars, range) { return neighbour }
    if covers(primary, scalars, range) { return primary }
    return fallback(for: range, of: scalars, primary: primary)
  }

  private mutating func asciiFace(_ scalar: UInt32, _ primary: FontFace) -> FontFace {
    if primary.covers(scalar) || scalar < 0x20 || scalar == 0x7F { return primary }
    return fallback(for: 0..<1, of: [scalar], primary: primary)
  }

  private mutating func fallback(for range: Range<Int>, of scalars: [UInt32], primary: FontFace) -> FontFace {
    let fonts = fallbacks ?? library.fallbackFaces(for: primary)
    fallbacks = fonts
    if let font = fonts.first(where: { covers($0, scalars, range) }) { return font }
    // No font has all of it: take one that has the base character, else boxes of the font asked for.
    let base = scalars[range.lowerBound]
    return primary.covers(base) ? primary : fonts.first { $0.covers(base) } ?? primary
  }

  private func covers(_ face: FontFace, _ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    for i in range {
      let scalar = scalars[i]
      if face.covers(scalar) || isIgnorable(scalar, in: face) { continue }
      return false
    }
    return true
  }

  private func isIgnorable(_ scalar: UInt32, in face: FontFace) -> Bool {
    if scalar < 0x20 || (0x7F..<0xA0).contains(scalar) { return true }
    if scalar < 0xAD { return false }
    if face.role == .emoji && isSkinTone(scalar) { return true }
    return Unicode.Scalar(scalar)?.properties.isDefaultIgnorableCodePoint ?? true
  }

  /// Spaces and punctuation, not digits: those look alike in all fonts that have them.
  private func staysWithNeighbour(_ scalar: UInt32) -> Bool {
    guard let properties = Unicode.Scalar(scalar)?.properties else { return false }
    switch properties.generalCategory {
    case .spaceSeparator, .openPunctuation, .closePunctuation, .otherPunctuation, .dashPunctuation,
      .initialPunctuation, .finalPunctuation, .connectorPunctuation, .format:
      return true
    default: return false
    }
  }
}

/// Whether a grapheme cluster asks for its coloured form (UTS #51, section 4).
enum EmojiPresentation {
  static func isEmoji(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    let first = scalars[range.lowerBound]
    if range.count == 1 { return first >= 0x231A && hasEmojiPresentation(first) }
    for i in range.dropFirst() {
      if scalars[i] == 0xFE0F || scalars[i] == 0x20E3 || isSkinTone(scalars[i]) { return true }
      if scalars[i] == 0xFE0E { return false }
    }
    return hasEmojiPresentation(first)
  }

  private static func hasEmojiPresentation(_ scalar: UInt32) -> Bool {
    Unicode.Scalar(scalar)?.properties.isEmojiPresentation ?? false
  }
}
