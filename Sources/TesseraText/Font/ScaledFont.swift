// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A face at a size. All lengths are points, unrounded.
///
///     let font = FontLibrary.shared.font(for: FontDescriptor(size: 17))
///     font.lineHeight  // 20.287109375, as on iOS
package struct ScaledFont: Sendable {
  package let face: FontFace
  /// Points per em; finite and not negative.
  package let size: Double
  package let ascender: Double
  /// Negative.
  package let descender: Double
  package let capHeight: Double
  package let xHeight: Double
  /// Extra space between two lines. From the font; the caller may set it (text styles have their own).
  package var leading: Double
  /// Added after every character: what gives the system font San Francisco's widths, 0 for others.
  package var tracking: Double
  /// Points per font unit.
  let scale: Double

  /// Line metrics of San Francisco, per 2048, which the system font takes so that labels are as high as on iOS.
  private static let system = (ascender: 1950.0, descender: -494.0, capHeight: 1443.0, xHeight: 1078.0, em: 2048.0)

  package init(face: FontFace, size: Double) {
    let size = size.isFinite ? min(max(size, 0), 100_000) : 0
    self.face = face
    self.size = size
    scale = size / face.unitsPerEm
    if face.hasSystemLines {
      let metrics = Self.system
      let isSans = face.role == .system
      ascender = metrics.ascender * size / metrics.em
      descender = metrics.descender * size / metrics.em
      capHeight = isSans ? metrics.capHeight * size / metrics.em : face.capHeight * size / face.unitsPerEm
      xHeight = isSans ? metrics.xHeight * size / metrics.em : face.xHeight * size / face.unitsPerEm
      leading = 0
      tracking =
        isSans ? Tracking.system(size: size, weight: face.weight ?? 400, isItalic: face.metrics.isItalic) : 0
    } else {
      ascender = face.ascender * size / face.unitsPerEm
      descender = face.descender * size / face.unitsPerEm
      capHeight = face.capHeight * size / face.unitsPerEm
      xHeight = face.xHeight * size / face.unitsPerEm
      leading = face.lineGap * size / face.unitsPerEm
      tracking = 0
    }
  }

  /// Ascender minus descender, without leading.
  package var lineHeight: Double { ascender - descender }

  /// Centre of the underline above the baseline: negative.
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
