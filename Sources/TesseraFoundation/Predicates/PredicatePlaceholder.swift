// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A placeholder in a predicate format, which determines the argument's type.
enum PredicatePlaceholder: Equatable {
  /// `%@`, an object.
  case object
  /// `%K`, a key path.
  case key
  /// `%d`, `%lu` or a similar placeholder for an integer, with its C conversion.
  case integer(String)
  /// `%f` or a similar placeholder for a floating-point number.
  case real

  /// Returns the arguments in a C argument list. Swift can't portably traverse a C argument list, so the arguments
  /// are formatted as a string: numbers are parsed from their digits, and objects are accessed by their addresses.
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
