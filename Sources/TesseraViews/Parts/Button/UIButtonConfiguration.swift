// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster

extension UIButton {
  /// The complete appearance of a button.
  public struct Configuration: Sendable {
    /// The corner style of a button's background.
    ///
    /// `fixed` and `dynamic` use the background's `cornerRadius`, but in the look of iOS 26, `dynamic` is a capsule unless
    /// that radius was changed. Glass is always a capsule unless the style is another one than `dynamic`. `small`, `medium` and `large` use a radius of 4, 8
    /// and 12 points. `capsule` uses half the shorter side, which is also the maximum of the other radii.
    ///
    /// - Note: Differs from UIKit: the radius of `dynamic` does not increase with the text size.
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    /// The size class of a button's insets and text.
    public enum Size: Int, Sendable { case medium, small, mini, large }

    /// The alignment of a title and subtitle of different widths. `automatic` aligns them toward an image on their
    /// left or right, and otherwise centers them.
    public enum TitleAlignment: Int, Sendable { case automatic = 0, leading, center, trailing }
    /// The style of a button in a Mac app. Stored but not used.
    public enum MacIdiomStyle: Int, Sendable { case automatic = 0, bordered, borderless, borderlessTinted }

    enum Style: Sendable { case plain, gray, tinted, filled, glass, prominentGlass, clearGlass, prominentClearGlass }

    var style: Style
    /// The title as a plain string. Setting it removes the attributes of `attributedTitle`.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title. Nil means the title set for the button's state. Text without attributes has the configuration's
    /// font and color.
    public var attributedTitle: AttributedString?
    /// A closure that receives the title's default font and returns attributes to add. The title's own attributes
    /// take precedence.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line breaking or truncation of a title that does not fit. `.byTruncatingTail` by default.
    public var titleLineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// The subtitle as a plain string. Setting it removes the attributes of `attributedSubtitle`.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The subtitle below the title, in the footnote font by default; nil for none.
    public var attributedSubtitle: AttributedString?
    /// A closure that receives the subtitle's default font and returns attributes to add. The subtitle's own
    /// attributes take precedence.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line breaking or truncation of a subtitle that does not fit. `.byTruncatingTail` by default.
    public var subtitleLineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// The alignment of a title and subtitle of different widths. `.automatic` by default.
    public var titleAlignment: TitleAlignment = .automatic
    /// The image. Nil means the image set for the button's state.
    public var image: UIImage?
    /// A closure that derives the color of a symbol or template image from the foreground color.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The minimum width reserved for the image, in points. 0 by default.
    public var imageReservation: CGFloat = 0
    /// Whether an activity indicator replaces the image. `false` by default.
    public var showsActivityIndicator = false
    /// A closure that derives the activity indicator's color from the title color.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Whether a selected button has a more prominent style: plain and gray become tinted, tinted becomes filled.
    /// `true` by default.
    public var automaticallyUpdateForSelection = true
    /// The style in a Mac app. Stored but not used.
    public var macIdiomStyle: MacIdiomStyle = .automatic
    /// The side of the title and subtitle on which the image is placed. `.leading` by default.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The gap between the image and the text, in points. 0 by default.
    public var imagePadding: CGFloat = 0
    /// The gap between the title and the subtitle, in points. 1 by default.
    public var titlePadding: CGFloat = 1
    /// The color of the text and the image. Nil means the style's color. Disabled buttons ignore it.
    public var baseForegroundColor: UIColor?
    /// The background color. Nil means the style's color. The tinted style uses it at 18 percent opacity for the
    /// background and at full opacity for the text.
    public var baseBackgroundColor: UIColor?
    /// The corner style of the background. `.dynamic` by default.
    public var cornerStyle: CornerStyle = .dynamic
    /// The size, weight and colors of a symbol. Nil means the configuration set for the button's state, or else the
    /// title's font.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The color, stroke and image of the background.
    public var background = UIBackgroundConfiguration.button
    /// The size class of insets and text. Changing it updates `contentInsets` unless they were customized. `.medium`
    /// by default.
    public var buttonSize: Size = .medium {
      didSet { if contentInsets == Self.insets(for: oldValue) { contentInsets = Self.insets(for: buttonSize) } }
    }
    /// The insets around the content, in points. By default, the vertical and horizontal insets are 7 and 12 for
    /// `.medium`, 5 and 10 for `.small` and `.mini`, and 15 and 20 for `.large`.
    public var contentInsets = Configuration.insets(for: .medium)

    init(_ style: Style) {
      self.style = style
    }

    /// Returns a configuration with no background, and with text and image in the tint color.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with a gray background, and with text and image in the tint color.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with the tint color at 18 percent opacity as its background, and with text and image
    /// in the tint color.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with the tint color as its background, and with white text and image.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns a configuration that looks like `plain()`.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Returns a configuration that looks like `gray()`.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns a configuration that looks like `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration that looks like `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Returns a configuration with glass as its background, and with text and image in the color of labels.
    public static func glass() -> Configuration { Configuration(.glass) }
    /// Returns a configuration with glass in the tint color as its background, and with white text and image.
    public static func prominentGlass() -> Configuration { Configuration(.prominentGlass) }
    /// Returns a configuration with clear glass as its background, and with text and image in the color of labels.
    public static func clearGlass() -> Configuration { Configuration(.clearGlass) }
    /// Returns a configuration with clear glass in the tint color as its background, and with white text and image.
    public static func prominentClearGlass() -> Configuration { Configuration(.prominentClearGlass) }

    /// Sets `contentInsets` to the default for `buttonSize`.
    public mutating func setDefaultContentInsets() { contentInsets = Self.insets(for: buttonSize) }

    /// Returns a copy whose `baseForegroundColor` is the visible color for the button's current state.
    @preconcurrency @MainActor
    public func updated(for button: UIButton) -> Configuration {
      var copy = self
      copy.baseForegroundColor = foreground(tint: button.tintColor, state: button.state)
      return copy
    }

    static func insets(for size: Size) -> NSDirectionalEdgeInsets {
      switch size {
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }
  }
}

/// The background of a button, cell or header with a configuration.
public struct UIBackgroundConfiguration: Sendable {
  /// The fill color. Nil means the color of the button's style.
  public var backgroundColor: UIColor?
  /// A closure that derives the fill color from the default color.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The corner radius in points. 0 by default. 5.95 by default in button configurations, where it applies only if
  /// `cornerStyle` is `.fixed` or `.dynamic`.
  public var cornerRadius: CGFloat = 0
  /// The stroke color. Nil means the tint color if `strokeWidth` is greater than 0.
  public var strokeColor: UIColor?
  /// A closure that derives the stroke color from the default color.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the stroke inside the edge, in points. 0, the default, means no stroke.
  public var strokeWidth: CGFloat = 0
  /// The distance between the edge and the stroke outside it, in points. 0 by default.
  public var strokeOutset: CGFloat = 0
  /// The insets from the bounds to the background, in points. Zero by default.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The image above the fill, clipped to the rounded corners. Nil means the background image set for the button's
  /// state.
  public var image: UIImage?
  /// The content mode of the image. `.scaleToFill` by default.
  public var imageContentMode: UIView.ContentMode = .scaleToFill

  /// Creates a background without a color, stroke or image.
  public init() {}

  /// Returns a background without a color, stroke or image.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  static let button: UIBackgroundConfiguration = {
    var result = UIBackgroundConfiguration()
    result.cornerRadius = 5.95
    return result
  }()
}

extension UIButton.Configuration {
  var titleFont: UIFont {
    switch buttonSize {
    case .medium, .large: .preferredFont(forTextStyle: .body)
    case .small, .mini: .preferredFont(forTextStyle: .subheadline)
    }
  }

  var subtitleFont: UIFont { .preferredFont(forTextStyle: .footnote) }

  /// Returns the effective style. A selected button has the next more prominent style.
  private func style(_ state: UIControl.State) -> Style {
    guard automaticallyUpdateForSelection, state.contains(.selected) else { return style }
    switch style {
    case .plain, .gray: return .tinted
    case .tinted, .filled: return .filled
    case .glass, .prominentGlass: return .prominentGlass
    case .clearGlass, .prominentClearGlass: return .prominentClearGlass
    }
  }

  func foreground(tint: UIColor, state: UIControl.State) -> UIColor {
    guard !state.contains(.disabled) else { return .tertiaryLabel }
    if let baseForegroundColor { return baseForegroundColor }
    switch style(state) {
    case .filled, .prominentGlass, .prominentClearGlass: return .white
    case .glass, .clearGlass: return .label
    case .tinted: return baseBackgroundColor ?? tint
    case .plain, .gray: return tint
    }
  }

  @MainActor
  func background(
    tint: UIColor, state: UIControl.State, traits: UITraitCollection
  ) -> (fill: Color, stroke: Color?, strokeWidth: Double) {
    let base = background.backgroundColor ?? baseBackgroundColor
    let isEnabled = !state.contains(.disabled)
    let fill: UIColor =
      switch style(state) {
      case .plain: base ?? .clear
      case .gray: base ?? .secondarySystemFill
      case .tinted: isEnabled ? base?.withAlphaComponent(0.18) ?? tint.withAlphaComponent(0.18) : .tertiarySystemFill
      case .filled: isEnabled ? base ?? tint : .tertiarySystemFill
      case .glass, .prominentGlass, .clearGlass, .prominentClearGlass: background.backgroundColor ?? .clear
      }
    let shown = background.backgroundColorTransformer?(fill) ?? fill
    let stroke = background.strokeColor ?? (background.strokeWidth > 0 ? tint : nil)
    let line = stroke.map { background.strokeColorTransformer?($0) ?? $0 }
    return (shown.rasterColor(with: traits), line?.rasterColor(with: traits), Double(background.strokeWidth))
  }

  /// Returns the material of a glass background, or nil if the background isn't glass.
  func material(tint: UIColor, state: UIControl.State) -> GlassMaterial? {
    let color = state.contains(.disabled) ? UIColor.systemGray4 : baseBackgroundColor ?? tint
    return switch style(state) {
    case .glass: GlassMaterial(.regular, color: baseBackgroundColor)
    case .clearGlass: GlassMaterial(.clear, color: baseBackgroundColor)
    case .prominentGlass: GlassMaterial(.regular, color: color)
    case .prominentClearGlass: GlassMaterial.dimmedClear(color)
    case .plain, .gray, .tinted, .filled: nil
    }
  }

  private var isGlass: Bool {
    switch style {
    case .glass, .prominentGlass, .clearGlass, .prominentClearGlass: true
    case .plain, .gray, .tinted, .filled: false
    }
  }

  /// Returns the corner radius of a background of a size.
  func cornerRadius(for size: CGSize, _ traits: UITraitCollection) -> CGFloat {
    let half = min(size.width, size.height) / 2
    let isRound = isGlass || traits.isGlass && background.cornerRadius == UIBackgroundConfiguration.button.cornerRadius
    let radius: CGFloat =
      switch cornerStyle {
      case .dynamic where isRound: half
      case .fixed, .dynamic: background.cornerRadius
      case .small: 4
      case .medium: 8
      case .large: 12
      case .capsule: half
      }
    return min(radius, half)
  }
}
