// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraGraphics
import TesseraRaster
import UIKit

/// The steps from a path to pixels: the path's curves, the edges, the pixel coverage, and the coverage calculation
/// for one row.
final class RasterCoverage: Sketch {
  nonisolated static let size = CGSize(width: 720, height: 548)

  private static let (columns, rows) = (10, 8)
  /// The index of the row whose calculation is shown.
  private static let row = 3
  /// The outline of a drop, in pixels.
  private static let path: Path = {
    var path = Path()
    path.move(to: Point(x: 5, y: 0.5))
    path.addCubic(to: Point(x: 9, y: 5), control1: Point(x: 6, y: 2.5), control2: Point(x: 9, y: 3))
    path.addCubic(to: Point(x: 1, y: 5), control1: Point(x: 9, y: 8.4), control2: Point(x: 1, y: 8.4))
    path.addCubic(to: Point(x: 5, y: 0.5), control1: Point(x: 1, y: 3), control2: Point(x: 4, y: 2.5))
    path.close()
    return path
  }()
  private static let ink = Color(red: 10, green: 132, blue: 255)

  private static func painted(_ ink: Color, on background: Color) -> Bitmap? {
    var list = DisplayList(width: columns, height: rows, background: background)
    list.append(.fill(.path(path, .nonZero), .color(ink), .identity))
    return try? Painter().paint(list)
  }

  /// The coverage of each pixel, derived from a black shape rendered on white: each channel is 255 − coverage.
  private static let coverage: [[Int]] = {
    guard let bitmap = painted(Color(red: 0, green: 0, blue: 0), on: Color(red: 255, green: 255, blue: 255)) else {
      return []
    }
    return (0..<rows).map { row in (0..<columns).map { 255 - Int(bitmap.bytes[(row * columns + $0) * 4]) } }
  }()

  private let steps = OutlineSteps(of: RasterCoverage.path, width: RasterCoverage.columns, height: RasterCoverage.rows)
  private let pixel: CGFloat = 21

  private func grid(_ number: Int) -> CGRect {
    CGRect(
      x: 24 + CGFloat(number) * 231, y: 48, width: pixel * CGFloat(Self.columns), height: pixel * CGFloat(Self.rows))
  }

  private func place(_ point: Point, _ grid: CGRect) -> CGPoint {
    CGPoint(x: grid.minX + point.x * pixel, y: grid.minY + point.y * pixel)
  }

  private func lines(_ grid: CGRect) {
    for column in 0...Self.columns {
      let x = grid.minX + CGFloat(column) * pixel
      line([CGPoint(x: x, y: grid.minY), CGPoint(x: x, y: grid.maxY)], Ink.rule, width: 0.5)
    }
    for row in 0...Self.rows {
      let y = grid.minY + CGFloat(row) * pixel
      line([CGPoint(x: grid.minX, y: y), CGPoint(x: grid.maxX, y: y)], Ink.rule, width: 0.5)
    }
  }

  override func draw(_ rect: CGRect) {
    drawPath()
    drawEdges()
    drawCoverage()
    drawRow()
  }

  private func drawPath() {
    let grid = grid(0)
    write("A path", at: CGPoint(x: grid.minX, y: 22), Face.heading)
    lines(grid)
    let points = Self.path.points.map { place($0, grid) }
    // Each curve has two control points before its end.
    for curve in 0..<3 {
      let (start, first, second, end) = (
        points[3 * curve], points[3 * curve + 1], points[3 * curve + 2], points[3 * curve + 3]
      )
      line([start, first], Ink.note, width: 1, dash: [3, 2])
      line([second, end], Ink.note, width: 1, dash: [3, 2])
      for control in [first, second] { dot(control, Ink.note, radius: 3) }
    }
    let outline = UIBezierPath(cgPath: CGPath(Self.path))
    outline.apply(CGAffineTransform(a: pixel, b: 0, c: 0, d: pixel, tx: grid.minX, ty: grid.minY))
    outline.lineWidth = 2
    Ink.text.setStroke()
    outline.stroke()
    for curve in 0..<3 { dot(points[3 * curve], Ink.text, radius: 4) }
  }

  private func drawEdges() {
    let grid = grid(1)
    let title = write("\(steps.sides.count) edges", at: CGPoint(x: grid.minX, y: 22), Face.heading)
    var x = write("down", at: CGPoint(x: title.maxX + 16, y: 22), Face.strong, Ink.first).maxX
    x = write("up", at: CGPoint(x: x + 10, y: 22), Face.strong, Ink.second).maxX
    lines(grid)
    for side in steps.sides {
      let ink = side.winding > 0 ? Ink.first : Ink.second
      line([place(side.start, grid), place(side.end, grid)], ink, width: 2)
      dot(place(side.start, grid), ink, radius: 2.5)
      dot(place(side.end, grid), ink, radius: 2.5)
    }
  }

  private func drawCoverage() {
    let grid = grid(2)
    write("Coverage", at: CGPoint(x: grid.minX, y: 22), Face.heading)
    for (row, values) in Self.coverage.enumerated() {
      for (column, value) in values.enumerated() where value > 0 {
        let box = CGRect(
          x: grid.minX + CGFloat(column) * pixel, y: grid.minY + CGFloat(row) * pixel, width: pixel, height: pixel)
        fill(box, Ink.text.withAlphaComponent(CGFloat(value) / 255))
      }
    }
    lines(grid)
    frame(
      CGRect(x: grid.minX - 2, y: grid.minY + CGFloat(Self.row) * pixel - 2, width: grid.width + 4, height: pixel + 4),
      Ink.alarm, width: 2)
  }

  private func drawRow() {
    let left: CGFloat = 124
    let width: CGFloat = 57
    let top: CGFloat = 282
    let centered = CGPoint(x: 0.5, y: 0.5)
    write("The marked row in numbers", at: CGPoint(x: 24, y: 252), Face.heading, Ink.alarm)
    let cells = steps.cells[Self.row]
    var sum = 0
    let sums = cells.map { cell -> Int in
      sum += cell
      return sum
    }
    let backgrounds = (0..<Self.columns).map {
      $0.isMultiple(of: 2) ? Color(red: 255, green: 255, blue: 255) : Self.stripe
    }
    let table: [(String, [String])] = [
      ("cells", cells.map(Self.grouped)),
      ("running sum", sums.map(Self.grouped)),
      ("share", sums.map { Self.short(Double(abs($0)) / Double(OutlineSteps.fullPixel)) }),
      ("coverage", Self.coverage[Self.row].map { "\($0)" }),
    ]
    for (number, (name, values)) in table.enumerated() {
      let y = top + 14 + CGFloat(number) * 28
      write(name, at: CGPoint(x: 24, y: y), Face.strong, Ink.note)
      if number.isMultiple(of: 2) {
        fill(CGRect(x: left, y: y - 14, width: width * CGFloat(values.count), height: 28), Ink.ground)
      }
      for (column, value) in values.enumerated() {
        let isNothing = value == "0"
        write(
          value, at: CGPoint(x: left + (CGFloat(column) + 0.5) * width, y: y),
          number == 3 ? Face.strongNumber : Face.small,
          isNothing ? Ink.note : Ink.text, anchor: centered)
      }
    }
    // The row's pixels: each background, and below it the background blended with the shape.
    let y = top + 4 * 28 + 12
    write("below", at: CGPoint(x: 24, y: y + 12), Face.strong, Ink.note)
    write("blended", at: CGPoint(x: 24, y: y + 50), Face.strong, Ink.note)
    for (column, background) in backgrounds.enumerated() {
      guard let bitmap = Self.painted(Self.ink, on: background) else { return }
      let at = (Self.row * Self.columns + column) * 4
      let (red, green, blue) = (bitmap.bytes[at], bitmap.bytes[at + 1], bitmap.bytes[at + 2])
      let x = left + CGFloat(column) * width
      fill(CGRect(x: x, y: y, width: width, height: 24), Self.color(background.red, background.green, background.blue))
      fill(CGRect(x: x, y: y + 28, width: width, height: 44), Self.color(red, green, blue))
      for (line, value) in [red, green, blue].enumerated() {
        write(
          "\(value)", at: CGPoint(x: x + width / 2, y: y + 88 + CGFloat(line) * 15), Face.small, Ink.text,
          anchor: centered)
      }
    }
    frame(CGRect(x: left, y: y, width: width * CGFloat(Self.columns), height: 24), Ink.rule)
    frame(CGRect(x: left, y: y + 28, width: width * CGFloat(Self.columns), height: 44), Ink.rule)
    for (line, name) in ["red", "green", "blue"].enumerated() {
      write(name, at: CGPoint(x: 24, y: y + 88 + CGFloat(line) * 15), Face.note, Ink.note)
    }
  }

  private static let stripe = Color(red: 255, green: 214, blue: 10)

  private static func color(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UIColor {
    UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
  }
}
