// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Runs the operators of a page's content and of its forms (PDF 32000-1, section 8). The number of operators is
// limited, so that forms that refer to each other are processed in bounded time.

import TesseraRaster

final class PDFInterpreter {
  private static let maximumOperators = 300_000
  private static let maximumStates = 256
  private static let deepestForm = 16

  let file: PDFFile
  let decode: VectorPicture.ImageDecoder?
  let text: PDFText
  var builder = PictureBuilder()
  var state = PDFState(transform: .identity)
  var resources: [String: PDFObject] = [:]
  /// The coordinate system of patterns, which is that of the page or the form.
  var base = Affine.identity
  private var saved: [PDFState] = []
  private var path = Path()
  private var clip: FillRule?
  private var work = 0
  private var depth = 0

  init(_ file: PDFFile, decode: VectorPicture.ImageDecoder?, fonts: VectorPicture.FontLoader? = nil) {
    self.file = file
    self.decode = decode
    text = PDFText(file, fonts)
  }

  func draw(_ page: PDFPage) throws(VectorError) {
    state.transform = page.transform
    base = page.transform
    resources = page.resources
    var content: [UInt8] = []
    for part in file.array(page.dictionary["Contents"]) ?? [page.dictionary["Contents"] ?? .null] {
      content += try file.data(of: part)
      content.append(0x0A)
    }
    try run(content)
  }

  /// Runs a content stream and closes the scopes that the stream leaves open.
  private func run(_ content: [UInt8]) throws(VectorError) {
    let (outer, clips) = (saved.count, state.clips)
    var lexer = PDFLexer(content)
    var operands: [PDFObject] = []
    while !lexer.isAtEnd {
      guard let object = try lexer.object() else { continue }
      guard case .keyword(let name) = object else {
        if operands.count < 1024 { operands.append(object) }
        continue
      }
      work += 1
      guard work <= Self.maximumOperators else { throw .tooComplex("operators") }
      if name == "BI" {
        Self.skipImage(&lexer)
        builder.report("inline image")
      } else {
        try perform(name, operands: operands, outer: outer)
      }
      operands.removeAll(keepingCapacity: true)
    }
    while saved.count > outer { try restore() }
    try close(clips: clips)
    path = Path()
  }

  private static func skipImage(_ lexer: inout PDFLexer) {
    let bytes = lexer.bytes
    var index = lexer.position
    while index + 3 < bytes.count {
      if PDFLexer.isBlank(bytes[index]), bytes[index + 1] == UInt8(ascii: "E"), bytes[index + 2] == UInt8(ascii: "I"),
        PDFLexer.isBlank(bytes[index + 3])
      {
        lexer.position = index + 3
        return
      }
      index += 1
    }
    lexer.position = bytes.count
  }

  // MARK: Operators

  private func perform(_ name: String, operands: [PDFObject], outer: Int) throws(VectorError) {
    let n = operands.compactMap(\.number)
    switch name {
    case "q":
      guard saved.count < Self.maximumStates else { throw .tooComplex("nested graphics states") }
      saved.append(state)
    case "Q": if saved.count > outer { try restore() }
    case "cm":
      guard n.count == 6 else { return }
      state.transform = Affine(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]).concatenating(state.transform)
    case "Do": try drawObject(operands.first?.name ?? "")
    case "gs": setState(operands.first?.name ?? "")
    case "sh": try paintShading(operands.first?.name ?? "")
    case "BT", "ET", "Td", "TD", "Tm", "T*", "Tj", "TJ", "'", "\"": try drawText(name, n: n, operands: operands)
    default:
      if try drawPath(name, n) { return }
      if try paintPath(name) { return }
      if setLine(name, n: n, operands: operands) || setText(name, n: n, operands: operands) { return }
      setColor(name, n: n, operands: operands)
    }
  }

  private func restore() throws(VectorError) {
    guard let last = saved.popLast() else { return }
    try close(clips: last.clips)
    state = last
  }

  private func close(clips: Int) throws(VectorError) {
    while state.clips > clips {
      try builder.append(.endClip)
      state.clips -= 1
    }
  }

  // MARK: Paths

  /// Runs an operator that constructs a path. Returns false for other operators.
  private func drawPath(_ name: String, _ n: [Double]) throws(VectorError) -> Bool {
    let needed = ["m": 2, "l": 2, "c": 6, "v": 4, "y": 4, "re": 4, "h": 0]
    guard let count = needed[name] else { return false }
    guard n.count >= count else { return true }
    guard path.points.count < PictureBuilder.maximumPoints else { throw .tooComplex("points") }
    switch name {
    case "m": path.move(to: Point(x: n[0], y: n[1]))
    case "l": path.addLine(to: Point(x: n[0], y: n[1]))
    case "c":
      path.addCubic(
        to: Point(x: n[4], y: n[5]), control1: Point(x: n[0], y: n[1]), control2: Point(x: n[2], y: n[3]))
    case "v":
      // The current point is the first control point.
      let control = path.elements.last == .close ? path.endPoint : path.points.last
      path.addCubic(
        to: Point(x: n[2], y: n[3]), control1: control ?? Point(x: n[0], y: n[1]), control2: Point(x: n[0], y: n[1]))
    case "y":
      path.addCubic(to: Point(x: n[2], y: n[3]), control1: Point(x: n[0], y: n[1]), control2: Point(x: n[2], y: n[3]))
    case "re":
      path.move(to: Point(x: n[0], y: n[1]))
      path.addLine(to: Point(x: n[0] + n[2], y: n[1]))
      path.addLine(to: Point(x: n[0] + n[2], y: n[1] + n[3]))
      path.addLine(to: Point(x: n[0], y: n[1] + n[3]))
      path.close()
    default: path.close()
    }
    return true
  }

  /// Runs an operator that draws or clips to a path. Returns false for other operators.
  private func paintPath(_ name: String) throws(VectorError) -> Bool {
    switch name {
    case "W": clip = .nonZero
    case "W*": clip = .evenOdd
    case "n": try finishPath(fill: nil, strokes: false)
    case "S": try finishPath(fill: nil, strokes: true)
    case "s":
      path.close()
      try finishPath(fill: nil, strokes: true)
    case "f", "F": try finishPath(fill: .nonZero, strokes: false)
    case "f*": try finishPath(fill: .evenOdd, strokes: false)
    case "B": try finishPath(fill: .nonZero, strokes: true)
    case "B*": try finishPath(fill: .evenOdd, strokes: true)
    case "b":
      path.close()
      try finishPath(fill: .nonZero, strokes: true)
    case "b*":
      path.close()
      try finishPath(fill: .evenOdd, strokes: true)
    default: return false
    }
    return true
  }

  private func finishPath(fill rule: FillRule?, strokes: Bool) throws(VectorError) {
    let path = self.path
    self.path = Path()
    defer { clip = nil }
    if !path.isEmpty, rule != nil || strokes {
      try masked { () throws(VectorError) in
        let state = self.state
        if let rule, let paint = self.paint(state.fill) {
          try self.builder.fill(path, rule: rule, paint: paint, under: state.transform)
        }
        if strokes, let paint = self.paint(state.stroke) {
          try self.builder.stroke(path, style: state.pen, paint: paint, under: state.transform)
        }
      }
    }
    guard let clip, state.clips < 1024 else { return }
    try builder.append(.beginClip(.path(path, clip), state.transform))
    state.clips += 1
  }

  func paintText(_ path: Path, fills: Bool, strokes: Bool) throws(VectorError) {
    guard !path.isEmpty else { return }
    try masked { () throws(VectorError) in
      let state = self.state
      if fills, let paint = self.paint(state.fill) {
        try self.builder.fill(path, rule: .nonZero, paint: paint, under: state.transform)
      }
      if strokes, let paint = self.paint(state.stroke) {
        try self.builder.stroke(path, style: state.pen, paint: paint, under: state.transform)
      }
    }
  }

  /// Returns the paint for an ink in the current coordinate system.
  private func paint(_ ink: PDFState.Ink) -> VectorPaint? {
    switch ink.paint {
    case .gradient(var gradient)?:
      guard let inverse = state.transform.inverted else { return nil }
      gradient.matrix = gradient.matrix.concatenating(inverse)
      return VectorPaint.gradient(gradient).faded(to: ink.alpha)
    case let paint: return paint?.faded(to: ink.alpha)
    }
  }

  private func paintShading(_ name: String) throws(VectorError) {
    let object = file.dictionary(resources["Shading"])?[name]
    guard let gradient = PDFShading.gradient(object, resources: resources, file: file) else {
      return builder.report("shading")
    }
    guard let inverse = state.transform.inverted, let frame = frame else { return }
    try masked { () throws(VectorError) in
      let paint = VectorPaint.gradient(gradient).faded(to: self.state.fill.alpha)
      try self.builder.fill(Path(frame).mapped(by: inverse), rule: .nonZero, paint: paint, under: self.state.transform)
    }
  }

  /// The bounds of the whole picture in the current coordinate system.
  private var frame: Rect? {
    guard let page = try? PDFPage(file) else { return nil }
    return Rect(x: 0, y: 0, width: page.width, height: page.height)
  }

  // MARK: Forms and images

  private func drawObject(_ name: String) throws(VectorError) {
    let reference = file.dictionary(resources["XObject"])?[name]
    guard case .stream(let dictionary, _) = file.resolve(reference), let reference else { return }
    switch file.name(dictionary["Subtype"]) {
    case "Form": try masked { () throws(VectorError) in try self.drawForm(reference, dictionary) }
    case "Image":
      var color = Color.black
      if case .color(let own)? = state.fill.paint { color = own }
      let reader = PDFImage(file: file, resources: resources, decode: decode)
      guard let bitmap = reader.bitmap(reference, stencil: color) else { return builder.report("image") }
      try masked { () throws(VectorError) in
        try self.inGroup(opacity: self.state.fill.alpha) { () throws(VectorError) in
          let place = Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1).concatenating(self.state.transform)
          try self.builder.draw(bitmap, in: Rect(x: 0, y: 0, width: 1, height: 1), place)
        }
      }
    default: break
    }
  }

  private func inGroup(opacity: Double, body: () throws(VectorError) -> Void) throws(VectorError) {
    guard opacity < 1 else { return try body() }
    try builder.append(.beginGroup(opacity: opacity, shadow: nil, .identity))
    try body()
    try builder.append(.endGroup)
  }

  private func drawForm(_ object: PDFObject, _ dictionary: [String: PDFObject]) throws(VectorError) {
    guard depth < Self.deepestForm else { return builder.report("nested forms") }
    depth += 1
    let outer = (state: state, resources: resources, base: base, path: path, saved: saved)
    defer {
      depth -= 1
      (state, resources, base, path, saved) = outer
    }
    saved = []
    path = Path()
    let isGroup = file.name(file.dictionary(dictionary["Group"])?["S"]) == "Transparency"
    let opacity = isGroup ? state.fill.alpha : 1
    if isGroup {
      state.fill.alpha = 1
      state.stroke.alpha = 1
    }
    state.mask = nil
    if let n = file.numbers(dictionary["Matrix"]), n.count == 6 {
      state.transform = Affine(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]).concatenating(state.transform)
    }
    base = state.transform
    if let own = file.dictionary(dictionary["Resources"]) { resources = own }
    let content = try file.data(of: object)
    try inGroup(opacity: opacity) { () throws(VectorError) in
      let clips = self.state.clips
      if let n = self.file.numbers(dictionary["BBox"]), n.count == 4 {
        let box = Rect(x: min(n[0], n[2]), y: min(n[1], n[3]), width: abs(n[2] - n[0]), height: abs(n[3] - n[1]))
        try self.builder.append(.beginClip(.rect(box), self.state.transform))
        self.state.clips += 1
      }
      try self.run(content)
      try self.close(clips: clips)
    }
  }

  /// Runs a body with the current soft mask applied.
  private func masked(_ body: () throws(VectorError) -> Void) throws(VectorError) {
    guard let mask = state.mask, depth < Self.deepestForm, let dictionary = file.dictionary(mask.form) else {
      return try body()
    }
    try builder.append(.beginMix(mask.isLuminance ? .luminance : .mask))
    try body()
    try builder.append(.mixWith)
    let outer = (state: state, base: base)
    state = PDFState(transform: mask.transform)
    try drawForm(mask.form, dictionary)
    (state, base) = outer
    try builder.append(.endMix)
  }
}
