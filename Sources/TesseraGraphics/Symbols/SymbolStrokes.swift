// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// From a drawing of one weight to another: outlines move along their normals, so that strokes become thicker or thinner while
// ends, corners and curves keep their kind. What is solid stays as it is, and a sign that is cut out of something solid
// becomes a wider cut. All of it is sums, products and square roots, the same on every machine.
//
// Which contours are edges of strokes is measured: a contour and what is directly in it enclose an area A with edges of the
// length L, and 2 A / L is the width of a stroke of this area and edge, or the radius of a disc.

import TesseraRaster

struct SymbolStrokes {
  /// How wide the strokes of the path are drawn, in units.
  let stroke: Double
  /// How much wider they become; negative for thinner ones.
  let growth: Double

  /// Returns the path with strokes as wide as those of a weight: `factor` times those of regular.
  static func path(_ path: Path, _ rule: FillRule, drawn stroke: Double, factor: Double) -> Path {
    // Thin drawings are brought to regular strokes; signs in a ring have thinner strokes than the ring.
    let regular = stroke >= 0.8 ? min(1.15, stroke * 1.35) : min(1, stroke * 1.5)
    let growth = regular * factor - stroke
    guard stroke > 0, abs(growth) > 1e-3 else { return path }
    return SymbolStrokes(stroke: stroke, growth: growth).moved(path, rule)
  }

  private func moved(_ path: Path, _ rule: FillRule) -> Path {
    let contours = SymbolContour.contours(of: path)
    let parents = contours.indices.map { index in
      contours.indices.filter { contours[$0].holds(contours[index]) }
        .min { abs(contours[$0].area) < abs(contours[$1].area) }
    }
    let sides = contours.map { $0.filledSide(among: contours, rule) }
    var distances = [Double](repeating: 0, count: contours.count)
    var done = [Bool](repeating: false, count: contours.count)
    // From the outside in.
    let order = contours.indices.sorted { abs(contours[$0].area) > abs(contours[$1].area) }
    for index in order where !done[index] {
      guard let side = sides[index] else { continue }
      let children = order.filter { parents[$0] == index && sides[$0] == side.opposite }
      let area = children.reduce(abs(contours[index].area)) { $0 - abs(contours[$1].area) }
      let length = children.reduce(contours[index].length) { $0 + contours[$1].length }
      guard length > 0, area > 0 else { continue }
      let width = 2 * area / length
      let share = min(1, max(0, (3 * stroke - width) / (1.2 * stroke)))
      guard share > 0 else { continue }
      // No more than three tenths from each side.
      let distance = max(growth / 2 * share, -0.3 * width)
      // Strokes grow outward, and so do cuts in what is solid; what is in them shrinks.
      distances[index] = distance
      done[index] = true
      if share >= 0.5 {
        for child in children {
          // What strokes enclose is not closed.
          let room = 0.7 * abs(contours[child].area) / max(1e-6, contours[child].length)
          distances[child] = -min(distance, room)
          done[child] = true
        }
      }
    }
    var result = Path()
    for (contour, distance) in zip(contours, distances) { contour.append(to: &result, outward: distance) }
    return result
  }
}
