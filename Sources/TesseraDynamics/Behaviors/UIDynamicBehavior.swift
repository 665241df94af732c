// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraViews

/// The base class of the behaviors of a `UIDynamicAnimator`, and a group of behaviors.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// The behaviors that are added and removed with this one.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called after each step of the animation.
  open var action: (() -> Void)?
  /// The animator of the behavior; nil for none.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Creates a behavior that only groups its children.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// Adds a behavior. Does nothing if it was added already.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior !== self, !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    if let dynamicAnimator { dynamicAnimator.attach(behavior) }
  }

  /// Removes a behavior.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    dynamicAnimator?.detach(behavior)
  }

  /// Called before the behavior is added to an animator, and with nil before it is removed. Does nothing unless overridden.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The items of the behavior, without those of its children.
  var directItems: [any UIDynamicItem] { [] }
  /// Changes the velocities of bodies in a step of `time` seconds.
  func apply(in world: DynamicsWorld, time: Double) {}
  /// Sets how bodies move and collide, before a step.
  func configure(_ world: DynamicsWorld) {}
  /// Returns the constraints of a step.
  func joints(in world: DynamicsWorld) -> [DynamicsJoint] { [] }
  /// Called after a step.
  func didStep(in world: DynamicsWorld) {}

  /// Restarts the animator after a change that may move resting items.
  func wake() { dynamicAnimator?.wake() }
}
