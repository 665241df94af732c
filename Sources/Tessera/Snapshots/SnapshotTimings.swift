// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
public import TesseraImaging

/// How long snapshots took, from which the next run is divided evenly among machines.
///
/// The file is JSON: milliseconds by the snapshot's name.
///
///     {"messages.iphone-16@3.dark":12.5,"messages.iphone-16@3.light":13.25}
public struct SnapshotTimings: Hashable, Sendable {
  /// Milliseconds by the snapshot's name, each finite, not negative, and at most `greatest`.
  public private(set) var milliseconds: [String: Double]

  /// More than eleven days. The limit keeps sums from overflowing.
  public static let greatest = 1e9

  /// Timings. Values that are not finite or negative are left out, larger ones are `greatest`.
  public init(_ milliseconds: [String: Double] = [:]) {
    self.milliseconds = milliseconds.filter { $0.value.isFinite && $0.value >= 0 }.mapValues { min($0, Self.greatest) }
  }

  /// What the snapshots of a report took, rounded to microseconds. Obsolete goldens have taken no time and are left out.
  ///
  /// - Parameters:
  ///   - report: The report of a run that has ended.
  ///   - earlier: What snapshots took that were skipped in the report, as far as it is known.
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
  /// - Throws: `SnapshotTimingsError`; `.file` with the reason `.notFound` where there is none yet.
  public static func read(_ path: String) throws(SnapshotTimingsError) -> SnapshotTimings {
    let bytes: [UInt8]
    do { bytes = try AtomicFile.read(path, maximumBytes: 1 << 28) } catch { throw .file(error) }
    let all: [String: Double]
    do { all = try JSONDecoder().decode([String: Double].self, from: Data(bytes)) } catch {
      throw .unreadable(path: path, reason: "it is no JSON object of numbers")
    }
    if let wrong = all.filter({ !$0.value.isFinite || $0.value < 0 || $0.value > greatest }).keys.min() {
      throw .unreadable(path: path, reason: "'\(wrong.prefix(200))' cannot have taken \(all[wrong] ?? 0) ms")
    }
    return SnapshotTimings(all)
  }

  /// Writes a file, whole or not at all, and makes its folder. Names are sorted.
  public func write(to path: String) throws(SnapshotTimingsError) {
    guard let data = try? HiddenCharacters.json(milliseconds, isPretty: true) else { return }
    do { try AtomicFile.write(data + [0x0A], to: path, makesFolder: true) } catch { throw .file(error) }
  }

  /// The time of each snapshot in microseconds. Those that are not known count as the median of those that are, or 1
  /// where none is.
  func microseconds(of names: [String]) -> [Int] {
    let times = names.map { name in milliseconds[name].map { Int(($0 * 1000).rounded()) } }
    let known = times.compactMap(\.self).sorted()
    let median = known.isEmpty ? 1 : (known[(known.count - 1) / 2] + known[known.count / 2]) / 2
    return times.map { $0 ?? median }
  }
}

/// Why timings cannot be read or written.
public enum SnapshotTimingsError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file cannot be read or written.
  case file(FileError)
  /// The file holds something else.
  case unreadable(path: String, reason: String)

  /// What is wrong and what to do about it.
  public var description: String {
    switch self {
    case .file(let error): "\(error)"
    case .unreadable(let path, let reason):
      "\(path) holds no timings: \(reason). Delete it, and make it anew with `test --write-timings`."
    }
  }
}
