// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraImaging
import TesseraRaster

/// A reference implementation of the comparison for testing the kernels. It applies the definitions pixel by pixel.
struct SlowComparison {
  let width: Int
  let height: Int
  let rule: PixelComparison
  private let expected: [[Int]]
  private let actual: [[Int]]

  enum Verdict { case same, different, antialiased }

  /// Compares the overlap of two images.
  init(_ expected: Bitmap, _ actual: Bitmap, _ rule: PixelComparison) {
    let (width, height) = (min(expected.width, actual.width), min(expected.height, actual.height))
    (self.width, self.height, self.rule) = (width, height, rule)
    let crop = { (bitmap: Bitmap) in
      (0..<width * height).map { index in
        Self.straight(bitmap.bytes, at: (index / width * bitmap.width + index % width) * 4)
      }
    }
    (self.expected, self.actual) = (crop(expected), crop(actual))
  }

  /// Returns a pixel's unpremultiplied components as the PNG encoder calculates them: round(c * 255 / a).
  private static func straight(_ bytes: [UInt8], at index: Int) -> [Int] {
    let a = Int(bytes[index + 3])
    return (0..<3).map { a == 0 ? 0 : (min(Int(bytes[index + $0]), a) * 255 + a / 2) / a } + [a]
  }

  func verdict(_ x: Int, _ y: Int) -> Verdict {
    let index = y * width + x
    if expected[index] == actual[index] || !isOver(index) { return .same }
    guard rule.ignoresAntialiasing else { return .different }
    return isAntialiased(expected, x, y) || isAntialiased(actual, x, y) ? .antialiased : .different
  }

  private func isOver(_ index: Int) -> Bool {
    let (a, b) = (expected[index], actual[index])
    switch rule.metric {
    case .exact: return true
    case .yiq(let threshold):
      let d = differences(a, b, index)
      let y = Self.luma(d)
      let i = d[0] * 0.59597799 - d[1] * 0.27417610 - d[2] * 0.32180189
      let q = d[0] * 0.21147017 - d[1] * 0.52261711 + d[2] * 0.31114694
      return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q > 35215 * threshold * threshold
    case .lab(let distance):
      let (p, q) = (lab(a, index), lab(b, index))
      return zip(p, q).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot() > distance
    }
  }

  private static func luma(_ d: [Double]) -> Double { d[0] * 0.29889531 + d[1] * 0.58662247 + d[2] * 0.11448223 }

  private func board(_ index: Int) -> [Double] {
    let offset = Double(index * 4)
    return [1, 1.618033988749895, 2.618033988749895].map {
      48 + 159 * (offset / $0).rounded(.down).truncatingRemainder(dividingBy: 2)
    }
  }

  private func differences(_ a: [Int], _ b: [Int], _ index: Int) -> [Double] {
    if a[3] == 255 && b[3] == 255 { return (0..<3).map { Double(a[$0] - b[$0]) } }
    let board = board(index)
    return (0..<3).map { (Double(a[$0] * a[3] - b[$0] * b[3]) - board[$0] * Double(a[3] - b[3])) / 255 }
  }

  private func lab(_ color: [Int], _ index: Int) -> [Double] {
    let board = board(index)
    let linear = (0..<3).map { channel -> Double in
      let laid = (Double(color[channel] * color[3]) + board[channel] * Double(255 - color[3])) / 255
      let c = laid.rounded() / 255
      return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
    }
    let rows = [
      [0.4124564, 0.3575761, 0.1804375, 0.95047], [0.2126729, 0.7151522, 0.0721750, 1],
      [0.0193339, 0.1191920, 0.9503041, 1.08883],
    ]
    let f = rows.map { row -> Double in
      let t = (row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2]) / row[3]
      return t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116
    }
    return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]
  }

  // MARK: Anti-aliasing

  /// Returns a pixel's neighbors, column by column from the left, and in each column from the top.
  private func neighbors(_ x: Int, _ y: Int) -> [(x: Int, y: Int)] {
    (max(x - 1, 0)...min(x + 1, width - 1)).flatMap { nx in
      (max(y - 1, 0)...min(y + 1, height - 1)).filter { (nx, $0) != (x, y) }.map { (nx, $0) }
    }
  }

  private func edge(_ x: Int, _ y: Int) -> Int { x == 0 || y == 0 || x == width - 1 || y == height - 1 ? 1 : 0 }

  private func isAntialiased(_ picture: [[Int]], _ x: Int, _ y: Int) -> Bool {
    var equal = edge(x, y)
    var (least, most) = (0.0, 0.0)
    var (leastPlace, mostPlace) = ((0, 0), (0, 0))
    for (nx, ny) in neighbors(x, y) {
      let delta = Self.luma(differences(picture[y * width + x], picture[ny * width + nx], y * width + x))
      if delta == 0 { equal += 1 }
      if delta < least { (least, leastPlace) = (delta, (nx, ny)) }
      if delta > most { (most, mostPlace) = (delta, (nx, ny)) }
    }
    if equal > 2 || least == 0 || most == 0 { return false }
    return [leastPlace, mostPlace].contains { place in
      [expected, actual].allSatisfy { hasManySiblings($0, place.0, place.1) }
    }
  }

  private func hasManySiblings(_ picture: [[Int]], _ x: Int, _ y: Int) -> Bool {
    edge(x, y) + neighbors(x, y).count { picture[$0.y * width + $0.x] == picture[y * width + x] } > 2
  }
}
