// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@testable import TesseraDynamics
@testable import TesseraViews

/// Items moved by a dynamic animator. Expected numbers follow from Apple's documentation: a gravity of 1 is 1000
/// points per second squared, and a push of 1 accelerates a 100 x 100 view by 100 points per second squared.
@MainActor @Suite struct DynamicsTests {
  let clock = AnimationClock()
  let reference = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let item = UIView(frame: CGRect(x: 150, y: 0, width: 100, height: 100))

  private func animator(_ behaviors: UIDynamicBehavior...) -> UIDynamicAnimator {
    reference.addSubview(item)
    let animator = UIDynamicAnimator(referenceView: reference)
    clock.run { for behavior in behaviors { animator.addBehavior(behavior) } }
    return animator
  }

  private func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat) -> Bool { abs(a - b) <= tolerance }

  /// Half a second of free fall is 1000 / 2 * 0.25 = 125 points, starting at 50.
  @Test func fallsAsDocumented() {
    let animator = animator(UIGravityBehavior(items: [item]))
    #expect(animator.isRunning)
    clock.advance(to: 0.5)
    #expect(near(item.center.y, 175, 0.001) && item.center.x == 200)
    #expect(animator.elapsedTime == 0.5)
    // Rendering a frame does not affect later frames.
    let other = UIView(frame: CGRect(x: 150, y: 0, width: 100, height: 100))
    reference.addSubview(other)
    let second = AnimationClock()
    let again = UIDynamicAnimator(referenceView: reference)
    second.run { again.addBehavior(UIGravityBehavior(items: [other])) }
    for step in 1...50 { second.advance(to: Double(step) / 100) }
    #expect(other.center == item.center)
  }

  @Test func waitsForAClock() {
    reference.addSubview(item)
    let animator = UIDynamicAnimator(referenceView: reference)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    #expect(item.center.y == 50)
    clock.run {}
    clock.advance(to: 0.5)
    #expect(near(item.center.y, 175, 0.001))
    animator.removeAllBehaviors()
  }

  @Test func pushes() {
    let once = UIPushBehavior(items: [item], mode: .instantaneous)
    once.pushDirection = CGVector(dx: 1, dy: 0)
    let first = animator(once)
    clock.advance(to: 0.5)
    // The velocity is 100 points per second immediately.
    #expect(near(item.center.x, 250, 0.001) && !once.active)
    first.removeAllBehaviors()
    #expect(!first.isRunning)
    item.center = CGPoint(x: 200, y: 50)
    let always = UIPushBehavior(items: [item], mode: .continuous)
    always.setAngle(0, magnitude: 2)
    clock.run { first.addBehavior(always) }
    first.updateItem(usingCurrentState: item)
    clock.advance(to: 1.5)
    // 200 points per second squared for one second is 100 points.
    #expect(near(item.center.x, 300, 0.001))
  }

  @Test func restsOnTheFloor() {
    let collision = UICollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    let log = Log()
    collision.collisionDelegate = log
    let animator = animator(UIGravityBehavior(items: [item]), collision)
    animator.delegate = log
    clock.advance(to: 4)
    // The floor is at 400, so the center of a 100-point view comes to rest at 350, without rotation.
    #expect(near(item.center.y, 350, 0.5) && near(item.center.x, 200, 0.5))
    #expect(near(item.transform.b, 0, 0.01))
    #expect(!animator.isRunning && log.lines.first == "began at the floor" && log.lines.last == "paused")
  }

  /// A fall from 50 to 350 ends at sqrt(2 * 1000 * 300) = 775 points per second. At half that velocity, the view
  /// rises 75 points.
  @Test func bouncesWithItsElasticity() {
    let collision = UICollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    let properties = UIDynamicItemBehavior(items: [item])
    properties.elasticity = 0.5
    properties.allowsRotation = false
    let animator = animator(UIGravityBehavior(items: [item]), collision, properties)
    // The view falls for 0.775 seconds and reaches the top of the first bounce 0.387 seconds later.
    clock.advance(to: 1.16)
    #expect(near(item.center.y, 275, 4))
    animator.removeAllBehaviors()
  }

  @Test func itemsCollide() {
    let wall = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 20))
    reference.addSubview(wall)
    let fixed = UIDynamicItemBehavior(items: [wall])
    fixed.isAnchored = true
    let animator = animator(UIGravityBehavior(items: [item]), UICollisionBehavior(items: [item, wall]), fixed)
    clock.advance(to: 3)
    #expect(near(item.frame.maxY, 300, 0.5) && wall.frame == CGRect(100, 300, 200, 20))
    animator.removeAllBehaviors()
  }

  @Test func snapsToAPointAndRests() {
    item.transform = CGAffineTransform(rotationAngle: 0.5)
    let animator = animator(UISnapBehavior(item: item, snapTo: CGPoint(x: 300, y: 300)))
    clock.advance(to: 3)
    #expect(item.center == CGPoint(x: 300, y: 300) && near(item.transform.b, 0, 1e-9) && !animator.isRunning)
  }

  @Test func attachmentsActAsRodsAndSprings() {
    let rod = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 100, y: 50))
    #expect(rod.length == 100 && rod.attachedBehaviorType == .anchor)
    let animator = animator(rod, UIGravityBehavior(items: [item]))
    for step in 1...40 {
      clock.advance(to: Double(step) / 20)
      let (x, y) = (item.center.x - 100, item.center.y - 50)
      #expect(near((x * x + y * y).squareRoot(), 100, 1.5), "at \(Double(step) / 20)")
    }
    animator.removeAllBehaviors()
    item.center = CGPoint(x: 200, y: 200)
    let spring = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 200, y: 100))
    spring.length = 0
    spring.frequency = 2
    spring.damping = 1
    clock.run { animator.addBehavior(spring) }
    animator.updateItem(usingCurrentState: item)
    clock.advance(to: 5)
    #expect(near(item.center.y, 100, 1) && near(item.center.x, 200, 1))
    animator.removeAllBehaviors()
  }

  @Test func velocitiesAndResistance() {
    let properties = UIDynamicItemBehavior(items: [item])
    properties.addLinearVelocity(CGPoint(x: 60, y: 0), for: item)
    properties.addAngularVelocity(1, for: item)
    let animator = animator(properties)
    clock.advance(to: 1)
    #expect(near(item.center.x, 260, 0.001) && near(atan2(item.transform.b, item.transform.a), 1, 0.001))
    #expect(
      near(properties.linearVelocity(for: item).x, 60, 0.001) && near(properties.angularVelocity(for: item), 1, 0.001))
    properties.resistance = 5
    clock.advance(to: 3)
    #expect(properties.linearVelocity(for: item).x < 3)
    animator.removeAllBehaviors()
  }

  @Test func hostileNumbersKeepItemsInBounds() {
    let push = UIPushBehavior(items: [item], mode: .continuous)
    push.pushDirection = CGVector(dx: CGFloat.nan, dy: .infinity)
    let gravity = UIGravityBehavior(items: [item])
    gravity.magnitude = .infinity
    let collision = UICollisionBehavior(items: [item, item])
    collision.addBoundary(
      withIdentifier: "line" as NSString, from: CGPoint(x: CGFloat.nan, y: 0), to: CGPoint(x: 0, y: CGFloat.infinity))
    let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: CGFloat.nan, y: 0))
    let rod = UIAttachmentBehavior(item: item, attachedTo: item)
    let animator = animator(push, gravity, collision, snap, rod)
    clock.advance(to: 0.5)
    #expect(item.center.x.isFinite && item.center.y.isFinite)
    animator.removeAllBehaviors()
  }

  private final class Log: UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    var lines: [String] = []

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { lines.append("paused") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
      lines.append(identifier == nil && abs(p.y - 400) < 2 ? "began at the floor" : "began elsewhere")
    }
  }
}
