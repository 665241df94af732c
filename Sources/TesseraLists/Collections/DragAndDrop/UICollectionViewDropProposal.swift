// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) public import TesseraInteractions
@_spi(Tessera) import TesseraViews

/// The proposed effect of a drop on a collection view, and its visual feedback.
open class UICollectionViewDropProposal: UIDropProposal {
  /// The effect of a drop on the items.
  ///
  /// - `unspecified`: the drop is accepted, and the collection view does not show its destination.
  /// - `insertAtDestinationIndexPath`: a gap opens at the position of new items.
  /// - `insertIntoDestinationIndexPath`: the item under the finger is highlighted.
  public enum Intent: Int, Sendable {
    case unspecified = 0
    case insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }

  /// The visual feedback of the drop.
  open private(set) var intent: Intent

  /// Creates a proposal without visual feedback.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// Creates a proposal that is shown by a gap or a highlight.
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
