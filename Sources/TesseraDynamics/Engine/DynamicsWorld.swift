// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// The physics simulation of an animator. The positions depend only on the steps, and not on which frames are
/// displayed.
@MainActor
final class DynamicsWorld {
  /// The number of simulation steps per frame. A frame lasts 1/60 second.
  private static let stepsPerFrame = 4

  private(set) var bodies: [DynamicsBody] = []
  private var bodyOfItem: [ObjectIdentifier: DynamicsBody] = [:]
  /// The reference view's bounds, which collision behaviors may use as a boundary.
  var referenceBounds: CGRect?

  func body(of item: any UIDynamicItem) -> DynamicsBody? { bodyOfItem[ObjectIdentifier(item)] }

  /// Creates bodies for new items, and removes the bodies of removed items.
  func setItems(_ items: [any UIDynamicItem]) {
    var kept: [ObjectIdentifier: DynamicsBody] = [:]
    bodies = []
    for item in items where kept[ObjectIdentifier(item)] == nil {
      let body = bodyOfItem[ObjectIdentifier(item)] ?? DynamicsBody(item)
      kept[ObjectIdentifier(item)] = body
      bodies.append(body)
    }
    bodyOfItem = kept
  }

  /// Advances the simulation by 1/60 second.
  func runFrame(_ behaviors: [UIDynamicBehavior]) {
    for body in bodies { body.material = DynamicsMaterial() }
    for behavior in behaviors { behavior.configure(self) }
    for body in bodies { body.updateMass() }
    let collisions = behaviors.compactMap { $0 as? UICollisionBehavior }
    for _ in 0..<Self.stepsPerFrame {
      advance(time: 1.0 / 60 / Double(Self.stepsPerFrame), behaviors: behaviors, collisions: collisions)
    }
    AnimationContext.withoutContext { for body in bodies { body.writeItem() } }
    for behavior in behaviors { behavior.didStep(in: self) }
  }

  private func advance(time: Double, behaviors: [UIDynamicBehavior], collisions: [UICollisionBehavior]) {
    for body in bodies { body.acceleration = .zero }
    for behavior in behaviors { behavior.apply(in: self, time: time) }
    for body in bodies where body.inverseMass > 0 {
      body.velocity += body.acceleration * time
      body.velocity = body.velocity * (1 / (1 + max(body.material.resistance, 0) * time))
      body.angularVelocity /= 1 + max(body.material.angularResistance, 0) * time
    }
    let joints = behaviors.flatMap { $0.joints(in: self) }
    var contacts = collisions.flatMap { $0.contacts(in: self) }
    for index in contacts.indices { contacts[index].prepare() }
    for joint in joints { joint.solveSpring(time: time) }
    for _ in 0..<12 {
      for joint in joints { joint.solve(time: time) }
      for index in contacts.indices { contacts[index].solve() }
    }
    let held = Set(
      contacts.flatMap { [ObjectIdentifier($0.first), ObjectIdentifier($0.second)] }
        + joints.flatMap { [ObjectIdentifier($0.first)] + ($0.second.map { [ObjectIdentifier($0)] } ?? []) })
    for body in bodies where body.inverseMass > 0 {
      // For a body without contacts or joints, this correction makes the position under constant acceleration exact.
      let excess = held.contains(ObjectIdentifier(body)) ? .zero : body.acceleration * (time * time / 2)
      body.move(by: body.velocity * time - excess, turning: body.angularVelocity * time)
    }
    if !contacts.isEmpty {
      for _ in 0..<2 {
        for contact in collisions.flatMap({ $0.contacts(in: self) }) { contact.separate() }
      }
    }
  }

  /// Whether no body is moving visibly.
  var isAtRest: Bool { bodies.allSatisfy { $0.velocity.length < 3 && abs($0.angularVelocity) < 0.03 } }
}
