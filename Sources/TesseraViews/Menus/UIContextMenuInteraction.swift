// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Shows a context menu after a long press on a view.
///
/// The view is lifted off a dimmed screen, or a preview provider's controller is shown in its place, and the menu stands
/// beside it. Tests press with `view.longPress()` and tap the rows.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How menus of the interaction look.
  public enum Appearance: Int, Sendable {
    /// None is up.
    case unknown = 0
    /// With a preview on a dimmed screen.
    case rich
    /// The menu alone.
    case compact
  }

  /// Makes the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that has the interaction; nil for none.
  open private(set) weak var view: UIView?
  /// How the menu that is up looks.
  open var menuAppearance: Appearance { session.map { $0.isCompact ? .compact : .rich } ?? .unknown }

  /// The menu that is up. Its window owns it.
  package private(set) weak var session: (any MenuPresentation)?
  private var press: ContextMenuPress?
  private var place = CGPoint.zero

  /// Creates an interaction whose menu a delegate makes. The delegate is held weakly.
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

  /// Takes down the menu that is up.
  open func dismissMenu() { session?.end() }

  /// Shows another menu in place of each that is up: the menu and those opened from it. Does nothing without one.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { session?.update(block) }

  /// Where the menu was asked for in a view's coordinates; nil stands for the window. Zero before.
  open func location(in view: UIView?) -> CGPoint { self.view?.convert(place, to: view) ?? place }

  /// Shows the menu for a place of the view, if the delegate has one with something to show.
  @discardableResult
  @_spi(Tessera) public final func open(at place: CGPoint) -> Bool {
    guard session == nil, let view, let window = view.window, let delegate else { return false }
    self.place = place
    guard let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: place) else {
      return false
    }
    guard let session = ViewHooks.shared.menus?.presentation(of: configuration, for: self, in: window) else {
      return false
    }
    self.session = session
    window.keep(session)
    session.begin()
    return true
  }

  /// Called by a menu that has begun to leave.
  package func sessionDidEnd(_ ending: any MenuPresentation) { if session === ending { session = nil } }

  /// The view whose finger opened the menu hands it on, so that one touch opens the menu and chooses.
  func follow(_ touch: CGPoint, isEnd: Bool) { session?.follow(touch, isEnd: isEnd) }
}
