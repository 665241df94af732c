// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraText

extension DirectionControl {
  /// Returns the controls of the attribute `writingDirection`: an array of numbers, each the sum of a direction and a format,
  /// from outermost to innermost. Other numbers, and those after the first hundred, are ignored.
  static func controls(_ value: Any) -> [DirectionControl] {
    guard let numbers = value as? [Any] else { return [] }
    return numbers.prefix(100).compactMap { value in
      number(value).flatMap { UInt8(exactly: $0) }.flatMap(DirectionControl.init(rawValue:))
    }
  }
}
