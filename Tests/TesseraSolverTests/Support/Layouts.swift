// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Miniature screens with four variables per view (x, y, w, h), for counting layout operations.

import TesseraSolver

struct View {
  var x, y, w, h: Variable
}

final class Layout {
  let solver = Solver()
  private var order: Int64 = 0
  private var rank: Int64 = 0

  func view() -> View {
    View(x: variable(.origin), y: variable(.origin), w: variable(.size), h: variable(.size))
  }

  func variable(_ role: Solver.Role) -> Variable {
    order += 1
    return solver.addVariable(role, order: order)
  }

  @discardableResult
  func add(
    _ terms: [(Variable, Double)], _ relation: Relation, _ constant: Double, _ priority: Float = 1000
  ) -> LinearConstraint {
    rank += 1
    return solver.addConstraint(
      terms.map { Term($0.0, $0.1) }, relation: relation, constant: constant, at: Priority(priority) ?? .required,
      rank: rank)
  }

  /// Adds an intrinsic size whose compression resistance is stronger than its hugging.
  func intrinsic(_ variable: Variable, _ size: Double, hug: Float = 250, compression: Float = 750) {
    add([(variable, 1)], .lessThanOrEqual, size, hug)
    add([(variable, 1)], .greaterThanOrEqual, size, compression)
  }

  /// Adds stacked rows. Each is 16 taller than its label and as wide as the root. Returns the root's width
  /// constraint, the rows and their labels.
  func list(_ count: Int, width: Double) -> (rootWidth: LinearConstraint, rows: [View], labels: [View]) {
    let root = view()
    let rootWidth = add([(root.w, 1)], .equal, width)
    for origin in [root.x, root.y] { add([(origin, 1)], .equal, 0) }
    add([(root.h, 1)], .equal, 800)
    var (rows, labels) = ([View](), [View]())
    for i in 0..<count {
      let (row, label) = (view(), view())
      add([(row.x, 1)], .equal, 0)
      add([(row.w, 1), (root.w, -1)], .equal, 0)
      if let above = rows.last {
        add([(row.y, 1), (above.y, -1), (above.h, -1)], .equal, 0)
      } else {
        add([(row.y, 1)], .equal, 0)
      }
      for origin in [label.x, label.y] { add([(origin, 1)], .equal, 8) }
      add([(row.h, 1), (label.y, -1), (label.h, -1)], .equal, 8)
      add([(row.w, 1), (label.x, -1), (label.w, -1)], .greaterThanOrEqual, 8)
      intrinsic(label.w, Double(50 + i))
      intrinsic(label.h, 20)
      rows.append(row)
      labels.append(label)
    }
    return (rootWidth, rows, labels)
  }
}
