// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Without the package trait `Previews` this is an empty program, so that nobody else builds swift-syntax for it.
#if Previews
  internal import SwiftCompilerPlugin
  internal import SwiftSyntaxMacros

  @main struct TesseraMacros: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [PreviewMacro.self]
  }
#else
  @main struct NoMacros {
    static func main() {}
  }
#endif
