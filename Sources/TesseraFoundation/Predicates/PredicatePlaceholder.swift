// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The type of an argument of a format.
enum PredicatePlaceholder: Equatable {
  /// `%@`
  case object
  /// `%K`, a key path.
  case key
  /// `%d`, `%lu` and similar, with their C format.
  case integer(String)
  /// `%f` and similar.
  case real

  /// Returns the arguments in a C list. Swift cannot traverse a C list in the same way on all processors, so string formatting
  /// is used: numbers are parsed from their digits, and objects are found by their addresses.
  static func values(of placeholders: [Self], in list: CVaListPointer) -> [Any?] {
    let format = placeholders.map(\.written).joined(separator: " ")
    let texts = NSString(format: format, arguments: list).components(separatedBy: " ")
    return zip(placeholders, texts).map { placeholder, text in
      switch placeholder {
      case .integer: return Int(text) ?? UInt(text).map { $0 as Any }
      case .real: return Double(text)
      case .object, .key:
        let digits = text.hasPrefix("0x") ? text.dropFirst(2) : text[...]
        guard let bits = UInt(digits, radix: 16), let address = UnsafeRawPointer(bitPattern: bits) else { return nil }
        return Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
      }
    }
  }

  private var written: String {
    switch self {
    case .object, .key: "%p"
    case .integer(let format): "%" + format
    case .real: "%.17g"
    }
  }
}
