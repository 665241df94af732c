// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A button that opens a menu on a tap or, if it has a primary action, on a long press.
final class MenuPressView: PressView {
  private lazy var menu = MenuContent(self)

  func show(_ description: MenuDescription) {
    menu.description = description
    if !isContextMenuInteractionEnabled { isContextMenuInteractionEnabled = true }
    if showsMenuAsPrimaryAction == description.hasPrimaryAction {
      showsMenuAsPrimaryAction = !description.hasPrimaryAction
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    menu.refresh()
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { isEnabled ? menu.open(interaction) : nil }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    menu.close()
  }
}

/// The container of a view with a context menu.
private final class ContextMenuView: EffectView, UIContextMenuInteractionDelegate {
  private lazy var menu = MenuContent(self)
  private var preview: AnyView?
  private var isEnabled = true
  /// The outline of the lifted view; nil for its bounds.
  private var shape: AnyShape?

  func show(_ description: MenuDescription, preview: AnyView?, shape: AnyShape?) {
    self.shape = shape
    menu.description = description
    self.preview = preview
    isEnabled = description.environment.isEnabled
    if interactions.isEmpty { addInteraction(UIContextMenuInteraction(delegate: self)) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    menu.refresh()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard isEnabled else { return nil }
    guard let preview, let environment = menu.description?.environment else { return menu.open(interaction) }
    return menu.open(interaction) {
      let controller = UIHostingController(
        rootView: AnyView(preview.modifier(EnvironmentReplacement(environment: environment))))
      controller.sizingOptions = .preferredContentSize
      controller.preferredContentSize = (controller.view as? HostingView)?.fittingSize(.unspecified) ?? .zero
      return controller
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { menu.close() }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { outlinedPreview }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { outlinedPreview }

  /// The lifted view with the outline of its content shape, or nil if it has none.
  private var outlinedPreview: UITargetedPreview? {
    guard let shape, window != nil else { return nil }
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(cgPath: shape.path(in: bounds).cgPath)
    return UITargetedPreview(view: self, parameters: parameters)
  }
}

private struct ContextMenuEffect: ViewEffect {
  typealias Body = Never
  let menu: AnyView
  let preview: AnyView?

  func makeElement(_ child: LayoutElement) -> EffectElement { EffectElement(child, ContextMenuView()) }
  func update(_ element: EffectElement, _ environment: EnvironmentValues) {
    (element.view as? ContextMenuView)?.show(
      MenuDescription(menu, environment), preview: preview, shape: element.child.layoutValue(PreviewShapeKey.self))
  }
  func apply(to view: EffectView, _ environment: EnvironmentValues) {}
}

extension View {
  /// Adds a context menu, which a long press opens.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuEffect(menu: AnyView(menuItems()), preview: nil))
  }
  /// Adds a context menu with a preview, which a long press opens.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuEffect(menu: AnyView(menuItems()), preview: AnyView(preview())))
  }
}
