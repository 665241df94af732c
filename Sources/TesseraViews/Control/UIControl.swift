// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A control follows one finger and turns what it does into events; each event runs the actions that were added for it.
// This file holds state and what subclasses override; the tracking is in UIControl+Tracking.swift.

public import Foundation

/// A view that reports events: buttons, switches, sliders.
open class UIControl: UIView, ControlActionSource {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
    /// The bits that are an app's own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that are kept for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  open var isEnabled = true { didSet { if isEnabled != oldValue { controlStateDidChange() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { controlStateDidChange() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { controlStateDidChange() } } }
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center { didSet { setNeedsLayout() } }
  open var contentVerticalAlignment: ContentVerticalAlignment = .center { didSet { setNeedsLayout() } }
  open var isTracking: Bool { trackedTouch != nil }
  /// Whether the tracked finger is on the control, or was when it left.
  open internal(set) var isTouchInside = false
  weak var trackedTouch: UITouch?
  /// The event whose actions are running.
  private(set) weak var currentEvent: UIEvent?
  var handlers: [ControlHandler] = []

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Actions

  /// Adds an action. An action with the identifier of an earlier one for the same events takes its place.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    handlers.append(ControlHandler(events: controlEvents, kind: .action(action)))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    remove(controlEvents) { $0.action?.identifier == identifier }
  }

  /// Takes away all of a target's actions for the events; of all targets for nil.
  open func removeTarget(_ target: AnyObject?, for controlEvents: Event) { drop(target, controlEvents) }

  /// The targets that are still there.
  ///
  /// - Note: Differs from UIKit: a target that is no `NSObject` counts by its `ObjectIdentifier`.
  open var allTargets: Set<AnyHashable> { livingTargets }

  /// The events that have actions.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// Calls the closure for each action: with the action, or with the target of a closure, the events, and whether to stop.
  open func enumerateEventHandlers(
    _ iterator: (_ action: UIAction?, _ target: AnyObject?, _ events: Event, _ stop: inout Bool) -> Void
  ) {
    enumerateHandlers(iterator)
  }

  /// Runs the actions of the events once each, in the order they were added.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  package func send(_ events: Event, with event: UIEvent?) {
    let previous = currentEvent
    currentEvent = event
    defer { currentEvent = previous }
    for handler in handlers where !handler.events.isDisjoint(with: events) { run(handler) }
  }

  private func run(_ handler: ControlHandler) {
    switch handler.kind {
    case .action(let action): sendAction(action)
    case .target(_, let run): run(self)
    }
  }

  // MARK: Tracking

  /// A finger has come down on the control.
  ///
  /// - Returns: Whether to go on with it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { begin(touches, event) }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches, event) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches, event) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancel(touches, event) }

  /// A tap on an enabled control is the control's: recognizers of single taps around it do not get it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer else {
      return true
    }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  /// What a finger lifted on the control means.
  @_spi(Tessera) open var eventsOfTap: Event { .touchUpInside }
  /// Called after the actions of the first touch.
  @_spi(Tessera) open func didTap() {}

  @_spi(Tessera) open override var traitsByDefault: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = []
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }
  @_spi(Tessera) open override var isElementByDefault: Bool { true }
  @_spi(Tessera) open override var speaker: AnyViewSpeaker { AnyViewSpeaker(PlainControlSpeaker(view: self)) }

  @_spi(Tessera) open func controlStateDidChange() {
    setNeedsLayout()
  }
}
