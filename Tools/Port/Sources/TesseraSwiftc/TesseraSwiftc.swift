// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraCompiler
internal import TesseraPort

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The programs of the Swift SDK in one, told apart by the name under which it is run.
@main
struct TesseraSwiftc {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch CommandLine.arguments.first.map(Paths.lastComponent) {
    case "tessera-port": exit(await PortCommand.run(arguments))
    default: exit(await CompilerCommand.run(arguments))
    }
  }
}
