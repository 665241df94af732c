// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Contexts of an app's own bitmap: `CGContext(data:width:height:…)`. They paint like all others, into a display list, and
// the pixels come to the memory when somebody can look: at once where the app gave the memory, else when it asks for it.
// y grows upwards in them, as Core Graphics has it.

import Foundation
import TesseraRaster

/// The memory of a bitmap context.
final class BitmapMemory {
  let start: UnsafeMutableRawPointer
  let layout: PixelLayout
  let bytesPerRow: Int
  let bitmapInfo: UInt32
  let space: CGColorSpace?
  /// Whether an app gave it, and may read it whenever it likes.
  let isShared: Bool

  /// Nil where the machine has not that much memory.
  init?(
    _ shared: UnsafeMutableRawPointer?, _ layout: PixelLayout, height: Int, bytesPerRow: Int, _ bitmapInfo: UInt32,
    _ space: CGColorSpace?
  ) {
    guard let start = shared ?? calloc(height, bytesPerRow) else { return nil }
    self.start = start
    (self.layout, self.bytesPerRow, self.bitmapInfo, self.space) = (layout, bytesPerRow, bitmapInfo, space)
    isShared = shared != nil
  }

  deinit {
    if !isShared { free(start) }
  }
}

extension CGContext {
  /// A context that draws into memory: eight bits a component, red, green and blue with a fourth byte for alpha or for
  /// nothing, grey, or alpha alone. Nil for other layouts, sizes of zero, rows too short, and what does not fit into
  /// memory. y grows upwards, and (0, 0) is the lower left corner.
  ///
  /// What is drawn appears in `data` at once, and what stands there is drawn upon. Without `data` the context has memory of
  /// its own. `bytesPerRow` of 0 takes rows without gaps.
  ///
  /// - Note: Differs from UIKit: colours are taken as sRGB whatever the space.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    guard let layout = PixelLayout(bitsPerComponent: bitsPerComponent, space: space, bitmapInfo: bitmapInfo),
      layout.bytesPerPixel != 3, width > 0, height > 0, width <= 16384, height <= 16384
    else { return nil }
    let row = bytesPerRow == 0 ? width * layout.bytesPerPixel : bytesPerRow
    guard row >= width * layout.bytesPerPixel, !row.multipliedReportingOverflow(by: height).overflow,
      let memory = BitmapMemory(data, layout, height: height, bytesPerRow: row, bitmapInfo, space)
    else { return nil }
    let upwards = Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(height))
    self.init(canvas: Canvas(list: DisplayList(width: width, height: height), transform: upwards))
    textMatrix = .identity
    pixels = memory
    guard let data else { return }
    let bytes = UnsafeRawBufferPointer(start: data, count: row * (height - 1) + width * layout.bytesPerPixel)
    if let present = layout.bitmap(bytes, width: width, height: height, bytesPerRow: row) { start(from: present) }
  }

  /// Begins a new list with a picture of all so far and the clips that are open.
  private func start(from bitmap: Bitmap) {
    var list = DisplayList(width: bitmap.width, height: bitmap.height)
    let all = Rect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
    list.append(.image(bitmap, source: all, destination: all, .nearest, .identity))
    for clip in state.clips { clip.begin.forEach { list.append($0) } }
    canvas = Canvas(list: list, transform: base)
  }

  /// Brings what was painted to the memory.
  func flush(_ pixels: BitmapMemory) {
    guard let bitmap = painted() else { return }
    pixels.layout.write(bitmap, to: pixels.start, bytesPerRow: pixels.bytesPerRow)
    // A layer's list has to stay until it ends; else it need not be painted again.
    if layers.isEmpty { start(from: bitmap) }
  }

  /// The pixels of a bitmap context as they are now, valid as long as the context lives. Nil for other contexts.
  public var data: UnsafeMutableRawPointer? {
    guard let pixels else { return nil }
    if !pixels.isShared { flush(pixels) }
    return pixels.start
  }

  /// Columns of pixels of a bitmap context; 0 for others.
  public var width: Int { pixels == nil ? 0 : canvas.list.width }
  /// Rows of pixels of a bitmap context; 0 for others.
  public var height: Int { pixels == nil ? 0 : canvas.list.height }
  /// Bytes from one row of a bitmap context to the next; 0 for others.
  public var bytesPerRow: Int { pixels?.bytesPerRow ?? 0 }
  /// 8 for a bitmap context, 0 for others.
  public var bitsPerComponent: Int { pixels == nil ? 0 : 8 }
  /// Bits of a bitmap context's pixel; 0 for other contexts.
  public var bitsPerPixel: Int { (pixels?.layout.bytesPerPixel ?? 0) * 8 }
  /// The space that a bitmap context was made with; nil for other contexts.
  public var colorSpace: CGColorSpace? { pixels?.space }
  /// Where alpha stands in a bitmap context's pixels; `none` for other contexts.
  public var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: (pixels?.bitmapInfo ?? 0) & 0x1F) ?? .none }
  /// The layout of a bitmap context's pixels; empty for other contexts.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: pixels?.bitmapInfo ?? 0) }
}
