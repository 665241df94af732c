// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The files of a package that a build depends on, by when they were changed.
struct SourceWatch: Sendable {
  /// The folders that are looked through, and the manifest.
  let roots: [String]
  private(set) var stamps: [String: Stamp] = [:]

  struct Stamp: Equatable, Sendable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int64
  }

  /// A package has no more files than this that it is watched by; others are left out.
  private static let mostFiles = 50_000
  /// What is written by builds and tools, not by people.
  private static let skipped: Set = [".build", ".git", ".swiftpm", "node_modules"]

  /// Watches a package's manifest and its folders `Sources`, `Tests` and `Plugins`; in a package without `Sources`, everything.
  init(package: String) {
    let manager = FileManager.default
    let usual = ["Sources", "Plugins"].map { package + "/" + $0 }.filter { manager.fileExists(atPath: $0) }
    roots = usual.isEmpty ? [package] : usual + [package + "/Package.swift"]
    _ = update()
  }

  /// Looks again. Gives the files that were changed, added or removed since the last time.
  mutating func update() -> [String] {
    var found: [String: Stamp] = [:]
    for root in roots { Self.collect(root, into: &found) }
    let changed = found.filter { stamps[$0.key] != $0.value }.map(\.key) + stamps.keys.filter { found[$0] == nil }
    stamps = found
    return changed.sorted()
  }

  private static func collect(_ root: String, into found: inout [String: Stamp]) {
    var waiting = [root]
    while let path = waiting.popLast(), found.count < mostFiles {
      var information = stat()
      guard lstat(path, &information) == 0 else { continue }
      switch information.st_mode & S_IFMT {
      case S_IFDIR:
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        waiting += names.filter { !skipped.contains($0) && !$0.hasSuffix("~") && !$0.hasSuffix(".swp") }.map {
          path + "/" + $0
        }
      case S_IFREG:
        found[path] = Stamp(
          seconds: Int(information.st_mtim.tv_sec), nanoseconds: Int(information.st_mtim.tv_nsec),
          size: Int64(information.st_size))
      default: break
      }
    }
  }
}
