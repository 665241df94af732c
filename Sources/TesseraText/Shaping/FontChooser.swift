// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraHarfBuzz

/// Finds the font for each grapheme cluster: the one asked for, or the first of the library that has the characters.
///
/// A cluster is never split between fonts. Emoji go to the emoji font first; a variation selector decides where a
/// character has both forms. A space or a point next to characters of another font stays with them, an opening bracket goes
/// with what follows. What no font has is drawn as a box with its code point.
struct FontChooser {
  private let library: FontLibrary
  private var emoji: FontFace??
  private var system: (primary: FontFace, face: FontFace)?
  private var registered: [FontFace]?
  /// The fonts of the last block of 256 code points that was asked for, in the style of the last font that lacked some.
  private var block = UInt32.max
  private var blockPrimary: FontFace?
  private var blockFonts: [FallbackFont] = []
  private var blockFaces: [FontFace?] = []

  init(library: FontLibrary) {
    self.library = library
  }

  /// Returns the face for scalars `range`; `neighbour` is the fallback face of the cluster before, or nil. `next` is the first
  /// scalar behind them where it belongs to the same script.
  mutating func face(
    for range: Range<Int>, of scalars: [UInt32], primary: FontFace, neighbour: FontFace?, next: UInt32? = nil
  ) -> FontFace {
    let first = scalars[range.lowerBound]
    if range.count == 1 && first < 0x80 && neighbour == nil && (next ?? 0) < 0x590 {
      return asciiFace(first, primary)
    }
    if let neighbour, isNext(neighbour, primary, first), !primary.covers(first),
      range.count == 1 || !EmojiPresentation.isEmoji(scalars, range), Self.covers(neighbour, scalars, range)
    {
      return neighbour
    }
    if EmojiPresentation.isEmoji(scalars, range), let face = emojiFace(), Self.covers(face, scalars, range) {
      return face
    }
    if let neighbour, Self.staysWithNeighbour(first), Self.covers(neighbour, scalars, range) { return neighbour }
    if let next, next >= 0x590, neighbour == nil, Self.opens(first), !primary.covers(next) {
      let face = fallback(for: 0..<1, of: [next], primary: primary)
      if face.role == .plain, Self.covers(face, scalars, range) { return face }
    }
    if Self.covers(primary, scalars, range) { return primary }
    return fallback(for: range, of: scalars, primary: primary)
  }

  /// Returns whether the neighbour is the font that a letter comes from if it has it: the usual case in text of one script. It
  /// is the first that is asked for the block.
  private func isNext(_ neighbour: FontFace, _ primary: FontFace, _ scalar: UInt32) -> Bool {
    asksFirst(scalar) && isFirst(neighbour, like: primary)
  }

  /// Returns whether the neighbour is the first font that is asked for characters of the last block, where `primary` lacks
  /// them.
  func isFirst(_ neighbour: FontFace, like primary: FontFace) -> Bool {
    guard !blockFaces.isEmpty, blockPrimary === primary, primary.role == .system else { return false }
    return blockFaces[0] === neighbour
  }

  /// Returns whether a character is a letter of the last block.
  func asksFirst(_ scalar: UInt32) -> Bool {
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

  /// Returns the first font that has all of the cluster; else the first that has its base character; else boxes.
  private mutating func fallback(for range: Range<Int>, of scalars: [UInt32], primary: FontFace) -> FontFace {
    if let face = fallback(primary: primary, for: scalars[range.lowerBound], where: { Self.covers($0, scalars, range) })
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
    // What private characters mean only a font knows that was chosen for them.
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
      let face = candidate(i, like: primary)
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

  private mutating func candidate(_ i: Int, like primary: FontFace) -> FontFace {
    if let face = blockFaces[i] { return face }
    let face = library.face(of: blockFonts[i], like: primary)
    blockFaces[i] = face
    return face
  }

  /// Spaces without a glyph are made by HarfBuzz.
  private static func isSpace(_ scalar: UInt32) -> Bool {
    Unicode.Scalar(scalar)?.properties.generalCategory == .spaceSeparator
  }

  /// Returns whether the character belongs to what follows it: opening brackets and quotation marks.
  private static func opens(_ scalar: UInt32) -> Bool {
    if scalar == 0x22 || scalar == 0x27 { return true }
    guard let category = Unicode.Scalar(scalar)?.properties.generalCategory else { return false }
    return category == .openPunctuation || category == .initialPunctuation
  }

  private static func covers(_ face: FontFace, _ scalars: [UInt32], _ range: Range<Int>) -> Bool {
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
    // The place of an attachment.
    if scalar == 0xFFFC { return true }
    return Unicode.Scalar(scalar)?.properties.isDefaultIgnorableCodePoint ?? true
  }

  /// Spaces and punctuation, not digits: those look alike in all fonts that have them.
  private static func staysWithNeighbour(_ scalar: UInt32) -> Bool {
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
