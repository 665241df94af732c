// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraPort

/// `tessera-port`, which the plugin runs.
@main
struct TesseraPortTool {
  static func main() async {
    exit(await PortCommand.run(Array(CommandLine.arguments.dropFirst())))
  }
}
