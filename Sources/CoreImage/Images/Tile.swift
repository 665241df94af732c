// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A rectangle of an image's pixels. Components are premultiplied and linear, stored as SIMD vectors of red, green,
// blue, and alpha. Rows are stored from top to bottom, so the first row has the largest y-coordinate.

import Foundation
import TesseraRaster

/// A rectangle of whole pixels, in coordinates whose y-axis points up.
struct TileRect: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// The maximum number of pixels in a tile. At 16 bytes per pixel, a tile of this size takes two gigabytes.
  @TaskLocal static var limit = 1 << 27

  /// Creates the smallest rectangle of whole pixels that contains a rectangle. Returns `nil` if the rectangle is
  /// empty, null, infinite, or larger than the limit.
  init?(_ rect: CGRect) {
    self.init(anySize: rect)
    guard width <= TileRect.limit / height else { return nil }
  }

  /// Creates the smallest rectangle of whole pixels that contains a rectangle of any finite size. Returns `nil` if
  /// the rectangle is empty, null, or infinite.
  init?(anySize rect: CGRect) {
    let rect = rect.standardized.integral
    guard !rect.isNull, rect.width >= 1, rect.height >= 1, rect.width < 2e9, rect.height < 2e9,
      abs(rect.minX) < 1e9, abs(rect.minY) < 1e9
    else { return nil }
    (x, y, width, height) = (Int(rect.minX), Int(rect.minY), Int(rect.width), Int(rect.height))
  }

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  func grown(by margin: Int) -> TileRect {
    TileRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  /// Returns the intersection, or `nil` if it is empty.
  func intersection(_ other: TileRect) -> TileRect? {
    let (left, bottom) = (max(x, other.x), max(y, other.y))
    let (right, top) = (min(x + width, other.x + other.width), min(y + height, other.y + other.height))
    guard left < right, bottom < top else { return nil }
    return TileRect(x: left, y: bottom, width: right - left, height: top - bottom)
  }

  /// Returns the rectangle with its coordinates clamped to another rectangle.
  func clamped(to other: TileRect) -> TileRect {
    let (right, top) = (other.x + other.width - 1, other.y + other.height - 1)
    let (fromX, toX) = (min(max(x, other.x), right), min(max(x + width - 1, other.x), right))
    let (fromY, toY) = (min(max(y, other.y), top), min(max(y + height - 1, other.y), top))
    return TileRect(x: fromX, y: fromY, width: toX - fromX + 1, height: toY - fromY + 1)
  }

  /// The halves along the longer side, or `nil` for a single pixel.
  var halves: (TileRect, TileRect)? {
    let (w, h) = (width / 2, height / 2)
    if width >= height, w > 0 {
      return (
        TileRect(x: x, y: y, width: w, height: height), TileRect(x: x + w, y: y, width: width - w, height: height)
      )
    }
    guard h > 0 else { return nil }
    return (TileRect(x: x, y: y, width: width, height: h), TileRect(x: x, y: y + h, width: width, height: height - h))
  }
}

struct Tile {
  typealias Pixel = SIMD4<Float>

  let rect: TileRect
  var pixels: [Pixel]

  init(_ rect: TileRect, pixels: [Pixel]? = nil) {
    self.rect = rect
    self.pixels = pixels ?? [Pixel](repeating: .zero, count: rect.width * rect.height)
  }

  /// Returns the pixel at a position, with the y-axis pointing up. Returns a transparent pixel outside the tile.
  func pixel(x: Int, y: Int) -> Pixel {
    let (column, row) = (x - rect.x, rect.y + rect.height - 1 - y)
    guard column >= 0, row >= 0, column < rect.width, row < rect.height else { return .zero }
    return pixels[row * rect.width + column]
  }

  /// Copies the part of another tile that overlaps this tile.
  mutating func place(_ part: Tile) {
    let (column, top) = (part.rect.x - rect.x, rect.y + rect.height - part.rect.y - part.rect.height)
    for row in 0..<part.rect.height {
      let (to, from) = ((top + row) * rect.width + column, row * part.rect.width)
      pixels.replaceSubrange(to..<to + part.rect.width, with: part.pixels[from..<from + part.rect.width])
    }
  }

  /// Returns a tile whose pixels a closure computes from the coordinates of their centers.
  static func make(_ rect: TileRect, _ pixel: (_ x: Double, _ y: Double) -> Pixel) -> Tile {
    var tile = Tile(rect)
    for row in 0..<rect.height {
      let y = Double(rect.y + rect.height - 1 - row) + 0.5
      for column in 0..<rect.width { tile.pixels[row * rect.width + column] = pixel(Double(rect.x + column) + 0.5, y) }
    }
    return tile
  }

  /// Returns a tile in which a function has been applied to the unpremultiplied color of each pixel.
  func mappingColors(_ map: (Pixel) -> Pixel) -> Tile {
    var tile = self
    for index in tile.pixels.indices {
      let alpha = pixels[index].w
      guard alpha > 0 else { continue }
      var color = pixels[index] / alpha
      color.w = alpha
      color = map(color)
      let opacity = color.w
      color *= opacity
      color.w = opacity
      tile.pixels[index] = color
    }
    return tile
  }
}

/// The conversion between sRGB bytes and working components, which are linear unless the context works in sRGB.
struct WorkingSpace: Sendable {
  var isLinear = true
  /// The cache for images that are used more than once, or nil outside rendering.
  var cache: RenderCache?

  private static let toLinear: [Float] = (0...255).map { byte in
    let value = Double(byte) / 255
    return Float(value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
  }

  func component(_ byte: UInt8) -> Float { isLinear ? WorkingSpace.toLinear[Int(byte)] : Float(byte) / 255 }

  func component(_ value: Double) -> Float {
    guard isLinear else { return Float(value) }
    let size = abs(value)
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return Float(value < 0 ? -linear : linear)
  }

  /// Returns a component as a byte value, clamped to 0...255.
  func value(_ component: Float) -> Float {
    let clamped = max(0, min(component, 1))
    guard isLinear else { return clamped * 255 }
    let value = Double(clamped)
    return Float((value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055) * 255)
  }

  func pixel(_ color: CIColor) -> Tile.Pixel {
    let alpha = Float(color.alpha)
    return Tile.Pixel(
      component(color.red) * alpha, component(color.green) * alpha, component(color.blue) * alpha, alpha)
  }

  /// Returns a rectangle of a bitmap whose lower-left corner is at (0, 0). Pixels outside the bitmap are transparent.
  func tile(_ bitmap: Bitmap, _ rect: TileRect) -> Tile {
    var tile = Tile(rect)
    let all = TileRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    guard let part = rect.intersection(all) else { return tile }
    bitmap.bytes.withUnsafeBufferPointer { bytes in
      for y in part.y..<part.y + part.height {
        let row = (bitmap.height - 1 - y) * bitmap.width
        let target = (rect.y + rect.height - 1 - y) * rect.width - rect.x
        for x in part.x..<part.x + part.width { convert(bytes, at: row + x, into: &tile.pixels[target + x]) }
      }
    }
    return tile
  }

  /// Converts the pixel at a byte index in a bitmap. Does nothing if the pixel is transparent.
  private func convert(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, into pixel: inout Tile.Pixel) {
    let alpha = bytes[index * 4 + 3]
    guard alpha > 0 else { return }
    let opacity = Float(alpha) / 255
    func part(_ offset: Int) -> Float {
      let byte = bytes[index * 4 + offset]
      if alpha == 255 { return component(byte) }
      return component(UInt8(min(255, (Int(byte) * 255 + Int(alpha) / 2) / Int(alpha)))) * opacity
    }
    pixel = Tile.Pixel(part(0), part(1), part(2), opacity)
  }

  func bitmap(_ tile: Tile) -> Bitmap? {
    var bytes = [UInt8](repeating: 0, count: tile.pixels.count * 4)
    for (index, pixel) in tile.pixels.enumerated() {
      let alpha = max(0, min(pixel.w, 1))
      guard alpha > 0, alpha.isFinite else { continue }
      for part in 0..<3 { bytes[index * 4 + part] = UInt8(value(pixel[part] / alpha) * alpha + 0.5) }
      bytes[index * 4 + 3] = UInt8(alpha * 255 + 0.5)
    }
    return Bitmap(width: tile.rect.width, height: tile.rect.height, bytes: bytes)
  }
}
