// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `tessera-bench constraints FILE.cls [--script NAME] [--values] [--runs N]` replays a constraint system and prints
// one line of JSON. `build_ms` is the minimum of N runs, each of which declares all variables and constraints and
// solves the system from scratch. `frame_us` is the time for changing constants, solving, and reading every value, as
// in the benchmarks of the other implementations.

import Foundation
import TesseraSolver

func runConstraints(_ arguments: [String]) throws {
  let options = try ConstraintOptions(arguments)
  let file = try CLSFile(path: options.path)
  let bench = ConstraintBench(file)
  var best = Double.infinity
  for _ in 0..<options.runs { best = min(best, bench.build()) }
  let frames = try options.script.map { try bench.play($0) } ?? []
  print(bench.report(buildSeconds: best, frames: frames, withValues: options.values))
}

private struct ConstraintOptions {
  let path: String
  let script: String?
  let values: Bool
  let runs: Int

  init(_ arguments: [String]) throws {
    let options = try Arguments(arguments, options: ["--script", "--runs"], flags: ["--values"])
    path = try options.file("constraints FILE.cls [--script NAME] [--values] [--runs N]")
    script = options.string("--script")
    values = options.has("--values")
    runs = try options.count("--runs", default: 5)
  }
}

/// Replays a constraint system on the solver.
private final class ConstraintBench {
  let file: CLSFile
  var solver = Solver()
  private var solverMegabytes = 0.0
  var variables: [Variable] = []
  var constraints: [LinearConstraint] = []
  private let rows: [(terms: [(Int, Double)], relation: Relation, constant: Double, priority: Priority)]

  init(_ file: CLSFile) {
    self.file = file
    rows = file.rows.map { row in
      let relation: Relation =
        row.relation == "<" ? .lessThanOrEqual : row.relation == ">" ? .greaterThanOrEqual : .equal
      return (
        row.terms.map { ($0.variable, $0.coefficient) }, relation, row.constant,
        Priority(row.priority) ?? .required
      )
    }
  }

  /// Returns the thread time, in seconds, for building and solving the system from scratch. Each view has four
  /// consecutive variables: x y w h.
  func build() -> Double {
    solver = Solver()
    let resident = residentMegabytes()
    let solver = solver
    var (variables, constraints) = ([Variable](), [LinearConstraint]())
    variables.reserveCapacity(file.variables)
    constraints.reserveCapacity(rows.count)
    let start = threadSeconds()
    for v in 0..<file.variables { variables.append(solver.addVariable(v % 4 < 2 ? .origin : .size, order: Int64(v))) }
    var terms: [Term] = []
    for (rank, row) in rows.enumerated() {
      terms.removeAll(keepingCapacity: true)
      for (v, coefficient) in row.terms { terms.append(Term(variables[v], coefficient)) }
      constraints.append(
        solver.addConstraint(terms, relation: row.relation, constant: row.constant, at: row.priority, rank: Int64(rank))
      )
    }
    solver.solve()
    let seconds = threadSeconds() - start
    (self.variables, self.constraints) = (variables, constraints)
    // Memory is measured in the first run, because later runs reuse it.
    solverMegabytes = max(solverMegabytes, residentMegabytes() - resident)
    return seconds
  }

  /// Returns the wall time of each frame, in seconds.
  func play(_ name: String) throws -> [Double] {
    guard let script = file.scripts.first(where: { $0.name == name }) else {
      throw UsageError("no script '\(name)'; there are: \(file.scripts.map(\.name).joined(separator: ", "))")
    }
    var times: [Double] = []
    var sum = 0.0
    let (solver, variables, constraints) = (solver, variables, constraints)
    var output = [Double](repeating: 0, count: variables.count)
    for frame in script.frames {
      let start = wallSeconds()
      for change in frame { solver.setConstant(change.constant, of: constraints[change.row]) }
      solver.solve()
      variables.withUnsafeBufferPointer { handles in
        output.withUnsafeMutableBufferPointer { numbers in
          if let base = numbers.baseAddress { solver.readValues(of: handles, into: base) }
        }
      }
      times.append(wallSeconds() - start)
      sum += output.first ?? 0
    }
    if !sum.isFinite { throw UsageError("the values of \(file.name) are not finite") }
    return times
  }

  func report(buildSeconds: Double, frames: [Double], withValues: Bool) -> String {
    let sorted = frames.sorted()
    var fields = [
      "\"name\":\"\(file.name)\"", "\"vars\":\(file.variables)", "\"cons\":\(rows.count)",
      "\"build_ms\":\(rounded(buildSeconds * 1e3))",
    ]
    if let last = sorted.last {
      fields.append("\"frame_us_p50\":\(rounded(sorted[sorted.count / 2] * 1e6))")
      fields.append("\"frame_us_max\":\(rounded(last * 1e6))")
    }
    fields.append("\"pivots\":\(solver.statistics.pivots)")
    fields.append("\"presolve_runs\":\(solver.statistics.presolveRuns)")
    fields.append("\"solver_mb\":\(rounded(solverMegabytes))")
    fields.append("\"peak_mb\":\(rounded(peakMegabytes()))")
    fields.append("\"conflicts\":\(solver.conflicts.count)")
    if withValues {
      fields.append("\"values\":[\(variables.map { "\(solver.value(of: $0))" }.joined(separator: ","))]")
    }
    return "{" + fields.joined(separator: ",") + "}"
  }

  private func rounded(_ value: Double) -> Double { (value * 1e4).rounded() / 1e4 }
}

private func threadSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

private func wallSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// Returns the resident memory of this process in megabytes, or 0 if the system does not provide it.
private func residentMegabytes() -> Double {
  guard let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " "),
    pages.count > 1, let resident = Double(pages[1])
  else { return 0 }
  return resident * Double(sysconf(Int32(_SC_PAGESIZE))) / 1e6
}
