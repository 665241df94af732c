// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import UIKit

/// A view whose content depends on a value that follows keyframes.
///
/// The content is evaluated in each frame. In a still image, which has no clock, it has the initial value, or the
/// last value after the trigger has changed.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View where KeyframePath.Value == Value {
  fileprivate let initialValue: Value
  fileprivate let start: KeyframeStart
  fileprivate let content: (Value) -> Content
  fileprivate let keyframes: (Value) -> KeyframePath

  /// Creates a view that follows the keyframes when it appears.
  ///
  /// - Parameter repeating: Whether the keyframes are repeated for as long as the view is shown.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    start = .activity(true, repeats: repeating)
    (self.content, self.keyframes) = (content, keyframes)
  }

  init(
    initialValue: Value, start: KeyframeStart, @ViewBuilder content: @escaping (Value) -> Content,
    keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, self.start, self.content, self.keyframes) = (initialValue, start, content, keyframes)
  }

  /// Creates a view that follows the keyframes when a value changes, from its current value.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    start = .trigger(AnyEquatable(trigger))
    (self.content, self.keyframes) = (content, keyframes)
  }

  /// The body type, which is unused because the view has a custom node.
  public typealias Body = Never

  /// Creates or updates the node of the view.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: KeyframeNode<Value, KeyframePath, Content>.self) { KeyframeNode(context) }
      .update(view, context)
  }
}

/// The beginning of the motion along keyframes.
enum KeyframeStart: Equatable {
  /// The motion begins when the view becomes active, and ends when it becomes inactive.
  case activity(Bool, repeats: Bool)
  /// The motion begins when a value changes.
  case trigger(AnyEquatable)
}

/// The node of a view that follows keyframes.
private final class KeyframeNode<Value, Path: Keyframes, Content: View>: WrapperNode, MotionClient
where Path.Value == Value {
  private var view: KeyframeAnimator<Value, Path, Content>?
  private var value: Value?
  private var run: (timeline: KeyframeTimeline<Value>, start: Double, repeats: Bool)?

  override var name: String { "KeyframeAnimator" }

  func update(_ new: KeyframeAnimator<Value, Path, Content>, _ context: _ViewContext) -> _ViewNode {
    let old = view
    view = new
    environment = context.environment
    switch new.start {
    case .activity(true, let repeats) where old?.start != new.start:
      graph.afterLayout.append { [weak self] in self?.begin(repeats: repeats) }
    case .activity(false, _): (run, value) = (nil, nil)
    case .trigger where old != nil && old?.start != new.start: begin(repeats: false)
    default: break
    }
    evaluate()
    return self
  }

  private func begin(repeats: Bool) {
    guard !isRemoved, let view else { return }
    let value = value ?? view.initialValue
    let timeline = KeyframeTimeline(initialValue: value, view.keyframes(value))
    guard timeline.duration > 0, let clock = AnimationClock.current, UIView.areAnimationsEnabled else {
      // Keyframes that repeat have no end.
      if !repeats, case .trigger = view.start { self.value = timeline.value(time: timeline.duration) }
      return
    }
    run = (timeline, clock.now, repeats)
    graph.motion.start(self)
  }

  override func evaluate() {
    graph.clear(self)
    guard let view, graph.enter(self) else { return }
    let value = value ?? view.initialValue
    let body = graph.evaluate(self) { view.content(value) }
    updateChild(body, environment)
    graph.leave()
  }

  // MARK: Motion

  var isFinite: Bool { !(run?.repeats ?? false) }
  var needsLayout: Bool { true }

  func nextEnd(after now: Double) -> Double? {
    guard let run, !run.repeats, run.start + run.timeline.duration > now else { return nil }
    return run.start + run.timeline.duration
  }

  func advance(to now: Double) -> Bool {
    guard !isRemoved, let run else { return false }
    var time = max(0, now - run.start)
    let isDone = !run.repeats && now >= run.start + run.timeline.duration
    if isDone { time = run.timeline.duration }
    if run.repeats { time = time.truncatingRemainder(dividingBy: run.timeline.duration) }
    value = run.timeline.value(time: time)
    if isDone { self.run = nil }
    evaluate()
    return !isDone
  }

  func stop() { run = nil }
}

extension View {
  /// Animates the view along keyframes for as long as it is shown.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) }, keyframes: keyframes)
  }
  /// Animates the view along keyframes when a value changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) }, keyframes: keyframes)
  }
}
