// SPDX-License-Identifier: MIT

import Birch
import SwiftUI
import XCTest

final class BirchTests: XCTestCase {
    @MainActor
    func testShowcasesHaveContent() throws {
        let views: [AnyView] = [
            AnyView(BirchShowcaseProfile()), AnyView(BirchShowcaseMessages()), AnyView(BirchShowcaseToday()),
        ]
        for view in views {
            let controller = UIHostingController(rootView: view)
            controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            controller.view.layoutIfNeeded()
            XCTAssertFalse(controller.view.subviews.isEmpty)
        }
    }
}
