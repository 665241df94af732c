// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Prices
import SnapshotTesting
import UIKit
import XCTest

@testable import Shop

@MainActor
final class OrderRowTests: XCTestCase {
  func testRow() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    label.text = "Coffee"
    label.backgroundColor = .systemBackground
    assertSnapshot(of: label, as: .image, named: "picture")
  }

  func testOrder() {
    assertSnapshot(of: Order(title: "Tea", price: Price(cents: 200)), as: .json)
  }
}
