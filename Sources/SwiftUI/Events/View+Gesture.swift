// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
internal import UIKit

/// The gestures that remain enabled when a gesture is added to a view.
public struct GestureMask: OptionSet, Sendable {
  /// The raw value, with one bit per option.
  public let rawValue: UInt32
  /// Creates a set from a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// No gestures.
  public static let none = GestureMask([])
  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the view's content.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}

private struct GestureEffect<G: Gesture>: ViewEffect {
  typealias Body = Never
  let gesture: G
  let mask: GestureMask
  let isSimultaneous: Bool
  var isFirst = false
  var isEnabled = true
  var name: String?

  func apply(to view: EffectView, _ environment: EnvironmentValues) {}

  func update(_ element: EffectElement, _ environment: EnvironmentValues) {
    let view = element.view
    let known = (view.gestureRecognizers ?? []).compactMap { $0 as? any GestureActionRecognizer }
    let memory = known.first?.actions.memory ?? GestureMemory()
    memory.rewind()
    let gestures = mask.contains(.gesture) ? gesture._resolve(_GestureHandlers(memory: memory)) : []
    var used: [UIGestureRecognizer] = []
    for (index, gesture) in gestures.enumerated() {
      let recognizer: UIGestureRecognizer
      if index < known.count, known[index].actions.gesture.kind == gesture.kind {
        known[index].actions.gesture = gesture
        recognizer = known[index]
      } else {
        recognizer = Self.recognizer(gesture)
        view.addGestureRecognizer(recognizer)
      }
      if let actions = (recognizer as? any GestureActionRecognizer)?.actions {
        (actions.isSimultaneous, actions.isFirst, actions.memory, actions.element) =
          (isSimultaneous, isFirst, memory, element)
      }
      recognizer.name = name
      recognizer.isEnabled = environment.isEnabled && isEnabled
      used.append(recognizer)
    }
    for old in known where !used.contains(where: { $0 === old }) { view.removeGestureRecognizer(old) }
  }

  private static func recognizer(_ gesture: _ResolvedGesture) -> UIGestureRecognizer {
    let actions = GestureActions(gesture)
    let result: UIGestureRecognizer
    switch gesture.kind {
    case .tap(let count):
      let tap = TapActionRecognizer(actions)
      tap.numberOfTapsRequired = count
      result = tap
    case .press(let duration, let distance):
      let press = PressActionRecognizer(actions)
      press.minimumPressDuration = duration
      press.allowableMovement = distance
      result = press
    case .drag(let distance):
      actions.threshold = distance
      if distance > 0 {
        result = PanActionRecognizer(actions)
      } else {
        let press = PressActionRecognizer(actions)
        press.minimumPressDuration = 0
        press.allowableMovement = .greatestFiniteMagnitude
        result = press
      }
    case .magnify: result = PinchActionRecognizer(actions)
    case .rotate: result = RotationActionRecognizer(actions)
    }
    result.delegate = actions
    return result
  }
}

extension View {
  /// Adds a gesture with lower precedence than the gestures of the view's content.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureEffect(gesture: gesture, mask: mask, isSimultaneous: false))
  }
  /// Adds a gesture that is recognized simultaneously with the gestures of the view's content.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureEffect(gesture: gesture, mask: mask, isSimultaneous: true))
  }
  /// Adds a gesture with higher precedence than the gestures of the view's content.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureEffect(gesture: gesture, mask: mask, isSimultaneous: false, isFirst: true))
  }
  /// Adds a gesture that can be disabled.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureEffect(gesture: gesture, mask: .all, isSimultaneous: false, isEnabled: isEnabled))
  }
  /// Adds a gesture whose recognizers have a name.
  public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    modifier(GestureEffect(gesture: gesture, mask: .all, isSimultaneous: false, isEnabled: isEnabled, name: name))
  }
  /// Adds a gesture that can be disabled, and is recognized simultaneously with the gestures of the view's content.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureEffect(gesture: gesture, mask: .all, isSimultaneous: true, isEnabled: isEnabled))
  }
  /// Adds a gesture that can be disabled, with higher precedence than the gestures of the view's content.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureEffect(gesture: gesture, mask: .all, isSimultaneous: false, isFirst: true, isEnabled: isEnabled))
  }
  /// Performs an action with the location of a tap.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }
}
