// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// Runs `swift build` for a written package.
package struct SwiftBuildRunner: Sendable {
  package var sdk: String?
  package var arguments: [String]

  /// - Parameters:
  ///   - sdk: The name of an installed Swift SDK, or nil for the host.
  ///   - arguments: Additional arguments, such as `--build-tests`.
  package init(sdk: String? = "tessera", arguments: [String] = []) {
    self.sdk = sdk
    self.arguments = arguments
  }

  /// Builds a package.
  ///
  /// - Throws: `ProjectError.unreadable` if Swift can't be started.
  package func build(_ plan: PackagePlan, root: String) throws(ProjectError) -> BuildOutcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swift", "build", "--package-path", plan.folder] + (sdk.map { ["--swift-sdk", $0] } ?? []) + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw .unreadable(path: "swift", reason: "the compiler can't be started; add it to PATH")
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let output = CompilerOutput(String(decoding: data, as: UTF8.self))
    return BuildOutcome(
      succeeded: process.terminationStatus == 0 && process.terminationReason == .exit,
      output: output.withOriginalPaths(plan, root: root))
  }
}

extension CompilerOutput {
  /// Returns the output with links replaced by the paths of the project's files, relative to its root.
  func withOriginalPaths(_ plan: PackagePlan, root: String) -> CompilerOutput {
    var result = self
    let originals = plan.originalPaths
    for index in result.errors.indices {
      let path = PathText.normalize(result.errors[index].path)
      if let original = originals[path] {
        result.errors[index].path = PathText.relative(original, to: root)
      } else if PathText.isInside(path, folder: root), !PathText.isInside(path, folder: plan.folder) {
        result.errors[index].path = PathText.relative(path, to: root)
      }
    }
    return result
  }
}
