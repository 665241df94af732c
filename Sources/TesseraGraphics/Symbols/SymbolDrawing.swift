// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A symbol's outlines in a square of 16 units, and the part of the square that an image of it shows.

import TesseraRaster

/// An immutable drawing of one symbol.
package struct SymbolDrawing: Sendable {
  /// Side of the square that drawings are made for.
  static let side = 16.0
  /// Free units left and right of a drawing that is narrower than the square.
  private static let margin = 1.25

  struct Layer: Sendable {
    var path: Path
    var rule: FillRule
  }

  package let name: String
  /// Painted in order, in one colour.
  let layers: [Layer]
  /// What is painted in the first and second colour of a palette. A sign cut out of a filled form ("xmark.circle.fill")
  /// comes first, the form second; all other drawings have one level only.
  let levels: [[Layer]]
  /// Whether right-to-left layouts show it mirrored.
  let isMirrored: Bool
  /// The box of the outlines.
  let ink: Rect
  /// What knows the drawing in other weights and scales, where it is an app's own symbol.
  let custom: CustomSymbol?
  /// The part of the plane that an image of an app's own symbol shows.
  private let room: Rect?

  /// Nil where there is nothing to draw.
  init?(name: String, layers: [Layer], isMirrored: Bool) {
    var box: Rect?
    for layer in layers {
      guard let bounds = layer.path.tightBounds else { return nil }
      box = box?.union(bounds) ?? bounds
    }
    guard let box else { return nil }
    self.name = name
    self.layers = layers
    self.isMirrored = isMirrored
    ink = box
    levels = Self.levels(name, layers)
    (custom, room) = (nil, nil)
  }

  /// An app's own symbol in one of its weights and scales. Nil where there is nothing to draw.
  init?(_ custom: CustomSymbol, _ leveled: [(layer: Layer, level: Int)], room: Rect) {
    let layers = leveled.map(\.layer)
    let box = layers.compactMap(\.path.tightBounds).reduce(nil) { (sum: Rect?, box) in sum?.union(box) ?? box }
    guard let box else { return nil }
    (name, self.layers, self.custom, self.room) = (custom.name, layers, custom, room)
    (isMirrored, ink) = (false, box)
    let levels = (0...2).map { level in leveled.filter { $0.level == level }.map(\.layer) }
    self.levels = levels.filter { !$0.isEmpty }
  }

  /// Whether the drawing is an app's own.
  package var isCustom: Bool { custom != nil }

  /// The part of the plane that an image shows: as high as the square, and as wide as the drawing needs.
  var box: Rect {
    if let room { return room }
    let width = min(Self.side, max(ink.width + 2 * Self.margin, 4))
    return Rect(x: ink.minX + (ink.width - width) / 2, y: 0, width: width, height: Self.side)
  }

  /// Whether bold weights thicken the drawing. Filled forms stay as they are: their signs are holes, which would close.
  /// An app's own symbols are drawn in each weight.
  var hasStrokes: Bool { custom == nil && !name.hasSuffix(".fill") }

  // MARK: Levels

  private static let forms = [
    ".circle.", ".square.", ".rectangle.", ".octagon.", ".triangle.", ".diamond.", ".seal.", ".shield.",
  ]

  private static func levels(_ name: String, _ layers: [Layer]) -> [[Layer]] {
    guard layers.count == 1, name.hasSuffix(".fill"), forms.contains(where: { name.contains($0) }) else {
      return [layers]
    }
    let contours = contours(of: layers[0].path)
    func area(_ path: Path) -> Double { path.tightBounds.map { $0.width * $0.height } ?? 0 }
    guard contours.count > 1, let outer = contours.indices.max(by: { area(contours[$0]) < area(contours[$1]) }) else {
      return [layers]
    }
    var sign = Path()
    for (index, contour) in contours.enumerated() where index != outer { sign.append(contentsOf: contour) }
    return [[Layer(path: sign, rule: layers[0].rule)], layers]
  }

  private static func contours(of path: Path) -> [Path] {
    var result: [Path] = []
    path.forEachSegment { segment in
      if case .move = segment { result.append(Path()) }
      guard var last = result.popLast() else { return }
      switch segment {
      case .move(let p): last.move(to: p)
      case .line(_, let p): last.addLine(to: p)
      case .quadratic(_, let c, let p): last.addQuadratic(to: p, control: c)
      case .cubic(_, let c, let d, let p): last.addCubic(to: p, control1: c, control2: d)
      case .close: last.close()
      }
      result.append(last)
    }
    return result
  }
}
