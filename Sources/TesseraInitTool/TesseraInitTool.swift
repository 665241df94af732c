// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `tessera init` as a program of its own, which builds in seconds: what sets a package up should not first build views.

internal import Foundation
internal import TesseraSetup

@main
struct TesseraInitTool {
  static func main() {
    exit(InitCommand.run(Array(CommandLine.arguments.dropFirst())))
  }
}
