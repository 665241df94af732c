// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The command line of a catalogue, as a library: every project's own executable has it in one line.
//
//   @main struct Gallery {
//     static func main() async { await CatalogCommand.main(catalog) }
//   }
//
// Exit codes: 0 done, 1 a failure on the way, 2 a mistake in what was asked.

internal import ArgumentParser
internal import Foundation
public import Tessera

/// Lists and renders the screens of a catalogue.
public enum CatalogCommand {
  /// The catalogue the commands work on: ArgumentParser makes commands by itself, so they find it here.
  @TaskLocal static var catalog = ScreenCatalog([])

  /// Runs the process's arguments against a catalogue and exits.
  public static func main(_ catalog: ScreenCatalog) async {
    exit(await run(catalog, arguments: Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs the arguments and returns the exit code.
  public static func run(_ catalog: ScreenCatalog, arguments: [String]) async -> Int32 {
    await $catalog.withValue(catalog) {
      do {
        var command = try RootCommand.parseAsRoot(arguments)
        if var asyncCommand = command as? any AsyncParsableCommand {
          try await asyncCommand.run()
        } else {
          try command.run()
        }
        return 0
      } catch {
        return report(error)
      }
    }
  }

  private static func report(_ error: any Error) -> Int32 {
    if let failure = error as? RenderError {
      Console.error("error: \(failure)")
      return failure.isUsage ? 2 : 1
    }
    if let failure = error as? CommandFailure {
      Console.error("error: \(failure)")
      return 1
    }
    let text = RootCommand.fullMessage(for: error)
    if RootCommand.exitCode(for: error) == .success {
      print(text)
      return 0
    }
    Console.error(text)
    return 2
  }
}

struct RootCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: CommandLine.arguments.first.map { ($0 as NSString).lastPathComponent } ?? "gallery",
    abstract: "Renders screens written with UIKit to PNG files, without a Mac.",
    subcommands: [ListCommand.self, RenderCommand.self, FramesCommand.self])
}

/// A failure with a sentence for the user.
struct CommandFailure: Error, CustomStringConvertible {
  let description: String
}
