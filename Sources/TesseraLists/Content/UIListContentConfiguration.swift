// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraGraphics

/// The content of a list row: an image, text, and secondary text below or next to the text.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The appearance of a label.
  ///
  /// - Note: Differs from UIKit: `adjustsFontForContentSizeCategory` is stored only.
  public struct TextProperties {
    /// A change of the case of letters.
    public enum TextTransform: Hashable, Sendable {
      /// The text is shown as it is.
      case none
      /// The text is shown in capital letters.
      case uppercase
      /// The text is shown in small letters.
      case lowercase
      /// Each word begins with a capital letter, and continues with small letters.
      case capitalized
    }

    /// The font. It does not scale with the content size category.
    public var font: UIFont
    /// The text color.
    public var color: UIColor
    /// The maximum number of lines. 0, the default, means no limit.
    public var numberOfLines = 0
    /// The text alignment. `natural` by default.
    public var alignment: NSTextAlignment = .natural
    /// The mode by which text that does not fit is truncated or wrapped. `byTruncatingTail` by default.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// The change of the case of letters, by the rules of the current language. `none` by default. Does not apply to
    /// attributed text.
    public var transform = TextTransform.none
    /// Whether the font shrinks so that a single line fits its width. False by default.
    public var adjustsFontSizeToFitWidth = false
    /// Whether the font scales with the preferred text size. Stored only: the font does not scale.
    public var adjustsFontForContentSizeCategory = true
  }

  /// The appearance of the image.
  public struct ImageProperties {
    /// The color of template images and symbols. If nil, the inherited tint color.
    public var tintColor: UIColor?
    /// The image's corner radius, in points. 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, in points. Larger images are scaled down proportionally. A value of 0, the
    /// default, means no limit on that axis.
    public var maximumSize: CGSize = .zero
    /// The size reserved for the image, in points, which aligns the text of several rows. The image is centered in
    /// the reserved size. With 0, the default, symbols have the standard width and no reserved height, and other
    /// images have their natural size.
    public var reservedLayoutSize: CGSize = .zero
    /// A value for `reservedLayoutSize` that means the standard width of symbols: 28 points, scaled with body text.
    ///
    /// - Note: Differs from UIKit: the constant and the width approximate iOS.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude
    /// The size and weight of a symbol. If nil, the symbol matches the body text style at large scale.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  /// The image before the text. If nil (the default), there is no image.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The text. If nil (the default), there is no text. `attributedText` takes precedence.
  public var text: String?
  /// The attributed text. If nil (the default), `text` is used.
  public var attributedText: NSAttributedString?
  /// The appearance of the text.
  public var textProperties: TextProperties
  /// The secondary text. If nil (the default), there is no secondary text. `secondaryAttributedText` takes precedence.
  public var secondaryText: String?
  /// The attributed secondary text. If nil (the default), `secondaryText` is used.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// Whether the secondary text is at the trailing end of the text's line if there is space for both. Otherwise, it
  /// is below the text. False by default.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The margins around the content, in points. The default is 11 above and below and 16 at the sides. A list or
  /// table replaces the default with the margins of the row.
  public var directionalLayoutMargins = standardMargins
  /// The spacing between the image and the text, in points. 16 by default.
  public var imageToTextPadding: CGFloat = 16
  /// The minimum spacing between side-by-side text and secondary text, in points. 12 by default.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  /// The spacing between stacked text and secondary text, in points. 3 by default.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The minimum height of the row. Lists reduce it for headers and footers.
  var minimumHeight: CGFloat = 44
  /// The default margins, which are replaced by the margins of the row.
  nonisolated static let standardMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

  private init(
    style: UIFont.TextStyle, color: UIColor, secondaryStyle secondary: UIFont.TextStyle, secondaryColor: UIColor
  ) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: secondary), color: secondaryColor)
  }

  /// Returns a configuration for a title with smaller text below.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(style: .body, color: .label, secondaryStyle: .caption1, secondaryColor: .label)
  }

  /// Returns a configuration for a title with smaller gray text below.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(style: .body, color: .label, secondaryStyle: .caption1, secondaryColor: .secondaryLabel)
  }

  /// Returns a configuration for a title with a gray value at the trailing end.
  public static func valueCell() -> UIListContentConfiguration {
    var result = UIListContentConfiguration(
      style: .body, color: .label, secondaryStyle: .body, secondaryColor: .secondaryLabel)
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }

  /// Returns a configuration for a section title in a plain list: headline style, in the label color.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      style: .headline, color: .label, secondaryStyle: .footnote, secondaryColor: .secondaryLabel)
  }

  /// Returns a configuration for a section title in a grouped list: footnote style, in gray and in capital letters. In
  /// the look of iOS 26, headline style in gray.
  public static func groupedHeader() -> UIListContentConfiguration {
    if UITraitCollection.current.isGlass {
      return UIListContentConfiguration(
        style: .headline, color: .secondaryLabel, secondaryStyle: .footnote, secondaryColor: .secondaryLabel)
    }
    var result = UIListContentConfiguration(
      style: .footnote, color: .secondaryLabel, secondaryStyle: .footnote, secondaryColor: .secondaryLabel)
    result.textProperties.transform = .uppercase
    return result
  }

  /// Returns a configuration for the text below a section of a grouped list: footnote style, in gray.
  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      style: .footnote, color: .secondaryLabel, secondaryStyle: .footnote, secondaryColor: .secondaryLabel)
  }

  /// Creates a `UIListContentView` that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// Returns the configuration unchanged, because it has the same appearance in all states.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
