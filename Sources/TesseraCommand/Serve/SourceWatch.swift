// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The files on which a build may depend, with their modification times. Targets can be anywhere in a package, so all
/// of its files are included, except tests, documents and hidden files.
struct SourceWatch: Sendable {
  /// The path of the package's folder.
  let package: String
  private(set) var stamps: [String: Stamp] = [:]

  struct Stamp: Equatable, Sendable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int64
  }

  /// The maximum number of watched files.
  private static let maximumFiles = 50_000
  /// The suffixes of files that builds do not read, and of editors' temporary files.
  private static let skippedEndings = [".md", "~", ".swp", ".tmp"]

  init(package: String) {
    self.package = package
    _ = update()
  }

  /// Updates the recorded files. Returns the paths of files that were changed, added or removed since the previous
  /// call.
  mutating func update() -> [String] {
    var found: [String: Stamp] = [:]
    collect(into: &found)
    let changed = found.filter { stamps[$0.key] != $0.value }.map(\.key) + stamps.keys.filter { found[$0] == nil }
    stamps = found
    return changed.sorted()
  }

  private func collect(into found: inout [String: Stamp]) {
    var waiting = [package]
    while let path = waiting.popLast(), found.count < Self.maximumFiles {
      var information = stat()
      guard lstat(path, &information) == 0 else { continue }
      // Packages of projects consist of links to the project's files. Links to folders aren't followed, because they may form cycles.
      if information.st_mode & S_IFMT == S_IFLNK {
        guard stat(path, &information) == 0, information.st_mode & S_IFMT == S_IFREG else { continue }
      }
      switch information.st_mode & S_IFMT {
      case S_IFDIR:
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        waiting += names.filter { name in
          !name.hasPrefix(".") && !Self.skippedEndings.contains(where: name.hasSuffix) && name != "node_modules"
            && !(path == package && ["Tests", "Package.resolved"].contains(name))
        }.map { path + "/" + $0 }
      case S_IFREG:
        found[path] = Stamp(
          seconds: Int(information.st_mtim.tv_sec), nanoseconds: Int(information.st_mtim.tv_nsec),
          size: Int64(information.st_size))
      default: break
      }
    }
  }
}
