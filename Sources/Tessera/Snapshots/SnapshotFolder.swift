// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// A folder of reference snapshots, `__Snapshots__/<file>`, and its test files.
struct SnapshotFolder: Hashable {
  let path: String
  /// The files named `<file>`, with `.swift` or another extension, next to `__Snapshots__`. Empty if they were
  /// removed.
  let testFiles: [String]

  /// Searches a folder and its subfolders, excluding symbolic links and hidden folders such as `.build`.
  ///
  /// - Parameter entersPackages: Whether nested packages are also searched.
  static func all(in root: String, entersPackages: Bool) -> [SnapshotFolder] {
    var found: [SnapshotFolder] = []
    var waiting = [root]
    while let folder = waiting.popLast() {
      for name in entries(folder) where !name.hasPrefix(".") {
        let path = (folder as NSString).appendingPathComponent(name)
        guard isFolder(path) else { continue }
        if name == "__Snapshots__" {
          found += snapshots(in: path, beside: folder)
        } else if entersPackages || !isFile((path as NSString).appendingPathComponent("Package.swift")) {
          waiting.append(path)
        }
      }
    }
    return found.sorted { $0.path < $1.path }
  }

  private static func snapshots(in snapshots: String, beside folder: String) -> [SnapshotFolder] {
    let tests = entries(folder).map { (folder as NSString).appendingPathComponent($0) }.filter { !isFolder($0) }
    return entries(snapshots).map { name in
      SnapshotFolder(
        path: (snapshots as NSString).appendingPathComponent(name),
        testFiles: tests.filter { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension == name })
    }
    .filter { isFolder($0.path) }
  }

  /// The names of the files in the folder, sorted. Hidden files are ignored, as are subfolders, because they contain
  /// no snapshots.
  var files: [String] {
    Self.entries(path).filter { !$0.hasPrefix(".") && !Self.isFolder((path as NSString).appendingPathComponent($0)) }
  }

  static func entries(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private static func isFile(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Returns whether the path is a folder. A symbolic link to a folder does not count.
  static func isFolder(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType) == .typeDirectory
  }
}
