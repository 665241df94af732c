// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Conversion of a drawing to another weight. The outlines are offset along their normals, so that strokes become
// thicker or thinner, while ends, corners and curves keep their shape. Solid shapes are unchanged, and signs cut out
// of solid shapes become wider. Only sums, products and square roots are used, because they have the same results on
// every machine.
//
// Measurements determine which contours are edges of strokes. A contour and its direct children enclose an area A,
// and the total length of their edges is L. The value 2 A / L is the width of a stroke with this area and length, or
// the radius of a disc.

import TesseraRaster

struct SymbolStrokes {
  /// The path's stroke width, in units.
  let stroke: Double
  /// The increase of the stroke width, in units. Negative for thinner strokes.
  let growth: Double

  /// Returns the path with its stroke width multiplied by `factor`, a weight's stroke width relative to the regular
  /// weight.
  static func path(_ path: Path, _ rule: FillRule, drawn stroke: Double, factor: Double) -> Path {
    // Drawings with thin strokes are first thickened to the regular weight. Strokes of less than 0.8 units, such as
    // those of a sign inside a ring, remain thinner than others.
    let regular = stroke >= 0.8 ? min(1.15, stroke * 1.35) : min(1, stroke * 1.5)
    let growth = regular * factor - stroke
    guard stroke > 0, abs(growth) > 1e-3 else { return path }
    return SymbolStrokes(stroke: stroke, growth: growth).moved(path, rule)
  }

  private func moved(_ path: Path, _ rule: FillRule) -> Path {
    let contours = SymbolContour.contours(of: path)
    let parents = contours.indices.map { index in
      contours.indices.filter { contours[$0].contains(contours[index]) }
        .min { abs(contours[$0].area) < abs(contours[$1].area) }
    }
    let sides = contours.map { $0.filledSide(among: contours, rule) }
    var distances = [Double](repeating: 0, count: contours.count)
    var done = [Bool](repeating: false, count: contours.count)
    // The contours are sorted from the outermost to the innermost.
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
      // A stroke loses at most three tenths of its width on each side.
      let distance = max(growth / 2 * share, -0.3 * width)
      // Strokes and cutouts in solid shapes grow outward. The contents of cutouts shrink.
      distances[index] = distance
      done[index] = true
      if share >= 0.5 {
        for child in children {
          // The offset is limited so that enclosed areas don't disappear.
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
