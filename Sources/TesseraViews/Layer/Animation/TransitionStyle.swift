// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster

/// The way a layer's old and new contents are combined during a transition.
enum TransitionStyle: Hashable {
  case dissolve
  /// A half rotation around the vertical or horizontal axis, in perspective. The right or lower half moves away first
  /// or, if reversed, the left or upper half.
  case flip(isVertical: Bool, isReversed: Bool)
  /// Both contents move by the vector, in multiples of the layer's size.
  case push(CGVector)
  /// The new content moves in over the old content.
  case moveIn(CGVector)
  /// The old content moves out in front of the new content.
  case reveal(CGVector)

  /// The state of a transition at a point in time.
  struct Frame {
    enum Order { case mixed(Double), oldBelow, oldAbove, oldAlone, newAlone }

    var order: Order
    /// The transforms of the contents in the layer's coordinate space.
    var old = Affine.identity
    var new = Affine.identity
    /// The projection of the visible side during a flip, or nil for other styles.
    var turn: Projection?
  }

  func frame(at progress: Double, bounds: CGRect) -> Frame {
    switch self {
    case .dissolve: return Frame(order: .mixed(progress))
    case .flip(let isVertical, let isReversed):
      // The old content rotates until it is perpendicular to the screen. From there, the new content rotates until it
      // faces the viewer.
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

  /// Whether contents can leave the layer's bounds.
  var moves: Bool {
    switch self {
    case .dissolve, .flip: false
    case .push, .moveIn, .reveal: true
    }
  }

  private static func translation(along way: CGVector, fraction part: Double, in bounds: CGRect) -> Affine {
    .translation(x: Double(way.dx * bounds.width) * part, y: Double(way.dy * bounds.height) * part)
  }

  /// The distance from the viewer to the rotating content, in multiples of the content's length. UIKit's value is
  /// unknown; this value was chosen by visual comparison.
  private static let eyeDistance = 3.0

  /// Returns a rotation around the center. At a positive angle, the right or lower half moves away from the viewer.
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
  /// Whether the front or back of a plane is visible. A plane that is perpendicular to the screen is invisible.
  var isSeen: Bool { affine.determinant.magnitude > 1e-6 }
}
