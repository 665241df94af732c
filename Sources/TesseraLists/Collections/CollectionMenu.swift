// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// The delegate that provides the context menus of a collection view's items. Created at the first touch.
final class CollectionMenu: NSObject, UIContextMenuInteractionDelegate {
  private weak var collection: UICollectionView?
  private var path: IndexPath?
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

  init(_ collection: UICollectionView) {
    self.collection = collection
    super.init()
  }

  private var delegate: (any UICollectionViewDelegate)? { collection?.delegate }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let collection else { return nil }
    path = collection.indexPathForItem(at: location)
    return delegate?.collectionView(
      collection, contextMenuConfigurationForItemsAt: path.map { [$0] } ?? [], point: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let collection, let path else { return nil }
    return delegate?.collectionView(
      collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
      ?? collection.cellForItem(at: path).map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let collection, let path else { return nil }
    return delegate?.collectionView(
      collection, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let collection else { return }
    delegate?.collectionView(collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    if let collection {
      delegate?.collectionView(collection, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let collection else { return }
    delegate?.collectionView(collection, willEndContextMenuInteraction: configuration, animator: animator)
  }
}

extension UICollectionView {
  /// The interaction that shows the items' context menus. Created lazily.
  var loadedMenu: UIContextMenuInteraction {
    let key = ObjectIdentifier(CollectionMenu.self)
    if let menu = attachedObjects[key] as? CollectionMenu { return menu.interaction }
    let menu = CollectionMenu(self)
    attachedObjects[key] = menu
    addInteraction(menu.interaction)
    return menu.interaction
  }
}
