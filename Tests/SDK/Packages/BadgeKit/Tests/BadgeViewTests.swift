// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import UIKit
import XCTest
@testable import BadgeKit

final class BadgeViewTests: XCTestCase {

    private var host: UIView!

    override func setUp() {
        super.setUp()
        host = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 60))
    }

    override func tearDown() {
        host = nil
        super.tearDown()
    }

    func testLabelHidesWhenEmpty() {
        let badge = BadgeLabel()
        XCTAssertTrue(badge.isHidden)
        XCTAssertEqual(badge.intrinsicContentSize, .zero)

        badge.count = 5
        XCTAssertFalse(badge.isHidden)
        XCTAssertEqual(badge.text, "5")

        badge.count = 0
        badge.hidesWhenEmpty = false
        XCTAssertFalse(badge.isHidden)
        XCTAssertNil(badge.text)
    }

    func testLabelIsNeverNarrowerThanHigh() {
        let badge = BadgeLabel()
        badge.count = 1
        let narrow = badge.intrinsicContentSize
        XCTAssertGreaterThanOrEqual(narrow.width, narrow.height)

        badge.formatter = BadgeFormatter(maximumCount: 1_000_000)
        badge.count = 100_000
        XCTAssertGreaterThan(badge.intrinsicContentSize.width, narrow.width)
        XCTAssertEqual(badge.intrinsicContentSize.height, narrow.height)
    }

    func testBadgeSitsOnTheCorner() {
        let badge = host.setBadge(count: 3, at: .bottomTrailing)
        host.layoutIfNeeded()
        XCTAssertTrue(badge === host.badgeLabel)
        XCTAssertEqual(badge.center.x, 40, accuracy: 1)
        XCTAssertEqual(badge.center.y, 60, accuracy: 1)

        XCTAssertTrue(host.setBadge(count: 4) === badge)
        XCTAssertEqual(badge.text, "4")

        host.removeBadge()
        XCTAssertNil(host.badgeLabel)
    }

    func testBorderPropertiesForwardToTheLayer() {
        let badge = BadgeLabel()
        XCTAssertEqual(badge.borderWidth, 0)
        badge.borderWidth = 2
        badge.borderColor = .white
        XCTAssertEqual(badge.layer.borderWidth, 2)
        XCTAssertEqual(badge.layer.borderColor, UIColor.white.cgColor)
    }

    func testArchiving() throws {
        let badge = BadgeLabel(frame: CGRect(x: 1, y: 2, width: 30, height: 20))
        badge.count = 7
        let data = try NSKeyedArchiver.archivedData(withRootObject: badge, requiringSecureCoding: false)

        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let copy = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? BadgeLabel
        XCTAssertEqual(copy?.count, 7)
        XCTAssertEqual(copy?.text, "7")
        XCTAssertEqual(copy?.frame, badge.frame)
    }

    func testButtonCallsItsTargets() {
        final class Target: NSObject {
            var senders: [BadgeButton] = []
            @objc func tapped(_ sender: BadgeButton) { senders.append(sender) }
        }
        let target = Target()
        let button = BadgeButton(image: nil, target: target, action: #selector(Target.tapped(_:)))
        XCTAssertEqual(button.actions(forTarget: target, forControlEvent: .touchUpInside), ["tapped:"])
        XCTAssertNil(button.actions(forTarget: target, forControlEvent: .valueChanged))

        var handled = 0
        button.tapHandler = { _ in handled += 1 }
        button.clearsOnTap = true
        button.count = 12
        button.simulate(.touchUpInside)
        XCTAssertEqual(target.senders.count, 1)
        XCTAssertEqual(handled, 1)
        XCTAssertEqual(button.count, 0)
        XCTAssertTrue(button.badge.isHidden)
    }

    func testButtonHasTheMinimumTouchSize() {
        let button = BadgeButton(frame: .zero)
        button.translatesAutoresizingMaskIntoConstraints = false
        XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 44, height: 44))
        XCTAssertEqual(
            button.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
            CGSize(width: 44, height: 44)
        )
    }
}

private extension UIControl {

    /// `sendActions(for:)` requires a running application, which package tests do not have.
    func simulate(_ event: UIControl.Event) {
        for target in allTargets {
            guard let object = target.base as? NSObject else { continue }
            for action in actions(forTarget: object, forControlEvent: event) ?? [] {
                object.perform(Selector(action), with: self)
            }
        }
    }
}
#endif
