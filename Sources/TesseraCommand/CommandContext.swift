// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera

/// What every command may ask for. ArgumentParser makes the commands, so it cannot be passed to them.
enum CommandContext {
  /// The catalogue that the commands work on.
  @TaskLocal static var catalog = ScreenCatalog([])

  /// The program's name, for sentences that name the next command to run.
  static let program = CommandLine.arguments.first.map { ($0 as NSString).lastPathComponent } ?? "gallery"
}
