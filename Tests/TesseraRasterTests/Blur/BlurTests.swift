// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraKernels
import Foundation
@testable import TesseraRaster
import Testing

@Suite struct BlurTests {
  /// Compares values with the C library's error function.
  @Test func cumulative() {
    for i in -400...400 {
      let x = Double(i) / 100
      let exact = 0.5 * (1 + erf(x / 2.0.squareRoot()))
      #expect(abs(Gaussian.cumulative(x) - exact) < 4e-5, "at \(x)")
    }
    #expect(Gaussian.cumulative(-.infinity) == 0)
    #expect(Gaussian.cumulative(.infinity) == 1)
  }

  @Test(arguments: [0.1, 0.5, 1, 3, 7.9]) func weights(sigma: Double) {
    let weights = Gaussian.weights(sigma: sigma)
    #expect(weights[0] + 2 * weights.dropFirst().reduce(0, +) == 65536)
    #expect(zip(weights, weights.dropFirst()).allSatisfy { $0 >= $1 })
  }

  /// Returns the exact blur of a coverage function.
  private func blurred(_ width: Int, _ height: Int, sigma: Double, _ coverage: (Int, Int) -> Double) -> [Double] {
    let reach = Int((5 * sigma).rounded(.up))
    var weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = weights.reduce(0, +)
    weights = weights.map { $0 / sum }
    var rows = [Double](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        for i in -reach...reach where (0..<width).contains(x + i) {
          rows[y * width + x] += weights[i + reach] * coverage(x + i, y)
        }
      }
    }
    var result = rows
    for y in 0..<height {
      for x in 0..<width {
        var sum = 0.0
        for i in -reach...reach where (0..<height).contains(y + i) {
          sum += weights[i + reach] * rows[(y + i) * width + x]
        }
        result[y * width + x] = sum
      }
    }
    return result
  }

  /// The blur of random pixels uses integer weights, downscaling and bilinear sampling. It is compared with a
  /// double-precision blur.
  @Test(arguments: [0.8, 2, 5, 7.9, 8, 12, 16, 21]) func mask(sigma: Double) {
    var random = Random(seed: 9)
    let margin = MaskBlur.margin(sigma: sigma)
    let (w, h) = (60 + 2 * margin, 50 + 2 * margin)
    let mask = Mask(width: w, height: h)
    for _ in 0..<6 {
      let (x, y) = (margin + random.whole(0...40), margin + random.whole(0...30))
      let (dx, dy, value) = (random.whole(2...19), random.whole(2...19), UInt8(random.whole(100...255)))
      for row in y..<y + dy { for column in x..<x + dx { mask.row(row)[column] = value } }
    }
    let exact = blurred(w, h, sigma: sigma) { Double(mask.row($1)[$0]) }
    let soft = MaskBlur.blur(
      mask, sigma: sigma, keeping: PixelRect(x0: 0, y0: 0, x1: w, y1: h), kernels: tk_kernels(tk_best_level()))
    var worst = 0.0
    for y in 0..<h { for x in 0..<w { worst = max(worst, abs(exact[y * w + x] - Double(soft.row(y)[x]))) } }
    #expect(worst < 2, "sigma \(sigma)")
  }

  /// Shadows of rounded rectangles are compared with an exact blur, which is calculated at two or four times the size
  /// with a correspondingly scaled sigma, and then averaged.
  @Test(arguments: [
    (0.0, 1.0, 4), (0, 4, 2), (6, 1, 4), (6, 3, 2), (6, 8, 2), (12, 0.6, 4), (12, 2, 4), (12, 6, 2),
  ])
  func patch(radius: Double, sigma: Double, finer: Int) throws {
    let side = 70
    let shape = DisplayList.Shape.roundedRect(
      RoundedRect(Rect(x: 22.25, y: 21.5, width: 25.5, height: 26), radius: radius))
    let bitmap = try paint(side, side) {
      $0.append(.shadow(shape, DisplayList.Shadow(color: .black, offset: .zero, sigma: sigma), .identity))
    }
    let scale = Double(finer)
    let coverage = try fill(shape, width: side * finer, height: side * finer, .scale(x: scale, y: scale))
    let exact = blurred(side * finer, side * finer, sigma: sigma * scale) { Double(coverage.alpha($0, $1)) }
    var worst = 0.0
    for y in 0..<side {
      for x in 0..<side {
        var sum = 0.0
        for row in y * finer..<(y + 1) * finer {
          for column in x * finer..<(x + 1) * finer { sum += exact[row * side * finer + column] }
        }
        worst = max(worst, abs(sum / (scale * scale) - Double(bitmap.alpha(x, y))))
      }
    }
    #expect(worst < 2, "radius \(radius), sigma \(sigma): \(worst)")
  }

  /// Deep inside a shape, its shadow is opaque for any blur: the nearest edge is 2000 pixels away, which is 7.8
  /// standard deviations. The widest blurs average blocks of 64 x 64 pixels, whose sum times 2^14 takes 35 bits.
  @Test(arguments: [255, 256, 400, 1e9]) func widestBlurs(sigma: Double) throws {
    let square = Path(Rect(x: -2000, y: -2000, width: 4000, height: 4000))
    let shadow = DisplayList.Shadow(color: .black, offset: .zero, sigma: sigma)
    let bitmap = try paint(2, 1) { $0.append(.shadow(.path(square, .nonZero), shadow, .identity)) }
    #expect((0..<2).map { bitmap.alpha($0, 0) } == [255, 255])
  }

  /// Corners with different radii whose vertical ranges overlap.
  @Test func unevenCorners() throws {
    let radii = RoundedRect.Radii(topLeft: 30, topRight: 2, bottomRight: 30, bottomLeft: 2)
    let shape = RoundedRect(Rect(x: 30, y: 30, width: 70, height: 40), radii: radii)
    let shadow = DisplayList.Shadow(color: .black, offset: .zero, sigma: 4)
    let direct = try paint(130, 100) { $0.append(.shadow(.roundedRect(shape), shadow, .identity)) }
    let path = try paint(130, 100) { $0.append(.shadow(.path(Path(shape), .nonZero), shadow, .identity)) }
    #expect(direct.maximumDifference(path) <= 2)
  }

  /// A stretched patch equals the blur of the whole shape, regardless of which sides are long enough to be stretched.
  @Test(arguments: [(150.0, 20.0), (20, 150), (150, 140)]) func stretching(width: Double, height: Double) throws {
    let shape = RoundedRect(Rect(x: 20.5, y: 21, width: width, height: height), radius: 8)
    let shadow = DisplayList.Shadow(color: .black, offset: Point(x: 2, y: 3), sigma: 5)
    let direct = try paint(200, 200) { $0.append(.shadow(.roundedRect(shape), shadow, .identity)) }
    let path = try paint(200, 200) { $0.append(.shadow(.path(Path(shape), .nonZero), shadow, .identity)) }
    #expect(direct.maximumDifference(path) <= 2)
  }

  /// Sigma and offset are in the command's coordinate units.
  @Test func scaled() throws {
    let shape = DisplayList.Shape.roundedRect(RoundedRect(Rect(x: 10, y: 10, width: 20, height: 10), radius: 3))
    let small = DisplayList.Shadow(color: .black, offset: Point(x: 1, y: 2), sigma: 2)
    let large = DisplayList.Shadow(color: .black, offset: Point(x: 3, y: 6), sigma: 6)
    let tripled = DisplayList.Shape.roundedRect(RoundedRect(Rect(x: 30, y: 30, width: 60, height: 30), radius: 9))
    let first = try paint(130, 100) { $0.append(.shadow(shape, small, .scale(x: 3, y: 3))) }
    let second = try paint(130, 100) { $0.append(.shadow(tripled, large, .identity)) }
    #expect(first == second)
  }

  /// A shadow without blur is the translated shape in the shadow's color.
  @Test func sharp() throws {
    let color = Color(red: 10, green: 20, blue: 30, alpha: 200)
    let rect = Rect(x: 1, y: 1, width: 3, height: 3)
    let shadow = DisplayList.Shadow(color: color, offset: Point(x: 2, y: 1), sigma: 0)
    let first = try paint(8, 8) { $0.append(.shadow(.rect(rect), shadow, .identity)) }
    let second = try paint(8, 8) {
      $0.append(.fill(.rect(rect.offsetBy(dx: 2, dy: 1)), .color(color), .identity))
    }
    #expect(first == second)
  }
}
