// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A font face at a specific size. All lengths are unrounded points.
///
///     let font = FontLibrary.shared.font(for: FontDescriptor(size: 17))
///     font.lineHeight  // 20.287109375, as on iOS
package struct ScaledFont: Sendable {
  package let face: FontFace
  /// The number of points per em. Finite and not negative.
  package let size: Double
  package let ascender: Double
  /// The descender, a negative number.
  package let descender: Double
  package let capHeight: Double
  package let xHeight: Double
  /// The space between two lines. Text styles override the font's value.
  package var leading: Double
  /// The space added after every character, which gives the system font San Francisco's widths. 0 for other fonts.
  package var tracking: Double
  /// The number of points per font unit.
  let scale: Double

  /// San Francisco's line metrics in units of 1/2048 em. The system font uses them so that labels have the same
  /// height as on iOS.
  private static let system = (ascender: 1950.0, descender: -494.0, capHeight: 1443.0, xHeight: 1078.0, em: 2048.0)

  package init(face: FontFace, size: Double) {
    let size = size.isFinite ? min(max(size, 0), 100_000) : 0
    self.face = face
    self.size = size
    scale = size / face.unitsPerEm
    if face.usesSystemLineHeight {
      let metrics = Self.system
      let isSans = face.role == .system
      ascender = metrics.ascender * size / metrics.em
      descender = metrics.descender * size / metrics.em
      capHeight = isSans ? metrics.capHeight * size / metrics.em : face.capHeight * size / face.unitsPerEm
      xHeight = isSans ? metrics.xHeight * size / metrics.em : face.xHeight * size / face.unitsPerEm
      leading = 0
      tracking = isSans ? Tracking.system(size: size, weight: face.weight ?? 400) : 0
    } else {
      ascender = face.ascender * size / face.unitsPerEm
      descender = face.descender * size / face.unitsPerEm
      capHeight = face.capHeight * size / face.unitsPerEm
      xHeight = face.xHeight * size / face.unitsPerEm
      leading = face.lineGap * size / face.unitsPerEm
      tracking = 0
    }
  }

  /// The ascender minus the descender, without leading.
  package var lineHeight: Double { ascender - descender }

  /// The distance from the baseline to the center of the underline, a negative number.
  package var underlinePosition: Double { face.underlinePosition * scale }
  package var underlineThickness: Double { face.underlineThickness * scale }
  package var strikethroughPosition: Double { face.strikethroughPosition * scale }
  package var strikethroughThickness: Double { face.strikethroughThickness * scale }
}

extension ScaledFont: Hashable {
  package static func == (a: ScaledFont, b: ScaledFont) -> Bool {
    a.face === b.face && a.size == b.size && a.leading == b.leading && a.tracking == b.tracking
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(face))
    hasher.combine(size)
  }
}
