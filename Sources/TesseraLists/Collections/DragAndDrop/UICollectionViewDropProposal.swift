// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) public import TesseraInteractions
@_spi(Tessera) import TesseraViews

/// The proposed effect of a drop on a collection view, and its visual feedback.
open class UICollectionViewDropProposal: UIDropProposal {
  /// The effect of a drop on the collection view's items, which determines the visual feedback.
  ///
  /// - `unspecified`: The drop is accepted, and no destination is shown.
  /// - `insertAtDestinationIndexPath`: A gap opens at the position of the new items.
  /// - `insertIntoDestinationIndexPath`: The cell under the finger is highlighted.
  public enum Intent: Int, Sendable {
    case unspecified = 0
    case insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }

  /// The effect of the drop on the collection view's items.
  open private(set) var intent: Intent

  /// Creates a proposal without visual feedback.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// Creates a proposal with visual feedback: a gap or a highlighted cell.
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
