// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension UIFontDescriptor {
  /// Combinable traits of a font. Italic, bold, monospaced and the two leading traits change the font; the others are stored.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// One bit per trait, with the class in the highest four bits.
    public let rawValue: UInt32

    /// Creates traits from a bit mask. Unknown bits are preserved.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// A weight of semibold or more.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Letters wider than standard. Stored, but has no effect.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Letters narrower than standard. Stored, but has no effect.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Characters of equal width. Selects the monospaced design of system fonts.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// A design for vertical lines. Stored, but has no effect.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// A design for controls. Stored, but has no effect.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Lines are two points closer together.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines are two points further apart.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

    // The class of a typeface is one number in the highest four bits.
    /// The bits of the class.
    public static let classMask = SymbolicTraits(rawValue: 15 << 28)
    /// Old-style serifs. Stored, as are all classes.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// Transitional serifs.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// Thin serifs with strong contrast.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// Thick, rounded serifs.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// Slab serifs.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// Other serifs.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// No serifs.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// Ornamental faces.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// Handwriting.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// Symbols instead of letters.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name in UIKit.
    public let rawValue: String

    /// Creates a design from its name. Unknown designs are drawn with the default design.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The default design: Inter.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Rounded stroke ends: Nunito.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Letters with serifs: Noto Serif.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Characters of equal width: JetBrains Mono.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
