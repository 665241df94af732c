// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

public enum ThemeError: Error, Equatable {
    case unreadable
    case invalid(path: String)
}

/// A theme as stored in a JSON file.
public struct Theme: Codable, Equatable {

    public struct Pair: Codable, Equatable {
        public var light: HexColor
        public var dark: HexColor?

        public init(light: HexColor, dark: HexColor? = nil) {
            self.light = light
            self.dark = dark
        }
    }

    public var name: String
    public var colors: [String: Pair]
    public var cornerRadius: Double

    private enum CodingKeys: String, CodingKey {
        case name
        case colors
        case cornerRadius = "corner_radius"
    }

    public init(name: String, colors: [String: Pair] = [:], cornerRadius: Double = 8) {
        self.name = name
        self.colors = colors
        self.cornerRadius = cornerRadius
    }

    public init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        colors = try container.decode([String: Pair].self, forKey: .colors)
        cornerRadius = try container.decodeIfPresent(Double.self, forKey: .cornerRadius) ?? 8
    }

    /// Reads a theme from JSON.
    public static func load(from url: URL) -> Result<Theme, ThemeError> {
        guard let data = try? Data(contentsOf: url) else {
            return .failure(.unreadable)
        }
        do {
            return .success(try JSONDecoder().decode(Theme.self, from: data))
        } catch DecodingError.dataCorrupted(let context),
                DecodingError.keyNotFound(_, let context),
                DecodingError.typeMismatch(_, let context),
                DecodingError.valueNotFound(_, let context) {
            return .failure(.invalid(path: context.codingPath.map(\.stringValue).joined(separator: ".")))
        } catch {
            return .failure(.unreadable)
        }
    }
}
