// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import LanternKit
import XCTest

@testable import Lantern

final class LampTests: XCTestCase {
  func testBrightnessIsLimited() { XCTAssertEqual(Brightness(percent: 400).percent, 100) }

  func testStoreHasLamps() { XCTAssertEqual(LampStore().lamps.count, 2) }
}
