// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraViews

/// A behavior that sets the physical properties of items, such as density, friction and elasticity.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The items.
  open private(set) var items: [any UIDynamicItem]
  private var material = DynamicsMaterial()
  /// Closures that set the properties that were changed from their defaults. Several behaviors may set different
  /// properties of the same item.
  private var changes: [PartialKeyPath<DynamicsMaterial>: (inout DynamicsMaterial) -> Void] = [:]
  private var pendingVelocities: [ObjectIdentifier: (DynamicsVector, Double)] = [:]

  /// Creates a behavior that sets the physical properties of items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// The fraction of its speed that an item retains after a bounce, from 0 to 1. When two items collide, the greater
  /// elasticity is used. 0 by default.
  open var elasticity: CGFloat {
    get { CGFloat(material.elasticity) }
    set { set(\.elasticity, to: finite(newValue)) }
  }
  /// The friction between items that slide along each other. 0, the default, means no friction.
  open var friction: CGFloat {
    get { CGFloat(material.friction) }
    set { set(\.friction, to: finite(newValue)) }
  }
  /// The density. The mass of an area of 100 by 100 points is equal to the density. 1 by default.
  open var density: CGFloat {
    get { CGFloat(material.density) }
    set { set(\.density, to: finite(newValue)) }
  }
  /// The damping of the linear velocity, per second. 0, the default, means no damping.
  open var resistance: CGFloat {
    get { CGFloat(material.resistance) }
    set { set(\.resistance, to: finite(newValue)) }
  }
  /// The damping of the angular velocity, per second. 0, the default, means no damping.
  open var angularResistance: CGFloat {
    get { CGFloat(material.angularResistance) }
    set { set(\.angularResistance, to: finite(newValue)) }
  }
  /// The electric charge. Stored only, because fields are not supported. 0 by default.
  open var charge: CGFloat {
    get { CGFloat(material.charge) }
    set { set(\.charge, to: finite(newValue)) }
  }
  /// Whether the items are immovable obstacles for other items. `false` by default.
  open var isAnchored: Bool {
    get { material.isAnchored }
    set { set(\.isAnchored, to: newValue) }
  }
  /// Whether the items can rotate. `true` by default.
  open var allowsRotation: Bool {
    get { material.allowsRotation }
    set { set(\.allowsRotation, to: newValue) }
  }

  private func set<Value>(_ property: WritableKeyPath<DynamicsMaterial, Value>, to value: Value) {
    material[keyPath: property] = value
    changes[property] = { $0[keyPath: property] = value }
    wake()
  }

  private func finite(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    dynamicAnimator?.itemsDidChange()
  }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    dynamicAnimator?.itemsDidChange()
  }

  /// Adds a velocity to an item's current velocity, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    addVelocity(DynamicsVector(velocity), rotation: 0, to: item)
  }
  /// Returns an item's velocity, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    (dynamicAnimator?.world.body(of: item)?.velocity ?? pendingVelocities[ObjectIdentifier(item)]?.0 ?? .zero).point
  }
  /// Adds an angular velocity to an item's current angular velocity, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    addVelocity(.zero, rotation: Double(velocity), to: item)
  }
  /// Returns an item's angular velocity, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    CGFloat(
      dynamicAnimator?.world.body(of: item)?.angularVelocity ?? pendingVelocities[ObjectIdentifier(item)]?.1 ?? 0)
  }

  private func addVelocity(_ velocity: DynamicsVector, rotation: Double, to item: any UIDynamicItem) {
    guard velocity.isFinite, rotation.isFinite else { return }
    if let body = dynamicAnimator?.world.body(of: item) {
      body.velocity += velocity
      if body.material.allowsRotation { body.angularVelocity += rotation }
      wake()
    } else {
      let old = pendingVelocities[ObjectIdentifier(item)] ?? (.zero, 0)
      pendingVelocities[ObjectIdentifier(item)] = (old.0 + velocity, old.1 + rotation)
    }
  }

  override var directItems: [any UIDynamicItem] { items }

  override func configure(_ world: DynamicsWorld) {
    for item in items {
      guard let body = world.body(of: item) else { continue }
      for change in changes.values { change(&body.material) }
      guard let (velocity, rotation) = pendingVelocities.removeValue(forKey: ObjectIdentifier(item)) else { continue }
      body.velocity += velocity
      body.angularVelocity += rotation
    }
  }
}
