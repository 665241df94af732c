// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraGraphics
internal import TesseraViews

/// A number of a view that an animation can change, to be drawn over time.
///
///     ViewProperty(rawValue: "centerX")     // .centerX
///     frames.presentedValue(.centerX, of: card)
public enum ViewProperty: String, CaseIterable, Hashable, Sendable {
  /// The frame, in points of the superview; the box around the view when it is turned.
  case x, y, width, height
  /// The place of the view's anchor point, in points of the superview.
  case centerX, centerY
  /// The layer's opacity, 0...1, without that of its superviews.
  case opacity
  /// The corner radius, in points.
  case cornerRadius
  /// The factor by which the transform enlarges the view: the geometric mean of both directions.
  case scale
  /// How far the transform turns the view, in radians, clockwise, -π...π.
  case rotation
  /// Components of the background colour, 0...1, as it is stored: not premultiplied. Without a colour all are 0.
  case red, green, blue, alpha

  /// The number as the layer has it now.
  ///
  /// A transform that flattens the view has scale 0 and turns it by 0.
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
    case .red: Self.component(0, of: layer)
    case .green: Self.component(1, of: layer)
    case .blue: Self.component(2, of: layer)
    case .alpha: Self.component(3, of: layer)
    }
  }

  /// Greys have one component for all colours, and alpha.
  @MainActor
  private static func component(_ index: Int, of layer: CALayer) -> Double {
    guard let components = layer.backgroundColor?.components else { return 0 }
    let isGrey = components.count == 2
    return Double(components[isGrey ? index / 3 : index])
  }
}
