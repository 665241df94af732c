// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraGraphics
internal import TesseraViews

/// A numeric, animatable property of a view.
///
///     ViewProperty(rawValue: "centerX")     // .centerX
///     frames.presentedValue(.centerX, of: card)
public enum ViewProperty: String, CaseIterable, Hashable, Sendable {
  /// The view's frame, in points of its superview. The frame of a rotated view is its bounding box.
  case x, y, width, height
  /// The position of the view's anchor point, in points of its superview.
  case centerX, centerY
  /// The layer's own opacity, 0...1, without the opacity of its superviews.
  case opacity
  /// The corner radius, in points.
  case cornerRadius
  /// The scale factor of the transform, which is the geometric mean of both axes.
  case scale
  /// The clockwise rotation of the transform, in radians, -π...π.
  case rotation
  /// The non-premultiplied components of the background color, 0...1. All are 0 if there is no background color.
  case red, green, blue, alpha

  /// Returns the property's current value for a layer.
  ///
  /// The scale and rotation of a singular transform are 0.
  @MainActor
  func value(of layer: CALayer) -> Double {
    switch self {
    case .x: Double(layer.frame.minX)
    case .y: Double(layer.frame.minY)
    case .width: Double(layer.frame.width)
    case .height: Double(layer.frame.height)
    case .centerX: Double(layer.position.x)
    case .centerY: Double(layer.position.y)
    case .opacity: Double(layer.opacity)
    case .cornerRadius: Double(layer.cornerRadius)
    case .scale: TransformParts(layer.affineTransform()).map { ($0.scale.x * $0.scale.y).magnitude.squareRoot() } ?? 0
    case .rotation: TransformParts(layer.affineTransform())?.angle ?? 0
    case .red: Self.component(at: 0, of: layer)
    case .green: Self.component(at: 1, of: layer)
    case .blue: Self.component(at: 2, of: layer)
    case .alpha: Self.component(at: 3, of: layer)
    }
  }

  /// Returns a component of the background color. In a grayscale color, red, green and blue share one component,
  /// followed by alpha.
  @MainActor
  private static func component(at index: Int, of layer: CALayer) -> Double {
    guard let components = layer.backgroundColor?.components else { return 0 }
    let isGray = components.count == 2
    return Double(components[isGray ? index / 3 : index])
  }
}
