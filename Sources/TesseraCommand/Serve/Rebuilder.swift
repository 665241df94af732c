// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Watches the running program's source files, and rebuilds the program when a file is saved. The program continues to
// run. Only the processes that run screens are replaced.

internal import Foundation

internal import Glibc

/// Rebuilds a program when its source files change.
struct Rebuilder: Sendable {
  /// The path of the package's folder.
  let package: String
  /// The path of the program's executable file.
  let program: String
  /// The shell command that builds the program.
  let command: String

  /// Finds the package whose `.build` folder contains this program. Returns nil if the program was moved.
  ///
  /// - Parameter command: The build command, or nil to build the program's product with `swift build` in its current
  ///   configuration.
  init?(of program: String, command: String?) {
    let parts = (program as NSString).pathComponents
    guard let build = parts.lastIndex(where: { $0.hasPrefix(".build") }), build > 0, build + 1 < parts.count else {
      return nil
    }
    let package = NSString.path(withComponents: Array(parts[..<build]))
    guard FileManager.default.fileExists(atPath: package + "/Package.swift") else { return nil }
    self.package = package
    self.program = program
    let configuration = parts.contains("release") ? "release" : "debug"
    let name = (program as NSString).lastPathComponent
    let scratch = parts[build] == ".build" ? "" : " --scratch-path \(Self.quoted(parts[build]))"
    self.command = command ?? "swift build -c \(configuration) --product \(Self.quoted(name))\(scratch)"
  }

  /// The path of this process's executable file, with symbolic links resolved.
  static var ownProgram: String {
    #if os(Linux)
      let path =
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
      // The system appends a suffix to the name of a file that has been replaced.
      return path.hasSuffix(" (deleted)") ? String(path.dropLast(10)) : path
    #else
      return Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
  }

  private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: #"'\''"#) + "'" }

  /// The result of a build.
  struct Outcome: Sendable {
    var isDone: Bool
    var problems: [LiveNotice.Problem]
    /// The last lines of the build output, which are shown if a build fails without diagnostics.
    var lastLines: String
  }

  /// Builds the program once.
  func build() -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = URL(fileURLWithPath: package)
    let pipe = Pipe()
    (process.standardOutput, process.standardError, process.standardInput) = (pipe, pipe, FileHandle.nullDevice)
    do { try process.run() } catch {
      return Outcome(
        isDone: false, problems: [], lastLines: "Can't run '\(command)': \(error.localizedDescription)")
    }
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let lines = output.split(separator: "\n").suffix(20).joined(separator: "\n")
    return Outcome(
      isDone: process.terminationStatus == 0, problems: Self.problems(in: output, package: package), lastLines: lines)
  }

  /// Returns the compiler errors in a build output, which have the form `FILE:LINE:COLUMN: error: TEXT`, in order and
  /// without duplicates. File paths are relative to the package.
  static func problems(in output: String, package: String) -> [LiveNotice.Problem] {
    var found: [LiveNotice.Problem] = []
    for line in output.split(separator: "\n") {
      guard let mark = line.range(of: ": error: ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let row = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) else {
        continue
      }
      var file = place.dropLast(2).joined(separator: ":")
      if file.hasPrefix(package + "/") { file.removeFirst(package.count + 1) }
      let problem = LiveNotice.Problem(file: file, line: row, column: column, text: String(line[mark.upperBound...]))
      if !found.contains(problem) { found.append(problem) }
    }
    return found
  }

  /// Watches for changes and rebuilds the program until the task is canceled.
  func run(_ site: LiveSite, log: @escaping @Sendable (String) -> Void) async {
    var watch = SourceWatch(package: package)
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(400))
      var changed = watch.update()
      guard !changed.isEmpty else { continue }
      // An editor can write several files, or write the same file twice.
      while true {
        try? await Task.sleep(for: .milliseconds(80))
        let more = watch.update()
        if more.isEmpty { break }
        changed += more
      }
      guard !Task.isCancelled else { return }
      log("changed: \(changed.prefix(3).map { ($0 as NSString).lastPathComponent }.joined(separator: ", ")); building")
      site.broadcast(LiveNotice(notice: .building))
      let start = ContinuousClock.now
      let outcome = await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: build()) }
      }
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      if outcome.isDone {
        site.replaceProgram(with: program)
        site.broadcast(LiveNotice(notice: .built, seconds: seconds))
        log("built in \(String(format: "%.1f", seconds)) s")
      } else {
        site.broadcast(
          LiveNotice(
            notice: .broken, text: outcome.problems.isEmpty ? outcome.lastLines : nil, problems: outcome.problems,
            seconds: seconds))
        for problem in outcome.problems {
          log("\(problem.file):\(problem.line):\(problem.column): error: \(problem.text)")
        }
        if outcome.problems.isEmpty { log(outcome.lastLines) }
      }
    }
  }
}
