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
}

/// A gesture that has been resolved to a UIKit recognizer.
public struct _ResolvedGesture {
  enum Kind: Equatable {
    case tap(count: Int)
    case press(duration: Double, distance: CGFloat)
    case drag(distance: CGFloat, isGlobal: Bool)
  }
  /// A snapshot of a recognizer's state.
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
  /// Creates a gesture.
  public nonisolated init(count: Int = 1) { self.count = count }
  /// The gesture has no body.
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
  /// The coordinate space of the reported locations. A named space is treated as local.
  public var coordinateSpace: CoordinateSpace
  /// Creates a gesture.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
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
        kind: .drag(distance: minimumDistance, isGlobal: coordinateSpace == .global),
        changed: { handlers.changed(value($0)) }, ended: { handlers.ended(value($0)) }, finished: handlers.finished)
    ]
  }
}
