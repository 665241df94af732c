// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraRaster

/// Paints consecutive frames incrementally: equal frames are not painted again, and for other frames only the changes are
/// repainted.
///
/// The pixels are the same as if every frame were painted completely.
public struct FramePainter: Sendable {
  private let painter: Painter
  private let threads: Int
  private var last: (list: DisplayList, bitmap: Bitmap)?
  /// The number of pixels painted so far. A completely painted frame counts width x height.
  public private(set) var paintedPixels = 0

  init(_ painter: Painter, threads: Int) {
    self.painter = painter
    self.threads = max(1, threads)
  }

  /// Returns the frame's picture. Throws `RenderError.painting` if the list cannot be painted.
  public mutating func paint(_ frame: Frame) throws(RenderError) -> Bitmap { try paint(frame.displayList).bitmap }

  /// Returns the picture of a list, and the rectangle that differs from the previous picture. Throws `RenderError.painting` if
  /// the list cannot be painted.
  package mutating func paint(_ list: DisplayList) throws(RenderError) -> (bitmap: Bitmap, damage: PixelRect) {
    do {
      guard var (previous, bitmap) = last, bitmap.width == list.width, bitmap.height == list.height else {
        let bitmap = try painter.paint(list, threads: threads)
        paintedPixels += list.width * list.height
        last = (list, bitmap)
        return (bitmap, PixelRect(x0: 0, y0: 0, x1: list.width, y1: list.height))
      }
      let damage = list.damage(since: previous)
      if damage.isEmpty { return (bitmap, damage) }
      last = nil
      try painter.repaint(list, within: damage, of: &bitmap, threads: threads)
      paintedPixels += damage.width * damage.height
      previous = list
      last = (previous, bitmap)
      return (bitmap, damage)
    } catch {
      throw .painting("\(error)")
    }
  }
}

extension Renderer {
  /// Returns a painter for the frames of one sequence.
  public func framePainter() -> FramePainter { FramePainter(Self.painter, threads: threads) }
}
