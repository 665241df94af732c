// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SwiftUI
import Testing

/// Boolean operations on paths. Expected areas are calculated by hand.
@Suite struct PathOperationTests {
  private let left = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let right = Path(CGRect(x: 5, y: 0, width: 10, height: 10))

  /// Returns the corners of each outline.
  private func outlines(_ path: Path) -> [[CGPoint]] {
    var result: [[CGPoint]] = []
    path.forEach { element in
      switch element {
      case .move(let point): result.append([point])
      case .line(let point): result[result.count - 1].append(point)
      default: break
      }
    }
    return result
  }

  /// Returns the area by the shoelace formula. The outlines of holes have the opposite direction.
  private func area(_ path: Path) -> Double {
    abs(
      outlines(path).reduce(0) { sum, points in
        sum
          + zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
            $0 + Double($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
          }
      })
  }

  /// Two squares of 10 x 10 points that share 5 x 10 points.
  @Test func squaresAreCombined() {
    #expect(area(left.union(right)) == 150)
    #expect(outlines(left.union(right)).count == 1)
    #expect(left.union(right).boundingRect == CGRect(x: 0, y: 0, width: 15, height: 10))
    #expect(area(left.intersection(right)) == 50)
    #expect(left.intersection(right).boundingRect == CGRect(x: 5, y: 0, width: 5, height: 10))
    #expect(area(left.subtracting(right)) == 50)
    #expect(left.subtracting(right).boundingRect == CGRect(x: 0, y: 0, width: 5, height: 10))
    #expect(area(left.symmetricDifference(right)) == 100)
    #expect(outlines(left.symmetricDifference(right)).count == 2)
  }

  @Test func equalDisjointAndTouchingPaths() {
    #expect(left.subtracting(left).isEmpty)
    #expect(left.symmetricDifference(left).isEmpty)
    #expect(area(left.union(left)) == 100)
    let far = Path(CGRect(x: 50, y: 50, width: 2, height: 2))
    #expect(left.intersection(far).isEmpty)
    #expect(area(left.union(far)) == 104)
    #expect(area(left.subtracting(far)) == 100)
    // A shared side disappears.
    let next = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(outlines(left.union(next)).map(\.count) == [4])
    #expect(left.intersection(next).isEmpty)
  }

  /// A square with a hole has an outline and a hole with the opposite direction.
  @Test func holesAreSubtracted() {
    let ring = left.subtracting(Path(CGRect(x: 3, y: 3, width: 4, height: 4)))
    #expect(area(ring) == 84)
    #expect(!ring.contains(CGPoint(x: 5, y: 5)))
    #expect(ring.contains(CGPoint(x: 1, y: 5)))
  }

  /// Two half circles with a radius of 10 points are cut from a rectangle of 100 x 50 points.
  @Test func circlesAreCut() {
    var holes = Path()
    for x in [0, 100] { holes.addEllipse(in: CGRect(x: x - 10, y: 15, width: 20, height: 20)) }
    let ticket = Path(CGRect(x: 0, y: 0, width: 100, height: 50)).subtracting(holes)
    #expect(abs(area(ticket) - (5000 - .pi * 100)) < 1)
    #expect(!ticket.contains(CGPoint(x: 5, y: 25)))
    #expect(ticket.contains(CGPoint(x: 11, y: 25)))
  }

  /// The square's inner square has the same direction, so it is a hole by the even-odd rule only.
  @Test func fillRulesDetermineTheArea() {
    var squares = left
    squares.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(area(squares.union(Path(), eoFill: false)) == 100)
    #expect(area(squares.union(Path(), eoFill: true)) == 84)
    #expect(area(squares.normalized()) == 84)
  }

  /// A five-pointed star that crosses itself, drawn without lifting the pen, within a circle of radius 100. Its area without the
  /// pentagon in the middle, which the even-odd rule leaves out, consists of five triangles.
  @Test func crossingsAreResolved() {
    var star = Path()
    star.addLines(
      (0..<5).map { corner in
        let angle = Double(corner) * 4 * .pi / 5
        return CGPoint(x: 100 * cos(angle), y: 100 * sin(angle))
      })
    star.closeSubpath()
    // The inner pentagon's corners are at the radius cos(72°) / cos(36°).
    let inner = 100 * cos(2 * Double.pi / 5) / cos(.pi / 5)
    let pentagon = 2.5 * inner * inner * sin(2 * .pi / 5)
    let whole = 5 * 100 * inner * sin(.pi / 5)
    #expect(abs(area(star.normalized(eoFill: false)) - whole) < 1)
    #expect(abs(area(star.normalized(eoFill: true)) - (whole - pentagon)) < 1)
  }

  /// The part of a line from 0 to 20 that is within 5 and 15.
  @Test func linesAreCut() {
    var line = Path()
    line.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 20, y: 5)])
    #expect(outlines(line.lineIntersection(right)) == [[CGPoint(x: 5, y: 5), CGPoint(x: 15, y: 5)]])
    #expect(
      outlines(line.lineSubtraction(right)) == [
        [CGPoint(x: 0, y: 5), CGPoint(x: 5, y: 5)], [CGPoint(x: 15, y: 5), CGPoint(x: 20, y: 5)],
      ])
  }

  @Test func numbersThatAreNotFiniteAreIgnored() {
    var broken = Path()
    broken.addLines([CGPoint(x: 0, y: 0), CGPoint(x: CGFloat.nan, y: 5), CGPoint(x: CGFloat.infinity, y: 9)])
    #expect(area(left.union(broken)) == 100)
    #expect(Path().union(broken).isEmpty)
  }

  /// A circle of radius 50 without its lower half.
  @Test func shapesAreCombined() {
    let half = Circle().subtracting(Rectangle().offset(y: 50))
    let path = half.path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(abs(area(path) - .pi * 1250) < 2)
    #expect(half.sizeThatFits(ProposedViewSize(width: 30, height: 80)) == CGSize(width: 30, height: 30))
  }
}
