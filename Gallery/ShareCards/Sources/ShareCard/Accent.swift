// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A color, encoded as `#RRGGBB`.
public struct Accent: Hashable, Sendable, Codable {
  /// The red, green and blue components, with eight bits each, as in 0xRRGGBB.
  public let rgb: Int

  /// Creates a color from components of eight bits each.
  public init(rgb: Int) { self.rgb = rgb & 0xFFFFFF }

  /// - Throws: `DecodingError` if the value is not a valid color.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let text = try value.decode(String.self)
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let rgb = Int(digits, radix: 16)
    else {
      throw DecodingError.dataCorruptedError(in: value, debugDescription: "Expected a color such as #5E5CE6")
    }
    self.rgb = rgb
  }

  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    let digits = String(rgb, radix: 16, uppercase: true)
    try value.encode("#" + String(repeating: "0", count: 6 - digits.count) + digits)
  }
}
