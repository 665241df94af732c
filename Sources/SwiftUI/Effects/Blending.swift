// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraSwiftUILayout

/// A mode of combining colors with the colors below.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter
}

private struct BlendEffect: ViewEffect {
  typealias Body = Never
  let mode: BlendMode
  func apply(to view: EffectView, _ environment: EnvironmentValues) {
    view.layer.compositingFilter = mode == .normal ? nil : "\(mode)BlendMode"
  }
}

/// An effect that composites the view first, so that its content doesn't blend with the views below.
private struct CompositingEffect: ViewEffect {
  typealias Body = Never
  func apply(to view: EffectView, _ environment: EnvironmentValues) { view.layer.compositingFilter = "normalBlendMode" }
}

extension View {
  /// Sets the mode in which the view's colors are combined with the colors below.
  public func blendMode(_ blendMode: BlendMode) -> some View { modifier(BlendEffect(mode: blendMode)) }
  /// Composites the view before effects, such as opacity and blend modes, apply.
  public func compositingGroup() -> some View { modifier(CompositingEffect()) }
  /// Composites the view into an offscreen image.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(CompositingEffect())
  }

  /// Blurs the view. Has no effect yet.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { unsupported("blur(radius:)") }
  /// Brightens the view, by an amount from 0 to 1. Has no effect yet.
  public func brightness(_ amount: Double) -> some View { unsupported("brightness(_:)") }
  /// Changes the contrast of the view; 1 leaves it unchanged. Has no effect yet.
  public func contrast(_ amount: Double) -> some View { unsupported("contrast(_:)") }
  /// Changes the saturation of the view; 1 leaves it unchanged. Has no effect yet.
  public func saturation(_ amount: Double) -> some View { unsupported("saturation(_:)") }
  /// Rotates the hues of the view. Has no effect yet.
  public func hueRotation(_ angle: Angle) -> some View { unsupported("hueRotation(_:)") }
  /// Removes colors from the view, by an amount from 0 to 1. Has no effect yet.
  public func grayscale(_ amount: Double) -> some View { unsupported("grayscale(_:)") }
  /// Multiplies the view's colors by a color. Has no effect yet.
  public func colorMultiply(_ color: Color) -> some View { unsupported("colorMultiply(_:)") }
  /// Inverts the view's colors. Has no effect yet.
  public func colorInvert() -> some View { unsupported("colorInvert()") }
  /// Uses the brightness of the view as its opacity. Has no effect yet.
  public func luminanceToAlpha() -> some View { unsupported("luminanceToAlpha()") }
}

/// The color space in which a view is drawn. Stored, but has no effect.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}
