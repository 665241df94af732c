// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Returns the number in an attribute value of any numeric type, or nil for other values and numbers that are not finite.
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
