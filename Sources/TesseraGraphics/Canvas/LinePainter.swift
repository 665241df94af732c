// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation
package import TesseraRaster
package import TesseraText

/// A painter for a line of text. It draws backgrounds, then shadows, glyphs, attachments, underlines and
/// strikethroughs.
///
/// All text is drawn by this type. Labels, string drawing, layout managers and line fragments divide a line into
/// pieces, which are runs or parts of runs, and pass them to the painter.
///
/// Adjacent pieces with equal shadows cast a single shadow below all their glyphs, even if the color or font changes
/// between them. Apple does not document this. However, `NSShadow` is an attribute of a range of characters, and
/// equal values of adjacent characters form a single range.
package struct LinePainter {
  /// A run of a line, or a part of a run, with its text decoration.
  package struct Piece {
    package let run: TextLayout.Run
    package var decoration: TextDecoration
    /// The bounds of the attachment's image relative to the run's glyphs; nil if there is no image to draw.
    package var picture: CGRect?
    /// The range in the text, in UTF-16 units. Empty for a run that is not in the text, such as a list marker.
    package var units = 0..<0
    /// The run, with the position and width of its visible part.
    package var part: TextLayout.Run
    /// Whether the entire run is visible.
    package var isWhole = true

    package init(_ run: TextLayout.Run, _ decoration: TextDecoration, picture: CGRect?) {
      (self.run, self.decoration, self.picture, part) = (run, decoration, picture, run)
    }
  }

  package let line: TextLayout.Line
  /// The upper-left corner of the layout.
  package let corner: CGPoint
  package let traits: UITraitCollection
  /// The text container, which is passed to attachments; nil if the line is not drawn by a layout manager.
  package var container: AnyObject?

  package init(line: TextLayout.Line, corner: CGPoint, traits: UITraitCollection, container: AnyObject? = nil) {
    (self.line, self.corner, self.traits, self.container) = (line, corner, traits, container)
  }

  package func paint(_ pieces: [Piece], into canvas: inout Canvas) {
    for piece in pieces { paintBackground(of: piece, into: &canvas) }
    for group in Self.shadowGroups(of: pieces) {
      let shadow = shadow(of: group, in: canvas)
      if let shadow { canvas.append(.beginGroup(opacity: 1, shadow: shadow, canvas.transform)) }
      paintGlyphs(of: group, into: &canvas)
      paintLines(of: group, \.underline, isUnderline: true, into: &canvas)
      paintLines(of: group, \.strikethrough, isUnderline: false, into: &canvas)
      if shadow != nil { canvas.append(.endGroup) }
    }
  }

  // MARK: Shadows

  /// Returns the groups of adjacent pieces whose shadows are equal or absent.
  package static func shadowGroups(of pieces: [Piece]) -> [ArraySlice<Piece>] {
    var groups: [ArraySlice<Piece>] = []
    var start = 0
    for index in pieces.indices.dropFirst() where pieces[index].decoration.shadow != pieces[start].decoration.shadow {
      groups.append(pieces[start..<index])
      start = index
    }
    if start < pieces.count { groups.append(pieces[start...]) }
    return groups
  }

  /// Returns a group's shadow, or nil if it has none.
  package func shadow(of group: ArraySlice<Piece>, in canvas: Canvas) -> DisplayList.Shadow? {
    guard let shadow = group.first?.decoration.shadow else { return nil }
    return DisplayList.Shadow(
      color: canvas.faded(shadow.color.rasterColor(with: traits)),
      offset: Point(x: Double(shadow.offset.width), y: Double(shadow.offset.height)), sigma: Double(shadow.blur) / 2)
  }

  // MARK: Parts of a line

  /// Returns a piece's rectangle, which has the height of its line.
  package func box(of piece: Piece) -> CGRect {
    CGRect(
      x: corner.x + CGFloat(piece.part.x), y: corner.y + CGFloat(line.baseline) - CGFloat(line.ascent),
      width: CGFloat(piece.part.width), height: CGFloat(line.ascent + line.descent))
  }

  private func paintBackground(of piece: Piece, into canvas: inout Canvas) {
    guard let color = piece.decoration.backgroundColor else { return }
    canvas.fill(.rect(Rect(box(of: piece))), color.rasterColor(with: traits))
  }

  /// Draws the glyphs and attachments of pieces.
  package func paintGlyphs(of pieces: ArraySlice<Piece>, into canvas: inout Canvas) {
    for piece in pieces {
      if !piece.isWhole { canvas.append(.beginClip(.rect(Rect(clip(of: piece))), canvas.transform)) }
      piece.decoration.paintGlyphs(piece.run, at: corner, traits, into: &canvas)
      if let bounds = piece.picture {
        piece.decoration.paintAttachment(
          bounds, of: piece.run, line: line, at: corner, traits: traits, container: container, into: &canvas)
      }
      if !piece.isWhole { canvas.append(.endClip) }
    }
  }

  /// Returns the clipping rectangle for a part of a run. It extends beyond the line's top and bottom and beyond the
  /// run's ends, because glyphs may do so.
  private func clip(of piece: Piece) -> CGRect {
    let box = box(of: piece)
    let (run, part) = (piece.run, piece.part)
    let left = part.x <= run.x + 0.001 ? box.height : 0
    let right = part.x + part.width >= run.x + run.width - 0.001 ? box.height : 0
    return CGRect(
      x: box.minX - left, y: box.minY - box.height, width: left + box.width + right, height: 3 * box.height)
  }

  /// Draws the underlines or strikethroughs of pieces.
  package func paintLines(
    of pieces: ArraySlice<Piece>, _ style: (TextDecoration) -> NSUnderlineStyle, isUnderline: Bool,
    into canvas: inout Canvas
  ) {
    var lines = TextLines()
    for piece in pieces {
      let style = style(piece.decoration)
      lines.add(
        isUnderline
          ? TextLine(underline: style, of: piece.part, line: line, decoration: piece.decoration, traits: traits)
          : TextLine(strikethrough: style, of: piece.part, line: line, decoration: piece.decoration, traits: traits))
    }
    lines.paint(at: corner, into: &canvas)
  }
}
