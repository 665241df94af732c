// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster

extension UIButton {
  /// Everything a button shows, as one value.
  public struct Configuration: Sendable {
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    public enum Size: Int, Sendable { case medium, small, mini, large }

    public enum TitleAlignment: Int, Sendable { case automatic = 0, leading, center, trailing }
    public enum MacIdiomStyle: Int, Sendable { case automatic = 0, bordered, borderless, borderlessTinted }

    enum Style: Sendable { case plain, gray, tinted, filled }

    var style: Style
    /// Setting a plain title takes the attributes of the other away.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode: NSLineBreakMode = .byTruncatingTail
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleLineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// How title and subtitle stand to each other; automatically at the side of the image.
    public var titleAlignment: TitleAlignment = .automatic
    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The least width kept for the image, in points.
    public var imageReservation: CGFloat = 0
    /// Whether a wheel shows in the image's place.
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Whether a selected button shows its state in its background.
    public var automaticallyUpdateForSelection = true
    /// Kept for source compatibility: buttons look as on iOS.
    public var macIdiomStyle: MacIdiomStyle = .automatic
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle.
    public var titlePadding: CGFloat = 1
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle: CornerStyle = .dynamic
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var background = UIBackgroundConfiguration()
    public var buttonSize: Size = .medium {
      didSet { if contentInsets == Self.insets(for: oldValue) { contentInsets = Self.insets(for: buttonSize) } }
    }
    public var contentInsets = Configuration.insets(for: .medium)

    init(_ style: Style) {
      self.style = style
    }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Takes insets set by hand back.
    public mutating func setDefaultContentInsets() { contentInsets = Self.insets(for: buttonSize) }

    /// The configuration as the button in its present state shows it.
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

/// The background of a configured button.
public struct UIBackgroundConfiguration: Sendable {
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Used with `cornerStyle = .fixed`, and as the radius at ordinary size with `.dynamic`.
  public var cornerRadius: CGFloat = 5.95
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  /// How far the line is outside of the background's edge, in points.
  public var strokeOutset: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var image: UIImage?
  public var imageContentMode: UIView.ContentMode = .scaleToFill

  public init() {}

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
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
