// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster

/// The outline, background and shadow derived from a layer's properties.
@MainActor
struct LayerStyle {
  let bounds: Rect
  let radii: RoundedRect.Radii
  let background: Color
  let isContinuous: Bool

  init(_ layer: CALayer) {
    bounds = Rect(layer.bounds)
    let radius = Double(layer.cornerRadius)
    background = layer.backgroundColor?.rasterColor ?? .clear
    isContinuous = radius > 0 && layer.cornerCurve == .continuous
    if radius > 0, let corners = layer.extras?.corners {
      radii = corners.radii(of: layer)
      return
    }
    let corners = layer.maskedCorners
    radii = RoundedRect.Radii(
      topLeft: corners.contains(.layerMinXMinYCorner) ? radius : 0,
      topRight: corners.contains(.layerMaxXMinYCorner) ? radius : 0,
      bottomRight: corners.contains(.layerMaxXMaxYCorner) ? radius : 0,
      bottomLeft: corners.contains(.layerMinXMaxYCorner) ? radius : 0)
  }

  private var isRounded: Bool {
    radii.topLeft > 0 || radii.topRight > 0 || radii.bottomRight > 0 || radii.bottomLeft > 0
  }

  var shape: DisplayList.Shape { isRounded ? rounded(bounds, radii: radii) : .rect(bounds) }

  private func rounded(_ rect: Rect, radii: RoundedRect.Radii) -> DisplayList.Shape {
    var shape = RoundedRect(rect, radii: radii)
    shape.isContinuous = isContinuous
    return .roundedRect(shape)
  }

  /// Returns the outline inset by a distance. The corner centers do not change.
  func inset(by distance: Double) -> DisplayList.Shape {
    let rect = bounds.insetBy(dx: distance, dy: distance)
    let radius = { (r: Double) in r > 0 ? max(0, r - distance) : 0 }
    guard isRounded else { return .rect(rect) }
    let inner = RoundedRect.Radii(
      topLeft: radius(radii.topLeft), topRight: radius(radii.topRight), bottomRight: radius(radii.bottomRight),
      bottomLeft: radius(radii.bottomLeft))
    return rounded(rect, radii: inner)
  }

  private func shadow(_ layer: CALayer) -> DisplayList.Shadow? {
    guard layer.shadowOpacity > 0, !layer.masksToBounds, let color = layer.shadowColor else { return nil }
    var tint = color.rasterColor
    tint.alpha = UInt8((Double(tint.alpha) * Double(min(1, layer.shadowOpacity)) + 0.5).rounded(.down))
    guard tint.alpha > 0 else { return nil }
    return DisplayList.Shadow(
      color: tint, offset: Point(x: Double(layer.shadowOffset.width), y: Double(layer.shadowOffset.height)),
      sigma: Double(layer.shadowRadius))
  }

  /// Returns the shadow of an opaque background or of the layer's shadow path.
  func shapeShadow(_ layer: CALayer) -> DisplayList.Shadow? {
    guard layer.shadowPath != nil || background.alpha == 255 else { return nil }
    return shadow(layer)
  }

  /// Returns the shadow of everything that the layer and its sublayers draw.
  func groupShadow(_ layer: CALayer) -> DisplayList.Shadow? {
    guard layer.shadowPath == nil, background.alpha < 255 else { return nil }
    return shadow(layer)
  }
}

extension CAGradientLayer {
  /// The gradient in the layer's coordinates; nil if it has no colors.
  var rasterGradient: Gradient? {
    guard let colors, !colors.isEmpty else { return nil }
    let stops = colors.enumerated().map { index, color in
      let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      let location = locations.flatMap { index < $0.count ? $0[index].doubleValue : nil } ?? even
      return Gradient.Stop(location: location, color: (color as? CGColor)?.rasterColor ?? .clear)
    }
    let place = { (unit: CGPoint) in
      Point(
        x: Double(self.bounds.minX + unit.x * self.bounds.width),
        y: Double(self.bounds.minY + unit.y * self.bounds.height))
    }
    let (start, end) = (place(startPoint), place(endPoint))
    if type == .radial {
      let (x, y) = (abs(end.x - start.x), abs(end.y - start.y))
      return Gradient(geometry: .elliptical(center: start, radiusX: x, radiusY: y), stops: stops)
    }
    return Gradient(geometry: .linear(from: start, to: end), stops: stops)
  }
}

extension CAShapeLayer {
  var strokeStyle: StrokeStyle {
    let cap: StrokeStyle.Cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
    let join: StrokeStyle.Join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
    return StrokeStyle(
      width: Double(lineWidth), cap: cap, join: join, miterLimit: Double(miterLimit),
      dashes: lineDashPattern?.map(\.doubleValue) ?? [], dashPhase: Double(lineDashPhase),
      start: Double(strokeStart), end: Double(strokeEnd))
  }
}
