// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster

/// How old and new content of a layer look together on the way from one to the other.
enum TransitionStyle: Hashable {
  case dissolve
  /// A turn by half a circle round the vertical axis, or the horizontal one. Seen without perspective, it is a squeeze.
  case flip(isVertical: Bool)
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
  }

  func frame(at progress: Double, bounds: CGRect) -> Frame {
    switch self {
    case .dissolve: return Frame(order: .mixed(progress))
    case .flip(let isVertical):
      let squeeze = Self.squeeze(Trigonometry.sineAndCosine(progress * Double.pi).cosine.magnitude, bounds, isVertical)
      return Frame(order: progress < 0.5 ? .oldAlone : .newAlone, old: squeeze, new: squeeze)
    case .push(let way):
      return Frame(
        order: .oldBelow, old: Self.shift(way, progress, bounds), new: Self.shift(way, progress - 1, bounds))
    case .moveIn(let way): return Frame(order: .oldBelow, new: Self.shift(way, progress - 1, bounds))
    case .reveal(let way): return Frame(order: .oldAbove, old: Self.shift(way, progress, bounds))
    }
  }

  /// Whether contents leave the layer's bounds.
  var moves: Bool {
    switch self {
    case .dissolve, .flip: false
    case .push, .moveIn, .reveal: true
    }
  }

  private static func shift(_ way: CGVector, _ part: Double, _ bounds: CGRect) -> Affine {
    .translation(x: Double(way.dx * bounds.width) * part, y: Double(way.dy * bounds.height) * part)
  }

  /// A scale in one direction that keeps the centre.
  private static func squeeze(_ factor: Double, _ bounds: CGRect, _ isVertical: Bool) -> Affine {
    let (x, y) = isVertical ? (1, factor) : (factor, 1)
    return Affine(
      a: x, b: 0, c: 0, d: y, tx: Double(bounds.midX) * (1 - x), ty: Double(bounds.midY) * (1 - y))
  }
}

extension UIView.AnimationOptions {
  /// The transition the options name; nil for none. Curls dissolve.
  var transitionStyle: TransitionStyle? {
    switch rawValue >> 20 & 0xF {
    case 1, 2: .flip(isVertical: false)
    case 3, 4, 5: .dissolve
    case 6, 7: .flip(isVertical: true)
    default: nil
    }
  }
}
