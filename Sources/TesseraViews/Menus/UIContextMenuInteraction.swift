// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An interaction that shows a context menu after a long press on a view.
///
/// The view is lifted off a dimmed screen, or replaced by a preview provider's controller, and the menu is shown next to it.
/// Tests press with `view.longPress()` and tap the rows.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The appearance of an interaction's menu.
  public enum Appearance: Int, Sendable {
    /// No menu is visible.
    case unknown = 0
    /// A menu with a preview on a dimmed screen.
    case rich
    /// Only the menu.
    case compact
  }

  /// A weak reference to the delegate, which creates the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that has the interaction; nil for none.
  open private(set) weak var view: UIView?
  /// The appearance of the visible menu.
  open var menuAppearance: Appearance { session.map { $0.isCompact ? .compact : .rich } ?? .unknown }

  /// A weak reference to the visible menu, which its window owns.
  package private(set) weak var session: (any MenuPresentation)?
  private var press: ContextMenuPress?
  private var location = CGPoint.zero

  /// Creates an interaction with a delegate, which is not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    guard view !== self.view else { return }
    session?.end()
    if let press { self.view?.removeGestureRecognizer(press) }
    press = nil
  }

  open func didMove(to view: UIView?) {
    self.view = view
    guard let view, press == nil else { return }
    let press = ContextMenuPress(self)
    view.addGestureRecognizer(press)
    self.press = press
  }

  /// Dismisses the visible menu.
  open func dismissMenu() { session?.end() }

  /// Replaces the visible menu and the submenus opened from it. Does nothing if no menu is visible.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { session?.update(block) }

  /// Returns the location where the menu was last requested, in a view's coordinates, or the window's for nil; initially zero.
  open func location(in view: UIView?) -> CGPoint { self.view?.convert(location, to: view) ?? location }

  /// Shows the menu for a location in the view, if the delegate returns one that is not empty.
  @discardableResult
  @_spi(Tessera) public final func open(at place: CGPoint) -> Bool {
    guard session == nil, let view, let window = view.window, let delegate else { return false }
    self.location = place
    guard let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: place) else {
      return false
    }
    guard let session = ViewHooks.shared.menus?.presentation(of: configuration, for: self, in: window) else {
      return false
    }
    self.session = session
    window.retainActivity(session)
    session.begin()
    return true
  }

  /// Called by a menu when its dismissal begins.
  package func sessionDidEnd(_ ending: any MenuPresentation) { if session === ending { session = nil } }

  /// Forwards the touch that opened the menu, so that one touch can open the menu and choose an item.
  func follow(_ touch: CGPoint, isEnd: Bool) { session?.track(touch, isEnd: isEnd) }
}
