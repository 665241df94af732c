// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// The bodies of an animator, and how they move in a step. The same steps give the same places, whichever moments are shown.
@MainActor
final class DynamicsWorld {
  /// The steps in which a frame of a sixtieth of a second is calculated.
  private static let stepsPerFrame = 4

  private(set) var bodies: [DynamicsBody] = []
  private var bodyOfItem: [ObjectIdentifier: DynamicsBody] = [:]
  /// The rectangle of the reference view, which collisions may have as boundary.
  var referenceBounds: CGRect?

  func body(of item: any UIDynamicItem) -> DynamicsBody? { bodyOfItem[ObjectIdentifier(item)] }

  /// Has a body for each item, and for no others.
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

  /// Moves everything by a sixtieth of a second.
  func runFrame(_ behaviors: [UIDynamicBehavior]) {
    for body in bodies { body.material = DynamicsMaterial() }
    for behavior in behaviors { behavior.configure(self) }
    for body in bodies { body.updateMass() }
    let collisions = behaviors.compactMap { $0 as? UICollisionBehavior }
    for _ in 0..<Self.stepsPerFrame { step(1.0 / 60 / Double(Self.stepsPerFrame), behaviors, collisions) }
    AnimationContext.withoutContext { for body in bodies { body.giveItem() } }
    for behavior in behaviors { behavior.didStep(in: self) }
  }

  private func step(_ time: Double, _ behaviors: [UIDynamicBehavior], _ collisions: [UICollisionBehavior]) {
    for body in bodies { body.acceleration = .zero }
    for behavior in behaviors { behavior.apply(in: self, time) }
    for body in bodies where body.inverseMass > 0 {
      body.velocity += body.acceleration * time
      body.velocity = body.velocity * (1 / (1 + max(body.material.resistance, 0) * time))
      body.angularVelocity /= 1 + max(body.material.angularResistance, 0) * time
    }
    let joints = behaviors.flatMap { $0.joints(in: self) }
    var contacts = collisions.flatMap { $0.contacts(in: self) }
    for index in contacts.indices { contacts[index].prepare() }
    for joint in joints { joint.solveSpring(time) }
    for _ in 0..<12 {
      for joint in joints { joint.solve(time) }
      for index in contacts.indices { contacts[index].solve() }
    }
    let held = Set(
      contacts.flatMap { [ObjectIdentifier($0.first), ObjectIdentifier($0.second)] }
        + joints.flatMap { [ObjectIdentifier($0.first)] + ($0.second.map { [ObjectIdentifier($0)] } ?? []) })
    for body in bodies where body.inverseMass > 0 {
      // What nothing holds moves as under a constant acceleration, exactly.
      let excess = held.contains(ObjectIdentifier(body)) ? .zero : body.acceleration * (time * time / 2)
      body.move(by: body.velocity * time - excess, turning: body.angularVelocity * time)
    }
    if !contacts.isEmpty {
      for _ in 0..<2 {
        for contact in collisions.flatMap({ $0.contacts(in: self) }) { contact.separate() }
      }
    }
  }

  /// Whether nothing moves as far as one can see.
  var isAtRest: Bool { bodies.allSatisfy { $0.velocity.length < 3 && abs($0.angularVelocity) < 0.03 } }
}
