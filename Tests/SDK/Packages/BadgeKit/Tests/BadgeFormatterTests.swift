// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import XCTest
import BadgeKit

final class BadgeFormatterTests: XCTestCase {

    func testCounts() {
        let formatter = BadgeFormatter()
        XCTAssertNil(formatter.string(for: -1))
        XCTAssertNil(formatter.string(for: 0))
        XCTAssertEqual(formatter.string(for: 1), "1")
        XCTAssertEqual(formatter.string(for: 99), "99")
        XCTAssertEqual(formatter.string(for: 100), "99+")
    }

    func testOptions() {
        let formatter = BadgeFormatter(maximumCount: 9, showsZero: true)
        XCTAssertEqual(formatter.string(for: 0), "0")
        XCTAssertEqual(formatter.string(for: 10), "9+")
    }
}
