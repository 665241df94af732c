// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraText

extension DirectionControl {
  /// Returns the controls of the attribute `writingDirection`: an array of numbers, each the sum of a direction and a format,
  /// the outermost first. Numbers that are no such sum are left out; so are those behind the first hundred.
  static func controls(_ value: Any) -> [DirectionControl] {
    guard let numbers = value as? [Any] else { return [] }
    return numbers.prefix(100).compactMap { value in
      number(value).flatMap { UInt8(exactly: $0) }.flatMap(DirectionControl.init(rawValue:))
    }
  }
}
