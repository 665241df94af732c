// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRandom

extension SeededRandom {
  /// Creates a generator for a case. Consecutive numbers result in unrelated sequences.
  init(_ seed: UInt64) { self.init(state: seed &* 0x9e37_79b9_7f4a_7c15 &+ 0x1234_5678_9abc_def1) }

  mutating func pick<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &self)] }
}
