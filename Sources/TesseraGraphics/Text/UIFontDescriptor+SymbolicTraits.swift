// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension UIFontDescriptor {
  /// Symbolic traits of a font. Italic, bold, monospaced and the two leading traits affect the font. The other traits
  /// are stored only.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bit mask, with one bit per trait and the typeface class in the highest four bits.
    public let rawValue: UInt32

    /// Creates traits from a bit mask. Unknown bits are preserved.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// A weight of at least semibold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Letters that are wider than standard. Stored only.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Letters that are narrower than standard. Stored only.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Characters of equal width. Selects the monospaced design of system fonts.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// A design for vertical text. Stored only.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// A design for user interface controls. Stored only.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// A line height that is reduced by two points.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// A line height that is increased by two points.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

    // The typeface class is a number in the highest four bits.
    /// The bits that contain the typeface class.
    public static let classMask = SymbolicTraits(rawValue: 15 << 28)
    /// Old-style serifs. Like all classes, stored only.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// Transitional serifs.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// Thin serifs with high contrast.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// Thick, rounded serifs.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// Slab serifs.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// Freeform serifs.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// No serifs.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// Ornamental typefaces.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// Typefaces that resemble handwriting.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// Symbols instead of letters.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for the design.
    public let rawValue: String

    /// Creates a design with the given name. Unknown designs are drawn with the default design.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The default design, Tessera Sans.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The design with rounded stroke ends, Nunito.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The design with serifs, Noto Serif.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The design with characters of equal width, JetBrains Mono.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
