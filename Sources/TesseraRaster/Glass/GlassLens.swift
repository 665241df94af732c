// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels

// Glass is drawn as a separate image. Away from the edge at the sides of a single shape, all pixels of a row are displaced by
// the same distance, so the row is interpolated by the same kernels as any scaled image. All other pixels are computed one at
// a time: the distance from the edge determines the coverage, the point of the blurred content that is seen through the
// pixel, and the lines along the edge. Distances are Doubles, which are computed without trigonometry; colors are integers.

/// A sheet of glass over a blurred image.
struct GlassLens {
  let glass: DisplayList.Glass
  let field: DistanceField
  /// The transform from pixels to the field's coordinates, or nil if these are pixels. `scale` is the number of pixels
  /// per unit of the field.
  let inverse: Affine?
  private let scale: Double
  /// The rim's width and the greatest displacement, in pixels.
  let rim: Double
  private let refraction: Double
  /// The reciprocal of the rim's width.
  private let slope: Double
  /// The distance from the edge up to which lines are drawn.
  static let linesEnd = -2.5
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
    let spacing = length(of: glass.spacing) * (isAligned ? factor : 1)
    guard let field = DistanceField(shapes: shapes, spacing: spacing) else { return nil }
    self.glass = glass
    self.field = field
    self.inverse = isAligned ? nil : inverse
    scale = isAligned ? 1 : factor
    rim = length(of: glass.rim) * factor
    slope = rim > 0 ? 1 / rim : 0
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

  /// The columns of the place, divided where rounded corners begin and end. Over opaque content, all pixels in between are opaque, so
  /// that whatever is below them need not be drawn.
  var parts: [PixelRect] {
    guard field.others.isEmpty, inverse == nil else { return [place] }
    let shape = field.first
    func column(x: Double) -> Int { Int(min(max(x, Double(place.x0)), Double(place.x1))) }
    let left = column(x: (shape.centerX - shape.halfWidth + shape.radius).rounded(.up))
    let right = column(x: (shape.centerX + shape.halfWidth - shape.radius).rounded(.down))
    guard left < right else { return [place] }
    return [place.x0..<left, left..<right, right..<place.x1].filter { !$0.isEmpty }
      .map { PixelRect(x0: $0.lowerBound, y0: place.y0, x1: $0.upperBound, y1: place.y1) }
  }

  /// Returns the columns of a row in which the content is displaced only vertically, and by the same distance. Empty if there
  /// are none.
  func core(inRow y: Int) -> Range<Int> {
    guard field.others.isEmpty, inverse == nil else { return place.x1..<place.x1 }
    let shape = field.first
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

  /// Returns the distance of a pixel's center from the edge and the direction in which it grows, in pixels of the canvas.
  @inline(__always)
  func sample(x: Double, y: Double) -> DistanceField.Sample {
    guard let inverse else { return field.sample(x: x, y: y) }
    let point = inverse.apply(Point(x: x, y: y))
    let sample = field.sample(x: point.x, y: point.y)
    // The gradient of a function of the local point is transformed by the transposed inverse.
    let (dx, dy) = (inverse.a * sample.x + inverse.b * sample.y, inverse.c * sample.x + inverse.d * sample.y)
    return .init(distance: sample.distance * scale, x: dx * scale, y: dy * scale)
  }

  /// Returns the distance by which content is displaced at a distance from the edge. The surface is as steep as a
  /// quarter circle is at the edge, which a parabola approximates.
  @inline(__always)
  func displacement(atDistance distance: Double) -> Double {
    guard distance > -rim else { return 0 }
    let share = 1 + min(distance, 0) * slope
    return refraction * share * share
  }
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
