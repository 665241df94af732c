// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// Presents an edit menu over a view.
///
///     let interaction = UIEditMenuInteraction(delegate: self)
///     label.addInteraction(interaction)
///     interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
///
/// The suggested actions are the standard edit actions that the view's responder chain performs now, in one inline menu.
/// A touch outside the menu takes it down and goes on to what is there.
///
/// - Note: Differs from UIKit: a secondary click presents nothing.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Makes the menu and hears of it.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that has the interaction; nil for none.
  open private(set) weak var view: UIView?

  private var configuration: UIEditMenuConfiguration?
  private var overlay: EditMenuOverlay?

  /// Creates an interaction whose menu a delegate makes. The delegate is held weakly; without one the suggested actions show.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { if view !== self.view { dismissMenu() } }
  open func didMove(to view: UIView?) { self.view = view }

  /// Presents the menu, in place of one that the interaction presents already. Does nothing for a view in no window and
  /// for a menu without children.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view, let window = view.window else { return }
    let items = items(configuration, view)
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
    overlay.show(in: window, target: view.convert(target(configuration), to: window))
    overlay.bubble.alpha = 0
    animator.run({ overlay.bubble.alpha = 1 }, completion: {})
  }

  /// Takes the menu down. Does nothing while there is none.
  open func dismissMenu() {
    guard let overlay, let configuration else { return }
    (self.overlay, self.configuration) = (nil, nil)
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    overlay.isGoing = true
    animator.run({ overlay.bubble.alpha = 0 }, completion: { overlay.removeFromSuperview() })
  }

  /// Asks the delegate for the menu again and shows it in place of the one that is up.
  open func reloadVisibleMenu() {
    guard let overlay, let configuration, let view else { return }
    let items = items(configuration, view)
    if items.isEmpty { dismissMenu() } else { overlay.items = items }
  }

  /// Asks the delegate for the target again and puts the menu there.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let overlay, let configuration, let view, let window = view.window else { return }
    let place = view.convert(target(configuration), to: window)
    if animated { SystemAnimation.run(for: 0.2) { overlay.target = place } } else { overlay.target = place }
  }

  /// Returns the presented menu's point in a view's coordinates, nil for the window's; zero while there is no menu.
  open func location(in view: UIView?) -> CGPoint {
    guard let configuration, let own = self.view else { return .zero }
    return own.convert(configuration.sourcePoint, to: view)
  }

  // MARK: Menu

  private func target(_ configuration: UIEditMenuConfiguration) -> CGRect {
    let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    return rect.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect
  }

  private func items(_ configuration: UIEditMenuConfiguration, _ view: UIView) -> [UIMenuElement] {
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
