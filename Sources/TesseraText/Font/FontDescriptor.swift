// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Which font a view asks for. `FontLibrary` finds the face that comes nearest.
package struct FontDescriptor: Hashable, Sendable {
  package enum Design: Hashable, Sendable {
    case system
    case monospaced
    case serif
    case rounded
    /// A font of Apple's, drawn with one whose letters are as wide.
    case standIn(StandIn)
    /// A registered font's family, full or PostScript name.
    case named(String)
  }

  package var design: Design
  /// 100...900, 400 is regular.
  package var weight: Double
  package var italic: Bool
  /// Points.
  package var size: Double
  /// Whether all digits are equally wide; only the system font knows it.
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
