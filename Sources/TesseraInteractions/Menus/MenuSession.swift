// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
@_spi(Tessera) import TesseraViews

// The session of one menu, from its presentation to its dismissal:
//
//     configuration ─► preview, menu ─► overlay in the window ─► willDisplay, animation
//                                           │ row: handler │ submenu: another panel │ preview: commit
//                                           ▼
//                                        willEnd, animation, overlay is removed
//
// If no animation clock runs, both animations end immediately. The window owns the session, which has references to
// the window's views.

@MainActor
final class MenuSession: MenuPresentation {
  let configuration: UIContextMenuConfiguration
  let isCompact: Bool
  private weak var interaction: UIContextMenuInteraction?
  private weak var window: UIWindow?
  private let source: UIView
  private let overlay: MenuOverlay
  private let controller: UIViewController?
  /// The menu, followed by the open submenus.
  private var menus: [UIMenu]
  private var isEnding = false
  private var firstTouch: CGPoint?
  private weak var hovered: UIControl?

  /// Creates a session. Returns nil if there is nothing to show.
  init?(interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, in window: UIWindow) {
    guard let source = interaction.view else { return nil }
    let menu = configuration.actionProvider?(EditMenuItems.suggested(for: source, sender: interaction)) ?? UIMenu()
    let control = source as? UIControl
    isCompact = control?.isContextMenuInteractionEnabled == true && control?.contextMenuInteraction === interaction
    for element in menu.deferredElements { element.menuWillShow() }
    controller = isCompact ? nil : configuration.previewProvider?()
    let hasRows = !MenuSection.sections(of: menu).isEmpty
    guard hasRows || controller != nil else { return nil }
    (self.interaction, self.configuration, self.window, self.source) = (interaction, configuration, window, source)
    menus = hasRows ? [menu] : []
    let platter: PreviewPlatter? =
      if let controller {
        PreviewPlatter(controller, size: Self.previewSize(controller, in: window))
      } else {
        isCompact
          ? nil
          : Self.highlightPreview(interaction: interaction, configuration: configuration, source: source).map(
            PreviewPlatter.init)
      }
    let order = configuration.preferredMenuElementOrder
    let anchor = Self.anchor(control: control, configuration: configuration, source: source)
    overlay = MenuOverlay(
      frame: window.bounds, platter: platter,
      start: platter.map { Self.platterFrame(of: $0, source: source, window: window) } ?? anchor,
      order: order)
    overlay.overrideUserInterfaceStyle = source.traitCollection.userInterfaceStyle
    overlay.tintColor = source.tintColor
  }

  // MARK: Layout

  private static func highlightPreview(
    interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, source: UIView
  ) -> UITargetedPreview? {
    interaction.delegate?.contextMenuInteraction(
      interaction, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
      ?? (source.superview == nil ? nil : UITargetedPreview(view: source))
  }

  /// Returns the controller's preferred size or, if it has none, most of the screen.
  private static func previewSize(_ controller: UIViewController, in window: UIWindow) -> CGSize {
    let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(
      dx: MenuMetrics.previewMargin, dy: MenuMetrics.previewMargin)
    controller.loadViewIfNeeded()
    let wanted = controller.preferredContentSize
    return CGSize(
      width: max(0, wanted.width > 0 ? min(wanted.width, room.width) : room.width),
      height: max(0, wanted.height > 0 ? wanted.height : room.height))
  }

  /// Returns the anchor of a control's menu: the control's frame, or a point that the control has chosen.
  private static func anchor(
    control: UIControl?, configuration: UIContextMenuConfiguration, source: UIView
  ) -> CGRect {
    var box = source.bounds
    if let point = control?.menuAttachmentPoint(for: configuration), point.x.isFinite, point.y.isFinite,
      point != CGPoint(x: box.midX, y: box.maxY)
    {
      box = CGRect(x: point.x, y: min(box.minY, point.y), width: 0, height: abs(point.y - box.minY))
    }
    return source.convert(box, to: nil)
  }

  private static func platterFrame(of platter: PreviewPlatter, source: UIView, window: UIWindow) -> CGRect {
    guard let target = platter.preview?.target else {
      let frame = source.convert(source.bounds, to: nil)
      let size = platter.bounds.size
      return CGRect(
        x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
    }
    return frame(of: target, size: platter.bounds.size)
  }

  private static func frame(of target: UIPreviewTarget, size: CGSize) -> CGRect {
    let center = target.container.convert(target.center, to: nil)
    let box = CGRect(origin: .zero, size: size).applying(target.transform)
    return CGRect(
      x: center.x - box.width / 2, y: center.y - box.height / 2, width: box.width, height: box.height)
  }

  // MARK: Presentation and dismissal

  func begin() {
    guard let interaction, let window else { return }
    overlay.didTapOutside = { [weak self] in self?.end() }
    overlay.didTapPreview = { [weak self] in self?.commit() }
    window.addSubview(overlay)
    overlay.platter?.begin(in: window)
    window.layoutIfNeeded()
    if let menu = menus.first { push(menu, from: nil) }
    let animator = MenuAnimator(controller)
    interaction.delegate?.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
    load()
    overlay.layoutIfNeeded()
    overlay.appear {
      animator.animate()
    } completion: {
      animator.complete()
    }
  }

  func end() { end(nil) }

  /// Dismisses the menu. After a tap on the preview, runs the animations of `commit`. Does nothing if the menu is
  /// being dismissed.
  private func end(_ commit: MenuAnimator?) {
    guard !isEnding else { return }
    isEnding = true
    let animator = MenuAnimator(controller)
    var goal: CGRect?
    if let interaction {
      let delegate = interaction.delegate
      delegate?.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
      if let platter = overlay.platter, platter.preview != nil, commit == nil {
        let preview = delegate?.contextMenuInteraction(
          interaction, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
        goal = preview.map { Self.frame(of: $0.target, size: $0.size) }
      }
      interaction.sessionDidEnd(self)
    }
    window?.releaseActivity(self)
    if commit?.preferredCommitStyle == .pop { goal = window?.bounds }
    overlay.disappear(to: goal) {
      commit?.animate()
      animator.animate()
    } completion: {
      commit?.complete()
      animator.complete()
    }
  }

  private func commit() {
    guard let interaction, !isEnding else { return }
    let animator = MenuAnimator(controller)
    interaction.delegate?.contextMenuInteraction(
      interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    end(animator)
  }

  // MARK: Menus

  func update(_ block: (UIMenu) -> UIMenu) {
    guard !isEnding else { return }
    menus = menus.map(block)
    reload()
  }

  private func push(_ menu: UIMenu, from row: UIView?) {
    validate(menu)
    overlay.push(menu, from: row) { [weak self] row, menu, view in self?.select(row, in: menu, view: view) }
  }

  private func reload() {
    for menu in menus { validate(menu) }
    overlay.reload(menus)
  }

  /// Loads the deferred elements of the frontmost menu.
  private func load() {
    guard let menu = menus.last else { return }
    for element in menu.deferredElements where element.elements == nil {
      element.load { [weak self] in
        guard let self, !self.isEnding else { return }
        self.reload()
        self.load()
        self.overlay.layoutIfNeeded()
      }
    }
    // Elements that were provided immediately are shown immediately. They may contain more deferred elements.
    guard menu.deferredElements.contains(where: { $0.elements != nil }) else { return }
    reload()
  }

  /// Validates the commands by calling their targets.
  private func validate(_ menu: UIMenu) {
    for case let command as UICommand in menu.children {
      let responder = responder
      guard let target = responder.target(forAction: command.action, withSender: command) as? UIResponder else {
        command.attributes.insert(.disabled)
        continue
      }
      target.validate(command)
    }
  }

  private var responder: UIResponder { window?.firstResponder ?? source }

  private func select(_ row: MenuRow, in menu: UIMenu, view: UIView) {
    guard !isEnding else { return }
    switch row {
    case .loading: break
    case .submenu(let submenu):
      for element in submenu.deferredElements { element.menuWillShow() }
      menus.append(submenu)
      push(submenu, from: view)
      overlay.didCloseSubmenu = { [weak self] in if (self?.menus.count ?? 0) > 1 { self?.menus.removeLast() } }
      load()
    case .leaf(let leaf):
      guard !leaf.attributes.contains(.disabled) else { return }
      select(leaf, in: menu)
      guard leaf.attributes.contains(.keepsMenuPresented) else {
        end()
        return perform(leaf)
      }
      perform(leaf)
      if !isEnding { reload() }
    }
  }

  private func perform(_ leaf: any MenuLeaf) {
    if let command = leaf as? UICommand {
      command.send(from: responder)
    } else {
      leaf.performWithSender(isCompact ? source : interaction, target: nil)
    }
  }

  /// Selects a leaf in a menu with single selection and deselects the menu's other leaves.
  private func select(_ leaf: any MenuLeaf, in menu: UIMenu) {
    let button = source as? UIButton
    let isPopUp = isCompact && button?.isPopUp == true
    guard isPopUp || menu.options.contains(.singleSelection) else { return }
    let all = isPopUp ? menus.first?.leaves ?? [] : menu.leaves
    for other in all { other.state = other === leaf ? .on : .off }
    if isPopUp { button?.showMenuSelection() }
  }

  // MARK: Touches

  /// Handles the continuation of the touch that opened the menu.
  func track(_ touch: CGPoint, isEnd: Bool) {
    guard !isEnding else { return }
    let first = firstTouch ?? touch
    if firstTouch == nil { firstTouch = touch }
    let hasMoved = distance(first, touch) > 10
    let control = hasMoved ? overlay.control(at: touch) : nil
    if control !== hovered {
      hovered?.isHighlighted = false
      control?.isHighlighted = !isEnd
      hovered = control
    }
    guard isEnd else { return }
    hovered?.isHighlighted = false
    hovered = nil
    firstTouch = nil
    control?.send(.touchUpInside, with: nil)
  }
}

extension UIMenu {
  /// The leaves of the menu and its inline submenus.
  var leaves: [any MenuLeaf] {
    children.flatMap { child -> [any MenuLeaf] in
      if let leaf = child as? any MenuLeaf { return [leaf] }
      if let deferred = child as? UIDeferredMenuElement {
        return (deferred.elements ?? []).compactMap { $0 as? any MenuLeaf }
      }
      guard let menu = child as? UIMenu, menu.isInline else { return [] }
      return menu.leaves
    }
  }
}
