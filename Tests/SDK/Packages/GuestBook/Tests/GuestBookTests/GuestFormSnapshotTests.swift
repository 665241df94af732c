// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SnapshotTesting
import UIKit
import XCTest

@testable import GuestBook

final class GuestFormSnapshotTests: XCTestCase {
    func testForm() {
        let controller = GuestFormViewController(guest: Guest(name: "Jane Doe", city: "Oslo", stay: 90_000))
        assertSnapshot(of: controller, as: .image(on: .iPhone13))
        assertSnapshot(of: controller, as: .image(on: .iPhone13, traits: UITraitCollection(userInterfaceStyle: .dark)))
    }
}
