// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// An animator that applies physics-based behaviors to items, such as gravity, collisions, attachments and snapping.
///
/// The animator uses the virtual time of an `AnimationClock`. It advances in frames of 1/60 second and produces the
/// same positions in every run. If no clock is running, time does not advance and items do not move.
///
/// - Note: Differs from UIKit: Apple has not published UIKit's physics engine. Falling and pushed items move as
///   described in UIKit's documentation. Bounces, springs and snaps only resemble UIKit's.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  private static var waitingAnimators: [WeakAnimator] = []
  private static var isWaiting = false

  private struct WeakAnimator {
    weak var animator: UIDynamicAnimator?
  }

  /// The view whose coordinate system is used for the items; nil for none.
  open private(set) weak var referenceView: UIView?
  /// The top-level behaviors, without their children.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether the animation is running.
  open private(set) var isRunning = false
  /// The duration for which the animation has run, in seconds.
  open var elapsedTime: TimeInterval { Double(frameCount) / 60 }
  /// The delegate, which is notified when items begin to move or come to rest. A weak reference.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  let world = DynamicsWorld()
  private weak var clock: AnimationClock?
  private var event: Schedule.Event?
  private var frameCount = 0
  private var restingFrames = 0
  /// A closure that is called after each frame. Collection view layouts use it to update their dynamic attributes.
  @_spi(Tessera) public var didStep: (() -> Void)?

  /// Creates an animator for the subviews of a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Creates an animator for items that are not views.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// Adds a behavior with its children. Does nothing if the behavior has already been added.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    attach(behavior)
  }

  /// Removes a behavior with its children.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    detach(behavior)
  }

  /// Removes all behaviors. Items keep their positions.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// Returns the items that intersect a rectangle of the reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    world.bodies.compactMap(\.item).filter { item in
      let (center, size) = (item.center, item.bounds.size)
      return rect.intersects(
        CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height))
    }
  }

  /// Updates the simulation with an item's position, size and rotation. Call this method after changing them in code.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.body(of: item)?.readItem()
    wake()
  }

  func attach(_ behavior: UIDynamicBehavior) {
    // This check also ends the recursion if a behavior contains itself.
    guard behavior.dynamicAnimator !== self else { return itemsDidChange() }
    behavior.willMove(to: self)
    behavior.dynamicAnimator = self
    for child in behavior.childBehaviors { attach(child) }
    itemsDidChange()
  }

  func detach(_ behavior: UIDynamicBehavior) {
    guard behavior.dynamicAnimator === self else { return itemsDidChange() }
    behavior.willMove(to: nil)
    behavior.dynamicAnimator = nil
    for child in behavior.childBehaviors { detach(child) }
    itemsDidChange()
  }

  /// All behaviors without duplicates. Each behavior precedes its children.
  private var allBehaviors: [UIDynamicBehavior] {
    var all: [UIDynamicBehavior] = []
    var seen: Set<ObjectIdentifier> = []
    func add(_ behavior: UIDynamicBehavior) {
      guard seen.insert(ObjectIdentifier(behavior)).inserted else { return }
      all.append(behavior)
      for child in behavior.childBehaviors { add(child) }
    }
    for behavior in behaviors { add(behavior) }
    return all
  }

  func itemsDidChange() {
    world.setItems(allBehaviors.flatMap(\.directItems))
    if world.bodies.isEmpty { stop() } else { wake() }
  }

  // MARK: Time

  /// Schedules the waiting animators on a clock that has started.
  private static func resumeWaiting(on clock: AnimationClock) {
    isWaiting = false
    let animators = waitingAnimators.compactMap(\.animator)
    waitingAnimators = []
    for animator in animators where animator.isRunning { animator.schedule(on: clock) }
  }

  func wake() {
    guard !world.bodies.isEmpty else { return }
    restingFrames = 0
    // If the clock has been deallocated, the scheduled frame never runs.
    if event != nil, clock == nil { (isRunning, event) = (false, nil) }
    guard !isRunning else { return }
    isRunning = true
    delegate?.dynamicAnimatorWillResume(self)
    if let clock = clock ?? AnimationClock.current {
      schedule(on: clock)
    } else {
      Self.waitingAnimators.removeAll { $0.animator == nil || $0.animator === self }
      Self.waitingAnimators.append(WeakAnimator(animator: self))
      guard !Self.isWaiting else { return }
      Self.isWaiting = true
      CADisplayLink.whenNextClockRuns(Self.resumeWaiting)
    }
  }

  private func stop() {
    guard isRunning else { return }
    isRunning = false
    event?.cancel()
    event = nil
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func schedule(on clock: AnimationClock) {
    self.clock = clock
    // The time of the next whole frame, with a tolerance for rounding errors.
    let next = ((clock.now * 60 + 1e-7).rounded(.down) + 1) / 60
    event = clock.schedule(at: next) { [weak self, weak clock] in
      guard let self, let clock, self.isRunning else { return }
      self.runFrame()
      if self.isRunning { self.schedule(on: clock) }
    }
  }

  private func runFrame() {
    frameCount += 1
    world.referenceBounds = referenceView?.bounds
    let behaviors = allBehaviors
    world.runFrame(behaviors)
    for behavior in behaviors where behavior.dynamicAnimator === self { behavior.action?() }
    didStep?()
    restingFrames = world.isAtRest ? restingFrames + 1 : 0
    if restingFrames >= 30 { stop() }
  }
}
