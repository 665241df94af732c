// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `tessera init` as a separate program, which builds in seconds because it does not depend on views.

internal import Foundation
internal import TesseraSetup

@main
struct TesseraInitTool {
  static func main() {
    exit(InitCommand.run(Array(CommandLine.arguments.dropFirst())))
  }
}
