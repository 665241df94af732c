// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A macro that expands `#hex(0xFF8800)` to a call of a `UIColor` initializer.
public struct HexMacro: ExpressionMacro {

    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> ExprSyntax {
        guard
            let argument = node.arguments.first?.expression,
            let literal = argument.as(IntegerLiteralExprSyntax.self),
            let value = parse(literal.literal.text)
        else {
            throw MacroError("#hex needs a hexadecimal literal with six digits, as in 0xFF8800")
        }
        let alpha = node.arguments.first { $0.label?.text == "alpha" }?.expression.trimmedDescription ?? "1.0"
        let red = value >> 16 & 0xFF
        let green = value >> 8 & 0xFF
        let blue = value & 0xFF
        return """
            UIColor(red: \(raw: red).0 / 255.0, green: \(raw: green).0 / 255.0, blue: \(raw: blue).0 / 255.0, alpha: \(raw: alpha))
            """
    }

    private static func parse(_ text: String) -> Int? {
        let digits = text.filter { $0 != "_" }
        guard digits.hasPrefix("0x"), digits.count == 8 else { return nil }
        return Int(digits.dropFirst(2), radix: 16)
    }
}
