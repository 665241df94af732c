// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The UIKit gesture recognizers of SwiftUI's gestures.

internal import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A UIKit recognizer that stores the actions of a SwiftUI gesture.
@MainActor
protocol GestureActionRecognizer: UIGestureRecognizer {
  var actions: GestureActions { get }
}

final class TapActionRecognizer: UITapGestureRecognizer, GestureActionRecognizer {
  let actions: GestureActions
  init(_ actions: GestureActions) {
    self.actions = actions
    super.init(target: nil, action: nil)
    addTarget(self) { (recognizer: TapActionRecognizer, _: TapActionRecognizer) in recognizer.actions.follow(recognizer)
    }
  }
  override func reset() {
    super.reset()
    actions.didReset()
  }
}

final class PressActionRecognizer: UILongPressGestureRecognizer, GestureActionRecognizer {
  let actions: GestureActions
  init(_ actions: GestureActions) {
    self.actions = actions
    super.init(target: nil, action: nil)
    addTarget(self) { (recognizer: PressActionRecognizer, _: PressActionRecognizer) in
      recognizer.actions.follow(recognizer)
    }
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
  override func reset() {
    super.reset()
    actions.didReset()
  }
}

final class PanActionRecognizer: UIPanGestureRecognizer, GestureActionRecognizer {
  let actions: GestureActions
  init(_ actions: GestureActions) {
    self.actions = actions
    super.init(target: nil, action: nil)
    addTarget(self) { (recognizer: PanActionRecognizer, _: PanActionRecognizer) in recognizer.actions.follow(recognizer)
    }
    maximumNumberOfTouches = 1
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    actions.touchDown(touches, self)
    super.touchesBegan(touches, with: event)
  }
  override func reset() {
    super.reset()
    actions.didReset()
  }
}

final class PinchActionRecognizer: UIPinchGestureRecognizer, GestureActionRecognizer {
  let actions: GestureActions
  init(_ actions: GestureActions) {
    self.actions = actions
    super.init(target: nil, action: nil)
    addTarget(self) { (recognizer: PinchActionRecognizer, _: PinchActionRecognizer) in
      recognizer.actions.follow(recognizer)
    }
  }
  override func reset() {
    super.reset()
    actions.didReset()
  }
}

final class RotationActionRecognizer: UIRotationGestureRecognizer, GestureActionRecognizer {
  let actions: GestureActions
  init(_ actions: GestureActions) {
    self.actions = actions
    super.init(target: nil, action: nil)
    addTarget(self) { (recognizer: RotationActionRecognizer, _: RotationActionRecognizer) in
      recognizer.actions.follow(recognizer)
    }
  }
  override func reset() {
    super.reset()
    actions.didReset()
  }
}

/// The actions of a gesture. Calls the gesture's handlers as the recognizer's state changes.
@MainActor
final class GestureActions: NSObject, UIGestureRecognizerDelegate {
  var gesture: _ResolvedGesture
  var isSimultaneous = false
  /// Whether the gestures of subviews wait for this gesture to fail.
  var isFirst = false
  /// The states of the combined gestures that contain this gesture.
  var memory = GestureMemory()
  /// The element of the view with the gesture.
  weak var element: LayoutElement?
  /// The distance in points after which a drag begins.
  var threshold: CGFloat = 0
  private var start = CGPoint.zero
  /// The location of the first touch, or nil to use the location at which the recognizer begins.
  private var down: CGPoint?
  /// Whether the gesture has reported a value.
  private var hasMoved = false
  private var last: (time: TimeInterval, location: CGPoint)?
  private var velocity = CGSize.zero
  /// The start location of two fingers as a part of the view's size.
  private var anchor = UnitPoint.center
  private var lastTurn: _ResolvedGesture.Event?
  /// Whether the gesture has been reported as finished.
  private var isFinished = false

  init(_ gesture: _ResolvedGesture) { self.gesture = gesture }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    if isSimultaneous { return true }
    // The gestures of a combined gesture.
    guard let other = other as? any GestureActionRecognizer, other.view === gestureRecognizer.view else { return false }
    return !gesture.waits(for: other.actions.gesture) && !other.actions.gesture.waits(for: gesture)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    guard let other = other as? any GestureActionRecognizer, other.view === gestureRecognizer.view else { return false }
    return gesture.waits(for: other.actions.gesture)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    guard isFirst, let own = gestureRecognizer.view, let view = other.view else { return false }
    return view !== own && view.isDescendant(of: own)
  }

  /// Returns the location of a recognizer or a touch in the gesture's coordinate space.
  private func location(_ view: UIView?, _ point: (UIView?) -> CGPoint) -> CGPoint {
    switch gesture.space {
    case .local: return point(view)
    case .global: return point(nil)
    case .named(let name):
      let host = sequence(first: view, next: { $0?.superview }).first { $0 is HostingView }.flatMap { $0 }
      guard let host, let ancestor = element?.ancestor(named: name) else { return point(view) }
      let (location, origin) = (point(host), ancestor.frame(inHost: host).origin)
      return CGPoint(x: location.x - origin.x, y: location.y - origin.y)
    }
  }

  func touchDown(_ touches: Set<UITouch>, _ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .possible, let touch = touches.first else { return }
    down = location(recognizer.view) { touch.location(in: $0) }
  }

  func follow(_ recognizer: UIGestureRecognizer) {
    let location = self.location(recognizer.view) { recognizer.location(in: $0) }
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
      case .cancelled: finishPress()
      default: break
      }
    case .drag: drag(recognizer.state, location)
    case .magnify:
      guard let pinch = recognizer as? UIPinchGestureRecognizer else { return }
      turn(pinch, amount: pinch.scale, from: 1, rate: pinch.velocity)
    case .rotate:
      guard let rotation = recognizer as? UIRotationGestureRecognizer else { return }
      turn(rotation, amount: rotation.rotation, from: 0, rate: rotation.velocity)
    }
  }

  /// Called when the recognizer is ready for another gesture, whether it has recognized this one or not.
  func didReset() {
    switch gesture.kind {
    case .tap: break
    case .press: finishPress()
    case .drag, .magnify, .rotate:
      if !isFinished { gesture.finished() }
      isFinished = false
    }
  }

  private func finish() {
    (lastTurn, isFinished) = (nil, true)
    gesture.finished()
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

  /// Reports the scale or the rotation of two fingers.
  private func turn(_ recognizer: UIGestureRecognizer, amount: CGFloat, from initial: CGFloat, rate: CGFloat) {
    let minimum: CGFloat
    switch gesture.kind {
    case .magnify(let least), .rotate(let least): minimum = least
    default: return
    }
    switch recognizer.state {
    case .began, .changed:
      if recognizer.state == .began {
        hasMoved = false
        start = location(recognizer.view) { recognizer.location(in: $0) }
        let (point, size) = (recognizer.location(in: recognizer.view), recognizer.view?.bounds.size ?? .zero)
        anchor = UnitPoint(x: point.x / max(size.width, 1), y: point.y / max(size.height, 1))
      }
      guard hasMoved || abs(amount - initial) >= minimum else { return }
      hasMoved = true
      lastTurn = _ResolvedGesture.Event(
        start: start, location: start, amount: amount, rate: rate, anchor: anchor)
      lastTurn.map { gesture.changed($0) }
    case .ended:
      if hasMoved, let lastTurn { gesture.ended(lastTurn) }
      finish()
    case .cancelled: finish()
    default: break
    }
  }

  private func drag(_ state: UIGestureRecognizer.State, _ location: CGPoint) {
    switch state {
    case .began:
      (start, hasMoved, last, velocity) = (down ?? location, false, nil, .zero)
      move(location)
    case .changed: move(location)
    case .ended:
      if hasMoved { gesture.ended(_ResolvedGesture.Event(start: start, location: location, velocity: velocity)) }
      finish()
    case .cancelled: finish()
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
