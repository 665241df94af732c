// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A custom action that a screen reader offers for a view.
///
/// - Note: Differs from UIKit: no screen reader runs; tests call the handler, or send the selector.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// The handler of an action. Returns whether it succeeded.
  public typealias ActionHandler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The name of the action: the text of `attributedName`.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name of the action with speech attributes.
  open var attributedName: NSAttributedString
  /// The image of the action; nil for none.
  open var image: UIImage?
  /// A weak reference to the target of the selector.
  open weak var target: AnyObject?
  /// The selector, sent with the action as its argument. Its method returns whether it succeeded.
  open var selector: Selector
  /// The closure that replaces the selector; nil for the selector.
  open var actionHandler: ActionHandler?

  /// Creates an action that sends a selector.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    (self.image, self.selector) = (image, selector)
    attributedName = NSAttributedString(string: name)
    self.target = target.map { $0 as AnyObject }
    super.init()
  }

  /// Creates an action that sends a selector, with speech attributes in its name.
  public convenience init(
    attributedName: NSAttributedString, image: UIImage? = nil, target: Any?, selector: Selector
  ) {
    self.init(name: attributedName.string, image: image, target: target, selector: selector)
    self.attributedName = attributedName
  }

  /// Creates an action that runs a closure.
  public convenience init(name: String, image: UIImage? = nil, actionHandler: ActionHandler?) {
    self.init(name: name, image: image, target: nil, selector: Selector(""))
    self.actionHandler = actionHandler
  }

  /// Creates an action that runs a closure, with speech attributes in its name.
  public convenience init(attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: ActionHandler?) {
    self.init(name: attributedName.string, image: image, actionHandler: actionHandler)
    self.attributedName = attributedName
  }
}
