// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
internal import UIKit

/// A sequence of touches with a value.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the value.
  associatedtype Value
  /// The type of the body.
  associatedtype Body: Gesture
  /// The gesture, composed of other gestures.
  var body: Body { get }

  /// Returns the recognizers of the gesture, with their handlers. Gestures with a body inherit an implementation.
  func _resolve(_ handlers: _GestureHandlers<Value>) -> [_ResolvedGesture]
}

extension Gesture where Body.Value == Value {
  /// Returns the recognizers of the body.
  public func _resolve(_ handlers: _GestureHandlers<Value>) -> [_ResolvedGesture] { body._resolve(handlers) }
}

extension Gesture where Body == Never {
  /// Never called: the gesture has a recognizer.
  public var body: Never { raise("SwiftUIException", "\(Self.self) has no body.") }
}

extension Never: Gesture {
  /// There is no value.
  public typealias Value = Never
}

/// The closures of a gesture.
public struct _GestureHandlers<Value> {
  var changed: (Value) -> Void = { _ in }
  var ended: (Value) -> Void = { _ in }
  /// Called after the gesture, even if it was cancelled.
  var finished: () -> Void = {}
}

/// A gesture that has been resolved to a UIKit recognizer.
public struct _ResolvedGesture {
  enum Kind: Equatable {
    case tap(count: Int)
    case press(duration: Double, distance: CGFloat)
    case drag(distance: CGFloat, isGlobal: Bool)
  }
  /// The state of a recognizer.
  struct Event {
    var start: CGPoint
    var location: CGPoint
    var velocity: CGSize
  }
  let kind: Kind
  var changed: (Event) -> Void = { _ in }
  var ended: (Event) -> Void = { _ in }
  var finished: () -> Void = {}
}

/// One or several taps.
public struct TapGesture: Gesture {
  /// The number of taps.
  public var count: Int
  /// Creates a gesture.
  public nonisolated init(count: Int = 1) { self.count = count }
  /// The gesture has no value.
  public typealias Value = Void
  /// Never called.
  public typealias Body = Never
  /// Returns a tap recognizer.
  public func _resolve(_ handlers: _GestureHandlers<Void>) -> [_ResolvedGesture] {
    [
      _ResolvedGesture(
        kind: .tap(count: max(1, count)), ended: { _ in handlers.ended(()) }, finished: handlers.finished)
    ]
  }
}

/// One or several taps with a location.
public struct SpatialTapGesture: Gesture {
  /// The tap.
  public struct Value: Equatable, Sendable {
    /// The location in the coordinates of the view.
    public var location: CGPoint
  }
  /// The number of taps.
  public var count: Int
  /// Creates a gesture.
  public nonisolated init(count: Int = 1) { self.count = count }
  /// Never called.
  public typealias Body = Never
  /// Returns a tap recognizer.
  public func _resolve(_ handlers: _GestureHandlers<Value>) -> [_ResolvedGesture] {
    [
      _ResolvedGesture(
        kind: .tap(count: max(1, count)), ended: { handlers.ended(Value(location: $0.location)) },
        finished: handlers.finished)
    ]
  }
}

/// A long press.
public struct LongPressGesture: Gesture {
  /// The duration in seconds.
  public var minimumDuration: Double
  /// The distance that the finger may move, in points.
  public var maximumDistance: CGFloat
  /// Creates a gesture.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }
  /// Whether the finger is on the view.
  public typealias Value = Bool
  /// Never called.
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

/// A drag.
public struct DragGesture: Gesture {
  /// The movement.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date
    /// The location in points.
    public var location: CGPoint
    /// The location of the first touch in points.
    public var startLocation: CGPoint
    /// The velocity in points per second.
    public var velocity: CGSize
    /// The distance from the first touch in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The predicted location of the finger a quarter of a second later.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// The predicted distance from the first touch.
    public var predictedEndTranslation: CGSize {
      CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
    }
  }

  /// The distance in points that the finger must move before the gesture begins.
  public var minimumDistance: CGFloat
  /// The coordinate space of locations. Named spaces of ancestors are treated as local.
  public var coordinateSpace: CoordinateSpace
  /// Creates a gesture.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }
  /// Never called.
  public typealias Body = Never
  /// Returns a drag recognizer.
  public func _resolve(_ handlers: _GestureHandlers<Value>) -> [_ResolvedGesture] {
    func value(_ event: _ResolvedGesture.Event) -> Value {
      Value(time: Date(), location: event.location, startLocation: event.start, velocity: event.velocity)
    }
    return [
      _ResolvedGesture(
        kind: .drag(distance: minimumDistance, isGlobal: coordinateSpace == .global),
        changed: { handlers.changed(value($0)) }, ended: { handlers.ended(value($0)) }, finished: handlers.finished)
    ]
  }
}
