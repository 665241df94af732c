// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Glass is drawn as a separate image, one pixel at a time: the distance from the edge determines the coverage, the
// point of the blurred content that is seen through the pixel, and the lines along the edge. Distances are Doubles, which
// are computed without trigonometry; colors are integers. Away from the edge at the sides of a single shape, all pixels of
// a row are displaced by the same distance, so the row's content is prepared once and only interpolated for each pixel.

/// A sheet of glass over a blurred image.
struct GlassLens {
  private let glass: DisplayList.Glass
  private let field: DistanceField
  /// The transform from pixels to the field's coordinates, or nil if these are pixels. `scale` is the number of pixels
  /// per unit of the field.
  private let inverse: Affine?
  private let scale: Double
  /// The rim's width and the greatest displacement, in pixels.
  private let rim: Double
  private let refraction: Double
  /// The pixels of the canvas that the glass covers.
  let place: PixelRect

  /// Creates a lens. Returns nil if it is outside of the canvas or has no shape.
  init?(_ glass: DisplayList.Glass, under transform: Affine, canvas: PixelRect) {
    func length(of value: Double) -> Double { value.isFinite && value > 0 ? value : 0 }
    let factor = abs(transform.determinant).squareRoot()
    guard factor > 0, factor.isFinite, let inverse = transform.inverted else { return nil }
    let isAligned = transform.b == 0 && transform.c == 0
    let shapes = glass.shapes.compactMap {
      DistanceField.Shape(isAligned ? $0.transformed(byAligned: transform, factor: factor) : $0)
    }
    guard !shapes.isEmpty else { return nil }
    self.glass = glass
    self.inverse = isAligned ? nil : inverse
    scale = isAligned ? 1 : factor
    field = DistanceField(shapes: shapes, spacing: length(of: glass.spacing) * (isAligned ? factor : 1))
    rim = length(of: glass.rim) * factor
    refraction = length(of: glass.refraction) * factor
    place = PixelRect(touching: transform.apply(glass.box), within: canvas)
    guard !place.isEmpty else { return nil }
  }

  /// All parameters of the image, excluding the content below it.
  var numbers: [Double] {
    let shapes = field.shapes.flatMap { shape in
      [
        shape.centerX, shape.centerY, shape.halfWidth, shape.halfHeight, shape.radii.topLeft, shape.radii.topRight,
        shape.radii.bottomRight, shape.radii.bottomLeft,
      ]
    }
    let matrix = inverse.map { [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty] } ?? []
    return glass.numbers + shapes + matrix + [field.spacing, rim, refraction, scale]
  }

  /// Returns the glass as an image of `place`.
  ///
  /// - Parameters:
  ///   - content: The blurred content.
  ///   - cells: The position of the content.
  func picture(over content: Bitmap, _ cells: ReducedBackdrop) -> Bitmap {
    let tint = tint(over: content)
    let width = place.width
    return Bitmap(
      width: width, height: place.height,
      bytes: [UInt8](unsafeUninitializedCapacity: width * place.height * 4) { buffer, count in
        content.bytes.withUnsafeBufferPointer { bytes in
          let pixels = UnsafeMutableRawBufferPointer(buffer).bindMemory(to: UInt32.self)
          let content = LensContent(bytes: bytes, width: content.width, height: content.height, cells: cells)
          paint(content, tint, into: pixels)
        }
        count = width * place.height * 4
      }) ?? Bitmap(width: 0, height: 0)
  }

  private func paint(_ content: LensContent, _ tint: Wash, into pixels: UnsafeMutableBufferPointer<UInt32>) {
    var row = LensRow(capacity: content.width)
    for y in place.y0..<place.y1 {
      let core = core(inRow: y)
      let line = UnsafeMutableBufferPointer(
        rebasing: pixels[(y - place.y0) * place.width..<(y - place.y0 + 1) * place.width])
      for x in place.x0..<core.lowerBound { line[x - place.x0] = pixel(x: x, y: y, content, tint) }
      paintCore(core, y: y, over: content, tint: tint, row: &row, into: line)
      for x in core.upperBound..<place.x1 { line[x - place.x0] = pixel(x: x, y: y, content, tint) }
    }
  }

  /// Returns the columns of a row in which the content is displaced only vertically, and by the same distance. Empty if there
  /// are none.
  private func core(inRow y: Int) -> Range<Int> {
    guard field.shapes.count == 1, inverse == nil else { return place.x1..<place.x1 }
    let shape = field.shapes[0]
    var side = max(shape.radius, rim)
    let fromCenter = abs(Double(y) + 0.5 - shape.centerY)
    if shape.halfHeight - fromCenter >= rim {
      // The content isn't displaced at this height, except in the rim at the sides. Within a corner, the rim is bounded by a
      // smaller circle.
      let (down, inner) = (fromCenter - shape.halfHeight + shape.radius, shape.radius - rim)
      if down <= 0 {
        side = rim
      } else if inner > down {
        side = shape.radius - (inner * inner - down * down).squareRoot()
      }
    }
    let left = (shape.centerX - shape.halfWidth + side).rounded(.up) + 1
    let right = (shape.centerX + shape.halfWidth - side).rounded(.down) - 1
    guard left < right else { return place.x1..<place.x1 }
    let first = min(max(Int(max(left, -1e6)), place.x0), place.x1)
    return first..<min(max(Int(min(right, 1e6)), first), place.x1)
  }

  /// Draws the pixels of a row that are displaced by the same distance.
  private func paintCore(
    _ core: Range<Int>, y: Int, over content: LensContent, tint: Wash, row: inout LensRow,
    into line: UnsafeMutableBufferPointer<UInt32>
  ) {
    guard !core.isEmpty else { return }
    let shape = field.shapes[0]
    let sample = shape.sample(x: shape.centerX, y: Double(y) + 0.5)
    let coverage = Self.coverage(atDistance: sample.distance)
    guard coverage > 0 else {
      for x in core { line[x - place.x0] = 0 }
      return
    }
    let wash = wash(tint, sample)
    row.load(content, y: Double(y) + 0.5 - sample.y * displacement(atDistance: sample.distance))
    let step = content.columnStep
    row.withColors { colors in
      var position = content.column(x: Double(core.lowerBound) + 0.5)
      for x in core {
        let (first, second, share) = LensContent.neighbors(of: position, count: colors.count)
        let color = Lanes.mixed(colors[first], colors[second], share: share)
        line[x - place.x0] = wash.pixel(over: color, coverage: coverage)
        position &+= step
      }
    }
  }

  /// Returns one pixel of the image.
  private func pixel(x: Int, y: Int, _ content: LensContent, _ tint: Wash) -> UInt32 {
    let (centerX, centerY) = (Double(x) + 0.5, Double(y) + 0.5)
    let sample = sample(x: centerX, y: centerY)
    let coverage = Self.coverage(atDistance: sample.distance)
    guard coverage > 0 else { return 0 }
    let shift = displacement(atDistance: sample.distance)
    let color = content.color(x: centerX - sample.x * shift, y: centerY - sample.y * shift)
    return wash(tint, sample).pixel(over: color, coverage: coverage)
  }

  /// Returns the distance of a pixel and its direction on the canvas, in pixels.
  private func sample(x: Double, y: Double) -> DistanceField.Sample {
    guard let inverse else { return field.sample(x: x, y: y) }
    let point = inverse.apply(Point(x: x, y: y))
    let sample = field.sample(x: point.x, y: point.y)
    // The gradient of a function of the local point is transformed by the transposed inverse.
    let (dx, dy) = (inverse.a * sample.x + inverse.b * sample.y, inverse.c * sample.x + inverse.d * sample.y)
    return .init(distance: sample.distance * scale, x: dx * scale, y: dy * scale)
  }

  /// Returns the coverage of a pixel whose center has a distance from the edge, from 0 to 256.
  private static func coverage(atDistance distance: Double) -> UInt64 {
    distance <= -0.5 ? 256 : distance >= 0.5 ? 0 : UInt64((0.5 - distance) * 256 + 0.5)
  }

  /// Returns the distance by which content is displaced at a distance from the edge. The surface is as steep as a
  /// quarter circle is at the edge, which a parabola approximates.
  private func displacement(atDistance distance: Double) -> Double {
    guard distance > -rim, rim > 0 else { return 0 }
    let slope = 1 + min(distance, 0) / rim
    return refraction * slope * slope
  }

  // MARK: Colors

  /// Returns the tint, which depends on the mean luminance of the content.
  private func tint(over content: Bitmap) -> Wash {
    let bytes = content.bytes
    var (sum, alpha) = (0, 0)
    for index in stride(from: 0, to: bytes.count, by: 4) {
      sum += 54 * Int(bytes[index]) + 183 * Int(bytes[index + 1]) + 19 * Int(bytes[index + 2])
      alpha += Int(bytes[index + 3])
    }
    // From 0 for luminances up to 30 percent to 256 for luminances from 60 percent. Nothing is as bright as white.
    let percent = alpha > 0 ? sum * 100 / (alpha * 256) : 100
    let share = min(max((percent - 30) * 256 / 30, 0), 256)
    func mixed(_ dark: UInt8, _ light: UInt8) -> UInt8 { UInt8((Int(dark) * (256 - share) + Int(light) * share) / 256) }
    let (dark, light) = (glass.darkTint, glass.tint)
    return Wash().over(
      Color(
        red: mixed(dark.red, light.red), green: mixed(dark.green, light.green), blue: mixed(dark.blue, light.blue),
        alpha: mixed(dark.alpha, light.alpha)), share: 256)
  }

  /// Returns the colors drawn over the content: the tint, and near the edge the two lines.
  private func wash(_ tint: Wash, _ sample: DistanceField.Sample) -> Wash {
    guard sample.distance > -2.5 else { return tint }
    // The cosine of the angle between the edge's direction and the direction to the light.
    let cosine = (sample.x * 3 + sample.y * 4) / 5
    let light = (1 + 2 * cosine * cosine) / 3
    return
      tint
      .over(glass.highlight, share: UInt32(max(0, 1 - abs(sample.distance + 1.5)) * light * 256 + 0.5))
      .over(glass.edge, share: UInt32(max(0, 1 - abs(sample.distance + 0.5)) * 256 + 0.5))
  }
}

/// Four components of eight bits, in the low halves of four 16-bit lanes. Products with a factor of at most 256 fit into a
/// lane, so that a multiplication scales all components.
private enum Lanes {
  static let low: UInt64 = 0x00FF_00FF_00FF_00FF
  private static let half: UInt64 = 0x0080_0080_0080_0080

  /// Returns the components of a pixel, whose bytes are in the order of their addresses.
  @inline(__always)
  static func of(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) -> UInt64 {
    UInt64(red) | UInt64(green) << 16 | UInt64(blue) << 32 | UInt64(alpha) << 48
  }

  /// Returns the high halves of the lanes, rounded.
  @inline(__always)
  static func rounded(_ lanes: UInt64) -> UInt64 { (lanes &+ half) >> 8 & low }

  /// Returns a mix of two colors. `share` is the weight of the second one, up to 256.
  @inline(__always)
  static func mixed(_ first: UInt64, _ second: UInt64, share: UInt64) -> UInt64 {
    rounded(first &* (256 &- share) &+ second &* share)
  }

  /// Returns the components as the bytes of a pixel.
  @inline(__always)
  static func packed(_ lanes: UInt64) -> UInt32 {
    let pairs = (lanes | lanes >> 8) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: pairs | pairs >> 16).littleEndian
  }
}

/// One or more colors that are drawn over others: the result is `color * keep / 256 + add / 256`.
private struct Wash {
  private var keep: UInt64 = 256
  private var add: UInt64 = 0
  /// The same factor in 1/65,536, and the same sum in 1/256, before rounding.
  private var exactKeep: UInt32 = 65536
  private var exactAdd = SIMD4<UInt32>.zero

  /// Returns the wash with another color over it, whose alpha is multiplied by `share / 256`.
  func over(_ color: Color, share: UInt32) -> Wash {
    let alpha = UInt32(color.alpha) * share
    guard alpha > 0 else { return self }
    // 255 * 256 is opaque.
    let rest = 65280 - alpha
    let color = SIMD4<UInt32>(UInt32(color.red), UInt32(color.green), UInt32(color.blue), 255)
    var result = Wash()
    // Neither sum exceeds 65,280² + 32,640, which is less than 2³².
    result.exactKeep = exactKeep * rest / 65280
    result.exactAdd = (exactAdd &* rest &+ (color &* 256) &* alpha &+ 32640) / 65280
    result.keep = UInt64(result.exactKeep + 128) >> 8
    // A white pixel must not exceed 255 in any component.
    let sum = result.exactAdd
    let most = UInt32(65280 - 255 * result.keep)
    result.add =
      UInt64(min(sum.x, most)) | UInt64(min(sum.y, most)) << 16 | UInt64(min(sum.z, most)) << 32
      | UInt64(min(sum.w, most)) << 48
    return result
  }

  /// Returns the pixel of a color with the wash over it, multiplied by the coverage (0...256).
  @inline(__always)
  func pixel(over color: UInt64, coverage: UInt64) -> UInt32 {
    let sum = Lanes.rounded(color &* keep &+ add)
    return Lanes.packed(coverage < 256 ? Lanes.rounded(sum &* coverage) : sum)
  }
}

/// The blurred content with its position on the canvas. Positions are fixed-point numbers with 16 fraction bits.
private struct LensContent {
  let bytes: UnsafeBufferPointer<UInt8>
  let width: Int
  let height: Int
  let cells: ReducedBackdrop

  /// Returns a position between two columns of the content for an x-coordinate on the canvas.
  func column(x: Double) -> Int { Self.fixed(point: cells.column(x: x)) }

  /// The difference between the positions of two adjacent pixels.
  var columnStep: Int { column(x: 1) - column(x: 0) }

  static func fixed(point value: Double) -> Int { Int((min(max(value, -1e6), 1e6) * 65536).rounded()) }

  /// Returns the color at a point of the canvas, interpolated between four pixels.
  @inline(__always)
  func color(x: Double, y: Double) -> UInt64 {
    let (column, row) = (Self.fixed(point: cells.column(x: x)), Self.fixed(point: cells.row(y: y)))
    let (x0, x1, fx) = Self.neighbors(of: column, count: width)
    let (y0, y1, fy) = Self.neighbors(of: row, count: height)
    return Lanes.mixed(
      Lanes.mixed(pixel(x: x0, y: y0), pixel(x: x0, y: y1), share: fy),
      Lanes.mixed(pixel(x: x1, y: y0), pixel(x: x1, y: y1), share: fy), share: fx)
  }

  /// Returns the two cells around a position, and the weight of the second one (0...255).
  @inline(__always)
  static func neighbors(of position: Int, count: Int) -> (Int, Int, UInt64) {
    let clamped = min(max(position, 0), (count &- 1) &<< 16)
    let first = clamped &>> 16
    return (first, min(first &+ 1, count &- 1), UInt64(truncatingIfNeeded: (clamped &>> 8) & 255))
  }

  @inline(__always)
  func pixel(x: Int, y: Int) -> UInt64 {
    let i = (y &* width &+ x) &* 4
    return Lanes.of(red: bytes[i], green: bytes[i &+ 1], blue: bytes[i &+ 2], alpha: bytes[i &+ 3])
  }
}

/// A row of the content between two rows of its pixels.
private struct LensRow {
  private var colors: [UInt64]

  init(capacity: Int) { colors = Array(repeating: 0, count: capacity) }

  /// Interpolates the row at a y-coordinate on the canvas.
  mutating func load(_ content: LensContent, y: Double) {
    let (first, second, share) = LensContent.neighbors(
      of: LensContent.fixed(point: content.cells.row(y: y)), count: content.height)
    for x in colors.indices {
      colors[x] = Lanes.mixed(content.pixel(x: x, y: first), content.pixel(x: x, y: second), share: share)
    }
  }

  /// Calls a closure with the colors.
  func withColors(_ body: (UnsafeBufferPointer<UInt64>) -> Void) { colors.withUnsafeBufferPointer(body) }
}

extension RoundedRect {
  /// Returns the rectangle transformed by a transform without rotation. Radii are multiplied by `factor`.
  fileprivate func transformed(byAligned transform: Affine, factor: Double) -> RoundedRect {
    var radii = self.radii
    if transform.a < 0 {
      (radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight) =
        (radii.topRight, radii.topLeft, radii.bottomRight, radii.bottomLeft)
    }
    if transform.d < 0 {
      (radii.topLeft, radii.bottomLeft, radii.topRight, radii.bottomRight) =
        (radii.bottomLeft, radii.topLeft, radii.bottomRight, radii.topRight)
    }
    return RoundedRect(
      transform.apply(rect),
      radii: Radii(
        topLeft: radii.topLeft * factor, topRight: radii.topRight * factor,
        bottomRight: radii.bottomRight * factor, bottomLeft: radii.bottomLeft * factor))
  }
}
