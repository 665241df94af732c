// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraRaster

/// Paints consecutive frames incrementally. A frame that equals the previous one is not painted, and other frames are
/// repainted only where they changed.
///
/// The resulting pixels are the same as when every frame is painted completely.
public struct FramePainter: Sendable {
  private let painter: Painter
  private let threads: Int
  private var last: (list: DisplayList, bitmap: Bitmap)?
  /// The number of pixels painted so far. Painting a complete frame adds its width times its height.
  public private(set) var paintedPixels = 0

  init(_ painter: Painter, threads: Int) {
    self.painter = painter
    self.threads = max(1, threads)
  }

  /// Returns the frame's image. Throws `RenderError.painting` if its display list can't be painted.
  public mutating func paint(_ frame: Frame) throws(RenderError) -> Bitmap { try paint(frame.displayList).bitmap }

  /// Returns the image of a display list, and the rectangle in which it differs from the previous image. Throws
  /// `RenderError.painting` if the list can't be painted.
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
