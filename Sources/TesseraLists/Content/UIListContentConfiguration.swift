// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The content of a list's row: an image, a text, and a second text below or beside it.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How one of the texts looks.
  ///
  /// - Note: Differs from UIKit: `adjustsFontForContentSizeCategory` is stored only.
  public struct TextProperties {
    /// The text's font, as it is: it does not follow the text size of its place.
    public var font: UIFont
    /// The text's colour.
    public var color: UIColor
    /// The most lines; 0, the default, is without limit.
    public var numberOfLines = 0
    /// Where the text stands in its width. `natural` by default.
    public var alignment: NSTextAlignment = .natural
    /// How text too long is cut or wrapped. `byTruncatingTail` by default.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// Whether a single line shrinks to fit its width. False by default.
    public var adjustsFontSizeToFitWidth = false
    /// Stored only: the font stays as it is given.
    public var adjustsFontForContentSizeCategory = true
  }

  /// How the image looks.
  public struct ImageProperties {
    /// The colour of template images and symbols; nil for the tint colour of their place.
    public var tintColor: UIColor?
    /// The radius of the image's corners, in points. 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The most the image may take, in points; larger images shrink in proportion. 0 on an axis, the default, means no
    /// limit.
    public var maximumSize: CGSize = .zero
    /// The room kept for the image, in points, so that texts of several rows align. The image is centred in it. 0, the
    /// default, means the standard width for symbols and no height of theirs, and the image's own size for others.
    public var reservedLayoutSize: CGSize = .zero
    /// Stands in `reservedLayoutSize` for the room that symbols have: 28 points, which grow with the body text.
    ///
    /// - Note: Differs from UIKit: the value and the points are from memory of iOS.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude
    /// The size and weight of a symbol; nil for the body text style at large scale.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  /// The image before the text; nil, the default, for none.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// The first text; nil, the default, for none. `attributedText` comes before it.
  public var text: String?
  /// The first text with attributes of its own; nil, the default, for none.
  public var attributedText: NSAttributedString?
  /// How the first text looks.
  public var textProperties: TextProperties
  /// The second text; nil, the default, for none. `secondaryAttributedText` comes before it.
  public var secondaryText: String?
  /// The second text with attributes of its own; nil, the default, for none.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// Whether the second text stands at the far end of the first one's line where there is room for both, and below it
  /// only where there is not. False by default.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The room around the content, in points. 11 above and below and 16 at the sides by default; where they are left
  /// so, a list or a table puts in the margins of the row.
  public var directionalLayoutMargins = standardMargins
  /// The distance between the image and the texts, in points. 16 by default.
  public var imageToTextPadding: CGFloat = 16
  /// The least distance between texts side by side, in points. 12 by default.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  /// The distance between texts one below the other, in points. 3 by default.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The least height of the row; lists lower it for headers and footers.
  var minimumHeight = TableMetrics.standardRowHeight
  /// The margins that stand for those of the row's place.
  nonisolated static let standardMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

  private init(_ style: UIFont.TextStyle, _ color: UIColor, secondary: UIFont.TextStyle, _ secondaryColor: UIColor) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: secondary), color: secondaryColor)
  }

  /// A title, and a smaller text below it.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, .label, secondary: .caption1, .label)
  }

  /// A title, and a smaller grey text below it.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, .label, secondary: .caption1, .secondaryLabel)
  }

  /// A title, and a grey value at the other end.
  public static func valueCell() -> UIListContentConfiguration {
    var result = UIListContentConfiguration(.body, .label, secondary: .body, .secondaryLabel)
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }

  /// The title of a plain list's section: headline style, in the label colour.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.headline, .label, secondary: .footnote, .secondaryLabel)
  }

  /// The title of a grouped list's section: footnote style, in grey. The text is not put into capitals.
  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.footnote, .secondaryLabel, secondary: .footnote, .secondaryLabel)
  }

  /// The text below a grouped list's section: footnote style, in grey.
  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(.footnote, .secondaryLabel, secondary: .footnote, .secondaryLabel)
  }

  /// Makes a `UIListContentView` that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// The configuration itself: it looks the same in all states.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
