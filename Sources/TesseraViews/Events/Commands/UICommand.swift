// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A menu element that sends a selector along the responder chain. The chain begins with the first responder or, if
/// there is none, with the view to which the menu belongs. ``UIKeyCommand``s are also sent by
/// `UIWindow.pressKey(_:modifierFlags:)`.
open class UICommand: UIMenuElement {
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// A longer title for lists of key commands. Stored only.
  open var discoverabilityTitle: String?
  /// The selector that the command sends.
  open private(set) var action: Selector
  /// A value that distinguishes commands with the same action.
  open private(set) var propertyList: Any?
  /// Whether the command is disabled, destructive or hidden.
  open var attributes: Attributes
  /// Whether the command is on, off or mixed.
  open var state: State
  /// The image shown while the command is on, or nil to use `image`.
  open var selectedImage: UIImage?
  /// The alternatives that apply while modifier keys are pressed. Stored only.
  open private(set) var alternates: [UICommandAlternate]

  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off
  ) {
    (self.action, self.propertyList, self.alternates) = (action, propertyList, alternates)
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    super.init(title: title, subtitle: nil, image: image)
  }

  /// Sends the selector to the target or, if it is nil, to the first object in the key window's responder chain that
  /// can perform it.
  open func performWithSender(_ sender: Any?, target: Any?) {
    if let target {
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    } else if let window = UIApplication.shared.keyWindowStorage {
      send(from: window.firstResponder ?? window)
    }
  }

  /// Sends the selector to the first object in a responder's chain that can perform it.
  package func send(from responder: UIResponder) {
    guard let target = responder.target(forAction: action, withSender: self) else { return }
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }
}
