// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Targets and actions of controls without Objective-C: see Actions.md, and Events/TargetActionSource.swift for how.

import Foundation

/// What sends actions for events: controls.
@preconcurrency @MainActor
public protocol ControlActionSource: AnyObject {}

extension ControlActionSource where Self: UIControl {
  /// Runs the closure with the target, as long as there is one, and the control. The target is held weakly.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target, Self) -> Void, for controlEvents: UIControl.Event
  ) {
    add(target, controlEvents) { [weak target] control in
      if let target, let control = control as? Self { action(target, control) }
    }
  }

  /// Calls a method of the target with the control: `func tapped(_ button: UIButton)`.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void,
    for controlEvents: UIControl.Event
  ) {
    addTarget(target, action: { action($0)($1) }, for: controlEvents)
  }

  /// Calls a method of the target: `func tapped()`.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: UIControl.Event
  ) {
    addTarget(target, action: { target, _ in action(target)() }, for: controlEvents)
  }

  /// Calls a method of the target with the control and the event: `func tapped(_ button: UIButton, event: UIEvent?)`.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Self, UIEvent?) -> Void,
    for controlEvents: UIControl.Event
  ) {
    addTarget(target, action: { action($0)($1, $1.currentEvent) }, for: controlEvents)
  }
}

extension UIControl {
  func add(_ target: AnyObject, _ events: Event, _ run: @escaping @MainActor (UIControl) -> Void) {
    handlers.append(ControlHandler(events: events, kind: .target(WeakTarget(object: target), run)))
  }

  func drop(_ target: AnyObject?, _ controlEvents: Event) {
    remove(controlEvents) { handler in
      guard case .target = handler.kind else { return false }
      return handler.target == nil || target == nil || handler.target === target
    }
  }

  var livingTargets: Set<AnyHashable> {
    Set(
      handlers.compactMap(\.target).map { target in
        if let object = target as? NSObject { return AnyHashable(object) }
        return AnyHashable(ObjectIdentifier(target))
      })
  }

  func enumerateHandlers(
    _ iterator: (_ action: UIAction?, _ target: AnyObject?, _ events: Event, _ stop: inout Bool) -> Void
  ) {
    var stop = false
    for handler in handlers where !stop { iterator(handler.action, handler.target, handler.events, &stop) }
  }
}
