// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Traverses a document's elements and draws them: inherited styles, opacity scopes, clips, masks and shapes. The
// extensions in other files draw elements that refer to other elements. The total amount of work is limited. Each
// visit of an element counts according to the element's length, so elements that refer to each other are processed in
// bounded time.

import TesseraRaster
import TesseraXML

final class SVGRenderer {
  /// The maximum amount of work for one picture.
  private static let maximumWork = 400_000
  /// The maximum nesting depth of elements, including references.
  private static let deepest = 96

  /// The context in which elements are drawn.
  struct Context {
    /// The transform from the element's coordinate system to the picture's points.
    var transform: Affine
    var viewport: SVGViewport
    /// Whether shapes form the outline of a clip path. They are then filled with the clip rule and not stroked.
    var isClip = false
  }

  let document: SVGDocument
  let decode: VectorPicture.ImageDecoder?
  var builder = PictureBuilder()
  /// The elements currently being referenced, used to detect cycles.
  private var active: Set<ObjectIdentifier> = []
  private var work = 0
  private var depth = 0

  init(_ document: SVGDocument, decode: VectorPicture.ImageDecoder?) {
    self.document = document
    self.decode = decode
    for what in document.sheet.unsupported { builder.report(what) }
  }

  func draw(width: Double, height: Double) throws(VectorError) {
    let root = document.root
    var context = Context(transform: .identity, viewport: SVGViewport(width: width, height: height))
    if let box = SVGViewBox(root) {
      context.transform = box.transform(width: width, height: height)
      context.viewport = SVGViewport(width: box.rect.width, height: box.rect.height)
    }
    let properties = properties(of: root)
    guard properties["display"] != "none" else { return }
    let style = SVGStyle().inherited(by: properties)
    try decorated(root, properties: properties, style: style, context: context, opacity: opacity(properties)) {
      () throws(VectorError) in
      try self.drawChildren(of: root, style, context)
    }
  }

  // MARK: Limits

  func spend(_ element: XMLTreeElement) throws(VectorError) {
    work += element.weight
    guard work <= Self.maximumWork else { throw .tooComplex("elements that use each other") }
  }

  /// Runs a body for a referenced element, unless the element is already being referenced.
  func referring(to element: XMLTreeElement, _ body: () throws(VectorError) -> Void) throws(VectorError) {
    guard active.insert(ObjectIdentifier(element)).inserted else { return builder.report("reference to itself") }
    defer { active.remove(ObjectIdentifier(element)) }
    try body()
  }

  // MARK: Elements

  func properties(of element: XMLTreeElement) -> SVGProperties { SVGProperties(element, document.sheet) }

  func opacity(_ properties: SVGProperties) -> Double { properties["opacity"].flatMap { SVGColor.share($0) } ?? 1 }

  func drawChildren(of element: XMLTreeElement, _ style: SVGStyle, _ context: Context) throws(VectorError) {
    for child in element.elements { try draw(child, in: style, context) }
  }

  /// Draws an element, given its parent's style.
  func draw(_ element: XMLTreeElement, in parent: SVGStyle, _ context: Context) throws(VectorError) {
    try spend(element)
    let name = element.localName
    guard Self.drawn.contains(name) else { return reportUnlessSilent(name) }
    let properties = properties(of: element)
    guard properties["display"] != "none" else { return }
    guard depth < Self.deepest else { throw .tooComplex("nested elements") }
    depth += 1
    defer { depth -= 1 }
    var context = context
    if let list = properties["transform"] {
      guard let transform = SVGTransform.parse(list) else { return builder.report("transform \(list.prefix(40))") }
      context.transform = transform.concatenating(context.transform)
      guard context.transform.determinant != 0, context.transform.isFinite else { return }
    }
    let style = parent.inherited(by: properties)
    context.viewport.fontSize = style.fontSize
    reportProperties(properties)
    if SVGShapes.names.contains(name) {
      return try drawShape(element, properties: properties, style: style, context: context)
    }
    let opacity = context.isClip ? 1 : opacity(properties)
    guard opacity > 0 else { return }
    try decorated(element, properties: properties, style: style, context: context, opacity: opacity) {
      () throws(VectorError) in
      switch name {
      case "use": try self.drawUse(element, style: style, context: context)
      case "svg": try self.drawViewport(element, style: style, context: context, width: nil, height: nil)
      case "image": if style.isVisible { try self.drawImage(element, context) }
      case "switch":
        if let child = self.choice(of: element) { try self.draw(child, in: style, context) }
      default: try self.drawChildren(of: element, style, context)
      }
    }
  }

  private static let drawn = SVGShapes.names.union(["g", "a", "svg", "use", "image", "switch"])

  private static let silent: Set<String> = [
    "defs", "symbol", "title", "desc", "metadata", "style", "clipPath", "mask", "linearGradient", "radialGradient",
    "pattern", "filter", "marker", "view", "script",
  ]

  private func reportUnlessSilent(_ name: String) {
    // Elements with other prefixes are metadata of the program that wrote the file.
    guard !Self.silent.contains(name), !name.contains(":") else { return }
    builder.report(name)
  }

  private func reportProperties(_ properties: SVGProperties) {
    if let value = properties["filter"], value != "none" { builder.report("filter") }
    if let value = properties["mix-blend-mode"], value != "normal" { builder.report("mix-blend-mode") }
    if let value = properties["vector-effect"], value != "none" { builder.report("vector-effect") }
    for name in ["marker-start", "marker-mid", "marker-end"] {
      if let value = properties[name], value != "none" { builder.report("marker") }
    }
  }

  /// Returns the first child that has no conditional attributes.
  private func choice(of element: XMLTreeElement) -> XMLTreeElement? {
    element.elements.first {
      Self.drawn.contains($0.localName) && ($0["requiredExtensions"] ?? "").isEmpty && $0["systemLanguage"] == nil
    } ?? element.elements.first { Self.drawn.contains($0.localName) && ($0["requiredExtensions"] ?? "").isEmpty }
  }

  // MARK: Brackets

  /// Runs a body with the element's opacity, mask and clip applied.
  func decorated(
    _ element: XMLTreeElement, properties: SVGProperties, style: SVGStyle, context: Context, opacity: Double,
    body: () throws(VectorError) -> Void
  ) throws(VectorError) {
    try inGroup(opacity: context.isClip ? 1 : opacity) { () throws(VectorError) in
      try self.clipped(element, properties: properties, style: style, context: context) { () throws(VectorError) in
        guard !context.isClip else { return try body() }
        try self.masked(element, properties: properties, style: style, context: context, body: body)
      }
    }
  }

  func inGroup(opacity: Double, body: () throws(VectorError) -> Void) throws(VectorError) {
    guard opacity < 1 else { return try body() }
    try builder.append(.beginGroup(opacity: opacity, shadow: nil, .identity))
    try body()
    try builder.append(.endGroup)
  }

  // MARK: Shapes

  private func drawShape(
    _ element: XMLTreeElement, properties: SVGProperties, style: SVGStyle, context: Context
  ) throws(VectorError) {
    guard style.isVisible, let (path, isComplete) = SVGShapes(element: element, viewport: context.viewport).path else {
      return
    }
    if !isComplete { builder.report("path data with an error") }
    guard !path.isEmpty else { return }
    if context.isClip {
      return try decorated(element, properties: properties, style: style, context: context, opacity: 1) {
        () throws(VectorError) in
        try self.builder.fill(path, rule: style.clipRule, paint: .color(.black), under: context.transform)
      }
    }
    let shape = SVGShape(path: path, style: style, context: context)
    let opacity = opacity(properties)
    guard opacity > 0 else { return }
    // The opacity of a single fill or stroke can be applied without a layer.
    let isSingle = style.fill == .none || style.stroke == .none
    try decorated(element, properties: properties, style: style, context: context, opacity: isSingle ? 1 : opacity) {
      () throws(VectorError) in
      let fade = isSingle ? opacity : 1
      if style.strokesFirst { try self.stroke(shape, fade: fade) }
      try self.fill(shape, fade: fade)
      if !style.strokesFirst { try self.stroke(shape, fade: fade) }
    }
  }

  private func fill(_ shape: SVGShape, fade: Double) throws(VectorError) {
    let style = shape.style
    switch try paint(style.fill, shape) {
    case .none: break
    case .paint(let paint):
      try builder.fill(
        shape.path, rule: style.fillRule, paint: paint.faded(to: style.fillOpacity * fade),
        under: shape.context.transform)
    case .pattern(let pattern):
      try inGroup(opacity: style.fillOpacity * fade) { () throws(VectorError) in
        // A clip would antialias each shape of the pattern separately, so the edge would be applied twice where two
        // shapes overlap.
        try self.builder.append(.beginMix(.mask))
        try self.tile(pattern, over: shape, box: shape.path.tightBounds)
        try self.builder.append(.mixWith)
        try self.builder.fill(shape.path, rule: style.fillRule, paint: .color(.black), under: shape.context.transform)
        try self.builder.append(.endMix)
      }
    }
  }

  private func stroke(_ shape: SVGShape, fade: Double) throws(VectorError) {
    let style = shape.style
    let pen = shape.pen
    guard style.stroke != .none, pen.width > 0 else { return }
    switch try paint(style.stroke, shape) {
    case .none: break
    case .paint(let paint):
      try builder.stroke(
        shape.path, style: pen, paint: paint.faded(to: style.strokeOpacity * fade), under: shape.context.transform)
    case .pattern(let pattern):
      try inGroup(opacity: style.strokeOpacity * fade) { () throws(VectorError) in
        try self.builder.append(.beginMix(.mask))
        let box = shape.path.tightBounds?.insetBy(dx: -pen.width * 2, dy: -pen.width * 2)
        try self.tile(pattern, over: shape, box: box)
        try self.builder.append(.mixWith)
        try self.builder.stroke(shape.path, style: pen, paint: .color(.black), under: shape.context.transform)
        try self.builder.append(.endMix)
      }
    }
  }
}

/// A path with its style and its drawing context.
struct SVGShape {
  let path: Path
  let style: SVGStyle
  let context: SVGRenderer.Context

  /// The stroke style of the shape.
  var pen: StrokeStyle {
    let viewport = context.viewport
    return StrokeStyle(
      width: viewport.length(style.strokeWidth, .other), cap: style.cap, join: style.join, miterLimit: style.miterLimit,
      dashes: style.dashes.map { viewport.length($0, .other) }, dashPhase: viewport.length(style.dashOffset, .other))
  }
}
