// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraViews

/// A behavior that moves an item to a point. The item oscillates around the point and comes to rest without rotation.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// The point to which the item's center moves.
  open var snapPoint: CGPoint { didSet { wake() } }
  /// The damping of the oscillation, from 0 for the strongest oscillation to 1 for none. 0.5 by default.
  open var damping: CGFloat = 0.5 { didSet { wake() } }

  /// Creates a behavior that moves an item to a point, in the reference view's coordinate system.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    (self.item, snapPoint) = (item, point)
    super.init()
  }

  override var directItems: [any UIDynamicItem] { [item] }

  /// The spring's angular frequency, in radians per second. With this value, the item is near the point after 0.2
  /// seconds.
  private static let speed = 16.0

  override func apply(in world: DynamicsWorld, time: Double) {
    let target = DynamicsVector(snapPoint)
    guard target.isFinite, let body = world.body(of: item), body.inverseMass > 0 else { return }
    let ratio = damping.isFinite ? min(max(Double(damping), 0.05), 1) : 0.5
    let (stiffness, drag) = (Self.speed * Self.speed, 2 * ratio * Self.speed)
    let share = 1 / (1 + drag * time + stiffness * time * time)
    body.velocity = (body.velocity - (body.position - target) * (stiffness * time)) * share
    if body.inverseInertia > 0 {
      body.angularVelocity = (body.angularVelocity - body.turn * stiffness * time) * share
    }
  }

  override func didStep(in world: DynamicsWorld) {
    let target = DynamicsVector(snapPoint)
    guard target.isFinite, let body = world.body(of: item), body.inverseMass > 0 else { return }
    guard (body.position - target).length < 0.2, body.velocity.length < 3, abs(body.turn) < 0.002,
      abs(body.angularVelocity) < 0.03
    else { return }
    body.move(by: target - body.position, turning: body.inverseInertia > 0 ? -body.turn : 0)
    (body.velocity, body.angularVelocity) = (.zero, 0)
    AnimationContext.withoutContext { body.writeItem() }
  }
}
