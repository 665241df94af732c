// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraSwiftUILayout

/// A gesture that recognizes two fingers that move apart or together.
public struct MagnifyGesture: Gesture {
  /// The value of a magnify gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date
    /// The ratio of the distance between the fingers to their initial distance.
    public var magnification: CGFloat
    /// The change of the magnification per second.
    public var velocity: CGFloat
    /// The initial center of the fingers, as a part of the view's size.
    public var startAnchor: UnitPoint
    /// The initial center of the fingers, in points.
    public var startLocation: CGPoint
  }

  /// The change of the magnification after which the gesture begins. The fingers must also move by 8 points.
  public var minimumScaleDelta: CGFloat
  /// Creates a gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  /// The gesture has no body.
  public typealias Body = Never
  /// Returns a pinch recognizer.
  public func _resolve(_ handlers: _GestureHandlers<Value>) -> [_ResolvedGesture] {
    func value(_ event: _ResolvedGesture.Event) -> Value {
      Value(
        time: Date(), magnification: event.amount, velocity: event.rate, startAnchor: event.anchor,
        startLocation: event.start)
    }
    return [
      _ResolvedGesture(
        kind: .magnify(minimum: minimumScaleDelta), changed: { handlers.changed(value($0)) },
        ended: { handlers.ended(value($0)) }, finished: handlers.finished)
    ]
  }
}

/// A gesture that recognizes two fingers that turn around each other.
public struct RotateGesture: Gesture {
  /// The value of a rotate gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date
    /// The rotation since the gesture's begin, clockwise.
    public var rotation: Angle
    /// The rotation per second.
    public var velocity: Angle
    /// The initial center of the fingers, as a part of the view's size.
    public var startAnchor: UnitPoint
    /// The initial center of the fingers, in points.
    public var startLocation: CGPoint
  }

  /// The rotation after which the gesture begins. The gesture begins after 0.1 radians at the earliest.
  public var minimumAngleDelta: Angle
  /// Creates a gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
  /// The gesture has no body.
  public typealias Body = Never
  /// Returns a rotation recognizer.
  public func _resolve(_ handlers: _GestureHandlers<Value>) -> [_ResolvedGesture] {
    func value(_ event: _ResolvedGesture.Event) -> Value {
      Value(
        time: Date(), rotation: .radians(Double(event.amount)), velocity: .radians(Double(event.rate)),
        startAnchor: event.anchor, startLocation: event.start)
    }
    return [
      _ResolvedGesture(
        kind: .rotate(minimum: CGFloat(minimumAngleDelta.radians)), changed: { handlers.changed(value($0)) },
        ended: { handlers.ended(value($0)) }, finished: handlers.finished)
    ]
  }
}

/// A gesture that reports the magnification of two fingers. Superseded by `MagnifyGesture`.
public struct MagnificationGesture: Gesture {
  /// The change of the magnification after which the gesture begins.
  public var minimumScaleDelta: CGFloat
  /// Creates a gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  /// The magnification.
  public typealias Value = CGFloat
  /// The gesture has no body.
  public typealias Body = Never
  /// Returns a pinch recognizer.
  public func _resolve(_ handlers: _GestureHandlers<CGFloat>) -> [_ResolvedGesture] {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)._resolve(handlers)
  }
}

/// A gesture that reports the rotation of two fingers. Superseded by `RotateGesture`.
public struct RotationGesture: Gesture {
  /// The rotation after which the gesture begins.
  public var minimumAngleDelta: Angle
  /// Creates a gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
  /// The rotation.
  public typealias Value = Angle
  /// The gesture has no body.
  public typealias Body = Never
  /// Returns a rotation recognizer.
  public func _resolve(_ handlers: _GestureHandlers<Angle>) -> [_ResolvedGesture] {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)._resolve(handlers)
  }
}
