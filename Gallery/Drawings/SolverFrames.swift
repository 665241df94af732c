// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraSolver
import UIKit

/// The solution of three constraints while the constant of the second one changes over a hundred frames. One solver
/// solves all frames.
final class SolverFrames: Sketch {
  nonisolated static let size = CGSize(width: 720, height: 348)

  private struct Frame {
    let constant: Double
    let x: Double
    let y: Double
    let pivots: Int
  }

  /// The frames for constants from 0 to 100, one point per frame. The first frame is solved from scratch; all others
  /// are incremental updates.
  private static let frames: [Frame] = {
    let solver = Solver()
    let (x, y) = (solver.addVariable(.size, order: 0), solver.addVariable(.size, order: 1))
    guard let middle = Priority(750), let low = Priority(250) else { return [] }
    _ = solver.addConstraint(
      [Term(x, 1), Term(y, 1)], relation: .lessThanOrEqual, constant: 100, at: .required, rank: 0)
    let moved = solver.addConstraint([Term(x, 1)], relation: .equal, constant: 0, at: middle, rank: 1)
    _ = solver.addConstraint([Term(y, 1)], relation: .equal, constant: 50, at: low, rank: 2)
    solver.solve()
    return (0...100).map { constant in
      let before = solver.statistics.pivots + solver.statistics.boundFlips
      solver.setConstant(Double(constant), of: moved)
      solver.solve()
      return Frame(
        constant: Double(constant), x: solver.value(of: x), y: solver.value(of: y),
        pivots: solver.statistics.pivots + solver.statistics.boundFlips - before)
    }
  }()

  private let plot = CGRect(x: 64, y: 48, width: 560, height: 220)

  private func point(_ constant: Double, _ value: Double) -> CGPoint {
    CGPoint(x: plot.minX + constant / 100 * plot.width, y: plot.maxY - value / 100 * plot.height)
  }

  override func draw(_ rect: CGRect) {
    let frames = Self.frames
    write("A hundred frames: row 2 goes from x = 0 to x = 100", at: CGPoint(x: 24, y: 20), Face.heading)
    fill(plot, Ink.ground)
    for mark in stride(from: 0.0, through: 100, by: 25) {
      line([point(0, mark), point(100, mark)], Ink.rule, width: 0.5)
      line([point(mark, 0), point(mark, 100)], Ink.rule, width: 0.5)
      write(
        Self.short(mark), at: CGPoint(x: plot.minX - 8, y: point(0, mark).y), Face.small, Ink.note,
        anchor: CGPoint(x: 1, y: 0.5))
      write(
        Self.short(mark), at: CGPoint(x: point(mark, 0).x, y: plot.maxY + 12), Face.small, Ink.note,
        anchor: CGPoint(x: 0.5, y: 0.5))
    }
    write(
      "constant of row 2", at: CGPoint(x: plot.midX, y: plot.maxY + 32), Face.note, Ink.note,
      anchor: CGPoint(x: 0.5, y: 0.5))
    for frame in frames where frame.pivots > 0 {
      line([point(frame.constant, 0), point(frame.constant, 100)], Ink.alarm, width: 1.5, dash: [4, 3])
    }
    line(frames.map { point($0.constant, $0.x) }, Ink.second, width: 3)
    line(frames.map { point($0.constant, $0.y) }, Ink.third, width: 3)
    if let last = frames.last {
      write(
        "x = \(Self.short(last.x))", at: CGPoint(x: plot.maxX + 12, y: point(100, last.x).y + 8), Face.strong,
        Ink.second)
      write(
        "y = \(Self.short(last.y))", at: CGPoint(x: plot.maxX + 12, y: point(100, last.y).y - 8), Face.strong, Ink.third
      )
    }
    let steps = frames.reduce(0) { $0 + $1.pivots }
    let stepped = frames.filter { $0.pivots > 0 }.map { Self.short($0.constant) }
    line([CGPoint(x: 24, y: 328), CGPoint(x: 44, y: 328)], Ink.alarm, width: 1.5, dash: [4, 3])
    write(
      "\(frames.count - 1) edits, \(steps) step\(steps == 1 ? "" : "s") of the simplex, at \(stepped.joined(separator: ", ")). "
        + "In all other frames kinks move, and values with them.",
      at: CGPoint(x: 54, y: 328), Face.note, Ink.note)
  }
}
