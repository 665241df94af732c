// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A control tracks a touch and converts it to control events. Each event runs the actions added for it. This file
// contains the state and the overridable members. Touch tracking is implemented in UIControl+Tracking.swift.

public import Foundation

/// The base class of controls, such as buttons, switches and sliders, which report events.
open class UIControl: UIView, ControlActionSource {
  /// Control events. Several events may be sent at once.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The raw bits, with UIKit's values.
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch has begun on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A second or subsequent touch has begun within the time of a double tap. Sent together with `touchDown`.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The touch has moved within the control or less than 70 points outside of it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The touch has moved 70 points or more outside of the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The touch has returned to the control. Sent before `touchDragInside`.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The touch has left the control. Sent before `touchDragOutside`.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The touch has ended within the control or less than 70 points outside of it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The touch has ended 70 points or more outside of the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was canceled, for example by a gesture recognizer.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user has changed the value, such as that of a switch or slider.
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

  /// Control states. Several states may apply at once.
  public struct State: OptionSet, Hashable, Sendable {
    /// The raw bits, with UIKit's values.
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The normal state, in which none of the other states apply.
    public static let normal: State = []
    /// The control is highlighted, usually because it is being touched.
    public static let highlighted = State(rawValue: 1)
    /// The control is disabled.
    public static let disabled = State(rawValue: 2)
    /// The control is selected.
    public static let selected = State(rawValue: 4)
    /// The control has the focus.
    public static let focused = State(rawValue: 8)
    /// The bits available to apps.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits reserved for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The horizontal alignment of content. Buttons treat `fill` as `center`.
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
  /// The vertical alignment of content. Buttons treat `fill` as `center`.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  /// Whether the control responds to touches. `true` by default. Most disabled controls are dimmed.
  open var isEnabled = true {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "isEnabled") } }
    didSet {
      if isEnabled != oldValue { controlStateDidChange() }
      if KeyValues.areObserved { KeyValues.didChange(self, "isEnabled") }
    }
  }
  /// Whether the control is selected. Affects only its appearance and `state`. `false` by default.
  open var isSelected = false {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "isSelected") } }
    didSet {
      if isSelected != oldValue { controlStateDidChange() }
      if KeyValues.areObserved { KeyValues.didChange(self, "isSelected") }
    }
  }
  /// Whether the control appears pressed. Set during tracking while the touch is within the control.
  open var isHighlighted = false {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "isHighlighted") } }
    didSet {
      if isHighlighted != oldValue { controlStateDidChange() }
      if KeyValues.areObserved { KeyValues.didChange(self, "isHighlighted") }
    }
  }
  /// The horizontal alignment of a button's content. `.center` by default. Other controls ignore it.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center { didSet { setNeedsLayout() } }
  /// The vertical alignment of the content of a button or a text field. `.center` by default.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center { didSet { setNeedsLayout() } }
  /// The horizontal alignment with `leading` and `trailing` resolved to `left` or `right`.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }
  /// The control's tooltip. Stored only, because tooltips aren't shown. Nil by default.
  open var toolTip: String?
  /// Whether the control is tracking a touch.
  open var isTracking: Bool { trackedTouch != nil }
  /// Whether the tracked touch is within the control or less than 70 points outside of it. Keeps its last value after
  /// the touch has ended.
  open internal(set) var isTouchInside = false
  weak var trackedTouch: UITouch?
  /// The event whose actions are currently running.
  private(set) weak var currentEvent: UIEvent?
  var handlers: [ControlHandler] = []
  /// Whether the control received the focus. The value is retained even if the control has left its window.
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

  /// Creates a control with an optional action for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Actions

  /// Adds an action for the given events. Replaces any action that has the same identifier and event.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    handlers.append(ControlHandler(events: controlEvents, kind: .action(action)))
  }

  /// Removes the given events from actions with the same identifier as `action`.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the given events from actions with an identifier.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    removeHandlers(for: controlEvents) { $0.action?.identifier == identifier }
  }

  /// Adds a target and an action selector for the given events. The control and the event are passed if the method
  /// has parameters for them. The target isn't retained. If the target is nil, the selector is sent to the first
  /// responder in the chain that implements it. If the target and selector were added before, the events are added to
  /// the existing pair.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    addHandler(TargetAction(target: target, action: action), for: controlEvents)
  }

  /// Removes the given events from a target's action. A nil target matches all targets, and a nil action matches all
  /// actions.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    removeHandlers(target: target, action: action, events: controlEvents)
  }

  /// Removes the given events from a target, or from all targets if it is nil. Also removes deallocated targets.
  open func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
    removeTarget(target, action: nil, for: controlEvents)
  }

  /// Returns the names of a target's selectors for an event in the order in which they were added, or nil if there
  /// are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    actionNames(target: target, event: controlEvent)
  }

  /// All existing targets. Nil targets are represented by `NSNull`. The closures of `UIAction`s have no target.
  ///
  /// - Note: Differs from UIKit: a target that isn't an `NSObject` is represented by its `ObjectIdentifier`.
  open var allTargets: Set<AnyHashable> { livingTargets }

  /// The events for which actions have been added.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// Calls the closure for each action, or target and selector, with its events, in the order in which they were
  /// added. Setting `stop` to true ends the enumeration.
  open func enumerateEventHandlers(
    _ iterator: (
      _ action: UIAction?, _ targetAction: (Any?, Selector)?, _ events: Event, _ stop: inout Bool
    ) -> Void
  ) {
    enumerateHandlers(iterator)
  }

  /// Runs the actions for the given events once each, in the order in which they were added.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  /// Runs an action with the control as its sender. Called for every action of an event.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Sends a selector from the control to a target through the application object. Called for every selector of an
  /// event.
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

  /// The interaction that shows the control's menu, or nil if `isContextMenuInteractionEnabled` is `false`.
  open var contextMenuInteraction: UIContextMenuInteraction? { ownMenuInteraction }
  /// Whether the control shows a menu after a long press, or on touch if `showsMenuAsPrimaryAction` is true. `false`
  /// by default. Setting a button's `menu` sets this property.
  open var isContextMenuInteractionEnabled: Bool {
    get { ownMenuInteraction != nil }
    set { setMenuInteraction(enabled: newValue) }
  }
  /// Whether a touch opens the menu instead of sending the primary action. `false` by default.
  open var showsMenuAsPrimaryAction: Bool {
    get { menuIsPrimaryAction }
    set { menuIsPrimaryAction = newValue }
  }
  /// Returns the attachment point of the menu in the control's coordinate space. By default, the center of the bottom
  /// edge.
  ///
  /// With the default attachment point, the menu is placed relative to the whole control: it is aligned with the
  /// control's leading edge, trailing edge or center, and placed above the control if there is no space below.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }
  /// Returns the control's menu. Returns nil unless overridden, except for a button with a `menu`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Never called, because a control's menu has no preview. Returns nil unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Never called, because a control's menu has no preview. Returns nil unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Called when the control's menu appears. Does nothing by default. Overrides must call super.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Called when the control's menu disappears. Does nothing by default. Overrides must call super.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Performs the action of a tap: shows the menu or sends the primary action. A no-op while the control is disabled.
  open func performPrimaryAction() { performOwnPrimaryAction() }

  // MARK: Tracking

  /// Called when a touch begins on the enabled control and no other touch is being tracked.
  ///
  /// - Returns: Whether to track the touch. If `false`, no events are sent. `true` unless overridden.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the touch moves. Returns whether to continue tracking. `true` unless overridden.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the touch ends, before events are sent. Does nothing unless overridden.
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

  /// Prevents single-tap gesture recognizers of ancestors from receiving a tap on an enabled control.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer else {
      return true
    }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .control }
  /// The events sent when a touch ends within the control.
  @_spi(Tessera) open var eventsOfTap: Event { .touchUpInside }
  /// Called when a touch has ended within the control, before its events are sent.
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

  /// Updates the state after the control has received or lost the focus.
  func focusDidChange(to hasFocus: Bool) {
    self.hasFocus = hasFocus
    controlStateDidChange()
  }

  @_spi(Tessera) open func controlStateDidChange() {
    setNeedsLayout()
  }
}
