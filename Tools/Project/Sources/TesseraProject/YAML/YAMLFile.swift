// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Yams

/// Reading of YAML files with limits that Yams doesn't have.
enum YAMLFile {
  private static let depthLimit = 100
  private static let valueLimit = 1_000_000
  private static let sizeLimit = 16 << 20

  /// Returns the contents of a file.
  static func read(_ path: String, files: ProjectFiles) throws(ProjectError) -> YAMLValue {
    try parse(try files.readText(path), path: path)
  }

  /// Parses a document.
  ///
  /// - Parameter path: The path of the file, for error messages.
  static func parse(_ text: String, path: String) throws(ProjectError) -> YAMLValue {
    guard text.utf8.count <= sizeLimit else { throw .limitExceeded(path: path, limit: "\(sizeLimit >> 20) MB") }
    try check(text, path: path)
    let node: Node?
    do {
      node = try Yams.compose(yaml: text)
    } catch let error as YamlError {
      throw syntaxError(error, path: path)
    } catch {
      throw .syntax(path: path, line: 1, column: 1, problem: "\(error)")
    }
    guard let node else { return .null }
    var count = 0
    guard let value = convert(node, depth: 0, count: &count) else {
      throw .limitExceeded(path: path, limit: "\(depthLimit) nested or \(valueLimit) values")
    }
    return value
  }

  /// Throws an error if the text has a merge conflict or is nested so deeply that Yams' recursion would exhaust the stack. Nesting is
  /// estimated: a block's depth is at most its indentation, and a flow's the number of open brackets.
  private static func check(_ text: String, path: String) throws(ProjectError) {
    var brackets = 0
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      if line.hasPrefix("<<<<<<<") || line.hasPrefix(">>>>>>>") { throw .mergeConflict(path: path, line: index + 1) }
      let indentation = line.utf8.prefix { " -?:\t".utf8.contains($0) }.count
      for byte in line.utf8 {
        if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { brackets += 1 }
        if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { brackets = max(0, brackets - 1) }
      }
      guard indentation <= 400, brackets <= 200 else {
        throw .limitExceeded(path: path, limit: "\(depthLimit) nested values (line \(index + 1))")
      }
    }
  }

  private static func syntaxError(_ error: YamlError, path: String) -> ProjectError {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      .syntax(path: path, line: mark.line, column: mark.column, problem: problem)
    default: .syntax(path: path, line: 1, column: 1, problem: "\(error)")
    }
  }

  /// Returns the value of a node, or nil if a limit is exceeded.
  private static func convert(_ node: Node, depth: Int, count: inout Int) -> YAMLValue? {
    count += 1
    guard depth <= depthLimit, count <= valueLimit else { return nil }
    switch node {
    case .scalar(let scalar):
      let isNull = scalar.style == .plain && ["", "~", "null", "Null", "NULL"].contains(scalar.string)
      return isNull ? .null : .scalar(scalar.string)
    case .sequence(let sequence):
      var values: [YAMLValue] = []
      for element in sequence {
        guard let value = convert(element, depth: depth + 1, count: &count) else { return nil }
        values.append(value)
      }
      return .sequence(values)
    case .mapping(let mapping): return convert(mapping, depth: depth, count: &count)
    case .alias: return .null
    }
  }

  private static func convert(_ mapping: Node.Mapping, depth: Int, count: inout Int) -> YAMLValue? {
    var entries: [YAMLEntry] = []
    var merged: [YAMLEntry] = []
    for (key, node) in mapping {
      guard let value = convert(node, depth: depth + 1, count: &count) else { return nil }
      let name = key.scalar?.string ?? ""
      // A merge key adds the entries of other mappings that this one lacks.
      if name == "<<" {
        merged += value.list.flatMap(\.entries)
      } else {
        entries.append(YAMLEntry(key: name, value: value))
      }
    }
    let keys = Set(entries.map(\.key))
    return .mapping(merged.filter { !keys.contains($0.key) } + entries)
  }
}
