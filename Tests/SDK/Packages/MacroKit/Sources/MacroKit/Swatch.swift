// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import UIKit

/// A color with a name.
@AutoDescription
public struct Swatch: Hashable {

    public let name: String
    public var isFavorite = false
    private let storage: Box

    public init(name: String, color: UIColor, isFavorite: Bool = false) {
        self.name = name
        self.isFavorite = isFavorite
        self.storage = Box(color: color)
    }

    public var color: UIColor { storage.color }

    public static let all: [Swatch] = [
        Swatch(name: "Orange", color: #hex(0xFF8800)),
        Swatch(name: "Sky", color: #hex(0x3399FF)),
        Swatch(name: "Shade", color: #hex(0x000000, alpha: 0.5)),
    ]

    @AutoDescription
    fileprivate struct Box: Hashable {
        let color: UIColor
    }
}
#endif
