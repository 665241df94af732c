// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A color written as "#RRGGBB" or "#RRGGBBAA".
public struct HexColor: Hashable, Codable, CustomStringConvertible {

    public let red: UInt8
    public let green: UInt8
    public let blue: UInt8
    public let alpha: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = .max) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    public init?(_ string: String) {
        var digits = string[...]
        if digits.hasPrefix("#") {
            digits = digits.dropFirst()
        }
        guard
            digits.count == 6 || digits.count == 8,
            digits.allSatisfy(\.isHexDigit),
            var value = UInt32(digits, radix: 16)
        else { return nil }
        if digits.count == 6 {
            value = value << 8 | 0xFF
        }
        self.init(
            red: UInt8(truncatingIfNeeded: value >> 24),
            green: UInt8(truncatingIfNeeded: value >> 16),
            blue: UInt8(truncatingIfNeeded: value >> 8),
            alpha: UInt8(truncatingIfNeeded: value)
        )
    }

    public var description: String {
        let components = alpha == .max ? [red, green, blue] : [red, green, blue, alpha]
        return "#" + components.map { String(format: "%02X", Int($0)) }.joined()
    }

    // MARK: Codable

    public init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        let string = try container.decode(String.self)
        guard let color = HexColor(string) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "Not a color: \(string)")
        }
        self = color
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
