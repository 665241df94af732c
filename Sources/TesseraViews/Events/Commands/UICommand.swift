// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A menu element that sends a selector along the responder chain, from the first responder or, without one, from the
/// view that the menu belongs to. ``UIKeyCommand``s are sent by `UIWindow.pressKey(_:modifierFlags:)`, too.
open class UICommand: UIMenuElement {
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// A longer title, for lists of key commands. Stored only.
  open var discoverabilityTitle: String?
  /// What is sent.
  open private(set) var action: Selector
  /// What tells commands of the same action apart.
  open private(set) var propertyList: Any?
  /// Whether the command is disabled, destructive or hidden.
  open var attributes: Attributes
  /// Whether the command is on, off or mixed.
  open var state: State
  /// The image of a command that is on; nil for `image`.
  open var selectedImage: UIImage?
  /// What the command becomes while modifier keys are held. Stored only.
  open private(set) var alternates: [UICommandAlternate]

  /// A command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off
  ) {
    (self.action, self.propertyList, self.alternates) = (action, propertyList, alternates)
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    super.init(title: title, subtitle: nil, image: image)
  }

  /// Sends the selector to the target; nil stands for the first along the responder chain of the key window that can
  /// perform it.
  open func performWithSender(_ sender: Any?, target: Any?) {
    if let target {
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    } else if let window = UIApplication.shared.keyWindowStorage {
      send(from: window.firstResponder ?? window)
    }
  }

  /// Sends the selector to the first along a responder's chain that can perform it.
  package func send(from responder: UIResponder) {
    guard let target = responder.target(forAction: action, withSender: self) else { return }
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }
}
