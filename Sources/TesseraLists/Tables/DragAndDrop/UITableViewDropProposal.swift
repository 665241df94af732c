// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) public import TesseraInteractions
@_spi(Tessera) import TesseraViews

/// The proposed effect of a drop on a table, and its visual feedback.
open class UITableViewDropProposal: UIDropProposal {
  /// The effect of a drop on the rows, which determines the visual feedback.
  ///
  /// - `unspecified`: The drop is accepted, and no destination is shown.
  /// - `insertAtDestinationIndexPath`: A gap opens at the position of the new rows.
  /// - `insertIntoDestinationIndexPath`: The row under the finger is highlighted.
  /// - `automatic`: The row is highlighted if the finger is in its middle half. Otherwise, a gap opens.
  public enum Intent: Int, Sendable {
    case unspecified = 0
    case insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }

  /// The effect of the drop on the rows.
  open private(set) var intent: Intent

  /// Creates a proposal without visual feedback.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// Creates a proposal with visual feedback: a gap or a highlighted row.
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
