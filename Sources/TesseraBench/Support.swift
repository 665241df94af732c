// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Shared by all commands: arguments, clocks and lines of JSON.

import Glibc

/// An error in the arguments. Ends the program with exit code 2.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Parsed arguments such as `FILE --name VALUE --flag`: the positional arguments in order, and the values by option
/// name.
struct Arguments {
  private(set) var words: [String] = []
  private var values: [String: String] = [:]

  /// - Parameters:
  ///   - options: The names of options that have a value.
  ///   - flags: The names of options that have no value.
  init(_ arguments: [String], options: Set<String> = [], flags: Set<String> = []) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if options.contains(argument) {
        guard let value = rest.popFirst() else { throw UsageError("\(argument) needs a value") }
        values[argument] = value
      } else if flags.contains(argument) {
        values[argument] = ""
      } else if argument.hasPrefix("--") {
        throw UsageError("unknown option \(argument); options: \(options.union(flags).sorted().joined(separator: " "))")
      } else {
        words.append(argument)
      }
    }
  }

  func has(_ flag: String) -> Bool { values[flag] != nil }

  func string(_ option: String) -> String? { values[option] }

  /// Returns an option's integer value, which must be at least 1.
  func count(_ option: String, default fallback: Int) throws -> Int {
    guard let text = values[option] else { return fallback }
    guard let number = Int(text), number >= 1 else { throw UsageError("\(option) needs a number of at least 1") }
    return number
  }

  /// Returns the only positional argument.
  func file(_ usage: String) throws -> String {
    guard words.count == 1 else { throw UsageError("usage: tessera-bench \(usage)") }
    return words[0]
  }
}

/// Returns the CPU time of all threads of this process, in milliseconds.
func cpuMilliseconds() -> Double { milliseconds(CLOCK_PROCESS_CPUTIME_ID) }

/// Returns the time of a monotonic clock, in milliseconds.
func wallMilliseconds() -> Double { milliseconds(CLOCK_MONOTONIC) }

private func milliseconds(_ clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
}

/// Runs a closure several times and returns the minimum time.
func minimumMilliseconds(
  runs: Int, clock: () -> Double = cpuMilliseconds, _ body: () throws -> Void
) rethrows -> Double {
  var least = Double.infinity
  for _ in 0..<runs {
    let start = clock()
    try body()
    least = min(least, clock() - start)
  }
  return least
}

/// A flat JSON object whose members remain in the order in which they are added.
struct JSONLine {
  private var members: [String] = []

  mutating func add(_ key: String, _ text: String) {
    members.append("\(Self.quoted(key)):\(Self.quoted(text))")
  }

  mutating func add(_ key: String, _ number: Int) {
    members.append("\(Self.quoted(key)):\(number)")
  }

  /// Adds a number, rounded to thousandths. NaN and infinity become null, because JSON does not support them.
  mutating func add(_ key: String, _ number: Double) {
    let text = number.isFinite ? "\((number * 1000).rounded() / 1000)" : "null"
    members.append("\(Self.quoted(key)):\(text)")
  }

  var text: String { "{\(members.joined(separator: ","))}" }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

/// Writes to standard error.
func printError(_ text: String) {
  var line = text + "\n"
  line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
}

/// Returns the peak memory usage of the process, in megabytes.
func peakMegabytes() -> Double {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return Double(usage.ru_maxrss) / 1e3
}
