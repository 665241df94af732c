// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import UIKit
import XCTest
@testable import ProfileCard

extension Profile {
    static let jane = Profile(
        id: 1,
        name: "Jane Doe",
        handle: "jane",
        stats: [
            Stat(title: "Posts", value: 12),
            Stat(title: "Followers", value: 1_250),
            Stat(title: "Likes", value: 2_000_000),
        ]
    )
}

@MainActor
final class ProfileCardTests: XCTestCase {

    func testModel() throws {
        XCTAssertEqual(Profile.jane.initials, "JD")
        XCTAssertEqual(Profile(id: 2, name: "cher", handle: "cher").initials, "C")
        XCTAssertEqual(Profile.jane.stats.map(\.shortValue), ["12", "1.2K", "2M"])

        let data = try JSONEncoder().encode(Profile.jane)
        XCTAssertEqual(try JSONDecoder().decode(Profile.self, from: data), .jane)
    }

    func testAttributedTitle() {
        let title = Profile.jane.attributedTitle
        XCTAssertEqual(title.string, "Jane Doe\n@jane")

        var range = NSRange()
        let color = title.attribute(.foregroundColor, at: 0, effectiveRange: &range) as? UIColor
        XCTAssertEqual(color, .label)
        XCTAssertEqual(range, NSRange(location: 0, length: 8))
        let style = title.attribute(.paragraphStyle, at: 9, effectiveRange: nil) as? NSParagraphStyle
        XCTAssertEqual(style?.lineSpacing, 2)
    }

    func testLayout() {
        let card = ProfileCardView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        card.configure(with: .jane)
        card.layoutIfNeeded()

        let avatar = card.avatarView.convert(card.avatarView.bounds, to: card)
        XCTAssertEqual(avatar.minX, 16)
        XCTAssertEqual(avatar.size, CGSize(width: 56, height: 56))
        XCTAssertEqual(card.avatarView.layer.cornerRadius, 28)
        XCTAssertEqual(card.nameLabel.convert(card.nameLabel.bounds, to: card).minX, 84)

        XCTAssertEqual(card.statsStack.bounds.width, 288)
        XCTAssertEqual(card.statsStack.arrangedSubviews.map { $0.frame.minX }, [0, 96, 192])
        XCTAssertEqual(card.statsStack.arrangedSubviews.map { $0.frame.width }, [96, 96, 96])
    }

    func testShadowFollowsTheBounds() {
        let card = ProfileCardView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        card.layoutIfNeeded()
        XCTAssertEqual(card.layer.shadowPath?.boundingBoxOfPath, card.bounds)
        XCTAssertEqual(card.layer.shadowOpacity, 0.15)
        XCTAssertFalse(card.layer.masksToBounds)
    }

    func testReconfiguring() {
        let card = ProfileCardView()
        card.configure(with: .jane)
        card.configure(with: Profile(id: 3, name: "Joe", handle: "joe"))
        XCTAssertTrue(card.statsStack.arrangedSubviews.isEmpty)
        XCTAssertTrue(card.statsStack.isHidden)
        XCTAssertEqual(card.avatarView.initials, "J")
    }
}
#endif
