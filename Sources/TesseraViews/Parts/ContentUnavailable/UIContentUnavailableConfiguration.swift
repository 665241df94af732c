// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// The placeholder of a screen that has nothing to show: an image, two texts and two buttons in the middle.
///
/// - Note: Differs from UIKit: fonts, sizes and spaces of the three styles are from memory of iOS 17.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// Where the content is across.
  public enum Alignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the leading edge.
    case natural
  }

  /// How the image looks.
  public struct ImageProperties: Sendable {
    /// The size and weight of a symbol; nil for the symbol's own.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a symbol or template; nil for the tint colour.
    public var tintColor: UIColor?
    /// The radius of the image's corners, in points. 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The size that the image is scaled down to, in points; zero sides are no limit.
    public var maximumSize = CGSize.zero
    /// Whether the image keeps its colours where the user inverts those of the screen. Stored only; false by default.
    public var accessibilityIgnoresInvertColors = false
  }

  /// How a text looks.
  public struct TextProperties: Sendable {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// How text that does not fit is truncated. At the end by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The most lines; 0, the default, for as many as there are.
    public var numberOfLines = 0
    /// Whether text that does not fit shrinks. False by default.
    public var adjustsFontSizeToFitWidth = false
    /// The least scale that text shrinks to. 0 by default.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the spacing between characters is reduced before text is truncated. False by default.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the preferred size of text. True by default.
    public var adjustsFontForContentSizeCategory = true
  }

  /// What a button does.
  public struct ButtonProperties: Sendable {
    /// The action of a tap; nil for none.
    public var primaryAction: UIAction?
    /// The menu that the button opens; nil for none.
    public var menu: UIMenu?
    /// The role of the button.
    public var role = UIButton.Role.normal
    /// Whether the button can be tapped. True by default.
    public var isEnabled = true
  }

  /// The horizontal alignment of the content. In the middle by default.
  public var alignment = Alignment.center
  /// The axes whose margins are at least those of the superview. Both by default. Stored only.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// Space around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
  /// The image above the texts; nil for none.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// Space between image and text, in points.
  public var imageToTextPadding: CGFloat = 12
  /// The text; nil for none.
  public var text: String? {
    get { title?.string }
    set { title = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The text with attributes; nil for none.
  public var attributedText: NSAttributedString? {
    get { title }
    set { title = newValue }
  }
  /// The appearance of the text.
  public var textProperties: TextProperties
  /// The second text; nil for none.
  public var secondaryText: String? {
    get { detail?.string }
    set { detail = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The second text with attributes; nil for none.
  public var secondaryAttributedText: NSAttributedString? {
    get { detail }
    set { detail = newValue }
  }
  /// The appearance of the second text.
  public var secondaryTextProperties: TextProperties
  /// Space between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 4
  /// The appearance of the first button. One without title and image is left out.
  public var button = UIButton.Configuration.plain()
  /// The behaviour of the first button.
  public var buttonProperties = ButtonProperties()
  /// Space between the texts and the buttons, in points.
  public var textToButtonPadding: CGFloat = 16
  /// The appearance of the second button. One without title and image is left out.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The behaviour of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// Space between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The background of the content. No colour by default.
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

  /// A placeholder without content, for image, texts and buttons of the app.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(font: titleFont, color: .label)
  }
  /// The placeholder of content that is being loaded: an activity indicator and "Loading…".
  public static func loading() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    result.showsProgress = true
    result.text = "Loading…"
    return result
  }
  /// The placeholder of a search without results. `updated(for:)` puts what is searched for into the text.
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
