// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraViews

/// The base class of dynamic behaviors. A `UIDynamicBehavior` can also group child behaviors.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// The behaviors that are added to and removed from an animator together with this behavior.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// A closure that is called after each step of the animation.
  open var action: (() -> Void)?
  /// The behavior's animator; nil for none.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Creates a behavior that only groups its children.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// Adds a child behavior. Does nothing if the behavior has already been added.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior !== self, !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    if let dynamicAnimator { dynamicAnimator.attach(behavior) }
  }

  /// Removes a child behavior.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    dynamicAnimator?.detach(behavior)
  }

  /// Called before the behavior is added to an animator, and with nil before it is removed. Does nothing unless overridden.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The behavior's items, excluding the items of its children.
  var directItems: [any UIDynamicItem] { [] }
  /// Applies the behavior's forces to the velocities of the bodies, for a step of `time` seconds.
  func apply(in world: DynamicsWorld, time: Double) {}
  /// Configures the bodies' materials and collisions before a step.
  func configure(_ world: DynamicsWorld) {}
  /// Returns the behavior's constraints for a step.
  func joints(in world: DynamicsWorld) -> [DynamicsJoint] { [] }
  /// Called after a step.
  func didStep(in world: DynamicsWorld) {}

  /// Restarts the animator after a property change that may move resting items.
  func wake() { dynamicAnimator?.wake() }
}
