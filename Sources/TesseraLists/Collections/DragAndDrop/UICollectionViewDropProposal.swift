// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) public import TesseraInteractions
@_spi(Tessera) import TesseraViews

/// What would happen if the finger lifted now over a collection view, and how the collection view shows it.
open class UICollectionViewDropProposal: UIDropProposal {
  /// What happens to the items when something is dropped.
  ///
  /// - `unspecified`: the drop is taken, and the collection view shows nothing of where.
  /// - `insertAtDestinationIndexPath`: a gap opens where items would be inserted.
  /// - `insertIntoDestinationIndexPath`: the item under the finger is highlighted.
  public enum Intent: Int, Sendable {
    case unspecified = 0
    case insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }

  /// How the collection view shows the drop.
  open private(set) var intent: Intent

  /// A proposal that the collection view shows nothing of.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// A proposal that the collection view shows by a gap or a highlight.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  @_spi(Tessera) open override func copied() -> UIDropProposal {
    let copy = UICollectionViewDropProposal(operation: operation, intent: intent)
    (copy.isPrecise, copy.prefersFullSizePreview) = (isPrecise, prefersFullSizePreview)
    return copy
  }
}
