// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Compares 2,000 systems from the unmodified generator script gen.py with the unmodified oracle script oracle.py, a
// linear programming solver that runs level by level and is loaded once per family. TESSERA_WORKLOADS is the folder
// that contains constraints/gen.py and constraints/oracle.py. The scripts require python3 with numpy and scipy.

import Foundation
import Testing
import TesseraSolver

struct WorkloadTests {
  static let folder = ProcessInfo.processInfo.environment["TESSERA_WORKLOADS"]

  @Test(
    .enabled(if: LongRuns.isOn && folder != nil),
    arguments: [
      ("generic", 340), ("generic5", 340), ("generic10", 340), ("generic20", 340), ("ui", 340), ("crowd", 300),
    ])
  func totalsMatchTheOracleAtEveryLevel(family: String, count: Int) throws {
    let scripts = try #require(Self.folder) + "/constraints"
    let systems = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-workloads-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: systems) }
    _ = try python([scripts + "/gen.py", "random", String(count), "2026", family, systems])
    let verdicts = try python(["-B", "-c", Self.judge, scripts, systems]).split(separator: "\n")
    #expect(verdicts.count == count)
    var compared = 0
    for line in verdicts {
      let verdict = try JSONDecoder().decode(Verdict.self, from: Data(line.utf8))
      let system = try WorkloadFile.read(systems + "/" + verdict.file)
      if compare(system, verdict) { compared += 1 }
    }
    // The oracle may fail numerically, which is tolerated for a few systems.
    #expect(compared >= count * 98 / 100, "\(compared) of \(count) compared")
  }

  private struct Verdict: Decodable {
    var file: String
    /// Whether the system is feasible, or nil if the oracle failed.
    var feasible: Bool?
    var levels: [[Double]]
  }

  /// Returns false if the oracle has no result.
  private func compare(_ system: System, _ verdict: Verdict) -> Bool {
    guard let feasible = verdict.feasible else { return false }
    let loaded = Loaded(system)
    #expect(loaded.solver.conflicts.isEmpty == feasible, "\(verdict.file)")
    guard feasible else { return true }
    let solved = system.totals(loaded.values)
    #expect((solved[1000] ?? 0) < 1e-5, "\(verdict.file): required rows hold")
    let optional = Set(system.rows.map(\.priority).filter { $0 < 1000 })
    #expect(optional == Set(verdict.levels.map { Float($0[0]) }), "\(verdict.file): all levels are judged")
    for level in verdict.levels {
      let total = solved[Float(level[0])] ?? 0
      #expect(abs(total - level[1]) <= 1e-5 * (1 + level[1]), "\(verdict.file) at level \(level[0])")
    }
    return true
  }

  private static let judge = """
    import sys, glob, json, os
    sys.path.insert(0, sys.argv[1])
    import oracle
    for file in sorted(glob.glob(sys.argv[2] + "/*.cls")):
        verdict = oracle.solve(oracle.load(file))
        print(json.dumps(dict(file=os.path.basename(file), feasible=verdict["feasible"],
                              levels=verdict.get("levels", []))))
    """

  private func python(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "python3 \(arguments.first ?? "") failed")
    return String(decoding: data, as: UTF8.self)
  }
}

/// A parser for generated files, with lines "vars N" and "c relation priority constant count (variable
/// coefficient)...".
private enum WorkloadFile {
  static func read(_ path: String) throws -> System {
    var system = System(variables: 0)
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      let words = line.split(separator: " ")
      if words[0] == "vars" { system = System(variables: try #require(Int(words[1]))) }
      if words[0] == "c" { system.rows.append(try row(words)) }
    }
    try #require(!system.rows.isEmpty)
    return system
  }

  private static func row(_ words: [Substring]) throws -> System.Row {
    let numbers = try words.dropFirst(2).map { try #require(Double($0)) }
    let terms = (0..<Int(numbers[2])).map { (variable: Int(numbers[3 + 2 * $0]), coefficient: numbers[4 + 2 * $0]) }
    return System.Row(
      relation: words[1] == "<" ? .lessThanOrEqual : words[1] == ">" ? .greaterThanOrEqual : .equal,
      priority: Float(numbers[0]), constant: numbers[1], terms: terms)
  }
}
