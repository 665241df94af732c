// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels

// A backdrop shows the content below it without details. The content is therefore drawn at a reduced size by the same
// painter with a smaller transform, which averages pixels exactly. The reduced image is blurred and then drawn at the
// original size. A blur of 60 pixels is therefore as cheap as a blur of four pixels.

/// The position and scale of a backdrop's reduced image.
///
/// The canvas is divided into cells of equal size, one for each pixel of the reduced image, so that there are no
/// partial cells at the far edges. Backdrops with the same standard deviation share their cells.
struct ReducedBackdrop {
  static let maximumFactor = 32
  /// The minimum standard deviation in the reduced image, which is large enough to make the image's pixels invisible.
  /// The maximum is twice this value.
  private static let minimumSigma = 3.0

  /// The division of the canvas into cells along one axis.
  private struct Cells {
    /// The length of the canvas in pixels, and the number of cells.
    let pixels: Int
    let count: Int

    init(pixels: Int, factor: Int) {
      self.pixels = pixels
      count = max(1, pixels / factor)
    }

    /// The number of cells per pixel.
    var scale: Double { Double(count) / Double(pixels) }

    /// Returns the range of cells that a range of pixels touches.
    func range(low: Int, high: Int) -> Range<Int> {
      let (low, high) = (max(low, 0), min(high, pixels))
      return low * count / pixels..<(high * count + pixels - 1) / pixels
    }

    /// Returns the start of a cell, in pixels.
    func edge(cell: Int) -> Double { Double(cell * pixels) / Double(count) }
  }

  private let across: Cells
  private let down: Cells
  /// The pixels of the canvas that the reduced image covers.
  let place: PixelRect
  /// The cells of the reduced image. `shown` contains the cells that are visible.
  private let cells: (columns: Range<Int>, rows: Range<Int>)
  private let shown: (columns: Range<Int>, rows: Range<Int>)
  /// The standard deviations for the reduced image, in its pixels.
  private let sigma: (across: Double, down: Double)
  private let saturation: Double

  /// Creates a reduced backdrop. Returns nil if the box does not overlap the canvas.
  init?(of box: PixelRect, _ backdrop: DisplayList.Backdrop, under transform: Affine, canvas: PixelRect) {
    let box = box.intersection(canvas)
    guard !box.isEmpty else { return nil }
    let deviation = backdrop.sigma(under: transform)
    var factor = 1
    while factor < Self.maximumFactor, deviation / Double(2 * factor) >= Self.minimumSigma { factor *= 2 }
    across = Cells(pixels: canvas.width, factor: factor)
    down = Cells(pixels: canvas.height, factor: factor)
    place = box.inset(by: -backdrop.margin(under: transform)).intersection(canvas)
    cells = (across.range(low: place.x0, high: place.x1), down.range(low: place.y0, high: place.y1))
    // Bilinear sampling requires a border of one cell. A cell may be up to twice as wide as the factor.
    let near = box.inset(by: -2 * factor)
    shown = (
      across.range(low: near.x0, high: near.x1).clamped(to: cells.columns),
      down.range(low: near.y0, high: near.y1).clamped(to: cells.rows)
    )
    sigma = (deviation * across.scale, deviation * down.scale)
    saturation = backdrop.saturation.isNaN ? 1 : min(4, max(0, backdrop.saturation))
  }

  /// All parameters of the blurred image, excluding the content below it.
  var numbers: [Double] {
    [sigma.across, sigma.down, saturation]
      + [shown.columns, shown.rows, cells.columns, cells.rows].flatMap {
        [Double($0.lowerBound), Double($0.upperBound)]
      }
  }

  /// The transform from the canvas to the reduced image.
  var transform: Affine {
    Affine.scale(x: across.scale, y: down.scale)
      .concatenating(.translation(x: -Double(cells.columns.lowerBound), y: -Double(cells.rows.lowerBound)))
  }

  /// The rectangle in which the blurred image is drawn.
  var destination: Rect {
    let (x, y) = (across.edge(cell: shown.columns.lowerBound), down.edge(cell: shown.rows.lowerBound))
    return Rect(
      x: x, y: y, width: across.edge(cell: shown.columns.upperBound) - x,
      height: down.edge(cell: shown.rows.upperBound) - y)
  }

  /// The mapping of coordinates of the canvas to pixels of the blurred image. The center of the first pixel is 0.
  struct Axis {
    let scale: Double
    let start: Double

    @inline(__always)
    func position(of coordinate: Double) -> Double { coordinate * scale - start }
  }

  var columns: Axis { Axis(scale: across.scale, start: Double(shown.columns.lowerBound) + 0.5) }
  var rows: Axis { Axis(scale: down.scale, start: Double(shown.rows.lowerBound) + 0.5) }

  var width: Int { cells.columns.count }
  var height: Int { cells.rows.count }

  /// Returns the visible part of a reduced image, blurred and with adjusted saturation. Computed only with integers.
  func blurred(_ picture: Bitmap, kernels: UnsafePointer<TKKernels>) -> Bitmap {
    func weights(sigma: Double) -> [UInt32] { sigma > 0.1 ? Gaussian.weights(sigma: sigma) : [65536] }
    func range(_ shown: Range<Int>, in all: Range<Int>) -> Range<Int> {
      shown.lowerBound - all.lowerBound..<shown.upperBound - all.lowerBound
    }
    let blur = BackdropBlur(across: weights(sigma: sigma.across), down: weights(sigma: sigma.down), kernels: kernels)
    var result = blur.part(range(shown.columns, in: cells.columns), range(shown.rows, in: cells.rows), of: picture)
    if saturation != 1 { saturate(&result) }
    return result
  }

  /// Adjusts the saturation of premultiplied pixels. The components don't exceed alpha.
  private func saturate(_ picture: inout Bitmap) {
    let factor = Int((saturation * 65536).rounded())
    picture.bytes.withUnsafeMutableBufferPointer { bytes in
      for pixel in stride(from: 0, to: bytes.count, by: 4) {
        let (red, green, blue) = (Int(bytes[pixel]), Int(bytes[pixel + 1]), Int(bytes[pixel + 2]))
        let alpha = Int(bytes[pixel + 3])
        // The luminance of Rec. 709, in 1/65,536.
        let gray = 13933 * red + 46871 * green + 4732 * blue
        func byte(_ value: Int) -> UInt8 {
          let moved = (gray + ((value << 16 - gray) * factor) >> 16 + 32768) >> 16
          return UInt8(truncatingIfNeeded: min(max(moved, 0), alpha))
        }
        (bytes[pixel], bytes[pixel + 1], bytes[pixel + 2]) = (byte(red), byte(green), byte(blue))
      }
    }
  }
}
