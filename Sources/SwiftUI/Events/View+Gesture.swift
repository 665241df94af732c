// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
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

  func apply(to view: EffectView, _ environment: EnvironmentValues) {
    let gestures = mask.contains(.gesture) ? gesture._resolve(_GestureHandlers()) : []
    let known = (view.gestureRecognizers ?? []).compactMap { $0 as? any GestureActionRecognizer }
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
      (recognizer as? any GestureActionRecognizer)?.actions.isSimultaneous = isSimultaneous
      (recognizer as? any GestureActionRecognizer)?.actions.isFirst = isFirst
      recognizer.isEnabled = environment.isEnabled
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
    case .drag(let distance, _):
      actions.threshold = distance
      if distance > 0 {
        result = PanActionRecognizer(actions)
      } else {
        let press = PressActionRecognizer(actions)
        press.minimumPressDuration = 0
        press.allowableMovement = .greatestFiniteMagnitude
        result = press
      }
    }
    result.delegate = actions
    return result
  }
}

/// A UIKit recognizer that stores the actions of a SwiftUI gesture.
@MainActor
private protocol GestureActionRecognizer: UIGestureRecognizer {
  var actions: GestureActions { get }
}

private final class TapActionRecognizer: UITapGestureRecognizer, GestureActionRecognizer {
  let actions: GestureActions
  init(_ actions: GestureActions) {
    self.actions = actions
    super.init(target: nil, action: nil)
  }
  override var state: UIGestureRecognizer.State { didSet { actions.follow(self) } }
}

private final class PressActionRecognizer: UILongPressGestureRecognizer, GestureActionRecognizer {
  let actions: GestureActions
  init(_ actions: GestureActions) {
    self.actions = actions
    super.init(target: nil, action: nil)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    actions.press(self, isDown: true)
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    actions.press(self, isDown: false)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    actions.press(self, isDown: false)
    super.touchesCancelled(touches, with: event)
  }
  override var state: UIGestureRecognizer.State { didSet { actions.follow(self) } }
}

private final class PanActionRecognizer: UIPanGestureRecognizer, GestureActionRecognizer {
  let actions: GestureActions
  init(_ actions: GestureActions) {
    self.actions = actions
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    actions.touchDown(touches, self)
    super.touchesBegan(touches, with: event)
  }
  override var state: UIGestureRecognizer.State { didSet { actions.follow(self) } }
}

/// The actions of a gesture. Calls the gesture's handlers as the recognizer's state changes.
@MainActor
private final class GestureActions: NSObject, UIGestureRecognizerDelegate {
  var gesture: _ResolvedGesture
  var isSimultaneous = false
  /// Whether the gestures of subviews wait for this gesture to fail.
  var isFirst = false
  /// The distance in points after which a drag begins.
  var threshold: CGFloat = 0
  private var start = CGPoint.zero
  /// The location of the first touch, or nil to use the location at which the recognizer begins.
  private var down: CGPoint?
  /// Whether the gesture has reported a value.
  private var hasMoved = false
  private var last: (time: TimeInterval, location: CGPoint)?
  private var velocity = CGSize.zero

  init(_ gesture: _ResolvedGesture) { self.gesture = gesture }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { isSimultaneous }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    guard isFirst, let own = gestureRecognizer.view, let view = other.view else { return false }
    return view !== own && view.isDescendant(of: own)
  }

  /// Returns the view whose coordinate space is used for reported locations, or nil for the window.
  private func space(_ recognizer: UIGestureRecognizer) -> UIView? {
    if case .drag(_, isGlobal: true) = gesture.kind { return nil }
    return recognizer.view
  }

  func touchDown(_ touches: Set<UITouch>, _ recognizer: UIGestureRecognizer) {
    if recognizer.state == .possible { down = touches.first?.location(in: space(recognizer)) }
  }

  func follow(_ recognizer: UIGestureRecognizer) {
    let location = recognizer.location(in: space(recognizer))
    switch gesture.kind {
    case .tap:
      guard recognizer.state == .ended else { return }
      gesture.ended(_ResolvedGesture.Event(start: location, location: location, velocity: .zero))
      gesture.finished()
    case .press:
      let event = _ResolvedGesture.Event(start: location, location: location, velocity: .zero)
      switch recognizer.state {
      case .began:
        gesture.ended(event)
        finishPress()
      case .cancelled, .failed: finishPress()
      default: break
      }
    case .drag: drag(recognizer.state, location)
    }
  }

  /// Reports that a finger touches the view, before the long press is recognized, and that it was lifted.
  func press(_ recognizer: UIGestureRecognizer, isDown: Bool) {
    guard case .press = gesture.kind, recognizer.isEnabled else { return }
    guard isDown else { return finishPress() }
    guard !hasMoved else { return }
    hasMoved = true
    let location = recognizer.location(in: recognizer.view)
    gesture.changed(_ResolvedGesture.Event(start: location, location: location, velocity: .zero))
  }

  private func finishPress() {
    guard hasMoved else { return }
    hasMoved = false
    gesture.finished()
  }

  private func drag(_ state: UIGestureRecognizer.State, _ location: CGPoint) {
    switch state {
    case .began:
      (start, hasMoved, last, velocity) = (down ?? location, false, nil, .zero)
      move(location)
    case .changed: move(location)
    case .ended:
      if hasMoved { gesture.ended(_ResolvedGesture.Event(start: start, location: location, velocity: velocity)) }
      gesture.finished()
    case .cancelled, .failed: gesture.finished()
    default: break
    }
  }

  private func move(_ location: CGPoint) {
    let now = ProcessInfo.processInfo.systemUptime
    if let last, now > last.time {
      velocity = CGSize(
        width: (location.x - last.location.x) / (now - last.time),
        height: (location.y - last.location.y) / (now - last.time))
    }
    last = (now, location)
    let distance = hypot(location.x - start.x, location.y - start.y)
    if !hasMoved, distance < threshold { return }
    hasMoved = true
    gesture.changed(_ResolvedGesture.Event(start: start, location: location, velocity: velocity))
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
}
