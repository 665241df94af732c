// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Generates the same symbols as Xcode for asset catalogs, such as `UIImage(resource: .hero)` and `UIColor.brand`. On
// Linux, the manifest adds the plugin to targets whose resources include asset catalogs.

import Foundation
import PackagePlugin

@main
struct AssetSymbols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let catalogs = module.sourceFiles.map(\.url).filter { $0.pathExtension == "xcassets" }
    guard !catalogs.isEmpty else {
      Diagnostics.warning(
        "\(module.name): there is no asset catalog; does the manifest contain resources: [.process(\"Assets.xcassets\")]?"
      )
      return []
    }
    // A folder's modification date doesn't reflect changes inside its subfolders, so the plugin uses a file with the
    // names of all asset sets as an input.
    let names = context.pluginWorkDirectoryURL.appending(path: "sets.txt")
    try write(catalogs.flatMap(sets).sorted().joined(separator: "\n"), to: names)
    let output = context.pluginWorkDirectoryURL.appending(path: "GeneratedAssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Generating the asset symbols of \(module.name)",
        executable: try context.tool(named: "TesseraAssetsTool").url,
        arguments: [output.path] + catalogs.map(\.path), inputFiles: [names], outputFiles: [output])
    ]
  }

  private func sets(in catalog: URL) -> [String] {
    let entries = (try? FileManager.default.subpathsOfDirectory(atPath: catalog.path)) ?? []
    return entries.filter { $0.hasSuffix("set") || $0.hasSuffix("Contents.json") && !$0.contains("set/") }
  }

  /// Writes a list only if it changed, so that an unchanged list doesn't trigger a build.
  private func write(_ text: String, to file: URL) throws {
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
