// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A control tracks one touch and converts it to events. Each event runs the actions that were added for it. This file
// contains the state and the overridable members. The tracking is in UIControl+Tracking.swift.

public import Foundation

/// A view that reports events: buttons, switches, sliders.
open class UIControl: UIView, ControlActionSource {
  /// The events of a control. Several may be sent at once.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The raw bits, with UIKit's values.
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch has begun on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch has begun again, within the time of a double tap. Sent together with `touchDown`.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The touch has moved inside the control or less than 70 points outside of it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The touch has moved 70 points or more outside of the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The touch has returned to the control. Sent before `touchDragInside`.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The touch has left the control. Sent before `touchDragOutside`.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The touch has ended inside the control or less than 70 points outside of it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The touch has ended 70 points or more outside of the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was canceled, for example by a gesture recognizer.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user has changed the value, for example of a switch or a slider.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action was triggered, such as by a tap on a button.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A touch has begun on a button with `showsMenuAsPrimaryAction`.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A text field has become first responder.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user has changed the text of a text field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field has resigned first responder.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed in a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of text fields.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control. Several may apply at once.
  public struct State: OptionSet, Hashable, Sendable {
    /// The raw bits, with UIKit's values.
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// None of the other states.
    public static let normal: State = []
    /// The control is being touched.
    public static let highlighted = State(rawValue: 1)
    /// `isEnabled` is `false`.
    public static let disabled = State(rawValue: 2)
    /// `isSelected` is `true`.
    public static let selected = State(rawValue: 4)
    /// `isFocused` is `true`.
    public static let focused = State(rawValue: 8)
    /// The bits for use by apps.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits reserved for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The horizontal alignment of content. Buttons show `fill` as `center`.
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
  /// The vertical alignment of content. Buttons show `fill` as `center`.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  /// Whether the control reacts to touches. `true` by default. Most disabled controls are dimmed.
  open var isEnabled = true {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "isEnabled") } }
    didSet {
      if isEnabled != oldValue { controlStateDidChange() }
      if KeyValues.areObserved { KeyValues.didChange(self, "isEnabled") }
    }
  }
  /// Whether the control is selected. Affects only its appearance and its state. `false` by default.
  open var isSelected = false {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "isSelected") } }
    didSet {
      if isSelected != oldValue { controlStateDidChange() }
      if KeyValues.areObserved { KeyValues.didChange(self, "isSelected") }
    }
  }
  /// Whether the control is highlighted, as if pressed. Tracking sets it while the touch is inside the control.
  open var isHighlighted = false {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "isHighlighted") } }
    didSet {
      if isHighlighted != oldValue { controlStateDidChange() }
      if KeyValues.areObserved { KeyValues.didChange(self, "isHighlighted") }
    }
  }
  /// The horizontal alignment of a button's content. `.center` by default; other controls ignore it.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center { didSet { setNeedsLayout() } }
  /// The vertical alignment of the content of a button or a text field. `.center` by default.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center { didSet { setNeedsLayout() } }
  /// `contentHorizontalAlignment` with `leading` and `trailing` resolved to `left` or `right`.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }
  /// The tooltip of the control. Stored only, as no tooltips are shown; nil by default.
  open var toolTip: String?
  /// Whether the control is tracking a touch.
  open var isTracking: Bool { trackedTouch != nil }
  /// Whether the tracked touch is inside the control or less than 70 points outside of it; after the touch, the last value.
  open internal(set) var isTouchInside = false
  weak var trackedTouch: UITouch?
  /// The event whose actions are running.
  private(set) weak var currentEvent: UIEvent?
  var handlers: [ControlHandler] = []
  /// Whether the focus has moved to the control, even if the control has left its window in the meantime.
  private var hasFocus = false

  /// The state derived from `isHighlighted`, `isEnabled`, `isSelected` and `isFocused`.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if hasFocus, isFocused { state.insert(.focused) }
    return state
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control that runs `primaryAction`, if not nil, for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Actions

  /// Adds an action for the events. Replaces an earlier action with the same identifier for them.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    handlers.append(ControlHandler(events: controlEvents, kind: .action(action)))
  }

  /// Removes the events from the actions with the action's identifier.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the events from the actions with an identifier.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    removeHandlers(for: controlEvents) { $0.action?.identifier == identifier }
  }

  /// Adds a target and a selector for the events. The control and the event are passed as arguments, as many as the
  /// method takes. The target is not retained; nil means the first responder in the chain that has a method for the
  /// selector. If the pair was added before, the events are added to it.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    addHandler(TargetAction(target: target, action: action), for: controlEvents)
  }

  /// Removes the events from a target's action. A nil target means every target, and a nil action every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    removeHandlers(target: target, action: action, events: controlEvents)
  }

  /// Removes the events from a target, or from all targets if nil. Targets that no longer exist are dropped as well.
  open func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
    removeTarget(target, action: nil, for: controlEvents)
  }

  /// Returns the names of the selectors of a target for an event, in the order they were added, or nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    actionNames(target: target, event: controlEvent)
  }

  /// The existing targets, with `NSNull` for those that are nil. Closures of `UIAction`s have no target.
  ///
  /// - Note: Differs from UIKit: a target that is not an `NSObject` is represented by its `ObjectIdentifier`.
  open var allTargets: Set<AnyHashable> { livingTargets }

  /// The events that have actions.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// Calls the closure for each action, or target and selector, with its events, in the order they were added. Setting
  /// `stop` ends the enumeration.
  open func enumerateEventHandlers(
    _ iterator: (
      _ action: UIAction?, _ targetAction: (Any?, Selector)?, _ events: Event, _ stop: inout Bool
    ) -> Void
  ) {
    enumerateHandlers(iterator)
  }

  /// Runs the actions of the events once each, in the order they were added.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  /// Runs an action with the control as its sender. Called for all actions of events.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Sends a selector from the control to a target through the application. Called for all selectors of events.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  package func send(_ events: Event, with event: UIEvent?) {
    let previous = currentEvent
    currentEvent = event
    defer { currentEvent = previous }
    for handler in handlers where !handler.events.isDisjoint(with: events) { runHandler(handler) }
  }

  private func runHandler(_ handler: ControlHandler) {
    switch handler.kind {
    case .action(let action): sendAction(action)
    case .target(let pair) where pair.isDead: break
    case .target(let pair): sendAction(pair.action, to: pair.target, for: currentEvent)
    }
  }

  // MARK: Menu

  /// The interaction that shows the control's menu. Nil if `isContextMenuInteractionEnabled` is `false`.
  open var contextMenuInteraction: UIContextMenuInteraction? { ownMenuInteraction }
  /// Whether the control shows a menu after a long press, or on touch with `showsMenuAsPrimaryAction`. `false` by
  /// default. Setting a button's `menu` sets it.
  open var isContextMenuInteractionEnabled: Bool {
    get { ownMenuInteraction != nil }
    set { setMenuInteraction(enabled: newValue) }
  }
  /// Whether a touch opens the menu instead of sending the primary action. `false` by default.
  open var showsMenuAsPrimaryAction: Bool {
    get { menuIsPrimaryAction }
    set { menuIsPrimaryAction = newValue }
  }
  /// Returns the attachment point of the menu, in the control's coordinates: the center of the bottom edge by default.
  ///
  /// With this default, the menu is placed next to the control as a whole: aligned to the control's leading edge,
  /// trailing edge or center, and above the control if there is no space below.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }
  /// Returns the menu of the control: nil unless overridden, except for a button with a `menu`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Never called: the menu of a control has no preview. Nil unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Never called: the menu of a control has no preview. Nil unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Called when the control's menu appears. Does nothing; overrides call super.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Called when the control's menu disappears. Does nothing; overrides call super.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Performs the action of a tap: shows the menu, or sends the primary action. Does nothing while the control is disabled.
  open func performPrimaryAction() { performOwnPrimaryAction() }

  // MARK: Tracking

  /// Called when a touch has begun on the enabled control, which is not tracking another touch.
  ///
  /// - Returns: Whether to track the touch. No events are sent if `false`. `true` unless overridden.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the touch has moved. Returns whether to continue tracking. `true` unless overridden.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the touch has ended, before the events are sent. Does nothing unless overridden.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the touch is canceled, before `touchCancel` is sent. Does nothing unless overridden.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginTracking(touches, event: event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    continueTracking(touches, event: event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endTracking(touches, event: event) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelTracking(touches, event: event)
  }

  /// Prevents single-tap recognizers of ancestors from receiving a tap on an enabled control.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer else {
      return true
    }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .control }
  /// The events of a touch that ends inside the control.
  @_spi(Tessera) open var eventsOfTap: Event { .touchUpInside }
  /// Called when a touch has ended inside the control, before its events are sent.
  @_spi(Tessera) open func didTap() {}

  @_spi(Tessera) open override var traitsByDefault: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = []
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }
  @_spi(Tessera) open override var isElementByDefault: Bool { true }
  @_spi(Tessera) open override var viewInspector: AnyViewInspector {
    AnyViewInspector(PlainControlInspector(view: self))
  }

  /// Updates the state after the focus has moved to or from the control.
  func focusDidChange(to hasFocus: Bool) {
    self.hasFocus = hasFocus
    controlStateDidChange()
  }

  @_spi(Tessera) open func controlStateDidChange() {
    setNeedsLayout()
  }
}
