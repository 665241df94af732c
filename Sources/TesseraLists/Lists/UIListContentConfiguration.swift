// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The content of a list's row: an image, a text, and a second text below or beside it.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How one of the texts looks.
  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    public var numberOfLines = 0
    public var alignment: NSTextAlignment = .natural
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    public var adjustsFontSizeToFitWidth = false
    public var adjustsFontForContentSizeCategory = true
  }

  /// How the image looks.
  public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    /// The most the image may take, in points; 0 on an axis means no limit.
    public var maximumSize: CGSize = .zero
    /// The room kept for the image, in points, so that texts of several rows align; 0 means the image's own size.
    public var reservedLayoutSize: CGSize = .zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  public var prefersSideBySideTextAndSecondaryText = false
  public var directionalLayoutMargins = standardMargins
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The least height of the row; lists lower it for headers and footers.
  var minimumHeight = TableMetrics.standardRowHeight
  /// The margins of content that did not ask for its own.
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

  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.headline, .label, secondary: .footnote, .secondaryLabel)
  }

  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.footnote, .secondaryLabel, secondary: .footnote, .secondaryLabel)
  }

  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(.footnote, .secondaryLabel, secondary: .footnote, .secondaryLabel)
  }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
