// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The `swift package tessera …` command. Runs the `tessera` tool in the package's folder, using the Tessera version
// on which the package depends.
//
// The plugin builds the tool through the package manager, as `swift run tessera` does. If the tool were a plugin
// dependency, it would be built separately from the package's products, including a second copy of all of UIKit.

import Foundation
import PackagePlugin

@main
struct TesseraPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let built = try packageManager.build(.product("tessera"), parameters: .init(configuration: .debug))
    guard built.succeeded,
      let program = built.builtArtifacts.first(where: {
        $0.kind == .executable && $0.url.lastPathComponent == "tessera"
      })
    else {
      Diagnostics.error(
        "The product tessera does not build. Fix these errors and try again:\n\(built.logText)")
      return
    }
    let process = Process()
    process.executableURL = program.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The tool has printed the error; its exit code becomes the package manager's exit code.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
