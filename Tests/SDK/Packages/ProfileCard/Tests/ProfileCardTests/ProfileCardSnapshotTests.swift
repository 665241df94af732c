// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if os(iOS)
import SnapshotTesting
import UIKit
import XCTest
@testable import ProfileCard

@MainActor
final class ProfileCardSnapshotTests: XCTestCase {

    func testCard() {
        let card = ProfileCardView()
        card.configure(with: .jane)
        assertSnapshot(of: card, as: .image(size: CGSize(width: 320, height: 160)))
    }

    func testCardInDarkMode() {
        let card = ProfileCardView()
        card.configure(with: .jane)
        assertSnapshot(
            of: card,
            as: .image(
                size: CGSize(width: 320, height: 160),
                traits: UITraitCollection(userInterfaceStyle: .dark)
            ),
            named: "dark"
        )
    }

    func testViewController() {
        let controller = ProfileCardViewController(profiles: [
            .jane,
            Profile(id: 2, name: "Joe Bloggs", handle: "joe"),
        ])
        assertSnapshot(of: controller, as: .image(on: .iPhone13))
    }
}
#endif
