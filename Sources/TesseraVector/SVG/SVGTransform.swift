// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// A parser for the transform list of an attribute or style (SVG 2, section 8.5; CSS Transforms 1).
enum SVGTransform {
  /// Parses a transform list and returns the combined transform. Returns nil if the list has an error. The attribute
  /// is then ignored.
  static func parse(_ text: String) -> Affine? {
    var result = Affine.identity
    var rest = text.trimmed
    if rest.isEmpty || rest == "none" { return result }
    while !rest.isEmpty {
      guard let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")"),
        let step = step(rest[..<open].trimmed, rest[rest.index(after: open)..<close])
      else { return nil }
      // The last transform in the list is applied first.
      result = step.concatenating(result)
      rest = rest[rest.index(after: close)...].trimmed
      while rest.first == "," { rest = rest.dropFirst().trimmed }
    }
    return result.isFinite ? result : nil
  }

  private static func step(_ name: Substring, _ arguments: Substring) -> Affine? {
    let isAngle = name == "rotate" || name == "skewX" || name == "skewY"
    guard let n = numbers(arguments, isAngle: isAngle) else { return nil }
    switch (name, n.count) {
    case ("matrix", 6): return Affine(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1): return .translation(x: n[0], y: 0)
    case ("translate", 2): return .translation(x: n[0], y: n[1])
    case ("translateX", 1): return .translation(x: n[0], y: 0)
    case ("translateY", 1): return .translation(x: 0, y: n[0])
    case ("scale", 1): return .scale(x: n[0], y: n[0])
    case ("scale", 2): return .scale(x: n[0], y: n[1])
    case ("scaleX", 1): return .scale(x: n[0], y: 1)
    case ("scaleY", 1): return .scale(x: 1, y: n[0])
    case ("rotate", 1): return rotation(degrees: n[0])
    case ("rotate", 3):
      return Affine.translation(x: -n[1], y: -n[2]).concatenating(rotation(degrees: n[0]))
        .concatenating(.translation(x: n[1], y: n[2]))
    case ("skewX", 1): return tangent(degrees: n[0]).map { Affine(a: 1, b: 0, c: $0, d: 1, tx: 0, ty: 0) }
    case ("skewY", 1): return tangent(degrees: n[0]).map { Affine(a: 1, b: $0, c: 0, d: 1, tx: 0, ty: 0) }
    default: return nil
    }
  }

  private static func rotation(degrees: Double) -> Affine {
    let (sine, cosine) = SVGArc.direction(degrees: degrees)
    return Affine(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  private static func tangent(degrees: Double) -> Double? {
    let (sine, cosine) = SVGArc.direction(degrees: degrees)
    return cosine == 0 ? nil : sine / cosine
  }

  private static let angles: [String: Double] = ["": 1, "deg": 1, "rad": 180 / .pi, "grad": 0.9, "turn": 360, "px": 1]

  /// Returns the arguments, with or without commas between them. Angles are in degrees, and lengths in px.
  private static func numbers(_ text: Substring, isAngle: Bool) -> [Double]? {
    var result: [Double] = []
    var rest = text.trimmed
    while !rest.isEmpty, result.count < 7 {
      guard let end = rest.utf8.endIndex(ofNumberFrom: rest.startIndex), let number = Double(rest[..<end]),
        number.isFinite
      else { return nil }
      rest = rest[end...]
      let unit = rest.prefix { $0.isLetter }
      rest = rest[unit.endIndex...].trimmed
      if isAngle {
        guard let factor = angles[unit.lowercased()] else { return nil }
        result.append(unit.isEmpty || factor == 1 ? number : number * factor)
      } else {
        guard let length = SVGLength("1" + unit), length.unit == .px else { return nil }
        result.append(number * length.value)
      }
      if rest.first == "," { rest = rest.dropFirst().trimmed }
    }
    return rest.isEmpty ? result : nil
  }
}
