// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
public import TesseraImaging

/// The durations of snapshots, which balance the shards of the next run.
///
/// The file is JSON: milliseconds by the snapshot's name.
///
///     {"messages.iphone-16@3.dark":12.5,"messages.iphone-16@3.light":13.25}
public struct SnapshotTimings: Hashable, Sendable {
  /// Milliseconds by the snapshot's name, each finite, not negative, and at most `greatest`.
  public private(set) var milliseconds: [String: Double]

  /// The maximum, more than eleven days. It prevents overflow of sums.
  public static let greatest = 1e9

  /// Creates timings. Drops negative values and those that are not finite. Larger ones are clamped to `greatest`.
  public init(_ milliseconds: [String: Double] = [:]) {
    self.milliseconds = milliseconds.filter { $0.value.isFinite && $0.value >= 0 }.mapValues { min($0, Self.greatest) }
  }

  /// Creates timings from a report, rounded to microseconds. Obsolete goldens are excluded.
  ///
  /// - Parameters:
  ///   - report: The report of a completed run.
  ///   - earlier: The known timings of snapshots that are skipped in the report.
  public init(_ report: SnapshotReport, earlier: SnapshotTimings = SnapshotTimings()) {
    let taken = report.results.filter { $0.state != .obsolete }
    self.init(
      Dictionary(
        taken.compactMap { result in
          let time = result.skipped == nil ? result.milliseconds : earlier.milliseconds[result.name]
          return time.map { (result.name, ($0 * 1000).rounded() / 1000) }
        }, uniquingKeysWith: { $1 }))
  }

  /// Reads a file.
  ///
  /// - Throws: `SnapshotTimingsError`; `.file` with the reason `.notFound` if there is none yet.
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

  /// Writes a file atomically, with sorted names. Creates its folder if needed.
  public func write(to path: String) throws(SnapshotTimingsError) {
    guard let data = try? HiddenCharacters.json(milliseconds, isPretty: true) else { return }
    do { try AtomicFile.write(data + [0x0A], to: path, makesFolder: true) } catch { throw .file(error) }
  }

  /// Returns the time of each snapshot in microseconds. Unknown times are the median of the known ones, or 1 if none is known.
  func microseconds(of names: [String]) -> [Int] {
    let times = names.map { name in milliseconds[name].map { Int(($0 * 1000).rounded()) } }
    let known = times.compactMap(\.self).sorted()
    let median = known.isEmpty ? 1 : (known[(known.count - 1) / 2] + known[known.count / 2]) / 2
    return times.map { $0 ?? median }
  }
}

/// The reason that timings cannot be read or written.
public enum SnapshotTimingsError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file cannot be read or written.
  case file(FileError)
  /// The file is not a file of timings.
  case unreadable(path: String, reason: String)

  /// The problem and its remedy.
  public var description: String {
    switch self {
    case .file(let error): "\(error)"
    case .unreadable(let path, let reason):
      "\(path) contains no timings: \(reason). Delete it, and create a new one with `test --write-timings`."
    }
  }
}
