// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout

/// The way in which colors are combined with those below.
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

/// Draws the view as a whole, so that blend modes inside do not affect views below.
private struct CompositingEffect: ViewEffect {
  typealias Body = Never
  func apply(to view: EffectView, _ environment: EnvironmentValues) { view.layer.compositingFilter = "normalBlendMode" }
}

extension View {
  /// Sets the way in which the view's colors are combined with those below.
  public func blendMode(_ blendMode: BlendMode) -> some View { modifier(BlendEffect(mode: blendMode)) }
  /// Draws the view as a whole before effects apply, such as opacity and blend modes.
  public func compositingGroup() -> some View { modifier(CompositingEffect()) }
  /// Draws the view as a whole, in a separate picture.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(CompositingEffect())
  }
}

/// The color space in which a view is drawn. Stored only.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}
