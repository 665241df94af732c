// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A style, such as a color, gradient or material, that fills shapes and text.
public protocol ShapeStyle: Sendable {
  /// The type of the resolved style.
  associatedtype Resolved: ShapeStyle = Never
  /// Returns the style resolved in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns the style's paint for an environment. A style that resolves to another style inherits an implementation.
  func _paint(in environment: EnvironmentValues) -> _Paint
}

extension ShapeStyle {
  /// Returns the resolved style's paint.
  public func _paint(in environment: EnvironmentValues) -> _Paint { resolve(in: environment)._paint(in: environment) }
}

extension ShapeStyle where Resolved == Never {
  /// Never called, because the style provides its paint directly.
  public func resolve(in environment: EnvironmentValues) -> Never {
    raise("SwiftUIException", "\(Self.self) does not resolve to another style.")
  }
}

extension Never: ShapeStyle {
  /// Never called, because `Never` has no values.
  public func resolve(in environment: EnvironmentValues) -> Never { switch self {} }
  /// Never called, because `Never` has no values.
  public func _paint(in environment: EnvironmentValues) -> _Paint { switch self {} }
}

/// A shape style that is resolved for an environment: a color, gradient, mesh or material.
public struct _Paint {
  enum Kind {
    case color(UIColor)
    case gradient(GradientPaint)
    case material(UIBlurEffect.Style)
  }
  let kind: Kind
  /// The shadow of the content that the paint fills, or nil for none.
  var shadow: ShadowStyle?

  static func color(_ color: UIColor) -> _Paint { _Paint(kind: .color(color)) }

  /// The color to use where gradients and materials are not supported. For a gradient, this is its first color.
  var color: UIColor {
    switch kind {
    case .color(let color): color
    case .gradient(let gradient): gradient.colors.first ?? .clear
    case .material: .clear
    }
  }

  /// The gradient, or nil for another paint.
  var gradient: GradientPaint? { if case .gradient(let gradient) = kind { gradient } else { nil } }

  /// The color of content that the paint fills. A gradient covers the content, so the content must be opaque.
  var stencilColor: UIColor { gradient == nil ? color : .black }

  /// Returns the paint with its opacity multiplied by a factor from 0 to 1.
  func opacity(_ opacity: Double) -> _Paint {
    guard opacity != 1 else { return self }
    switch kind {
    case .color(let color): return _Paint(kind: .color(color.multiplyingAlpha(by: opacity)), shadow: shadow)
    case .gradient(var gradient):
      gradient.colors = gradient.colors.map { $0.multiplyingAlpha(by: opacity) }
      return _Paint(kind: .gradient(gradient), shadow: shadow)
    case .material: return self
    }
  }
}

/// The geometry and colors of a gradient.
struct GradientPaint: Equatable {
  enum Shape: Equatable {
    case linear(start: UnitPoint, end: UnitPoint)
    case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    case elliptical(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    case angular(center: UnitPoint, start: Angle, end: Angle)
    case mesh(MeshPaint)
  }
  var shape: Shape
  var colors: [UIColor]
  var locations: [CGFloat]
}

extension UIColor {
  /// Returns a dynamic color whose alpha is multiplied by the opacity.
  func multiplyingAlpha(by opacity: Double) -> UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * CGFloat(opacity))
    }
  }
}
