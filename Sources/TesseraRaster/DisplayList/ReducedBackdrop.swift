// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A backdrop shows what is below it without detail. So what is below is painted small first, by the same painter under a
// smaller transform, which averages exactly; the small picture is blurred, and drawn as large as it was. A blur of 60 pixels
// costs no more than one of four that way.

/// Where the small picture of what a backdrop shows lies, and how small it is.
///
/// The canvas is divided into equal cells, one for each pixel of the small picture, so that its far edges have whole cells too:
/// nothing is painted beside it. Backdrops of one deviation share their cells.
struct ReducedBackdrop {
  static let greatestFactor = 32
  /// Deviations of the small picture lie between this and twice as much: enough that its pixels are not seen.
  private static let leastSigma = 3.0

  /// The cells of the canvas along one of its sides.
  private struct Cells {
    /// Pixels of the canvas, and the cells that they are divided into.
    let pixels: Int
    let count: Int

    init(pixels: Int, factor: Int) {
      self.pixels = pixels
      count = max(1, pixels / factor)
    }

    /// Cells to a pixel.
    var scale: Double { Double(count) / Double(pixels) }

    /// The cells that pixels touch.
    func range(low: Int, high: Int) -> Range<Int> {
      let (low, high) = (max(low, 0), min(high, pixels))
      return low * count / pixels..<(high * count + pixels - 1) / pixels
    }

    /// Where a cell begins, in pixels.
    func edge(cell: Int) -> Double { Double(cell * pixels) / Double(count) }
  }

  private let across: Cells
  private let down: Cells
  /// The pixels of the canvas that the small picture shows.
  let place: PixelRect
  /// The cells of the small picture, and those of them that are seen.
  private let cells: (columns: Range<Int>, rows: Range<Int>)
  private let shown: (columns: Range<Int>, rows: Range<Int>)
  /// Of the small picture, in its pixels.
  private let sigma: (across: Double, down: Double)
  private let saturation: Double

  /// Nil where nothing of the box is on the canvas.
  init?(of box: PixelRect, _ backdrop: DisplayList.Backdrop, under transform: Affine, canvas: PixelRect) {
    let box = box.intersection(canvas)
    guard !box.isEmpty else { return nil }
    let deviation = backdrop.sigma(under: transform)
    var factor = 1
    while factor < Self.greatestFactor, deviation / Double(2 * factor) >= Self.leastSigma { factor *= 2 }
    across = Cells(pixels: canvas.width, factor: factor)
    down = Cells(pixels: canvas.height, factor: factor)
    place = box.inset(by: -backdrop.margin(under: transform)).intersection(canvas)
    cells = (across.range(low: place.x0, high: place.x1), down.range(low: place.y0, high: place.y1))
    // A cell around, which bilinear reading needs; cells may be up to twice as wide as the factor.
    let near = box.inset(by: -2 * factor)
    shown = (
      across.range(low: near.x0, high: near.x1).clamped(to: cells.columns),
      down.range(low: near.y0, high: near.y1).clamped(to: cells.rows)
    )
    sigma = (deviation * across.scale, deviation * down.scale)
    saturation = backdrop.saturation.isNaN ? 1 : min(4, max(0, backdrop.saturation))
  }

  /// All that the blurred picture depends on beside what is painted below.
  var numbers: [Double] {
    [sigma.across, sigma.down, saturation]
      + [shown.columns, shown.rows, cells.columns, cells.rows].flatMap {
        [Double($0.lowerBound), Double($0.upperBound)]
      }
  }

  /// From the canvas to the small picture.
  var transform: Affine {
    Affine.scale(x: across.scale, y: down.scale)
      .concatenating(.translation(x: -Double(cells.columns.lowerBound), y: -Double(cells.rows.lowerBound)))
  }

  /// Where the blurred part is drawn.
  var destination: Rect {
    let (x, y) = (across.edge(cell: shown.columns.lowerBound), down.edge(cell: shown.rows.lowerBound))
    return Rect(
      x: x, y: y, width: across.edge(cell: shown.columns.upperBound) - x,
      height: down.edge(cell: shown.rows.upperBound) - y)
  }

  var width: Int { cells.columns.count }
  var height: Int { cells.rows.count }

  /// The part that is seen of a small picture, blurred and with other saturation. Pixels beyond its edges are as those at
  /// them. All in whole numbers.
  func blurred(_ picture: Bitmap) -> Bitmap {
    func weights(_ sigma: Double) -> [UInt32] { sigma > 0.1 ? Gaussian.weights(sigma: sigma) : [65536] }
    let (across, down) = (weights(sigma.across), weights(sigma.down))
    let columns = shown.columns.count
    let (left, top) = (
      shown.columns.lowerBound - cells.columns.lowerBound, shown.rows.lowerBound - cells.rows.lowerBound
    )
    /// The sum of pixels, weighed, on both sides of a place of a line.
    func sum(
      _ weights: [UInt32], around place: Int, of length: Int, from first: UInt32, _ pixel: (Int) -> SIMD4<UInt32>
    ) -> SIMD4<UInt32> {
      var sum = SIMD4<UInt32>(repeating: first)
      for k in 1 - weights.count..<weights.count {
        sum &+= pixel(min(max(place + k, 0), length - 1)) &* SIMD4(repeating: weights[abs(k)])
      }
      return sum
    }
    // Along rows, in 256ths; only the columns that are seen.
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

  /// Premultiplied bytes; none gets larger than alpha.
  private func saturated(_ pixel: SIMD4<UInt32>) -> SIMD4<UInt32> {
    guard saturation != 1 else { return pixel }
    let factor = Int((saturation * 65536).rounded())
    let (red, green, blue, alpha) = (Int(pixel.x), Int(pixel.y), Int(pixel.z), Int(pixel.w))
    // The luminance of Rec. 709, in 65536ths.
    let grey = 13933 * red + 46871 * green + 4732 * blue
    func byte(_ value: Int) -> UInt32 {
      let moved = (grey + ((value << 16 - grey) * factor) >> 16 + 32768) >> 16
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
