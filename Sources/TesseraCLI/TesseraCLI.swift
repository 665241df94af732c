// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraCommand

// Where the manifest leaves the porting tool out, the command has no `port`.
#if canImport(TesseraPort)
  internal import TesseraPort
#endif

@main
struct TesseraCLI {
  static func main() async {
    #if canImport(TesseraPort)
      // Users' executables have the other commands, too; this one would bring swift-syntax into them.
      let arguments = Array(CommandLine.arguments.dropFirst())
      if arguments.first == "port" { exit(await PortCommand.run(Array(arguments.dropFirst()))) }
    #endif
    await ToolCommand.main()
  }
}
