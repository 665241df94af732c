// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `tessera mirror` makes packages that depend on the URL of swift-snapshot-testing use the SDK's implementation.

internal import Foundation

/// The SwiftPM mirror of swift-snapshot-testing in the user's configuration.
package struct SnapshotMirror {
  /// The file in which SwiftPM stores mirrors.
  let file: URL
  /// The repository in the SDK that replaces swift-snapshot-testing.
  let repository: String

  static let originals = [
    "https://github.com/pointfreeco/swift-snapshot-testing",
    "https://github.com/pointfreeco/swift-snapshot-testing.git",
  ]

  private struct Mirrors: Codable {
    var object: [Mirror] = []
    var version = 1

    struct Mirror: Codable, Equatable {
      var original: String
      var mirror: String
    }
  }

  /// Adds or removes the mirror. Other mirrors are preserved.
  ///
  /// - Returns: Whether the file changed.
  func setMirrored(to isMirrored: Bool) throws(SetupError) -> Bool {
    var mirrors = Mirrors()
    if FileManager.default.fileExists(atPath: file.path) {
      guard let data = try? Data(contentsOf: file), let known = try? JSONDecoder().decode(Mirrors.self, from: data)
      else {
        throw SetupError(
          "\(file.path) is not a mirrors file of SwiftPM. Fix or remove it and try again.")
      }
      mirrors = known
    }
    let before = mirrors.object
    mirrors.object.removeAll { Self.originals.contains($0.original) }
    if isMirrored {
      mirrors.object += Self.originals.map { Mirrors.Mirror(original: $0, mirror: "file://" + repository) }
    }
    if mirrors.object == before { return false }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try encoder.encode(mirrors).write(to: file, options: .atomic)
    } catch {
      throw SetupError("Can't write \(file.path): \(error.localizedDescription) Make it writable and try again.")
    }
    return true
  }

  /// Runs the command and returns its exit code: 0, or 2 if the mirror can't be set.
  ///
  /// - Parameter arguments: `--remove`, or no arguments.
  package static func run(_ arguments: [String]) -> Int32 {
    let environment = ProcessInfo.processInfo.environment
    do {
      guard arguments.isEmpty || arguments == ["--remove"] else {
        throw SetupError("`tessera mirror` takes --remove or no arguments.")
      }
      // The path of the program is either `bin/tessera` in the SDK for one processor architecture, or a link to it at
      // the top level of the SDK bundle.
      let sdk = (environment["TESSERA_PROGRAM"] ?? "").components(separatedBy: "/bin/tessera")[0]
      let repository = sdk + "/packages/swift-snapshot-testing"
      guard FileManager.default.fileExists(atPath: repository + "/.git") else {
        throw SetupError("`tessera mirror` is a command of the Tessera SDK. Run the tessera in the SDK's folder.")
      }
      let home = FileManager.default.homeDirectoryForCurrentUser
      let file = home.appendingPathComponent(".swiftpm/configuration/mirrors.json")
      let mirror = SnapshotMirror(file: file, repository: repository)
      let isMirrored = arguments.isEmpty
      let changed = try mirror.setMirrored(to: isMirrored)
      output(
        !changed
          ? "\(file.path) needs no change.\n"
          : isMirrored
            ? """
            changed \(file.path)

            In all packages on this machine, swift-snapshot-testing is now the SnapshotTesting of the Tessera SDK. A package that
            has resolved swift-snapshot-testing before needs `swift package update swift-snapshot-testing` once.
            `tessera mirror --remove` undoes this.

            """
            : "changed \(file.path)\n\nswift-snapshot-testing is resolved to its own repository again.\n")
      return 0
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("error: \(error)\n".utf8))
      return 2
    }
  }

  private static func output(_ text: String) { try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) }
}
