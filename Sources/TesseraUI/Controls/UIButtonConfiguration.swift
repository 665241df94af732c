// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster

extension UIButton {
  /// Everything a button shows, as one value.
  public struct Configuration: Sendable {
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    public enum Size: Int, Sendable { case medium, small, mini, large }

    enum Style: Sendable { case plain, gray, tinted, filled }

    var style: Style
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
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
  /// Used with `cornerStyle = .fixed`, and as the radius at ordinary size with `.dynamic`.
  public var cornerRadius: CGFloat = 5.95
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0

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

  func foreground(tint: UIColor, isEnabled: Bool) -> UIColor {
    guard isEnabled else { return .tertiaryLabel }
    if let baseForegroundColor { return baseForegroundColor }
    return style == .filled ? .white : baseBackgroundColor.map { style == .tinted ? $0 : tint } ?? tint
  }

  /// Colours of the box behind the content.
  @MainActor
  func background(
    tint: UIColor, isEnabled: Bool, traits: UITraitCollection
  ) -> (fill: Color, stroke: Color?, strokeWidth: Double) {
    let base = background.backgroundColor ?? baseBackgroundColor
    let fill: UIColor =
      switch style {
      case .plain: base ?? .clear
      case .gray: base ?? .secondarySystemFill
      case .tinted: isEnabled ? base?.withAlphaComponent(0.18) ?? tint.withAlphaComponent(0.18) : .tertiarySystemFill
      case .filled: isEnabled ? base ?? tint : .tertiarySystemFill
      }
    return (
      fill.rasterColor(with: traits), background.strokeColor?.rasterColor(with: traits), Double(background.strokeWidth)
    )
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
