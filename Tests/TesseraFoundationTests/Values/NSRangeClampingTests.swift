// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraFoundation

@Suite struct NSRangeClampingTests {
  /// The clamped range contains exactly the range's units that exist in the text, counted one by one.
  @Test func clampsRangesNearATextOfThreeUnits() {
    for location in -4...6 {
      for length in 0...8 {
        let cut = NSRange(location: location, length: length).clamped(to: 3)
        let inside = (location..<location + length).filter { (0..<3).contains($0) }
        #expect(cut.length == inside.count)
        #expect(cut.location == inside.first ?? min(max(0, location), 3))
      }
    }
  }

  @Test(arguments: [Int.min, Int.min + 1, -1, 0, 3, Int.max - 1, Int.max], [Int.min, -1, 0, 1, Int.max])
  func clampsRangesThatOverflow(location: Int, length: Int) {
    for text in [0, 3] {
      let cut = NSRange(location: location, length: length).clamped(to: text)
      #expect((0...text).contains(cut.location) && (0...text - cut.location).contains(cut.length))
    }
  }
}
