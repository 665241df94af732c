// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// On Linux, the manifest specifies a stub, `Ported.swift`, as a target's only source, so that SwiftPM doesn't compile
// the iOS sources. For plugins, SwiftPM still lists the iOS sources as files of an unknown type, unless the manifest
// excludes them. The plugin ports the listed files, and the ported copies become the target's sources.
//
// The porting tool is a separate package, which the script `Tools/Port/run` builds on first use. If the tool were a
// dependency of the plugin, it would add swift-syntax to the build of every package that depends on Tessera.

import Foundation
import PackagePlugin

@main
struct Port: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let folder = module.directoryURL
    let names = Self.names(of: module)
    guard !names.isEmpty else {
      Diagnostics.warning(
        "\(module.name): there is nothing to port; does the manifest contain sources = [\"\(Self.stub)\"]?")
      return []
    }
    let output = context.pluginWorkDirectoryURL
    let list = output.appending(path: "sources.txt")
    try Self.write(names.joined(separator: "\n") + "\n", to: list)
    // Runs the script through the shell because an archive from a registry may not preserve its executable bit.
    var arguments = [Self.package.appending(path: "run").path]
    arguments += [folder.path, "--out", output.path, "--list", list.path, "--module", module.name, "--locate-all"]
    var inputs = [list] + names.map { folder.appending(path: $0) } + Self.tool
    for dependency in Self.dependencies(of: module) {
      let files = Self.names(of: dependency).map { dependency.directoryURL.appending(path: $0) }
      // Passes a file list because the folder may contain files that the manifest excludes.
      let list = output.appending(path: "context-\(dependency.name).txt")
      try Self.write(files.map { $0.path + "\n" }.joined(), to: list)
      arguments += ["--context-list", list.path]
      inputs += [list] + files
    }
    return [
      .buildCommand(
        displayName: "Porting \(module.name)", executable: URL(filePath: "/bin/sh"), arguments: arguments,
        environment: Self.environment(of: context), inputFiles: inputs,
        outputFiles: names.map { output.appending(path: Self.outputName($0)) })
    ]
  }

  private static let stub = "Ported.swift"

  /// The porting tool's package, in the same checkout as this source file.
  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Tools/Port")

  /// The tool's sources, which are inputs so that a change to the tool ports all sources again. Includes folders
  /// because their modification dates change when a file is added.
  private static let tool: [URL] = {
    if let program = ProcessInfo.processInfo.environment["TESSERA_PORT_TOOL"], !program.isEmpty {
      return program.contains("/") ? [URL(filePath: program)] : []
    }
    let sources = package.appending(path: "Sources")
    let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
    return [package.appending(path: "run"), package.appending(path: "Package.swift"), sources]
      + paths.sorted().map { sources.appending(path: $0) }
  }()

  /// Returns the environment with this build's `swift` command, which may not be on PATH.
  private static func environment(of context: PluginContext) -> [String: String] {
    guard let swift = try? context.tool(named: "swift") else { return [:] }
    return ["SWIFT": swift.url.path]
  }

  /// Returns the Swift files that SwiftPM lists but does not compile.
  private static func names(of module: any SourceModuleTarget) -> [String] {
    let folder = module.directoryURL.path + "/"
    return module.sourceFiles.filter { $0.type == .unknown && $0.url.pathExtension == "swift" }
      .map(\.url.path).filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) }.sorted()
  }

  /// Returns the dependencies in the same package whose sources are also ported.
  private static func dependencies(of module: any SourceModuleTarget) -> [any SourceModuleTarget] {
    var found: [any SourceModuleTarget] = []
    for dependency in module.recursiveTargetDependencies {
      guard let target = dependency as? any SourceModuleTarget, !names(of: target).isEmpty,
        target.sourceFiles.contains(where: { $0.url.lastPathComponent == stub })
      else { continue }
      found.append(target)
    }
    return found
  }

  /// Returns the file name of one of the tool's outputs.
  private static func outputName(_ name: String) -> String {
    if name == "main.swift" || name.hasSuffix("/main.swift") || name.hasSuffix(".ported.swift") { return name }
    return name.dropLast(6) + ".ported.swift"
  }

  /// Writes a list only if it changed, so that an unchanged list doesn't trigger a build.
  private static func write(_ text: String, to file: URL) throws {
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
