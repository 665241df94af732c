// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// The controller of the first responder's edit menu. Superseded by ``UIEditMenuInteraction``.
///
/// The menu contains the standard edit actions and the custom items that the first responder's chain can perform. A
/// touch outside of the menu hides it.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The direction from the menu to its target. With `.up`, the menu is below the target; with `.down`, above it.
  public enum ArrowDirection: Int, Sendable {
    case `default` = 0
    case up, down, left, right
  }

  /// Posted before the menu is shown.
  public nonisolated static let willShowMenuNotification = named("UIMenuControllerWillShowMenuNotification")
  /// Posted after the menu has become visible.
  public nonisolated static let didShowMenuNotification = named("UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu is hidden.
  public nonisolated static let willHideMenuNotification = named("UIMenuControllerWillHideMenuNotification")
  /// Posted after the menu has been hidden.
  public nonisolated static let didHideMenuNotification = named("UIMenuControllerDidHideMenuNotification")
  /// Posted after the visible menu's frame has changed.
  public nonisolated static let menuFrameDidChangeNotification = named(
    "UIMenuControllerMenuFrameDidChangeNotification")

  private nonisolated static func named(_ name: String) -> NSNotification.Name { NSNotification.Name(name) }

  private static let only = UIMenuController()
  /// The process's only menu controller.
  open class var shared: UIMenuController { only }

  private var overlay: EditMenuOverlay?
  private weak var targetView: UIView?
  private var targetRect = CGRect.zero

  /// Whether the menu is visible.
  open var isMenuVisible: Bool {
    get { overlay?.window != nil }
    set { setMenuVisible(newValue, animated: false) }
  }
  /// The custom items, which follow the standard items, or nil.
  open var menuItems: [UIMenuItem]?
  /// The direction from the menu to its target. The default is `.default`.
  open var arrowDirection: ArrowDirection = .default
  /// The menu's frame in screen coordinates, or zero while the menu is hidden.
  open var menuFrame: CGRect {
    guard let overlay, let window = overlay.window else { return .zero }
    return overlay.convert(overlay.bubble.frame, to: window).offsetBy(dx: window.frame.minX, dy: window.frame.minY)
  }

  /// Shows the menu for a rectangle in a view, if the window's first responder or its responder chain can perform any
  /// item.
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
  /// Shows the menu at the target set by `setTargetRect(_:in:)`, or hides the menu.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { show() } else { hideMenu() }
  }
  /// Sets the menu's target rectangle.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (self.targetRect, self.targetView) = (targetRect, targetView)
  }
  /// Revalidates the items of the visible menu.
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
