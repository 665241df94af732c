// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The goldens of removed test files. Their folder is `__Snapshots__/<file>`, and there is no file `<file>.swift`, or
/// `<file>` with another extension, next to `__Snapshots__`.
public struct OrphanedSnapshots: Sendable {
  /// The paths of the folders, sorted.
  public let folders: [String]

  /// Searches a folder and its subfolders, excluding symbolic links and hidden folders such as `.build`.
  public init(in root: String) {
    folders = SnapshotFolder.all(in: root, entersPackages: true).filter(\.testFiles.isEmpty).map(\.path)
  }

  /// The files in the folders, sorted by folder. Subfolders are ignored because they contain no snapshots.
  public var files: [String] {
    folders.flatMap { folder in
      SnapshotFolder.entries(folder).map { (folder as NSString).appendingPathComponent($0) }
        .filter { !SnapshotFolder.isFolder($0) }
    }
  }
}
