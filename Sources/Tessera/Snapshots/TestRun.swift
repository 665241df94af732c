// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
package import TesseraImaging

/// The most recent run of `swift test` in a package. It is recorded by the test processes in the report's folder:
///
///     .build/tessera-report/runs/<run>/<process>.json
///
/// Only processes that took a snapshot are recorded.
package struct TestRun: Sendable {
  package var processes: [TestProcessRecord]

  package init(_ processes: [TestProcessRecord]) {
    self.processes = processes
  }

  /// The reason that unused references can't be determined from a run.
  package enum Gap: Hashable, Sendable, CustomStringConvertible {
    case unknownStarter([String])
    case filtered([String])
    case unfinished
    case failed

    /// A description of the problem with the run and its remedy.
    package var description: String {
      switch self {
      case .unknownStarter(let starter):
        "The last run was not started by `swift test`\(starter.first.map { " but by \($0)" } ?? ""), so it may have left "
          + "tests out. Run `swift test`, then prune."
      case .filtered(let options):
        "The last run had \(options.joined(separator: ", ")), which excludes tests. Run `swift test` without it, then prune."
      case .unfinished:
        "The last run is incomplete: a test process crashed, was stopped, or is still running. Run `swift test` "
          + "completely, then prune."
      case .failed:
        "Tests failed in the last run, and a test that fails may end before it has taken all its snapshots. Make them pass, "
          + "run `swift test`, then prune."
      }
    }
  }

  /// The reason that unused references can't be determined from the run, or nil if the run was complete and passed.
  package var gap: Gap? {
    for process in processes where !Self.isSwiftTest(process.starter) { return .unknownStarter(process.starter) }
    let options = processes.first.map { Self.selection($0.starter) } ?? []
    if !options.isEmpty { return .filtered(options) }
    if !isFinished { return .unfinished }
    return processes.contains { $0.status != 0 } ? .failed : nil
  }

  /// Whether all processes have ended, successfully or not.
  package var isFinished: Bool { processes.allSatisfy { $0.status != nil } }

  /// Whether all tests were run, successfully or not.
  package var isWhole: Bool { [nil, .failed].contains(gap) }

  /// The paths of all references that a snapshot was compared with.
  package var references: Set<String> { Set(processes.flatMap(\.references)) }

  /// The references of snapshots whose results are in other reports, by report folder.
  package var elsewhere: [String: Set<String>] {
    processes.reduce(into: [:]) { all, process in
      for (folder, paths) in process.elsewhere { all[folder, default: []].formUnion(paths) }
    }
  }

  private static func isSwiftTest(_ starter: [String]) -> Bool {
    guard let program = starter.first.map({ ($0 as NSString).lastPathComponent }) else { return false }
    return program == "swift-test" || program == "swift" && starter.dropFirst().first == "test"
  }

  /// Returns the command-line options that select a subset of the tests.
  private static func selection(_ starter: [String]) -> [String] {
    let choosing = [
      "--filter", "--skip", "-s", "--specifier", "--test-product", "--disable-xctest", "--disable-swift-testing",
      "--disable-experimental-swift-testing",
    ]
    return starter.dropFirst().map { String($0.prefix { $0 != "=" }) }.filter(choosing.contains)
  }
}

extension TestRun {
  /// Returns the folder that contains the records of all runs, within a report's folder.
  package static func folder(in report: String) -> String { (report as NSString).appendingPathComponent("runs") }

  /// Returns the run whose first snapshot is the most recent one, or nil if there are no runs.
  package static func last(in report: String) -> TestRun? {
    let folder = folder(in: report)
    let runs = entries(folder).map { TestRun(read((folder as NSString).appendingPathComponent($0))) }
    return runs.filter { !$0.processes.isEmpty }.max { $0.began < $1.began }
  }

  private var began: Double { processes.map(\.began).min() ?? 0 }

  private static func entries(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private static func read(_ folder: String) -> [TestProcessRecord] {
    entries(folder).filter { $0.hasSuffix(".json") }.map { name in
      let path = (folder as NSString).appendingPathComponent(name)
      let bytes = (try? AtomicFile.read(path, maximumBytes: 1 << 29)) ?? []
      let record = try? JSONDecoder().decode(TestProcessRecord.self, from: Data(bytes))
      guard let record, record.version <= TestProcessRecord.currentVersion else {
        // Treat an unreadable record as the record of a crashed process.
        return TestProcessRecord(began: 0, starter: ["swift-test"])
      }
      return record
    }
  }

  /// Writes a process's record atomically.
  package static func write(
    _ record: TestProcessRecord, run: String, process: String, report: String
  ) throws(FileError) {
    let data = (try? HiddenCharacters.json(record)) ?? []
    try AtomicFile.write(data, to: "\(folder(in: report))/\(run)/\(process).json", makesFolder: true)
  }

  /// Removes the records of all other runs.
  package static func removeRecords(exceptRun run: String, report: String) {
    let folder = folder(in: report)
    for name in entries(folder) where name != run {
      try? FileManager.default.removeItem(atPath: (folder as NSString).appendingPathComponent(name))
    }
  }
}
