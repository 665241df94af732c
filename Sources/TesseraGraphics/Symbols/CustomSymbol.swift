// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A custom symbol, which an app provides as a template in a symbol set. A template is drawn for 100-point text, whose
// cap height in Apple's font is 70.459 points. This is the distance between the template's Capline and Baseline
// guides. It determines the scale of the template's drawings, so that they match Apple's symbols next to the same
// text.
//
// If the template contains a drawing for the requested weight and scale, that drawing is used. A variable template
// contains three drawings: Ultralight-S, Regular-S and Black-S. The weights between them are interpolated, and the
// other scales are enlarged from the small scale.

import TesseraRaster
import TesseraVector

/// A template and the drawings created from it. The template and its drawings retain each other. This is not a
/// problem, because the catalog that contains them is never released.
final class CustomSymbol: @unchecked Sendable {
  private struct Key: Hashable {
    var weight: Int
    var scale: Int
  }

  /// The cap height of Apple's font relative to its point size.
  private static let capitals = 0.70459
  /// The size factors of the scales S, M and L, as in `SymbolStyle`.
  private static let factors = ["S": 0.79, "M": 1.0, "L": 1.27]

  let name: String
  private let template: SymbolTemplate
  private let lock = Lock()
  private var drawings: [Key: SymbolDrawing] = [:]

  /// Creates a symbol from a template. Returns nil if the template has no valid drawing.
  init?(name: String, template: SymbolTemplate) {
    (self.name, self.template) = (name, template)
    if drawing(for: SymbolStyle()) == nil { return nil }
  }

  /// Returns the drawing for a style's weight and scale, or the nearest available drawing.
  func drawing(for style: SymbolStyle) -> SymbolDrawing? {
    let weight = style.weight == .unspecified ? UIImage.SymbolWeight.regular : style.weight
    let scale = Self.letter(style.scale)
    let key = Key(weight: weight.rawValue, scale: style.scale.rawValue)
    return lock.withLock {
      if let known = drawings[key] { return known }
      let drawing = makeDrawing(weight: weight.rawValue - 1, scale: scale)
      drawings[key] = drawing
      return drawing
    }
  }

  private static func letter(_ scale: UIImage.SymbolScale) -> String {
    switch scale {
    case .small: "S"
    case .large: "L"
    case .medium, .default, .unspecified: "M"
    }
  }

  // MARK: Selection

  /// Returns a drawing for a weight, which is an index into the template's weights.
  private func makeDrawing(weight: Int, scale: String) -> SymbolDrawing? {
    for letter in [scale, "M", "S", "L"] {
      if let variant = exact(weight: weight, scale: letter) ?? interpolated(weight: weight, scale: letter)
        ?? nearest(weight: weight, scale: letter)
      {
        return drawing(of: variant, letter)
      }
    }
    return nil
  }

  private func exact(weight: Int, scale: String) -> SymbolTemplate.Variant? {
    guard SymbolTemplate.weights.indices.contains(weight) else { return nil }
    return template.variants["\(SymbolTemplate.weights[weight])-\(scale)"]
  }

  /// Returns the weights for which the template contains a drawing at a scale.
  private func weights(_ scale: String) -> [Int] {
    SymbolTemplate.weights.indices.filter { exact(weight: $0, scale: scale) != nil }
  }

  /// Returns an interpolation between the next lighter and the next bolder drawing. Returns nil if one of them is
  /// missing or their structures are different.
  private func interpolated(weight: Int, scale: String) -> SymbolTemplate.Variant? {
    let known = weights(scale)
    guard let low = known.last(where: { $0 < weight }), let high = known.first(where: { $0 > weight }),
      let a = exact(weight: low, scale: scale), let b = exact(weight: high, scale: scale)
    else { return nil }
    return a.mixed(with: b, share: Double(weight - low) / Double(high - low))
  }

  private func nearest(weight: Int, scale: String) -> SymbolTemplate.Variant? {
    // If two weights are equally near, the lighter weight is used.
    weights(scale).min { abs($0 - weight) < abs($1 - weight) }.flatMap { exact(weight: $0, scale: scale) }
  }

  // MARK: Drawing

  /// Returns a drawing in the units of system symbols: 16 units are 20/17 of the point size, multiplied by the
  /// scale's factor.
  private func drawing(of variant: SymbolTemplate.Variant, _ scale: String) -> SymbolDrawing? {
    let capitals = variant.baseline.flatMap { baseline in variant.capline.map { baseline - $0 } } ?? 0
    let points = capitals > 0 ? Self.capitals / capitals : 0.01
    let unit = points * SymbolDrawing.side * 17 / 20 / (Self.factors[scale] ?? 1)
    let ink = variant.layers.compactMap(\.path.tightBounds).reduce(nil) { (sum: Rect?, box) in sum?.union(box) ?? box }
    guard let ink, unit.isFinite, unit > 1e-6 else { return nil }
    // The center between the baseline and the cap height. If there are no guides, the center of the drawing's
    // bounding box.
    let middle = variant.baseline.map { $0 - capitals / 2 } ?? (ink.minY + ink.maxY) / 2
    let place = Affine.translation(x: -variant.leftMargin, y: -middle).concatenating(.scale(x: unit, y: unit))
    let layers = variant.layers.map { (SymbolDrawing.Layer(path: $0.path.mapped(by: place), rule: $0.rule), $0.level) }
    let reach = place.apply(ink)
    let height = max(SymbolDrawing.side, 2 * max(-reach.minY, reach.maxY))
    let width = (variant.rightMargin - variant.leftMargin) * unit
    let room = Rect(
      x: width > 0 ? 0 : reach.minX, y: -height / 2, width: width > 0 ? width : reach.width, height: height)
    guard room.width > 1e-3, room.isFinite, room.width < 1e4, room.height < 1e4 else { return nil }
    return SymbolDrawing(self, layers, room: room)
  }
}

extension SymbolTemplate.Layer {
  /// The zero-based index of the layer's color. For example, `hierarchical-1:secondary` is 1.
  fileprivate var level: Int {
    let names = ["primary", "secondary", "tertiary"]
    for word in classes where word.hasPrefix("hierarchical-") {
      if let name = word.split(separator: ":").last, let level = names.firstIndex(of: String(name)) { return level }
    }
    return 0
  }
}

extension SymbolTemplate.Variant {
  /// Returns an interpolation between this drawing and another drawing, or nil if their path elements are different.
  fileprivate func mixed(with other: Self, share: Double) -> Self? {
    guard layers.count == other.layers.count else { return nil }
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    var mixed: [SymbolTemplate.Layer] = []
    for (a, b) in zip(layers, other.layers) {
      guard a.path.elements == b.path.elements, a.rule == b.rule else { return nil }
      // The points of both drawings are relative to their baseline and left margin.
      let points = zip(a.path.points, b.path.points).map { p, q in
        Point(
          x: mix(p.x - leftMargin, q.x - other.leftMargin), y: mix(p.y - (baseline ?? 0), q.y - (other.baseline ?? 0)))
      }
      mixed.append(SymbolTemplate.Layer(path: Path(a.path.elements, points), rule: a.rule, classes: a.classes))
    }
    let capitals = capline.flatMap { capline in baseline.map { capline - $0 } }
    return SymbolTemplate.Variant(
      layers: mixed, baseline: baseline == nil ? nil : 0, capline: capitals, leftMargin: 0,
      rightMargin: mix(rightMargin - leftMargin, other.rightMargin - other.leftMargin))
  }
}

extension Path {
  /// Creates a path from elements and their points. The number of points must match the elements.
  fileprivate init(_ elements: [Element], _ points: [Point]) {
    self.init()
    var rest = points[...]
    for element in elements {
      switch element {
      case .move: move(to: rest.removeFirst())
      case .line: addLine(to: rest.removeFirst())
      case .quadratic:
        let control = rest.removeFirst()
        addQuadratic(to: rest.removeFirst(), control: control)
      case .cubic:
        let (control1, control2) = (rest.removeFirst(), rest.removeFirst())
        addCubic(to: rest.removeFirst(), control1: control1, control2: control2)
      case .close: close()
      }
    }
  }
}
