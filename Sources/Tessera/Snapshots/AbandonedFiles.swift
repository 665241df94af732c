// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraImaging

/// Finds temporary files that were left by terminated processes in golden and report folders.
package enum AbandonedFiles {
  /// Returns the abandoned files of goldens, filmstrips and flows in a goldens folder.
  package static func ofGoldens(_ folder: String) -> [String] {
    let inside = [SnapshotPlan.stripFolder, SnapshotPlan.flowFolder]
    return TemporaryFiles.abandoned(in: [folder] + inside.map { (folder as NSString).appendingPathComponent($0) })
  }

  /// Returns the abandoned files of a report and its images.
  package static func ofReport(_ folder: String) -> [String] {
    let images = (folder as NSString).appendingPathComponent("images")
    return TemporaryFiles.abandoned(in: [folder]) + ofGoldens(images)
  }

  /// Returns the abandoned files of test references, in all folders named `__Snapshots__` within a folder.
  package static func ofTests(in root: String) -> [String] {
    TemporaryFiles.abandoned(in: SnapshotFolder.all(in: root, entersPackages: true).map(\.path))
  }

  /// Removes files, ignoring any errors.
  package static func remove(_ files: [String]) {
    for file in files { unlink(file) }
  }
}
