// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
public import TesseraImaging

/// The durations of snapshots, which are used to balance the shards of the next run.
///
/// The file format is JSON with milliseconds by snapshot name.
///
///     {"messages.iphone-16@3.dark":12.5,"messages.iphone-16@3.light":13.25}
public struct SnapshotTimings: Hashable, Sendable {
  /// The durations in milliseconds, by snapshot name. They are finite, not negative, and at most `greatest`.
  public private(set) var milliseconds: [String: Double]

  /// The maximum duration in milliseconds, more than eleven days. It prevents overflow in sums.
  public static let greatest = 1e9

  /// Creates timings. Negative and nonfinite values are dropped, and larger values are clamped to `greatest`.
  public init(_ milliseconds: [String: Double] = [:]) {
    self.milliseconds = milliseconds.filter { $0.value.isFinite && $0.value >= 0 }.mapValues { min($0, Self.greatest) }
  }

  /// Creates timings from a report, rounded to microseconds. Obsolete goldens are excluded.
  ///
  /// - Parameters:
  ///   - report: The report of a completed run.
  ///   - earlier: The previous timings, which are used for snapshots that were skipped in the report.
  public init(_ report: SnapshotReport, earlier: SnapshotTimings = SnapshotTimings()) {
    let taken = report.results.filter { $0.state != .obsolete }
    self.init(
      Dictionary(
        taken.compactMap { result in
          let time = result.skipped == nil ? result.milliseconds : earlier.milliseconds[result.name]
          return time.map { (result.name, ($0 * 1000).rounded() / 1000) }
        }, uniquingKeysWith: { $1 }))
  }

  /// Reads timings from a file.
  ///
  /// - Throws: `SnapshotTimingsError`. If the file does not exist, the error is `.file` with the reason `.notFound`.
  public static func read(_ path: String) throws(SnapshotTimingsError) -> SnapshotTimings {
    let bytes: [UInt8]
    do { bytes = try AtomicFile.read(path, maximumBytes: 1 << 28) } catch { throw .file(error) }
    let all: [String: Double]
    do { all = try JSONDecoder().decode([String: Double].self, from: Data(bytes)) } catch {
      throw .unreadable(path: path, reason: "it is not a JSON object of numbers")
    }
    if let wrong = all.filter({ !$0.value.isFinite || $0.value < 0 || $0.value > greatest }).keys.min() {
      throw .unreadable(path: path, reason: "'\(wrong.prefix(200))' cannot have taken \(all[wrong] ?? 0) ms")
    }
    return SnapshotTimings(all)
  }

  /// Writes the timings to a file atomically, sorted by name. Creates the file's folder if needed.
  public func write(to path: String) throws(SnapshotTimingsError) {
    guard let data = try? HiddenCharacters.json(milliseconds, isPretty: true) else { return }
    do { try AtomicFile.write(data + [0x0A], to: path, makesFolder: true) } catch { throw .file(error) }
  }

  /// Returns the duration of each snapshot in microseconds. Unknown durations are replaced by the median of the known
  /// durations, or by 1 if none is known.
  func microseconds(of names: [String]) -> [Int] {
    let times = names.map { name in milliseconds[name].map { Int(($0 * 1000).rounded()) } }
    let known = times.compactMap(\.self).sorted()
    let median = known.isEmpty ? 1 : (known[(known.count - 1) / 2] + known[known.count / 2]) / 2
    return times.map { $0 ?? median }
  }
}

/// The reason that timings can't be read or written.
public enum SnapshotTimingsError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file can't be read or written.
  case file(FileError)
  /// The file does not contain timings.
  case unreadable(path: String, reason: String)

  /// A description of the problem and its remedy.
  public var description: String {
    switch self {
    case .file(let error): "\(error)"
    case .unreadable(let path, let reason):
      "\(path) contains no timings: \(reason). Delete it, and create a new one with `test --write-timings`."
    }
  }
}
