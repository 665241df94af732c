// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraSystem.HarfBuzz

/// The OpenType features that differ from HarfBuzz's defaults. Created once per face.
struct FontFeatures: @unchecked Sendable {
  enum Style: Hashable, Sendable {
    /// The default features of the font.
    case plain
    /// No contextual alternates, as in Apple's system fonts. With contextual alternates, Tessera Sans and JetBrains
    /// Mono draw an arrow for `->`.
    case system
    /// Like `system`, but with digits of equal width.
    case systemWithEvenDigits
  }

  let withLigatures: [hb_feature_t]
  let withoutLigatures: [hb_feature_t]
  let withLigaturesUnkerned: [hb_feature_t]
  let withoutLigaturesUnkerned: [hb_feature_t]

  init(_ style: Style) {
    var features: [hb_feature_t] = []
    if style != .plain { features.append(Self.feature("calt", 0)) }
    if style == .systemWithEvenDigits { features.append(Self.feature("tnum", 1)) }
    withLigatures = features
    withoutLigatures = features + [Self.feature("liga", 0), Self.feature("clig", 0)]
    withLigaturesUnkerned = withLigatures + [Self.feature("kern", 0)]
    withoutLigaturesUnkerned = withoutLigatures + [Self.feature("kern", 0)]
  }

  private static func feature(_ tag: StaticString, _ value: UInt32) -> hb_feature_t {
    hb_feature_t(tag: hbTag(tag), value: value, start: 0, end: UInt32.max)
  }
}
