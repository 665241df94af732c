// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera
internal import TesseraWorkers

/// The process that runs the open screen. It answers the same questions as for a live page, and is replaced if it dies or if the
/// program was rebuilt.
final class MCPWorker: @unchecked Sendable {
  /// An answer and the files that belong to it.
  struct Reply<Answer: Decodable> {
    var answer: Answer
    var file: [UInt8]
  }

  private let role: CatalogRole
  private let timeLimit: Double
  private let lock = NSLock()
  private var pool: WorkerPool?
  private var program: String?
  private var count = 0

  init(_ role: CatalogRole, timeLimit: Double) { (self.role, self.timeLimit) = (role, timeLimit) }

  /// Asks the worker a question.
  ///
  /// - Throws: `CommandFailure` with the worker's words, or if the worker died.
  func ask<Answer: Decodable>(_ ask: LiveRequest.Ask, as type: Answer.Type = Answer.self) async throws -> Reply<Answer>
  {
    let (pool, number) = lock.withLock { (self.pool ?? startPool(), takeNumber()) }
    let request = try JSONEncoder().encode(LiveRequest(number: number, ask: ask))
    let outcome = await withCheckedContinuation { continuation in
      pool.submit(Array(request)) { continuation.resume(returning: $0) }
    }
    switch outcome {
    case .done(let bytes): return try Self.decode(bytes)
    case .died(let death):
      throw CommandFailure(description: death.message(about: "The screen") + " Open it again with render_screen.")
    case .notBegun: throw CommandFailure(description: "The server is shutting down.")
    case .noWorker(let error): throw CommandFailure(description: "\(error)")
    }
  }

  /// Ends the process of the open screen. The next question starts one of the given program.
  func restart(program: String?) {
    let old = lock.withLock {
      defer { (pool, self.program) = (nil, program ?? self.program) }
      return pool
    }
    old?.stop(grace: 0)
  }

  /// Requires the lock.
  private func startPool() -> WorkerPool {
    var rules = WorkerRules(count: 1, timeLimit: timeLimit)
    rules.runnerNames += ["Tessera.Stage.", "Tessera.LiveScreen.", "TesseraCommand.LiveService."]
    rules.onOutput = { Console.error($0) }
    let pool = WorkerPool(rules, WorkerLaunch(role.role, program: program))
    self.pool = pool
    return pool
  }

  /// Requires the lock.
  private func takeNumber() -> Int {
    count += 1
    return count
  }

  private struct Message<Answer: Decodable>: Decodable {
    struct Problem: Decodable {
      var text: String
    }

    var answer: Answer?
    var problem: Problem?
  }

  /// Decodes a message: the length of the JSON in four bytes, the JSON, and files.
  private static func decode<Answer: Decodable>(_ bytes: [UInt8]) throws -> Reply<Answer> {
    let length = bytes.count < 4 ? 0 : bytes[..<4].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length > 0, length <= bytes.count - 4 else {
      throw CommandFailure(description: "The answer of the screen's process is incomplete. Try again.")
    }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "∞", negativeInfinity: "-∞", nan: "NaN")
    let message = try decoder.decode(Message<Answer>.self, from: Data(bytes[4..<4 + length]))
    if let problem = message.problem { throw CommandFailure(description: problem.text) }
    guard let answer = message.answer else {
      throw CommandFailure(description: "The answer of the screen's process is empty. Try again.")
    }
    return Reply(answer: answer, file: Array(bytes[(4 + length)...]))
  }
}
