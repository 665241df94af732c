// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// The placeholder of an empty screen, with an image, a text, a secondary text and two buttons in the center.
///
/// - Note: Differs from UIKit: fonts, sizes and spacing of the three styles approximate iOS 17.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The horizontal alignment of the content.
  public enum Alignment: Int, Sendable {
    /// Centered.
    case center
    /// Aligned to the leading edge.
    case natural
  }

  /// The appearance of the image.
  public struct ImageProperties: Sendable {
    /// The size and weight of a symbol. Nil means the symbol's own configuration.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of a symbol or template image. Nil means the tint color.
    public var tintColor: UIColor?
    /// The corner radius of the image, in points. 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, in points. A zero component means no limit.
    public var maximumSize = CGSize.zero
    /// Whether the image keeps its colors while the screen's colors are inverted. Stored but not used. `false` by
    /// default.
    public var accessibilityIgnoresInvertColors = false
  }

  /// The appearance of a placeholder's text.
  public struct TextProperties: Sendable {
    /// The text's font.
    public var font: UIFont
    /// The text's color.
    public var color: UIColor
    /// The truncation of text that does not fit. `.byTruncatingTail` by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines. 0, the default, means no limit.
    public var numberOfLines = 0
    /// Whether text that does not fit is scaled down. `false` by default.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum scale of text that is scaled down. 0 by default.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the last line may be tightened to avoid truncation. `false` by default.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font adapts to the preferred text size. `true` by default.
    public var adjustsFontForContentSizeCategory = true
  }

  /// The behavior of a placeholder's button.
  public struct ButtonProperties: Sendable {
    /// The action that a tap runs; nil for none.
    public var primaryAction: UIAction?
    /// The menu that the button opens; nil for none.
    public var menu: UIMenu?
    /// The role of the button.
    public var role = UIButton.Role.normal
    /// Whether the button is enabled. `true` by default.
    public var isEnabled = true
  }

  /// The horizontal alignment of the content. `.center` by default.
  public var alignment = Alignment.center
  /// The axes on which the margins are at least the superview's margins. Stored but not used. Both by default.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The margins around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
  /// The image above the text; nil for none.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The gap between the image and the text, in points.
  public var imageToTextPadding: CGFloat = 12
  /// The text; nil for none.
  public var text: String? {
    get { title?.string }
    set { title = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The attributed text; nil for none.
  public var attributedText: NSAttributedString? {
    get { title }
    set { title = newValue }
  }
  /// The appearance of the text.
  public var textProperties: TextProperties
  /// The secondary text; nil for none.
  public var secondaryText: String? {
    get { detail?.string }
    set { detail = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The attributed secondary text; nil for none.
  public var secondaryAttributedText: NSAttributedString? {
    get { detail }
    set { detail = newValue }
  }
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The gap between the text and the secondary text, in points.
  public var textToSecondaryTextPadding: CGFloat = 4
  /// The appearance of the first button. A button with neither a title nor an image is omitted.
  public var button = UIButton.Configuration.plain()
  /// The behavior of the first button.
  public var buttonProperties = ButtonProperties()
  /// The gap between the text and the buttons, in points.
  public var textToButtonPadding: CGFloat = 16
  /// The appearance of the second button. A button with neither a title nor an image is omitted.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The behavior of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The gap between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The background of the placeholder. Clear by default.
  public var background = UIBackgroundConfiguration.clear()
  private var title: NSAttributedString?
  private var detail: NSAttributedString?
  private(set) var showsProgress = false
  private var isSearch = false

  private init(font: UIFont, color: UIColor) {
    textProperties = TextProperties(font: font, color: color)
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    imageProperties.tintColor = .secondaryLabel
    imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
  }

  private static var titleFont: UIFont {
    let font = UIFont.preferredFont(forTextStyle: .title2)
    return font.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) } ?? font
  }

  /// Returns a placeholder without content. Set its properties before use.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(font: titleFont, color: .label)
  }
  /// Returns the placeholder shown while content is loading: an activity indicator and "Loading…".
  public static func loading() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    result.showsProgress = true
    result.text = "Loading…"
    return result
  }
  /// Returns the placeholder shown for a search without results. `updated(for:)` inserts the search text.
  public static func search() -> UIContentUnavailableConfiguration {
    var result = empty()
    result.isSearch = true
    result.image = UIImage(systemName: "magnifyingglass")
    result.text = "No Results"
    result.secondaryText = "Check the spelling or try a new search."
    return result
  }

  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard isSearch, let state = state as? UIContentUnavailableConfigurationState else { return self }
    var result = self
    result.text = state.searchText.flatMap { $0.isEmpty ? nil : "No Results for “\($0)”" } ?? "No Results"
    return result
  }
}
