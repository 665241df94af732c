// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The command-line interface of a catalog. It is a library that a project's executable calls in a single line.
//
//     @main struct Gallery {
//       static func main() async { await CatalogCommand.main(catalog) }
//     }
//
// Exit codes: 0 for success, 1 for a difference or a failure, 2 for an error in the arguments or the catalog, 130 if
// stopped by SIGINT, and 143 if stopped by SIGTERM.

internal import ArgumentParser
internal import Foundation
public import Tessera
internal import TesseraServer

internal import Glibc

/// A command-line tool that lists, renders and tests the screens of a catalog.
public enum CatalogCommand {
  /// Runs the command given by the process's arguments for a catalog, and exits.
  ///
  /// Screens run in worker processes of the same program. If a screen crashes, the crash is reported in that screen's
  /// result and the run continues. In a worker process, this function does not parse the arguments. It performs the
  /// jobs that it receives, and never returns. SIGINT, SIGTERM and SIGHUP end the run between two images. SIGPIPE and
  /// SIGXFSZ are ignored, so that a closed pipe or a file that exceeds its size limit results in an error message and
  /// no partial files remain.
  ///
  /// If the process was started by a `RenderPool`, it is a worker that renders the catalog's screens for the pool.
  public static func main(_ catalog: ScreenCatalog) async {
    await main(catalog, leavingOut: [])
  }

  /// Runs the command given by the process's arguments for a catalog, and exits.
  ///
  /// - Parameter names: The names of previews that were excluded, which are reported on standard error.
  private static func main(_ catalog: ScreenCatalog, leavingOut names: [String]) async {
    await RenderPool.serveIfWorker(catalog)
    await JobWorker.serveIfWorker(catalog)
    Interruption.install()
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    for name in names {
      Console.error("The preview '\(name)' has the name of a screen and is ignored. Rename one of them.")
    }
    let code = await CommandContext.$hasWorkers.withValue(true) {
      await run(catalog, arguments: Array(CommandLine.arguments.dropFirst()))
    }
    exit(code)
  }

  /// Runs the command given by the process's arguments for the program's previews, and exits, as `main(_:)` does.
  public static func main() async {
    await main(ScreenCatalog([]))
  }

  /// Runs the command given by the process's arguments for a catalog and the program's previews, and exits, as
  /// `main(_:)` does.
  ///
  /// A preview with the same name as a screen is excluded and reported on standard error.
  public static func main(addingPreviewsTo catalog: ScreenCatalog) async {
    do {
      let previews = try await MainActor.run { try ScreenCatalog.previews() }
      let names = Set(catalog.screens.map(\.name))
      let added = previews.screens.filter { !names.contains($0.name) }
      let leftOut = previews.screens.map(\.name).filter(names.contains)
      await main(ScreenCatalog(catalog.screens + added, goldens: catalog.goldens), leavingOut: leftOut)
    } catch {
      exit(report(error))
    }
  }

  /// Runs the command given by the arguments, and returns the exit code.
  ///
  /// The previews in the program's sources are used if the catalog has no screens or the arguments contain
  /// `--previews`.
  public static func run(_ catalog: ScreenCatalog, arguments: [String]) async -> Int32 {
    do {
      // Arguments are validated while they are parsed, which can require the catalog.
      let command = try CommandContext.$catalog.withValue(catalog) { try RootCommand.parseAsRoot(arguments) }
      let shown = try await (command as? any ScreensCommand)?.screens(of: catalog) ?? (catalog, .own)
      try await CommandContext.$catalog.withValue(shown.catalog) {
        try await CommandContext.$source.withValue(shown.source) { try await run(command) }
      }
      try flushOutput()
      return 0
    } catch let code as ExitCode {
      // The message has already been printed.
      return finish(code.rawValue)
    } catch {
      return report(error)
    }
  }

  private static func run(_ command: any ParsableCommand) async throws {
    var command = command
    if var asyncCommand = command as? any AsyncParsableCommand {
      try await asyncCommand.run()
    } else {
      try command.run()
    }
  }

  /// Returns the exit code, or 1 if writing to standard output failed.
  static func finish(_ code: Int32) -> Int32 {
    do { try flushOutput() } catch { return report(error) }
    return code
  }

  /// Flushes the C library's output buffers. Otherwise, write errors at process exit would be unnoticed.
  static func flushOutput() throws {
    // It is not a failure if the reader closes the pipe early, as `head` does.
    guard fflush(nil) != 0, errno != EPIPE else { return }
    let reason = String(cString: strerror(errno))
    throw CommandFailure(description: "Can't write to standard output: \(reason). Fix this and try again.")
  }

  static func report(_ error: any Error) -> Int32 {
    // Flush earlier output before printing the message.
    fflush(nil)
    if let failure = error as? RenderError {
      Console.error("error: \(failure)")
      return failure.isUsage ? 2 : 1
    }
    if let failure = error as? CommandFailure {
      Console.error("error: \(failure)")
      return failure.isUsage ? 2 : 1
    }
    if let interrupted = error as? Interrupted {
      Console.error("\(interrupted)")
      return interrupted.exitCode
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
