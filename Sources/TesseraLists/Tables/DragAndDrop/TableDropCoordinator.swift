// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraInteractions
@_spi(Tessera) import TesseraViews

final class TableDropCoordinator: ListDropCoordinator<UITableView>, UITableViewDropCoordinator {
  var items: [any UITableViewDropItem] { drop.elements }
  var proposal: UITableViewDropProposal {
    drop.anyProposal as? UITableViewDropProposal ?? UITableViewDropProposal(operation: drop.anyProposal.operation)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    drop.animate(dragItem, to: .element(indexPath))
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    drop.animate(dragItem, to: .into(indexPath, rect))
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    let cell = list?.placeholderCell(placeholder) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    let shown = ListPlaceholder(
      key: ItemPosition(placeholder.insertionIndexPath), cell: cell,
      height: list?.placeholderHeight(placeholder, cell: cell) ?? 0
    ) { placeholder.cellUpdateHandler?(cell) }
    return show(
      shown, for: dragItem, appearance: { placeholder.previewParametersProvider?(cell) },
      insert: { [weak list] in list?.insertRows(at: [$0], with: .automatic) })
  }
}

extension UITableView {
  fileprivate func placeholderCell(_ placeholder: UITableViewPlaceholder) -> UITableViewCell {
    guard let cell = dequeueCell(placeholder.reuseIdentifier) else {
      raise(
        "NSInternalInconsistencyException",
        "unable to dequeue a cell with identifier \(placeholder.reuseIdentifier) - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard")
    }
    if cell.backgroundColor == nil { cell.backgroundColor = styleStorage == .plain ? .systemBackground : nil }
    return cell
  }

  fileprivate func placeholderHeight(_ placeholder: UITableViewPlaceholder, cell: UITableViewCell) -> CGFloat {
    guard placeholder.rowHeight == Self.automaticDimension else { return max(0, placeholder.rowHeight) }
    placeholder.cellUpdateHandler?(cell)
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: rowSpan.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : metrics.rowHeight
  }
}

extension ListDropItem: UITableViewDropItem {}
extension ListPlaceholderContext: UITableViewDropPlaceholderContext {}
