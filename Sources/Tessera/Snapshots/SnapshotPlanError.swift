// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The reason that a plan can't be created, which is an error in the catalog or in the arguments.
public enum SnapshotPlanError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A screen name is unknown, invalid or used twice.
  case screen(RenderError)
  /// Two snapshots have this name, or have names that differ only in case.
  case duplicate(String)
  /// A snapshot name can't be a file name.
  case badName(String)
  /// A flow name has no ASCII letter or digit.
  case badFlowName(String)
  /// No snapshot is selected, for the given reason.
  case nothing(String)

  /// A description of the problem and its remedy.
  public var description: String {
    switch self {
    case .screen(let error): "\(error)"
    case .duplicate(let name):
      "Two snapshots are named '\(name)', or their names differ only in case. Give screens, and devices of "
        + "other sizes, unique names."
    case .badName(let name):
      "'\(name)' cannot be the name of a snapshot, because it becomes a file name. Use a text size of UIKit's."
    case .badFlowName(let name):
      "The flow \(MessageFormat.quoted(HiddenCharacters.visible(name))) cannot have a golden, because its name becomes a file name. Use "
        + "letters and digits."
    case .nothing(let reason): reason
    }
  }
}
