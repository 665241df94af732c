// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout

/// A mode for blending colors with the content below.
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

/// An effect that composites the view before it is drawn, so that its content doesn't blend with the views below.
private struct CompositingEffect: ViewEffect {
  typealias Body = Never
  func apply(to view: EffectView, _ environment: EnvironmentValues) { view.layer.compositingFilter = "normalBlendMode" }
}

extension View {
  /// Sets the mode for blending the view with the content below.
  public func blendMode(_ blendMode: BlendMode) -> some View { modifier(BlendEffect(mode: blendMode)) }
  /// Composites the view before effects such as opacity and blend modes are applied.
  public func compositingGroup() -> some View { modifier(CompositingEffect()) }
  /// Composites the view into an offscreen image before it is drawn.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(CompositingEffect())
  }
}

/// The color space for drawing a view. The value is stored, but has no effect.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}
