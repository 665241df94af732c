// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import UIKit

/// A color from a literal that is checked at compile time, as in `#hex(0xFF8800)`.
@freestanding(expression)
public macro hex(_ value: Int, alpha: CGFloat = 1) -> UIColor =
    #externalMacro(module: "MacroKitMacros", type: "HexMacro")
#endif

/// Adds a description that lists the type's stored properties.
@attached(extension, conformances: CustomStringConvertible, names: named(description))
public macro AutoDescription() = #externalMacro(module: "MacroKitMacros", type: "AutoDescriptionMacro")
