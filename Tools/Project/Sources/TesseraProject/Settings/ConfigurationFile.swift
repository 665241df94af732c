// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The assignments of an xcconfig file and of the files that it includes, in order.
struct ConfigurationFile {
  private(set) var assignments: [(key: String, value: String)] = []
  private static let depthLimit = 32
  private static let assignmentLimit = 20_000

  /// Reads a file. Missing and cyclic includes become warnings.
  init(_ path: String, context: ReadingContext) {
    read(path, isOptional: false, active: [], context: context)
  }

  private mutating func read(_ path: String, isOptional: Bool, active: [String], context: ReadingContext) {
    guard !active.contains(path), active.count < Self.depthLimit else {
      return context.warn(
        context.relative(path), "The file includes itself.", remedy: "Remove one of the #include lines.")
    }
    if isOptional, !context.files.exists(path) { return }
    let text: String
    do {
      text = try context.files.readText(path)
    } catch {
      return context.warn(
        context.relative(path), "The configuration file can't be read.",
        remedy: "Restore the file. If `pod install` or another tool creates it, run that tool.")
    }
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      guard assignments.count < Self.assignmentLimit else {
        return context.warn(
          context.relative(path),
          "The file has more than \(Self.assignmentLimit.grouped) assignments. The rest is ignored.",
          remedy: "Check that it is a genuine configuration file.")
      }
      read(line: line, number: number + 1, path: path, active: active, context: context)
    }
  }

  private mutating func read(
    line: Substring, number: Int, path: String, active: [String], context: ReadingContext
  ) {
    let text = Self.withoutComment(line).trimmed
    guard !text.isEmpty else { return }
    if text.hasPrefix("#include") {
      let isOptional = text.hasPrefix("#include?")
      let name = text.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first ?? ""
      let included = PathText.join(PathText.parent(path), String(name))
      read(included, isOptional: isOptional, active: active + [path], context: context)
    } else if let equals = Self.indexOfAssignment(text) {
      let value = text[text.index(after: equals)...].trimmed
      assignments.append((key: text[..<equals].trimmed, value: value.hasSuffix(";") ? String(value.dropLast()) : value))
    } else {
      context.warn(
        "\(context.relative(path)):\(number)", "The line is not an assignment.",
        remedy: "Correct it, or resolve the merge conflict if it is one.")
    }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var previous: Character?
    for index in line.indices {
      if line[index] == "/", previous == "/" { return line[..<line.index(before: index)] }
      previous = line[index]
    }
    return line
  }

  /// Returns the index of the equals sign that isn't part of a condition in brackets.
  private static func indexOfAssignment(_ text: String) -> String.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth <= 0: return index == text.startIndex ? nil : index
      default: break
      }
    }
    return nil
  }
}
