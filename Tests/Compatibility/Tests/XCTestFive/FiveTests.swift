// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// An app's tests in Swift 5 mode, without actor annotations.

import CardsApp
import ChainLayout
import UIKit
import XCTest

final class FiveTests: XCTestCase {
  private var container: UIView!

  override func setUp() {
    super.setUp()
    container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  override func tearDown() {
    container = nil
    super.tearDown()
  }

  func testChain() {
    let view = UIView()
    container.addSubview(view)
    view.chain.make { $0.edges.equalToSuperview().inset(5) }
    container.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 5, y: 5, width: 90, height: 90))
  }

  func testBadge() {
    let badge = BadgeView(color: .green)
    badge.sizeToFit()
    XCTAssertEqual(badge.bounds.size, CGSize(width: 12, height: 12))
  }

  func testWaitingForTheMainQueue() {
    let done = expectation(description: "laid out later")
    let view = CardView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
    DispatchQueue.main.async {
      view.card = Card(title: "Later", detail: "")
      view.layoutIfNeeded()
      done.fulfill()
    }
    wait(for: [done], timeout: 5)
    XCTAssertEqual(view.card?.title, "Later")
  }
}
