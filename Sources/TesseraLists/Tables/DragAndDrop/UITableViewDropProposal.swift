// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) public import TesseraInteractions
@_spi(Tessera) import TesseraViews

/// What would happen if the finger lifted now over a table, and how the table shows it.
open class UITableViewDropProposal: UIDropProposal {
  /// What happens to the rows when something is dropped.
  ///
  /// - `unspecified`: the drop is taken, and the table shows nothing of where.
  /// - `insertAtDestinationIndexPath`: a gap opens where rows would be inserted.
  /// - `insertIntoDestinationIndexPath`: the row under the finger is highlighted.
  /// - `automatic`: in the middle half of a row the latter, elsewhere a gap.
  public enum Intent: Int, Sendable {
    case unspecified = 0
    case insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }

  /// How the table shows the drop.
  open private(set) var intent: Intent

  /// A proposal that the table shows nothing of.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// A proposal that the table shows by a gap or a highlight.
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
