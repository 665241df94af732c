// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An interaction that shows a context menu after a long press on a view.
///
/// The screen is dimmed, the view is lifted or replaced with the preview provider's view controller, and the menu
/// appears next to it. Tests call `view.longPress()` and tap the menu's rows.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The appearance of an interaction's menu.
  public enum Appearance: Int, Sendable {
    /// No menu is visible.
    case unknown = 0
    /// A menu with a preview on a dimmed screen.
    case rich
    /// A menu without a preview.
    case compact
  }

  /// A weak reference to the delegate, which creates the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view to which the interaction was added; nil if there is none.
  open private(set) weak var view: UIView?
  /// The appearance of the visible menu; `unknown` if no menu is visible.
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

  /// Replaces the visible menu and its open submenus. Does nothing if no menu is visible.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { session?.update(block) }

  /// Returns the location at which the menu was last requested, in a view's coordinates, or in the window's if `view`
  /// is nil. Initially zero.
  open func location(in view: UIView?) -> CGPoint { self.view?.convert(location, to: view) ?? location }

  /// Opens the menu for a location in the view. Returns false if a menu is already open or the delegate provides no
  /// content.
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

  /// Called by a menu presentation when its dismissal begins.
  package func sessionDidEnd(_ ending: any MenuPresentation) { if session === ending { session = nil } }

  /// Forwards the opening touch to the menu, so a single touch can open the menu and choose an item.
  func follow(_ touch: CGPoint, isEnd: Bool) { session?.track(touch, isEnd: isEnd) }
}
