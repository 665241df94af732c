// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) public import TesseraInteractions
@_spi(Tessera) import TesseraViews

/// The proposed effect of a drop on a table, and its visual feedback.
open class UITableViewDropProposal: UIDropProposal {
  /// The effect of a drop on the rows.
  ///
  /// - `unspecified`: the drop is accepted, and the table does not show its destination.
  /// - `insertAtDestinationIndexPath`: a gap opens at the position of new rows.
  /// - `insertIntoDestinationIndexPath`: the row under the finger is highlighted.
  /// - `automatic`: a highlight in the middle half of a row, a gap elsewhere.
  public enum Intent: Int, Sendable {
    case unspecified = 0
    case insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
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
    let copy = UITableViewDropProposal(operation: operation, intent: intent)
    (copy.isPrecise, copy.prefersFullSizePreview) = (isPrecise, prefersFullSizePreview)
    return copy
  }
}
