// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraPort

internal import Glibc

/// The command `tessera-port`, which the plugin and `tessera port` run.
@main
struct TesseraPortTool {
  static func main() async {
    exit(await PortCommand.run(Array(CommandLine.arguments.dropFirst())))
  }
}
