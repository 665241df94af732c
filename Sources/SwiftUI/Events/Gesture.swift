// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
internal import UIKit

/// A type that recognizes a sequence of touches and reports a value.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value
  /// The type of the gesture's body.
  associatedtype Body: Gesture
  /// The content of a gesture that is composed of other gestures.
  var body: Body { get }

  /// Returns the gesture's recognizers with their handlers. A gesture with a body inherits an implementation.
  func _resolve(_ handlers: _GestureHandlers<Value>) -> [_ResolvedGesture]
}

extension Gesture where Body.Value == Value {
  /// Returns the body's recognizers.
  public func _resolve(_ handlers: _GestureHandlers<Value>) -> [_ResolvedGesture] { body._resolve(handlers) }
}

extension Gesture where Body == Never {
  /// Never called, because the gesture has a recognizer.
  public var body: Never { raise("SwiftUIException", "\(Self.self) has no body.") }
}

extension Never: Gesture {
  /// The gesture has no value.
  public typealias Value = Never
}

/// The handlers of a gesture's events.
public struct _GestureHandlers<Value> {
  var changed: (Value) -> Void = { _ in }
  var ended: (Value) -> Void = { _ in }
  /// Called after the gesture ends or is canceled.
  var finished: () -> Void = {}
  /// The states of combined gestures.
  var memory = GestureMemory()

  /// Returns handlers of another type of value.
  func replaced<Other>(
    changed: @escaping (Other) -> Void, ended: @escaping (Other) -> Void, finished: @escaping () -> Void
  ) -> _GestureHandlers<Other> {
    _GestureHandlers<Other>(changed: changed, ended: ended, finished: finished, memory: memory)
  }
}

/// The states of a view's combined gestures, which are resolved again in each update.
final class GestureMemory {
  private var slots: [AnyObject] = []
  private var next = 0

  /// Begins to resolve the gestures again.
  func rewind() { next = 0 }

  /// Returns the state of the next combined gesture.
  func slot<State: AnyObject>(_ make: () -> State) -> State {
    defer { next += 1 }
    if next < slots.count, let known = slots[next] as? State { return known }
    let state = make()
    slots.removeSubrange(min(next, slots.count)...)
    slots.append(state)
    return state
  }
}

/// A gesture that has been resolved to a UIKit recognizer.
public struct _ResolvedGesture {
  enum Kind: Equatable {
    case tap(count: Int)
    case press(duration: Double, distance: CGFloat)
    case drag(distance: CGFloat)
    /// The smallest change of the scale.
    case magnify(minimum: CGFloat)
    /// The smallest rotation in radians.
    case rotate(minimum: CGFloat)
  }
  /// A snapshot of a recognizer's state.
  struct Event {
    var start: CGPoint
    var location: CGPoint
    var velocity: CGSize = .zero
    /// The scale, or the rotation in radians.
    var amount: CGFloat = 0
    /// The change of the amount per second.
    var rate: CGFloat = 0
    /// The start location as a part of the view's size.
    var anchor = UnitPoint.center
  }
  /// The rank of a gesture among two gestures of which only one is recognized.
  struct Rank {
    let group: AnyObject
    /// Whether the gesture waits until the other one fails.
    let isSecond: Bool
  }
  let kind: Kind
  /// The coordinate space of the locations.
  var space = CoordinateSpace.local
  var ranks: [Rank] = []
  var changed: (Event) -> Void = { _ in }
  var ended: (Event) -> Void = { _ in }
  var finished: () -> Void = {}

  /// Returns whether this gesture waits until another one fails.
  func waits(for other: _ResolvedGesture) -> Bool {
    ranks.contains { rank in
      rank.isSecond && other.ranks.contains { $0.group === rank.group && !$0.isSecond }
    }
  }

  /// Returns the gesture with handlers that are only called while a condition is true.
  func guarded(by isOpen: @escaping () -> Bool) -> _ResolvedGesture {
    var result = self
    result.changed = { [changed] in if isOpen() { changed($0) } }
    result.ended = { [ended] in if isOpen() { ended($0) } }
    result.finished = { [finished] in if isOpen() { finished() } }
    return result
  }
}

/// A gesture that recognizes one or more taps.
public struct TapGesture: Gesture {
  /// The required number of taps.
  public var count: Int
  /// Creates a gesture.
  public nonisolated init(count: Int = 1) { self.count = count }
  /// The gesture has no value.
  public typealias Value = Void
  /// The gesture has no body.
  public typealias Body = Never
  /// Returns a tap recognizer.
  public func _resolve(_ handlers: _GestureHandlers<Void>) -> [_ResolvedGesture] {
    [
      _ResolvedGesture(
        kind: .tap(count: max(1, count)), ended: { _ in handlers.ended(()) }, finished: handlers.finished)
    ]
  }
}

/// A gesture that recognizes one or more taps and reports their location.
public struct SpatialTapGesture: Gesture {
  /// The value of a tap gesture.
  public struct Value: Equatable, Sendable {
    /// The location in the view's coordinates.
    public var location: CGPoint
  }
  /// The required number of taps.
  public var count: Int
  /// The coordinate space of the reported location.
  public var coordinateSpace = CoordinateSpace.local
  /// Creates a gesture.
  public nonisolated init(count: Int = 1) { self.count = count }
  /// Creates a gesture that reports locations in a coordinate space.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace.coordinateSpace)
  }
  /// The gesture has no body.
  public typealias Body = Never
  /// Returns a tap recognizer.
  public func _resolve(_ handlers: _GestureHandlers<Value>) -> [_ResolvedGesture] {
    [
      _ResolvedGesture(
        kind: .tap(count: max(1, count)), space: coordinateSpace,
        ended: { handlers.ended(Value(location: $0.location)) }, finished: handlers.finished)
    ]
  }
}

/// A gesture that recognizes a long press.
public struct LongPressGesture: Gesture {
  /// The minimum duration, in seconds.
  public var minimumDuration: Double
  /// The maximum distance the finger can move, in points.
  public var maximumDistance: CGFloat
  /// Creates a gesture.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }
  /// Whether the finger is touching the view.
  public typealias Value = Bool
  /// The gesture has no body.
  public typealias Body = Never
  /// Returns a long-press recognizer.
  public func _resolve(_ handlers: _GestureHandlers<Bool>) -> [_ResolvedGesture] {
    [
      _ResolvedGesture(
        kind: .press(duration: minimumDuration, distance: maximumDistance), changed: { _ in handlers.changed(true) },
        ended: { _ in handlers.ended(true) }, finished: handlers.finished)
    ]
  }
}

/// A gesture that recognizes a drag.
public struct DragGesture: Gesture {
  /// The value of a drag gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date
    /// The current location, in points.
    public var location: CGPoint
    /// The location of the first touch, in points.
    public var startLocation: CGPoint
    /// The velocity, in points per second.
    public var velocity: CGSize
    /// The translation from the first touch, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The predicted location a quarter of a second later.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// The predicted translation a quarter of a second later.
    public var predictedEndTranslation: CGSize {
      CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
    }
  }

  /// The distance in points that the finger must move before the gesture begins.
  public var minimumDistance: CGFloat
  /// The coordinate space of the reported locations.
  public var coordinateSpace: CoordinateSpace
  /// Creates a gesture.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }
  /// Creates a gesture that reports locations in a coordinate space.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace.coordinateSpace)
  }
  /// The gesture has no body.
  public typealias Body = Never
  /// Returns a drag recognizer.
  public func _resolve(_ handlers: _GestureHandlers<Value>) -> [_ResolvedGesture] {
    func value(_ event: _ResolvedGesture.Event) -> Value {
      Value(time: Date(), location: event.location, startLocation: event.start, velocity: event.velocity)
    }
    return [
      _ResolvedGesture(
        kind: .drag(distance: minimumDistance), space: coordinateSpace,
        changed: { handlers.changed(value($0)) }, ended: { handlers.ended(value($0)) }, finished: handlers.finished)
    ]
  }
}
