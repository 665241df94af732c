// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// A content stream of operators, with the resource names that it uses.
struct PDFContent {
  let objects: PDFObjects
  var out = PDFBytes()
  private var states: Set<Int> = []
  private var pictures: Set<Int> = []
  private var shadings: Set<Int> = []

  init(objects: PDFObjects) {
    self.objects = objects
  }

  func finished() -> PDFPageWriter.Content {
    func names(_ kind: String, _ letter: String, _ numbers: Set<Int>) -> String {
      if numbers.isEmpty { return "" }
      return " /\(kind) << " + numbers.sorted().map { "/\(letter)\($0) \($0) 0 R" }.joined(separator: " ") + " >>"
    }
    return PDFPageWriter.Content(
      bytes: out.bytes,
      resources: "<<" + names("ExtGState", "G", states) + names("XObject", "X", pictures)
        + names("Shading", "S", shadings) + " >>")
  }

  /// Returns the PDF name of a blend mode, or nil if PDF doesn't support the mode.
  static func name(of mode: BlendMode) -> String? {
    switch mode {
    case .normal: "Normal"
    case .multiply: "Multiply"
    case .screen: "Screen"
    case .overlay: "Overlay"
    case .darken: "Darken"
    case .lighten: "Lighten"
    case .colorDodge: "ColorDodge"
    case .colorBurn: "ColorBurn"
    case .softLight: "SoftLight"
    case .hardLight: "HardLight"
    case .difference: "Difference"
    case .exclusion: "Exclusion"
    case .hue: "Hue"
    case .saturation: "Saturation"
    case .color: "Color"
    case .luminosity: "Luminosity"
    default: nil
    }
  }

  // MARK: State

  mutating func setState(_ entries: String) {
    let number = objects.state(entries)
    states.insert(number)
    out.append("/G\(number) gs\n")
  }

  mutating func draw(form: Int) {
    pictures.insert(form)
    out.append("/X\(form) Do\n")
  }

  private mutating func transform(_ t: Affine) {
    if t != .identity { out.line(t.a, t.b, t.c, t.d, t.tx, t.ty, as: "cm") }
  }

  mutating func clip(_ shape: DisplayList.Shape, _ transform: Affine) {
    guard transform.isFinite, let (path, rule) = Self.outline(shape), !path.isEmpty else {
      // An empty clip hides everything.
      out.append("0 0 0 0 re W n\n")
      return
    }
    add(path.mapped(by: transform))
    out.append(rule == .evenOdd ? "W* n\n" : "W n\n")
  }

  // MARK: Shapes

  mutating func fill(_ shape: DisplayList.Shape, paint: Paint, under transform: Affine, page: Rect) {
    guard transform.isFinite, let (path, rule) = Self.outline(shape), Self.isFinite(path) else { return }
    switch paint {
    case .color(let color):
      guard color.alpha > 0 else { return }
      out.append("q\n")
      setColor(color, "rg")
      add(path.mapped(by: transform))
      out.append(rule == .evenOdd ? "f*\nQ\n" : "f\nQ\n")
    case .gradient(let gradient):
      out.append("q\n")
      add(path.mapped(by: transform))
      out.append(rule == .evenOdd ? "W* n\n" : "W n\n")
      shade(gradient, under: transform, page: page)
      out.append("Q\n")
    }
  }

  mutating func stroke(
    _ shape: DisplayList.Shape, style: StrokeStyle, paint: Paint, under transform: Affine, page: Rect
  ) {
    guard transform.isFinite, style.width > 0, style.width.isFinite, let (path, _) = Self.outline(shape, isLine: true),
      Self.isFinite(path)
    else { return }
    guard case .color(let color) = paint, style.start <= 0, style.end >= 1 else {
      // PDF strokes gradients only through patterns and doesn't support partial strokes, so the stroke's outline is
      // filled instead.
      let line = style.start <= 0 && style.end >= 1 ? path.stroked(style) : path.strokedPart(style)
      return fill(.path(line, .nonZero), paint: paint, under: transform, page: page)
    }
    guard color.alpha > 0 else { return }
    out.append("q\n")
    self.transform(transform)
    setColor(color, "RG")
    out.line(style.width, as: "w")
    out.line(style.cap == .round ? 1 : style.cap == .square ? 2 : 0, as: "J")
    out.line(style.join == .round ? 1 : style.join == .bevel ? 2 : 0, as: "j")
    out.line(max(style.miterLimit, 1), as: "M")
    if style.dashes.allSatisfy({ $0 >= 0 && $0.isFinite }), style.dashes.contains(where: { $0 > 0 }) {
      out.append("[\(PDFBytes.text(style.dashes))] \(PDFBytes.text(style.dashPhase)) d\n")
    }
    add(path)
    out.append("S\nQ\n")
  }

  private mutating func setColor(_ color: Color, _ name: String) {
    out.line(Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255, as: name)
    if color.alpha < 255 { setState(Self.opacity(alpha: Double(color.alpha) / 255)) }
  }

  private static func opacity(alpha: Double) -> String { "/ca \(PDFBytes.text(alpha)) /CA \(PDFBytes.text(alpha))" }

  private static func isFinite(_ path: Path) -> Bool {
    !path.isEmpty && path.points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
  }

  private static func outline(_ shape: DisplayList.Shape, isLine: Bool = false) -> (Path, FillRule)? {
    switch shape {
    case .rect(let rect): isLine || !rect.isEmpty ? (Path(rect), .nonZero) : nil
    case .roundedRect(let shape): isLine || !shape.rect.isEmpty ? (Path(shape), .nonZero) : nil
    case .path(let path, let rule): (path, rule)
    }
  }

  private mutating func add(_ path: Path) {
    var next = 0
    var current = Point(x: 0, y: 0)
    var start = current
    let points = path.points
    for element in path.elements {
      switch element {
      case .move, .line:
        current = points[next]
        if element == .move { start = current }
        out.line(current.x, current.y, as: element == .move ? "m" : "l")
        next += 1
      case .quadratic:
        let (c, e) = (points[next], points[next + 1])
        out.line(
          current.x + (c.x - current.x) * 2 / 3, current.y + (c.y - current.y) * 2 / 3, e.x + (c.x - e.x) * 2 / 3,
          e.y + (c.y - e.y) * 2 / 3, e.x, e.y, as: "c")
        current = e
        next += 2
      case .cubic:
        let (c, d, e) = (points[next], points[next + 1], points[next + 2])
        out.line(c.x, c.y, d.x, d.y, e.x, e.y, as: "c")
        current = e
        next += 3
      case .close:
        out.append("h\n")
        current = start
      }
    }
  }

  // MARK: Gradients

  private mutating func shade(_ gradient: Gradient, under transform: Affine, page: Rect) {
    guard let first = gradient.stops.first else { return }
    let alphas = Set(gradient.stops.map(\.color.alpha))
    if alphas.count > 1 {
      setState("/SMask << /Type /Mask /S /Luminosity /G \(alphaForm(gradient, under: transform, page: page)) 0 R >>")
    } else if first.color.alpha < 255 {
      setState(Self.opacity(alpha: Double(first.color.alpha) / 255))
    }
    let colors = { (color: Color) in
      [Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255]
    }
    draw(gradient, under: transform, space: "DeviceRGB", values: colors)
  }

  private mutating func draw(
    _ gradient: Gradient, under transform: Affine, space: String, values: (Color) -> [Double]
  ) {
    var transform = transform
    let kind: String
    switch gradient.geometry {
    case .linear(let from, let to):
      kind = "/ShadingType 2 /Coords [\(PDFBytes.text([from.x, from.y, to.x, to.y]))]"
    case .radial(let center, let radius):
      kind = "/ShadingType 3 /Coords [\(PDFBytes.text([center.x, center.y, 0, center.x, center.y, radius]))]"
    case .elliptical(let center, let radiusX, let radiusY):
      guard radiusX > 0, radiusY > 0 else { return }
      transform = Affine(a: radiusX, b: 0, c: 0, d: radiusY, tx: center.x, ty: center.y).concatenating(transform)
      kind = "/ShadingType 3 /Coords [0 0 0 0 0 1]"
    }
    let function = self.function(gradient.stops, values)
    let number = objects.add(
      "<< \(kind) /ColorSpace /\(space) /Extend [true true] /Function \(function) 0 R >>")
    shadings.insert(number)
    self.transform(transform)
    out.append("/S\(number) sh\n")
  }

  /// Returns the number of a form whose luminance is the gradient's alpha.
  private func alphaForm(_ gradient: Gradient, under transform: Affine, page: Rect) -> Int {
    var content = PDFContent(objects: objects)
    content.draw(gradient, under: transform, space: "DeviceGray") { [Double($0.alpha) / 255] }
    let done = content.finished()
    let box = PDFBytes.text([page.minX, page.minY, page.maxX, page.maxY])
    return objects.addStream(
      "/Type /XObject /Subtype /Form /BBox [\(box)] /Group << /S /Transparency /CS /DeviceGray >> /Resources "
        + done.resources, done.bytes)
  }

  /// Returns the number of a function that interpolates between stops over the domain 0...1.
  private func function(_ stops: [Gradient.Stop], _ values: (Color) -> [Double]) -> Int {
    var places: [Double] = []
    for stop in stops {
      let place = stop.location.isNaN ? 0 : min(max(stop.location, 0), 1)
      places.append(max(place, places.last ?? 0))
    }
    func piece(_ from: Int, _ to: Int) -> String {
      "<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [\(PDFBytes.text(values(stops[from].color)))] /C1 "
        + "[\(PDFBytes.text(values(stops[to].color)))] >>"
    }
    var pieces: [String] = []
    var bounds: [Double] = []
    func add(_ from: Int, _ to: Int, _ end: Double) {
      let begin = bounds.last ?? 0
      guard end > begin else { return }
      pieces.append(piece(from, to))
      bounds.append(end)
    }
    add(0, 0, places[0])
    for index in stops.indices.dropLast() { add(index, index + 1, places[index + 1]) }
    add(stops.count - 1, stops.count - 1, 1)
    guard pieces.count > 1 else { return objects.add(pieces.first ?? piece(stops.count - 1, stops.count - 1)) }
    let inner = bounds.dropLast()
    return objects.add(
      "<< /FunctionType 3 /Domain [0 1] /Functions [\(pieces.joined(separator: " "))] /Bounds "
        + "[\(PDFBytes.text(Array(inner)))] /Encode [\(pieces.map { _ in "0 1" }.joined(separator: " "))] >>")
  }

  // MARK: Glyphs and images

  mutating func show(_ run: GlyphRun, color: Color, under transform: Affine) {
    let scale = run.size / run.font.unitsPerEm
    guard transform.isFinite, color.alpha > 0, run.size > 0, scale.isFinite else { return }
    var outlines: [Path] = []
    for glyph in run.glyphs {
      let place = Affine(a: scale, b: 0, c: 0, d: -scale, tx: glyph.position.x, ty: glyph.position.y)
        .concatenating(transform)
      if let outline = run.font.outline(of: glyph.id) {
        let path = outline.mapped(by: place)
        if Self.isFinite(path) { outlines.append(path) }
      } else if let picture = run.font.picture(of: glyph.id) {
        show(picture, size: run.size, at: glyph.position, alpha: color.alpha, under: transform)
      }
    }
    guard !outlines.isEmpty else { return }
    out.append("q\n")
    setColor(color, "rg")
    for path in outlines { add(path) }
    out.append("f\nQ\n")
  }

  private mutating func show(
    _ picture: GlyphPicture, size: Double, at origin: Point, alpha: UInt8, under transform: Affine
  ) {
    let place = Rect(
      x: origin.x + picture.left * size, y: origin.y - picture.top * size, width: picture.width * size,
      height: picture.height * size)
    let source = Rect(
      x: 0, y: 0, width: Double(picture.bitmap.width), height: Double(picture.bitmap.height))
    out.append("q\n")
    if alpha < 255 { setState(Self.opacity(alpha: Double(alpha) / 255)) }
    show(picture.bitmap, source: source, in: place, under: transform)
    out.append("Q\n")
  }

  /// Draws part of a bitmap by drawing the whole bitmap with a clip.
  mutating func show(_ bitmap: Bitmap, source: Rect, in destination: Rect, under transform: Affine) {
    guard transform.isFinite, destination.isFinite, !destination.isEmpty, bitmap.width > 0, bitmap.height > 0,
      source.width > 0, source.height > 0
    else { return }
    let whole = Rect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
    let (x, y) = (destination.width / source.width, destination.height / source.height)
    let place = Affine(
      a: whole.width * x, b: 0, c: 0, d: -whole.height * y, tx: destination.minX - source.minX * x,
      ty: destination.minY + (whole.height - source.minY) * y
    ).concatenating(transform)
    let number = objects.image(bitmap)
    pictures.insert(number)
    out.append("q\n")
    if source != whole { clip(.rect(destination), transform) }
    self.transform(place)
    out.append("/X\(number) Do\nQ\n")
  }
}
