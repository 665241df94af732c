// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What a UIFont or UIFontDescriptor asks for, as one value: fonts are equal when their specifications are, and every
// variation changes a copy of it.

import Foundation
import TesseraFoundation
import TesseraText

struct FontSpecification: Hashable, Sendable {
  enum Family: Hashable, Sendable {
    case system(UIFontDescriptor.SystemDesign)
    /// A family, full or PostScript name.
    case named(String)
  }

  var family: Family = .system(.default)
  var weight: UIFont.Weight = .regular
  var isItalic = false
  var hasMonospacedDigits = false
  var size: Double = 0
  /// The style that the font was made for, and the text size; they give it its leading.
  var textStyle: UIFont.TextStyle?
  var category: UIContentSizeCategory?
  /// Traits that choose no other face here: width, leading, use, class.
  var otherTraits: UIFontDescriptor.SymbolicTraits = []

  /// Traits that this type expresses in fields of their own.
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

  /// The same with values that can be drawn: size 0 for sizes that are negative or not finite, regular for a weight
  /// that is no number.
  var sanitized: FontSpecification {
    var copy = self
    if !size.isFinite || size < 0 { copy.size = 0 }
    if weight.rawValue.isNaN { copy.weight = .regular }
    return copy
  }

  /// What bold means: text styles have their own emphasised weight, and the system font's is semibold, as that of
  /// `boldSystemFont(ofSize:)`.
  private var boldWeight: UIFont.Weight {
    if let textStyle { return DynamicType.row(for: textStyle).boldWeight }
    return if case .system = family { .semibold } else { .bold }
  }

  /// The font that TesseraText lays out with.
  var scaledFont: ScaledFont {
    var font = FontLibrary.shared.font(for: textDescriptor)
    if let textStyle, let category {
      let entry = DynamicType.row(for: textStyle).entry(at: category)
      // A style's line pitch holds at its own size; a font derived at another size spaces lines by its metrics.
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
      case .named(let name): FontLibrary.shared.hasFont(named: name) ? .named(name) : standIn(for: name)
      }
    return TesseraText.FontDescriptor(
      design: design, weight: weight.axis, italic: isItalic, size: size, monospacedDigits: hasMonospacedDigits)
  }

  /// What is drawn for a font that is not here. Unless its letters are as wide, that is said.
  private func standIn(for name: String) -> TesseraText.FontDescriptor.Design {
    let font = DeviceFonts.font(named: name)
    if let font, let standIn = StandIn(family: font.family) { return .standIn(standIn) }
    let role = font?.role ?? FontRole(guessing: name)
    MissingResources.report(
      MissingResource(
        .font, name,
        reason: "it is not here, and drawn with \(role.fontName); register its file with UIFont.register to have it"))
    return role.design
  }
}
