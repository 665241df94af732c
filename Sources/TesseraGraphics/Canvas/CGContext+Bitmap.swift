// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Bitmap contexts, created with `CGContext(data:width:height:…)`. Like all contexts, they draw into a display list.
// If the app provides the memory, the pixels are written to memory immediately; otherwise, they are written when the
// app accesses them. The y-axis points up, as in Core Graphics.

import Foundation
import TesseraRaster

final class BitmapMemory {
  let start: UnsafeMutableRawPointer
  let layout: PixelLayout
  let bytesPerRow: Int
  let bitmapInfo: UInt32
  let space: CGColorSpace?
  /// Whether the app provided the memory, so that it may read the pixels at any time.
  let isShared: Bool

  /// Allocates memory for the pixels. Returns nil if there is not enough memory.
  init?(
    _ shared: UnsafeMutableRawPointer?, layout: PixelLayout, height: Int, bytesPerRow: Int, bitmapInfo: UInt32,
    space: CGColorSpace?
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
  /// Creates a context that draws into memory. The supported pixel formats have eight bits per component: red, green
  /// and blue with a fourth byte for alpha or padding, gray, or alpha only. Returns nil for other formats, sides of
  /// zero or more than 16,384 pixels, rows that are too short, and bitmaps that do not fit into memory. The y-axis
  /// points up, and (0, 0) is the lower-left corner.
  ///
  /// Drawing modifies `data` immediately, on top of the existing pixels. If `data` is nil, the context allocates
  /// memory. If `bytesPerRow` is 0, rows have no padding.
  ///
  /// - Note: Differs from UIKit: colors are interpreted as sRGB in every color space.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    guard let layout = PixelLayout(bitsPerComponent: bitsPerComponent, space: space, bitmapInfo: bitmapInfo),
      layout.bytesPerPixel != 3, width > 0, height > 0, width <= 16384, height <= 16384
    else { return nil }
    let row = bytesPerRow == 0 ? width * layout.bytesPerPixel : bytesPerRow
    guard row >= width * layout.bytesPerPixel, !row.multipliedReportingOverflow(by: height).overflow,
      let memory = BitmapMemory(
        data, layout: layout, height: height, bytesPerRow: row, bitmapInfo: bitmapInfo, space: space)
    else { return nil }
    let upwards = Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(height))
    self.init(canvas: Canvas(list: DisplayList(width: width, height: height), transform: upwards))
    textMatrix = .identity
    pixels = memory
    guard let data else { return }
    let bytes = UnsafeRawBufferPointer(start: data, count: row * (height - 1) + width * layout.bytesPerPixel)
    if let present = layout.bitmap(bytes, width: width, height: height, bytesPerRow: row) { start(from: present) }
  }

  /// Starts a new display list that contains a bitmap of all previous drawing, and reopens the open clips.
  private func start(from bitmap: Bitmap) {
    var list = DisplayList(width: bitmap.width, height: bitmap.height)
    let all = Rect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
    list.append(.image(bitmap, source: all, destination: all, .nearest, .identity))
    for clip in state.clips { clip.begin.forEach { list.append($0) } }
    canvas = Canvas(list: list, transform: base)
  }

  /// Rasterizes the display list and writes the pixels to memory.
  func flush(_ pixels: BitmapMemory) {
    guard let bitmap = rasterized() else { return }
    pixels.layout.write(bitmap, to: pixels.start, bytesPerRow: pixels.bytesPerRow)
    // A transparency layer requires the display list until the layer ends. Otherwise, the bitmap can replace the
    // list.
    if layers.isEmpty { start(from: bitmap) }
  }

  /// The current pixels of a bitmap context, or nil for other contexts. The pointer is valid while the context
  /// exists.
  public var data: UnsafeMutableRawPointer? {
    guard let pixels else { return nil }
    if !pixels.isShared { flush(pixels) }
    return pixels.start
  }

  /// The width of a bitmap context in pixels, or 0 for other contexts.
  public var width: Int { pixels == nil ? 0 : canvas.list.width }
  /// The height of a bitmap context in pixels, or 0 for other contexts.
  public var height: Int { pixels == nil ? 0 : canvas.list.height }
  /// The number of bytes per row of a bitmap context, or 0 for other contexts.
  public var bytesPerRow: Int { pixels?.bytesPerRow ?? 0 }
  /// The number of bits per component: 8 for a bitmap context, 0 for other contexts.
  public var bitsPerComponent: Int { pixels == nil ? 0 : 8 }
  /// The number of bits per pixel of a bitmap context, or 0 for other contexts.
  public var bitsPerPixel: Int { (pixels?.layout.bytesPerPixel ?? 0) * 8 }
  /// The color space of a bitmap context, or nil for other contexts.
  public var colorSpace: CGColorSpace? { pixels?.space }
  /// The position of the alpha component in a bitmap context's pixels, or `none` for other contexts.
  public var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: (pixels?.bitmapInfo ?? 0) & 0x1F) ?? .none }
  /// The pixel format of a bitmap context, or an empty set for other contexts.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: pixels?.bitmapInfo ?? 0) }
}
