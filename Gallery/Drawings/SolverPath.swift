// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraSolver
import UIKit

/// The three constraint rows of the article section "Three rows by hand" as lines in the x-y plane, and the solver's
/// path through their vertices.
final class SolverPath: Sketch {
  nonisolated static let size = CGSize(width: 720, height: 404)

  private let steps = SimplexSteps(
    variables: 2, rows: [[(0, 1), (1, 1)]],
    prices: [
      .init(of: 2, level: 0, at: 100, low: 0), .init(of: 0, level: 1, at: 70), .init(of: 1, level: 2, at: 50),
    ])

  private let plane = CGRect(x: 48, y: 62, width: 300, height: 300)
  private let range = (low: 20.0, high: 80.0)

  private func point(_ x: Double, _ y: Double) -> CGPoint {
    let scale = plane.width / (range.high - range.low)
    return CGPoint(x: plane.minX + (x - range.low) * scale, y: plane.maxY - (y - range.low) * scale)
  }

  /// Returns the amount by which a vertex violates each row.
  private func costs(_ vertex: SimplexSteps.Vertex) -> [Double] {
    [max(vertex.values[2] - 100, 0), abs(vertex.values[0] - 70), abs(vertex.values[1] - 50)]
  }

  override func draw(_ rect: CGRect) {
    drawPlane()
    drawTable()
  }

  private func drawPlane() {
    write("The plane of x and y", at: CGPoint(x: 24, y: 20), Face.heading)
    fill(plane, Ink.ground, radius: 0)
    // The region in which the required row is satisfied.
    let allowed = UIBezierPath()
    for (index, corner) in [(20, 20), (80, 20), (20, 80)].enumerated() {
      let corner = point(Double(corner.0), Double(corner.1))
      index == 0 ? allowed.move(to: corner) : allowed.addLine(to: corner)
    }
    allowed.close()
    Ink.first.withAlphaComponent(0.14).setFill()
    allowed.fill()
    for mark in stride(from: 20.0, through: 80, by: 10) {
      write(
        Self.short(mark), at: CGPoint(x: point(mark, 20).x, y: plane.maxY + 12), Face.small, Ink.note,
        anchor: CGPoint(x: 0.5, y: 0.5))
      write(
        Self.short(mark), at: CGPoint(x: plane.minX - 8, y: point(20, mark).y), Face.small, Ink.note,
        anchor: CGPoint(x: 1, y: 0.5))
      line([point(mark, 20), point(mark, 80)], Ink.rule, width: 0.5)
      line([point(20, mark), point(80, mark)], Ink.rule, width: 0.5)
    }
    write("x", at: CGPoint(x: plane.maxX + 16, y: plane.maxY + 12), Face.strong, Ink.note)
    write("y", at: CGPoint(x: plane.minX - 8, y: plane.minY - 16), Face.strong, Ink.note, anchor: CGPoint(x: 1, y: 0.5))

    line([point(20, 80), point(80, 20)], Ink.first, width: 2)
    line([point(70, 20), point(70, 80)], Ink.second, width: 2, dash: [6, 4])
    line([point(20, 50), point(80, 50)], Ink.third, width: 2, dash: [6, 4])
    write("x + y = 100", at: CGPoint(x: point(24, 76).x + 14, y: point(24, 76).y - 6), Face.strong, Ink.first)
    write(
      "x = 70", at: CGPoint(x: point(70, 77).x - 6, y: point(70, 77).y), Face.strong, Ink.second,
      anchor: CGPoint(x: 1, y: 0.5))
    write("y = 50", at: CGPoint(x: point(22, 50).x, y: point(22, 50).y + 11), Face.strong, Ink.third)

    let corners = steps.vertices.map { point($0.values[0], $0.values[1]) }
    for (start, end) in zip(corners, corners.dropFirst()) {
      // The length of the line between the centers of two circles with a radius of 10.
      let length = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y)).squareRoot()
      func along(_ distance: CGFloat) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * distance / length, y: start.y + (end.y - start.y) * distance / length)
      }
      arrow(from: along(13), to: along(length - 12))
    }
    for (index, corner) in corners.enumerated() { badge("\(index + 1)", at: corner) }
  }

  private func drawTable() {
    let left: CGFloat = 404
    write("Its vertices, and what each row pays", at: CGPoint(x: left - 10, y: 20), Face.heading)
    // The x-coordinates of the column centers.
    let values = [left + 50, left + 94, left + 142]
    let prices = [left + 194, left + 236, left + 278]
    for (name, x) in zip(["x", "y", "x + y"], values) {
      write(name, at: CGPoint(x: x, y: 70), Face.strong, Ink.note, anchor: CGPoint(x: 0.5, y: 0.5))
    }
    for ((name, color), x) in zip([("1000", Ink.first), ("750", Ink.second), ("250", Ink.third)], prices) {
      write(name, at: CGPoint(x: x, y: 70), Face.strong, color, anchor: CGPoint(x: 0.5, y: 0.5))
    }
    line([CGPoint(x: left - 10, y: 88), CGPoint(x: left + 296, y: 88)])
    for (row, vertex) in steps.vertices.enumerated() {
      let y = 120 + CGFloat(row) * 62
      badge("\(row + 1)", at: CGPoint(x: left, y: y))
      for (index, x) in values.enumerated() {
        let box = CGRect(x: x - 18, y: y - 13, width: 36, height: 26)
        if vertex.isBasic[index] { frame(box, Ink.note, radius: 6) } else { fill(box, Ink.ground, radius: 6) }
        write(
          Self.short(vertex.values[index]), at: CGPoint(x: x, y: y),
          vertex.isBasic[index] ? Face.number : Face.strongNumber,
          anchor: CGPoint(x: 0.5, y: 0.5))
      }
      for ((cost, color), x) in zip(zip(costs(vertex), [Ink.first, Ink.second, Ink.third]), prices) {
        if cost > 0 {
          fill(CGRect(x: x - 18, y: y - 13, width: 36, height: 26), color, radius: 13)
          write(Self.short(cost), at: CGPoint(x: x, y: y), Face.strongNumber, .white, anchor: CGPoint(x: 0.5, y: 0.5))
        } else {
          write("0", at: CGPoint(x: x, y: y), Face.number, Ink.note, anchor: CGPoint(x: 0.5, y: 0.5))
        }
      }
      if row + 1 < steps.vertices.count, let entering = steps.vertices[row + 1].entering {
        let name = ["x", "y", "x + y"][entering]
        let (from, to) = (vertex.values[entering], steps.vertices[row + 1].values[entering])
        write(
          "\(name) walks from \(Self.short(from)) to \(Self.short(to))", at: CGPoint(x: left + 32, y: y + 31),
          Face.note,
          Ink.note)
        arrow(from: CGPoint(x: left, y: y + 16), to: CGPoint(x: left, y: y + 46), Ink.note, width: 1.5)
      }
    }
    line([CGPoint(x: left - 10, y: 278), CGPoint(x: left + 296, y: 278)])
    fill(CGRect(x: left - 10, y: 294, width: 36, height: 26), Ink.ground, radius: 6)
    write("held at one of its kinks", at: CGPoint(x: left + 36, y: 307), Face.note, Ink.note)
    frame(CGRect(x: left - 10, y: 328, width: 36, height: 26), Ink.note, radius: 6)
    write("basic: computed from the row", at: CGPoint(x: left + 36, y: 341), Face.note, Ink.note)
  }
}
