// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The operands of animations. A value consists of a row of numbers and a kind that determines their meaning.
// Interpolation, addition and subtraction use the same arithmetic for all kinds. Only transforms are decomposed
// before interpolation (see TransformParts).

import Foundation
import TesseraRaster

package struct AnimatableValue {
  package enum Kind: Hashable {
    case number, point, size, rect, transform, color
    case colors(Int)
    case numbers(Int)
    case path(Int)
    /// A value that can't be interpolated.
    case discrete
  }

  package let kind: Kind
  package private(set) var components: [Double]
  /// For a path, a path with the element types for the coordinates in `components`. For a discrete value, the value.
  package private(set) var object: Any?

  package init(_ kind: Kind, _ components: [Double], object: Any? = nil) {
    self.kind = kind
    self.components = components
    self.object = object
  }

  package init(discrete object: Any?) {
    self.init(.discrete, [], object: object)
  }

  /// Returns whether the two values can be interpolated.
  package func matches(_ other: AnimatableValue) -> Bool {
    kind == other.kind && kind != .discrete && components.count == other.components.count
  }

  /// Returns the interpolated value. Numbers are interpolated by component, and transforms by their decomposition. If
  /// the values do not match, the result changes from the start value to the end value at one half.
  package func interpolated(to end: AnimatableValue, fraction: Double) -> AnimatableValue {
    guard matches(end) else { return fraction < 0.5 ? self : end }
    if kind == .transform { return Self.interpolateTransforms(from: self, to: end, fraction: fraction) }
    // Paths can be interpolated only if they have the same element types.
    if case .path = kind, let a = object as? CGPath, let b = end.object as? CGPath, a.path.elements != b.path.elements {
      return fraction < 0.5 ? self : end
    }
    return combined(with: end) { $0 + ($1 - $0) * fraction }
  }

  package func adding(_ other: AnimatableValue) -> AnimatableValue {
    guard matches(other) else { return other }
    if kind == .transform { return AnimatableValue(transform: CATransform3DConcat(transform, other.transform)) }
    return combined(with: other, +)
  }

  package func subtracting(_ other: AnimatableValue) -> AnimatableValue {
    matches(other) ? combined(with: other, -) : self
  }

  package func scaled(by factor: Double) -> AnimatableValue {
    AnimatableValue(kind, components.map { $0 * factor }, object: object)
  }

  private func combined(with other: AnimatableValue, _ body: (Double, Double) -> Double) -> AnimatableValue {
    AnimatableValue(kind, zip(components, other.components).map(body), object: other.object ?? object)
  }

  /// Returns the distance between two values, for paced animations.
  package func distance(to other: AnimatableValue) -> Double {
    guard matches(other) else { return 0 }
    return zip(components, other.components).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }
}
