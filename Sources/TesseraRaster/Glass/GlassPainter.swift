// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels

/// Draws a sheet of glass over its blurred content.
///
/// The tint is the same for all pixels, so it is drawn over the content first, which is smaller than the glass.
struct GlassPainter {
  private let lens: GlassLens
  private let cells: ReducedBackdrop
  private let kernels: UnsafePointer<TKKernels>
  private let edge: UInt32
  private let highlight: UInt32
  private let corners: CornerRefraction?

  init(_ lens: GlassLens, over cells: ReducedBackdrop, kernels: UnsafePointer<TKKernels>) {
    self.lens = lens
    self.cells = cells
    self.kernels = kernels
    edge = PremultipliedColor(lens.glass.edge).bits
    highlight = PremultipliedColor(lens.glass.highlight).bits
    corners = CornerRefraction(lens)
  }

  /// Returns an image of each of the lens's parts.
  func pictures(over content: Bitmap) -> [Bitmap] {
    guard content.width > 0, content.height > 0 else { return [] }
    let tinted = tinted(content)
    return tinted.withUnsafeBufferPointer { tinted in
      guard let source = tinted.baseAddress else { return [] }
      let content = LensContent(pixels: source, width: content.width, height: content.height, cells: cells)
      return lens.parts.map { picture(of: $0, content) }
    }
  }

  private func picture(of place: PixelRect, _ content: LensContent) -> Bitmap {
    let count = place.width * place.height
    let bytes = [UInt8](unsafeUninitializedCapacity: count * 4) { buffer, initialized in
      buffer.baseAddress?.withMemoryRebound(to: UInt32.self, capacity: count) { paint(place, content, into: $0) }
      initialized = count * 4
    }
    return Bitmap(width: place.width, height: place.height, bytes: bytes) ?? Bitmap(width: 0, height: 0)
  }

  private func paint(_ place: PixelRect, _ content: LensContent, into pixels: UnsafeMutablePointer<UInt32>) {
    let taps = content.taps(ofColumns: place.x0..<place.x1)
    // The last pixel is repeated, because a tap always reads two.
    var row = [UInt32](repeating: 0, count: content.width + 1)
    for y in place.y0..<place.y1 {
      // The pixel at column 0, which may be outside of the image.
      let line = pixels + (y - place.y0) * place.width - place.x0
      let core = lens.core(inRow: y).clamped(to: place.x0..<place.x1)
      paintRim(place.x0..<core.lowerBound, y: y, content, into: line)
      if !core.isEmpty {
        taps.withUnsafeBufferPointer { taps in
          guard let taps = taps.baseAddress else { return }
          paintCore(
            core, y: y, over: content, taps: taps + (core.lowerBound - place.x0), row: &row, into: line)
        }
      }
      paintRim(core.upperBound..<place.x1, y: y, content, into: line)
    }
  }

  /// Draws the pixels of a row that are displaced vertically by the same distance.
  private func paintCore(
    _ core: Range<Int>, y: Int, over content: LensContent, taps: UnsafePointer<TKTap>, row: inout [UInt32],
    into line: UnsafeMutablePointer<UInt32>
  ) {
    let shape = lens.field.first
    let sample = shape.sample(x: shape.centerX, y: Double(y) + 0.5)
    let pixels = line + core.lowerBound
    content.load(y: Double(y) + 0.5 - sample.y * lens.displacement(atDistance: sample.distance), into: &row, kernels)
    kernels.pointee.resample(pixels, core.count, row, taps)
    finish(pixels, count: core.count, at: sample)
  }

  /// Draws the pixels of a row that are displaced by different distances.
  private func paintRim(
    _ columns: Range<Int>, y: Int, _ content: LensContent, into line: UnsafeMutablePointer<UInt32>
  ) {
    guard let corners, let row = corners.row(y: y) else {
      for x in columns { paintPixel(x: x, y: y, content, into: line) }
      return
    }
    corners.withRatios { ratios in
      for x in columns {
        let centerX = Double(x) + 0.5
        let offset = row.offset(x: centerX)
        let squared = offset * offset + row.squaredOffset
        if squared >= corners.end {
          line[x] = 0
        } else if squared < corners.lines {
          let ratio = squared < corners.start ? 0 : ratios(squaredDistance: squared)
          line[x] = content.color(x: centerX - offset * ratio, y: row.centerY - row.offset * ratio)
        } else {
          paintPixel(x: x, y: y, content, into: line)
        }
      }
    }
  }

  private func paintPixel(x: Int, y: Int, _ content: LensContent, into line: UnsafeMutablePointer<UInt32>) {
    let pixel = line + x
    let (centerX, centerY) = (Double(x) + 0.5, Double(y) + 0.5)
    let sample = lens.sample(x: centerX, y: centerY)
    guard sample.distance < 0.5 else {
      pixel.pointee = 0
      return
    }
    let shift = lens.displacement(atDistance: sample.distance)
    pixel.pointee = content.color(x: centerX - sample.x * shift, y: centerY - sample.y * shift)
    finish(pixel, count: 1, at: sample)
  }

  // MARK: Colors

  /// Draws the lines along the edge over adjacent pixels with the same distance, and multiplies them by their coverage.
  private func finish(_ pixels: UnsafeMutablePointer<UInt32>, count: Int, at sample: DistanceField.Sample) {
    guard sample.distance > GlassLens.linesEnd else { return }
    // The cosine of the angle between the edge's direction and the direction to the light.
    let cosine = (sample.x * 3 + sample.y * 4) / 5
    let light = (1 + 2 * cosine * cosine) / 3
    draw(highlight, share: max(0, 1 - abs(sample.distance + 1.5)) * light, over: pixels, count: count)
    draw(edge, share: max(0, 1 - abs(sample.distance + 0.5)), over: pixels, count: count)
    let coverage = Self.byte(share: 0.5 - sample.distance)
    guard coverage < 255 else { return }
    if count == 1 {
      pixels.pointee = tk_over(0, pixels.pointee, coverage)
      return
    }
    pixels.withMemoryRebound(to: UInt8.self, capacity: count * 4) { bytes in
      kernels.pointee.scale(bytes, count * 4, bytes, coverage)
    }
  }

  /// Draws a color over pixels.
  private func draw(_ color: UInt32, share: Double, over pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    guard share > 0 else { return }
    let share = Self.byte(share: share)
    if count == 1 {
      pixels.pointee = tk_over(pixels.pointee, color, share)
    } else {
      kernels.pointee.over_color(pixels, count, color, share)
    }
  }

  /// Returns a fraction in units of 1/255.
  private static func byte(share: Double) -> UInt32 { UInt32(min(max(share, 0), 1) * 255 + 0.5) }

  /// Returns the pixels of the content with the tint over them.
  private func tinted(_ content: Bitmap) -> [UInt32] {
    var pixels = content.bytes.withUnsafeBytes { [UInt32]($0.assumingMemoryBound(to: UInt32.self)) }
    let tint = PremultipliedColor(tint(over: content)).bits
    pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      kernels.pointee.over_color(base, pixels.count, tint, 255)
    }
    return pixels
  }

  /// Returns the tint, which depends on the mean luminance of the content.
  private func tint(over content: Bitmap) -> Color {
    var (sum, alpha) = (0, 0)
    content.bytes.withUnsafeBufferPointer { bytes in
      for index in stride(from: 0, to: bytes.count, by: 4) {
        sum += 54 * Int(bytes[index]) + 183 * Int(bytes[index + 1]) + 19 * Int(bytes[index + 2])
        alpha += Int(bytes[index + 3])
      }
    }
    // From 0 for luminances up to 30 percent to 256 for luminances from 60 percent. Nothing is as bright as white.
    let percent = alpha > 0 ? sum * 100 / (alpha * 256) : 100
    let share = min(max((percent - 30) * 256 / 30, 0), 256)
    func mixed(_ dark: UInt8, _ light: UInt8) -> UInt8 { UInt8((Int(dark) * (256 - share) + Int(light) * share) / 256) }
    let (dark, light) = (lens.glass.darkTint, lens.glass.tint)
    return Color(
      red: mixed(dark.red, light.red), green: mixed(dark.green, light.green), blue: mixed(dark.blue, light.blue),
      alpha: mixed(dark.alpha, light.alpha))
  }
}

/// The tinted content with its position on the canvas. Positions are fixed-point numbers with 16 fraction bits.
private struct LensContent {
  let pixels: UnsafePointer<UInt32>
  let width: Int
  let height: Int
  private let columns: ReducedBackdrop.Axis
  private let rows: ReducedBackdrop.Axis
  private let walk: TKWalk

  init(pixels: UnsafePointer<UInt32>, width: Int, height: Int, cells: ReducedBackdrop) {
    self.pixels = pixels
    self.width = width
    self.height = height
    columns = cells.columns
    rows = cells.rows
    walk = TKWalk(
      pixels: pixels, stride: width, x0: 0, y0: 0, x1: Int32(width), y1: Int32(height), u: 0, v: 0, du: 0, dv: 0)
  }

  /// Returns a position between two columns of the content for an x-coordinate on the canvas.
  @inline(__always)
  func column(x: Double) -> Int64 { tk_fixed(columns.position(of: x)) }

  /// Returns a position between two rows of the content for a y-coordinate on the canvas.
  @inline(__always)
  func row(y: Double) -> Int64 { tk_fixed(rows.position(of: y)) }

  /// Returns the color at a point of the canvas, interpolated between four pixels.
  @inline(__always)
  func color(x: Double, y: Double) -> UInt32 { tk_sample(walk, column(x: x), row(y: y)) }

  /// Returns the pixels of the content between which each column of the canvas lies.
  func taps(ofColumns columns: Range<Int>) -> [TKTap] {
    columns.map { x in
      let (first, weight) = Self.tap(column(x: Double(x) + 0.5), count: width)
      return TKTap(index: UInt32(first), weight: weight)
    }
  }

  /// Interpolates the row at a y-coordinate on the canvas, and repeats its last pixel.
  func load(y: Double, into row: inout [UInt32], _ kernels: UnsafePointer<TKKernels>) {
    let (first, weight) = Self.tap(self.row(y: y), count: height)
    let second = min(first + 1, height - 1)
    kernels.pointee.mix_rows(&row, width, pixels + first * width, pixels + second * width, weight)
    row[width] = row[width - 1]
  }

  /// Returns the first of the two pixels around a position, and the weight of the second one in 1/256.
  private static func tap(_ position: Int64, count: Int) -> (first: Int, weight: UInt32) {
    let clamped = Int(min(max(position, 0), Int64(count - 1) << 16))
    return (clamped >> 16, UInt32(clamped >> 8 & 255))
  }
}
