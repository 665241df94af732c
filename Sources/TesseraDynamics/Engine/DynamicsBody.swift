// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// A body in the simulation: an item, or an immovable part of a boundary.
@MainActor
final class DynamicsBody {
  /// The item that the body represents; nil for a boundary.
  let item: (any UIDynamicItem)?
  private(set) var position = DynamicsVector.zero
  private(set) var angle = 0.0
  var velocity = DynamicsVector.zero
  var angularVelocity = 0.0
  /// The acceleration during the current step, in points per second squared.
  var acceleration = DynamicsVector.zero
  private(set) var mass = 1.0
  private(set) var inverseMass = 0.0
  private(set) var inverseInertia = 0.0
  var material = DynamicsMaterial()
  /// The corners relative to the center of the unrotated body.
  private var shape: [DynamicsVector] = []
  /// The corners at the current position and rotation.
  private(set) var corners: [DynamicsVector] = []
  private var startTransform = CGAffineTransform.identity
  private var startAngle = 0.0
  private var inertiaPerMass = 0.0
  private var area = 0.0

  init(_ item: any UIDynamicItem) {
    self.item = item
    readItem()
  }

  /// Creates a part of a boundary: a line between two points, or a convex polygon.
  init(boundary corners: [DynamicsVector]) {
    item = nil
    self.corners = corners
    material.friction = .nan
  }

  /// Reads the item's position, size and rotation.
  func readItem() {
    guard let item else { return }
    let center = DynamicsVector(item.center)
    position = center.isFinite ? center : .zero
    startTransform = item.transform
    startAngle = atan2(Double(startTransform.b), Double(startTransform.a))
    if !startAngle.isFinite { startAngle = 0 }
    angle = startAngle
    let size = item.bounds.size
    let (width, height) = (Self.clampedLength(size.width), Self.clampedLength(size.height))
    shape = Self.shape(of: item, width: width, height: height)
    area = width * height
    inertiaPerMass = (width * width + height * height) / 12
    updateCorners()
    updateMass()
  }

  private static func clampedLength(_ value: CGFloat) -> Double {
    value.isFinite ? min(max(Double(value), 0.1), 1e6) : 0.1
  }

  private static func shape(of item: any UIDynamicItem, width: Double, height: Double) -> [DynamicsVector] {
    switch item.collisionBoundsType {
    case .rectangle: break
    case .ellipse:
      return (0..<32).map { index in
        let angle = Double(index) * .pi / 16
        return DynamicsVector(x: cos(angle) * width / 2, y: sin(angle) * height / 2)
      }
    case .path:
      let hull = ConvexHull.corners(of: item.collisionBoundingPath.cgPath.dynamicsLines.flatMap { $0 })
      if hull.count >= 3 { return hull }
    }
    let (x, y) = (width / 2, height / 2)
    return [(-x, -y), (x, -y), (x, y), (-x, y)].map { DynamicsVector(x: $0.0, y: $0.1) }
  }

  /// Updates the mass after the material has changed. A view of 100 by 100 points with a density of 1 has a mass of
  /// 1.
  func updateMass() {
    guard item != nil else { return }
    let density = material.density.isFinite && material.density > 0 ? material.density : 1
    mass = max(density * area / 10_000, 1e-6)
    inverseMass = material.isAnchored ? 0 : 1 / mass
    inverseInertia =
      material.isAnchored || !material.allowsRotation || inertiaPerMass <= 0 ? 0 : 1 / (mass * inertiaPerMass)
    if material.isAnchored { (velocity, angularVelocity) = (.zero, 0) }
    if !material.allowsRotation { angularVelocity = 0 }
  }

  /// Moves and rotates the body. Does nothing for boundaries and anchored items.
  func move(by offset: DynamicsVector, turning turn: Double) {
    let (newPosition, newAngle) = (position + offset, angle + turn)
    guard inverseMass > 0, newPosition.isFinite, newAngle.isFinite else { return }
    (position, angle) = (newPosition, newAngle)
    updateCorners()
  }

  private func updateCorners() {
    let (cosine, sine) = (cos(angle), sin(angle))
    corners = shape.map { position + $0.rotated(cosine: cosine, sine: sine) }
  }

  /// Rotates an offset from the item's center by the item's rotation.
  func arm(to offset: DynamicsVector) -> DynamicsVector { offset.rotated(cosine: cos(angle), sine: sin(angle)) }

  func velocity(at arm: DynamicsVector) -> DynamicsVector {
    velocity + DynamicsVector(x: -angularVelocity * arm.y, y: angularVelocity * arm.x)
  }

  func applyImpulse(_ impulse: DynamicsVector, at arm: DynamicsVector) {
    velocity += impulse * inverseMass
    angularVelocity += inverseInertia * arm.cross(impulse)
  }

  /// Updates the item with the body's position and rotation.
  func writeItem() {
    guard let item, inverseMass > 0 else { return }
    item.center = position.point
    if angle != startAngle { item.transform = startTransform.rotated(by: angle - startAngle) }
  }

  /// The item's rotation, normalized to the range from -π to π.
  var turn: Double { angle - (angle / (2 * .pi)).rounded() * 2 * .pi }
}
