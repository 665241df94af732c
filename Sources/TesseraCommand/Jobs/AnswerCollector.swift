// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraRaster
internal import TesseraWorkers

/// Collects answers that arrive in any order and from any thread.
final class AnswerCollector<Answer: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private var taken: [Answer?]
  private var left: Int
  private var continuation: CheckedContinuation<WorkerStartError?, Never>?
  private var didFinish: @Sendable (Int) -> Void = { _ in }

  init(count: Int) {
    taken = Array(repeating: nil, count: count)
    left = count
  }

  var answers: [Answer?] { lock.withLock { taken } }

  func start(
    _ continuation: CheckedContinuation<WorkerStartError?, Never>, _ didFinish: @escaping @Sendable (Int) -> Void
  ) {
    lock.withLock { (self.continuation, self.didFinish) = (continuation, didFinish) }
  }

  func addAnswer(at index: Int, _ answer: Answer?) {
    let (done, next) = lock.withLock {
      taken[index] = answer
      left -= 1
      defer { if left == 0 { continuation = nil } }
      return (taken.count - left, left == 0 ? continuation : nil)
    }
    if answer != nil { didFinish(done) }
    next?.resume(returning: nil)
  }

  /// Replaces an answer that has already been collected.
  func replaceAnswer(at index: Int, with answer: Answer) {
    lock.withLock { if taken.indices.contains(index), taken[index] != nil { taken[index] = answer } }
  }

  func fail(_ error: WorkerStartError) {
    let next = lock.withLock {
      defer { continuation = nil }
      return continuation
    }
    next?.resume(returning: error)
  }
}
