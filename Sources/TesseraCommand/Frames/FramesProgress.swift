// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraRaster

/// The progress of rendering an animation, which is reported by a job and shown by the command.
final class FramesProgress: @unchecked Sendable {
  struct State: Sendable, Equatable {
    let done: Int
    let total: Int
  }

  private let lock = Lock()
  private var report: ProgressReport?

  /// Shows a state. The first state determines the total number of frames.
  func showState(_ state: State?) {
    guard let state else { return }
    lock.withLock {
      var report = report ?? ProgressReport(total: state.total, noun: "frames")
      report.advance(to: state.done)
      self.report = report
    }
  }

  /// Encodes a state to be reported by a job.
  static func write(_ state: State) -> [UInt8] { Array("\(state.done) \(state.total)".utf8) }

  /// Decodes a state reported by a job. Returns nil if the report has another format.
  static func read(_ bytes: [UInt8]) -> State? {
    let numbers = String(decoding: bytes, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 2, numbers[0] > 0, numbers[0] <= numbers[1] else { return nil }
    return State(done: numbers[0], total: numbers[1])
  }
}
