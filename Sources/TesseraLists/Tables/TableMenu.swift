// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// The delegate that provides the context menus of a table's rows. Created at the first touch.
final class TableMenu: NSObject, UIContextMenuInteractionDelegate {
  private weak var table: UITableView?
  private var path: IndexPath?
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

  init(_ table: UITableView) {
    self.table = table
    super.init()
  }

  private var delegate: (any UITableViewDelegate)? { table?.delegate }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let table, let path = table.indexPathForRow(at: location) else { return nil }
    self.path = path
    return delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let table else { return nil }
    return delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
      ?? path.flatMap { table.cellForRow(at: $0) }.map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    table.flatMap { delegate?.tableView($0, previewForDismissingContextMenuWithConfiguration: configuration) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    if let table { delegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    if let table { delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    if let table { delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator) }
  }
}

extension UITableView {
  /// The interaction that shows the rows' context menus. Created lazily.
  var loadedMenu: UIContextMenuInteraction {
    let key = ObjectIdentifier(TableMenu.self)
    if let menu = attachedObjects[key] as? TableMenu { return menu.interaction }
    let menu = TableMenu(self)
    attachedObjects[key] = menu
    addInteraction(menu.interaction)
    return menu.interaction
  }
}
