// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension UIFont {
  /// A text style, which determines the font size, weight and line spacing of text for the user's text size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for the style.
    public let rawValue: String

    /// Creates a style with UIKit's name for the style. Unknown names are treated as `body`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The second extra-large title style: bold and 28 points at the default text size.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// The extra-large title style: bold and 36 points at the default text size.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// The large title style: 34 points with a line height of 41 points at the default text size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The first title style: 28 points with a line height of 34 points at the default text size.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The second title style: 22 points with a line height of 28 points at the default text size.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The third title style: 20 points with a line height of 25 points at the default text size.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The headline style: semibold and 17 points with a line height of 22 points at the default text size.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// The subheadline style: 15 points with a line height of 20 points at the default text size.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// The body style: 17 points with a line height of 22 points at the default text size.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// The callout style: 16 points with a line height of 21 points at the default text size.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// The footnote style: 13 points with a line height of 18 points at the default text size.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The first caption style: 12 points with a line height of 16 points at the default text size.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The second caption style: 11 points with a line height of 13 points at the default text size.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The metrics for scaling fonts and lengths in proportion to this style.
    public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
  }
}
