// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// A behavior that pushes items with an impulse or a continuous force.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// The type of push: a continuous force or an impulse.
  public enum Mode: Int, Sendable {
    /// A force that is applied while the behavior is active.
    case continuous
    /// A single impulse. Afterward, the behavior is inactive until it is activated again.
    case instantaneous
  }

  /// The pushed items.
  open private(set) var items: [any UIDynamicItem]
  /// The type of push: a continuous force or an impulse.
  open private(set) var mode: Mode
  /// Whether the behavior is active and pushes its items. `true` by default.
  open var active = true { didSet { if active { wake() } } }
  /// The direction and magnitude of the push; zero by default. A vector of length 1 accelerates a view of 100 by 100
  /// points with a density of 1 by 100 points per second squared (`continuous`), or changes its velocity by 100
  /// points per second (`instantaneous`).
  open var pushDirection = CGVector(dx: 0, dy: 0) { didSet { wake() } }
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Creates a behavior that pushes items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    (self.items, self.mode) = (items, mode)
    super.init()
  }

  /// The direction of the push in radians, clockwise from the positive x-axis.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The magnitude of the push, which is the length of `pushDirection`.
  open var magnitude: CGFloat {
    get { (pushDirection.dx * pushDirection.dx + pushDirection.dy * pushDirection.dy).squareRoot() }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets the direction and magnitude of the push.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  /// Returns the point at which an item is pushed, as an offset from the item's center.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }
  /// Sets the point at which an item is pushed, as an offset from the item's center. A nonzero offset makes the item
  /// rotate.
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
