// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct MacroKitPlugin: CompilerPlugin {
    let providingMacros: [Macro.Type] = [
        HexMacro.self,
        AutoDescriptionMacro.self,
    ]
}

struct MacroError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
