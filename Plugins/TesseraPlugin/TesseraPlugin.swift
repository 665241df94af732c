// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `swift package tessera …`: the command `tessera` of the version that the package depends on, in the package's folder.

import Foundation
import PackagePlugin

@main
struct TesseraPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "TesseraCLI").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The command has said what is wrong; its exit code becomes the package manager's.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
