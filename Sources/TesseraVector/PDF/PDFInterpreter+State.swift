// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Operators that set the graphics state (PDF 32000-1, sections 8.4.4 and 8.6.8).

import TesseraRaster

extension PDFInterpreter {
  /// Runs an operator that sets the line style. Returns false for other operators.
  func setLine(_ name: String, n: [Double], operands: [PDFObject]) -> Bool {
    switch name {
    case "w": state.width = max(0, n.first ?? 1)
    case "J": state.cap = [0: .butt, 1: .round, 2: .square][n.first ?? 0] ?? .butt
    case "j": state.join = [0: .miter, 1: .round, 2: .bevel][n.first ?? 0] ?? .miter
    case "M": state.miterLimit = n.first ?? 10
    case "d":
      state.dashes = operands.first?.array?.compactMap(\.number) ?? []
      state.dashPhase = n.last ?? 0
    case "i", "ri": break
    default: return false
    }
    return true
  }

  /// Applies the graphics state with a name.
  func setState(_ name: String) {
    guard let values = file.dictionary(file.dictionary(resources["ExtGState"])?[name]) else { return }
    if let alpha = file.number(values["ca"]) { state.fill.alpha = alpha.unit }
    if let alpha = file.number(values["CA"]) { state.stroke.alpha = alpha.unit }
    if let width = file.number(values["LW"]) { state.width = max(0, width) }
    for (key, name) in [("LC", "J"), ("LJ", "j"), ("ML", "M")] {
      if let value = file.number(values[key]) { _ = setLine(name, n: [value], operands: []) }
    }
    if let dash = file.array(values["D"]), dash.count == 2 {
      state.dashes = file.numbers(dash[0]) ?? []
      state.dashPhase = file.number(dash[1]) ?? 0
    }
    if let mode = file.name(values["BM"]) ?? file.array(values["BM"]).flatMap({ file.name($0.first) }),
      mode != "Normal", mode != "Compatible"
    {
      builder.report("blend mode \(mode.prefix(20))")
    }
    switch file.resolve(values["SMask"]) {
    case .name: state.mask = nil
    case .dictionary(let mask):
      guard let form = mask["G"] else { break }
      state.mask = PDFState.SoftMask(
        form: form, isLuminance: file.name(mask["S"]) != "Alpha", transform: state.transform)
    default: break
    }
  }

  func setColor(_ name: String, n: [Double], operands: [PDFObject]) {
    switch name {
    case "g", "rg", "k": set(\.fill, Self.device(count: n.count), n)
    case "G", "RG", "K": set(\.stroke, Self.device(count: n.count), n)
    case "cs", "CS":
      let key = name == "cs" ? \PDFState.fill : \PDFState.stroke
      guard let space = PDFColorSpace(operands.first, resources: resources, file: file) else {
        return builder.report("color space")
      }
      set(key, space, space.initial)
    case "sc", "scn", "SC", "SCN":
      let key = name.hasPrefix("s") ? \PDFState.fill : \PDFState.stroke
      if let pattern = operands.last?.name {
        setPattern(key, pattern)
      } else {
        set(key, state[keyPath: key].space, n)
      }
    default: break
    }
  }

  private static func device(count: Int) -> PDFColorSpace {
    switch count {
    case 3: .rgb
    case 4: .cmyk
    default: .gray
    }
  }

  private func set(_ key: WritableKeyPath<PDFState, PDFState.Ink>, _ space: PDFColorSpace, _ values: [Double]) {
    state[keyPath: key].space = space
    state[keyPath: key].paint = .color(space.color(values))
  }

  /// Sets a shading pattern. Other patterns aren't drawn and are reported as unsupported.
  private func setPattern(_ key: WritableKeyPath<PDFState, PDFState.Ink>, _ name: String) {
    state[keyPath: key].paint = nil
    guard let pattern = file.dictionary(file.dictionary(resources["Pattern"])?[name]),
      file.integer(pattern["PatternType"]) == 2,
      var gradient = PDFShading.gradient(pattern["Shading"], resources: resources, file: file)
    else { return builder.report("pattern") }
    var matrix = base
    if let n = file.numbers(pattern["Matrix"]), n.count == 6 {
      matrix = Affine(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]).concatenating(base)
    }
    gradient.matrix = matrix
    state[keyPath: key].paint = .gradient(gradient)
  }
}
