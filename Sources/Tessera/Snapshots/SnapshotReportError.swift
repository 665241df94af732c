// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraImaging

/// The reason that a report can't be read, written or used.
public enum SnapshotReportError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A file can't be read or written.
  case file(FileError)
  /// There is no report in the folder.
  case missing(folder: String)
  /// An image can't be read or written.
  case picture(PNGFileError)
  /// The file is damaged or not a report.
  case unreadable(path: String, reason: String)
  /// The report was written in a later format version, with the given number.
  case laterVersion(path: String, Int)
  /// The report contains a name or path that refers to a location outside its folder.
  case unsafe(path: String, String)
  /// The reports can't be merged for the given reason.
  case conflict(String)
  /// An image can't be approved for the given reason.
  case notApprovable(name: String, reason: String)
  /// The report contains no snapshot or screen with these names. `known` lists the names that can be approved.
  case unknown(names: [String], known: [String])

  /// A description of the problem and its remedy.
  public var description: String {
    switch self {
    case .file(let error): "\(error)"
    case .missing(let folder):
      "There is no report in \(folder). Run the tests first, or pass the folder of another report."
    case .picture(let error): "\(error)"
    case .unreadable(let path, let reason): "\(path) is not a report: \(reason). Create a new one with `test`."
    case .laterVersion(let path, let version):
      "\(path) is a report of version \(version), but this program supports \(SnapshotReport.currentVersion). Use the "
        + "program that wrote it, or a later one."
    case .unsafe(let path, let name):
      "\(path) names '\(name.prefix(200))', which leads out of the folder or is not a file name. Nothing was done. Do not "
        + "trust this report."
    case .conflict(let reason): reason
    case .notApprovable(let name, let reason): "\(name) cannot be approved: \(reason)"
    case .unknown(let names, let known):
      "The report has no snapshot or screen \(names.map { "'\($0)'" }.joined(separator: ", ")). "
        + (known.isEmpty
          ? "It contains nothing to approve."
          : "Snapshots to approve are \(known.prefix(40).joined(separator: ", "))"
            + (known.count > 40 ? " and \(known.count - 40) more." : "."))
    }
  }

  /// Whether the error was caused by an invalid argument.
  public var isUsage: Bool {
    switch self {
    case .unknown, .conflict: true
    default: false
    }
  }
}
