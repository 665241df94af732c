// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The content of a list's row: an image, a text, and a second text below or next to it.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The appearance of a text.
  ///
  /// - Note: Differs from UIKit: `adjustsFontForContentSizeCategory` is stored only.
  public struct TextProperties {
    /// The text's font. It does not follow the content size category.
    public var font: UIFont
    /// The text's color.
    public var color: UIColor
    /// The maximum number of lines; 0, the default, means no limit.
    public var numberOfLines = 0
    /// The alignment of the text. `natural` by default.
    public var alignment: NSTextAlignment = .natural
    /// The truncation or wrapping of text that does not fit. `byTruncatingTail` by default.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// Whether a single line shrinks to fit its width. False by default.
    public var adjustsFontSizeToFitWidth = false
    /// Whether the font scales with the preferred text size. Stored only: the font does not scale.
    public var adjustsFontForContentSizeCategory = true
  }

  /// The appearance of the image.
  public struct ImageProperties {
    /// The color of template images and symbols; the inherited tint color if nil.
    public var tintColor: UIColor?
    /// The radius of the image's corners, in points. 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, in points; larger images are scaled down proportionally. 0 on an axis, the default, means
    /// no limit.
    public var maximumSize: CGSize = .zero
    /// The size reserved for the image, in points, so that texts of several rows align. The image is centered in it. 0, the
    /// default, means the standard width and no height for symbols, and the image's own size for others.
    public var reservedLayoutSize: CGSize = .zero
    /// The value of a `reservedLayoutSize` that means the standard width of symbols: 28 points, which scales with body text.
    ///
    /// - Note: Differs from UIKit: the value and the points approximate iOS.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude
    /// The size and weight of a symbol; nil for the body text style at large scale.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  /// The image before the text; none if nil, the default.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The first text; none if nil, the default. `attributedText` takes precedence.
  public var text: String?
  /// The first text with attributes; none if nil, the default.
  public var attributedText: NSAttributedString?
  /// The appearance of the first text.
  public var textProperties: TextProperties
  /// The second text; none if nil, the default. `secondaryAttributedText` takes precedence.
  public var secondaryText: String?
  /// The second text with attributes; none if nil, the default.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of the second text.
  public var secondaryTextProperties: TextProperties
  /// Whether the second text is at the far end of the first one's line if there is space for both, and below it otherwise.
  /// False by default.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The margins around the content, in points. By default 11 above and below and 16 at the sides, which a list or a table
  /// replaces by the margins of the row.
  public var directionalLayoutMargins = standardMargins
  /// The distance between the image and the texts, in points. 16 by default.
  public var imageToTextPadding: CGFloat = 16
  /// The minimum distance between texts side by side, in points. 12 by default.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  /// The distance between stacked texts, in points. 3 by default.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The minimum height of the row; lists reduce it for headers and footers.
  var minimumHeight = TableMetrics.standardRowHeight
  /// The default margins, which are replaced by those of the row.
  nonisolated static let standardMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

  private init(
    style: UIFont.TextStyle, color: UIColor, secondaryStyle secondary: UIFont.TextStyle, secondaryColor: UIColor
  ) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: secondary), color: secondaryColor)
  }

  /// Returns the content of a title with a smaller text below it.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(style: .body, color: .label, secondaryStyle: .caption1, secondaryColor: .label)
  }

  /// Returns the content of a title with a smaller gray text below it.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(style: .body, color: .label, secondaryStyle: .caption1, secondaryColor: .secondaryLabel)
  }

  /// Returns the content of a title with a gray value at the other end.
  public static func valueCell() -> UIListContentConfiguration {
    var result = UIListContentConfiguration(
      style: .body, color: .label, secondaryStyle: .body, secondaryColor: .secondaryLabel)
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }

  /// Returns the title of a plain list's section: headline style, in the label color.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      style: .headline, color: .label, secondaryStyle: .footnote, secondaryColor: .secondaryLabel)
  }

  /// Returns the title of a grouped list's section: footnote style, in gray. The text is not uppercased.
  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      style: .footnote, color: .secondaryLabel, secondaryStyle: .footnote, secondaryColor: .secondaryLabel)
  }

  /// Returns the text below a grouped list's section: footnote style, in gray.
  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      style: .footnote, color: .secondaryLabel, secondaryStyle: .footnote, secondaryColor: .secondaryLabel)
  }

  /// Creates a `UIListContentView` that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// Returns the configuration itself, which looks the same in all states.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
