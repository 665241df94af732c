// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A custom action that a screen reader offers for a view.
///
/// - Note: Differs from UIKit: there is no screen reader. Tests call the handler or send the selector.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs an action and returns whether it succeeded.
  public typealias ActionHandler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The action's name, which is the string of `attributedName`.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The action's name with speech attributes.
  open var attributedName: NSAttributedString
  /// The action's image, or nil.
  open var image: UIImage?
  /// The object to which the selector is sent. Not retained.
  open weak var target: AnyObject?
  /// The selector of the action method, which receives the action as its argument and returns whether it succeeded.
  open var selector: Selector
  /// The closure that performs the action, or nil to send the selector.
  open var actionHandler: ActionHandler?

  /// Creates an action that sends a selector to a target.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    (self.image, self.selector) = (image, selector)
    attributedName = NSAttributedString(string: name)
    self.target = target.map { $0 as AnyObject }
    super.init()
  }

  /// Creates an action that sends a selector to a target, with a name that has speech attributes.
  public convenience init(
    attributedName: NSAttributedString, image: UIImage? = nil, target: Any?, selector: Selector
  ) {
    self.init(name: attributedName.string, image: image, target: target, selector: selector)
    self.attributedName = attributedName
  }

  /// Creates an action that calls a closure.
  public convenience init(name: String, image: UIImage? = nil, actionHandler: ActionHandler?) {
    self.init(name: name, image: image, target: nil, selector: Selector(""))
    self.actionHandler = actionHandler
  }

  /// Creates an action that calls a closure, with a name that has speech attributes.
  public convenience init(attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: ActionHandler?) {
    self.init(name: attributedName.string, image: image, actionHandler: actionHandler)
    self.attributedName = attributedName
  }
}
