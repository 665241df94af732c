// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Numbers of random cases: a seeded subset by default, and the full number if TESSERA_LONG_TESTS is set (make
// test-long).

import Foundation

enum LongRuns {
  static let isOn = ProcessInfo.processInfo.environment["TESSERA_LONG_TESTS"] != nil

  static func count(_ short: Int, long: Int) -> Range<Int> { 0..<(isOn ? long : short) }
}
