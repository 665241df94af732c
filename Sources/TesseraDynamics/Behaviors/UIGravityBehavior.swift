// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraViews

/// A behavior that applies gravity to items.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  /// The items affected by gravity.
  open private(set) var items: [any UIDynamicItem]
  /// The direction and magnitude of gravity. A vector of length 1 is an acceleration of 1000 points per second
  /// squared. By default, the vector has length 1 and points down.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { wake() } }

  /// Creates a behavior with downward gravity.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// The direction of gravity in radians, clockwise from the positive x-axis.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The magnitude of gravity. A value of 1 is an acceleration of 1000 points per second squared.
  open var magnitude: CGFloat {
    get { (gravityDirection.dx * gravityDirection.dx + gravityDirection.dy * gravityDirection.dy).squareRoot() }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets the direction and magnitude of gravity.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

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

  override var directItems: [any UIDynamicItem] { items }

  override func apply(in world: DynamicsWorld, time: Double) {
    let acceleration = DynamicsVector(x: Double(gravityDirection.dx), y: Double(gravityDirection.dy)) * 1000
    guard acceleration.isFinite else { return }
    for item in items { world.body(of: item)?.acceleration += acceleration }
  }
}
