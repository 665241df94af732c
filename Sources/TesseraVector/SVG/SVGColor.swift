// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// A parser for the color names, hexadecimal colors, `rgb()` and `hsl()` of CSS Color 4. Colors have eight bits per
/// channel in sRGB.
enum SVGColor {
  /// The value of a color attribute.
  enum Value: Equatable {
    case color(Color)
    case current
  }

  /// Parses a color attribute. Returns nil if the text isn't a color.
  static func parse(_ text: some StringProtocol) -> Value? {
    let text = text.trimmed.lowercased()
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()).map { .color($0) } }
    if let open = text.firstIndex(of: "(") {
      guard let close = text[open...].firstIndex(of: ")") else { return nil }
      let arguments = text[text.index(after: open)..<close]
      return function(text[..<open].trimmed, arguments).map { .color($0) }
    }
    if text == "currentcolor" { return .current }
    if text == "transparent" { return .color(.clear) }
    return SVGColorNames.values[text].map { .color(Color(hexadecimal: $0)) }
  }

  private static func hexadecimal(_ text: Substring) -> Color? {
    // A color profile may follow after a space. It is ignored.
    let digits = text.prefix { $0 != " " }
    guard digits.utf8.allSatisfy({ $0 < 0x80 }), digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16)
    else { return nil }
    func nibble(_ shift: UInt32) -> UInt8 { UInt8(value >> shift & 15) * 17 }
    func byte(_ shift: UInt32) -> UInt8 { UInt8(value >> shift & 255) }
    switch digits.count {
    case 3: return Color(red: nibble(8), green: nibble(4), blue: nibble(0))
    case 4: return Color(red: nibble(12), green: nibble(8), blue: nibble(4), alpha: nibble(0))
    case 6: return Color(hexadecimal: value)
    case 8: return Color(red: byte(24), green: byte(16), blue: byte(8), alpha: byte(0))
    default: return nil
    }
  }

  private static func function(_ name: Substring, _ arguments: Substring) -> Color? {
    let words = arguments.split { $0 == " " || $0 == "," || $0 == "/" || $0 == "\n" || $0 == "\t" }
    guard words.count == 3 || words.count == 4, let alpha = words.count == 4 ? share(words[3]) : 1 else { return nil }
    switch name {
    case "rgb", "rgba":
      let channels = words[..<3].compactMap { word -> Double? in
        word.hasSuffix("%") ? Double(word.dropLast()).map { $0 / 100 } : Double(word).map { $0 / 255 }
      }
      guard channels.count == 3 else { return nil }
      return Color(channels, alpha: alpha)
    case "hsl", "hsla":
      guard let hue = angle(words[0]), let saturation = percent(words[1]), let lightness = percent(words[2]) else {
        return nil
      }
      return Color(rgb(hue: hue, saturation: saturation.unit, lightness: lightness.unit), alpha: alpha)
    default: return nil
    }
  }

  /// Returns an opacity specified as a number or a percentage.
  static func share(_ word: some StringProtocol) -> Double? {
    let value = word.hasSuffix("%") ? Double(word.dropLast()).map { $0 / 100 } : Double(word)
    return value.flatMap { $0.isNaN ? nil : $0.unit }
  }

  private static func percent(_ word: Substring) -> Double? {
    word.hasSuffix("%") ? Double(word.dropLast()).map { $0 / 100 } : Double(word).map { $0 / 100 }
  }

  private static func angle(_ word: Substring) -> Double? {
    for (unit, factor) in [("deg", 1.0), ("grad", 0.9), ("rad", 180 / Double.pi), ("turn", 360)] {
      if word.hasSuffix(unit) { return Double(word.dropLast(unit.count)).map { $0 * factor } }
    }
    return Double(word)
  }

  /// Converts HSL to RGB (CSS Color 4, section 7.1).
  private static func rgb(hue: Double, saturation: Double, lightness: Double) -> [Double] {
    guard hue.isFinite else { return [0, 0, 0] }
    let reach = saturation * min(lightness, 1 - lightness)
    return [0.0, 8, 4].map { n in
      let turned = hue.truncatingRemainder(dividingBy: 360)
      let k = (n + (turned < 0 ? turned + 360 : turned) / 30).truncatingRemainder(dividingBy: 12)
      return lightness - reach * max(-1, min(k - 3, 9 - k, 1))
    }
  }
}

extension Color {
  init(hexadecimal value: UInt32) {
    self.init(red: UInt8(value >> 16 & 255), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
  }

  /// Creates a color from red, green and blue, clamped to 0...1.
  init(_ channels: [Double], alpha: Double = 1) {
    func byte(_ value: Double) -> UInt8 { UInt8((value.unit * 255 + 0.5).rounded(.down)) }
    self.init(red: byte(channels[0]), green: byte(channels[1]), blue: byte(channels[2]), alpha: byte(alpha))
  }
}
