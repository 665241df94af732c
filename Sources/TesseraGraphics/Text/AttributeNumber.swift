// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Returns an attribute value of any numeric type as a number. Returns nil for other values and for nonfinite
/// numbers.
package func number(_ value: Any?) -> Double? {
  let result: Double? =
    switch value {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as any BinaryInteger: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  guard let result, result.isFinite else { return nil }
  return result
}
