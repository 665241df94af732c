// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics
import TesseraPlaceholders

/// A recipe for an image that a context renders. The y-axis points up.
///
///     let blurred = CIImage(cgImage: photo).applyingGaussianBlur(sigma: 8)
///     let image = CIContext().createCGImage(blurred, from: blurred.extent)
///
/// - Note: Differs from Core Image: only the file formats that `UIImage` reads are supported, and colors are
///   converted to sRGB.
public final class CIImage: NSObject, Sendable {
  /// The rectangle, in pixels, outside which the image is transparent. The rectangle may be infinite.
  public let extent: CGRect
  let make: @Sendable (TileRect, WorkingSpace) -> Tile
  /// Whether transforms sample the nearest pixel instead of interpolating.
  private let isSharp: Bool

  let node: RenderNode

  /// Creates an image whose pixels are computed by a closure.
  ///
  /// - Parameter inputs: The images that the closure renders.
  init(
    extent: CGRect, isSharp: Bool = false, inputs: [CIImage] = [],
    _ make: @escaping @Sendable (TileRect, WorkingSpace) -> Tile
  ) {
    let node = RenderNode(inputs.map(\.node))
    (self.extent, self.isSharp, self.node) = (extent, isSharp, node)
    self.make = { rect, space in space.cache?.tile(node, in: rect) { make(rect, space) } ?? make(rect, space) }
    super.init()
  }

  /// Returns the image with nearest-neighbor sampling for transforms.
  public func samplingNearest() -> CIImage { CIImage(extent: extent, isSharp: true, inputs: [self], make) }
  /// Returns the image with linear sampling for transforms.
  public func samplingLinear() -> CIImage { CIImage(extent: extent, inputs: [self], make) }

  /// Creates an image from a `CGImage`, with the lower-left corner at (0, 0).
  public convenience init(cgImage image: CGImage) {
    let bitmap = image.bitmapOfPixels
    self.init(extent: CGRect(x: 0, y: 0, width: image.width, height: image.height)) { rect, space in
      space.tile(bitmap, rect)
    }
  }

  /// Creates an image from a `UIImage`. Returns `nil` if the `UIImage` stores no pixels.
  public convenience init?(image: UIImage) {
    guard let pixels = image.cgImage else { return nil }
    self.init(cgImage: pixels)
  }

  /// Creates an image from the data of an image file. Returns `nil` if `UIImage` doesn't support the format.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  /// Creates an image from a file. Returns `nil` if `UIImage` doesn't support the format.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// Creates an infinite image of a constant color.
  public convenience init(color: CIColor) {
    self.init(extent: .infinite) { rect, space in
      Tile(rect, pixels: [Tile.Pixel](repeating: space.pixel(color), count: rect.width * rect.height))
    }
  }

  /// Returns an image without pixels.
  public class func empty() -> CIImage { CIImage(extent: .null) { rect, _ in Tile(rect) } }

  /// Returns the image, cropped to a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    let extent = extent.intersection(rect)
    guard let inner = CropBounds(extent) else { return .empty() }
    return CIImage(extent: extent, inputs: [self]) { [make] tileRect, space in
      var tile = make(tileRect, space)
      for row in 0..<tileRect.height {
        let y = tileRect.y + tileRect.height - 1 - row
        for column in 0..<tileRect.width where !inner.contains(x: tileRect.x + column, y: y) {
          tile.pixels[row * tileRect.width + column] = .zero
        }
      }
      return tile
    }
  }

  /// Returns the image transformed by a matrix, with linear sampling. Returns the original image if the matrix has no
  /// inverse.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    let back = matrix.inverted()
    guard matrix.a * matrix.d - matrix.b * matrix.c != 0 else { return self }
    let source = extent
    let extent = extent.isInfinite ? extent : extent.applying(matrix)
    return CIImage(extent: extent, isSharp: isSharp, inputs: [self]) { [make, isSharp] rect, space in
      CIImage.sample(rect, through: back, of: source) { part in
        let tile = make(part, space)
        return { x, y in isSharp ? tile.nearest(x: x, y: y) : tile.sample(x: x, y: y) }
      }
    }
  }

  /// Samples an image through a transform. If the rectangle requires too large a part of the image, samples its
  /// halves separately.
  private static func sample(
    _ rect: TileRect, through back: CGAffineTransform, of extent: CGRect,
    _ sampler: (TileRect) -> (Double, Double) -> Tile.Pixel
  ) -> Tile {
    let place = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height).applying(back)
    let needed = place.insetBy(dx: -1, dy: -1).intersection(extent.insetBy(dx: -1, dy: -1))
    if needed.isNull { return Tile(rect) }
    if let part = TileRect(needed) {
      let pixel = sampler(part)
      return Tile.make(rect) { x, y in
        let point = CGPoint(x: x, y: y).applying(back)
        return pixel(Double(point.x), Double(point.y))
      }
    }
    guard let (first, second) = rect.halves else {
      Placeholder.reportOnce(
        "Tessera: a Core Image transform needs more than \(TileRect.limit) input pixels for one output pixel, which "
          + "stays transparent.")
      return Tile(rect)
    }
    var tile = Tile(rect)
    tile.place(sample(first, through: back, of: extent, sampler))
    tile.place(sample(second, through: back, of: extent, sampler))
    return tile
  }

  /// Returns the image composited over another image.
  public func composited(over dest: CIImage) -> CIImage {
    blended(with: dest) { source, under in source + under * (1 - source.w) }
  }

  func blended(
    with under: CIImage, _ blend: @escaping @Sendable (Tile.Pixel, Tile.Pixel) -> Tile.Pixel
  ) -> CIImage {
    CIImage(extent: extent.union(under.extent), inputs: [self, under]) { [make, other = under.make] rect, space in
      var tile = make(rect, space)
      let other = other(rect, space)
      for index in tile.pixels.indices { tile.pixels[index] = blend(tile.pixels[index], other.pixels[index]) }
      return tile
    }
  }

  /// Returns the image with its edge pixels extended infinitely.
  public func clampedToExtent() -> CIImage {
    guard let inner = TileRect(anySize: extent) else { return self }
    return CIImage(extent: .infinite, inputs: [self]) { [make] rect, space in
      let tile = make(rect.clamped(to: inner), space)
      return Tile.make(rect) { x, y in
        let column = min(max(Int(x.rounded(.down)), inner.x), inner.x + inner.width - 1)
        let row = min(max(Int(y.rounded(.down)), inner.y), inner.y + inner.height - 1)
        return tile.pixel(x: column, y: row)
      }
    }
  }

  /// Returns the image with a Gaussian blur. `sigma` is the standard deviation, in pixels.
  public func applyingGaussianBlur(sigma: Double) -> CIImage { GaussianBlur.of(self, sigma: sigma) }

  /// Applies a filter. Returns the original image if the filter doesn't exist or has no output.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: filterName) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    for (key, value) in params { filter.setValue(value, forKey: key) }
    return filter.outputImage ?? self
  }

  /// Returns the image with a color mapping applied.
  func mappingColors(_ map: @escaping @Sendable (Tile.Pixel) -> Tile.Pixel) -> CIImage {
    CIImage(extent: extent, inputs: [self]) { [make] rect, space in make(rect, space).mappingColors(map) }
  }
}

/// The whole pixels within a rectangle, which may be infinite.
private struct CropBounds: Sendable {
  let (minX, minY, maxX, maxY): (Double, Double, Double, Double)

  init?(_ rect: CGRect) {
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return nil }
    let rect = rect.isInfinite ? CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9) : rect
    (minX, minY, maxX, maxY) = (Double(rect.minX), Double(rect.minY), Double(rect.maxX), Double(rect.maxY))
  }

  /// Returns whether a pixel's center is within the bounds.
  func contains(x: Int, y: Int) -> Bool {
    let (x, y) = (Double(x) + 0.5, Double(y) + 0.5)
    return x >= minX && x < maxX && y >= minY && y < maxY
  }
}

extension Tile {
  /// Returns the pixel that contains a point.
  func nearest(x: Double, y: Double) -> Pixel {
    guard abs(x) < 1e9, abs(y) < 1e9 else { return .zero }
    return pixel(x: Int(x.rounded(.down)), y: Int(y.rounded(.down)))
  }

  /// Returns the pixel value at a point, interpolated from the four surrounding pixels.
  func sample(x: Double, y: Double) -> Pixel {
    guard abs(x) < 1e9, abs(y) < 1e9 else { return .zero }
    let (left, bottom) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let (fx, fy) = (Float(x - 0.5 - left), Float(y - 0.5 - bottom))
    let (column, row) = (Int(left), Int(bottom))
    let low = pixel(x: column, y: row) * (1 - fx) + pixel(x: column + 1, y: row) * fx
    let high = pixel(x: column, y: row + 1) * (1 - fx) + pixel(x: column + 1, y: row + 1) * fx
    return low * (1 - fy) + high * fy
  }
}
