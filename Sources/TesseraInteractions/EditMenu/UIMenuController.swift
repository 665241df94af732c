// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// The edit menu of the first responder, as it was before ``UIEditMenuInteraction``.
///
/// It offers the standard edit actions and the app's own items, as far as the first responder's chain performs them. A
/// touch outside takes it down.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// On which side of its target the menu stands: `.up` is below it, `.down` above.
  public enum ArrowDirection: Int, Sendable {
    case `default` = 0
    case up, down, left, right
  }

  /// Posted before the menu shows.
  public nonisolated static let willShowMenuNotification = named("UIMenuControllerWillShowMenuNotification")
  /// Posted when the menu shows.
  public nonisolated static let didShowMenuNotification = named("UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu goes away.
  public nonisolated static let willHideMenuNotification = named("UIMenuControllerWillHideMenuNotification")
  /// Posted when the menu has gone.
  public nonisolated static let didHideMenuNotification = named("UIMenuControllerDidHideMenuNotification")
  /// Posted when the frame of the menu that shows has changed.
  public nonisolated static let menuFrameDidChangeNotification = named(
    "UIMenuControllerMenuFrameDidChangeNotification")

  private nonisolated static func named(_ name: String) -> NSNotification.Name { NSNotification.Name(name) }

  private static let only = UIMenuController()
  /// The one menu of the process.
  open class var shared: UIMenuController { only }

  private var overlay: EditMenuOverlay?
  private weak var targetView: UIView?
  private var targetRect = CGRect.zero

  /// Whether the menu is up.
  open var isMenuVisible: Bool {
    get { overlay?.window != nil }
    set { setMenuVisible(newValue, animated: false) }
  }
  /// The app's own items, behind the standard ones; nil for none.
  open var menuItems: [UIMenuItem]?
  /// On which side of its target the menu stands. `.default` at first.
  open var arrowDirection: ArrowDirection = .default
  /// The menu's frame in the coordinates of the screen; zero while there is none.
  open var menuFrame: CGRect {
    guard let overlay, let window = overlay.window else { return .zero }
    return overlay.convert(overlay.bubble.frame, to: window).offsetBy(dx: window.frame.minX, dy: window.frame.minY)
  }

  /// Shows the menu for a rectangle of a view, if the view's window has somebody who performs one of its items.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    show()
  }

  /// Takes the menu down.
  open func hideMenu(from targetView: UIView) { hideMenu() }
  /// Takes the menu down.
  open func hideMenu() {
    guard let overlay else { return }
    MainNotifications.post(Self.willHideMenuNotification, from: self)
    self.overlay = nil
    overlay.removeFromSuperview()
    MainNotifications.post(Self.didHideMenuNotification, from: self)
  }
  /// Shows the menu where `setTargetRect(_:in:)` said, or takes it down.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { show() } else { hideMenu() }
  }
  /// Says where the menu is to be shown.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (self.targetRect, self.targetView) = (targetRect, targetView)
  }
  /// Finds out again which items can be performed, for the menu that shows.
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
