// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraSwiftUILayout

/// The running animations of a value that belongs to a node, such as the animatable data of a modifier.
final class ValueMotion<Data: VectorArithmetic>: MotionClient {
  private weak var node: _ViewNode?
  private let apply: () -> Void
  private var state = MotionState<Data>()
  private let effect: MotionEffect
  /// The distance to the target at the current time.
  private(set) var remaining = Data.zero

  /// - Parameters:
  ///   - effect: The effect of a change of the value.
  ///   - apply: Applies the value to the node.
  init(_ node: _ViewNode, effect: MotionEffect = .layout, apply: @escaping () -> Void) {
    (self.node, self.effect, self.apply) = (node, effect, apply)
  }

  var needsLayout: Bool { effect == .layout || node?.graph.observesGeometry == true }

  var isRunning: Bool { state.isRunning }
  var isFinite: Bool { state.isFinite }
  func nextEnd(after now: Double) -> Double? { state.nextEnd(after: now) }
  func stop() {
    state.removeAll()
    remaining = .zero
  }

  /// Begins an animation of a change of the target.
  func move(by distance: Data, _ transaction: Transaction) {
    guard let node, let now = AnimationClock.current?.now else { return stop() }
    guard transaction.animation != nil else {
      // A value that follows another animation keeps its own. Other changes end it.
      if !node.graph.motion.isAdvancing { stop() }
      return
    }
    // In this update, the shown value doesn't change, so that frames that depend on it don't move on their own.
    remaining = state.remaining(at: now, in: node.environment) + distance
    state.add(distance, transaction, at: now, in: node.environment)
    node.graph.motion.start(self)
  }

  func advance(to now: Double) -> Bool {
    guard let node, !node.isRemoved, state.isRunning else {
      stop()
      return false
    }
    remaining = state.remaining(at: now, in: node.environment)
    apply()
    state.notify(at: now)
    return state.isRunning
  }
}

/// The animations of an animatable value that belongs to a node, created when the value is first animated.
@MainActor
struct AnimatableMotion {
  private var client: (any MotionClient)?

  /// Whether the value differs from its target.
  var isRunning: Bool { client != nil }

  /// Begins an animation of a change if the node's transaction has one.
  mutating func change<Value: Animatable>(
    from old: Value, to new: Value, of node: _ViewNode, effect: MotionEffect = .layout, apply: @escaping () -> Void
  ) {
    let distance = new.animatableData - old.animatableData
    guard distance != .zero else { return }
    let known = client as? ValueMotion<Value.AnimatableData>
    let canAnimate = node.graph.motion.canAnimate
    guard canAnimate || known != nil else { return }
    let transaction = canAnimate ? node.transaction : Transaction()
    guard known != nil || transaction.animation != nil else { return }
    let motion =
      known ?? ValueMotion<Value.AnimatableData>(node, effect: effect, apply: apply)
    client = motion
    motion.move(by: distance, transaction)
  }

  /// Returns the value to show for a target.
  mutating func shown<Value: Animatable>(_ target: Value) -> Value {
    guard let motion = client as? ValueMotion<Value.AnimatableData> else { return target }
    var result = target
    if motion.remaining != .zero { result.animatableData -= motion.remaining }
    if !motion.isRunning { client = nil }
    return result
  }

  mutating func stop() {
    client?.stop()
    client = nil
  }
}

extension AnimatableMotion {
  /// Begins an animation of a change of a value whose type may be animatable.
  mutating func changeIfAnimatable<Value>(
    from old: Value, to new: Value, of node: _ViewNode, effect: MotionEffect = .layout, apply: @escaping () -> Void
  ) {
    func change<A: Animatable>(_ old: A, _ motion: inout AnimatableMotion) {
      if let new = new as? A { motion.change(from: old, to: new, of: node, effect: effect, apply: apply) }
    }
    if let old = old as? any Animatable { change(old, &self) }
  }

  /// Returns the value to show for a target whose type may be animatable.
  mutating func shownIfAnimatable<Value>(_ target: Value) -> Value {
    guard client != nil else { return target }
    func shown<A: Animatable>(_ target: A, _ motion: inout AnimatableMotion) -> Any { motion.shown(target) }
    guard let animatable = target as? any Animatable else { return target }
    return shown(animatable, &self) as? Value ?? target
  }
}
