// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import PackagePlugin

/// A plugin that runs `make-constants` for each text file in a target.
@main
struct MakeConstants: BuildToolPlugin {

    func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        let tool = try context.tool(named: "make-constants")
        return target.sourceFiles(withSuffix: "txt").map { file in
            command(for: file.path, in: context.pluginWorkDirectory, executable: tool.path)
        }
    }

    private func command(for input: Path, in directory: Path, executable: Path) -> Command {
        let output = directory.appending("\(input.stem)Constants.swift")
        return .buildCommand(
            displayName: "Making constants of \(input.lastComponent)",
            executable: executable,
            arguments: [input.string, output.string],
            inputFiles: [input],
            outputFiles: [output]
        )
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension MakeConstants: XcodeBuildToolPlugin {

    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        let tool = try context.tool(named: "make-constants")
        return target.inputFiles.filter { $0.path.extension == "txt" }.map { file in
            command(for: file.path, in: context.pluginWorkDirectory, executable: tool.path)
        }
    }
}
#endif
