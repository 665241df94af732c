// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The properties of a font requested by a view. `FontLibrary` finds the best matching face.
package struct FontDescriptor: Hashable, Sendable {
  package enum Design: Hashable, Sendable {
    case system
    case monospaced
    case serif
    case rounded
    /// An Apple font, replaced with a font that has the same widths.
    case standIn(SubstituteFont)
    /// The family, full or PostScript name of a registered font.
    case named(String)
  }

  package var design: Design
  /// The weight from 100 to 900, where 400 is regular.
  package var weight: Double
  package var italic: Bool
  /// The size in points.
  package var size: Double
  /// Whether all digits have the same width. Supported only by the system font.
  package var monospacedDigits: Bool

  package init(
    design: Design = .system, weight: Double = 400, italic: Bool = false, size: Double = 17,
    monospacedDigits: Bool = false
  ) {
    self.design = design
    self.weight = weight
    self.italic = italic
    self.size = size
    self.monospacedDigits = monospacedDigits
  }
}
