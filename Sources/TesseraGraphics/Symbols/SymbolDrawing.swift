// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A symbol's outlines in a square of 16 units, and the rectangle that the symbol's image shows.

import TesseraRaster

/// An immutable drawing of a symbol.
package struct SymbolDrawing: Sendable {
  /// The side length of the square that contains a drawing, in units.
  static let side = 16.0
  /// The left and right margins of a drawing, in units. They correspond to 9 points at a point size of 100.
  private static let margin = 1.225

  struct Layer: Sendable {
    var path: Path
    var rule: FillRule
    /// The index of the layer's color. The foreground layer has the index 0.
    var level = 0
    /// The one-based index of the layer among the parts that a variable value shows, or 0 if the layer is always
    /// visible.
    var place = 0
    /// The color in multicolor drawings, or nil to use the tint color.
    var color: SymbolColor?
    var stroke = 1.15
  }

  package let name: String
  /// The layers, from back to front.
  let layers: [Layer]
  /// Whether the symbol is mirrored in right-to-left layouts.
  let isMirrored: Bool
  /// The bounding box of the outlines in the regular weight.
  let ink: Rect
  /// The custom symbol that provides the drawings for other weights and scales; nil for a system symbol.
  let custom: CustomSymbol?
  /// Whether the drawing is a placeholder for a missing drawing.
  package private(set) var isPlaceholder = false
  /// The rectangle that the image of a custom symbol shows; nil for a system symbol.
  private let room: Rect?

  /// Creates a drawing. Returns nil if the layers are empty.
  init?(name: String, layers: [Layer], isMirrored: Bool) {
    guard let box = Self.box(layers) else { return nil }
    (self.name, self.layers, self.isMirrored, ink) = (name, layers, isMirrored, box)
    (custom, room) = (nil, nil)
  }

  /// Creates a drawing of a custom symbol in one of its weights and scales. Returns nil if the layers are empty.
  init?(_ custom: CustomSymbol, _ leveled: [(layer: Layer, level: Int)], room: Rect) {
    let layers = leveled.map { layer, level in
      var layer = layer
      layer.level = level
      return layer
    }
    guard let box = Self.box(layers) else { return nil }
    (name, self.layers, self.custom, self.room) = (custom.name, layers, custom, room)
    (isMirrored, ink) = (false, box)
  }

  private init(_ other: SymbolDrawing, name: String, layers: [Layer]) {
    (self.name, self.layers, custom, room) = (name, layers, other.custom, other.room)
    (isMirrored, ink, isPlaceholder) = (other.isMirrored, other.ink, other.isPlaceholder)
  }

  private static func box(_ layers: [Layer]) -> Rect? {
    var box: Rect?
    for layer in layers {
      guard let bounds = layer.path.tightBounds else { return nil }
      box = box?.union(bounds) ?? bounds
    }
    return box
  }

  /// Returns a drawing with the stroke width of a weight and the same box.
  func weighted(_ weight: UIImage.SymbolWeight) -> SymbolDrawing {
    let layers = layers.map { layer in
      var layer = layer
      layer.path = SymbolStrokes.path(layer.path, layer.rule, drawn: layer.stroke, factor: weight.strokeFactor)
      return layer
    }
    return SymbolDrawing(self, name: name, layers: layers)
  }

  /// Returns a copy of the drawing that is a placeholder with the given name.
  func placeholder(for name: String) -> SymbolDrawing {
    var copy = SymbolDrawing(self, name: name, layers: layers)
    copy.isPlaceholder = true
    return copy
  }

  package var isCustom: Bool { custom != nil }

  /// The rectangle that an image shows. It is at least as high as the square and as wide as the drawing requires.
  var box: Rect {
    if let room { return room }
    let width = max(ink.width + 2 * Self.margin, 4)
    let height = max(Self.side, ink.height + Self.margin)
    return Rect(
      x: ink.minX + (ink.width - width) / 2, y: (Self.side - height) / 2, width: width, height: height)
  }

  // MARK: Levels

  /// The layers for drawing the symbol in several colors. A sign that is cut out of a filled shape
  /// ("xmark.circle.fill") becomes a separate layer on top of the shape. All other layers are unchanged.
  var leveled: [Layer] {
    guard custom == nil, layers.count == 1, name.hasSuffix(".fill"), Self.forms.contains(where: { name.contains($0) })
    else { return layers }
    let contours = layers[0].path.contours
    func area(_ path: Path) -> Double { path.tightBounds.map { $0.width * $0.height } ?? 0 }
    guard contours.count > 1, let outer = contours.indices.max(by: { area(contours[$0]) < area(contours[$1]) }) else {
      return layers
    }
    var (form, sign) = (layers[0], layers[0])
    sign.path = Path()
    for (index, contour) in contours.enumerated() where index != outer { sign.path.append(contentsOf: contour) }
    // The shape also covers the area below the sign, so that no seam is visible between them.
    form.path = contours[outer]
    form.level = 1
    if form.color != nil { sign.color = .white }
    return [form, sign]
  }

  private static let forms = [
    ".circle.", ".square.", ".rectangle.", ".octagon.", ".triangle.", ".diamond.", ".seal.", ".shield.", ".app.",
    ".bubble.",
  ]
}

extension Path {
  fileprivate var contours: [Path] {
    var result: [Path] = []
    forEachSegment { segment in
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
