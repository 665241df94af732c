// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The command line of a catalog, as a library that a project's executable calls in one line.
//
//   @main struct Gallery {
//     static func main() async { await CatalogCommand.main(catalog) }
//   }
//
// Exit codes: 0 success, 1 a difference or a failure, 2 a mistake in the arguments or the catalog, 130 stopped by SIGINT,
// 143 by SIGTERM.

internal import ArgumentParser
internal import Foundation
public import Tessera
internal import TesseraServer

internal import Glibc

/// A command-line tool that lists, renders and tests the screens of a catalog.
public enum CatalogCommand {
  /// Runs the process's arguments against a catalog and exits.
  ///
  /// Screens run in worker processes of the same program, so that a crash is the result of one screen and does not end the run.
  /// In a worker process this function does not parse the arguments: it performs the jobs that it receives, and never returns.
  /// SIGINT, SIGTERM and SIGHUP end the run between two pictures. SIGPIPE and SIGXFSZ are ignored, so that a closed pipe and a
  /// file at its size limit are errors with a message, and leave no partial files.
  ///
  /// If a `RenderPool` started the process, it is a worker that renders the catalog's screens for the pool.
  public static func main(_ catalog: ScreenCatalog) async {
    await main(catalog, leavingOut: [])
  }

  /// Runs the process's arguments against a catalog and exits.
  ///
  /// - Parameter names: The names of excluded previews, which are reported on standard error.
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

  /// Runs the process's arguments against the program's previews and exits, as `main(_:)` does.
  public static func main() async {
    await main(ScreenCatalog([]))
  }

  /// Runs the process's arguments against a catalog and the program's previews, and exits, as `main(_:)` does.
  ///
  /// A preview with the name of a screen is excluded, and reported on standard error.
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

  /// Runs the arguments and returns the exit code.
  ///
  /// A catalog without screens, or the option `--previews`, selects the previews in the program's sources.
  public static func run(_ catalog: ScreenCatalog, arguments: [String]) async -> Int32 {
    do {
      // Arguments are validated during parsing, which may access the catalog.
      let command = try CommandContext.$catalog.withValue(catalog) { try RootCommand.parseAsRoot(arguments) }
      let shown = try await (command as? any ScreensCommand)?.screens(of: catalog) ?? (catalog, .own)
      try await CommandContext.$catalog.withValue(shown.catalog) {
        try await CommandContext.$source.withValue(shown.source) { try await run(command) }
      }
      try flushOutput()
      return 0
    } catch let code as ExitCode {
      // The message has been written already.
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

  /// Returns the exit code, or 1 if standard output could not be written.
  static func finish(_ code: Int32) -> Int32 {
    do { try flushOutput() } catch { return report(error) }
    return code
  }

  /// Flushes the buffers of the C library. Errors at the end of the process would go unnoticed.
  static func flushOutput() throws {
    // A reader that closes the pipe early, such as `head`, is not a failure.
    guard fflush(nil) != 0, errno != EPIPE else { return }
    let reason = String(cString: strerror(errno))
    throw CommandFailure(description: "Can't write to standard output: \(reason). Fix this and try again.")
  }

  static func report(_ error: any Error) -> Int32 {
    // Earlier output comes before the message.
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
