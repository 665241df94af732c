// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The limits for reports that come from other machines. A report that exceeds them is rejected.
package struct ReviewLimits: Hashable, Sendable {
  /// The maximum size of `report.json`, in bytes.
  package var reportBytes = 64 << 20
  /// The maximum number of results.
  package var results = 20_000
  /// The maximum size of a picture's file, in bytes. GitHub displays pictures of up to 10 MB in comments.
  package var pictureBytes = 10 << 20
  /// The maximum width and height of a picture, in pixels.
  package var pictureSide = 20_000
  /// The maximum area of a picture, in pixels.
  package var pictureArea = 100_000_000

  package init() {}
}

/// An error in a report.
package enum ReviewInputError: Error, Hashable, CustomStringConvertible {
  /// There is no `report.json` in the folder.
  case missing(folder: String)
  /// The file is damaged or not a report.
  case unreadable(path: String, reason: String)
  /// The report was written by a later version.
  case laterVersion(path: String, Int)
  /// A name or path refers to a location outside the folder, or to a symbolic link.
  case unsafe(path: String, name: String)
  /// The report exceeds a limit.
  case tooLarge(path: String, reason: String)
  /// A file can't be written.
  case notWritable(path: String, reason: String)

  /// A description of the problem and its remedy.
  package var description: String {
    switch self {
    case .missing(let folder):
      "There is no report in \(folder). Run the tests first, or pass the folder of a report with --report."
    case .unreadable(let path, let reason): "\(path) is not valid: \(reason). Run the tests again."
    case .laterVersion(let path, let version):
      "\(path) has version \(version), but this program supports \(ReportFile.currentVersion). Use the program that "
        + "wrote it, or a later one."
    case .unsafe(let path, let name):
      "\(path) names '\(PlainText.line(name, limit: 200))', which leads out of the folder or is not a regular file. "
        + "Nothing was done. Do not trust this report."
    case .tooLarge(let path, let reason): "\(path) is too large: \(reason). Split the run, or remove old results."
    case .notWritable(let path, let reason): "Can't write \(path): \(reason). Choose another folder."
    }
  }
}
