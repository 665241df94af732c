// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Targets whose action is a closure or a method; see Events/TargetActionSource.swift.

import Foundation

/// An object that sends actions for control events.
@preconcurrency @MainActor
public protocol ControlActionSource: AnyObject {}

extension ControlActionSource where Self: UIControl {
  /// Adds a closure that is called with the target and the control while the target exists. The target isn't
  /// retained.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target, Self) -> Void, for controlEvents: UIControl.Event
  ) {
    addTarget(
      target, action: Selector(Selector.nameOfClosure(), calling: { action($0, $1) }), for: controlEvents)
  }

  /// Adds a method of the target that receives the control: `func tapped(_ button: UIButton)`.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void,
    for controlEvents: UIControl.Event
  ) {
    addTarget(target, action: { action($0)($1) }, for: controlEvents)
  }

  /// Adds a method of the target: `func tapped()`.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: UIControl.Event
  ) {
    addTarget(target, action: { target, _ in action(target)() }, for: controlEvents)
  }

  /// Adds a method of the target that receives the control and the event: `func tapped(_ button: UIButton, event:
  /// UIEvent?)`.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Self, UIEvent?) -> Void,
    for controlEvents: UIControl.Event
  ) {
    addTarget(target, action: { action($0)($1, $1.currentEvent) }, for: controlEvents)
  }
}

extension UIControl {
  func addHandler(_ new: TargetAction, for events: Event) {
    handlers.removeAll { $0.target?.isDead ?? false }
    if let index = handlers.firstIndex(where: { $0.target?.equals(new) ?? false }) {
      handlers[index].events.formUnion(events)
    } else {
      handlers.append(ControlHandler(events: events, kind: .target(new)))
    }
  }

  func removeHandlers(target: Any?, action: Selector?, events controlEvents: Event) {
    removeHandlers(for: controlEvents) {
      $0.target.map { $0.isDead || $0.matches(target: target, action: action) } ?? false
    }
  }

  func actionNames(target: Any?, event controlEvent: Event) -> [String]? {
    let names = handlers.compactMap { handler -> String? in
      guard let pair = handler.target, handler.events.contains(controlEvent), !pair.isDead,
        pair.target === target as AnyObject?
      else { return nil }
      return pair.action.description
    }
    return names.isEmpty ? nil : names
  }

  var livingTargets: Set<AnyHashable> {
    Set(
      handlers.compactMap(\.target).filter { !$0.isDead }.map { pair in
        guard let target = pair.target else { return AnyHashable(NSNull()) }
        if let object = target as? NSObject { return AnyHashable(object) }
        return AnyHashable(ObjectIdentifier(target))
      })
  }

  func enumerateHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for handler in handlers where !stop && !(handler.target?.isDead ?? false) {
      iterator(handler.action, handler.target.map { ($0.target, $0.action) }, handler.events, &stop)
    }
  }
}
