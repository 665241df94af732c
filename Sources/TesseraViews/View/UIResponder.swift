// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The responder chain: a view, its controller, the superview ... the window, the application. Unhandled events are
// passed on.

public import Foundation

/// An object in the responder chain: a view, view controller, window or the application.
@preconcurrency @MainActor
open class UIResponder: NSObject, SelectorResponding, MainActorKeyValueObserver {
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  deinit { releaseAssociatedObjects(of: self) }

  /// Called after a change of an observed property, on the thread that made the change. Ends the process unless
  /// overridden.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    KeyValues.raiseUnhandled(self, keyPath: keyPath, of: object, change: change, context: context)
  }

  /// The nearest undo manager in the responder chain. Every window has one.
  open var undoManager: UndoManager? { next?.undoManager }

  private static var userActivityKey: UInt8 = 0
  /// The user's current activity. Nil by default.
  open var userActivity: NSUserActivity? {
    get { objc_getAssociatedObject(self, &Self.userActivityKey) as? NSUserActivity }
    set { objc_setAssociatedObject(self, &Self.userActivityKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
  /// Updates the state of a user activity. Never called. Does nothing unless overridden.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Restores the state of a user activity. Never called. Does nothing unless overridden.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// The responder that receives unhandled events, or nil at the end of the chain.
  open var next: UIResponder? { nil }

  // MARK: Touches

  /// Called when touches begin. Passes them to `next` unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Called when touches have moved. Passes them to `next` unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Called when touches end. Passes them to `next` unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Called when touches are canceled, for example by a gesture recognizer. Passes them to `next` unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Presses

  /// Called when a button or key is pressed. Passes the presses to `next` unless overridden.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// Called when the force of a press has changed. Passes the presses to `next` unless overridden.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Called when a button or key is released. Passes the presses to `next` unless overridden.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Called when presses are canceled. Passes them to `next` unless overridden.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Motion and remote control

  /// Called when the device begins to be shaken. Only `UIWindow.shake()` simulates a shake. Passes the event to
  /// `next`.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  /// Called when a shake of the device ends. Only `UIWindow.shake()` simulates a shake. Passes the event to `next`.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
  /// Called when a shake is canceled. Only `UIWindow.shake()` simulates a shake. Passes the event to `next`.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  /// Called when a button on headphones or on the lock screen is pressed. Only `UIWindow.remoteControl(_:)` simulates
  /// this. Passes the event to `next`.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: First responder

  /// Whether the object may become first responder. `false` unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object may resign as first responder. `true` unless overridden.
  open var canResignFirstResponder: Bool { true }
  /// Whether the object is the first responder of its window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes the object its window's first responder, if it can become first responder and the current first responder
  /// resigns.
  ///
  /// - Returns: Whether the object is now the first responder. Always `false` without a window.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    return window.holdingKeyboard {
      if let present = window.firstResponder {
        guard present.canResignFirstResponder, present.resignFirstResponder() else { return false }
      }
      window.firstResponder = self
      return true
    }
  }

  /// Resigns as first responder if `canResignFirstResponder` is `true`.
  ///
  /// - Returns: Whether the object is no longer the first responder. `true` if it was not the first responder.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }

  /// Called when the object has stopped being the window's first responder, for any reason.
  @_spi(Tessera) open func didLoseFirstResponder() {}

  // MARK: Accessibility

  /// Performs the element's action, as a tap does, and returns whether it succeeded. Returns `false` unless
  /// overridden.
  open func accessibilityActivate() -> Bool { false }
  /// The supported three-finger editing gestures. Not used, because these gestures are not implemented.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  /// Increases the value of an adjustable element. Does nothing unless overridden.
  open func accessibilityIncrement() {}
  /// Decreases the value of an adjustable element. Does nothing unless overridden.
  open func accessibilityDecrement() {}
  /// Scrolls by one page and returns whether it scrolled. Returns `false` unless overridden.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Dismisses the topmost modal context, such as a sheet, and returns whether there was one. Returns `false` unless
  /// overridden.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the most important action and returns whether it succeeded. Returns `false` unless overridden.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when a screen reader's focus moves to the object. Only `UIWindow.moveAccessibilityFocus(to:)` simulates this.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when a screen reader's focus leaves the object. Only `UIWindow.moveAccessibilityFocus(to:)` simulates this.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns whether a screen reader's focus is on the object.
  open func accessibilityElementIsFocused() -> Bool { AccessibilityFocus.element === self }

  // MARK: Interface Builder

  /// Called after the object has been loaded from a nib or storyboard and its outlets are set. Does nothing, but
  /// overrides must call super.
  open func awakeFromNib() {}
  /// Never called, because there is no Interface Builder.
  open func prepareForInterfaceBuilder() {}

  // MARK: Actions

  /// Returns whether the object can currently perform an action. By default, returns whether it responds to the
  /// selector.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

  /// Returns the first object in the responder chain, starting with this object, that can perform an action, or nil
  /// for none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Returns whether the object has a method for the selector. For standard edit actions, returns whether the method
  /// is overridden.
  open nonisolated func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return EditActions.isImplemented(aSelector, by: self) ?? Messages.canSend(aSelector, to: self)
  }

  /// The key commands that are active while the object is in the responder chain. Nil unless overridden.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Updates one of the object's commands. Called before a menu shows it. Does nothing unless overridden.
  open func validate(_ command: UICommand) {}
  /// Edits menus. For the context system, called on responders before an edit menu or context menu is shown. For the
  /// main system, called on the app and its delegate. Does nothing unless overridden; overrides must call super.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Does nothing unless overridden.
  open func cut(_ sender: Any?) {}
  /// Does nothing unless overridden.
  open func copy(_ sender: Any?) {}
  /// Does nothing unless overridden.
  open func paste(_ sender: Any?) {}
  /// Does nothing unless overridden.
  open func select(_ sender: Any?) {}
  /// Does nothing unless overridden.
  open func selectAll(_ sender: Any?) {}
  /// Does nothing unless overridden.
  open func delete(_ sender: Any?) {}
  /// Does nothing unless overridden.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Does nothing unless overridden.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Does nothing unless overridden.
  open func toggleBoldface(_ sender: Any?) {}
  /// Does nothing unless overridden.
  open func toggleItalics(_ sender: Any?) {}
  /// Does nothing unless overridden.
  open func toggleUnderline(_ sender: Any?) {}
  /// Does nothing unless overridden.
  open func increaseSize(_ sender: Any?) {}
  /// Does nothing unless overridden.
  open func decreaseSize(_ sender: Any?) {}
  /// Does nothing unless overridden.
  open func pasteAndMatchStyle(_ sender: Any?) {}

  private static var pasteKey: UInt8 = 0
  /// The types of content that can be pasted into the object. Nil, the default, means none.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { objc_getAssociatedObject(self, &Self.pasteKey) as? UIPasteConfiguration }
    set { objc_setAssociatedObject(self, &Self.pasteKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
  /// Called when a paste control pastes items. Does nothing unless overridden.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Returns whether `pasteConfiguration` contains a type that one of the items provides.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let types = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
    return itemProviders.contains { item in types.contains { item.hasItemConformingToTypeIdentifier($0) } }
  }

  /// The view that replaces the keyboard while this object, or a responder whose chain contains it, is first
  /// responder. Nil unless overridden. The view keeps its height or, if it has none, gets the keyboard's height. The
  /// space for the home indicator is added.
  open var inputView: UIView? { nil }
  /// The view above the keyboard, or at the bottom of the screen without a keyboard, while this object, or a
  /// responder whose chain contains it, is first responder. Nil unless overridden.
  open var inputAccessoryView: UIView? { nil }
  /// The view controller whose view replaces the keyboard. Nil unless overridden.
  open var inputViewController: UIInputViewController? { nil }
  /// The view controller whose view is above the keyboard. Nil unless overridden.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// Updates the input views if the object is the first responder. Otherwise does nothing.
  open func reloadInputViews() {
    if let window = responderWindow, window.firstResponder === self { window.reloadKeyboard() }
  }
  private static var assistantKey: UInt8 = 0
  /// The buttons next to the text predictions of an iPad's keyboard. Created on first use. Never shown.
  open var inputAssistantItem: UITextInputAssistantItem {
    if let known = objc_getAssociatedObject(self, &Self.assistantKey) as? UITextInputAssistantItem { return known }
    let new = UITextInputAssistantItem()
    objc_setAssociatedObject(self, &Self.assistantKey, new, .OBJC_ASSOCIATION_RETAIN)
    return new
  }
  /// The current text input mode. There is only one.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
  /// The identifier under which the user's keyboard choice is remembered. Not used, because there is only one
  /// keyboard. Nil unless overridden.
  open var textInputContextIdentifier: String? { nil }
  /// Whether the system's keyboard is shown while the object is first responder. By default, `true` if it accepts
  /// text.
  @_spi(Tessera) open var takesKeys: Bool { self is any UIKeyInput }

  /// The window in which the object can be first responder.
  package var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view.window }
      if let controller = current as? UIViewController, let view = controller.viewIfLoaded { return view.window }
      responder = current.next
    }
    return nil
  }
}
