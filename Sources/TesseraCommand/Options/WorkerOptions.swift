// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation

/// The options of commands whose screens run in worker processes.
struct WorkerOptions: ParsableArguments {
  @Option(
    help: """
      The number of worker processes for screens. Default: the number of cores. With 0, screens run in this process, \
      and a crash ends the run.
      """)
  var workers: Int?

  @Option(
    name: .customLong("time-limit"),
    help: ArgumentHelp("The time limit of one screen, or one frame.", valueName: "seconds"))
  var timeLimit = 60.0

  @Option(help: "The number of retries for a screen that crashed or timed out.")
  var retries = 0

  func validate() throws {
    if let workers, !(0...256).contains(workers) {
      throw ValidationError("--workers \(workers) is out of range. Use 0 to 256.")
    }
    guard timeLimit > 0, timeLimit <= 86_400 else {
      throw ValidationError("--time-limit \(timeLimit) is out of range. Use a number above 0 and up to 86400.")
    }
    guard (0...100).contains(retries) else {
      throw ValidationError("--retries \(retries) is out of range. Use 0 to 100.")
    }
  }

  /// Returns the executor for the command's jobs. It uses worker processes, or this process if `--workers 0` is set
  /// or the program uses the command as a library.
  ///
  /// - Parameter threads: The number of concurrent jobs if jobs are performed in this process.
  func executor(threads: Int = 1) -> any JobExecutor {
    let count = workers ?? ProcessInfo.processInfo.activeProcessorCount
    guard CommandContext.hasWorkers, count > 0 else {
      return InProcessExecutor(catalog: CommandContext.catalog, threads: threads)
    }
    return WorkerExecutor(
      count: count, timeLimit: timeLimit, retries: retries, role: .jobs(CommandContext.source))
  }
}
