// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

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

  /// Returns the column of the blurred image at an x-coordinate of the canvas. The center of the first column is 0.
  func column(x: Double) -> Double { x * across.scale - Double(shown.columns.lowerBound) - 0.5 }

  /// Returns the row of the blurred image at a y-coordinate of the canvas. The center of the first row is 0.
  func row(y: Double) -> Double { y * down.scale - Double(shown.rows.lowerBound) - 0.5 }

  var width: Int { cells.columns.count }
  var height: Int { cells.rows.count }

  /// Returns the visible part of a reduced image, blurred and with adjusted saturation. Pixels beyond its edges are
  /// equal to the pixels at the edges. Computed only with integers.
  func blurred(_ picture: Bitmap) -> Bitmap {
    func weights(_ sigma: Double) -> [UInt32] { sigma > 0.1 ? Gaussian.weights(sigma: sigma) : [65536] }
    let (across, down) = (weights(sigma.across), weights(sigma.down))
    let columns = shown.columns.count
    let (left, top) = (
      shown.columns.lowerBound - cells.columns.lowerBound, shown.rows.lowerBound - cells.rows.lowerBound
    )
    /// Returns the weighted sum of the pixels around a position in a row or column.
    func sum(
      _ weights: [UInt32], around place: Int, of length: Int, from first: UInt32, _ pixel: (Int) -> SIMD4<UInt32>
    ) -> SIMD4<UInt32> {
      var sum = SIMD4<UInt32>(repeating: first)
      for k in 1 - weights.count..<weights.count {
        sum &+= pixel(min(max(place + k, 0), length - 1)) &* SIMD4(repeating: weights[abs(k)])
      }
      return sum
    }
    // Blur along the rows, in units of 1/256, for the visible columns only.
    var rows = [SIMD4<UInt32>](repeating: .zero, count: columns * picture.height)
    for y in 0..<picture.height {
      for x in 0..<columns {
        rows[y * columns + x] =
          sum(across, around: x + left, of: picture.width, from: 128) { picture.pixel(x: $0, y: y) } &>> 8
      }
    }
    var result = Bitmap(width: columns, height: shown.rows.count)
    for y in 0..<result.height {
      for x in 0..<columns {
        let pixel = sum(down, around: y + top, of: picture.height, from: 1 << 23) { rows[$0 * columns + x] } &>> 24
        result.set(saturated(pixel), x: x, y: y)
      }
    }
    return result
  }

  /// Returns the pixel with adjusted saturation, as premultiplied bytes that do not exceed alpha.
  private func saturated(_ pixel: SIMD4<UInt32>) -> SIMD4<UInt32> {
    guard saturation != 1 else { return pixel }
    let factor = Int((saturation * 65536).rounded())
    let (red, green, blue, alpha) = (Int(pixel.x), Int(pixel.y), Int(pixel.z), Int(pixel.w))
    // The luminance of Rec. 709, in 1/65,536.
    let gray = 13933 * red + 46871 * green + 4732 * blue
    func byte(_ value: Int) -> UInt32 {
      let moved = (gray + ((value << 16 - gray) * factor) >> 16 + 32768) >> 16
      return UInt32(min(max(moved, 0), alpha))
    }
    return SIMD4(byte(red), byte(green), byte(blue), pixel.w)
  }
}

extension Bitmap {
  fileprivate func pixel(x: Int, y: Int) -> SIMD4<UInt32> {
    let i = (y * width + x) * 4
    return SIMD4(UInt32(bytes[i]), UInt32(bytes[i + 1]), UInt32(bytes[i + 2]), UInt32(bytes[i + 3]))
  }

  fileprivate mutating func set(_ pixel: SIMD4<UInt32>, x: Int, y: Int) {
    let i = (y * width + x) * 4
    for k in 0..<4 { bytes[i + k] = UInt8(truncatingIfNeeded: pixel[k]) }
  }
}
