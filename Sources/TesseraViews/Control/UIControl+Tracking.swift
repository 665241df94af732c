// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The control events of a touch:
//
//     down: touchDown ─► inside: touchDragInside ─────► lifted: touchUpInside
//                          │ touchDragExit ▲ touchDragEnter
//                          ▼               │
//                        outside: touchDragOutside ───► lifted: touchUpOutside            cancelled: touchCancel
//
// A touch that began in the control counts as inside until it is 70 points away.

import Foundation

extension UIControl {
  private static let slop: CGFloat = 70

  func beginTracking(_ touches: Set<UITouch>, event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
    isTouchInside = true
    trackedTouch = touch
    guard beginTracking(touch, with: event) else {
      trackedTouch = nil
      isTouchInside = false
      return
    }
    isHighlighted = true
    if menuIsPrimaryAction { openMenu(for: touch, with: event) }
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  func continueTracking(_ touches: Set<UITouch>, event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch, event: event)
    if menuIsPrimaryAction { moveMenu(with: touch, isEnd: false) }
    guard continueTracking(touch, with: event) else {
      trackedTouch = nil
      isHighlighted = false
      return
    }
    isHighlighted = isTouchInside
    if isTouchInside != wasInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, with: event) }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  private func isInside(_ touch: UITouch, event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    if point(inside: place, with: event) { return true }
    return bounds.insetBy(dx: -Self.slop, dy: -Self.slop).contains(place)
  }

  func endTracking(_ touches: Set<UITouch>, event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInside = isInside(touch, event: event)
    if menuIsPrimaryAction { moveMenu(with: touch, isEnd: true) }
    endTracking(touch, with: event)
    trackedTouch = nil
    isHighlighted = false
    if isTouchInside {
      didTap()
      send(eventsOfTap, with: event)
    } else {
      send(.touchUpOutside, with: event)
    }
  }

  func cancelTracking(_ touches: Set<UITouch>, event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInside = false
    // A canceled touch, such as one that became a drag in an ancestor, must not leave the menu open.
    if menuIsPrimaryAction { ownMenuInteraction?.dismissMenu() }
    cancelTracking(with: event)
    trackedTouch = nil
    isHighlighted = false
    send(.touchCancel, with: event)
  }
}
