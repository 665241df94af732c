// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The edit menu of the first responder.
///
/// - Note: Differs from UIKit: the menu is never drawn; what it would offer is known.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// Where the menu's arrow points. Stored only.
  public enum ArrowDirection: Int, Sendable {
    case `default` = 0
    case up, down, left, right
  }

  private static let only = UIMenuController()
  /// The one menu of the process.
  open class var shared: UIMenuController { only }

  /// Whether the menu is up. Nothing is drawn.
  open private(set) var isMenuVisible = false
  /// The app's own items; nil for none.
  open var menuItems: [UIMenuItem]?
  /// Stored only. `.default` at first.
  open var arrowDirection: ArrowDirection = .default
  /// What the menu was asked to point at, in the coordinates of the window; zero before.
  open private(set) var menuFrame = CGRect.zero

  /// Shows the menu for a rectangle of a view, if the first responder of its window can perform one of its items.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    menuFrame = targetView.convert(targetRect, to: targetView.window)
    let responder = targetView.window?.firstResponder
    let actions = UIMenuController.standardActions + (menuItems ?? []).map(\.action)
    isMenuVisible = actions.contains { responder?.target(forAction: $0, withSender: self) != nil }
  }

  /// Takes the menu down.
  open func hideMenu(from targetView: UIView) { isMenuVisible = false }
  /// Takes the menu down.
  open func hideMenu() { isMenuVisible = false }
  /// Shows the menu where `setTargetRect(_:in:)` said, or takes it down.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
  /// Says where the menu is to be shown.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    menuFrame = targetView.convert(targetRect, to: targetView.window)
  }
  /// Does nothing: the menu keeps no list of what can be performed.
  open func update() {}

  private static let standardActions: [Selector] = ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:"]
}
