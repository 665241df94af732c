// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Why there is nothing that can be tested: a mistake in the catalogue or in what was asked.
public enum SnapshotPlanError: Error, Equatable, Sendable, CustomStringConvertible {
  case screen(RenderError)
  case duplicate(String)
  case badName(String)
  /// No snapshot is left: with the reason.
  case nothing(String)

  public var description: String {
    switch self {
    case .screen(let error): "\(error)"
    case .duplicate(let name):
      "Two snapshots are named '\(name)', or their names differ in capitals only. Give screens, and devices of "
        + "other sizes, names of their own."
    case .badName(let name):
      "'\(name)' cannot be the name of a snapshot, because it becomes a file name. Use a text size of UIKit's."
    case .nothing(let reason): reason
    }
  }
}
