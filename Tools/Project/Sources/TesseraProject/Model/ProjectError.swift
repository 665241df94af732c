// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The reason why a project can't be read or a package can't be written.
package enum ProjectError: Error, Equatable, Sendable, CustomStringConvertible {
  case unreadable(path: String, reason: String)
  case syntax(path: String, line: Int, column: Int, problem: String)
  case mergeConflict(path: String, line: Int)
  case limitExceeded(path: String, limit: String)
  case invalid(path: String, problem: String, remedy: String)
  case noProject(folder: String, hasPackage: Bool)
  case ambiguous(folder: String, candidates: [String])
  case unwritable(path: String, reason: String)

  package var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "Can't read \(path): \(reason). Check that the path exists and that you may read it."
    case .syntax(let path, let line, let column, let problem):
      "Can't parse \(path):\(line):\(column): \(problem). Correct the file or restore it from version control."
    case .mergeConflict(let path, let line):
      "\(path):\(line) has an unresolved merge conflict. Resolve it and remove the conflict markers."
    case .limitExceeded(let path, let limit):
      "Can't read \(path): it exceeds the limit of \(limit). Check that the file is a genuine project file."
    case .invalid(let path, let problem, let remedy): "Can't use \(path): \(problem). \(remedy)"
    case .noProject(let folder, true):
      "\(folder) is a Swift package and contains no Xcode project. Run the command without --project."
    case .noProject(let folder, false):
      "Can't find a .xcworkspace, .xcodeproj, project.yml or Project.swift in \(folder). Pass --project PATH."
    case .ambiguous(let folder, let candidates):
      "\(folder) contains several projects: \(candidates.joined(separator: ", ")). Choose one with --project PATH."
    case .unwritable(let path, let reason):
      "Can't write \(path): \(reason). Check that you may write there and that the disk has space."
    }
  }
}
