// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Reads constraint systems in the CLS text format, which is described in Benchmarks/Workloads/constraints.py.

import Foundation

/// A constraint system with its scripts.
struct CLSFile {
  struct Row {
    var relation: Character
    var priority: Float
    var constant: Double
    var terms: [(variable: Int, coefficient: Double)]
  }

  struct Script {
    var name: String
    var frames: [[(row: Int, constant: Double)]]
  }

  var name = ""
  var variables = 0
  var rows: [Row] = []
  var scripts: [Script] = []

  init(path: String) throws {
    let text = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      try read(line.split(separator: UInt8(ascii: " ")).map { Substring($0) }, path)
    }
  }

  private mutating func read(_ words: [Substring], _ path: String) throws {
    guard let kind = words.first else { return }
    switch kind {
    case "name": name = words.count > 1 ? String(words[1]) : ""
    case "vars": variables = try CLSFile.integer(words, 1, path)
    case "c": try readRow(words, path)
    case "script": scripts.append(Script(name: words.count > 1 ? String(words[1]) : "", frames: []))
    case "f": try readFrame(words, path)
    default: break
    }
  }

  private mutating func readRow(_ words: [Substring], _ path: String) throws {
    let count = try CLSFile.integer(words, 4, path)
    var row = Row(
      relation: words[1].first ?? "=", priority: Float(try CLSFile.number(words, 2, path)),
      constant: try CLSFile.number(words, 3, path), terms: [])
    for i in 0..<max(0, count) {
      let variable = try CLSFile.integer(words, 5 + 2 * i, path)
      guard variable >= 0, variable < variables else {
        throw UsageError("\(path): variable \(variable) is outside 0..<\(variables)")
      }
      row.terms.append((variable, try CLSFile.number(words, 6 + 2 * i, path)))
    }
    rows.append(row)
  }

  private mutating func readFrame(_ words: [Substring], _ path: String) throws {
    guard !scripts.isEmpty else { throw UsageError("\(path): a frame before any script") }
    var frame: [(row: Int, constant: Double)] = []
    for i in stride(from: 1, to: words.count - 1, by: 2) {
      let row = try CLSFile.integer(words, i, path)
      guard row >= 0, row < rows.count else { throw UsageError("\(path): no constraint \(row)") }
      frame.append((row, try CLSFile.number(words, i + 1, path)))
    }
    scripts[scripts.count - 1].frames.append(frame)
  }

  private static func number(_ words: [Substring], _ index: Int, _ path: String) throws -> Double {
    guard index < words.count, let value = Double(words[index]) else {
      throw UsageError("\(path): a number is missing in '\(words.joined(separator: " "))'")
    }
    return value
  }

  private static func integer(_ words: [Substring], _ index: Int, _ path: String) throws -> Int {
    let value = try number(words, index, path)
    guard value.magnitude < 1e9 else { throw UsageError("\(path): \(value) is out of range") }
    return Int(value)
  }
}
