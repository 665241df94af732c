// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What animations compute with: a value as a row of numbers and the kind that says what the numbers mean. Interpolating,
// adding and subtracting are the same arithmetic for all kinds; only transforms are taken apart first (TransformParts).

import Foundation
import TesseraRaster

package struct AnimatableValue {
  package enum Kind: Hashable {
    case number, point, size, rect, transform, color
    case colors(Int)
    case numbers(Int)
    case path(Int)
    /// A value that jumps.
    case discrete
  }

  package let kind: Kind
  package private(set) var components: [Double]
  /// A path that gives the components their verbs, or the value that jumps.
  package private(set) var object: Any?

  package init(_ kind: Kind, _ components: [Double], object: Any? = nil) {
    self.kind = kind
    self.components = components
    self.object = object
  }

  package init(discrete object: Any?) {
    self.init(.discrete, [], object: object)
  }

  /// Whether the two can be interpolated.
  package func matches(_ other: AnimatableValue) -> Bool {
    kind == other.kind && kind != .discrete && components.count == other.components.count
  }

  /// Component by component; transforms by their parts; what does not match jumps half-way.
  package func interpolated(to end: AnimatableValue, fraction: Double) -> AnimatableValue {
    guard matches(end) else { return fraction < 0.5 ? self : end }
    if kind == .transform { return Self.interpolateTransforms(from: self, to: end, fraction: fraction) }
    // Paths interpolate where they have the same verbs.
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

  /// The distance between two values, for paced animations.
  package func distance(to other: AnimatableValue) -> Double {
    guard matches(other) else { return 0 }
    return zip(components, other.components).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }
}
