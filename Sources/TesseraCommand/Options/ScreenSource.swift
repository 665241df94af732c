// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Tessera
internal import TesseraGraphics

/// The options that determine which screens a command uses, and their look.
struct ScreenSource: ParsableArguments {
  @Flag(
    help:
      "Use the previews in the sources instead of the catalog's screens. Their goldens are in its folder Previews.")
  var previews = false

  @Option(
    help: "The look of screens that don't specify one: \(SystemLook.allNumbers). Default: TESSERA_LOOK, or 18.",
    transform: { try Look.named($0) })
  var look: Look?

  /// Sets the look of this process and of its worker processes, which inherit the environment variable.
  func applyLook() {
    if let look { SystemLook.setForProcess("\(look.rawValue)") }
  }
}

/// A command that operates on screens.
protocol ScreensCommand: ParsableCommand {
  var source: ScreenSource { get }
  /// Whether a program that defines no screens uses its previews.
  var fallsBackToPreviews: Bool { get }
}

extension ScreensCommand {
  var fallsBackToPreviews: Bool { true }

  /// Returns the screens for the command, which are the screens of the catalog or the previews.
  func screens(of own: ScreenCatalog) async throws -> (catalog: ScreenCatalog, source: CommandContext.Source) {
    source.applyLook()
    guard source.previews || own.screens.isEmpty && fallsBackToPreviews else { return (own, .own) }
    let previews = try await CommandContext.Source.previews.catalog(of: own)
    guard previews.screens.isEmpty else { return (previews, .previews) }
    if source.previews {
      throw CommandFailure(
        description:
          "There is no preview in this program. Declare one with #Preview; see UIKit's page Previews.",
        isUsage: true)
    }
    return (own, .own)
  }
}
