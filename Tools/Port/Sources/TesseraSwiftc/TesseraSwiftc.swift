// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraCompiler
internal import TesseraPort

/// The programs of the Swift SDK in one, told apart by the name under which it is run.
@main
struct TesseraSwiftc {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch (CommandLine.arguments.first as NSString?)?.lastPathComponent {
    case "tessera-port": exit(await PortCommand.run(arguments))
    default: exit(await CompilerCommand.run(arguments))
    }
  }
}
