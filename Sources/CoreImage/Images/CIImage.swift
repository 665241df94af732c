// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics

/// A picture that is still to be made. y grows upwards.
///
///     let blurred = CIImage(cgImage: photo).applyingGaussianBlur(sigma: 8)
///     let image = CIContext().createCGImage(blurred, from: blurred.extent)
///
/// - Note: Differs from UIKit: pictures are of the formats that `UIImage` reads, and their colours become sRGB.
public final class CIImage: NSObject, Sendable {
  /// Where the picture is not clear; may be infinite. Pixels.
  public let extent: CGRect
  let make: @Sendable (TileRect, WorkingSpace) -> Tile
  /// Whether a transform takes the nearest pixel, and not what lies between.
  private let isSharp: Bool

  init(extent: CGRect, isSharp: Bool = false, _ make: @escaping @Sendable (TileRect, WorkingSpace) -> Tile) {
    (self.extent, self.isSharp, self.make) = (extent, isSharp, make)
    super.init()
  }

  /// The same picture, of which transforms take the nearest pixel.
  public func samplingNearest() -> CIImage { CIImage(extent: extent, isSharp: true, make) }
  /// The same picture, of which transforms take what lies between pixels.
  public func samplingLinear() -> CIImage { CIImage(extent: extent, make) }

  /// The pixels of an image, with the lower left corner at 0, 0.
  public convenience init(cgImage image: CGImage) {
    let bitmap = image.bitmapOfPixels
    self.init(extent: CGRect(x: 0, y: 0, width: image.width, height: image.height)) { rect, space in
      let tile = space.tile(bitmap)
      return Tile.make(rect) { x, y in tile.pixel(Int(x.rounded(.down)), Int(y.rounded(.down))) }
    }
  }

  /// The pixels of an image as they are stored; nil for an image without pixels.
  public convenience init?(image: UIImage) {
    guard let pixels = image.cgImage else { return nil }
    self.init(cgImage: pixels)
  }

  /// The picture in a file's bytes, of the formats that `UIImage` reads; nil for others.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  /// The picture in a file, of the formats that `UIImage` reads; nil for others.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// One colour everywhere.
  public convenience init(color: CIColor) {
    self.init(extent: .infinite) { rect, space in
      Tile(rect, pixels: [Tile.Pixel](repeating: space.pixel(color), count: rect.width * rect.height))
    }
  }

  /// Nothing.
  public class func empty() -> CIImage { CIImage(extent: .null) { rect, _ in Tile(rect) } }

  /// What the picture shows in a rectangle, clear elsewhere.
  public func cropped(to rect: CGRect) -> CIImage {
    let extent = extent.intersection(rect)
    guard let inner = CropBounds(extent) else { return .empty() }
    return CIImage(extent: extent) { [make] tileRect, space in
      var tile = make(tileRect, space)
      for row in 0..<tileRect.height {
        let y = tileRect.y + tileRect.height - 1 - row
        for column in 0..<tileRect.width where !inner.contains(tileRect.x + column, y) {
          tile.pixels[row * tileRect.width + column] = .zero
        }
      }
      return tile
    }
  }

  /// The picture moved, scaled and turned, sampled between pixels. The picture itself where the map has no inverse.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    let back = matrix.inverted()
    guard matrix.a * matrix.d - matrix.b * matrix.c != 0 else { return self }
    let extent = extent.isInfinite ? extent : extent.applying(matrix)
    return CIImage(extent: extent, isSharp: isSharp) { [make, isSharp] rect, space in
      let place = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height).applying(back).insetBy(
        dx: -1, dy: -1)
      guard let source = TileRect(place) else { return Tile(rect) }
      let tile = make(source, space)
      return Tile.make(rect) { x, y in
        let point = CGPoint(x: x, y: y).applying(back)
        let (x, y) = (Double(point.x), Double(point.y))
        return isSharp ? tile.nearest(x, y) : tile.sample(x, y)
      }
    }
  }

  /// The picture over another.
  public func composited(over dest: CIImage) -> CIImage {
    blended(with: dest) { source, under in source + under * (1 - source.w) }
  }

  func blended(
    with under: CIImage, _ blend: @escaping @Sendable (Tile.Pixel, Tile.Pixel) -> Tile.Pixel
  ) -> CIImage {
    CIImage(extent: extent.union(under.extent)) { [make] rect, space in
      var tile = make(rect, space)
      let other = under.make(rect, space)
      for index in tile.pixels.indices { tile.pixels[index] = blend(tile.pixels[index], other.pixels[index]) }
      return tile
    }
  }

  /// The picture whose edges go on for ever.
  public func clampedToExtent() -> CIImage {
    guard let inner = TileRect(extent) else { return self }
    return CIImage(extent: .infinite) { [make] rect, space in
      let tile = make(inner, space)
      return Tile.make(rect) { x, y in
        let column = min(max(Int(x.rounded(.down)), inner.x), inner.x + inner.width - 1)
        let row = min(max(Int(y.rounded(.down)), inner.y), inner.y + inner.height - 1)
        return tile.pixel(column, row)
      }
    }
  }

  /// The picture blurred by a Gaussian of a standard deviation in pixels.
  public func applyingGaussianBlur(sigma: Double) -> CIImage { GaussianBlur.of(self, sigma: sigma) }

  /// What a filter makes of the picture; the picture itself where there is no filter of that name or it makes nothing.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: filterName) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    for (key, value) in params { filter.setValue(value, forKey: key) }
    return filter.outputImage ?? self
  }

  /// The picture as a colour filter maps it.
  func mappingColors(_ map: @escaping @Sendable (Tile.Pixel) -> Tile.Pixel) -> CIImage {
    CIImage(extent: extent) { [make] rect, space in make(rect, space).mappingColors(map) }
  }
}

/// Whole pixels inside of a rectangle that may be infinite.
private struct CropBounds: Sendable {
  let (minX, minY, maxX, maxY): (Double, Double, Double, Double)

  init?(_ rect: CGRect) {
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return nil }
    let rect = rect.isInfinite ? CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9) : rect
    (minX, minY, maxX, maxY) = (Double(rect.minX), Double(rect.minY), Double(rect.maxX), Double(rect.maxY))
  }

  /// Whether the middle of a pixel is inside.
  func contains(_ x: Int, _ y: Int) -> Bool {
    let (x, y) = (Double(x) + 0.5, Double(y) + 0.5)
    return x >= minX && x < maxX && y >= minY && y < maxY
  }
}

extension Tile {
  /// The pixel that a place is in.
  func nearest(_ x: Double, _ y: Double) -> Pixel {
    guard abs(x) < 1e9, abs(y) < 1e9 else { return .zero }
    return pixel(Int(x.rounded(.down)), Int(y.rounded(.down)))
  }

  /// The picture between the four pixels around a place.
  func sample(_ x: Double, _ y: Double) -> Pixel {
    guard abs(x) < 1e9, abs(y) < 1e9 else { return .zero }
    let (left, bottom) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let (fx, fy) = (Float(x - 0.5 - left), Float(y - 0.5 - bottom))
    let (column, row) = (Int(left), Int(bottom))
    let low = pixel(column, row) * (1 - fx) + pixel(column + 1, row) * fx
    let high = pixel(column, row + 1) * (1 - fx) + pixel(column + 1, row + 1) * fx
    return low * (1 - fy) + high * fy
  }
}
