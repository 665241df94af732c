// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraCompiler
internal import TesseraMacros
internal import TesseraPort

internal import Glibc

/// The Swift SDK's programs in one executable. The name under which it is run selects the program.
@main
struct TesseraSwiftc {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch CommandLine.arguments.first.map(Paths.lastComponent) {
    case "tessera-port": exit(await PortCommand.run(arguments))
    case "TesseraMacros": exit(macros())
    default: exit(await CompilerCommand.run(arguments))
    }
  }

  /// Expands macros. The compiler starts this program as a macro plugin.
  private static func macros() -> Int32 {
    do {
      try TesseraMacros.main()
      return 0
    } catch {
      StandardStream.error.write("error: \(error)\n")
      return 1
    }
  }
}
