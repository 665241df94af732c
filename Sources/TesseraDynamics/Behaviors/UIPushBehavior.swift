// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// A behavior that pushes items, once or continuously.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// The duration of a push.
  public enum Mode: Int, Sendable {
    /// A force that lasts as long as the behavior is active.
    case continuous
    /// One impulse, after which the behavior is inactive until it is activated again.
    case instantaneous
  }

  /// The items that are pushed.
  open private(set) var items: [any UIDynamicItem]
  /// The duration of a push.
  open private(set) var mode: Mode
  /// Whether the behavior pushes. `true` by default.
  open var active = true { didSet { if active { wake() } } }
  /// The direction and magnitude; zero by default. A vector of length 1 accelerates a view of 100 by 100 points and density 1
  /// by 100 points per second squared, or changes its velocity by 100 points per second immediately.
  open var pushDirection = CGVector(dx: 0, dy: 0) { didSet { wake() } }
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Creates a behavior that pushes items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    (self.items, self.mode) = (items, mode)
    super.init()
  }

  /// The direction in radians, clockwise from the right.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The magnitude: the length of `pushDirection`.
  open var magnitude: CGFloat {
    get { (pushDirection.dx * pushDirection.dx + pushDirection.dy * pushDirection.dy).squareRoot() }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets the direction and magnitude.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  /// Returns the point at which an item is pushed, relative to its center.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }
  /// Pushes an item at an offset from its center, so that it rotates.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = offset
    wake()
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
    offsets[ObjectIdentifier(item)] = nil
    dynamicAnimator?.itemsDidChange()
  }

  override var directItems: [any UIDynamicItem] { items }

  override func apply(in world: DynamicsWorld, time: Double) {
    guard active else { return }
    let force = DynamicsVector(x: Double(pushDirection.dx), y: Double(pushDirection.dy)) * 100
    guard force.isFinite, force != .zero else { return }
    for item in items {
      guard let body = world.body(of: item) else { continue }
      let offset = DynamicsVector(targetOffsetFromCenter(for: item))
      guard offset.isFinite else { continue }
      if mode == .instantaneous {
        body.applyImpulse(force, at: body.arm(to: offset))
      } else {
        body.acceleration += force * body.inverseMass
        body.angularVelocity += body.inverseInertia * body.arm(to: offset).cross(force) * time
      }
    }
    if mode == .instantaneous { active = false }
  }
}

extension DynamicsVector {
  init(_ offset: UIOffset) { self.init(x: Double(offset.horizontal), y: Double(offset.vertical)) }
}
