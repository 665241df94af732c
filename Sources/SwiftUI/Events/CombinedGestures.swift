// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Two gestures that are recognized at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of the gestures.
  public struct Value {
    /// The value of the first gesture, or nil if it has none yet.
    public var first: First.Value?
    /// The value of the second gesture, or nil if it has none yet.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  /// Creates a combined gesture.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  /// The gesture has no body.
  public typealias Body = Never

  private final class State {
    var value = Value()
    var isFirstActive = false
    var isSecondActive = false
    var hasEnded = false
  }

  /// Returns the recognizers of both gestures. The combined gesture ends when none of the gestures is active.
  public func _resolve(_ handlers: _GestureHandlers<Value>) -> [_ResolvedGesture] {
    let state = handlers.memory.slot { State() }
    func finish() {
      guard !state.isFirstActive, !state.isSecondActive else { return }
      let (value, hasEnded) = (state.value, state.hasEnded)
      (state.value, state.hasEnded) = (Value(), false)
      if hasEnded { handlers.ended(value) }
      handlers.finished()
    }
    let firsts = first._resolve(
      handlers.replaced(
        changed: {
          (state.value.first, state.isFirstActive) = ($0, true)
          handlers.changed(state.value)
        },
        ended: { (state.value.first, state.hasEnded) = ($0, true) },
        finished: {
          state.isFirstActive = false
          finish()
        }))
    let seconds = second._resolve(
      handlers.replaced(
        changed: {
          (state.value.second, state.isSecondActive) = ($0, true)
          handlers.changed(state.value)
        },
        ended: { (state.value.second, state.hasEnded) = ($0, true) },
        finished: {
          state.isSecondActive = false
          finish()
        }))
    return firsts + seconds
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

/// A gesture that is recognized after another gesture has ended.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of the gestures.
  public enum Value {
    /// The first gesture has not ended.
    case first(First.Value)
    /// The first gesture has ended. The second value is nil until the second gesture changes.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  /// Creates a combined gesture.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  /// The gesture has no body.
  public typealias Body = Never

  private final class State {
    /// The value of the first gesture after it has ended.
    var first: First.Value?
    var hasSecond = false
  }

  /// Returns the recognizers of both gestures. Events of the second one are ignored until the first one ends.
  public func _resolve(_ handlers: _GestureHandlers<Value>) -> [_ResolvedGesture] {
    let state = handlers.memory.slot { State() }
    let firsts = first._resolve(
      handlers.replaced(
        changed: { if state.first == nil { handlers.changed(.first($0)) } },
        ended: {
          guard state.first == nil else { return }
          (state.first, state.hasSecond) = ($0, false)
          handlers.changed(.second($0, nil))
        },
        finished: { if state.first == nil { handlers.finished() } }))
    // After a tap, the second gesture needs another touch, and fails in the first one.
    let needsNewTouch = firsts.contains { if case .tap = $0.kind { true } else { false } }
    let seconds = second._resolve(
      handlers.replaced(
        changed: {
          guard let first = state.first else { return }
          state.hasSecond = true
          handlers.changed(.second(first, $0))
        },
        ended: {
          guard let first = state.first else { return }
          state.hasSecond = true
          handlers.ended(.second(first, $0))
        },
        finished: {
          guard state.hasSecond || !needsNewTouch else { return }
          (state.first, state.hasSecond) = (nil, false)
          handlers.finished()
        }))
    return firsts + seconds.map { $0.guarded { state.first != nil } }
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures of which only one is recognized. The first one takes precedence.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the recognized gesture.
  public enum Value {
    /// The first gesture is recognized.
    case first(First.Value)
    /// The second gesture is recognized.
    case second(Second.Value)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  /// Creates a combined gesture.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  /// The gesture has no body.
  public typealias Body = Never

  private final class Group {}

  /// Returns the recognizers of both gestures. Those of the second one wait until those of the first one fail.
  public func _resolve(_ handlers: _GestureHandlers<Value>) -> [_ResolvedGesture] {
    let group = handlers.memory.slot { Group() }
    var firsts = first._resolve(
      handlers.replaced(
        changed: { handlers.changed(.first($0)) }, ended: { handlers.ended(.first($0)) },
        finished: handlers.finished))
    var seconds = second._resolve(
      handlers.replaced(
        changed: { handlers.changed(.second($0)) }, ended: { handlers.ended(.second($0)) },
        finished: handlers.finished))
    for index in firsts.indices { firsts[index].ranks.append(.init(group: group, isSecond: false)) }
    for index in seconds.indices { seconds[index].ranks.append(.init(group: group, isSecond: true)) }
    return firsts + seconds
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// Returns a gesture that recognizes this gesture and another one at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  /// Returns a gesture that recognizes another gesture after this one has ended.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  /// Returns a gesture that recognizes this gesture, or another one if this one fails.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
