// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A color, gradient or material that fills shapes and text.
public protocol ShapeStyle: Sendable {
  /// The type of the resolved style.
  associatedtype Resolved: ShapeStyle = Never
  /// Returns the style resolved in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns the paint for an environment. Styles that resolve to others inherit an implementation.
  func _paint(in environment: EnvironmentValues) -> _Paint
}

extension ShapeStyle {
  /// Returns the paint of the resolved style.
  public func _paint(in environment: EnvironmentValues) -> _Paint { resolve(in: environment)._paint(in: environment) }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: the style provides its paint directly.
  public func resolve(in environment: EnvironmentValues) -> Never {
    raise("SwiftUIException", "\(Self.self) does not resolve to another style.")
  }
}

extension Never: ShapeStyle {
  /// Never called.
  public func resolve(in environment: EnvironmentValues) -> Never { switch self {} }
  /// Never called.
  public func _paint(in environment: EnvironmentValues) -> _Paint { switch self {} }
}

/// A resolved style.
public struct _Paint {
  enum Kind {
    case color(UIColor)
    case gradient(GradientPaint)
    case material(UIBlurEffect.Style)
  }
  let kind: Kind
  /// The shadow of the content that the paint fills; nil for none.
  var shadow: ShadowStyle?

  static func color(_ color: UIColor) -> _Paint { _Paint(kind: .color(color)) }

  /// The color of the paint if only colors can be used. For a gradient, its first color.
  var color: UIColor {
    switch kind {
    case .color(let color): color
    case .gradient(let gradient): gradient.colors.first ?? .clear
    case .material: .clear
    }
  }

  /// Returns the paint with an opacity from 0 to 1.
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

/// The geometry and the colors of a gradient.
struct GradientPaint {
  enum Shape {
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
  /// Returns a dynamic color with the alpha multiplied by the opacity.
  func multiplyingAlpha(by opacity: Double) -> UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * CGFloat(opacity))
    }
  }
}
