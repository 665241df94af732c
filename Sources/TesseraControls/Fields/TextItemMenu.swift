// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// The context menu for links, attachments and tagged text in a noneditable text view.
final class TextItemMenu: NSObject, UIContextMenuInteractionDelegate {
  private weak var host: UITextView?
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The item whose menu is visible.
  private var item: UITextItem?
  private var shown: UITextItem.MenuConfiguration?

  init(_ host: UITextView) {
    self.host = host
    super.init()
    host.addInteraction(interaction)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let host, !host.isEditable, host.isSelectable, let item = host.item(at: location), host.mayShowMenu(of: item)
    else { return nil }
    let standard = host.defaultMenu(of: item)
    let configuration =
      host.delegate.map { $0.textView(host, menuConfigurationFor: item, defaultMenu: standard) }
      ?? UITextItem.MenuConfiguration(menu: standard)
    guard let configuration, !configuration.menu.children.isEmpty else { return nil }
    (self.item, shown) = (item, configuration)
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in configuration.menu }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let host, let item, let preview = shown?.preview else { return nil }
    if let view = preview.view {
      guard view.window == nil else { return UITargetedPreview(view: view) }
      let place = host.itemRects(of: item).first ?? .zero
      let target = UIPreviewTarget(container: host, center: CGPoint(x: place.midX, y: place.midY), transform: .identity)
      return UITargetedPreview(view: view, parameters: UIPreviewParameters(), target: target)
    }
    let lines = host.itemRects(of: item).map { NSValue(cgRect: $0) }
    return UITargetedPreview(view: host, parameters: UIPreviewParameters(textLineRects: lines))
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let host, let item, let animator else { return }
    host.delegate?.textView(host, textItemMenuWillDisplayFor: item, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let host, let item, let animator else { return }
    host.delegate?.textView(host, textItemMenuWillEndFor: item, animator: animator)
  }
}

extension UITextView {
  /// Adds the interaction that presents menus on long presses, if the text may contain interactive items.
  func prepareItemMenu() {
    guard itemMenu == nil, !isEditable, contents.hasItems || !dataDetectorTypes.isEmpty else { return }
    let menu = TextItemMenu(self)
    _ = menu.interaction
    itemMenu = menu
  }

  /// Returns whether the delegate allows a long press on an item to show its menu.
  func mayShowMenu(of item: UITextItem) -> Bool {
    switch item.content {
    case .link(let url):
      delegate?.textView(self, shouldInteractWith: url, in: item.range, interaction: .presentActions) ?? true
    case .textAttachment(let attachment):
      delegate?.textView(self, shouldInteractWith: attachment, in: item.range, interaction: .presentActions) ?? true
    case .tag: true
    }
  }

  /// Returns an item's default menu, with actions to open or copy a link or to copy an image.
  func defaultMenu(of item: UITextItem) -> UIMenu {
    switch item.content {
    case .link(let url):
      UIMenu(
        title: url.absoluteString,
        children: [
          UIAction(title: "Open Link") { _ in
            UIApplication.shared.open(url, options: [:], completionHandler: nil)
          },
          UIAction(title: "Copy Link") { _ in UIPasteboard.general.url = url },
        ])
    case .textAttachment(let attachment):
      UIMenu(
        children: attachment.image.map { image in
          [UIAction(title: "Copy Image") { _ in UIPasteboard.general.image = image }]
        } ?? [])
    case .tag: UIMenu(children: [])
    }
  }

  func itemRects(of item: UITextItem) -> [CGRect] {
    selectionRectangles(of: TextOffsetRange(clamped(item.range))).map(\.rect).filter { !$0.isEmpty }
  }
}
