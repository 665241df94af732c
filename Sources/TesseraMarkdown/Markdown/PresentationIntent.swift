// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What block of a document a stretch of text is of: a paragraph, a heading, an item of a list. Foundation on Linux lacks it.
///
/// The components stand from the innermost to the outermost. Labels and text views do not draw it, as on iOS.
public struct PresentationIntent: Hashable, Sendable, Codable {
  /// A kind of block.
  public enum Kind: Hashable, Sendable, Codable {
    /// Text that is set in lines.
    case paragraph
    /// A heading, from level 1 to 6.
    case header(level: Int)
    /// A list with numbers.
    case orderedList
    /// A list with bullets.
    case unorderedList
    /// An item of a list, by its number.
    case listItem(ordinal: Int)
    /// Lines of code, and the language that the source names.
    case codeBlock(languageHint: String?)
    /// Words of others.
    case blockQuote
    /// A line between two blocks.
    case thematicBreak
    /// A table of columns.
    case table(columns: [TableColumn])
    /// The row of a table's heads.
    case tableHeaderRow
    /// A row of a table, by its number; 0 is that of the heads.
    case tableRow(rowIndex: Int)
    /// A cell of a row, by its number from 0.
    case tableCell(columnIndex: Int)
  }

  /// A column of a table.
  public struct TableColumn: Hashable, Sendable, Codable {
    /// Where the text of its cells stands.
    public enum Alignment: Hashable, Sendable, Codable { case left, center, right }

    /// Where the text of its cells stands.
    public let alignment: Alignment

    /// A column of an alignment.
    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// One block, with a number that no other block of the document has.
  public struct IntentType: Hashable, Sendable, Codable {
    /// The kind of the block.
    public var kind: Kind
    /// The block's own number.
    public var identity: Int

    /// A block of a kind and a number.
    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }
  }

  /// The blocks around the text, the innermost first.
  public var components: [IntentType]

  /// A block in others.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// Blocks from the innermost to the outermost.
  public init(types: [IntentType]) { components = types }

  /// How many lists and quotes the text stands in.
  public var indentationLevel: Int {
    components.reduce(0) { level, component in
      switch component.kind {
      case .orderedList, .unorderedList, .blockQuote: level + 1
      default: level
      }
    }
  }
}
