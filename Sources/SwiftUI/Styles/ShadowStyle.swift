// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
internal import UIKit

/// A shadow that is a part of a style.
///
///     Image(systemName: "star").foregroundStyle(.yellow.shadow(.drop(radius: 2)))
public struct ShadowStyle: Hashable, Sendable {
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  /// Returns a drop shadow, blurred by a radius in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// Returns a shadow inside the content. It is not drawn yet.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    Report.unsupported("ShadowStyle.inner")
    return ShadowStyle(color: .clear, radius: radius, offset: CGSize(width: x, height: y))
  }
}

/// A style with a shadow.
public struct _ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let shadow: ShadowStyle
  /// The style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the base style's paint with the shadow.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    var paint = base._paint(in: environment)
    paint.shadow = shadow
    return paint
  }
}

extension ShapeStyle {
  /// Returns the style with a shadow. Text, symbols and shapes that use the style have the shadow.
  ///
  /// - Note: Differs from SwiftUI: if several shadows are added, only the last one is drawn.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowShapeStyle(base: self, shadow: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}

extension UIView {
  /// Shows a style's shadow. Nil removes the shadow.
  func apply(_ shadow: ShadowStyle?, _ environment: EnvironmentValues) {
    guard let shadow else {
      if layer.shadowOpacity != 0 { layer.shadowOpacity = 0 }
      return
    }
    let color = shadow.color.uiColor.resolvedColor(with: environment.traits).cgColor
    layer.shadowColor = color.copy(alpha: 1)
    layer.shadowOpacity = Float(color.alpha)
    layer.shadowRadius = max(0, shadow.radius)
    layer.shadowOffset = shadow.offset
  }
}

extension NSShadow {
  /// Creates the shadow of a style for a part of a text. The blur radius of a text's shadow is twice that of a layer's.
  convenience init(_ style: ShadowStyle, in environment: EnvironmentValues) {
    self.init()
    shadowColor = style.color.uiColor.resolvedColor(with: environment.traits)
    shadowBlurRadius = 2 * max(0, style.radius)
    shadowOffset = style.offset
  }
}
