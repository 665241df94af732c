// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Clips and masks (CSS Masking 1).

import TesseraRaster
import TesseraXML

extension SVGRenderer {
  func clipped(
    _ element: XMLTreeElement, properties: SVGProperties, style: SVGStyle, context: Context,
    body: () throws(VectorError) -> Void
  ) throws(VectorError) {
    guard let value = properties["clip-path"], value != "none" else { return try body() }
    guard let id = SVGProperties.reference(value), let clip = document[id], clip.localName == "clipPath" else {
      builder.report("clip-path \(value.prefix(40))")
      return try body()
    }
    var inner = context
    inner.isClip = true
    let own = self.properties(of: clip)
    if let list = own["transform"], let transform = SVGTransform.parse(list) {
      inner.transform = transform.concatenating(inner.transform)
    }
    if clip["clipPathUnits"] == "objectBoundingBox" {
      guard let unit = try unitOfBox(element, style: style, context: context) else { return }
      inner.transform = unit.concatenating(inner.transform)
    }
    let start = SVGStyle().inherited(by: own)
    if own["clip-path"] == nil, let (path, rule, transform) = singlePath(of: clip, start, inner) {
      try builder.append(.beginClip(.path(path, rule), transform))
      try body()
      return try builder.append(.endClip)
    }
    try builder.append(.beginMix(.mask))
    try body()
    try builder.append(.mixWith)
    try referring(to: clip) { () throws(VectorError) in
      try self.clipped(clip, properties: own, style: start, context: inner) { () throws(VectorError) in
        try self.drawChildren(of: clip, start, inner)
      }
    }
    try builder.append(.endMix)
  }

  /// Returns the outline of a clip path that consists of a single shape, or nil for other clip paths.
  private func singlePath(
    of clip: XMLTreeElement, _ style: SVGStyle, _ context: Context
  ) -> (Path, FillRule, Affine)? {
    let children = clip.elements.filter { !["title", "desc", "metadata"].contains($0.localName) }
    guard children.count == 1, SVGShapes.names.contains(children[0].localName) else { return nil }
    let properties = properties(of: children[0])
    let style = style.inherited(by: properties)
    guard properties["clip-path"] == nil, properties["display"] != "none", style.isVisible,
      let (path, isComplete) = SVGShapes(element: children[0], viewport: context.viewport).path, isComplete
    else { return nil }
    var transform = context.transform
    if let list = properties["transform"] {
      guard let own = SVGTransform.parse(list) else { return nil }
      transform = own.concatenating(transform)
    }
    return (path, style.clipRule, transform)
  }

  func masked(
    _ element: XMLTreeElement, properties: SVGProperties, style: SVGStyle, context: Context,
    body: () throws(VectorError) -> Void
  ) throws(VectorError) {
    guard let value = properties["mask"], value != "none" else { return try body() }
    guard let id = SVGProperties.reference(value), let mask = document[id], mask.localName == "mask" else {
      builder.report("mask \(value.prefix(40))")
      return try body()
    }
    let own = self.properties(of: mask)
    let isBox = mask["maskUnits"] != "userSpaceOnUse"
    let isContentBox = mask["maskContentUnits"] == "objectBoundingBox"
    var unit = Affine.identity
    if isBox || isContentBox {
      guard let found = try unitOfBox(element, style: style, context: context) else { return }
      unit = found
    }
    let viewport = isBox ? SVGViewport(width: 1, height: 1) : context.viewport
    func length(_ name: String, _ direction: SVGViewport.Direction, _ standard: Double) -> Double {
      viewport.length(mask, name: name, direction: direction, standard: SVGLength(value: standard, unit: .percent))
    }
    let region = Rect(
      x: length("x", .x, -0.1), y: length("y", .y, -0.1), width: length("width", .x, 1.2),
      height: length("height", .y, 1.2))
    var inner = context
    if isContentBox { inner.transform = unit.concatenating(inner.transform) }
    let start = SVGStyle().inherited(by: own)
    try builder.append(.beginMix(own["mask-type"] == "alpha" ? .mask : .luminance))
    try body()
    try builder.append(.mixWith)
    try builder.append(
      .beginClip(.rect(region), isBox ? unit.concatenating(context.transform) : context.transform))
    try referring(to: mask) { () throws(VectorError) in
      try self.clipped(mask, properties: own, style: start, context: inner) { () throws(VectorError) in
        try self.masked(mask, properties: own, style: start, context: inner) { () throws(VectorError) in
          try self.drawChildren(of: mask, start, inner)
        }
      }
    }
    try builder.append(.endClip)
    try builder.append(.endMix)
  }

  // MARK: Boxes

  /// Returns the transform from the unit square to the bounding box of an element's shapes, or nil if the box has no
  /// area.
  private func unitOfBox(
    _ element: XMLTreeElement, style: SVGStyle, context: Context
  ) throws(VectorError) -> Affine? {
    guard let box = try box(of: element, style: style, viewport: context.viewport, under: .identity, depth: 0),
      !box.isEmpty
    else { return nil }
    return Affine(a: box.width, b: 0, c: 0, d: box.height, tx: box.x, ty: box.y)
  }

  /// Returns the bounding box of an element's shapes, without strokes and clips, transformed by `transform`.
  private func box(
    of element: XMLTreeElement, style: SVGStyle, viewport: SVGViewport, under transform: Affine, depth: Int
  ) throws(VectorError) -> Rect? {
    try spend(element)
    guard depth < 96 else { throw .tooComplex("nested elements") }
    if SVGShapes.names.contains(element.localName) {
      let path = SVGShapes(element: element, viewport: viewport).path?.path
      return transform == .identity ? path?.tightBounds : path?.mapped(by: transform).tightBounds
    }
    var children = element.elements
    var transform = transform
    switch element.localName {
    case "image":
      return transform.apply(
        Rect(
          x: viewport.length(element, name: "x", direction: .x), y: viewport.length(element, name: "y", direction: .y),
          width: viewport.length(element, name: "width", direction: .x),
          height: viewport.length(element, name: "height", direction: .y)))
    case "use":
      guard let id = element.target, let target = document[id] else { return nil }
      children = target.localName == "symbol" ? target.elements : [target]
      transform = Affine.translation(
        x: viewport.length(element, name: "x", direction: .x), y: viewport.length(element, name: "y", direction: .y)
      )
      .concatenating(transform)
    case "g", "a", "svg", "switch": break
    default: return nil
    }
    var result: Rect?
    for child in children {
      let properties = properties(of: child)
      guard properties["display"] != "none" else { continue }
      let own = properties["transform"].flatMap { SVGTransform.parse($0) } ?? .identity
      let box = try box(
        of: child, style: style, viewport: viewport, under: own.concatenating(transform), depth: depth + 1)
      if let box { result = result.map { $0.joined(box) } ?? box }
    }
    return result
  }
}

extension Rect {
  /// Returns the smallest rectangle that contains both rectangles, even if one has no area.
  func joined(_ other: Rect) -> Rect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
