// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Misuse stops the program, as an uncaught exception of the published library does, with its sentence, a remedy, and the
// statement that was wrong. An operator cannot take `#fileID` and `#line`, so the place is read from the call stack, which
// costs nothing until something is wrong. Programs without debug information end without the place.

import TesseraGraphics

#if os(Linux) && canImport(Runtime)
  import Runtime
#endif

@MainActor
package enum MortarProblem {
  /// Folders whose files are the languages themselves, never a statement.
  private static var ownFolders = [folder(of: #filePath)]

  /// Whether the call stack is read, which takes seconds in large programs. Tests of many sentences turn it off.
  package static var namesStatements = true

  /// Stops with a sentence, what to do about it, and where.
  package static func stop(
    _ sentence: String, _ remedy: String, name: String = "Mortar Error", at place: String? = nil, in file: String = ""
  ) -> Never {
    if !file.isEmpty { ownFolders.append(folder(of: file)) }
    // No closures here: they would check that the main actor runs them, and the misuse may be that another thread does.
    var text = "\(sentence). \(remedy)"
    if let place = place ?? (namesStatements ? statement(outside: ownFolders) : nil) { text += " Statement: \(place)" }
    raise(name, text)
  }

  nonisolated private static func folder(of file: String) -> String {
    String(file.prefix(through: file.lastIndex(of: "/") ?? file.startIndex))
  }

  /// `Module/File.swift:line` of the innermost code on the call stack that is not a language's own.
  nonisolated private static func statement(outside ownFolders: [String]) -> String? {
    #if os(Linux) && canImport(Runtime)
      guard let stack = try? Backtrace.capture().symbolicated() else { return nil }
      for frame in stack.frames {
        guard let symbol = frame.symbol, let source = symbol.sourceLocation, source.line > 0,
          source.path.hasSuffix(".swift"), !ownFolders.contains(folder(of: source.path))
        else { continue }
        // Optimised code names other places for what was inlined, but never another module.
        let module = module(ofSymbol: symbol.rawName)
        if module == "Mortar/" || module == "MortarVFL/" { continue }
        let file = source.path.dropFirst(folder(of: source.path).count)
        return "\(module)\(file):\(source.line)"
      }
    #endif
    return nil
  }

  /// `Module/` from a mangled name, which starts with `$s`, the length of the module's name and the name.
  nonisolated private static func module(ofSymbol name: String) -> String {
    guard name.hasPrefix("$s") else { return "" }
    let digits = name.dropFirst(2).prefix { $0.isNumber }
    guard let length = Int(digits) else { return "" }
    return name.dropFirst(2 + digits.count).prefix(length) + "/"
  }
}
