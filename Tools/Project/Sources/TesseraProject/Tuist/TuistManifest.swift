// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A manifest of Tuist, with access to values that reports code that isn't data.
struct TuistManifest {
  let path: String
  let context: ReadingContext
  private let parser: SwiftExpressionParser

  init(_ path: String, context: ReadingContext) throws(ProjectError) {
    self.path = path
    self.context = context
    let text = try context.files.readText(path)
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
    where line.hasPrefix("<<<<<<<") {
      throw .mergeConflict(path: path, line: index + 1)
    }
    parser = SwiftExpressionParser.parse(text)
  }

  /// The folder that paths are relative to.
  var folder: String { PathText.parent(path) }

  /// Returns the call of a type that the manifest assigns to a constant.
  func call(_ type: String) -> SwiftCall? { parser.call(of: type) }

  /// Reports code that isn't data.
  ///
  /// - Parameter name: The name of the argument that needs the value.
  func report(_ value: SwiftExpression, of name: String) {
    let file = context.relative(path)
    let code =
      switch value {
      case .unreadable(let code): (text: code.text, line: ":\(code.line)")
      case .call(let call): (text: "\(call.name)(…)", line: ":\(call.line)")
      case .name(let text): (text: text, line: "")
      default: (text: "a value of another type", line: "")
      }
    context.warn(
      file + code.line, "The argument '\(name)' is computed by `\(code.text)`, which can't be evaluated.",
      remedy: "Write a literal, or run `tuist generate` and pass the generated project with --project.")
  }

  /// Returns a string, or nil and a warning for code.
  func string(_ value: SwiftExpression?, of name: String) -> String? {
    switch value {
    case nil, .null: return nil
    case .string(let text), .number(let text): return text
    // Paths and other values that wrap a literal, such as `.relativeToManifest("Sources")`.
    case .call(let call) where call.arguments.count == 1:
      if case .string(let text)? = call.arguments.first?.value { return resolve(text, function: call.baseName) }
    default: break
    }
    if let value { report(value, of: name) }
    return nil
  }

  private func resolve(_ path: String, function: String) -> String {
    function == "relativeToRoot" ? PathText.join(rootFolder, path) : path
  }

  /// The nearest folder above the manifest that contains a folder `Tuist` or `.git`, or else the manifest's own.
  private var rootFolder: String {
    var folder = folder
    while folder != "/" {
      if context.files.exists(folder + "/Tuist") || context.files.exists(folder + "/.git") { return folder }
      folder = PathText.parent(folder)
    }
    return self.folder
  }

  /// Returns the elements of an array. Reports code instead of or within the array.
  func elements(_ value: SwiftExpression?, of name: String) -> [SwiftExpression] {
    switch value {
    case nil, .null: return []
    case .array(let values):
      return values.filter { element in
        guard case .unreadable = element else { return true }
        report(element, of: name)
        return false
      }
    case .string?: return value.map { [$0] } ?? []
    default:
      if let value { report(value, of: name) }
      return []
    }
  }

  /// Returns the strings of an array.
  func strings(_ value: SwiftExpression?, of name: String) -> [String] {
    elements(value, of: name).compactMap { string($0, of: name) }
  }
}
