// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

internal import Glibc

/// The program of the catalog: rebuilt when its sources change, and run for the commands that tools need.
actor MCPProgram {
  private let rebuilder: Rebuilder?
  private var watch: SourceWatch?
  /// The errors of the last build, or nil if it succeeded.
  private var failure: String?
  /// The program's path.
  nonisolated let path: String

  /// - Parameter watches: Whether to rebuild when sources change.
  init(watches: Bool, command: String?) {
    path = Rebuilder.ownProgram
    rebuilder = watches ? Rebuilder(of: path, command: command) : nil
    watch = rebuilder.map { SourceWatch(package: $0.package) }
  }

  /// Rebuilds the program if its sources have changed since the last call. Returns whether it was rebuilt.
  ///
  /// - Throws: `CommandFailure` with the compiler's errors. They are thrown again until a source changes.
  func update() async throws -> Bool {
    guard let rebuilder, watch?.update().isEmpty == false else {
      if let failure { throw CommandFailure(description: failure) }
      return false
    }
    let outcome = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: rebuilder.build()) }
    }
    failure = nil
    guard !outcome.isDone else { return true }
    let errors = outcome.problems.prefix(20).map { "\($0.file):\($0.line):\($0.column): error: \($0.text)" }
    let text = "The program doesn't build.\n" + (errors.isEmpty ? outcome.lastLines : errors.joined(separator: "\n"))
    failure = text
    throw CommandFailure(description: text)
  }

  /// The output of a command.
  struct Output: Sendable {
    var code: Int32
    var text: String
    var errors: String
  }

  /// Runs a command of the program. The process is terminated if the task is canceled.
  nonisolated func run(_ arguments: [String]) async throws -> Output {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError, process.standardInput) = (output, errors, FileHandle.nullDevice)
    do { try process.run() } catch {
      throw CommandFailure(description: "Can't run \(path): \(error.localizedDescription)")
    }
    let child = process.processIdentifier
    return await withTaskCancellationHandler {
      async let text = Self.read(output)
      async let messages = Self.read(errors)
      let (all, rest) = await (text, messages)
      process.waitUntilExit()
      return Output(code: process.terminationStatus, text: all, errors: rest)
    } onCancel: {
      kill(child, SIGTERM)
    }
  }

  private static func read(_ pipe: Pipe) async -> String {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        continuation.resume(returning: String(decoding: data, as: UTF8.self))
      }
    }
  }
}
