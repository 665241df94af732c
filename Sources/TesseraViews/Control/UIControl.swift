// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A control follows one finger and turns what it does into events; each event runs the actions that were added for it.
// This file holds state and what subclasses override; the tracking is in UIControl+Tracking.swift.

public import Foundation

/// A view that reports events: buttons, switches, sliders.
open class UIControl: UIView, ControlActionSource {
  /// What happens to a control. Several may be sent at once.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger has come down on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger has come down again, within the time of a double tap. Sent together with `touchDown`.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger has moved and is on the control, or less than 70 points beside it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger has moved and is 70 points or more beside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger has come back onto the control. Sent before `touchDragInside`.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger has left the control. Sent before `touchDragOutside`.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted on the control or less than 70 points beside it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted 70 points or more beside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was taken away, as by a gesture recognizer.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A user has changed the value, as of a switch or a slider.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control was used in its main way, as a button by a tap.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A finger has come down on a button with `showsMenuAsPrimaryAction`.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A text field has become first responder.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A user has changed the text of a text field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field has ceased to be first responder.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed in a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of text fields.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control stands: several may be true at once.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// None of the others.
    public static let normal: State = []
    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1)
    /// `isEnabled` is off.
    public static let disabled = State(rawValue: 2)
    /// `isSelected` is on.
    public static let selected = State(rawValue: 4)
    /// The control has the focus. Never part of `state`: there is no focus.
    public static let focused = State(rawValue: 8)
    /// The bits that are an app's own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that are kept for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where content stands between left and right. Buttons show `fill` as `center`.
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
  /// Where content stands between top and bottom. Buttons show `fill` as `center`.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  /// Whether the control reacts to touches. True by default; most controls look dimmed otherwise.
  open var isEnabled = true {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "isEnabled") } }
    didSet {
      if isEnabled != oldValue { controlStateDidChange() }
      if KeyValues.areObserved { KeyValues.didChange(self, "isEnabled") }
    }
  }
  /// Whether the control is selected. It is shown and reported, and has no other effect. False by default.
  open var isSelected = false {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "isSelected") } }
    didSet {
      if isSelected != oldValue { controlStateDidChange() }
      if KeyValues.areObserved { KeyValues.didChange(self, "isSelected") }
    }
  }
  /// Whether the control looks pressed. Tracking turns it on while the finger is on the control.
  open var isHighlighted = false {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "isHighlighted") } }
    didSet {
      if isHighlighted != oldValue { controlStateDidChange() }
      if KeyValues.areObserved { KeyValues.didChange(self, "isHighlighted") }
    }
  }
  /// Where a button's content stands between left and right. `.center` by default; other controls do not use it.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center { didSet { setNeedsLayout() } }
  /// Where the content of a button or a text field stands between top and bottom. `.center` by default.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center { didSet { setNeedsLayout() } }
  /// `contentHorizontalAlignment` with `leading` and `trailing` as `left` or `right`.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }
  /// The tooltip of the control. Stored only, as no tooltips are shown; nil by default.
  open var toolTip: String?
  /// Whether the control follows a finger now.
  open var isTracking: Bool { trackedTouch != nil }
  /// Whether the finger that is tracked is on the control or less than 70 points beside it; afterwards, whether it last
  /// was.
  open internal(set) var isTouchInside = false
  weak var trackedTouch: UITouch?
  /// The event whose actions are running.
  private(set) weak var currentEvent: UIEvent?
  var handlers: [ControlHandler] = []

  /// The state that follows from `isHighlighted`, `isEnabled` and `isSelected`.
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

  /// A control that runs `primaryAction`, if there is one, for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Actions

  /// Has an action run for the events. An earlier action of the same identifier no longer runs for them.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    handlers.append(ControlHandler(events: controlEvents, kind: .action(action)))
  }

  /// Takes the events away from the actions with the action's identifier.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Takes the events away from the actions with an identifier.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    remove(controlEvents) { $0.action?.identifier == identifier }
  }

  /// Sends the selector to the target for the events, with the control and the event as arguments, as many as the method
  /// takes. The target is held weakly; nil stands for the first along the responder chain that has a method for it. A pair
  /// that was added before gets the events as well.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(TargetAction(target, action), controlEvents)
  }

  /// Takes the events away from a target's action. Nil stands for every target, and for every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    drop(target, action, controlEvents)
  }

  /// Takes the events away from a target; nil takes them away from all targets. Targets that are gone are dropped as
  /// well.
  open func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
    removeTarget(target, action: nil, for: controlEvents)
  }

  /// The names of the selectors that a target is sent for an event, in the order they were added; nil without any.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    names(target, controlEvent)
  }

  /// The targets that still exist, with `NSNull` for those that are nil. Closures of `UIAction`s have none.
  ///
  /// - Note: Differs from UIKit: a target that is no `NSObject` counts by its `ObjectIdentifier`.
  open var allTargets: Set<AnyHashable> { livingTargets }

  /// The events that have actions.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// Calls the closure for each action, or target and selector, in the order they were added, with its events. Setting
  /// `stop` ends it.
  open func enumerateEventHandlers(
    _ iterator: (
      _ action: UIAction?, _ targetAction: (Any?, Selector)?, _ events: Event, _ stop: inout Bool
    ) -> Void
  ) {
    enumerateHandlers(iterator)
  }

  /// Runs the actions of the events once each, in the order they were added.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  /// Runs an action with the control as its sender. All actions that run for events come through here.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Has the application send a selector to a target, from the control. All selectors that are sent for events come
  /// through here.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  package func send(_ events: Event, with event: UIEvent?) {
    let previous = currentEvent
    currentEvent = event
    defer { currentEvent = previous }
    for handler in handlers where !handler.events.isDisjoint(with: events) { run(handler) }
  }

  private func run(_ handler: ControlHandler) {
    switch handler.kind {
    case .action(let action): sendAction(action)
    case .target(let pair) where pair.isDead: break
    case .target(let pair): sendAction(pair.action, to: pair.target, for: currentEvent)
    }
  }

  // MARK: Menu

  /// What shows the control's menu; nil while `isContextMenuInteractionEnabled` is off.
  open var contextMenuInteraction: UIContextMenuInteraction? { ownMenuInteraction }
  /// Whether the control shows a menu after a long press, or at a touch with `showsMenuAsPrimaryAction`. False by default;
  /// a button turns it on with its `menu`.
  open var isContextMenuInteractionEnabled: Bool {
    get { ownMenuInteraction != nil }
    set { setMenuInteraction(newValue) }
  }
  /// Whether a touch opens the menu, and no primary action is sent. False by default.
  open var showsMenuAsPrimaryAction: Bool {
    get { menuIsPrimaryAction }
    set { menuIsPrimaryAction = newValue }
  }
  /// Where the menu stands beside the control, in its coordinates: the middle of the bottom edge, unless overridden.
  ///
  /// At that point the menu stands beside the control as a whole: in line with its leading or trailing edge, or in its
  /// middle, and above it where there is no room below.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }
  /// The menu of the control; nil, unless overridden or a button with a `menu`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Never asked: the menu of a control has no preview. Nil unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Never asked: the menu of a control has no preview. Nil unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Called when the control's menu comes up. Does nothing; call super.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Called when the control's menu leaves. Does nothing; call super.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does what a tap on the control does: shows the menu, or sends the primary action. Does nothing while disabled.
  open func performPrimaryAction() { performOwnPrimaryAction() }

  // MARK: Tracking

  /// Called when a finger has come down on the enabled control, which tracks no other.
  ///
  /// - Returns: Whether to follow the finger; without it no events are sent. True unless overridden.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger has moved. Returns whether to go on following it; true unless overridden.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger is lifted, before the events are sent. Does nothing unless overridden.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the touch is taken away, before `touchCancel` is sent. Does nothing unless overridden.
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

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .control }
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
