// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// Goldens of tests whose file is gone: `__Snapshots__/<file>/…` without a file `<file>.swift`, or of
/// another ending, beside `__Snapshots__`.
public struct OrphanedSnapshots: Sendable {
  /// The folders, sorted.
  public let folders: [String]

  /// Searches a folder and all folders in it, except links and hidden folders such as `.build`.
  public init(in root: String) {
    var found: [String] = []
    var waiting = [root]
    while let folder = waiting.popLast() {
      for name in Self.entries(folder) where !name.hasPrefix(".") {
        let path = (folder as NSString).appendingPathComponent(name)
        guard Self.isFolder(path) else { continue }
        if name == "__Snapshots__" {
          found += Self.orphans(in: path, beside: folder)
        } else {
          waiting.append(path)
        }
      }
    }
    folders = found.sorted()
  }

  private static func orphans(in snapshots: String, beside folder: String) -> [String] {
    let tests = Set(
      entries(folder).filter { !isFolder((folder as NSString).appendingPathComponent($0)) }
        .map { ($0 as NSString).deletingPathExtension })
    return entries(snapshots).filter { !tests.contains($0) }
      .map { (snapshots as NSString).appendingPathComponent($0) }.filter(isFolder)
  }

  /// The files in the folders, sorted by folder. Folders inside them hold no snapshots and are left out.
  public var files: [String] {
    folders.flatMap { folder in
      Self.entries(folder).map { (folder as NSString).appendingPathComponent($0) }.filter { !Self.isFolder($0) }
    }
  }

  private static func entries(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Whether the path is a folder. A link to a folder is not.
  private static func isFolder(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType) == .typeDirectory
  }
}
