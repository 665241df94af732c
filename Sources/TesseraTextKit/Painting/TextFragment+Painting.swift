// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraGraphics
import TesseraText

extension TextFragment {
  /// Returns a painter for the line.
  func painter(at origin: CGPoint, container: NSTextContainer?) -> LinePainter {
    LinePainter(
      line: line, corner: CGPoint(x: origin.x + self.origin.x, y: origin.y + self.origin.y), traits: .current,
      container: container)
  }

  /// Returns the pieces to draw for a range of characters. For all characters, this is the whole line.
  func pieces(of units: Range<Int>) -> [LinePainter.Piece] {
    let isWhole = units.lowerBound <= range.lowerBound && units.upperBound >= range.upperBound
    return line.runs.flatMap { run -> [LinePainter.Piece] in
      guard let piece = piece(of: run) else { return [] }
      return isWhole ? [piece] : pieces(of: units, in: piece)
    }
  }

  /// Returns a piece that represents a whole run, or nil if the run has no decoration.
  func piece(of run: TextLayout.Run) -> LinePainter.Piece? {
    guard let decoration = paragraph.decoration(of: run) else { return nil }
    var piece = LinePainter.Piece(run, decoration, picture: paragraph.picture(of: run))
    piece.units = range(of: run)
    return piece
  }

  /// Returns the parts of a run that show a range of characters. Glyphs without characters belong to the adjacent
  /// character.
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
