// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The pixel format of memory that view code provides or requests, with the conversion to and from bitmaps, which are
// premultiplied RGBA. Colors in other color spaces are interpreted as sRGB.

import TesseraRaster

struct PixelLayout {
  let bytesPerPixel: Int
  /// The byte offsets of red, green and blue in a pixel. All three are equal for grays. nil for an alpha-only format.
  private let color: (Int, Int, Int)?
  /// The byte offset of alpha; nil for opaque pixels.
  private let alpha: Int?
  private let isPremultiplied: Bool
  private let isGray: Bool

  /// Creates a pixel format with eight bits per component. Returns nil if components are not single bytes or are
  /// floating-point numbers.
  init?(bitsPerComponent: Int, space: CGColorSpace?, bitmapInfo: UInt32) {
    let order = bitmapInfo & CGBitmapInfo.byteOrderMask.rawValue
    guard bitsPerComponent == 8, bitmapInfo & CGBitmapInfo.floatComponents.rawValue == 0,
      let info = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue),
      order == 0 || order == CGBitmapInfo.byteOrder32Little.rawValue || order == CGBitmapInfo.byteOrder32Big.rawValue
    else { return nil }
    isGray = space?.model == .monochrome || info == .alphaOnly
    isPremultiplied = info == .premultipliedFirst || info == .premultipliedLast || info == .alphaOnly
    guard info != .alphaOnly else {
      (bytesPerPixel, color, alpha) = (1, nil, 0)
      return
    }
    let components = isGray ? 1 : 3
    let isFirst = info == .first || info == .premultipliedFirst || info == .noneSkipFirst
    bytesPerPixel = info == .none ? components : components + 1
    guard order != CGBitmapInfo.byteOrder32Little.rawValue || bytesPerPixel == 4 else { return nil }
    let count = bytesPerPixel
    let place = { (index: Int) in order == CGBitmapInfo.byteOrder32Little.rawValue ? count - 1 - index : index }
    let first = isFirst ? 1 : 0
    color = isGray ? (first, first, first) : (place(first), place(first + 1), place(first + 2))
    let hasAlpha = info != .none && info != .noneSkipLast && info != .noneSkipFirst
    alpha = hasAlpha ? place(isFirst ? 0 : components) : nil
  }

  /// Converts bytes to a bitmap. Returns nil if there are too few bytes, or if a side is 0 or exceeds 2^20 pixels.
  func bitmap(_ bytes: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int) -> Bitmap? {
    guard width > 0, height > 0, width <= 1 << 20, height <= 1 << 20, bytesPerRow >= width * bytesPerPixel else {
      return nil
    }
    let (above, isTooLarge) = bytesPerRow.multipliedReportingOverflow(by: height - 1)
    guard !isTooLarge, bytes.count >= width * bytesPerPixel, bytes.count - width * bytesPerPixel >= above else {
      return nil
    }
    var result = [UInt8](repeating: 255, count: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let (source, target) = (y * bytesPerRow + x * bytesPerPixel, (y * width + x) * 4)
        let a = alpha.map { bytes[source + $0] } ?? 255
        let premultiplied = { (offset: Int) -> UInt8 in
          let byte = bytes[source + offset]
          if isPremultiplied { return min(byte, a) }
          let product = Int(byte) * Int(a)
          return UInt8((product + 127) / 255)
        }
        result[target] = color.map { premultiplied($0.0) } ?? 0
        result[target + 1] = color.map { premultiplied($0.1) } ?? 0
        result[target + 2] = color.map { premultiplied($0.2) } ?? 0
        result[target + 3] = a
      }
    }
    return Bitmap(width: width, height: height, bytes: result)
  }

  /// Writes a bitmap to memory. The memory must have a size of at least `bytesPerRow` times the bitmap's height.
  /// Colors are converted to gray with the Rec. 709 luma.
  func write(_ bitmap: Bitmap, to memory: UnsafeMutableRawPointer, bytesPerRow: Int) {
    let pixels = memory.assumingMemoryBound(to: UInt8.self)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let source = (y * bitmap.width + x) * 4
        let target = pixels + y * bytesPerRow + x * bytesPerPixel
        let a = bitmap.bytes[source + 3]
        let value = { (index: Int) -> UInt8 in
          let byte = bitmap.bytes[source + index]
          if isPremultiplied || alpha == nil || a == 0 { return byte }
          let divided: Int = (Int(byte) * 255 + Int(a) / 2) / Int(a)
          return UInt8(min(255, divided))
        }
        if let color {
          if isGray {
            target[color.0] = luma(red: value(0), green: value(1), blue: value(2))
          } else {
            (target[color.0], target[color.1], target[color.2]) = (value(0), value(1), value(2))
          }
        }
        if let alpha { target[alpha] = a }
      }
    }
  }

  private func luma(red: UInt8, green: UInt8, blue: UInt8) -> UInt8 {
    let sum = Int(red) * 2126 + Int(green) * 7152 + Int(blue) * 722
    return UInt8((sum + 5000) / 10_000)
  }
}
