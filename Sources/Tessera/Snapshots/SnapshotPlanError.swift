// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Why snapshots cannot be planned: a mistake in the catalogue or in the arguments.
public enum SnapshotPlanError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A name of a screen is unknown, bad or used twice.
  case screen(RenderError)
  /// Two snapshots would have this name, or names that differ in capitals only.
  case duplicate(String)
  /// A snapshot's name that cannot be a file name.
  case badName(String)
  /// A flow's name without a letter or digit of ASCII.
  case badFlowName(String)
  /// No snapshot is left, for the reason given.
  case nothing(String)

  /// What is wrong and what to do about it.
  public var description: String {
    switch self {
    case .screen(let error): "\(error)"
    case .duplicate(let name):
      "Two snapshots are named '\(name)', or their names differ in capitals only. Give screens, and devices of "
        + "other sizes, names of their own."
    case .badName(let name):
      "'\(name)' cannot be the name of a snapshot, because it becomes a file name. Use a text size of UIKit's."
    case .badFlowName(let name):
      "The flow \(Words.quoted(HiddenCharacters.visible(name))) cannot have a golden, because its name becomes a file name. Use "
        + "letters and digits."
    case .nothing(let reason): reason
    }
  }
}
