// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Misuse stops the program, like an uncaught exception in the original library. The message contains the original
// library's text, a remedy, and the statement. Operators can't have `#fileID` and `#line` parameters, so the location
// is determined from the call stack, but only after an error. Programs without debug information report no location.

import TesseraGraphics

#if os(Linux) && canImport(Runtime)
  import Runtime
#endif

@MainActor
package enum MortarProblem {
  /// The source folders of Mortar and MortarVFL. A statement is the innermost call from outside these folders.
  private static var ownFolders = [folder(of: #filePath)]

  /// Whether errors report locations. Reading the call stack takes seconds in large programs, so tests with many
  /// messages disable it.
  package static var namesStatements = true

  /// Stops the program with a message, a remedy, and the location.
  package static func fail(
    _ sentence: String, remedy: String, name: String = "Mortar Error", at place: String? = nil, in file: String = ""
  ) -> Never {
    if !file.isEmpty { ownFolders.append(folder(of: file)) }
    // Closures are avoided here because they would check for the main actor, and the misuse may be a call on another
    // thread.
    var text = "\(sentence). \(remedy)"
    if let place = place ?? (namesStatements ? statement(outside: ownFolders) : nil) { text += " Statement: \(place)" }
    raise(name, text)
  }

  nonisolated private static func folder(of file: String) -> String {
    String(file.prefix(through: file.lastIndex(of: "/") ?? file.startIndex))
  }

  /// Returns the innermost location on the call stack outside these folders, as `Module/File.swift:line`.
  nonisolated private static func statement(outside ownFolders: [String]) -> String? {
    #if os(Linux) && canImport(Runtime)
      guard let stack = try? Backtrace.capture().symbolicated() else { return nil }
      for frame in stack.frames {
        guard let symbol = frame.symbol, let source = symbol.sourceLocation, source.line > 0,
          source.path.hasSuffix(".swift"), !ownFolders.contains(folder(of: source.path))
        else { continue }
        // For inlined functions, optimized code may report another file and line, but never another module.
        let module = module(ofSymbol: symbol.rawName)
        if module == "Mortar/" || module == "MortarVFL/" { continue }
        let file = source.path.dropFirst(folder(of: source.path).count)
        return "\(module)\(file):\(source.line)"
      }
    #endif
    return nil
  }

  /// Returns `Module/` from a mangled name, which starts with `$s`, the length of the module's name, and the name.
  nonisolated private static func module(ofSymbol name: String) -> String {
    guard name.hasPrefix("$s") else { return "" }
    let digits = name.dropFirst(2).prefix { $0.isNumber }
    guard let length = Int(digits) else { return "" }
    return name.dropFirst(2 + digits.count).prefix(length) + "/"
  }
}
