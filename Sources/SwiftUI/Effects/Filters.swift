// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
internal import TesseraGraphics
@_spi(Tessera) public import TesseraSwiftUILayout
internal import TesseraViews
internal import UIKit

/// Shows the view as a whole through a filter.
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
  /// Returns the product with a color in an environment.
  static func product(_ color: Color, _ environment: EnvironmentValues) -> ContentFilter {
    let components = (color.uiColor.resolvedColor(with: environment.traits).cgColor.components ?? []).map { Double($0) }
    switch components.count {
    case 4: return .product(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    case 2: return .product(red: components[0], green: components[0], blue: components[0], alpha: components[1])
    default: return .product(red: 1, green: 1, blue: 1, alpha: 1)
    }
  }

  /// Returns the removal of colors by an amount from 0 to 1.
  static func grayscale(amount: Double) -> ContentFilter { .saturation(1 - min(max(amount, 0), 1)) }
}

extension View {
  /// Blurs the view with a Gaussian.
  ///
  /// The blur extends beyond the view's frame and doesn't affect its layout.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the Gaussian in points, as in Core Image's `CIGaussianBlur` and `shadow(radius:)`. 0 and
  ///     below blur nothing. Limited to 256 pixels.
  ///   - opaque: Whether the blur ends at the frame, as if the pixels at its edges continued outside. False by default.
  ///
  /// - Note: Differs from SwiftUI: the edges of an opaque blur continue along the axes of the screen, so a rotated view is slightly
  ///   transparent there.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(FilterEffect(filter: .blur(radius: radius, isOpaque: opaque)))
  }
  /// Brightens the view: adds an amount to red, green and blue. 0 changes nothing, 1 gives white, and -1 gives black.
  public func brightness(_ amount: Double) -> some View { modifier(FilterEffect(filter: .brightness(amount))) }
  /// Multiplies the contrast of the view: the distance of red, green and blue from 0.5. 1 changes nothing, 0 gives gray, and
  /// negative amounts also invert colors.
  public func contrast(_ amount: Double) -> some View { modifier(FilterEffect(filter: .contrast(amount))) }
  /// Changes the saturation of the view by the `saturate` matrix of CSS's Filter Effects. 1 changes nothing, 0 gives grays.
  public func saturation(_ amount: Double) -> some View { modifier(FilterEffect(filter: .saturation(amount))) }
  /// Rotates the hues of the view by the `hue-rotate` matrix of CSS's Filter Effects.
  public func hueRotation(_ angle: Angle) -> some View {
    modifier(FilterEffect(filter: .hueRotation(angle: angle.radians)))
  }
  /// Removes colors from the view, by an amount from 0 to 1. 0 changes nothing, 1 gives grays of the same luminance.
  public func grayscale(_ amount: Double) -> some View { modifier(FilterEffect(filter: .grayscale(amount: amount))) }
  /// Multiplies red, green, blue and the opacity of the view by those of a color.
  public func colorMultiply(_ color: Color) -> some View { modifier(ColorMultiplyEffect(color: color)) }
  /// Inverts red, green and blue of the view.
  public func colorInvert() -> some View { modifier(FilterEffect(filter: .inversion)) }
  /// Makes the view black, with its luminance as its opacity: black becomes transparent, white becomes opaque black.
  public func luminanceToAlpha() -> some View { modifier(FilterEffect(filter: .luminanceToAlpha)) }
}
