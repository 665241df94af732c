// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraPort

/// A scanner that finds the names of imported modules without parsing.
enum ImportScan {
  private static let kinds: Set<String> = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func", "actor",
  ]

  /// Returns the modules that a source may import. The result includes words in comments and strings that resemble an
  /// import, so callers must look up the names among the existing modules.
  static func modules(in bytes: [UInt8]) -> Set<String> {
    var modules: Set<String> = []
    for place in Needle.all("import", in: bytes) where place == 0 || !Needle.isNamePart(bytes[place - 1]) {
      var end = place + 6
      var name = nextName(in: bytes, from: &end)
      if kinds.contains(name) { name = nextName(in: bytes, from: &end) }
      if !name.isEmpty { modules.insert(name) }
    }
    return modules
  }

  /// Returns the name after whitespace, or an empty string.
  private static func nextName(in bytes: [UInt8], from end: inout Int) -> String {
    let start = bytes[end...].firstIndex { $0 != 32 && $0 != 9 } ?? bytes.endIndex
    if start == end { return "" }
    let name = Needle.name(at: start, in: bytes)
    end = start + name.utf8.count
    return name
  }
}
