// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `tessera port` runs a program from the package Tools/Port, so that building the command line does not require
// swift-syntax.

internal import Foundation

/// A launcher for the program `tessera-port`.
package enum PortProgram {
  /// Replaces this process with `tessera-port`, which inherits its standard streams, signals and exit code.
  ///
  /// - Parameter arguments: The arguments after the command name.
  /// - Returns: The exit code 2, if the program can't be run.
  package static func run(_ arguments: [String]) -> Int32 {
    let environment = ProcessInfo.processInfo.environment
    guard let path = path(program: Bundle.main.executablePath, environment: environment) else {
      return fail(
        "Can't find tessera-port. Use the script Tools/Port/run in Tessera's checkout, which builds it, or set TESSERA_PORT_TOOL "
          + "to its path.")
    }
    let reason = ProcessReplacement.run(path, arguments)
    return fail("Can't run \(path): \(reason). Set TESSERA_PORT_TOOL to a program that runs.")
  }

  /// Returns the path of `tessera-port`: next to the running program, or else from `TESSERA_PORT_TOOL`, or else on
  /// `PATH`.
  static func path(program: String?, environment: [String: String]) -> String? {
    var candidates: [String] = []
    if let program {
      candidates.append(URL(filePath: program).deletingLastPathComponent().appending(path: name).path)
    }
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    if let tool = environment["TESSERA_PORT_TOOL"], !tool.isEmpty {
      candidates += tool.contains("/") ? [tool] : folders.map { $0 + "/" + tool }
    }
    candidates += folders.map { $0 + "/" + name }
    return candidates.first(where: isProgram)
  }

  private static let name = "tessera-port"

  private static func isProgram(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
      && FileManager.default.isExecutableFile(atPath: path)
  }

  private static func fail(_ message: String) -> Int32 {
    try? FileHandle.standardError.write(contentsOf: Data("error: \(message)\n".utf8))
    return 2
  }
}
