// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraText

extension DirectionControl {
  /// Returns the direction controls of a `writingDirection` attribute. The attribute's value is an array of numbers,
  /// from the outermost to the innermost control. Each number is the sum of a direction and a format. Invalid numbers
  /// and all numbers after the first hundred are ignored.
  static func controls(_ value: Any) -> [DirectionControl] {
    guard let numbers = value as? [Any] else { return [] }
    return numbers.prefix(100).compactMap { value in
      number(value).flatMap { UInt8(exactly: $0) }.flatMap(DirectionControl.init(rawValue:))
    }
  }
}
