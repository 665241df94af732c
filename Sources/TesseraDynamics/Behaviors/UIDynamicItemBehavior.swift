// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraViews

/// Sets how items move and collide: how heavy, smooth and elastic they are.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The items.
  open private(set) var items: [any UIDynamicItem]
  private var material = DynamicsMaterial() { didSet { wake() } }
  private var pendingVelocities: [ObjectIdentifier: (DynamicsVector, Double)] = [:]

  /// Sets how items move and collide.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// How much of its speed an item keeps that bounces: from 0, the default, to 1. The greater of two counts.
  open var elasticity: CGFloat {
    get { CGFloat(material.elasticity) }
    set { material.elasticity = finite(newValue) }
  }
  /// How much items that slide along each other are slowed down. 0, the default, is not at all.
  open var friction: CGFloat {
    get { CGFloat(material.friction) }
    set { material.friction = finite(newValue) }
  }
  /// The mass of an area of 100 by 100 points. 1 by default.
  open var density: CGFloat {
    get { CGFloat(material.density) }
    set { material.density = finite(newValue) }
  }
  /// How much speed fades, a second. 0, the default, is not at all.
  open var resistance: CGFloat {
    get { CGFloat(material.resistance) }
    set { material.resistance = finite(newValue) }
  }
  /// How much rotation fades, a second. 0, the default, is not at all.
  open var angularResistance: CGFloat {
    get { CGFloat(material.angularResistance) }
    set { material.angularResistance = finite(newValue) }
  }
  /// Stored only, as there are no fields. 0 by default.
  open var charge: CGFloat {
    get { CGFloat(material.charge) }
    set { material.charge = finite(newValue) }
  }
  /// Whether items stay where they are, and others bounce off them. False by default.
  open var isAnchored: Bool {
    get { material.isAnchored }
    set { material.isAnchored = newValue }
  }
  /// Whether items turn. True by default.
  open var allowsRotation: Bool {
    get { material.allowsRotation }
    set { material.allowsRotation = newValue }
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

  /// Changes the velocity of an item, by points a second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(DynamicsVector(velocity), 0, to: item)
  }
  /// The velocity of an item, in points a second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    (dynamicAnimator?.world.body(of: item)?.velocity ?? pendingVelocities[ObjectIdentifier(item)]?.0 ?? .zero).point
  }
  /// Changes the rotation of an item, by radians a second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(.zero, Double(velocity), to: item)
  }
  /// The rotation of an item, in radians a second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    CGFloat(
      dynamicAnimator?.world.body(of: item)?.angularVelocity ?? pendingVelocities[ObjectIdentifier(item)]?.1 ?? 0)
  }

  private func add(_ velocity: DynamicsVector, _ rotation: Double, to item: any UIDynamicItem) {
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

  override var ownItems: [any UIDynamicItem] { items }

  override func configure(_ world: DynamicsWorld) {
    for item in items {
      guard let body = world.body(of: item) else { continue }
      body.material = material
      guard let (velocity, rotation) = pendingVelocities.removeValue(forKey: ObjectIdentifier(item)) else { continue }
      body.velocity += velocity
      body.angularVelocity += rotation
    }
  }
}
