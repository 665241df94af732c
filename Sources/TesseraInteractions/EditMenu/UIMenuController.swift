// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// The edit menu of the first responder, the predecessor of ``UIEditMenuInteraction``.
///
/// It contains the standard edit actions and the app's items that the first responder's chain can perform. A touch outside of
/// the menu hides it.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The side of its target on which the menu is shown: `.up` is below it, `.down` above.
  public enum ArrowDirection: Int, Sendable {
    case `default` = 0
    case up, down, left, right
  }

  /// Posted before the menu is shown.
  public nonisolated static let willShowMenuNotification = named("UIMenuControllerWillShowMenuNotification")
  /// Posted when the menu is visible.
  public nonisolated static let didShowMenuNotification = named("UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu is hidden.
  public nonisolated static let willHideMenuNotification = named("UIMenuControllerWillHideMenuNotification")
  /// Posted when the menu is hidden.
  public nonisolated static let didHideMenuNotification = named("UIMenuControllerDidHideMenuNotification")
  /// Posted when the frame of the visible menu has changed.
  public nonisolated static let menuFrameDidChangeNotification = named(
    "UIMenuControllerMenuFrameDidChangeNotification")

  private nonisolated static func named(_ name: String) -> NSNotification.Name { NSNotification.Name(name) }

  private static let only = UIMenuController()
  /// The only menu controller of the process.
  open class var shared: UIMenuController { only }

  private var overlay: EditMenuOverlay?
  private weak var targetView: UIView?
  private var targetRect = CGRect.zero

  /// Whether the menu is visible.
  open var isMenuVisible: Bool {
    get { overlay?.window != nil }
    set { setMenuVisible(newValue, animated: false) }
  }
  /// The app's items, after the standard ones; nil for none.
  open var menuItems: [UIMenuItem]?
  /// The side of its target on which the menu is shown. `.default` by default.
  open var arrowDirection: ArrowDirection = .default
  /// The menu's frame in screen coordinates; zero while it is hidden.
  open var menuFrame: CGRect {
    guard let overlay, let window = overlay.window else { return .zero }
    return overlay.convert(overlay.bubble.frame, to: window).offsetBy(dx: window.frame.minX, dy: window.frame.minY)
  }

  /// Shows the menu for a rectangle of a view, if the window's first responder or its responder chain can perform an item.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    show()
  }

  /// Hides the menu.
  open func hideMenu(from targetView: UIView) { hideMenu() }
  /// Hides the menu.
  open func hideMenu() {
    guard let overlay else { return }
    MainNotifications.post(Self.willHideMenuNotification, from: self)
    self.overlay = nil
    overlay.removeFromSuperview()
    MainNotifications.post(Self.didHideMenuNotification, from: self)
  }
  /// Shows the menu at the target of `setTargetRect(_:in:)`, or hides it.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { show() } else { hideMenu() }
  }
  /// Sets the target of the menu.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (self.targetRect, self.targetView) = (targetRect, targetView)
  }
  /// Validates the items of the visible menu again.
  open func update() {
    guard let overlay, let targetView else { return }
    let items = items(targetView)
    if items.isEmpty { return hideMenu() }
    overlay.items = items
    MainNotifications.post(Self.menuFrameDidChangeNotification, from: self)
  }

  // MARK: Menu

  private func items(_ view: UIView) -> [UICommand] {
    guard let first = view.window?.firstResponder else { return [] }
    let own = (menuItems ?? []).filter { first.target(forAction: $0.action, withSender: self) != nil }
    let standard = EditMenuItems.commands(for: view, sender: self).filter {
      first.target(forAction: $0.action, withSender: self) != nil
    }
    return standard + own.map { UICommand(title: $0.title, action: $0.action) }
  }

  private func show() {
    hideMenu()
    guard let targetView, let window = targetView.window else { return }
    let items = items(targetView)
    guard !items.isEmpty else { return }
    let overlay = EditMenuOverlay(
      items, direction: UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue) ?? .automatic)
    overlay.onOutside = { [weak self] in self?.hideMenu() }
    overlay.onChoice = { [weak self, weak window] item in
      self?.hideMenu()
      guard let self, let command = item as? UICommand else { return }
      let target = window?.firstResponder?.target(forAction: command.action, withSender: self)
      UIApplication.shared.sendAction(command.action, to: target, from: self, for: nil)
    }
    MainNotifications.post(Self.willShowMenuNotification, from: self)
    self.overlay = overlay
    overlay.show(in: window, target: targetView.convert(targetRect, to: window))
    MainNotifications.post(Self.didShowMenuNotification, from: self)
  }
}
