// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// An interaction that presents an edit menu over a view.
///
///     let interaction = UIEditMenuInteraction(delegate: self)
///     label.addInteraction(interaction)
///     interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
///
/// The suggested actions are the standard edit actions that the view's responder chain can perform, in one inline
/// menu. A touch outside of the menu dismisses the menu and is then delivered to the view at that point.
///
/// - Note: Differs from UIKit: a secondary click presents no menu.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// A weak reference to the delegate, which creates the menu.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that has the interaction, or nil.
  open private(set) weak var view: UIView?

  private var configuration: UIEditMenuConfiguration?
  private var overlay: EditMenuOverlay?

  /// Creates an interaction with a delegate, which is not retained. Without a delegate, the menu contains the
  /// suggested actions.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { if view !== self.view { dismissMenu() } }
  open func didMove(to view: UIView?) { self.view = view }

  /// Presents the menu, replacing any menu that the interaction presents. Does nothing if the view has no window or
  /// if the menu is empty.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view, let window = view.window else { return }
    let items = items(for: configuration, in: view)
    guard !items.isEmpty else { return }
    self.configuration = configuration
    let overlay = EditMenuOverlay(items, direction: configuration.preferredArrowDirection)
    self.overlay = overlay
    overlay.onChoice = { [weak self] item in
      self?.dismissMenu()
      self?.perform(item)
    }
    overlay.onOutside = { [weak self] in self?.dismissMenu() }
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    overlay.show(in: window, target: view.convert(targetRect(for: configuration), to: window))
    overlay.bubble.alpha = 0
    animator.run({ overlay.bubble.alpha = 1 }, completion: {})
  }

  /// Dismisses the menu. Does nothing if no menu is visible.
  open func dismissMenu() {
    guard let overlay, let configuration else { return }
    (self.overlay, self.configuration) = (nil, nil)
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    overlay.isDismissing = true
    animator.run({ overlay.bubble.alpha = 0 }, completion: { overlay.removeFromSuperview() })
  }

  /// Requests a new menu from the delegate and replaces the visible menu.
  open func reloadVisibleMenu() {
    guard let overlay, let configuration, let view else { return }
    let items = items(for: configuration, in: view)
    if items.isEmpty { dismissMenu() } else { overlay.items = items }
  }

  /// Requests a new target rectangle from the delegate and moves the menu to it.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let overlay, let configuration, let view, let window = view.window else { return }
    let place = view.convert(targetRect(for: configuration), to: window)
    if animated { SystemAnimation.run(for: 0.2) { overlay.target = place } } else { overlay.target = place }
  }

  /// Returns the visible menu's location in a view's coordinates, or in window coordinates if the view is nil.
  /// Returns zero if no menu is visible.
  open func location(in view: UIView?) -> CGPoint {
    guard let configuration, let own = self.view else { return .zero }
    return own.convert(configuration.sourcePoint, to: view)
  }

  // MARK: Menu

  private func targetRect(for configuration: UIEditMenuConfiguration) -> CGRect {
    let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    return rect.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect
  }

  private func items(for configuration: UIEditMenuConfiguration, in view: UIView) -> [UIMenuElement] {
    let suggested = EditMenuItems.suggested(for: view, sender: self)
    let menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
    return EditMenuItems.shown(menu?.children ?? suggested, for: view, sender: self)
  }

  private func perform(_ item: UIMenuElement) {
    if let action = item as? UIAction { return action.performWithSender(self, target: nil) }
    guard let command = item as? UICommand, let view else { return }
    let target = EditMenuItems.target(of: command.action, from: view, sender: command)
    UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil)
  }
}
