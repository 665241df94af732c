// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An error of the compiler.
package struct CompilerDiagnostic: Hashable, Sendable, Codable {
  /// The path of the file.
  package var path: String
  package var line: Int
  package var column: Int
  package var message: String

  package init(path: String, line: Int, column: Int, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }
}

/// The errors in the output of a build.
package struct CompilerOutput: Equatable, Sendable {
  /// The errors in files, in order, each of them once.
  package var errors: [CompilerDiagnostic] = []
  /// The messages of errors without a file, such as those of the linker.
  package var otherErrors: [String] = []

  /// Parses `PATH:LINE:COLUMN: error: MESSAGE`. An error in the expansion of a macro belongs to the file that its note names.
  package init(_ output: String) {
    var known: Set<CompilerDiagnostic> = []
    var pending: String?
    for text in output.split(whereSeparator: \.isNewline) {
      // Notes of macro expansions are indented by a drawn line.
      let line = text.hasPrefix("`- /") ? text.dropFirst(3) : text
      if let location = Self.location(in: line, marker: ": error: ") {
        guard location.path.hasPrefix("/") else {
          pending = location.message
          continue
        }
        pending = nil
        if known.insert(location).inserted { errors.append(location) }
      } else if let message = pending, var location = Self.location(in: line, marker: ": note: "),
        location.path.hasPrefix("/")
      {
        location.message = message
        pending = nil
        if known.insert(location).inserted { errors.append(location) }
      } else if let crash = Self.crash(in: line) {
        if known.insert(crash).inserted { errors.append(crash) }
      } else if let message = Self.otherError(in: line), !otherErrors.contains(message) {
        otherErrors.append(message)
      }
    }
  }

  /// Returns the message of an error without a position. Failures of commands follow errors with positions.
  private static func otherError(in line: Substring) -> String? {
    if line.hasPrefix("error: ") {
      return line.hasPrefix("error: emit-module command failed") ? nil : String(line.dropFirst(7))
    }
    let isTool = line.hasPrefix("/") || line.hasPrefix("clang: ") || line.hasPrefix("<unknown>")
    return isTool && line.contains("error: ") ? String(line) : nil
  }

  /// Returns the file that the compiler was checking when it crashed.
  private static func crash(in line: Substring) -> CompilerDiagnostic? {
    let marker = "TypeCheckSourceFileRequest(source_file \""
    guard line.contains("While evaluating request"), let range = firstRange(of: marker, in: line, first: "T") else {
      return nil
    }
    let path = line[range.upperBound...].prefix { $0 != "\"" }
    return CompilerDiagnostic(path: String(path), line: 1, column: 1, message: "the compiler crashes on this file")
  }

  private static func location(in line: Substring, marker: String) -> CompilerDiagnostic? {
    guard let range = firstRange(of: marker, in: line) else { return nil }
    // The path may contain colons.
    let parts = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let column = Int(parts[parts.count - 1]), let lineNumber = Int(parts[parts.count - 2])
    else {
      return nil
    }
    let path = parts.dropLast(2).joined(separator: ":")
    return CompilerDiagnostic(path: path, line: lineNumber, column: column, message: String(line[range.upperBound...]))
  }

  private static func firstRange(of text: String, in line: Substring, first: Character = ":") -> Range<Substring.Index>?
  {
    var start = line.startIndex
    while let colon = line[start...].firstIndex(of: first) {
      if line[colon...].hasPrefix(text) { return colon..<line.index(colon, offsetBy: text.count) }
      start = line.index(after: colon)
    }
    return nil
  }
}
