// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The block of a document that contains a part of text: a paragraph, a heading, a list item. Foundation on Linux lacks it.
///
/// The components are ordered from innermost to outermost. Labels and text views do not draw it, as on iOS.
public struct PresentationIntent: Hashable, Sendable, Codable {
  /// A kind of block.
  public enum Kind: Hashable, Sendable, Codable {
    /// A paragraph.
    case paragraph
    /// A heading, from level 1 to 6.
    case header(level: Int)
    /// A numbered list.
    case orderedList
    /// A bulleted list.
    case unorderedList
    /// A list item with its number.
    case listItem(ordinal: Int)
    /// A code block and its language, if specified.
    case codeBlock(languageHint: String?)
    /// A quote.
    case blockQuote
    /// A separator between two blocks.
    case thematicBreak
    /// A table of columns.
    case table(columns: [TableColumn])
    /// The header row of a table.
    case tableHeaderRow
    /// A row of a table, with its number; 0 is the header row.
    case tableRow(rowIndex: Int)
    /// A cell of a row, with its number from 0.
    case tableCell(columnIndex: Int)
  }

  /// A column of a table.
  public struct TableColumn: Hashable, Sendable, Codable {
    /// The horizontal alignment of its cells.
    public enum Alignment: Hashable, Sendable, Codable { case left, center, right }

    /// The horizontal alignment of its cells.
    public let alignment: Alignment

    /// Creates a column with an alignment.
    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// A block, with a number that is unique in the document.
  public struct IntentType: Hashable, Sendable, Codable {
    /// The kind of the block.
    public var kind: Kind
    /// The unique number of the block.
    public var identity: Int

    /// Creates a block from its kind and number.
    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }
  }

  /// The enclosing blocks, from innermost to outermost.
  public var components: [IntentType]

  /// Creates a block inside a parent.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// Creates an intent from blocks, from innermost to outermost.
  public init(types: [IntentType]) { components = types }

  /// The number of enclosing lists and quotes.
  public var indentationLevel: Int {
    components.reduce(0) { level, component in
      switch component.kind {
      case .orderedList, .unorderedList, .blockQuote: level + 1
      default: level
      }
    }
  }
}
