// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The value of a UIFont or UIFontDescriptor. Fonts are equal if their specifications are equal. Each variation
// modifies a copy of the specification.

import Foundation
import TesseraFoundation
import TesseraText

struct FontSpecification: Hashable, Sendable {
  enum Family: Hashable, Sendable {
    case system(UIFontDescriptor.SystemDesign)
    /// A family name, full name or PostScript name.
    case named(String)
  }

  var family: Family = .system(.default)
  var weight: UIFont.Weight = .regular
  var isItalic = false
  var hasMonospacedDigits = false
  var size: Double = 0
  /// The text style for which the font was created. Together with the text size, it determines the leading.
  var textStyle: UIFont.TextStyle?
  var category: UIContentSizeCategory?
  /// The traits that do not affect the selection of a font: width, leading, use and class.
  var otherTraits: UIFontDescriptor.SymbolicTraits = []

  /// The traits that other properties represent.
  private static let expressed: UIFontDescriptor.SymbolicTraits = [.traitBold, .traitItalic, .traitMonoSpace]

  var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    get {
      var traits = otherTraits
      if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
      if isItalic { traits.insert(.traitItalic) }
      if family == .system(.monospaced) { traits.insert(.traitMonoSpace) }
      return traits
    }
    set {
      let isBold = symbolicTraits.contains(.traitBold)
      if newValue.contains(.traitBold) != isBold { weight = isBold ? .regular : boldWeight }
      isItalic = newValue.contains(.traitItalic)
      if case .system(let design) = family {
        if newValue.contains(.traitMonoSpace) {
          family = .system(.monospaced)
        } else if design == .monospaced {
          family = .system(.default)
        }
      }
      otherTraits = newValue.subtracting(Self.expressed)
    }
  }

  /// A copy with valid values. A negative or nonfinite size becomes 0, and a NaN weight becomes regular.
  var sanitized: FontSpecification {
    var copy = self
    if !size.isFinite || size < 0 { copy.size = 0 }
    if weight.rawValue.isNaN { copy.weight = .regular }
    return copy
  }

  /// The bold weight. For text styles, it is the style's emphasized weight. For the system font, it is semibold, as
  /// in `boldSystemFont(ofSize:)`.
  private var boldWeight: UIFont.Weight {
    if let textStyle { return DynamicType.row(for: textStyle).boldWeight }
    return if case .system = family { .semibold } else { .bold }
  }

  /// The corresponding font in the TesseraText module.
  var scaledFont: ScaledFont {
    var font = FontLibrary.shared.font(for: textDescriptor)
    if let textStyle, let category {
      let entry = DynamicType.row(for: textStyle).entry(at: category)
      // The line height of a text style is used only for the style's font size. For other sizes, the font's metrics
      // determine the line height.
      if entry.size == size { font.leading = entry.pitch - font.lineHeight }
    }
    if otherTraits.contains(.traitLooseLeading) { font.leading += 2 }
    if otherTraits.contains(.traitTightLeading) { font.leading -= 2 }
    return font
  }

  private var textDescriptor: TesseraText.FontDescriptor {
    let design: TesseraText.FontDescriptor.Design =
      switch family {
      case .system(.monospaced): .monospaced
      case .system(.serif): .serif
      case .system(.rounded): .rounded
      case .system: .system
      case .named(let name): FontLibrary.shared.hasFont(named: name) ? .named(name) : substitute(for: name)
      }
    return TesseraText.FontDescriptor(
      design: design, weight: weight.axis, italic: isItalic, size: size, monospacedDigits: hasMonospacedDigits)
  }

  /// Returns the substitute for a missing font. Reports the substitution unless the glyphs have the same widths.
  private func substitute(for name: String) -> TesseraText.FontDescriptor.Design {
    let font = DeviceFonts.font(named: name)
    if let font, let standIn = SubstituteFont(family: font.family) { return .standIn(standIn) }
    let role = font?.role ?? FontRole(guessing: name)
    MissingResources.report(
      MissingResource(
        .font, name,
        reason: "it is not available and is drawn with \(role.fontName); register its file with UIFont.register"))
    return role.design
  }
}
