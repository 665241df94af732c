// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
internal import TesseraGraphics
@_spi(Tessera) public import TesseraSwiftUILayout
internal import TesseraViews
internal import UIKit

/// An effect that composites the view and draws it through a filter.
private struct FilterEffect: ViewEffect {
  typealias Body = Never
  let filter: ContentFilter
  func apply(to view: EffectView, _ environment: EnvironmentValues) { view.layer.contentFilters = [filter] }
}

private struct ColorMultiplyEffect: ViewEffect {
  typealias Body = Never
  let color: Color
  func apply(to view: EffectView, _ environment: EnvironmentValues) {
    view.layer.contentFilters = [.product(color, environment)]
  }
}

extension ContentFilter {
  /// Returns a filter that multiplies colors by a color resolved in an environment.
  static func product(_ color: Color, _ environment: EnvironmentValues) -> ContentFilter {
    let components = (color.uiColor.resolvedColor(with: environment.traits).cgColor.components ?? []).map { Double($0) }
    switch components.count {
    case 4: return .product(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    case 2: return .product(red: components[0], green: components[0], blue: components[0], alpha: components[1])
    default: return .product(red: 1, green: 1, blue: 1, alpha: 1)
    }
  }

  /// Returns a filter that removes saturation by an amount from 0 to 1.
  static func grayscale(amount: Double) -> ContentFilter { .saturation(1 - min(max(amount, 0), 1)) }
}

extension View {
  /// Applies a Gaussian blur to the view.
  ///
  /// The blur extends beyond the view's frame and doesn't affect its layout.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the Gaussian in points, as in Core Image's `CIGaussianBlur` and
  ///     `shadow(radius:)`. A radius of 0 or less has no effect. The maximum is 256 pixels.
  ///   - opaque: Whether the blur is limited to the frame and treats the pixels at its edges as if they continued
  ///     outside. False by default.
  ///
  /// - Note: Differs from SwiftUI: the edge pixels of an opaque blur continue along the screen axes, so the edges of
  ///   a rotated view are slightly transparent.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(FilterEffect(filter: .blur(radius: radius, isOpaque: opaque)))
  }
  /// Adds an amount to the red, green and blue components. 0 has no effect, 1 produces white, and -1 produces black.
  public func brightness(_ amount: Double) -> some View { modifier(FilterEffect(filter: .brightness(amount))) }
  /// Multiplies the view's contrast, the distance of the red, green and blue components from 0.5. 1 has no effect, 0
  /// produces gray, and a negative amount also inverts the colors.
  public func contrast(_ amount: Double) -> some View { modifier(FilterEffect(filter: .contrast(amount))) }
  /// Sets the view's saturation with the `saturate` matrix of CSS Filter Effects. 1 has no effect, and 0 produces
  /// grays.
  public func saturation(_ amount: Double) -> some View { modifier(FilterEffect(filter: .saturation(amount))) }
  /// Rotates the view's hues with the `hue-rotate` matrix of CSS Filter Effects.
  public func hueRotation(_ angle: Angle) -> some View {
    modifier(FilterEffect(filter: .hueRotation(angle: angle.radians)))
  }
  /// Desaturates the view by an amount from 0 to 1. 0 has no effect, and 1 produces grays with unchanged luminance.
  public func grayscale(_ amount: Double) -> some View { modifier(FilterEffect(filter: .grayscale(amount: amount))) }
  /// Multiplies the red, green, blue and alpha components by the components of a color.
  public func colorMultiply(_ color: Color) -> some View { modifier(ColorMultiplyEffect(color: color)) }
  /// Inverts the red, green and blue components.
  public func colorInvert() -> some View { modifier(FilterEffect(filter: .inversion)) }
  /// Makes the view black and uses its luminance as its opacity: black becomes transparent, and white becomes opaque
  /// black.
  public func luminanceToAlpha() -> some View { modifier(FilterEffect(filter: .luminanceToAlpha)) }
}
