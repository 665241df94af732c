// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraRaster
@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A painter of an angular gradient. Every pixel has the gradient's color at the angle of its center.
///
/// A gradient of less than a turn fills the missing area with its last and its first color, which meet in the middle.
/// Only the last turn of a longer gradient is visible.
struct AngularPainter {
  /// The number of colors of a turn.
  private static let colorCount = 8192

  private let stops: [Stop]
  private let center: UnitPoint
  private let scale: CGFloat
  /// The smaller of the gradient's angles, in turns.
  private let start: Double
  /// The magnitude of the gradient's extent, in turns.
  private let extent: Double
  /// Whether the gradient runs counterclockwise.
  private let isReversed: Bool

  /// A location and its premultiplied color, whose components range from 0 to 255.
  private struct Stop {
    var location: Double
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double
  }

  init(_ gradient: GradientPaint, _ center: UnitPoint, _ start: Angle, _ end: Angle, _ traits: UITraitCollection) {
    var greatest = 0.0
    stops = zip(gradient.colors, gradient.locations).map { color, location in
      greatest = min(max(greatest, Double(location)), 1)
      return Self.stop(color.resolvedColor(with: traits), at: greatest)
    }
    self.center = center
    scale = max(1, traits.displayScale)
    let turns = (start.radians / (2 * .pi), end.radians / (2 * .pi))
    self.start = min(turns.0, turns.1)
    extent = (turns.1 - turns.0).magnitude
    isReversed = turns.1 < turns.0
  }

  private static func stop(_ color: UIColor, at location: Double) -> Stop {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let opacity = Double(alpha) * 255
    return Stop(
      location: location, red: Double(red) * opacity, green: Double(green) * opacity, blue: Double(blue) * opacity,
      alpha: opacity)
  }

  /// Returns an image of the gradient with a size in points, or nil if the size is empty.
  func image(_ size: CGSize) -> CGImage? {
    guard size.width > 0, size.height > 0, !stops.isEmpty, start.isFinite, extent.isFinite else { return nil }
    let scale = min(scale, 4096 / max(size.width, size.height))
    let columns = max(1, Int((size.width * scale).rounded(.up)))
    let rows = max(1, Int((size.height * scale).rounded(.up)))
    var pixels = [UInt32](repeating: 0, count: columns * rows)
    let colors = colors
    let (stepX, stepY) = (Double(size.width) / Double(columns), Double(size.height) / Double(rows))
    let (middleX, middleY) = (Double(size.width * center.x), Double(size.height * center.y))
    let directions = DirectionTable.shared
    var index = 0
    for row in 0..<rows {
      let y = (Double(row) + 0.5) * stepY - middleY
      var column = 0
      while column < columns {
        let turn = directions.turn(x: (Double(column) + 0.5) * stepX - middleX, y: y) - start
        let fraction = turn - turn.rounded(.down)
        pixels[index] = colors[min(Int(fraction * Double(Self.colorCount)), Self.colorCount - 1)]
        (index, column) = (index + 1, column + 1)
      }
    }
    return Self.image(&pixels, columns: columns, rows: rows)
  }

  private static func image(_ pixels: inout [UInt32], columns: Int, rows: Int) -> CGImage? {
    pixels.withUnsafeMutableBytes { buffer in
      CGContext(
        data: buffer.baseAddress, width: columns, height: rows, bitsPerComponent: 8, bytesPerRow: columns * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )?.makeImage()
    }
  }

  /// The premultiplied colors of a turn from the start.
  private var colors: [UInt32] {
    (0..<Self.colorCount).map { color(at: location(ofTurn: (Double($0) + 0.5) / Double(Self.colorCount))) }
  }

  /// Returns the location in the gradient of a fraction of a turn from the start.
  func location(ofTurn fraction: Double) -> Double {
    let location: Double
    if extent <= 1 {
      location = fraction < extent ? fraction / extent : fraction < (1 + extent) / 2 ? 1 : 0
    } else {
      location = (fraction + max(0, (extent - 1 - fraction).rounded(.up))) / extent
    }
    return isReversed ? 1 - location : location
  }

  /// Returns the color at a location, interpolated between the surrounding stops.
  private func color(at location: Double) -> UInt32 {
    guard let next = stops.firstIndex(where: { $0.location >= location }) else {
      return Self.pixel(from: stops[stops.count - 1], to: stops[stops.count - 1], at: 0)
    }
    guard next > 0 else { return Self.pixel(from: stops[0], to: stops[0], at: 0) }
    let (low, high) = (stops[next - 1], stops[next])
    let extent = high.location - low.location
    return Self.pixel(from: low, to: high, at: extent > 0 ? (location - low.location) / extent : 1)
  }

  /// Returns the pixel of a mix of two colors. The fraction is the amount of the second one.
  private static func pixel(from low: Stop, to high: Stop, at fraction: Double) -> UInt32 {
    func component(from low: Double, to high: Double) -> UInt32 {
      UInt32(min(max(low + (high - low) * fraction, 0), 255).rounded())
    }
    let alpha = component(from: low.alpha, to: high.alpha)
    let red = min(component(from: low.red, to: high.red), alpha)
    let green = min(component(from: low.green, to: high.green), alpha)
    let blue = min(component(from: low.blue, to: high.blue), alpha)
    return (red | green << 8 | blue << 16 | alpha << 24).littleEndian
  }
}

/// A table of the angles of directions. Angles between its entries are interpolated, with an error below 1e-7 radians.
private struct DirectionTable {
  static let shared = DirectionTable()
  private static let count = 1024
  /// The angles in turns of directions whose ratio of y to x is the index divided by the count.
  private let turns: [Double]

  private init() {
    turns = (0...Self.count + 1).map {
      Trigonometry.angle(sine: Double($0) / Double(Self.count), cosine: 1) / (2 * .pi)
    }
  }

  /// Returns the angle of a direction from the x-axis toward the y-axis, from -0.5 to 0.5 turns.
  func turn(x: Double, y: Double) -> Double {
    let (width, height) = (x.magnitude, y.magnitude)
    let largest = max(width, height)
    guard largest > 0 else { return 0 }
    let place = min(width, height) / largest * Double(Self.count)
    let index = Int(place)
    var turn = turns[index] + (turns[index + 1] - turns[index]) * (place - Double(index))
    if height > width { turn = 0.25 - turn }
    if x < 0 { turn = 0.5 - turn }
    return y < 0 ? -turn : turn
  }
}
