// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraWorkers
internal import Foundation

/// Finds function names in a file's symbol table.
enum SymbolTable {
  struct Symbol {
    var name: String
    /// The address assigned by the linker.
    var address: UInt64
  }

  /// Returns the functions at offsets of a file, or nil for offsets that are not loaded into memory.
  static func find(_ offsets: [UInt64], in path: String) -> [Symbol?] {
    var symbols = [Symbol?](repeating: nil, count: offsets.count)
    symbols.withUnsafeMutableBufferPointer { room in
      tessera_find_symbols(path, offsets, offsets.count, room.baseAddress, note)
    }
    return symbols
  }

  /// Returns a function's demangled name.
  static func demangled(_ name: Substring) -> String {
    guard let text = tessera_demangle(String(name)) else { return String(name) }
    defer { free(text) }
    return simple(String(cString: text))
  }

  /// Returns a function's name without its file discriminator and without an empty result type.
  static func simple(_ name: String) -> String {
    var name = name
    while name.contains(" in _"), let mark = name.range(of: #" in _[0-9A-F]{32}\)"#, options: .regularExpression),
      let open = name[..<mark.lowerBound].lastIndex(of: "(")
    {
      name.replaceSubrange(mark, with: "")
      name.remove(at: open)
    }
    return name.hasSuffix(" -> ()") ? String(name.dropLast(6)) : name
  }
}

/// Stores a symbol in the buffer that `find` provides.
private func note(
  context: UnsafeMutableRawPointer?, index: Int, name: UnsafePointer<CChar>, distance: UInt64, address: UInt64
) {
  let room = context?.assumingMemoryBound(to: SymbolTable.Symbol?.self)
  room?[index] = SymbolTable.Symbol(name: SymbolTable.demangled(Substring(String(cString: name))), address: address)
}
