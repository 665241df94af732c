// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraImaging

/// Temporary files that killed runs left in the folders of goldens and reports.
package enum AbandonedFiles {
  /// Returns the abandoned files of goldens, filmstrips and flows.
  package static func ofGoldens(_ folder: String) -> [String] {
    let inside = [SnapshotPlan.stripFolder, SnapshotPlan.flowFolder]
    return TemporaryFiles.abandoned(in: [folder] + inside.map { (folder as NSString).appendingPathComponent($0) })
  }

  /// Returns the abandoned files of a report and its pictures.
  package static func ofReport(_ folder: String) -> [String] {
    let images = (folder as NSString).appendingPathComponent("images")
    return TemporaryFiles.abandoned(in: [folder]) + ofGoldens(images)
  }

  /// Returns the abandoned files of tests' references, in all folders called `__Snapshots__` below a folder.
  package static func ofTests(in root: String) -> [String] {
    TemporaryFiles.abandoned(in: SnapshotFolder.all(in: root, entersPackages: true).map(\.path))
  }

  /// Removes files, ignoring errors.
  package static func remove(_ files: [String]) {
    for file in files { unlink(file) }
  }
}
