// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `tessera init` as a separate program. It builds in seconds because it does not depend on the view modules.

internal import Foundation
internal import TesseraSetup

@main
struct TesseraInitTool {
  static func main() {
    exit(InitCommand.run(Array(CommandLine.arguments.dropFirst())))
  }
}
