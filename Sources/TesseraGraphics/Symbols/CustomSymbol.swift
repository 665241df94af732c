// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A symbol of an app, from the template in a symbol set. Templates are drawn for text of 100 points, with a cap height of
// 70.459 points in Apple's font: this is the distance between the lines Capline and Baseline. It determines the size of a
// template's drawing, so that it matches Apple's symbols next to the same text.
//
// The template's drawing for a weight and scale is used if there is one. A variable template has three, Ultralight-S, Regular-S
// and Black-S: the weights between them are interpolated, and the other scales are enlarged from the small one.

import TesseraRaster
import TesseraVector

/// A template and the drawings created from it. They retain each other; the catalog that contains them is never released.
final class CustomSymbol: @unchecked Sendable {
  private struct Key: Hashable {
    var weight: Int
    var scale: Int
  }

  /// The cap height of Apple's font per point size.
  private static let capitals = 0.70459
  /// The factors of the scales S, M and L, as in `SymbolStyle`.
  private static let factors = ["S": 0.79, "M": 1.0, "L": 1.27]

  let name: String
  private let template: SymbolTemplate
  private let lock = Lock()
  private var drawings: [Key: SymbolDrawing] = [:]

  /// Returns nil if the template has no usable drawing.
  init?(name: String, template: SymbolTemplate) {
    (self.name, self.template) = (name, template)
    if drawing(for: SymbolStyle()) == nil { return nil }
  }

  /// Returns the drawing for a style's weight and scale, or the nearest one.
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

  /// Returns a drawing for a weight, by its index among the weights of templates.
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

  /// Returns the weights that are drawn at a scale.
  private func weights(_ scale: String) -> [Int] {
    SymbolTemplate.weights.indices.filter { exact(weight: $0, scale: scale) != nil }
  }

  /// Returns an interpolation between the next lighter and the next bolder drawing, or nil if one is missing or they have
  /// different structures.
  private func interpolated(weight: Int, scale: String) -> SymbolTemplate.Variant? {
    let known = weights(scale)
    guard let low = known.last(where: { $0 < weight }), let high = known.first(where: { $0 > weight }),
      let a = exact(weight: low, scale: scale), let b = exact(weight: high, scale: scale)
    else { return nil }
    return a.mixed(with: b, share: Double(weight - low) / Double(high - low))
  }

  private func nearest(weight: Int, scale: String) -> SymbolTemplate.Variant? {
    // Of two equally near weights, the lighter one is used.
    weights(scale).min { abs($0 - weight) < abs($1 - weight) }.flatMap { exact(weight: $0, scale: scale) }
  }

  // MARK: Drawing

  /// Returns a variant in units of system symbols: 16 units are 20/17 of the point size, multiplied by the scale's factor.
  private func drawing(of variant: SymbolTemplate.Variant, _ scale: String) -> SymbolDrawing? {
    let capitals = variant.baseline.flatMap { baseline in variant.capline.map { baseline - $0 } } ?? 0
    let points = capitals > 0 ? Self.capitals / capitals : 0.01
    let unit = points * SymbolDrawing.side * 17 / 20 / (Self.factors[scale] ?? 1)
    let ink = variant.layers.compactMap(\.path.tightBounds).reduce(nil) { (sum: Rect?, box) in sum?.union(box) ?? box }
    guard let ink, unit.isFinite, unit > 1e-6 else { return nil }
    // The middle between baseline and cap height, or the middle of the ink if there are no guidelines.
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
  /// The index of the color that paints the layer, from 0. `hierarchical-1:secondary` is 1.
  fileprivate var level: Int {
    let names = ["primary", "secondary", "tertiary"]
    for word in classes where word.hasPrefix("hierarchical-") {
      if let name = word.split(separator: ":").last, let level = names.firstIndex(of: String(name)) { return level }
    }
    return 0
  }
}

extension SymbolTemplate.Variant {
  /// Returns an interpolation between this drawing and another one, or nil if their steps differ.
  fileprivate func mixed(with other: Self, share: Double) -> Self? {
    guard layers.count == other.layers.count else { return nil }
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    var mixed: [SymbolTemplate.Layer] = []
    for (a, b) in zip(layers, other.layers) {
      guard a.path.elements == b.path.elements, a.rule == b.rule else { return nil }
      // Both are relative to their own baseline and left margin.
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
  /// Creates a path from steps and their points, whose number must match.
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
