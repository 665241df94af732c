// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// The current text object, and the fonts used by the document's text.
final class PDFText {
  /// The transforms from text coordinates to the current coordinate system, for the next glyph and for the line.
  var matrix = Affine.identity
  var lineMatrix = Affine.identity
  /// The clipping outlines, collected until the text object ends.
  var clip = Path()
  private let file: PDFFile
  private let loader: VectorPicture.FontLoader?
  /// The cached fonts by reference, or nil for a font that can't be opened.
  private var fonts: [String: PDFFont?] = [:]

  init(_ file: PDFFile, _ loader: VectorPicture.FontLoader?) {
    self.file = file
    self.loader = loader
  }

  /// Returns the font for an object, or nil if it can't be opened or the file has too many fonts.
  func font(_ object: PDFObject?) -> PDFFont? {
    guard let loader, let object else { return nil }
    guard case .reference(let number) = object else { return PDFFont(object, file: file, loader: loader) }
    if let known = fonts["\(number)"] { return known }
    guard fonts.count < 256 else { return nil }
    let font = PDFFont(object, file: file, loader: loader)
    fonts.updateValue(font, forKey: "\(number)")
    return font
  }
}

extension PDFInterpreter {
  /// Runs an operator that sets the text state. Returns false for other operators.
  func setText(_ name: String, n: [Double], operands: [PDFObject]) -> Bool {
    switch name {
    case "Tc": state.text.characterSpacing = n.first ?? 0
    case "Tw": state.text.wordSpacing = n.first ?? 0
    case "Tz": state.text.horizontalScale = (n.first ?? 100) / 100
    case "TL": state.text.leading = n.first ?? 0
    case "Ts": state.text.rise = n.first ?? 0
    case "Tr": state.text.mode = n.first.flatMap { (0...7).contains($0) ? Int($0) : nil } ?? 0
    case "Tf":
      let font = text.font(file.dictionary(resources["Font"])?[operands.first?.name ?? ""])
      if let substitute = font?.substituted { builder.report("the font \(substitute), replaced by another font") }
      (state.text.font, state.text.size) = (font, n.last ?? 0)
    default: return false
    }
    return true
  }

  /// Runs an operator that moves or draws text.
  func drawText(_ name: String, n: [Double], operands: [PDFObject]) throws(VectorError) {
    switch name {
    case "BT": (text.matrix, text.lineMatrix) = (.identity, .identity)
    case "ET": try endText()
    case "Td" where n.count >= 2: moveLine(x: n[0], y: n[1])
    case "TD" where n.count >= 2:
      state.text.leading = -n[1]
      moveLine(x: n[0], y: n[1])
    case "Tm" where n.count >= 6:
      text.lineMatrix = Affine(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
      text.matrix = text.lineMatrix
    case "T*": moveLine(x: 0, y: -state.text.leading)
    case "Tj": try show(operands)
    case "TJ": try show(operands.first?.array ?? [])
    case "'":
      moveLine(x: 0, y: -state.text.leading)
      try show(operands)
    case "\"":
      if n.count >= 2 { (state.text.wordSpacing, state.text.characterSpacing) = (n[0], n[1]) }
      moveLine(x: 0, y: -state.text.leading)
      try show(operands.filter { if case .string = $0 { true } else { false } })
    default: break
    }
  }

  private func moveLine(x: Double, y: Double) {
    text.lineMatrix = Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y).concatenating(text.lineMatrix)
    text.matrix = text.lineMatrix
  }

  private func endText() throws(VectorError) {
    let clip = text.clip
    text.clip = Path()
    guard !clip.isEmpty, state.clips < 1024 else { return }
    try builder.append(.beginClip(.path(clip, .nonZero), state.transform))
    state.clips += 1
  }

  /// Draws strings. A number between two strings moves the next string back, in thousandths of the font size.
  private func show(_ parts: [PDFObject]) throws(VectorError) {
    guard let font = state.text.font else {
      if state.text.mode != 3 { builder.report("text") }
      return
    }
    var outlines = Path()
    let settings = state.text
    for part in parts {
      switch part {
      case .string(let bytes): try add(bytes, font: font, settings: settings, to: &outlines)
      case .number(let back): advance(by: -back / 1000 * settings.size * settings.horizontalScale)
      default: break
      }
    }
    guard settings.mode != 3 else { return }
    try paintText(
      outlines, fills: [0, 2, 4, 6].contains(settings.mode), strokes: [1, 2, 5, 6].contains(settings.mode))
    guard settings.mode >= 4 else { return }
    text.clip.append(contentsOf: outlines)
    guard text.clip.points.count <= PictureBuilder.maximumPoints else { throw .tooComplex("points") }
  }

  private func advance(by distance: Double) {
    guard distance.isFinite else { return }
    text.matrix = Affine(a: 1, b: 0, c: 0, d: 1, tx: distance, ty: 0).concatenating(text.matrix)
  }

  private func add(
    _ bytes: [UInt8], font: PDFFont, settings: PDFTextState, to outlines: inout Path
  ) throws(VectorError) {
    for code in font.codes(of: bytes) {
      guard outlines.points.count < PictureBuilder.maximumPoints else { throw .tooComplex("points") }
      if settings.mode != 3, let glyph = font.glyph(code: code), let outline = font.font.outline(of: glyph) {
        let scale = settings.size / font.font.unitsPerEm
        let place = Affine(
          a: scale * settings.horizontalScale, b: 0, c: 0, d: scale, tx: 0, ty: settings.rise
        ).concatenating(text.matrix)
        outlines.append(contentsOf: outline.mapped(by: place))
      }
      let isSpace = !font.isComposite && code == 32
      let width = font.width(of: code) * settings.size + settings.characterSpacing
      advance(by: (width + (isSpace ? settings.wordSpacing : 0)) * settings.horizontalScale)
    }
  }
}
