// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A grammatical plural category.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

/// The operands of plural rules (UTS #35, part 3, "Plural Operand Meanings"). The number's sign is ignored.
package struct PluralOperands: Hashable, Sendable {
  /// The integer digits (`i`), as a number.
  var i: UInt64
  /// The number of visible fraction digits (`v`) and the fraction digits as an integer (`f`), with trailing zeros.
  var v = 0
  var f: UInt64 = 0
  /// The number of visible fraction digits (`w`) and the fraction digits as an integer (`t`), without trailing zeros.
  var w = 0
  var t: UInt64 = 0
  /// The exponent in compact notation, such as 6 in `1.2c6`.
  var e: UInt64 = 0

  package init(_ value: some BinaryInteger) { i = UInt64(clamping: value.magnitude) }

  /// Creates the operands of a number without trailing zeros, as in `NSNumber`. For example, 1.0 has no fraction
  /// digits.
  package init(_ value: Double) {
    let size = abs(value)
    guard size.isFinite, size < 0x1p63, size != size.rounded() else {
      i = size.isFinite && size < 0x1p63 ? UInt64(size) : UInt64(Int64.max)
      return
    }
    // The description of a number below 0.0001 has an exponent and can't be parsed. 0.1 has the same plural form.
    self = PluralOperands(decimal: "\(size)") ?? PluralOperands(decimal: "0.1") ?? PluralOperands(0)
  }

  /// Parses a number such as `1`, `1.50` or `1.2c6`. Returns nil for other strings and for more than 18 digits.
  package init?(decimal text: String) {
    let parts = text.split(separator: "c", omittingEmptySubsequences: false)
    guard parts.count <= 2, let number = parts.first else { return nil }
    let digits = number.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(digits.count),
      digits.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } })
    else { return nil }
    var (whole, fraction) = (String(digits[0]), digits.count == 2 ? String(digits[1]) : "")
    if parts.count == 2 {
      guard let exponent = Int(parts[1]), (0...15).contains(exponent) else { return nil }
      e = UInt64(exponent)
      let moved = fraction.prefix(exponent)
      whole += moved + String(repeating: "0", count: exponent - moved.count)
      fraction = String(fraction.dropFirst(exponent))
    }
    guard whole.utf8.count <= 18, fraction.utf8.count <= 18, let i = UInt64(whole) else { return nil }
    self.i = i
    v = fraction.utf8.count
    f = UInt64(fraction) ?? 0
    while fraction.hasSuffix("0") { fraction.removeLast() }
    w = fraction.utf8.count
    t = UInt64(fraction) ?? 0
  }
}
