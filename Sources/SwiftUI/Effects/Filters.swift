// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
internal import TesseraGraphics
@_spi(Tessera) public import TesseraSwiftUILayout
internal import TesseraViews
internal import UIKit

/// An effect that composites the view and draws it through a filter with an amount.
private struct FilterEffect: ViewEffect, Animatable {
  typealias Body = Never
  var amount = 0.0
  let filter: @Sendable (Double) -> ContentFilter
  nonisolated var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  func apply(to view: EffectView, _ environment: EnvironmentValues) { view.show(filter(amount)) }
}

private struct ColorMultiplyEffect: ViewEffect, Animatable {
  typealias Body = Never
  var color: Color
  nonisolated var animatableData: ColorVector {
    get { ColorVector(color.uiColor) }
    set { color = Color(newValue.color) }
  }
  func apply(to view: EffectView, _ environment: EnvironmentValues) {
    view.show(.product(color, environment))
  }
}

extension EffectView {
  /// Draws the content through a filter. A neutral filter is omitted, because filters separate materials from the
  /// content below the view.
  fileprivate func show(_ filter: ContentFilter) { layer.contentFilters = filter.isNeutral ? [] : [filter] }
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
    modifier(FilterEffect(amount: Double(radius)) { .blur(radius: CGFloat($0), isOpaque: opaque) })
  }
  /// Adds an amount to the red, green and blue components. 0 has no effect, 1 produces white, and -1 produces black.
  public func brightness(_ amount: Double) -> some View { modifier(FilterEffect(amount: amount) { .brightness($0) }) }
  /// Multiplies the view's contrast, the distance of the red, green and blue components from 0.5. 1 has no effect, 0
  /// produces gray, and a negative amount also inverts the colors.
  public func contrast(_ amount: Double) -> some View { modifier(FilterEffect(amount: amount) { .contrast($0) }) }
  /// Sets the view's saturation with the `saturate` matrix of CSS Filter Effects. 1 has no effect, and 0 produces
  /// grays.
  public func saturation(_ amount: Double) -> some View { modifier(FilterEffect(amount: amount) { .saturation($0) }) }
  /// Rotates the view's hues with the `hue-rotate` matrix of CSS Filter Effects.
  public func hueRotation(_ angle: Angle) -> some View {
    modifier(FilterEffect(amount: angle.radians) { .hueRotation(angle: $0) })
  }
  /// Desaturates the view by an amount from 0 to 1. 0 has no effect, and 1 produces grays with unchanged luminance.
  public func grayscale(_ amount: Double) -> some View {
    modifier(FilterEffect(amount: amount) { .grayscale(amount: $0) })
  }
  /// Multiplies the red, green, blue and alpha components by the components of a color.
  public func colorMultiply(_ color: Color) -> some View { modifier(ColorMultiplyEffect(color: color)) }
  /// Inverts the red, green and blue components.
  public func colorInvert() -> some View { modifier(FilterEffect { _ in .inversion }) }
  /// Makes the view black and uses its luminance as its opacity: black becomes transparent, and white becomes opaque
  /// black.
  public func luminanceToAlpha() -> some View { modifier(FilterEffect { _ in .luminanceToAlpha }) }
}
