// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraText

/// Paints one line of text: backgrounds, then shadows, glyphs, attachments, underlines and strikethroughs.
///
/// All text is painted here. Labels, string drawing, layout managers and line fragments only differ in the pieces that they
/// pass.
///
/// Adjacent pieces with equal shadows cast one shadow together: a change of colour or font within a shadowed range does not
/// affect its shadow, which falls on no glyph of the range. UIKit's documentation does not say so, but `NSShadow` is an
/// attribute of a range of characters, and equal values of adjacent characters form one range.
struct LinePainter {
  /// A run of a line, or a part of it, with its decoration.
  struct Piece {
    let run: TextLayout.Run
    var decoration: TextDecoration
    /// The bounds of the attachment to draw, relative to the run's glyphs.
    var picture: CGRect?
    /// The UTF-16 range in the text; empty for text that is not part of it, such as the marker of a list.
    var units = 0..<0
    /// The run with the position and width of the visible part.
    var part: TextLayout.Run
    /// Whether the entire run is visible.
    var isWhole = true

    init(_ run: TextLayout.Run, _ decoration: TextDecoration, picture: CGRect?) {
      (self.run, self.decoration, self.picture, part) = (run, decoration, picture, run)
    }
  }

  let line: TextLayout.Line
  /// The top-left corner of the layout.
  let corner: CGPoint
  let traits: UITraitCollection
  var container: NSTextContainer?

  func paint(_ pieces: [Piece], into canvas: inout Canvas) {
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

  /// Returns groups of adjacent pieces with equal shadows, or without one.
  static func shadowGroups(of pieces: [Piece]) -> [ArraySlice<Piece>] {
    var groups: [ArraySlice<Piece>] = []
    var start = 0
    for index in pieces.indices.dropFirst() where pieces[index].decoration.shadow != pieces[start].decoration.shadow {
      groups.append(pieces[start..<index])
      start = index
    }
    if start < pieces.count { groups.append(pieces[start...]) }
    return groups
  }

  /// Returns the shadow that a group casts.
  func shadow(of group: ArraySlice<Piece>, in canvas: Canvas) -> DisplayList.Shadow? {
    guard let shadow = group.first?.decoration.shadow else { return nil }
    return DisplayList.Shadow(
      color: canvas.faded(shadow.color.rasterColor(with: traits)),
      offset: Point(x: Double(shadow.offset.width), y: Double(shadow.offset.height)), sigma: Double(shadow.blur) / 2)
  }

  // MARK: Parts of a line

  /// Returns the rectangle of a piece, with the height of its line.
  func box(of piece: Piece) -> CGRect {
    CGRect(
      x: corner.x + CGFloat(piece.part.x), y: corner.y + CGFloat(line.baseline) - CGFloat(line.ascent),
      width: CGFloat(piece.part.width), height: CGFloat(line.ascent + line.descent))
  }

  private func paintBackground(of piece: Piece, into canvas: inout Canvas) {
    guard let color = piece.decoration.backgroundColor else { return }
    canvas.fill(.rect(Rect(box(of: piece))), color.rasterColor(with: traits))
  }

  func paintGlyphs(of pieces: ArraySlice<Piece>, into canvas: inout Canvas) {
    for piece in pieces {
      if !piece.isWhole { canvas.append(.beginClip(.rect(Rect(clip(of: piece))), canvas.transform)) }
      piece.decoration.paintGlyphs(piece.run, at: corner, traits, into: &canvas)
      if let bounds = piece.picture {
        piece.decoration.paintAttachment(
          bounds, of: piece.run, line, at: corner, traits, container: container, into: &canvas)
      }
      if !piece.isWhole { canvas.append(.endClip) }
    }
  }

  /// Returns the clip of a part of a run. Ink extends beyond the line and the ends of a run.
  private func clip(of piece: Piece) -> CGRect {
    let box = box(of: piece)
    let (run, part) = (piece.run, piece.part)
    let left = part.x <= run.x + 0.001 ? box.height : 0
    let right = part.x + part.width >= run.x + run.width - 0.001 ? box.height : 0
    return CGRect(
      x: box.minX - left, y: box.minY - box.height, width: left + box.width + right, height: 3 * box.height)
  }

  /// Paints the lines under or through pieces in their styles.
  func paintLines(
    of pieces: ArraySlice<Piece>, _ style: (TextDecoration) -> NSUnderlineStyle, isUnderline: Bool,
    into canvas: inout Canvas
  ) {
    var lines = TextLines()
    for piece in pieces {
      let style = style(piece.decoration)
      lines.add(
        isUnderline
          ? TextLine(underline: style, of: piece.part, line, piece.decoration, traits)
          : TextLine(strikethrough: style, of: piece.part, line, piece.decoration, traits))
    }
    lines.paint(at: corner, into: &canvas)
  }
}

extension TextFragment {
  func painter(at origin: CGPoint, container: NSTextContainer?) -> LinePainter {
    LinePainter(
      line: line, corner: CGPoint(x: origin.x + self.origin.x, y: origin.y + self.origin.y), traits: .current,
      container: container)
  }

  /// Returns the pieces for a range of characters; the whole line if the range covers it.
  func pieces(of units: Range<Int>) -> [LinePainter.Piece] {
    let isWhole = units.lowerBound <= range.lowerBound && units.upperBound >= range.upperBound
    return line.runs.flatMap { run -> [LinePainter.Piece] in
      guard let piece = piece(of: run) else { return [] }
      return isWhole ? [piece] : pieces(of: units, in: piece)
    }
  }

  /// Returns the piece of a whole run, or nil if it has no decoration.
  func piece(of run: TextLayout.Run) -> LinePainter.Piece? {
    guard let decoration = paragraph.decoration(of: run) else { return nil }
    var piece = LinePainter.Piece(run, decoration, picture: paragraph.picture(of: run))
    piece.units = range(of: run)
    return piece
  }

  /// Returns the parts of a run for a range of characters. Glyphs without characters belong to their neighbour.
  func pieces(of units: Range<Int>, in piece: LinePainter.Piece) -> [LinePainter.Piece] {
    let all = piece.units
    if units.contains(all.lowerBound), units.upperBound >= all.upperBound { return [piece] }
    let shown = all.clamped(to: units)
    return spans(of: shown).map { span in
      var part = piece
      part.units = shown
      part.part.x = Double(span.lowerBound - origin.x)
      part.part.width = Double(span.upperBound - span.lowerBound)
      part.isWhole = false
      return part
    }
  }
}
