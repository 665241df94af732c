// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraSwiftScanner

/// The expansion of `@Entry`: an environment key, and the accessors of the attached property, which read and write
/// the key's value.
///
///     @Entry var spacing: CGFloat = 8
enum EntryMacro {
  /// A variable with its type and its initial value, as source text.
  struct Variable: Equatable {
    var name: String
    var type: String?
    var value: String?

    /// Parses a variable. Returns `nil` if the source is not a variable.
    init?(_ source: String) {
      let scanner = SwiftScanner(source)
      var offset = scanner.endOfTrivia(from: 0)
      func isName(_ byte: UInt8) -> Bool { SwiftScanner.isIdentifier(byte) || byte == UInt8(ascii: "`") }
      func next() -> String? {
        guard offset < scanner.bytes.count, var end = scanner.end(ofElementAt: offset) else { return nil }
        if isName(scanner.byte(at: offset)) {
          while isName(scanner.byte(at: end)) { end += 1 }
        }
        let text = scanner.text(in: offset..<end)
        offset = scanner.endOfTrivia(from: end)
        return text
      }
      while let word = next(), word != "var" {}
      guard let name = next() else { return nil }
      self.name = name
      if scanner.byte(at: offset) == UInt8(ascii: ":") {
        let start = scanner.endOfTrivia(from: offset + 1)
        offset = start
        while offset < scanner.bytes.count, scanner.byte(at: offset) != UInt8(ascii: "=") {
          guard next() != nil else { return nil }
        }
        type = scanner.text(in: start..<scanner.startOfWhiteSpace(before: offset))
      }
      if scanner.byte(at: offset) == UInt8(ascii: "=") {
        let start = scanner.endOfTrivia(from: offset + 1)
        value = scanner.text(in: start..<scanner.startOfWhiteSpace(before: scanner.bytes.count))
      }
    }
  }

  /// Returns the accessors or the key, depending on the macro's role.
  static func expansion(of call: AttachedMacroCall) -> Result<String, MacroError> {
    guard let variable = Variable(call.declSyntax.source) else {
      return .failure(MacroError("@Entry can't read the variable. Write @Entry var name: Type = value."))
    }
    let key = "__Key_\(variable.name.filter { $0 != "`" })"
    if call.macroRole == "accessor" {
      return .success(
        """
        {
          get { self[\(key).self] }
          set { self[\(key).self] = newValue }
        }
        """)
    }
    let value = variable.value ?? "nil"
    let declaration =
      if let type = variable.type {
        "static var defaultValue: \(type) { \(value) }"
      } else {
        "nonisolated(unsafe) static var defaultValue = \(value)"
      }
    return .success("private struct \(key): EnvironmentKey {\n  \(declaration)\n}")
  }
}
