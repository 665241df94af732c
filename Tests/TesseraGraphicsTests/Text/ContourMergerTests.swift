// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import Testing

@testable import TesseraGraphics

@Suite struct ContourMergerTests {
  private func path(_ contours: [[(Double, Double)]]) -> Path {
    var path = Path()
    for contour in contours {
      for (index, point) in contour.enumerated() {
        let point = Point(x: point.0, y: point.1)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.close()
    }
    return path
  }

  private func square(_ x: Double, _ y: Double, _ side: Double, isReversed: Bool = false) -> [(Double, Double)] {
    let corners = [(x, y), (x + side, y), (x + side, y + side), (x, y + side)]
    return isReversed ? corners.reversed() : corners
  }

  private func corners(_ path: Path) -> Set<[Double]> { Set(path.points.map { [$0.x, $0.y] }) }

  @Test func mergesOverlappingSquares() {
    let merged = ContourMerger.merge(path([square(0, 0, 100), square(50, 50, 100)]), tolerance: 0.25)
    #expect(
      corners(merged) == [
        [0, 0], [100, 0], [100, 50], [150, 50], [150, 150], [50, 150], [50, 100], [0, 100],
      ])
    #expect(merged.elements.filter { $0 == .move }.count == 1)
  }

  @Test func removesLinesInsideACross() {
    let bar: [(Double, Double)] = [(0, 40), (100, 40), (100, 60), (0, 60)]
    let stem: [(Double, Double)] = [(40, 0), (60, 0), (60, 100), (40, 100)]
    let merged = ContourMerger.merge(path([bar, stem]), tolerance: 0.25)
    #expect(merged.points.count == 12 && merged.elements.filter { $0 == .close }.count == 1)
  }

  @Test func mergesEqualEdges() {
    let merged = ContourMerger.merge(path([square(0, 0, 100), square(100, 0, 100)]), tolerance: 0.25)
    // The shared edge is inside the merged contour.
    #expect(!merged.points.isEmpty && corners(merged).isSuperset(of: [[0, 0], [200, 0], [200, 100], [0, 100]]))
    #expect(merged.elements.filter { $0 == .move }.count == 1)
  }

  @Test func keepsHolesAndSeparateContours() {
    let ring = path([square(0, 0, 100), square(30, 30, 40, isReversed: true), square(200, 0, 10)])
    #expect(ContourMerger.merge(ring, tolerance: 0.25) == ring)
    let overlapped = path([square(0, 0, 100), square(50, 0, 100), square(70, 30, 10, isReversed: true)])
    // One contour's hole is filled where another contour covers it.
    let merged = ContourMerger.merge(overlapped, tolerance: 0.25)
    #expect(!corners(merged).contains([70, 30]))
  }

  @Test(arguments: [
    [[(Double.nan, 0.0), (1, 1), (2, 0)]], [[(1e300, 0), (0, 1e300), (-1e300, 0)]], [[(0, 0), (0, 0), (0, 0)]], [[]],
    [[(0, 0), (10, 0), (0, 0)], [(5, 0), (15, 0), (5, 0)]],
  ])
  func terminatesForHostileContours(_ contours: [[(Double, Double)]]) {
    let hostile = path(contours)
    #expect(ContourMerger.merge(hostile, tolerance: 0.25).points.count <= 16)
  }

  /// A stroke extends into a letter by at most half of its width, except at sharp corners.
  @Test(arguments: [
    "abcdefghijklm", "nopqrstuvwxyz", "ABCDEFGHIJKLM", "NOPQRSTUVWXYZ", "0123456789", "&@ftÄéßøğ", "$%#*+=<>€",
  ])
  func removesLinesInsideSystemFontOutlines(_ letters: String) throws {
    func alphas(_ attributes: [NSAttributedString.Key: Any]) throws -> (width: Int, bytes: [UInt8]) {
      let all = attributes.merging([.font: UIFont.systemFont(ofSize: 80, weight: .semibold), .kern: 4]) { $1 }
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: CGSize(width: 960, height: 110), format: format).image { _ in
        letters.draw(at: CGPoint(x: 4, y: 4), withAttributes: all)
      }
      let picture = try #require(image.cgImage)
      let data = try #require(picture.dataProvider?.data)
      let bytes = (0..<picture.height).flatMap { y in
        (0..<picture.width).map { data[data.startIndex + y * picture.bytesPerRow + $0 * 4 + 3] }
      }
      return (picture.width, bytes)
    }
    let fill = try alphas([:])
    // 2.5 percent of 80 points is one point on either side of an edge.
    let line = try alphas([.strokeWidth: 2.5])
    let reach = 3
    var inside = 0
    for y in reach..<110 - reach {
      for x in reach..<fill.width - reach where line.bytes[y * fill.width + x] > 40 {
        let isDeep = (-reach...reach).allSatisfy { dy in
          (-reach...reach).allSatisfy { fill.bytes[(y + dy) * fill.width + x + $0] == 255 }
        }
        if isDeep { inside += 1 }
      }
    }
    // Pointed corners of the outline extend into the letter where its edges meet at a sharp angle, as in A and W. An
    // incorrect line across the stem of a single letter would be at least 20 deep pixels.
    #expect(inside < 20)
    #expect(line.bytes.contains { $0 > 200 })
  }
}
