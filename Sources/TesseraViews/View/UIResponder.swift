// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The chain that events climb: view, its controller, superview ... window, application. A responder that does not override
// a method passes the event on.

public import Foundation

/// An object that can take part in the responder chain: views, view controllers, windows.
@preconcurrency @MainActor
open class UIResponder: NSObject, SelectorResponding, MainActorKeyValueObserver {
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  deinit { releaseAssociatedObjects(of: self) }

  /// Called when a property that the object observes has changed, on the thread that changed it. Ends the process unless
  /// overridden.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    KeyValues.raiseUnhandled(self, keyPath, object, change, context)
  }

  /// The nearest undo manager up the chain; a window has one.
  open var undoManager: UndoManager? { next?.undoManager }

  private static var userActivityKey: UInt8 = 0
  /// What the user does here; nil, the default, for nothing that is told.
  open var userActivity: NSUserActivity? {
    get { objc_getAssociatedObject(self, &Self.userActivityKey) as? NSUserActivity }
    set { objc_setAssociatedObject(self, &Self.userActivityKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
  /// To be overridden to bring an activity up to date. Nothing calls it here.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// To be overridden to go on with an activity. Nothing calls it here.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// The responder that gets what this one does not handle; nil at the end of the chain.
  open var next: UIResponder? { nil }

  // MARK: Touches

  /// Called when fingers come down. Passes the touches on to `next`; override it to handle them.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Called when fingers have moved. Passes the touches on to `next`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Called when fingers are lifted. Passes the touches on to `next`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Called when touches are taken away, as by a gesture recognizer. Passes them on to `next`.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Presses

  /// Called when a button or key goes down. Passes the presses on to `next`.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// Called when the force of a press has changed. Passes the presses on to `next`.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Called when a button or key is released. Passes the presses on to `next`.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Called when presses are taken away. Passes them on to `next`.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Motion and remote control

  /// Called when the device begins to be shaken: by `UIWindow.shake()` alone. Passes it on to `next`.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  /// Called when the device has been shaken: by `UIWindow.shake()` alone. Passes it on to `next`.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
  /// Called when a shake is broken off: by `UIWindow.shake()` alone. Passes it on to `next`.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  /// Called when a button of headphones or a lock screen is pressed: by `UIWindow.remoteControl(_:)` alone. Passes it on
  /// to `next`.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: First responder

  /// Whether the object may become first responder. False unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object gives the role up when asked. True unless overridden.
  open var canResignFirstResponder: Bool { true }
  /// Whether the object gets what is typed in its window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes the object its window's first responder, if it can be one and the present one resigns.
  ///
  /// - Returns: Whether the object is first responder now. One that is in no window never is.
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

  /// Gives up the role of first responder, if `canResignFirstResponder` permits.
  ///
  /// - Returns: Whether the object is not first responder any more; true if it never was.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }

  /// Called when the object was the window's first responder and no longer is, for whatever reason.
  @_spi(Tessera) open func didLoseFirstResponder() {}

  // MARK: Accessibility

  /// Called to do what a tap would do; returns whether it was done. False unless overridden.
  open func accessibilityActivate() -> Bool { false }
  /// Whether gestures of three fingers undo, redo, copy and paste. Never asked: there are no such gestures.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  /// Called to make an adjustable value greater. Does nothing unless overridden.
  open func accessibilityIncrement() {}
  /// Called to make an adjustable value smaller. Does nothing unless overridden.
  open func accessibilityDecrement() {}
  /// Called to scroll by a page; returns whether there was anything to scroll. False unless overridden.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Called to leave what is on top, such as a sheet; returns whether there was anything to leave. False unless
  /// overridden.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Called for the one thing that matters most; returns whether it was done. False unless overridden.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when a screen reader has come to the object: by `UIWindow.moveAccessibilityFocus(to:)` alone.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when a screen reader has left the object: by `UIWindow.moveAccessibilityFocus(to:)` alone.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether a screen reader is at the object.
  open func accessibilityElementIsFocused() -> Bool { AccessibilityFocus.element === self }

  // MARK: Interface Builder

  /// Called when the object has been made of a nib or storyboard and all its outlets are set. Does nothing; call super.
  open func awakeFromNib() {}
  /// Never called: no Interface Builder shows the object. Does nothing.
  open func prepareForInterfaceBuilder() {}

  // MARK: Actions

  /// Whether the object performs an action now: whether it responds to the selector. Override it to say no for now.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

  /// The first along the chain, from this object, that can perform an action; nil for nobody.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Whether the object has a method for the selector. Of the standard edit actions it has those that its class
  /// overrides.
  open nonisolated func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return EditActions.isImplemented(aSelector, by: self) ?? Messages.canSend(aSelector, to: self)
  }

  /// The key commands that the object offers while it is in the responder chain. Nil unless overridden.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Called before a menu shows a command that the object performs, to change it. Does nothing unless overridden.
  open func validate(_ command: UICommand) {}
  /// Called to change what menus offer: for the context system before an edit menu or a context menu of something in the
  /// object comes up, for the main system on the app and its delegate. Does nothing unless overridden; call super.
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
  /// Which types of items can be pasted into the object; nil, the default, for none.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { objc_getAssociatedObject(self, &Self.pasteKey) as? UIPasteConfiguration }
    set { objc_setAssociatedObject(self, &Self.pasteKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
  /// Called with the items that a paste control pastes. Does nothing unless overridden.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Whether `pasteConfiguration` has a type of one of the items.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let types = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
    return itemProviders.contains { item in types.contains { item.hasItemConformingToTypeIdentifier($0) } }
  }

  /// What stands in for the keyboard while the object, or one whose chain leads here, is first responder. Nil unless
  /// overridden. It has its own height, or that of the keyboard, above the home indicator.
  open var inputView: UIView? { nil }
  /// What stands on the keyboard, or at the bottom of the screen, while the object, or one whose chain leads here, is first
  /// responder. Nil unless overridden.
  open var inputAccessoryView: UIView? { nil }
  /// The controller whose view stands in for the keyboard. Nil unless overridden.
  open var inputViewController: UIInputViewController? { nil }
  /// The controller whose view stands on the keyboard. Nil unless overridden.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// Shows the input views that the first responder has now. Does nothing for other objects.
  open func reloadInputViews() {
    if let window = responderWindow, window.firstResponder === self { window.reloadKeyboard() }
  }
  private static var assistantKey: UInt8 = 0
  /// The buttons beside the predictions of an iPad's keyboard, made when first asked for. Never shown.
  open var inputAssistantItem: UITextInputAssistantItem {
    if let known = objc_getAssociatedObject(self, &Self.assistantKey) as? UITextInputAssistantItem { return known }
    let new = UITextInputAssistantItem()
    objc_setAssociatedObject(self, &Self.assistantKey, new, .OBJC_ASSOCIATION_RETAIN)
    return new
  }
  /// The keyboard that the object is typed into with: the only one.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
  /// A name under which the keyboard chosen for the object is remembered. Nil unless overridden; never asked: there is one
  /// keyboard.
  open var textInputContextIdentifier: String? { nil }
  /// Whether the system's keyboard shows for the object: whether it takes text.
  @_spi(Tessera) open var takesKeys: Bool { self is any UIKeyInput }

  /// The window whose first responder the object may be.
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
