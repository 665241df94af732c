// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension UIFont {
  /// The purpose of a text, which determines its size, weight and line spacing at the user's text size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style in UIKit.
    public let rawValue: String

    /// Creates a style from its name in UIKit. Unknown names count as `body`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// 28 points at the default text size, bold.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// 36 points at the default text size, bold.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// 34 points at the default text size, with lines 41 points apart.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points at the default text size, with lines 34 points apart.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points at the default text size, with lines 28 points apart.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points at the default text size, with lines 25 points apart.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points at the default text size, with lines 22 points apart, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 15 points at the default text size, with lines 20 points apart.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 17 points at the default text size, with lines 22 points apart.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points at the default text size, with lines 21 points apart.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 13 points at the default text size, with lines 18 points apart.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points at the default text size, with lines 16 points apart.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points at the default text size, with lines 13 points apart.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The metrics that scale fonts and lengths with this style.
    public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
  }
}
