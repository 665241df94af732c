// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster

extension UIButton {
  /// Everything a button shows, as one value.
  public struct Configuration: Sendable {
    /// How round a button's background is.
    ///
    /// `fixed` and `dynamic` take the background's `cornerRadius`, `small`, `medium` and `large` 4, 8 and 12 points,
    /// `capsule` half the height or width. No radius exceeds that half.
    ///
    /// - Note: Differs from UIKit: `dynamic` does not grow with the text size.
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    /// The size of insets and text.
    public enum Size: Int, Sendable { case medium, small, mini, large }

    /// Where title and subtitle stand that differ in width. `automatic` is the side of an image beside them, else the
    /// middle.
    public enum TitleAlignment: Int, Sendable { case automatic = 0, leading, center, trailing }
    /// How a button looks in a Mac app. Stored only.
    public enum MacIdiomStyle: Int, Sendable { case automatic = 0, bordered, borderless, borderlessTinted }

    enum Style: Sendable { case plain, gray, tinted, filled }

    var style: Style
    /// The title's characters. Setting it drops the attributes of `attributedTitle`.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title; nil shows the one set for the button's state. What has no attributes of its own gets font and colour
    /// from the configuration.
    public var attributedTitle: AttributedString?
    /// Adds attributes to the title, given the font it would have. The title's own attributes go before.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a title breaks or is cut that does not fit. By default it ends with an ellipsis.
    public var titleLineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// The subtitle's characters. Setting it drops the attributes of `attributedSubtitle`.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The text below the title, in footnote size; nil for none.
    public var attributedSubtitle: AttributedString?
    /// Adds attributes to the subtitle, given the font it would have. The subtitle's own attributes go before.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a subtitle breaks or is cut that does not fit. By default it ends with an ellipsis.
    public var subtitleLineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// Where title and subtitle stand that differ in width. `.automatic` by default.
    public var titleAlignment: TitleAlignment = .automatic
    /// The picture; nil shows the one set for the button's state.
    public var image: UIImage?
    /// Makes the colour of a symbol or template image from the foreground colour.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The least width kept for the image, in points.
    public var imageReservation: CGFloat = 0
    /// Whether a turning wheel stands in the image's place. False by default.
    public var showsActivityIndicator = false
    /// Makes the wheel's colour from the title's.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Whether a selected button looks one style stronger: plain and gray as tinted, tinted as filled. True by default.
    public var automaticallyUpdateForSelection = true
    /// Stored only: buttons look as on iOS.
    public var macIdiomStyle: MacIdiomStyle = .automatic
    /// The side of the texts on which the image stands. `.leading` by default.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The gap between image and texts, in points. 0 by default.
    public var imagePadding: CGFloat = 0
    /// The gap between title and subtitle, in points. 1 by default.
    public var titlePadding: CGFloat = 1
    /// The colour of texts and image; nil is that of the style. A disabled button takes no notice of it.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; nil is that of the style. The tinted style shows it at 18 %, with texts in that
    /// colour.
    public var baseBackgroundColor: UIColor?
    /// How round the background is. `.dynamic` by default.
    public var cornerStyle: CornerStyle = .dynamic
    /// Size, weight and colours of a symbol. Nil takes the one set for the button's state, else the title's font.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Colour, line and picture behind the content.
    public var background = UIBackgroundConfiguration.button
    /// The size of insets and text. A change replaces `contentInsets` that were not set by hand. `.medium` by default.
    public var buttonSize: Size = .medium {
      didSet { if contentInsets == Self.insets(for: oldValue) { contentInsets = Self.insets(for: buttonSize) } }
    }
    /// Space around the content, in points: 7 above and below, 12 at the sides for `.medium`; 5 and 10 for `.small` and
    /// `.mini`, 15 and 20 for `.large`.
    public var contentInsets = Configuration.insets(for: .medium)

    init(_ style: Style) {
      self.style = style
    }

    /// No background; texts and image in the tint colour.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A grey background; texts and image in the tint colour.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A background of the tint colour at 18 %; texts and image in the tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A background of the tint colour; texts and image in white.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Looks as `plain()` does.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Looks as `gray()` does.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Looks as `tinted()` does.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Looks as `filled()` does.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Sets `contentInsets` to those of `buttonSize`.
    public mutating func setDefaultContentInsets() { contentInsets = Self.insets(for: buttonSize) }

    /// A copy whose `baseForegroundColor` is the one that the button, in its present state, shows.
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

/// What stands behind the content of a configured button, cell or header.
public struct UIBackgroundConfiguration: Sendable {
  /// The fill. Nil takes the colour of the button's style.
  public var backgroundColor: UIColor?
  /// Makes the fill from the colour it would have.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The radius of the corners in points. 0 by default, 5.95 in the configurations of buttons, where it counts if the
  /// `cornerStyle` is `.fixed` or `.dynamic`.
  public var cornerRadius: CGFloat = 0
  /// The colour of the line around; nil is the tint colour where `strokeWidth` is above 0.
  public var strokeColor: UIColor?
  /// Makes the line's colour from the colour it would have.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the line in points, inwards from the edge. 0, the default, is no line.
  public var strokeWidth: CGFloat = 0
  /// How far the line is moved outwards, in points. 0 by default.
  public var strokeOutset: CGFloat = 0
  /// Space between the bounds and the background, in points. Zero by default.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// A picture over the fill, cut off at the corners. Nil takes the background image set for the button's state.
  public var image: UIImage?
  /// How the picture fits the background. `.scaleToFill` by default.
  public var imageContentMode: UIView.ContentMode = .scaleToFill

  /// A background without colour, line and picture of its own.
  public init() {}

  /// A background without colour, line and picture of its own.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// The background that a button's configuration begins with.
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

  /// The style that shows: selected buttons look one step stronger.
  private func style(_ state: UIControl.State) -> Style {
    guard automaticallyUpdateForSelection, state.contains(.selected) else { return style }
    switch style {
    case .plain, .gray: return .tinted
    case .tinted, .filled: return .filled
    }
  }

  func foreground(tint: UIColor, state: UIControl.State) -> UIColor {
    guard !state.contains(.disabled) else { return .tertiaryLabel }
    if let baseForegroundColor { return baseForegroundColor }
    switch style(state) {
    case .filled: return .white
    case .tinted: return baseBackgroundColor ?? tint
    case .plain, .gray: return tint
    }
  }

  /// Colours of the box behind the content.
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
      }
    let shown = background.backgroundColorTransformer?(fill) ?? fill
    let stroke = background.strokeColor ?? (background.strokeWidth > 0 ? tint : nil)
    let line = stroke.map { background.strokeColorTransformer?($0) ?? $0 }
    return (shown.rasterColor(with: traits), line?.rasterColor(with: traits), Double(background.strokeWidth))
  }

  func cornerRadius(for size: CGSize) -> CGFloat {
    let half = min(size.width, size.height) / 2
    let radius: CGFloat =
      switch cornerStyle {
      case .fixed, .dynamic: background.cornerRadius
      case .small: 4
      case .medium: 8
      case .large: 12
      case .capsule: half
      }
    return min(radius, half)
  }
}
