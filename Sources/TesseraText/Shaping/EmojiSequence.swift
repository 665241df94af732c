// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The fallback for an emoji that has no single glyph in the font: the same emoji without skin tones.
///
/// The core's font has no skin tones for people combined with other people or with objects. With skin tones, couples
/// are sequences of two people, but without them, Unicode has only a single character for couples. The same applies
/// to handshakes.
enum EmojiSequence {
  /// Sequences that exist only with skin tones, listed without the tones, and the character that replaces each
  /// sequence.
  private static let pairs: [(sequence: [UInt32], character: UInt32)] = [
    ([0x1FAF1, 0x200D, 0x1FAF2], 0x1F91D),
    ([0x1F9D1, 0x200D, 0x2764, 0xFE0F, 0x200D, 0x1F48B, 0x200D, 0x1F9D1], 0x1F48F),
    ([0x1F9D1, 0x200D, 0x2764, 0xFE0F, 0x200D, 0x1F9D1], 0x1F491),
    ([0x1F469, 0x200D, 0x1F91D, 0x200D, 0x1F468], 0x1F46B),
    ([0x1F468, 0x200D, 0x1F91D, 0x200D, 0x1F468], 0x1F46C),
    ([0x1F469, 0x200D, 0x1F91D, 0x200D, 0x1F469], 0x1F46D),
  ]

  static func withoutTones(_ scalars: ArraySlice<UInt32>) -> [UInt32] {
    let plain = scalars.filter { !isSkinTone($0) }
    if let pair = pairs.first(where: { $0.sequence.elementsEqual(plain) }) { return [pair.character] }
    return Array(plain)
  }
}

/// Returns whether a scalar is an Emoji_Modifier, which is one of the five skin tones.
func isSkinTone(_ scalar: UInt32) -> Bool { (0x1F3FB...0x1F3FF).contains(scalar) }
