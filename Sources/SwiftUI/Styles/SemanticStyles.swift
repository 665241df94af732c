// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// The key for the foreground styles, starting with the primary style.
struct ForegroundStyleKey: EnvironmentKey {
  static var defaultValue: [any ShapeStyle] { [] }
}

/// The key for the color of text without a foreground style.
private struct DefaultForegroundKey: EnvironmentKey {
  static var defaultValue: UIColor? { nil }
}

struct TintKey: EnvironmentKey {
  static var defaultValue: (any ShapeStyle)? { nil }
}

struct BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: (any ShapeStyle)? { nil }
}

extension EnvironmentValues {
  /// Returns the foreground paint at a level of emphasis. Level 0 is the primary style.
  func foregroundPaint(level: Int = 0) -> _Paint {
    let styles = self[ForegroundStyleKey.self]
    if level < styles.count { return styles[level]._paint(in: self) }
    if let first = styles.first, !first.isLabelColor {
      // The opacity of each level of a custom style. Approximates iOS; not measured.
      let opacities = [1, 0.5, 0.25, 0.18, 0.12]
      return first._paint(in: self).opacity(opacities[min(level, opacities.count - 1)])
    }
    if level == 0, let color = self[DefaultForegroundKey.self] { return .color(color) }
    let labels: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    return .color(labels[min(level, labels.count - 1)])
  }

  /// The tint as a paint.
  var tintPaint: _Paint { self[TintKey.self]?._paint(in: self) ?? .color(.tintColor) }

  /// The foreground styles, from the primary one. Empty for the default.
  var foregroundStyles: [any ShapeStyle] {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }

  /// Removes the foreground styles, and sets the color of content without one. Controls keep their tint, unlike with a
  /// foreground style.
  mutating func setDefaultForeground(_ color: UIColor) {
    self[ForegroundStyleKey.self] = []
    self[DefaultForegroundKey.self] = color
  }

  /// Whether a foreground style is set, which replaces the tint of borderless buttons.
  var hasForegroundStyle: Bool { !self[ForegroundStyleKey.self].isEmpty }

  /// The tint of controls, or nil to use the hosting view's tint color.
  var tint: (any ShapeStyle)? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue.map { OuterStyles.tint(self[TintKey.self]).applied(to: $0) } }
  }

  /// The background style, or nil for the default.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self].map { AnyShapeStyle(erasing: $0) } }
    set {
      let outer = OuterStyles.background(self[BackgroundStyleKey.self])
      self[BackgroundStyleKey.self] = newValue.map { outer.applied(to: $0) }
    }
  }
}

extension ShapeStyle {
  /// Whether the style is the color of labels, whose levels of emphasis are system colors.
  fileprivate var isLabelColor: Bool {
    if let color = self as? Color { return color == Color(.label) }
    guard let nested = self as? NestedStyle, let level = nested.style as? HierarchicalShapeStyle, level.level == 0,
      case .foreground(let outer) = nested.outer
    else { return false }
    return outer.first?.isLabelColor ?? true
  }
}

/// The styles that a new style replaces in an environment.
///
/// Styles such as `.secondary`, `.tint` and `.background` refer to the environment. Without the replaced styles, they would refer
/// to themselves where they are set.
enum OuterStyles: Sendable {
  case foreground([any ShapeStyle])
  case tint((any ShapeStyle)?)
  case background((any ShapeStyle)?)

  /// Returns a style that refers to the replaced styles. Returns colors unchanged, since they refer to no style.
  func applied(to style: any ShapeStyle) -> any ShapeStyle {
    style is Color ? style : NestedStyle(style: style, outer: self)
  }

  /// Restores the replaced styles.
  fileprivate func restore(in environment: inout EnvironmentValues) {
    switch self {
    case .foreground(let styles): environment[ForegroundStyleKey.self] = styles
    case .tint(let style): environment[TintKey.self] = style
    case .background(let style): environment[BackgroundStyleKey.self] = style
    }
  }
}

/// A style that is resolved in the environment in which it was set.
private struct NestedStyle: ShapeStyle {
  let style: any ShapeStyle
  let outer: OuterStyles

  typealias Resolved = Never

  func _paint(in environment: EnvironmentValues) -> _Paint {
    var environment = environment
    outer.restore(in: &environment)
    return style._paint(in: environment)
  }
}

/// A style that applies a level of emphasis to the current foreground style.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int
  /// The first level of the current foreground style.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level of the current foreground style.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level of the current foreground style.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level of the current foreground style.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level of the current foreground style.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// Returns the paint for the level.
  public func _paint(in environment: EnvironmentValues) -> _Paint { environment.foregroundPaint(level: level) }
  /// The style does not resolve to another style.
  public typealias Resolved = Never
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the current foreground style.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the current foreground style.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the current foreground style.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the current foreground style.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level of the current foreground style.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The current foreground style.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// The style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the foreground paint.
  public func _paint(in environment: EnvironmentValues) -> _Paint { environment.foregroundPaint() }
}

/// The background style of windows and sheets.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// The style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the background paint.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment[BackgroundStyleKey.self]?._paint(in: environment) ?? .color(.systemBackground)
  }
}

/// A style that uses the tint of controls.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// The style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the tint paint.
  public func _paint(in environment: EnvironmentValues) -> _Paint { environment.tintPaint }
}

/// A style that uses the separator color.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// The style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the separator color.
  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(.separator) }
}

/// A style that uses the placeholder text color.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// The style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the placeholder text color.
  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(.placeholderText) }
}

/// A style that uses the link color.
public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// The style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the link color.
  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(.link) }
}

/// A style for shapes drawn on top of the background.
public struct FillShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// The style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the fill color.
  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(.systemFill) }
}

/// A type-erased shape style.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle
  /// Creates a type-erased shape style.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }
  init(erasing style: any ShapeStyle) { self.style = style }
  /// The style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the wrapped style's paint.
  public func _paint(in environment: EnvironmentValues) -> _Paint { style._paint(in: environment) }
}

/// A style whose opacity is multiplied by a factor.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double
  /// The style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the wrapped style's paint with the opacity applied.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    style._paint(in: environment).opacity(opacity)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground style.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// The background style of windows and sheets.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  /// A style that uses the tint of controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  /// A style that uses the separator color.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// A style that uses the placeholder text color.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  /// A style that uses the link color.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  /// A style for shapes drawn on top of the background.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied by a factor from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(style: self, opacity: opacity) }
}

/// A material that blurs the background.
public struct Material: ShapeStyle {
  let style: UIBlurEffect.Style
  /// A mostly translucent material.
  public static let ultraThin = Material(style: .systemUltraThinMaterial)
  /// A material that is more translucent than opaque.
  public static let thin = Material(style: .systemThinMaterial)
  /// A material of medium translucency.
  public static let regular = Material(style: .systemMaterial)
  /// A material that is more opaque than translucent.
  public static let thick = Material(style: .systemThickMaterial)
  /// A mostly opaque material.
  public static let ultraThick = Material(style: .systemThickMaterial)
  /// The material used for bars.
  public static let bar = Material(style: .systemChromeMaterial)
  /// The style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the material as a paint.
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(kind: .material(style)) }
}

extension ShapeStyle where Self == Material {
  /// A mostly translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that is more translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// A material of medium translucency.
  public static var regularMaterial: Material { .regular }
  /// A material that is more opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// A mostly opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material used for bars.
  public static var bar: Material { .bar }
}
