// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A symbol of an app, from the template in a symbol set. Templates are drawn for text of 100 points, whose capitals in Apple's
// font are 70.459 points high: so far apart are their lines Capline and Baseline, and by them a drawing of any template gets the
// size that Apple's own symbols have beside the same text.
//
// The drawing of a weight and scale is the template's own where it has one. A variable template has three, Ultralight-S,
// Regular-S and Black-S: what lies between is mixed of the two nearest, and other scales are the small one, enlarged.

import TesseraRaster
import TesseraVector

/// A template and the drawings that were made of it. They hold each other, as long as the catalogue that keeps them: always.
final class CustomSymbol: @unchecked Sendable {
  private struct Key: Hashable {
    var weight: Int
    var scale: Int
  }

  /// The height of capitals of Apple's font in its point size.
  private static let capitals = 0.70459
  /// How large the scales S, M and L are, as `SymbolStyle` has it.
  private static let factors = ["S": 0.79, "M": 1.0, "L": 1.27]

  let name: String
  private let template: SymbolTemplate
  private let lock = Lock()
  private var drawings: [Key: SymbolDrawing] = [:]

  /// Nil where nothing of the template can be drawn.
  init?(name: String, template: SymbolTemplate) {
    (self.name, self.template) = (name, template)
    if drawing(for: SymbolStyle()) == nil { return nil }
  }

  /// Returns the drawing of a style's weight and scale, or the nearest there is.
  func drawing(for style: SymbolStyle) -> SymbolDrawing? {
    let weight = style.weight == .unspecified ? UIImage.SymbolWeight.regular : style.weight
    let scale = Self.letter(style.scale)
    let key = Key(weight: weight.rawValue, scale: style.scale.rawValue)
    return lock.withLock {
      if let known = drawings[key] { return known }
      let drawing = made(weight.rawValue - 1, scale)
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

  // MARK: Choice

  /// Returns a drawing of a weight, by its place among those of templates.
  private func made(_ weight: Int, _ scale: String) -> SymbolDrawing? {
    for letter in [scale, "M", "S", "L"] {
      if let variant = exact(weight, letter) ?? mixed(weight, letter) ?? nearest(weight, letter) {
        return drawing(of: variant, letter)
      }
    }
    return nil
  }

  private func exact(_ weight: Int, _ scale: String) -> SymbolTemplate.Variant? {
    guard SymbolTemplate.weights.indices.contains(weight) else { return nil }
    return template.variants["\(SymbolTemplate.weights[weight])-\(scale)"]
  }

  /// Returns the weights that a scale is drawn in.
  private func weights(_ scale: String) -> [Int] {
    SymbolTemplate.weights.indices.filter { exact($0, scale) != nil }
  }

  /// Between the next lighter and the next bolder drawing; nil where one is missing or they are drawn in different ways.
  private func mixed(_ weight: Int, _ scale: String) -> SymbolTemplate.Variant? {
    let known = weights(scale)
    guard let low = known.last(where: { $0 < weight }), let high = known.first(where: { $0 > weight }),
      let a = exact(low, scale), let b = exact(high, scale)
    else { return nil }
    return a.mixed(with: b, Double(weight - low) / Double(high - low))
  }

  private func nearest(_ weight: Int, _ scale: String) -> SymbolTemplate.Variant? {
    // Of two as near, the lighter.
    weights(scale).min { abs($0 - weight) < abs($1 - weight) }.flatMap { exact($0, scale) }
  }

  // MARK: Drawing

  /// Returns a variant in units of system symbols: 16 are 20/17 of the point size, times the scale's factor.
  private func drawing(of variant: SymbolTemplate.Variant, _ scale: String) -> SymbolDrawing? {
    let capitals = variant.baseline.flatMap { baseline in variant.capline.map { baseline - $0 } } ?? 0
    let points = capitals > 0 ? Self.capitals / capitals : 0.01
    let unit = points * SymbolDrawing.side * 17 / 20 / (Self.factors[scale] ?? 1)
    let ink = variant.layers.compactMap(\.path.tightBounds).reduce(nil) { (sum: Rect?, box) in sum?.union(box) ?? box }
    guard let ink, unit.isFinite, unit > 1e-6 else { return nil }
    // Text stands as high as the middle of the drawing; without lines, the drawing's own middle.
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
  /// Which colour of several paints the layer: 0 for the first. `hierarchical-1:secondary` is 1.
  fileprivate var level: Int {
    let names = ["primary", "secondary", "tertiary"]
    for word in classes where word.hasPrefix("hierarchical-") {
      if let name = word.split(separator: ":").last, let level = names.firstIndex(of: String(name)) { return level }
    }
    return 0
  }
}

extension SymbolTemplate.Variant {
  /// Between this drawing and another one of the same steps; nil for others.
  fileprivate func mixed(with other: Self, _ share: Double) -> Self? {
    guard layers.count == other.layers.count else { return nil }
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    var mixed: [SymbolTemplate.Layer] = []
    for (a, b) in zip(layers, other.layers) {
      guard a.path.elements == b.path.elements, a.rule == b.rule else { return nil }
      // Both stand on their own baseline, where their own margin begins.
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
  /// Creates a path of steps and their points, which are as many as the steps need.
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
