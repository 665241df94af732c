// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster

/// How old and new content of a layer look together on the way from one to the other.
enum TransitionStyle: Hashable {
  case dissolve
  /// A turn by half a circle round the vertical axis, or the horizontal one, in perspective. The right or the lower
  /// half goes back first; reversed, the left or the upper one.
  case flip(isVertical: Bool, isReversed: Bool)
  /// Both contents move, by the layer's size times the vector.
  case push(CGVector)
  /// The new content moves over the old one.
  case moveIn(CGVector)
  /// The old content moves away over the new one.
  case reveal(CGVector)

  /// A moment of a transition.
  struct Frame {
    enum Order { case mixed(Double), oldBelow, oldAbove, oldAlone, newAlone }

    var order: Order
    /// Where the contents stand, in the layer's coordinates.
    var old = Affine.identity
    var new = Affine.identity
    /// Where the one that shows stands, of two that are turned; nil for others.
    var turn: Projection?
  }

  func frame(at progress: Double, bounds: CGRect) -> Frame {
    switch self {
    case .dissolve: return Frame(order: .mixed(progress))
    case .flip(let isVertical, let isReversed):
      // The back of the old side is the front of the new one: it comes from a quarter of a circle before.
      let angle = (progress < 0.5 ? progress : progress - 1) * Double.pi
      return Frame(
        order: progress < 0.5 ? .oldAlone : .newAlone,
        turn: Self.rotation(angle: isReversed ? -angle : angle, in: bounds, isVertical: isVertical))
    case .push(let way):
      return Frame(
        order: .oldBelow, old: Self.translation(along: way, fraction: progress, in: bounds),
        new: Self.translation(along: way, fraction: progress - 1, in: bounds))
    case .moveIn(let way):
      return Frame(order: .oldBelow, new: Self.translation(along: way, fraction: progress - 1, in: bounds))
    case .reveal(let way):
      return Frame(order: .oldAbove, old: Self.translation(along: way, fraction: progress, in: bounds))
    }
  }

  /// Whether contents leave the layer's bounds.
  var moves: Bool {
    switch self {
    case .dissolve, .flip: false
    case .push, .moveIn, .reveal: true
    }
  }

  private static func translation(along way: CGVector, fraction part: Double, in bounds: CGRect) -> Affine {
    .translation(x: Double(way.dx * bounds.width) * part, y: Double(way.dy * bounds.height) * part)
  }

  /// How far the eye is from what turns, in its own lengths. UIKit's figure is not known; chosen by eye.
  private static let eyeDistance = 3.0

  /// A turn about the middle. At a positive angle the right half, or the lower one, goes away from the eye.
  private static func rotation(angle: Double, in bounds: CGRect, isVertical: Bool) -> Projection {
    let (sine, cosine) = Trigonometry.sineAndCosine(angle: angle)
    let length = Double(isVertical ? bounds.height : bounds.width)
    let fall = length > 0 ? sine / (length * eyeDistance) : 0
    let (x, y) = (Double(bounds.midX), Double(bounds.midY))
    let plane = Affine(a: isVertical ? 1 : cosine, b: 0, c: 0, d: isVertical ? cosine : 1, tx: 0, ty: 0)
    let turned = Projection(affine: plane, g: isVertical ? 0 : fall, h: isVertical ? fall : 0, k: 1)
    return Projection(affine: .translation(x: -x, y: -y), g: 0, h: 0, k: 1).concatenating(turned)
      .concatenating(.translation(x: x, y: y))
  }
}

extension Projection {
  /// Whether a plane is seen from its front or back, not from its edge.
  var isSeen: Bool { affine.determinant.magnitude > 1e-6 }
}
