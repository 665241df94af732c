// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraSystem.HarfBuzz

/// Chooses a font for each grapheme cluster: the requested font, or the first font in the library that supports the
/// characters.
///
/// A cluster is never split between fonts. For emoji, the emoji font is searched first. If a character has both text
/// and emoji presentation, a variation selector decides. A space or a period adjacent to characters in another font
/// uses that font as well, and an opening bracket uses the font of the text that follows it. Characters that no font
/// supports are drawn as boxes with their code points.
struct FontChooser {
  private let library: FontLibrary
  private var emoji: FontFace??
  private var system: (primary: FontFace, face: FontFace)?
  private var registered: [FontFace]?
  /// The fallback fonts for the last queried block of 256 code points, in the style of the last font that lacked one
  /// of its characters.
  private var block = UInt32.max
  private var blockPrimary: FontFace?
  private var blockFonts: [FallbackFont] = []
  private var blockFaces: [FontFace?] = []

  init(library: FontLibrary) {
    self.library = library
  }

  /// Returns the face for the scalars in `range`. `neighbor` is the fallback face of the previous cluster, or nil.
  /// `next` is the first scalar after the range if it has the same script.
  mutating func face(
    for range: Range<Int>, of scalars: [UInt32], primary: FontFace, neighbor: FontFace?, next: UInt32? = nil
  ) -> FontFace {
    let first = scalars[range.lowerBound]
    if range.count == 1 && first < 0x80 && neighbor == nil && (next ?? 0) < 0x590 {
      return asciiFace(first, primary)
    }
    if let neighbor, isNext(neighbor, primary: primary, scalar: first), !primary.covers(first),
      range.count == 1 || !EmojiPresentation.isEmoji(scalars, range),
      Self.covers(neighbor, scalars: scalars, range: range)
    {
      return neighbor
    }
    if EmojiPresentation.isEmoji(scalars, range), let face = emojiFace(),
      Self.covers(face, scalars: scalars, range: range)
    {
      return face
    }
    if let neighbor, Self.staysWithNeighbor(first), Self.covers(neighbor, scalars: scalars, range: range) {
      return neighbor
    }
    if let next, next >= 0x590, neighbor == nil, Self.opens(first), !primary.covers(next) {
      let face = fallback(for: 0..<1, of: [next], primary: primary)
      if face.role == .plain, Self.covers(face, scalars: scalars, range: range) { return face }
    }
    if Self.covers(primary, scalars: scalars, range: range) { return primary }
    return fallback(for: range, of: scalars, primary: primary)
  }

  /// Returns whether the neighbor is the first font to search for a letter of the last block, which is the usual case
  /// in text of a single script.
  private func isNext(_ neighbor: FontFace, primary: FontFace, scalar: UInt32) -> Bool {
    isLetterOfLastBlock(scalar) && isFirst(neighbor, like: primary)
  }

  /// Returns whether the neighbor is the first font to search for characters of the last block that `primary` lacks.
  func isFirst(_ neighbor: FontFace, like primary: FontFace) -> Bool {
    guard !blockFaces.isEmpty, blockPrimary === primary, primary.role == .system else { return false }
    return blockFaces[0] === neighbor
  }

  /// Returns whether a character is a letter of the last block.
  func isLetterOfLastBlock(_ scalar: UInt32) -> Bool {
    block == scalar >> 8 && (scalar >= 0x590 && scalar < 0x2000 || scalar >= 0x3000 && scalar < 0xE000)
  }

  private mutating func asciiFace(_ scalar: UInt32, _ primary: FontFace) -> FontFace {
    if primary.covers(scalar) || scalar < 0x20 || scalar == 0x7F { return primary }
    return fallback(for: 0..<1, of: [scalar], primary: primary)
  }

  private mutating func emojiFace() -> FontFace? {
    if let known = emoji { return known }
    let face = library.emojiFace
    emoji = .some(face)
    return face
  }

  /// Returns the first font that supports the whole cluster, otherwise the first font that supports its base
  /// character, and otherwise the font that draws boxes.
  private mutating func fallback(for range: Range<Int>, of scalars: [UInt32], primary: FontFace) -> FontFace {
    if let face = fallback(
      primary: primary, for: scalars[range.lowerBound], where: { Self.covers($0, scalars: scalars, range: range) })
    {
      return face
    }
    let base = scalars[range.lowerBound]
    if primary.covers(base) || Self.isIgnorable(base, in: primary) || Self.isSpace(base) { return primary }
    return fallback(primary: primary, for: base) { $0.covers(base) } ?? library.missingFace
  }

  private mutating func fallback(
    primary: FontFace, for base: UInt32, where isRight: (FontFace) -> Bool
  ) -> FontFace? {
    // The meaning of a private-use character depends on the font for which it was chosen.
    let isPrivate = Unicode.Scalar(base)?.properties.generalCategory == .privateUse
    if isPrivate { return registeredFaces().first(where: isRight) }
    if primary.role != .system {
      if system?.primary !== primary { system = (primary, library.systemFallback(like: primary)) }
      if let face = system?.face, isRight(face) { return face }
    }
    if block != base >> 8 || blockPrimary !== primary {
      block = base >> 8
      blockPrimary = primary
      blockFonts = library.fallbacks(for: base)
      blockFaces = Array(repeating: nil, count: blockFonts.count)
    }
    for i in blockFonts.indices {
      let face = candidate(at: i, like: primary)
      if isRight(face) { return face }
    }
    if let face = registeredFaces().first(where: isRight) { return face }
    guard let face = emojiFace(), isRight(face) else { return nil }
    return face
  }

  private mutating func registeredFaces() -> [FontFace] {
    let faces = registered ?? library.registeredFallbacks()
    registered = faces
    return faces
  }

  private mutating func candidate(at i: Int, like primary: FontFace) -> FontFace {
    if let face = blockFaces[i] { return face }
    let face = library.face(of: blockFonts[i], like: primary)
    blockFaces[i] = face
    return face
  }

  /// Returns whether the character is a space, which HarfBuzz synthesizes if the font has no glyph for it.
  private static func isSpace(_ scalar: UInt32) -> Bool {
    Unicode.Scalar(scalar)?.properties.generalCategory == .spaceSeparator
  }

  /// Returns whether the character uses the font of the following text, as opening brackets and quotation marks do.
  private static func opens(_ scalar: UInt32) -> Bool {
    if scalar == 0x22 || scalar == 0x27 { return true }
    guard let category = Unicode.Scalar(scalar)?.properties.generalCategory else { return false }
    return category == .openPunctuation || category == .initialPunctuation
  }

  private static func covers(_ face: FontFace, scalars: [UInt32], range: Range<Int>) -> Bool {
    for i in range {
      let scalar = scalars[i]
      if face.covers(scalar) || Self.isIgnorable(scalar, in: face) { continue }
      return false
    }
    return true
  }

  private static func isIgnorable(_ scalar: UInt32, in face: FontFace) -> Bool {
    if scalar < 0x20 || (0x7F..<0xA0).contains(scalar) { return true }
    if scalar < 0xAD { return false }
    // The placeholder of an attachment.
    if scalar == 0xFFFC { return true }
    return Unicode.Scalar(scalar)?.properties.isDefaultIgnorableCodePoint ?? true
  }

  /// Returns whether the character uses its neighbor's font. This applies to spaces and punctuation, but not to
  /// digits, which look alike in all fonts.
  private static func staysWithNeighbor(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 {
      return scalar == 0x20 || scalar > 0x20 && "!\"#%&'()*,-./:;?@[\\]_{}".utf8.contains(UInt8(scalar))
    }
    guard let properties = Unicode.Scalar(scalar)?.properties else { return false }
    switch properties.generalCategory {
    case .spaceSeparator, .openPunctuation, .closePunctuation, .otherPunctuation, .dashPunctuation,
      .initialPunctuation, .finalPunctuation, .connectorPunctuation, .format:
      return true
    default: return false
    }
  }
}

/// Whether a grapheme cluster has emoji presentation (UTS #51, section 4).
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
