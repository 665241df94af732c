// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// The key of the foreground styles, beginning with the primary one.
struct ForegroundStyleKey: EnvironmentKey {
  static var defaultValue: [any ShapeStyle] { [] }
}

struct TintKey: EnvironmentKey {
  static var defaultValue: (any ShapeStyle)? { nil }
}

struct BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: (any ShapeStyle)? { nil }
}

extension EnvironmentValues {
  /// Returns the paint of text and symbols at a level of emphasis, 0 for primary.
  func foregroundPaint(level: Int = 0) -> _Paint {
    let styles = self[ForegroundStyleKey.self]
    if level < styles.count { return styles[level]._paint(in: self) }
    if let first = styles.first {
      // The opacities of the levels of a custom style. Approximates iOS; not measured.
      let opacities = [1, 0.5, 0.25, 0.18, 0.12]
      return first._paint(in: self).opacity(opacities[min(level, opacities.count - 1)])
    }
    let labels: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    return .color(labels[min(level, labels.count - 1)])
  }

  /// The paint of the tint.
  var tintPaint: _Paint { self[TintKey.self]?._paint(in: self) ?? .color(.tintColor) }

  /// The tint of controls; nil for the tint color of the hosting view.
  var tint: (any ShapeStyle)? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The background style; nil for the default.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self].map { AnyShapeStyle(erasing: $0) } }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

/// A style that is a level of emphasis of the current foreground style.
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

  /// Returns the paint of the level.
  public func _paint(in environment: EnvironmentValues) -> _Paint { environment.foregroundPaint(level: level) }
  /// Never: the style is already resolved.
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
  /// Never: the style is already resolved.
  public typealias Resolved = Never
  /// Returns the paint of the foreground.
  public func _paint(in environment: EnvironmentValues) -> _Paint { environment.foregroundPaint() }
}

/// The background style of windows and sheets.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// Never: the style is already resolved.
  public typealias Resolved = Never
  /// Returns the paint of the background.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment[BackgroundStyleKey.self]?._paint(in: environment) ?? .color(.systemBackground)
  }
}

/// The tint of controls.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// Never: the style is already resolved.
  public typealias Resolved = Never
  /// Returns the paint of the tint.
  public func _paint(in environment: EnvironmentValues) -> _Paint { environment.tintPaint }
}

/// The color of separators.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// Never: the style is already resolved.
  public typealias Resolved = Never
  /// Returns the color of separators.
  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(.separator) }
}

/// The color of placeholders.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// Never: the style is already resolved.
  public typealias Resolved = Never
  /// Returns the color of placeholders.
  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(.placeholderText) }
}

/// The color of links.
public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// Never: the style is already resolved.
  public typealias Resolved = Never
  /// Returns the color of links.
  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(.link) }
}

/// The color of shapes that are filled on the background.
public struct FillShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// Never: the style is already resolved.
  public typealias Resolved = Never
  /// Returns the color of fills.
  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(.systemFill) }
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle
  /// Creates a type-erased style.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }
  init(erasing style: any ShapeStyle) { self.style = style }
  /// Never: the style is already resolved.
  public typealias Resolved = Never
  /// Returns the paint of the wrapped style.
  public func _paint(in environment: EnvironmentValues) -> _Paint { style._paint(in: environment) }
}

/// A style with an opacity.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double
  /// Never: the style is already resolved.
  public typealias Resolved = Never
  /// Returns the paint of the wrapped style, with the opacity.
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
  /// The tint of controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The color of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The color of placeholders.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  /// The color of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  /// The color of shapes that are filled on the background.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle {
  /// Returns the style with an opacity from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(style: self, opacity: opacity) }
}

/// A material that blurs the background.
public struct Material: ShapeStyle {
  let style: UIBlurEffect.Style
  /// A mostly translucent material.
  public static let ultraThin = Material(style: .systemUltraThinMaterial)
  /// A material more translucent than opaque.
  public static let thin = Material(style: .systemThinMaterial)
  /// A material of medium translucency.
  public static let regular = Material(style: .systemMaterial)
  /// A material more opaque than translucent.
  public static let thick = Material(style: .systemThickMaterial)
  /// A mostly opaque material.
  public static let ultraThick = Material(style: .systemThickMaterial)
  /// The material of bars.
  public static let bar = Material(style: .systemChromeMaterial)
  /// Never: the style is already resolved.
  public typealias Resolved = Never
  /// Returns the material.
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(kind: .material(style)) }
}

extension ShapeStyle where Self == Material {
  /// A mostly translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material more translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// A material of medium translucency.
  public static var regularMaterial: Material { .regular }
  /// A material more opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// A mostly opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}
