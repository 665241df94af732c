// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What is drawn for an emoji that the font has no single glyph for: the same without skin tones.
///
/// The core's font has no tones for people joined with others or with things. Couples whose partners have tones of their own
/// are sequences of two people; without tones Unicode knows them as one character only, and so for shaking hands.
enum EmojiSequence {
  /// Sequences that exist with tones only, without their tones, and what stands for them.
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

/// Emoji_Modifier: the five skin tones.
func isSkinTone(_ scalar: UInt32) -> Bool { (0x1F3FB...0x1F3FF).contains(scalar) }
