// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension UIFontDescriptor {
  /// Traits of a font that can be combined. Italic, bold, monospaced and the two of leading change the font; the others
  /// are kept.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// One bit per trait, and the class in the highest four.
    public let rawValue: UInt32

    /// The traits of a number; unknown bits are kept.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// At least semibold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wider than standard. Kept, draws the same.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrower than standard. Kept, draws the same.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All characters of equal width: for system fonts, the monospaced design.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// For vertical lines. Kept, draws the same.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// For controls. Kept, draws the same.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Lines stand two points closer.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines stand two points further apart.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

    // The class of a typeface: one number in the highest four bits.
    /// The bits of the class.
    public static let classMask = SymbolicTraits(rawValue: 15 << 28)
    /// Serifs as in old books. Kept, as all classes are.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// Serifs of the time between old and modern.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// Thin serifs, strong contrast.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// Thick and rounded serifs.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// Serifs like slabs.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// Serifs of other shapes.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// No serifs.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// Ornaments.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// Handwriting.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// Signs instead of letters.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name in UIKit.
    public let rawValue: String

    /// A design of any name; unknown ones are drawn with the default design.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The ordinary design: Inter.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Round ends of strokes: Nunito.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Letters with serifs: Noto Serif.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Characters of equal width: JetBrains Mono.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
