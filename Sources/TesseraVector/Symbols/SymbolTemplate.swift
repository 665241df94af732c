// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Reads the SVG templates that the SF Symbols app exports and that `.symbolset` folders contain. A template has a
// group per weight and scale, with IDs such as `Regular-M`. It also has guides, which are lines with IDs such as
// `Baseline-M`. They define the position of adjacent text and the width of each drawing.

public import TesseraRaster
import TesseraXML

/// A custom symbol with drawings for several weights and scales.
public struct SymbolTemplate: Sendable {
  /// The names of all weights in a template file, lightest first.
  public static let weights = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]
  /// The letters of all scales in a template file.
  public static let scales = ["S", "M", "L"]

  /// A filled outline in the template's coordinate system, with a downward y axis.
  public struct Layer: Hashable, Sendable {
    /// The outline.
    public let path: Path
    /// The fill rule of the outline.
    public let rule: FillRule
    /// The style classes that define the layer's color, such as `hierarchical-0:primary`.
    public let classes: [String]

    package init(path: Path, rule: FillRule, classes: [String]) {
      (self.path, self.rule, self.classes) = (path, rule, classes)
    }
  }

  /// The drawing for one weight and scale.
  public struct Variant: Hashable, Sendable {
    /// The outlines, from bottom to top. Never empty.
    public let layers: [Layer]
    /// The y-coordinate of the baseline of adjacent text, or nil if the template doesn't define it.
    public let baseline: Double?
    /// The y-coordinate of the cap height of adjacent text, or nil if the template doesn't define it.
    public let capline: Double?
    /// The x-coordinate of the symbol's left margin, or of the drawing's left edge if the template doesn't define a
    /// margin.
    public let leftMargin: Double
    /// The x-coordinate of the symbol's right margin, or of the drawing's right edge if the template doesn't define a
    /// margin.
    public let rightMargin: Double

    package init(layers: [Layer], baseline: Double?, capline: Double?, leftMargin: Double, rightMargin: Double) {
      (self.layers, self.baseline, self.capline) = (layers, baseline, capline)
      (self.leftMargin, self.rightMargin) = (leftMargin, rightMargin)
    }
  }

  /// The drawings, keyed by weight and scale, such as `Regular-M`.
  public let variants: [String: Variant]

  /// Returns the drawing for a weight and scale, or the best substitute: the same weight in scale M or S, then
  /// Regular in the same scale or in M or S, then any drawing.
  public func variant(weight: String = "Regular", scale: String = "M") -> Variant? {
    for name in ["\(weight)-\(scale)", "\(weight)-M", "\(weight)-S", "Regular-\(scale)", "Regular-M", "Regular-S"] {
      if let variant = variants[name] { return variant }
    }
    return variants.min { $0.key < $1.key }?.value
  }

  /// Creates a template from an SVG document. Returns nil if no group is named after a weight and scale.
  public init?(svg: [UInt8]) throws(VectorError) {
    let document = try SVGDocument(svg)
    var finder = SymbolFinder(document)
    try finder.readElement(document.root, parent: SVGStyle(), context: Self.context(document.root))
    guard !finder.layers.isEmpty else { return nil }
    variants = finder.layers.reduce(into: [:]) { $0[$1.key] = finder.variant($1.key, $1.value) }
  }

  private static func context(_ root: XMLTreeElement) -> SVGRenderer.Context {
    let box = SVGViewBox(root)?.rect ?? Rect(x: 0, y: 0, width: 3300, height: 2200)
    return SVGRenderer.Context(
      transform: .identity, viewport: SVGViewport(width: box.width, height: box.height))
  }
}

private struct SymbolFinder {
  private static let names = Set(
    SymbolTemplate.weights.flatMap { weight in SymbolTemplate.scales.map { "\(weight)-\($0)" } })

  private let document: SVGDocument
  private(set) var layers: [String: [SymbolTemplate.Layer]] = [:]
  /// The bounding boxes of lines with ids.
  private var guides: [String: Rect] = [:]

  init(_ document: SVGDocument) {
    self.document = document
  }

  mutating func readElement(
    _ element: XMLTreeElement, parent: SVGStyle, context: SVGRenderer.Context
  ) throws(VectorError) {
    let properties = SVGProperties(element, document.sheet)
    let style = parent.inherited(by: properties)
    var inner = context
    if let list = properties["transform"], let own = SVGTransform.parse(list) {
      inner.transform = own.concatenating(context.transform)
    }
    let id = element["id"] ?? ""
    if element.localName == "g", Self.names.contains(id), layers[id] == nil {
      let found = try drawing(element, style: style, context: inner)
      if !found.isEmpty { layers[id] = found }
      return
    }
    if SVGShapes.names.contains(element.localName), !id.isEmpty,
      let path = SVGShapes(element: element, viewport: inner.viewport).path?.path
    {
      guides[id] = path.mapped(by: inner.transform).tightBounds
    }
    for child in element.elements { try readElement(child, parent: style, context: inner) }
  }

  /// Returns the outlines in a group, each with its element's style classes.
  private func drawing(
    _ group: XMLTreeElement, style: SVGStyle, context: SVGRenderer.Context
  ) throws(VectorError) -> [SymbolTemplate.Layer] {
    var result: [SymbolTemplate.Layer] = []
    for child in group.elements {
      let properties = SVGProperties(child, document.sheet)
      var inner = context
      if let list = properties["transform"], let own = SVGTransform.parse(list) {
        inner.transform = own.concatenating(context.transform)
      }
      let style = style.inherited(by: properties)
      if child.localName == "g" {
        result += try drawing(child, style: style, context: inner)
      } else if let (path, isComplete) = SVGShapes(element: child, viewport: inner.viewport).path, isComplete,
        properties["display"] != "none", !path.isEmpty
      {
        let classes = (child["class"]?.words ?? []).map { String($0) }
        result.append(
          SymbolTemplate.Layer(path: path.mapped(by: inner.transform), rule: style.fillRule, classes: classes))
      }
    }
    return result
  }

  func variant(_ name: String, _ layers: [SymbolTemplate.Layer]) -> SymbolTemplate.Variant {
    let scale = name.split(separator: "-").last ?? "M"
    let box =
      layers.compactMap(\.path.tightBounds).reduce(nil) { (sum: Rect?, box) in sum?.joined(box) ?? box } ?? .zero
    return SymbolTemplate.Variant(
      layers: layers, baseline: guides["Baseline-\(scale)"]?.minY, capline: guides["Capline-\(scale)"]?.minY,
      leftMargin: (guides["left-margin-\(name)"] ?? guides["left-margin"])?.minX ?? box.minX,
      rightMargin: (guides["right-margin-\(name)"] ?? guides["right-margin"])?.minX ?? box.maxX)
  }
}
