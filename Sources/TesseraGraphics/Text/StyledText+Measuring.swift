// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Vertical layout of text blocks. If the text is truncated between two blocks, the upper block is laid out again with
// a line break and an invisible character at its end, so that it has the same ellipsis as if both blocks were a
// single block.

import Foundation
package import TesseraText

extension StyledText {
  /// The layouts and vertical positions of the blocks, in points. The values are not rounded.
  package struct Layout {
    package var blocks: [(top: Double, layout: TextLayout)] = []
    package var width = 0.0
    /// The width of the widest line as it is drawn. See `TextLayout`.
    package var drawnWidth = 0.0
    package var height = 0.0
    package var isTruncated = false
    /// The bounds of attachments by the style number of their run. Usually empty.
    package var attachments: [Int32: CGRect] = [:]

    package var lineCount: Int { blocks.reduce(0) { $0 + $1.layout.lines.count } }
    package var firstBaseline: Double { blocks.first?.layout.firstBaseline ?? 0 }

    fileprivate mutating func append(_ layout: TextLayout, at top: Double) {
      blocks.append((top, layout))
      width = max(width, layout.width)
      drawnWidth = max(drawnWidth, layout.drawnWidth)
      height = top + layout.height
      isTruncated = isTruncated || layout.isTruncated
    }
  }

  /// Returns the text's layout. `maxLines` is 0 for no limit. TesseraText caches layouts.
  func layout(maxWidth: Double, maxHeight: Double, maxLines: Int) -> Layout {
    guard hasAttachments else { return stacked(maxWidth: maxWidth, maxHeight: maxHeight, maxLines: maxLines) }
    let (text, spaces) = withAttachments(inLinesOf: maxWidth)
    var layout = text.stacked(maxWidth: maxWidth, maxHeight: maxHeight, maxLines: maxLines)
    layout.attachments = spaces.bounds
    return layout
  }

  /// Returns the text with space for its attachments, and the bounds of the attachments, which may depend on the line
  /// width. `measure` returns the space that an attachment occupies in a line, given its index in the text. By
  /// default, it calls `LineAttachment.space(in:at:)`.
  package func withAttachments(
    inLinesOf width: Double, measure: ((any LineAttachment, AttachmentLine, Int) -> AttachmentSpace)? = nil
  ) -> (text: StyledText, spaces: AttachmentSpaces) {
    guard hasAttachments else { return (self, AttachmentSpaces()) }
    var copy = self
    var spaces = AttachmentSpaces()
    copy.changeRuns { run in
      let style = run.attributes.style
      guard decorations.indices.contains(Int(style)), let attachment = decorations[Int(style)].attachment?.object else {
        return
      }
      let index = decorations[Int(style)].attachmentIndex
      let line = AttachmentLine(
        width: width, font: run.attributes.font, style: decorations[Int(style)].attachmentFont, growth: imageGrowth)
      let found = measure?(attachment, line, index) ?? attachment.space(in: line, at: index)
      run.attributes.box = found.box
      spaces.bounds[style] = found.bounds
      if found.isHosted { spaces.hosted.insert(style) }
    }
    return (copy, spaces)
  }

  private func stacked(maxWidth: Double, maxHeight: Double, maxLines: Int) -> Layout {
    var result = Layout()
    for index in blocks.indices {
      let top = result.height + (result.blocks.isEmpty ? 0 : blocks[index].spacingBefore)
      let room = maxLines > 0 ? maxLines - result.lineCount : 0
      var layout = set(blocks[index], maxWidth: maxWidth, maxHeight: maxHeight - top, maxLines: room)
      if layout.lines.isEmpty, !result.blocks.isEmpty { break }
      if !layout.isTruncated, index + 1 < blocks.count {
        let isFull = maxLines > 0 && layout.lines.count >= room
        if isFull || !fits(blocks[index + 1], below: top + layout.height, maxWidth: maxWidth, maxHeight: maxHeight) {
          layout = set(
            continued(blocks[index]), maxWidth: maxWidth, maxHeight: maxHeight - top, maxLines: layout.lines.count)
          layout.isTruncated = true
        }
      }
      result.append(layout, at: top)
      if layout.isTruncated { break }
    }
    return result
  }

  /// Returns the positions of the glyph clusters in each line of a layout with the same limits. The x-coordinates are
  /// relative to the left edge, and the byte ranges are relative to the block.
  func clusters(of layout: Layout, maxWidth: Double) -> [[[TextLayout.Cluster]]] {
    zip(withAttachments(inLinesOf: maxWidth).text.blocks, layout.blocks).map { block, entry in
      TextLayoutCache.shared.clusters(
        block.text, style: block.style, maxWidth: maxWidth,
        maxLines: entry.layout.isTruncated ? entry.layout.lines.count : 0)
    }
  }

  private func set(_ block: Block, maxWidth: Double, maxHeight: Double, maxLines: Int) -> TextLayout {
    TextLayoutCache.shared.layout(
      block.text, style: block.style, maxWidth: maxWidth, maxLines: maxLines, maxHeight: maxHeight)
  }

  /// Returns whether a block's first line fits below `bottom`.
  private func fits(_ block: Block, below bottom: Double, maxWidth: Double, maxHeight: Double) -> Bool {
    guard maxHeight < .infinity else { return true }
    let line = set(block, maxWidth: maxWidth, maxHeight: .infinity, maxLines: 1)
    return bottom + block.spacingBefore + line.height <= maxHeight + 1.0 / 1024
  }

  private func continued(_ block: Block) -> Block {
    let more = "\n\u{200B}"
    var copy = block
    guard !copy.text.runs.isEmpty else { return copy }
    copy.text.string += more
    copy.text.runs[copy.text.runs.count - 1].count += more.utf8.count
    return copy
  }

  /// A copy of the text in which only the fonts determine the line height.
  package var withoutLeading: StyledText {
    var copy = self
    copy.changeRuns { $0.attributes.font.leading = 0 }
    return copy
  }

  /// Returns a copy of the text with all fonts and their leading scaled.
  func scaled(by scale: Double) -> StyledText {
    var copy = self
    copy.changeRuns { run in
      let old = run.attributes.font
      run.attributes.font = FontLibrary.shared.font(old, resizedTo: old.size * scale)
      run.attributes.font.leading = old.leading * scale
    }
    return copy
  }
}
