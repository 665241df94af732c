// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UIWindow {
  /// Simulates pressing a key with modifier keys on a keyboard. Sends the first matching key command in the responder
  /// chain, or else in the main menu. For tests and demonstrations; UIKit has no equivalent.
  ///
  /// The responder chain begins with the first responder or, if there is none, with the frontmost view controller.
  ///
  /// - Returns: Whether a command was sent.
  @discardableResult
  public func pressKey(_ input: String, modifierFlags: UIKeyModifierFlags = []) -> Bool {
    let first = firstResponder ?? rootViewController.map(UIWindow.front) ?? self
    var responder: UIResponder? = first
    while let current = responder {
      for command in current.keyCommands ?? [] where command.matches(input, modifiers: modifierFlags) {
        if UIApplication.shared.sendAction(
          command.action, to: first.target(forAction: command.action, withSender: command), from: command, for: nil)
        {
          layoutIfNeeded()
          return true
        }
      }
      responder = current.next
    }
    guard let command = UIMenuSystem.main.command(for: input, modifiers: modifierFlags) else { return false }
    let target = first.target(forAction: command.action, withSender: command)
    guard UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil) else { return false }
    layoutIfNeeded()
    return true
  }

  /// Returns the visible view controller, which is presented by `controller` or shown by it as a container.
  static func front(_ controller: UIViewController) -> UIViewController {
    if let presented = controller.presentedViewController { return front(presented) }
    let shown: UIViewController? =
      switch controller {
      case let navigation as UINavigationController: navigation.topViewController
      case let tabs as UITabBarController: tabs.selectedViewController
      default: controller.children.last
      }
    return shown.map(front) ?? controller
  }
}
