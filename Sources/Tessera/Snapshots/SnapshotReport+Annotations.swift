// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

extension SnapshotReport {
  /// Returns one line for each result that did not pass and each new audit finding. GitHub runners convert lines in
  /// this format, `::error file=…,title=…::…`, to annotations.
  ///
  /// - Parameters:
  ///   - failsWhenRecorded: Whether a recorded golden is an error. If false, it is not reported.
  ///   - root: The folder to which paths are relative, usually the repository root, or nil to use the current
  ///     directory.
  public func annotations(
    failsWhenRecorded: Bool = false, root: String? = nil
  ) -> [String] {
    let root = root ?? FileManager.default.currentDirectoryPath
    var lines = results.filter {
      $0.state != .passed && ($0.state != .recorded || failsWhenRecorded)
    }.map { result in
      let below = root.hasSuffix("/") ? root : root + "/"
      let file = result.golden.hasPrefix(below) ? String(result.golden.dropFirst(below.count)) : result.golden
      let place = file.isEmpty ? "" : "file=\(Self.property(file)),"
      let message = result.message.isEmpty ? result.state.rawValue : result.message
      return "::error \(place)title=\(Self.property("\(result.name) \(result.state.rawValue)"))::\(Self.data(message))"
    }
    lines += newFindings.map { screen, finding in
      "::warning title=\(Self.property("\(screen): \(finding.rule.rawValue)"))::"
        + Self.data(finding.message + "\n" + finding.path)
    }
    if !isComplete { lines.append("::error title=Snapshots::The run was stopped before it was complete.") }
    return lines
  }

  /// Escapes the data of a workflow command. Source: github.com/actions/toolkit, `packages/core/src/command.ts`.
  package static func data(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  /// Escapes a property of a workflow command.
  package static func property(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  /// Replaces Unicode scalars instead of characters, because "\r\n" is a single character. Invisible characters are
  /// written as numbers.
  private static func escaped(_ text: String, _ replacements: [Unicode.Scalar: String]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let replacement = replacements[scalar] {
        result += replacement
      } else if HiddenCharacters.contains(scalar), scalar != "\t" {
        result += HiddenCharacters.name(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
