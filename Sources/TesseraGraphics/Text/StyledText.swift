// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Conversion from UIKit to TesseraText. Strings and attributed strings become blocks of text with runs. Attributes
// that layout ignores, such as colors and underlines, become an array of decorations. Each run contains the index of
// its decoration.
//
// TesseraText lays out a block with a single paragraph style. An attributed string with several paragraph styles
// becomes several blocks, which are arranged vertically at distances of `spacingBefore`. Most strings are a single
// block.

package import Foundation
package import TesseraText

package struct StyledText: Equatable {
  package struct Block: Hashable {
    package var text: AttributedText
    package var style: ParagraphStyle
    /// The space between the previous block and this block, in points.
    var spacingBefore: Double
  }

  package private(set) var blocks: [Block]
  /// The decorations, which are indexed by the runs' style numbers.
  package private(set) var decorations: [TextDecoration]
  /// Whether any decoration contains an attachment.
  private(set) var hasAttachments = false
  /// The scale of attachments that adapt to the text size.
  private(set) var imageGrowth: CGFloat = 1

  package static let empty = StyledText(blocks: [], decorations: [])

  private init(blocks: [Block], decorations: [TextDecoration]) {
    self.blocks = blocks
    self.decorations = decorations
  }

  /// Creates text with a single font and color.
  package init(_ string: String, defaults: TextDefaults) {
    let text = AttributedText(string, font: defaults.font.textFont, language: defaults.language)
    let style = ParagraphStyle(defaults.paragraphStyle, direction: defaults.direction)
    blocks = [Block(text: text, style: style, spacingBefore: 0)]
    decorations = [TextDecoration(color: defaults.color)]
  }

  /// Creates text from an attributed string. The first character of a paragraph determines its style.
  package init(_ attributed: NSAttributedString, defaults: TextDefaults) {
    let string = attributed.string
    var builder = StyledTextBuilder(defaults: defaults)
    var start = string.startIndex
    attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) { attributes, range, _ in
      let end = string.utf16.index(start, offsetBy: range.length, limitedBy: string.endIndex) ?? string.endIndex
      builder.append(string[start..<end], attributes, at: range.location)
      start = end
    }
    self.init(builder)
  }

  /// Creates text from consecutive substrings and their attributes.
  init(runs: [(Substring, [NSAttributedString.Key: Any])], defaults: TextDefaults) {
    var builder = StyledTextBuilder(defaults: defaults)
    for (text, attributes) in runs { builder.append(text, attributes) }
    self.init(builder)
  }

  /// Creates text from a builder's blocks and decorations.
  package init(_ builder: StyledTextBuilder) {
    var builder = builder
    blocks = builder.finish()
    decorations = builder.decorations
    hasAttachments = builder.hasAttachments
    imageGrowth = builder.imageGrowth
  }

  /// Modifies all runs of all blocks.
  mutating func changeRuns(_ change: (inout AttributedText.Run) -> Void) {
    for block in blocks.indices {
      for run in blocks[block].text.runs.indices { change(&blocks[block].text.runs[run]) }
    }
  }

  /// A copy of the text that ends with an ellipsis if lines are omitted.
  var truncatingTail: StyledText {
    var copy = self
    for block in copy.blocks.indices where copy.blocks[block].style.lineBreakMode == .wordWrapping {
      copy.blocks[block].style.lineBreakMode = .truncatingTail
    }
    return copy
  }

  /// Removes a single line break at the end of the text.
  mutating func removeFinalLineBreak() {
    guard let last = blocks.indices.last else { return }
    blocks[last].text.removeFinalLineBreak()
  }

  var isEmpty: Bool { blocks.allSatisfy { $0.text.string.isEmpty } }
}
