// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// Goldens of removed test files: folders `__Snapshots__/<file>` without a file `<file>.swift`, or `<file>` with another extension,
/// next to `__Snapshots__`.
public struct OrphanedSnapshots: Sendable {
  /// The folders, sorted.
  public let folders: [String]

  /// Searches a folder and its subfolders, except links and hidden folders such as `.build`.
  public init(in root: String) {
    folders = SnapshotFolder.all(in: root, entersPackages: true).filter(\.testFiles.isEmpty).map(\.path)
  }

  /// The files in the folders, sorted by folder. Subfolders contain no snapshots and are ignored.
  public var files: [String] {
    folders.flatMap { folder in
      SnapshotFolder.entries(folder).map { (folder as NSString).appendingPathComponent($0) }
        .filter { !SnapshotFolder.isFolder($0) }
    }
  }
}
