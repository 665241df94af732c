// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The document block that contains a text range, such as a paragraph, a heading or a list item. Foundation on Linux
/// lacks this type.
///
/// The components are ordered from innermost to outermost. Labels and text views do not apply this intent, as on iOS.
public struct PresentationIntent: Hashable, Sendable, Codable {
  /// A type of block.
  public enum Kind: Hashable, Sendable, Codable {
    /// A paragraph.
    case paragraph
    /// A heading, from level 1 to 6.
    case header(level: Int)
    /// A numbered list.
    case orderedList
    /// A bulleted list.
    case unorderedList
    /// A list item, with its number.
    case listItem(ordinal: Int)
    /// A code block, with its language if specified.
    case codeBlock(languageHint: String?)
    /// A block quote.
    case blockQuote
    /// A separator between two blocks.
    case thematicBreak
    /// A table, with its columns.
    case table(columns: [TableColumn])
    /// The header row of a table.
    case tableHeaderRow
    /// A table row, with its index. Index 0 is the header row.
    case tableRow(rowIndex: Int)
    /// A table cell, with its column index, starting at 0.
    case tableCell(columnIndex: Int)
  }

  /// A column of a table.
  public struct TableColumn: Hashable, Sendable, Codable {
    /// The horizontal alignment of a column's cells.
    public enum Alignment: Hashable, Sendable, Codable { case left, center, right }

    /// The horizontal alignment of the column's cells.
    public let alignment: Alignment

    /// Creates a column with an alignment.
    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// A block, identified by a number that is unique in the document.
  public struct IntentType: Hashable, Sendable, Codable {
    /// The type of the block.
    public var kind: Kind
    /// The number that identifies the block.
    public var identity: Int

    /// Creates a block from its type and number.
    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }
  }

  /// The block and the blocks that enclose it, from innermost to outermost.
  public var components: [IntentType]

  /// Creates a block inside a parent.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// Creates an intent from blocks, ordered from innermost to outermost.
  public init(types: [IntentType]) { components = types }

  /// The number of enclosing lists and block quotes.
  public var indentationLevel: Int {
    components.reduce(0) { level, component in
      switch component.kind {
      case .orderedList, .unorderedList, .blockQuote: level + 1
      default: level
      }
    }
  }
}
