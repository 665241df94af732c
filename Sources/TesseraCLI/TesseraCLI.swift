// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraCommand
internal import TesseraSetup

@main
struct TesseraCLI {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "--version": say(TesseraVersion.current + "\n")
    case "--licenses": say(Licenses.text)
    case "init": exit(InitCommand.run(Array(arguments.dropFirst())))
    case "port": exit(PortProgram.run(Array(arguments.dropFirst())))
    default: await ToolCommand.main()
    }
  }

  private static func say(_ text: String) {
    do { try FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) } catch {
      try? FileHandle.standardError.write(contentsOf: Data("error: standard output cannot be written to\n".utf8))
      exit(1)
    }
  }
}
