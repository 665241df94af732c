// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A symbol's outlines in a square of 16 units, and the part of the square that an image of it shows.

import TesseraRaster

/// An immutable drawing of one symbol.
package struct SymbolDrawing: Sendable {
  /// Side of the square that drawings are made for.
  static let side = 16.0
  /// Free units left and right of a drawing: 9 of 100 points.
  private static let margin = 1.225

  struct Layer: Sendable {
    var path: Path
    var rule: FillRule
    /// Which of several colours paints it: 0 for the foremost.
    var level = 0
    /// The place among the parts that variable values bring out, from 1; 0 for what is always there.
    var place = 0
    /// Its colour in multicolour drawings; nil for the tint.
    var color: SymbolColor?
    /// How wide its strokes are drawn.
    var stroke = 1.15
  }

  package let name: String
  /// Painted in order: what stands behind comes first.
  let layers: [Layer]
  /// Whether right-to-left layouts show it mirrored.
  let isMirrored: Bool
  /// The box of the outlines in regular weight.
  let ink: Rect
  /// What knows the drawing in other weights and scales, where it is an app's own symbol.
  let custom: CustomSymbol?
  /// Whether it stands for a name that no drawing has.
  package private(set) var isPlaceholder = false
  /// The part of the plane that an image of an app's own symbol shows.
  private let room: Rect?

  /// Nil where there is nothing to draw.
  init?(name: String, layers: [Layer], isMirrored: Bool) {
    guard let box = Self.box(layers) else { return nil }
    (self.name, self.layers, self.isMirrored, ink) = (name, layers, isMirrored, box)
    (custom, room) = (nil, nil)
  }

  /// Creates an app's own symbol in one of its weights and scales. Nil where there is nothing to draw.
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

  /// Returns the same drawing with the strokes of a weight, in the same box.
  func weighted(_ weight: UIImage.SymbolWeight) -> SymbolDrawing {
    let layers = layers.map { layer in
      var layer = layer
      layer.path = SymbolStrokes.path(layer.path, layer.rule, drawn: layer.stroke, factor: weight.strokeFactor)
      return layer
    }
    return SymbolDrawing(self, name: name, layers: layers)
  }

  /// Returns the drawing under the name that it stands for.
  func placeholder(for name: String) -> SymbolDrawing {
    var copy = SymbolDrawing(self, name: name, layers: layers)
    copy.isPlaceholder = true
    return copy
  }

  /// Whether the drawing is an app's own.
  package var isCustom: Bool { custom != nil }

  /// The part of the plane that an image shows: at least as high as the square, and as wide as the drawing needs.
  var box: Rect {
    if let room { return room }
    let width = max(ink.width + 2 * Self.margin, 4)
    let height = max(Self.side, ink.height + Self.margin)
    return Rect(
      x: ink.minX + (ink.width - width) / 2, y: (Self.side - height) / 2, width: width, height: height)
  }

  // MARK: Levels

  /// The layers as several colours paint them. A sign that is cut out of a filled form ("xmark.circle.fill") is a layer of its
  /// own, before the form; all others are as they are.
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
    // The form is whole under the sign, so that no rim shows between them.
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
  /// Each contour by itself.
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
