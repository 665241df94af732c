// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// An app's tests in Swift 6 mode. XCTest on Linux runs asynchronous tests on the actor to which they are isolated.

import AnchorOperators
import UIKit
import XCTest

final class SixTests: XCTestCase {
  @MainActor
  func testOperators() async {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    container.addSubview(view)
    view.centerXAnchor == container.centerXAnchor
    view.centerYAnchor == container.centerYAnchor
    view.widthAnchor == 40
    view.heightAnchor == container.heightAnchor * 0.5
    container.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 30, y: 25, width: 40, height: 50))
  }
}
